import type { Obstacle } from '@hegemon/kernel';
import { COST_OF, MAP, MILITIA_OF, OWNER_OF, RECRUITING_COST } from '../catalog.js';
import {
  type ArmyId,
  type Colour,
  type GeneralId,
  isProvince,
  isSea,
  type ProvinceId,
  type RegionId,
  type RomanArmyId,
  TRIBES,
} from '../ids.js';
import type { ToC } from '../state.js';
import {
  countLegions,
  generalsOnMap,
  governs,
  hasFought,
  isCapitalFree,
  isCommandedBy,
  legionsLeft,
  militiaStandsAlone,
  regionOf,
} from './armies.js';
import { isBarbarianArmy, rivalsAt } from './barbarians.js';
import { no } from './obstacles.js';
import { whyNotPay, whyNotSail } from './points.js';
import { mobsIn } from './support.js';

const ownGeneral = (g: ToC, seat: Colour, army: GeneralId, rule: string): Obstacle | undefined =>
  isCommandedBy(g, seat, army) ? undefined : no(rule, 'not-yours', { army });

/** @rule ToC 6.3.1.recruit-general */
export const whyNotRecruitGeneral = (g: ToC, seat: Colour, general: GeneralId): Obstacle | undefined => {
  if (OWNER_OF[general] !== seat) return no('ToC 6.3.1.recruit-general', 'not-yours', { army: general });
  if (!g.generals.unrecruited[seat].includes(general)) {
    return no('ToC 6.3.1.recruit-general', 'already-recruited', { leader: general });
  }
  return whyNotPay(g, seat, 'military', RECRUITING_COST[general]);
};

/** @rule ToC 6.3.1.add-legion The price is the number of legions the army will hold, whatever else is in it. */
export const addLegionCost = (g: ToC, army: GeneralId): number => countLegions(g, army) + 1;
export const whyNotAddLegion = (g: ToC, seat: Colour, army: GeneralId): Obstacle | undefined => {
  const rule = 'ToC 6.3.1.add-legion';
  const notMine = ownGeneral(g, seat, army, rule);
  if (notMine) return notMine;
  const region = g.armies.at[army]!;
  if (!isProvince(region) || !governs(g, seat, region)) return no(rule, 'not-governed', { province: region });
  return (
    whyNotPay(g, seat, 'military', addLegionCost(g, army)) ??
    (legionsLeft(g) < 1 ? no('ToC 2.limits', 'none-left', { piece: 'legion' }) : undefined)
  );
};

/** @rule ToC 6.3.1.create-army */
export const whyNotCreateArmy = (g: ToC, seat: Colour, province: ProvinceId): Obstacle | undefined => {
  const rule = 'ToC 6.3.1.create-army';
  if (!governs(g, seat, province)) return no(rule, 'not-governed', { province });
  if (g.generals.available[seat].length === 0) return no(rule, 'no-general-available');
  if (legionsLeft(g) < 1) return no('ToC 2.limits', 'none-left', { piece: 'legion' });
  return whyNotPay(g, seat, 'military', COST_OF('create-army'));
};

/** @rule ToC 6.3.1.train Wherever the army is. */
export const whyNotTrain = (g: ToC, seat: Colour, army: GeneralId): Obstacle | undefined => {
  const notMine = ownGeneral(g, seat, army, 'ToC 6.3.1.train');
  if (notMine) return notMine;
  if ((g.armies.reduced[army] ?? 0) === 0) return no('ToC 6.3.1.train', 'no-reduced-legion', { army });
  return whyNotPay(g, seat, 'military', COST_OF('train-legion'));
};

/** @rule ToC 6.3.1.move @rule ToC 6.3.1.sea */
export const whyNotMoveTo = (g: ToC, seat: Colour, army: GeneralId, to: RegionId): Obstacle | undefined => {
  const from = g.armies.at[army];
  if (from === undefined || !MAP.areAdjacent(from, to)) return no('ToC 6.3.1.move', 'not-adjacent', { region: to });
  return whyNotSail(g, seat, (isSea(to) ? 1 : 0) - (isSea(from) ? 1 : 0));
};
/** @rule ToC 6.3.1.fought A general that fought does not move; militia never does (ToC 6.3.1.militia). */
export const whyNotMove = (g: ToC, seat: Colour, army: GeneralId): Obstacle | undefined => {
  const rule = 'ToC 6.3.1.move';
  const notMine = ownGeneral(g, seat, army, rule);
  if (notMine) return notMine;
  if (g.armies.fought[army]) return no('ToC 6.3.1.fought', 'has-fought', { army });
  const ways = MAP.neighbours(g.armies.at[army]!);
  return ways.some(to => !whyNotMoveTo(g, seat, army, to)) ? undefined : whyNotMoveTo(g, seat, army, ways[0]);
};
export const destinations = (g: ToC, seat: Colour, army: GeneralId): RegionId[] => {
  const from = g.armies.at[army];
  return from === undefined ? [] : MAP.neighbours(from).filter(to => !whyNotMoveTo(g, seat, army, to));
};

/** @rule ToC 6.3.1.capital Into a free capital at no cost, whoever governs the province. */
export const whyNotEnterCapital = (g: ToC, seat: Colour, army: GeneralId): Obstacle | undefined => {
  const rule = 'ToC 6.3.1.capital';
  const notMine = ownGeneral(g, seat, army, rule);
  if (notMine) return notMine;
  const region = g.armies.at[army]!;
  if (!isProvince(region)) return no(rule, 'in-no-province', { army });
  if (g.armies.inCapital[army]) return no(rule, 'already-there', { army, inCapital: true });
  return isCapitalFree(g, seat, region) ? undefined : no('ToC 6.3.1.stack', 'capital-taken', { province: region });
};
/** @rule ToC 6.3.1.capital */
export const whyNotLeaveCapital = (g: ToC, seat: Colour, army: GeneralId): Obstacle | undefined => {
  const notMine = ownGeneral(g, seat, army, 'ToC 6.3.1.capital');
  if (notMine) return notMine;
  return g.armies.inCapital[army] ? undefined : no('ToC 6.3.1.capital', 'already-there', { army, inCapital: false });
};

/** @rule ToC 6.3.1.battle Any army in the region that is not one's own; a militia stacked with a general fights with him. */
export const targetsOf = (g: ToC, seat: Colour, army: RomanArmyId): ArmyId[] => {
  const region = regionOf(g, army);
  if (region === undefined || isSea(region)) return [];
  const targets: ArmyId[] = [];
  for (const other of g.seats) {
    if (other === seat) continue;
    for (const general of generalsOnMap(g, other)) if (g.armies.at[general] === region) targets.push(general);
  }
  if (isProvince(region) && g.provinces.militia[region] && !governs(g, seat, region) && militiaStandsAlone(g, region)) {
    targets.push(MILITIA_OF[region]);
  }
  for (const tribe of TRIBES) if (isBarbarianArmy(g, tribe, region)) targets.push(tribe);
  targets.push(...rivalsAt(g, region));
  return targets;
};
/** @rule ToC 6.3.1.battle @rule ToC 6.3.1.fought */
export const whyNotBattle = (g: ToC, seat: Colour, army: RomanArmyId): Obstacle | undefined => {
  const rule = 'ToC 6.3.1.battle';
  if (!isCommandedBy(g, seat, army)) return no(rule, 'not-yours', { army });
  if (hasFought(g, army)) return no('ToC 6.3.1.fought', 'has-fought', { army });
  const whyNot = whyNotPay(g, seat, 'military', COST_OF('initiate-battle'));
  if (whyNot) return whyNot;
  return targetsOf(g, seat, army).length === 0 ? no(rule, 'no-enemy', { army }) : undefined;
};

/** @rule ToC 6.3.1.disperse An army that fought may do it, and it stays free to move and fight. */
export const whyNotDisperse = (g: ToC, seat: Colour, army: RomanArmyId): Obstacle | undefined => {
  const rule = 'ToC 6.3.1.disperse';
  if (!isCommandedBy(g, seat, army)) return no(rule, 'not-yours', { army });
  const region = regionOf(g, army);
  if (region === undefined || !isProvince(region) || !governs(g, seat, region))
    return no(rule, 'not-governed', { army });
  if (mobsIn(g, region) === 0) return no(rule, 'no-mob', { province: region });
  return whyNotPay(g, seat, 'military', COST_OF('disperse-mob'));
};
