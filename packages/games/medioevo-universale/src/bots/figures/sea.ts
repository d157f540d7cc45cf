import { components, MAP } from '../../catalog.js';
import { type AreaId, BARBARIANS, type Player, SEAS, type Side, type VehicleId } from '../../ids.js';
import { areAtWar } from '../../rules/relations.js';
import type { MU } from '../../state.js';
import type { Army } from '../../troops.js';
import { chanceAgainst, countIn } from '../might.js';
import { isAtSea, type Position, type Tally } from '../position.js';
import { placeOf } from '../ways.js';
import { mayStrike } from './relations.js';
import { malusOf, REROLL } from './war.js';

/** @rule MU 5-naval-bonus The levels of somebody's galleys in a sea area. */
export const levelsIn = (g: MU, side: Side, at: AreaId): number => {
  let sum = 0;
  for (const key in g.vehicles.type) {
    const id = key as VehicleId;
    if (g.vehicles.type[id] === 'galley' && g.vehicles.owner[id] === side && g.vehicles.at[id] === at)
      sum += g.vehicles.level[id] ?? 1;
  }
  return sum;
};
export const levelsOf = (g: MU, vehicles: readonly VehicleId[]): number =>
  vehicles.reduce((sum, id) => sum + (g.vehicles.type[id] === 'galley' ? (g.vehicles.level[id] ?? 1) : 0), 0);

/** @rule MU C-war-hostile Whom a seat may fight in a sea area, and lose no honour by it. */
export const foesAtSea = (g: MU, seat: Player, at: AreaId): readonly Side[] =>
  (Object.keys(g.armies[at] ?? {}) as Side[]).filter(
    side => side !== seat && (side === BARBARIANS || mayStrike(g, seat, side)),
  );

/** @rule MU 5-naval How likely an army aboard galleys of so many levels beats whoever is in a sea area. */
export const chanceAtSea = (g: MU, seat: Player, army: Army, levels: number, foe: Side, at: AreaId): number => {
  const theirs = foe === BARBARIANS ? 0 : malusOf(g, foe) + REROLL;
  const dice = foe === BARBARIANS ? g.horde?.dice : undefined;
  const bonus = malusOf(g, seat) - theirs + levels - levelsIn(g, foe, at);
  return chanceAgainst(army, g.armies[at]?.[foe] ?? {}, dice, bonus, true);
};
/** The same for a seat whose galleys are there already. */
export const chanceThere = (g: MU, seat: Player, foe: Side, at: AreaId): number =>
  chanceAtSea(g, seat, g.armies[at]?.[seat] ?? {}, levelsIn(g, seat, at), foe, at);

/** What lies in a victory at sea, in honour: the fleet itself, what it carries, and a way that is free again. */
const FLEET = 0.3;
const PER_LEVEL = 0.2;
const SHIP = 0.5;
const PER_CUBE = 0.25;
const ON_ROUTE = 1;
const FREED = 0.7;
const OPPOSING = 0.5;
export const preyAt = (g: MU, seat: Player, foe: Side, at: AreaId): number => {
  let sum = foe === BARBARIANS ? FLEET : OPPOSING;
  const near = MAP.neighbours(at, ['water', 'coast']);
  let isInTheWay = false;
  for (const key in g.vehicles.type) {
    const id = key as VehicleId;
    const [owner, where] = [g.vehicles.owner[id], g.vehicles.at[id]!];
    const isShip = g.vehicles.type[id] === 'merchant-ship';
    if (owner === seat && isShip && (where === at || near.includes(where))) isInTheWay = true;
    if (owner !== foe || where !== at) continue;
    if (g.vehicles.type[id] === 'galley') sum += foe === BARBARIANS ? 0 : PER_LEVEL * (g.vehicles.level[id] ?? 1);
    else if (isShip) {
      sum += SHIP + PER_CUBE * (g.vehicles.cargo[id]?.length ?? 0);
      if (g.routes[foe as Player]?.vehicle === id) sum += ON_ROUTE;
    }
  }
  return isInTheWay ? sum + FREED : sum;
};

/** @rule MU 5-battle-malus What a defeat at sea costs, in honour: an army against players, honour against barbarians. */
const SUNK = -2.5;
const lossTo = (foe: Side): number => (foe === BARBARIANS ? components.honour.inGame['lost-to-barbarians'] : SUNK);
const NOT_YET = 0.8;
const PER_STEP_LEFT = 0.03;
const hopeAgainst = (g: MU, seat: Player, foe: Side, at: AreaId, chance: number, share: number): number =>
  share * chance * preyAt(g, seat, foe, at) + (1 - chance) * lossTo(foe);
/** @rule MU 5-naval A battle at sea that is being fought, or one that a fleet under way may still seek: what may come of it, in honour. */
export const seaHonour = ({ g, ways }: Position, { seat }: Tally): number => {
  const { battle, movement } = g;
  if (battle) {
    if (battle.retreatedTo !== undefined || !isAtSea(battle.at)) return 0;
    const { attacker, defender } = battle.sides;
    if (attacker.side !== seat && defender.side !== seat) return 0;
    const foe = attacker.side === seat ? defender.side : attacker.side;
    return hopeAgainst(g, seat, foe, battle.at, chanceThere(g, seat, foe, battle.at), 1);
  }
  if (!movement || movement.player !== seat || movement.hasHalted || !isAtSea(movement.at)) return 0;
  const { army, at } = movement;
  if (countIn(army) === 0) return 0;
  const left = Math.max(0, ...movement.group.vehicles.map(id => g.vehicles.mp[id] ?? 0));
  const around = ways.around('merchant-ship', at, ways.outside);
  let best = 0;
  for (const to of SEAS) {
    const steps = around[placeOf(to)];
    if (steps === 0 || steps > left || !g.armies[to]) continue;
    for (const foe of foesAtSea(g, seat, to)) {
      const chance = chanceAtSea(g, seat, army, levelsOf(g, movement.group.vehicles), foe, to);
      best = Math.max(best, hopeAgainst(g, seat, foe, to, chance, NOT_YET) - PER_STEP_LEFT * steps);
    }
  }
  return best;
};

/** @rule MU 6-move-meet Would the army of somebody there rob the traders of a seat? */
export const isRobbed = (g: MU, seat: Player, at: AreaId): boolean => {
  const there = g.armies[at];
  if (!there || there[seat]) return false;
  for (const side in there) if (side === BARBARIANS || areAtWar(g, seat, side as Player)) return true;
  return false;
};
/** @rule MU 2-barbarians-sea How likely a ship at sea is robbed in a round: by whoever is there, or in the next sea area. */
const MET = 0.5;
const NEAR = 0.25;
export const riskAtSea = (g: MU, seat: Player, at: AreaId): number => {
  if (isRobbed(g, seat, at)) return MET;
  return MAP.neighbours(at, ['water']).some(next => isAtSea(next) && isRobbed(g, seat, next)) ? NEAR : 0;
};
