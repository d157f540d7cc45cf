import { pick } from '@hegemon/kernel';
import { otherStance, type Stance } from '../battle.js';
import { keepIdle, loseUnit } from '../deeds/battle.js';
import { noteFeat } from '../deeds/feats.js';
import { unload } from '../deeds/trade.js';
import { dropVehicle, lowerVehicle } from '../deeds/vehicles.js';
import { tell } from '../events.js';
import type { Level, Player, VehicleId } from '../ids.js';
import { namesOf, rosterIn } from '../rules/battle/roster.js';
import { isMilitary } from '../rules/movement/vehicles.js';
import { hasMarkerFor } from '../rules/ownership.js';
import { isPlayer } from '../rules/pieces.js';
import { enginesLeft } from '../rules/supply.js';
import { cargoOf, holdOf } from '../rules/trade/cargo.js';
import { craftOf, isShip, levelOfVehicle, ownerOf, typeOfVehicle, vehiclesAt } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Named } from '../troops.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import { type Ability, type Naming, namedAs } from './ability.js';
import { foeSide, stanceOf } from './in-battle.js';

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
  tell(g, 'vehicle-damaged', { vehicle: id, piece: craftOf(g, id), player: owner, level: hasPlace ? lower : 0 });
  if (hasPlace) {
    lowerVehicle(g, id, lower);
    spill(g, id, owner);
  } else {
    noteFeat(g, by, { event: 'objectTakenOrPlundered', type: typeOfVehicle(g, id) });
    dropVehicle(g, id);
  }
};

const foeOf = (g: MU, seat: Player): Stance | undefined => {
  const own = stanceOf(g, seat);
  return own && otherStance(own);
};
/** Anybody who is there, whatever he does: a crew may be meant, or whoever is aboard a galley. */
const anybody = (g: MU, stance: Stance | undefined): readonly Named[] => (stance ? namesOf(rosterIn(g, stance)) : []);
/** Whoever does anything, wherever he is. */
const busy = (g: MU, stance: Stance | undefined): readonly Named[] => {
  const posts = stance ? rosterIn(g, stance).filter(({ duty }) => duty !== 'idle') : [];
  return namesOf(posts.map(({ troop, engine }) => ({ troop, engine, galley: undefined })));
};

/** On a seven or eight one of the own is destroyed, which the user chooses. */
const victim: Naming = {
  prompt: 'name-own-loss',
  offer: (g, use) => (hasFailed(use) ? [pick('name', anybody(g, stanceOf(g, use.seat)))] : []),
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
    const lost = namedAs<Named | null>(use, 1);
    if (hasSucceeded(use)) succeed(g, use);
    else if (own && lost) loseUnit(g, own, lost);
  },
});
const spyingOnUnit = (
  rule: string,
  whom: (g: MU, stance: Stance | undefined) => readonly Named[],
  succeed: (g: MU, stance: Stance, name: Named) => void,
): Ability =>
  spying(
    rule,
    (g, seat) => whom(g, foeOf(g, seat)).length > 0,
    { prompt: 'name-opposing-unit', offer: (g, use) => [pick('name', whom(g, foeOf(g, use.seat)))] },
    (g, use) => {
      const foe = foeOf(g, use.seat);
      if (foe) succeed(g, foe, namedAs<Named>(use));
    },
  );

export const spy: CardAbilities = {
  /** @rule MU card.16 */
  'realm-16': spying(
    'MU card.16',
    (g, seat) => targets(g, seat).length > 0,
    { prompt: 'name-vehicle', offer: (g, use) => [pick('name', targets(g, use.seat))] },
    (g, use) => damage(g, namedAs<VehicleId>(use), use.seat),
  ),
  /** @rule MU card.17 Destroyed, whatever its type. */
  'realm-17': spyingOnUnit('MU card.17', anybody, loseUnit),
  /** @rule MU card.18 Takes no part until the battle is over, but can be hit. */
  'realm-18': spyingOnUnit('MU card.18', busy, keepIdle),
};
