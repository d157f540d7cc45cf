import { isInhabited, MAP } from '../../catalog.js';
import { type AreaId, BARBARIANS, type Player, type Side, type TerritoryId, type VehicleId } from '../../ids.js';
import type { Group } from '../../movement.js';
import { controllerOf } from '../../rules/control.js';
import { areAtWar, mayFight } from '../../rules/relations.js';
import { type Token, troopOf } from '../../rules/tokens.js';
import { isTrader } from '../../rules/vehicles.js';
import type { Army } from '../../troops.js';
import { besetAt } from '../figures/danger.js';
import { isAnyWar, mayStrike } from '../figures/relations.js';
import { chanceAtSea, chanceThere, foesAtSea, levelsIn, levelsOf, preyAt } from '../figures/sea.js';
import { chanceAt, defendersAt, lootOf, malusOf, prizeOf, prospectOf } from '../figures/war.js';
import { chanceAgainst, countIn, mightOfTroop } from '../might.js';
import { type Host, isAmong, isAtSea } from '../position.js';
import { FAR } from '../ways.js';
import { spoilsIn } from './events.js';
import {
  bestOf,
  each,
  flat,
  HARDLY,
  type Question,
  type Rating,
  type Ratings,
  type Sample,
  subsets,
} from './question.js';

/** Below this nobody begins a fight. */
const HOPELESS = 0.55;

const hostAt = (q: Question, at: AreaId): Host | undefined => q.tally?.hosts.find(host => host.at === at);
/** What an army may do from where it is, in honour. */
const prospectAt = (q: Question, at: AreaId): number => {
  const host = hostAt(q, at);
  return host && host.room > 0 ? prospectOf(q.position, q.seat, host) : 0;
};
/** Somebody must stay where nothing else holds a territory. */
const isHeldByArmy = ({ g, seat }: Question, at: AreaId): boolean =>
  !isAtSea(at) &&
  controllerOf(g, at as TerritoryId) === seat &&
  controllerOf({ ...g, armies: { ...g.armies, [at]: {} } }, at as TerritoryId) !== seat;

/** How much more a guard is wanted somewhere than where an army is, in great cities. */
const calledTo = ({ g, position, tally }: Question, at: AreaId, to: AreaId): number =>
  tally && isAnyWar(g) ? Math.max(0, besetAt(position, tally, to) - besetAt(position, tally, at)) : 0;
const PER_CALL = 10;
/** @rule MU C-war-declare The own land in reach that an enemy may take most easily. */
const rescueFrom = (q: Question, { at, room }: Host): number => {
  const { tally, position } = q;
  if (!tally || room === 0 || isAtSea(at) || !isAnyWar(q.g)) return 0;
  let most = 0;
  for (const land of tally.lands)
    if (isInhabited(land) && position.ways.steps('caravan', at, land) <= RESCUE)
      most = Math.max(most, calledTo(q, at, land));
  return most;
};
const RESCUE = 4;
/** @rule MU 5-naval What a fleet may sink in the sea areas beside it. */
const huntFrom = ({ g, seat }: Question, { at, army, room }: Host): number => {
  if (!isAtSea(at) || room === 0) return 0;
  let most = 0;
  for (const to of MAP.neighbours(at, ['water']))
    for (const foe of isAtSea(to) ? foesAtSea(g, seat, to) : []) {
      const chance = chanceAtSea(g, seat, army, levelsIn(g, seat, at), foe, to);
      if (chance >= HOPELESS) most = Math.max(most, chance * preyAt(g, seat, foe, to));
    }
  return most;
};
const rateStart = (q: Question, at: AreaId): number => {
  const host = hostAt(q, at);
  if (!host) return 0.2;
  return 0.2 + 12 * prospectAt(q, at) ** 2 + PER_CALL * rescueFrom(q, host) + 6 * huntFrom(q, host);
};
const rateAssault = (q: Question, at: AreaId): number => {
  const { g, seat } = q;
  const own = g.armies[at]?.[seat] ?? {};
  const foe = g.armies[at]?.[BARBARIANS];
  if (isAtSea(at)) {
    const best = Math.max(0, ...foesAtSea(g, seat, at).map(each => chanceThere(g, seat, each, at)));
    return best < HOPELESS ? HARDLY : 10 * best;
  }
  let chance = foe ? chanceAgainst(own, foe, g.horde?.dice, malusOf(g, seat)) : 0;
  for (const other of g.order)
    if (g.armies[at]?.[other] && mayStrike(g, seat, other))
      chance = Math.max(chance, chanceAt(g, seat, own, other, at));
  return chance < HOPELESS ? HARDLY : 10 * chance;
};

const isBeset = ({ g, position, tally }: Question, at: AreaId): boolean =>
  tally !== undefined && isAnyWar(g) && besetAt(position, tally, at) > 0;
/** @rule MU 5-move-load The best that the transports can carry; or so that somebody stays; or wagons alone. */
const toTake: Rating = subsets((q, { of }) => {
  const at = q.fact<AreaId>('at')!;
  const vehicles = of.filter(id => !id.includes(':'));
  const tokens = of.filter(id => id.includes(':'));
  const transports = vehicles.filter(id => q.g.vehicles.type[id as VehicleId] !== 'engine');
  const host = hostAt(q, at);
  const room = host?.room ?? 0;
  const ranked = tokens.toSorted((a, b) => mightOfTroop(troopOf(b as Token)) - mightOfTroop(troopOf(a as Token)));
  const pickOf = (chosen: readonly string[]): string[] => of.filter(id => chosen.includes(id));
  const samples: Sample[] = [];
  if (room > 0 && ranked.length > 0) {
    const riders = ranked.slice(0, room);
    const isLast = riders.length === ranked.length && isHeldByArmy(q, at);
    samples.push({ arg: pickOf([...transports, ...riders]), weight: isLast ? 4 : 10 });
    if (ranked.length > 1 && riders.length === ranked.length)
      samples.push({ arg: pickOf([...transports, ...riders.slice(0, -1)]), weight: isLast ? 8 : 1 });
    // MU C-war-declare Where an enemy is near, the weaker half stays.
    const half = Math.ceil(riders.length / 2);
    if (half < riders.length && isBeset(q, at))
      samples.push({ arg: pickOf([...transports, ...riders.slice(0, half)]), weight: 8 });
    if (vehicles.length > transports.length) samples.push({ arg: pickOf([...vehicles, ...riders]), weight: 1 });
  }
  if (transports.length > 0) samples.push({ arg: pickOf(transports), weight: room > 0 ? 0.1 : 2 });
  // Out of a castle on foot.
  if (transports.length === 0 && ranked.length > 0) samples.push({ arg: pickOf(ranked), weight: 3 });
  return samples.length > 0 ? samples : [{ arg: [...of], weight: 1 }];
});

/** By how much more an army may do from there than from where it is, in honour. */
const advanceTo = ({ position, seat }: Question, { army, at }: Group, to: AreaId): number => {
  const there: Host = { at: to, army, might: 1, room: countIn(army) };
  return prospectOf(position, seat, there) - prospectOf(position, seat, { ...there, at });
};
/** What may come of a step, for the group that is under way. */
const rateStep = (q: Question, to: AreaId): number => {
  const { g, seat, position } = q;
  const group = g.movement?.group;
  if (!group) return 1;
  const units = countIn(group.army);
  const holder = isAtSea(to) ? undefined : position.holders.get(to as TerritoryId);
  if (units === 0) return rateEmpty(q, group.vehicles, to);
  const hostile = q.fact<readonly string[]>('hostile') ?? [];
  if (hostile.includes(to)) return holder && mayStrike(g, seat, holder) ? rateRaid(q, group, to, holder) : HARDLY;
  if (holder === seat) {
    const gain = advanceTo(q, group, to);
    const rescue = g.armies[to]?.[seat] ? 0 : 0.1 * spoilsIn(g, to);
    return (gain > 0.01 ? 3 : 0.15 + rescue) + PER_CALL * calledTo(q, group.at, to);
  }
  if (isAtSea(to)) return rateHunt(q, group, to);
  if (holder !== undefined) return 0.1;
  return rateConquest(q, group.army, to as TerritoryId);
};
/** @rule MU 5-naval A fleet is fought with odds alone, and for what it carries or bars. */
const rateHunt = ({ g, seat }: Question, { army, vehicles }: Group, to: AreaId): number => {
  let most = 0.1;
  for (const foe of foesAtSea(g, seat, to)) {
    const chance = chanceAtSea(g, seat, army, levelsOf(g, vehicles), foe, to);
    if (chance < HOPELESS) return HARDLY;
    most = Math.max(most, chance ** 3 * 8 * preyAt(g, seat, foe, to));
  }
  return most;
};
/** @rule MU E-resistance Barbarians are fought with odds alone, and for a prize. */
const rateConquest = ({ g, seat, position }: Question, army: Army, at: TerritoryId): number => {
  const chance = chanceAgainst(army, defendersAt(position, at), g.horde?.dice, malusOf(g, seat));
  if (chance < HOPELESS) return HARDLY;
  const prize = prizeOf(g, seat, at);
  return chance ** 3 * (prize > 0 ? 12 * prize : isInhabited(at) ? 1 : 0.5);
};
/** @rule MU C-war-declare The same against enemies: most for what is honoured, and something for what only lies open. */
const rateRaid = (q: Question, group: Group, to: AreaId, holder: Player): number => {
  const { g, seat } = q;
  const chance = chanceAt(g, seat, group.army, holder, to);
  if (chance < HOPELESS) return HARDLY;
  const loot = isAtSea(to) ? 0 : lootOf(g, seat, holder, to as TerritoryId);
  const advance = Math.max(0, advanceTo(q, group, to));
  return chance ** 3 * (1 + spoilsIn(g, to) + 12 * (loot + advance));
};
/** Wagons go where the army is. */
const rateEmpty = ({ g, position, tally }: Question, vehicles: readonly VehicleId[], to: AreaId): number => {
  if (g.armies[to]?.[BARBARIANS] || !vehicles[0]) return HARDLY;
  const isShip = g.vehicles.type[vehicles[0]] === 'galley';
  const homes = (tally?.hosts ?? []).filter(host => host.room === 0 && isAmong(host.at));
  let [before, after] = [FAR, FAR];
  for (const { at } of homes) {
    const kind = isShip ? 'merchant-ship' : 'caravan';
    before = Math.min(before, position.ways.steps(kind, g.movement?.group.at ?? to, at as TerritoryId));
    after = Math.min(after, position.ways.steps(kind, to, at as TerritoryId));
  }
  return after < before ? 4 : 0.05;
};

/** The weaker, the sooner. */
const rateOpponent = (q: Question, side: Side): number => {
  const { g, seat } = q;
  const at = q.fact<AreaId>('at') ?? g.movement?.at;
  if (!at) return 1;
  const [own, foe] = [g.armies[at]?.[seat] ?? g.movement?.group.army ?? {}, g.armies[at]?.[side] ?? {}];
  const chance = isAtSea(at)
    ? chanceAtSea(g, seat, own, levelsOf(g, g.movement?.group.vehicles ?? []), side, at)
    : chanceAgainst(own, foe, side === BARBARIANS ? g.horde?.dice : undefined, malusOf(g, seat));
  const isFoe = side === BARBARIANS || areAtWar(g, seat, side);
  return (isFoe ? 5 : HARDLY) * chance;
};
const opponents: Ratings = { opponent: each<Side>(rateOpponent), enough: flat(3) };

const rateSeizing = ({ g, seat }: Question, id: VehicleId): number => {
  const owner = g.vehicles.owner[id];
  return owner && owner !== BARBARIANS && mayFight(g, seat, owner) ? 6 : HARDLY;
};
const rateWayOut = ({ seat, position }: Question, to: AreaId): number =>
  !isAtSea(to) && position.holders.get(to as TerritoryId) === seat ? 6 : 0.5;

/** @rule MU 5 */
export const warRatings: Readonly<Record<string, Ratings>> = {
  'war-turn': {
    move: each<AreaId>(rateStart),
    assault: each<AreaId>(rateAssault),
    seize: each<VehicleId>(rateSeizing),
    pass: flat(1.5),
  },
  'move-from': { halt: flat(3) },
  'take-along': { take: toTake, halt: flat(2), refrain: flat(0.5) },
  'move-on': {
    go: each<AreaId>(rateStep),
    attack: flat(HARDLY),
    seize: each<VehicleId>(rateSeizing),
    regroup: flat(0.1),
    // Where an enemy is near and nobody else on guard.
    halt: flat(({ g, position, tally }) => {
      const at = g.movement?.group.at;
      return 1 + (tally && at && isAnyWar(g) ? PER_CALL * besetAt(position, tally, at) : 0);
    }),
    refrain: flat(0.6),
  },
  'attack-whom': opponents,
  'fight-whom': opponents,
  'assault-whom': opponents,
  hostility: { 'go-through': flat(HARDLY), refrain: flat(20) },
  'who-conquers': { conqueror: each<Player>(({ seat }, player) => (player === seat ? 5 : 1)) },
  'take-or-plunder': {
    'take-over': flat(5),
    plunder: flat(q => (isPlainVehicle(q) ? 2 : 1)),
  },
  'replace-markers': {
    'replace-markers': subsets((_, choice) => [{ arg: bestOf(choice, () => 0, choice.max), weight: 1 }]),
  },
  'plunder-cubes': {
    'plunder-cubes': subsets((_, { of }) => [
      { arg: [], weight: 2 },
      { arg: [...of], weight: 1 },
    ]),
  },
  safeguard: {
    safeguard: subsets((q, choice) => {
      const route = q.g.routes[q.seat]?.vehicle;
      const worth = (what: string): number => (what === route ? 9 : what.startsWith('vehicle') ? 3 : 1);
      return [{ arg: bestOf(choice, worth, choice.max), weight: 5 }];
    }),
    enough: flat(0.5),
  },
  'retreat-to': { 'retreat-to': each<AreaId>(rateWayOut), stay: flat(0.3) },
};
const isPlainVehicle = (q: Question): boolean => {
  const type = q.g.vehicles.type[q.fact<VehicleId>('object') ?? ('vehicle-0' as VehicleId)];
  return type !== undefined && !isTrader(type) && type !== 'war-wagon';
};
