import { components } from '../../catalog.js';
import type { Points } from '../../data.js';
import { LEVELS, type Level, type Player, type TerritoryId } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Army, OwnTroop } from '../../troops.js';
import type { Cost } from '../../uses.js';
import { armyOf, levelOf, OWN_TROOPS, typeOf } from '../armies.js';
import { flagsLeft, unitsLeft } from '../supply.js';
import { civilLevels } from './buildings.js';
import { designing, MILITARY_SCIENCE, pointsFor, surchargeFor } from './design.js';
import { canAfford, hasFlorin } from './means.js';
import { homeGarrisons, placesForUnits } from './places.js';

/** @rule MU 4-units */
export const priceOfTroop = (troop: OwnTroop): number => {
  const { price, pricePerLevel } = components.units.find(({ id }) => id === typeOf(troop))!;
  return pricePerLevel === undefined ? (price ?? 0) : pricePerLevel * levelOf(troop);
};

/** @rule MU 4-units-limit How many more units in this phase, as the buildings stand now. */
export const unitsToCome = (g: MU, seat: Player): number =>
  components.unitPurchase.base + civilLevels(g, seat) - (g.bought.units[seat] ?? 0);

/** @rule MU 4-units-captain Captains are hired with a technology. */
export const costOfTroop = (
  g: MU,
  seat: Player,
  troop: OwnTroop,
  surcharge: Points | undefined = surchargeFor(g, seat, MILITARY_SCIENCE),
): Cost | undefined => {
  const florin = priceOfTroop(troop);
  if (typeOf(troop) !== 'captain') return { points: {}, florin };
  const points = designing(g, seat, MILITARY_SCIENCE, pointsFor(MILITARY_SCIENCE, levelOf(troop)), surcharge);
  return points && { points, florin };
};

/** @rule MU 0-components-limits @rule MU 4-units-captain A piece, and for a captain his flag. */
const hasPiece = (g: MU, seat: Player, troop: OwnTroop): boolean =>
  unitsLeft(g, seat, typeOf(troop)) > 0 && hasFlag(g, troop);
const hasFlag = (g: MU, troop: OwnTroop): boolean =>
  typeOf(troop) !== 'captain' || flagsLeft(g, levelOf(troop) as Level) > 0;

export const buyableUnits = (g: MU, seat: Player): readonly OwnTroop[] => {
  if (unitsToCome(g, seat) <= 0 || placesForUnits(g, seat).length === 0) return [];
  const surcharge = surchargeFor(g, seat, MILITARY_SCIENCE);
  return OWN_TROOPS.filter(troop => {
    if (typeOf(troop) === 'captain' && !surcharge) return false;
    const cost = costOfTroop(g, seat, troop, surcharge);
    return cost !== undefined && canAfford(g, seat, cost) && hasPiece(g, seat, troop);
  });
};

/** A captain, the level to which he is raised, and where he is: `captain-1:3@rome`. */
export type Promotion = `captain-${Level}:${Level}@${TerritoryId}`;
const captain = (level: Level): OwnTroop => `captain-${level}`;
export const costOfPromotion = (
  g: MU,
  seat: Player,
  from: Level,
  to: Level,
  surcharge: Points | undefined = surchargeFor(g, seat, MILITARY_SCIENCE),
): Cost | undefined => {
  const points = designing(g, seat, MILITARY_SCIENCE, pointsFor(MILITARY_SCIENCE, to - from), surcharge);
  return points && { points, florin: priceOfTroop(captain(to)) - priceOfTroop(captain(from)) };
};
/** @rule MU 4-units-captain Not limited in number; only where units can be bought. */
export const promotable = (g: MU, seat: Player): readonly Promotion[] => {
  const standing = placesForUnits(g, seat).flatMap(at =>
    LEVELS.filter(from => armyOf(g, at, seat)[captain(from)] !== undefined).map(from => ({ at, from })),
  );
  const surcharge = standing.length > 0 ? surchargeFor(g, seat, MILITARY_SCIENCE) : undefined;
  if (!surcharge) return [];
  return standing.flatMap(({ at, from }) =>
    LEVELS.filter(to => {
      const cost = to > from ? costOfPromotion(g, seat, from, to, surcharge) : undefined;
      return cost !== undefined && canAfford(g, seat, cost) && flagsLeft(g, to) > 0;
    }).map((to): Promotion => `captain-${from}:${to}@${at}`),
  );
};

const troopsIn = (army: Army | undefined): readonly OwnTroop[] => OWN_TROOPS.filter(troop => (army?.[troop] ?? 0) > 0);
const mayReturn = (g: MU, seat: Player): boolean => unitsToCome(g, seat) > 0 && homeGarrisons(g, seat).length > 0;

/** A prisoner and his captor: `archer@player-2`. */
export type Captive = `${OwnTroop}@${Player}`;
export const captiveIn = (what: string): OwnTroop => what.slice(0, what.indexOf('@')) as OwnTroop;
export const captorIn = (what: string): Player => what.slice(what.indexOf('@') + 1) as Player;
/** @rule MU 4-ransom Twice the price, to the captor; no points. */
export const ransomFor = (troop: OwnTroop): number => priceOfTroop(troop) * components.ransomFactor;
export const ransomable = (g: MU, seat: Player): readonly Captive[] => {
  const captors = g.order.filter(captor => g.prisoners[captor]?.[seat] !== undefined);
  if (captors.length === 0 || !mayReturn(g, seat)) return [];
  return captors.flatMap(captor =>
    troopsIn(g.prisoners[captor]?.[seat])
      .filter(troop => hasFlorin(g, seat, ransomFor(troop)))
      .map((troop): Captive => `${troop}@${captor}`),
  );
};

/** @rule MU 4-redeploy For nothing, but within the limit. */
export const redeployable = (g: MU, seat: Player): readonly OwnTroop[] =>
  g.aside.units[seat] !== undefined && mayReturn(g, seat) ? troopsIn(g.aside.units[seat]) : [];

/** @rule MU card.28 Half of the price, rounded up, and no points; in the one round only. */
export const recoveryOf = (troop: OwnTroop): number => Math.ceil(priceOfTroop(troop) / 2);
export const recoverable = (g: MU, seat: Player): readonly OwnTroop[] => {
  const tended = g.tended[seat];
  if (tended?.round !== g.round || !mayReturn(g, seat)) return [];
  return troopsIn(tended.army).filter(troop => hasFlorin(g, seat, recoveryOf(troop)) && hasPiece(g, seat, troop));
};
