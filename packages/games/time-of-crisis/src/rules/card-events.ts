import type { Obstacle } from '@hegemon/kernel';
import { isGeneral, MAP, provinceOfMilitia } from '../catalog.js';
import {
  type CardId,
  type Colour,
  isSea,
  type ProvinceId,
  type RegionId,
  type RomanArmyId,
  TRIBES,
  type TribeId,
} from '../ids.js';
import type { ToC } from '../state.js';
import { countLegions, foederatiOf, governs, isCommandedBy, mobsLeft, quaestorCastraLeft, regionOf } from './armies.js';
import { countActive, countInactive, leadersAt } from './barbarians.js';
import { no } from './obstacles.js';
import { isPretender, mayBeSeat } from './pretenders.js';
import { isEmperor } from './support.js';

/** @rule ToC 5.2.use Played this turn, and its event not yet used. */
export const mayUse = (g: ToC, card: CardId): boolean => g.unused.includes(card);
export const whyNotUse = (g: ToC, card: CardId): Obstacle | undefined =>
  mayUse(g, card) ? undefined : no('ToC 5.2.use', 'event-not-played', { card });
export const countUnused = (g: ToC, card: CardId): number => g.unused.filter(id => id === card).length;

/** @rule ToC card.castra One of your armies, not at sea, without a marker of its own. */
export const whyNotCastra = (g: ToC, seat: Colour, army: RomanArmyId): Obstacle | undefined => {
  const rule = 'ToC card.castra';
  if (!isCommandedBy(g, seat, army)) return no(rule, 'not-yours', { army });
  const region = regionOf(g, army);
  if (region !== undefined && isSea(region)) return no('ToC 6.3.1.sea', 'at-sea', { army });
  const militia = provinceOfMilitia(army);
  const hasOne = isGeneral(army) ? g.armies.castra[army] : militia && g.provinces.militiaCastra[militia];
  if (hasOne) return no(rule, 'has-castra', { army });
  return quaestorCastraLeft(g) < 1 ? no('ToC 2.limits', 'none-left', { piece: 'castra' }) : undefined;
};

/** @rule ToC card.tribute Tribes with an active marker there, leaders included. */
export const tributeTribes = (g: ToC, province: ProvinceId): TribeId[] =>
  TRIBES.filter(
    tribe =>
      countActive(g, tribe, province) > 0 ||
      leadersAt(g, tribe, province).some(leader => g.leaders.inactive[leader] !== true),
  );
export const whyNotTribute = (g: ToC, province: ProvinceId): Obstacle | undefined =>
  tributeTribes(g, province).length > 0 ? undefined : no('ToC card.tribute', 'no-active-barbarians', { province });

/** @rule ToC card.foederati Tribes with a marker that is no leader; active ones only under the strict option. */
export const recruitableTribes = (g: ToC, region: RegionId): TribeId[] =>
  TRIBES.filter(
    tribe =>
      countActive(g, tribe, region) > 0 || (!g.options['strict-foederati'] && countInactive(g, tribe, region) > 0),
  );
/** The region of the army and those beside it; under the strict option its own region alone. */
export const recruitingGrounds = (g: ToC, army: RomanArmyId): RegionId[] => {
  const region = regionOf(g, army);
  if (region === undefined || isSea(region)) return [];
  const near = g.options['strict-foederati'] ? [region] : [region, ...MAP.neighbours(region)];
  return near.filter(id => recruitableTribes(g, id).length > 0);
};
export const whyNotFoederati = (g: ToC, seat: Colour, army: RomanArmyId): Obstacle | undefined => {
  const rule = 'ToC card.foederati';
  if (!isCommandedBy(g, seat, army)) return no(rule, 'not-yours', { army });
  const region = regionOf(g, army);
  if (region !== undefined && isSea(region)) return no('ToC 6.3.1.sea', 'at-sea', { army });
  return recruitingGrounds(g, army).length > 0 ? undefined : no(rule, 'no-barbarian-near', { army });
};
/** @rule ToC card.foederati Only while the army has fewer barbarians than legions; else the marker goes home. */
export const wouldJoin = (g: ToC, army: RomanArmyId): boolean =>
  isGeneral(army) && foederatiOf(g, army).length < countLegions(g, army);

/** @rule ToC card.quaestor */
export const whyNotQuaestor = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined => {
  const rule = 'ToC card.quaestor';
  if (!governs(g, seat, province)) return no(rule, 'not-governed', { province });
  if (g.provinces.quaestor[province]) return no(rule, 'has-quaestor', { province });
  return quaestorCastraLeft(g) < 1 ? no('ToC 2.limits', 'none-left', { piece: 'quaestor' }) : undefined;
};

/** @rule ToC card.mob Any province with a governor, also a neutral or an own one. */
export const whyNotMob = (g: ToC, province: ProvinceId): Obstacle | undefined => {
  if (g.provinces.governor[province] === undefined) return no('ToC card.mob', 'no-governor-there', { province });
  return mobsLeft(g) < 1 ? no('ToC 2.limits', 'none-left', { piece: 'mob' }) : undefined;
};

/** @rule ToC card.pretender Not for the Emperor, and not twice. */
export const whyNotPretender = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined => {
  const rule = 'ToC card.pretender';
  if (isEmperor(g, seat)) return no(rule, 'is-emperor');
  if (isPretender(g, seat)) return no(rule, 'is-pretender');
  return mayBeSeat(g, seat, province) ? undefined : no('ToC 12.1.found', 'no-linked-provinces', { province });
};
