import { pick } from '@hegemon/kernel';
import { otherStance } from '../battle.js';
import { loseUnit, recountCaptains } from '../deeds/battle.js';
import { noteFeat } from '../deeds/feats.js';
import { unload } from '../deeds/trade.js';
import { dropVehicle, lowerVehicle } from '../deeds/vehicles.js';
import { tell } from '../events.js';
import type { Level, Player, VehicleId } from '../ids.js';
import { isMilitary } from '../rules/movement/vehicles.js';
import { hasMarkerFor } from '../rules/ownership.js';
import { isPlayer } from '../rules/pieces.js';
import { enginesLeft } from '../rules/supply.js';
import { cargoOf, holdOf } from '../rules/trade/cargo.js';
import { isShip, levelOfVehicle, ownerOf, typeOfVehicle, vehiclesAt } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Troop } from '../troops.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import { type Ability, type Naming, namedAs } from './ability.js';
import { armyIn, foeSide, ownSide, stanceOf, troopsOf } from './in-battle.js';

const SUCCESS = 3;
const DISASTER = 7;
const hasSucceeded = (use: Use): boolean => (use.dice?.[0] ?? DISASTER) <= SUCCESS;
const hasFailed = (use: Use): boolean => (use.dice?.[0] ?? 0) >= DISASTER;

/** War wagons and engines of the opponent in the battle; @rule MU card.11 a caravan that is a war wagon as well. */
const targets = (g: MU, seat: Player): readonly VehicleId[] => {
  const foe = foeSide(g, seat);
  if (!g.battle || !foe || !isPlayer(foe.side)) return [];
  return vehiclesAt(g, g.battle.at, foe.side).filter(id => isMilitary(g, id) && !isShip(typeOfVehicle(g, id)));
};
/** @rule MU card.11 A wagon that trades: what it has no room for any more is lost, the last in the order of the goods (M-92). */
const spill = (g: MU, id: VehicleId, player: Player): void => {
  const lost = cargoOf(g, id).slice(holdOf(g, id));
  if (lost.length === 0) return;
  unload(g, id, lost);
  const goods: Record<string, number> = {};
  for (const good of lost) goods[`${id}:${good}`] = (goods[`${id}:${good}`] ?? 0) + 1;
  tell(g, 'cargo-lost', { player, goods, by: 'realm-16' });
};
/** A level less, for good; where there is no piece or marker for that, it is gone. */
const damage = (g: MU, id: VehicleId, by: Player): void => {
  const level = levelOfVehicle(g, id);
  const owner = ownerOf(g, id) as Player;
  const lower = (level - 1) as Level;
  const isEngine = typeOfVehicle(g, id) === 'engine';
  const hasPlace = level > 1 && hasMarkerFor(g, owner, lower, level) && (!isEngine || enginesLeft(g, lower) > 0);
  tell(g, 'vehicle-damaged', { vehicle: id, player: owner, level: hasPlace ? lower : 0 });
  if (hasPlace) {
    lowerVehicle(g, id, lower);
    spill(g, id, owner);
  } else {
    noteFeat(g, by, { event: 'objectTakenOrPlundered', type: typeOfVehicle(g, id) });
    dropVehicle(g, id);
  }
};

/** On a seven or eight one of the own is destroyed, which the user chooses. */
const victim: Naming = {
  prompt: 'name-own-loss',
  offer: (g, use) => (hasFailed(use) ? [pick('name', troopsOf(g, ownSide(g, use.seat)))] : []),
};
const spying = (
  rule: string,
  isUsable: (g: MU, seat: Player) => boolean,
  name: Naming,
  succeed: (g: MU, use: Use) => void,
): Ability => ({
  rule,
  isUsable: (g, use) => isUsable(g, use.seat),
  names: [name],
  roll: { what: 'spy', sides: [8] },
  namesAfter: [victim],
  carryOut(g, use) {
    const own = stanceOf(g, use.seat);
    const lost = namedAs<Troop | null>(use, 1);
    if (hasSucceeded(use)) succeed(g, use);
    else if (own && lost) loseUnit(g, own, lost);
  },
});
const unitOfFoe: Naming = {
  prompt: 'name-opposing-unit',
  offer: (g, use) => [pick('name', troopsOf(g, foeSide(g, use.seat)))],
};
const hasFoe = (g: MU, seat: Player): boolean => troopsOf(g, foeSide(g, seat)).length > 0;
const canIdle = (g: MU, seat: Player): readonly Troop[] => {
  const foe = foeSide(g, seat);
  return foe ? troopsOf(g, foe).filter(troop => (foe.idle[troop] ?? 0) < (armyIn(g, foe)[troop] ?? 0)) : [];
};

export const spy: CardAbilities = {
  /** @rule MU card.16 */
  'realm-16': spying(
    'MU card.16',
    (g, seat) => targets(g, seat).length > 0,
    { prompt: 'name-vehicle', offer: (g, use) => [pick('name', targets(g, use.seat))] },
    (g, use) => damage(g, namedAs<VehicleId>(use), use.seat),
  ),
  /** @rule MU card.17 Destroyed, whatever its type. */
  'realm-17': spying('MU card.17', hasFoe, unitOfFoe, (g, use) => {
    const own = stanceOf(g, use.seat);
    if (own) loseUnit(g, otherStance(own), namedAs<Troop>(use));
  }),
  /** @rule MU card.18 Takes no part until the battle is over, but can be hit. */
  'realm-18': spying(
    'MU card.18',
    (g, seat) => canIdle(g, seat).length > 0,
    { prompt: 'name-opposing-unit', offer: (g, use) => [pick('name', canIdle(g, use.seat))] },
    (g, use) => {
      const own = stanceOf(g, use.seat);
      const foe = foeSide(g, use.seat);
      const troop = namedAs<Troop>(use);
      if (!own || !foe) return;
      // A captain leads nobody, and is counted against nobody, from now on.
      recountCaptains(g, otherStance(own), () => {
        foe.idle[troop] = (foe.idle[troop] ?? 0) + 1;
      });
    },
  ),
};
