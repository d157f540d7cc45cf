import { BUILDING, components, isInhabited, JERUSALEM, MAP, PRINTED_REALM, REALM, ROME } from '../../catalog.js';
import { type AreaId, BARBARIANS, type Player, type TerritoryId } from '../../ids.js';
import { LARGE } from '../../rules/armies.js';
import { builtAt } from '../../rules/built.js';
import { honouredLevels } from '../../rules/conquest.js';
import { malus } from '../../rules/dice.js';
import type { RouteKind } from '../../rules/routes.js';
import type { MU } from '../../state.js';
import type { Army, Troop } from '../../troops.js';
import { chanceAgainst, countIn, mightOfTroop } from '../might.js';
import { type Host, isAtSea, type Position, roundsOf, type Tally } from '../position.js';
import { type Closed, FAR, placeOf, type Steps } from '../ways.js';
import { isAnyWar, isWarBetween, mayStrike } from './relations.js';

const { inGame } = components.honour;

export const malusOf = (g: MU, seat: Player): number => {
  const place = g.order.indexOf(seat);
  return place < 0 ? 0 : malus(g.order.length, place);
};

/** @rule MU E-resistance @rule MU E-dice Whom an army would have to fight there, if nobody controls it. */
export const defendersAt = ({ g, horde }: Position, at: TerritoryId): Army => g.armies[at]?.[BARBARIANS] ?? horde;

/** The best of an army, as much of it as has a place on its transports. */
export const ridersOf = ({ army, room }: Pick<Host, 'army' | 'room'>): Army => {
  const riders: Army = {};
  let left = room;
  const troops = (Object.keys(army) as Troop[]).sort((a, b) => mightOfTroop(b) - mightOfTroop(a));
  for (const troop of troops) {
    const count = Math.min(left, army[troop] ?? 0);
    if (count > 0) riders[troop] = count;
    left -= count;
  }
  return riders;
};

const isBuilt = ({ buildings: { civil, military, cathedral } }: MU, at: TerritoryId): boolean =>
  civil[at] !== undefined || military[at] !== undefined || cathedral[at] !== undefined;

/** @rule MU V-ingame-conquest @rule MU V-ingame-uprising What honour lies in taking a territory from barbarians. */
export const prizeOf = (g: MU, seat: Player, at: TerritoryId): number => {
  if (PRINTED_REALM[at] === g.realm[seat]) return g.armies[at]?.[BARBARIANS] ? inGame['uprising-suppressed'] : 0;
  if (g.conquered[at] || !isInhabited(at)) return 0;
  const holy = (at === ROME || at === JERUSALEM) && !g.holy[at] ? inGame['rome-or-jerusalem-first'] : 0;
  return (
    inGame['conquer-inhabited'] +
    holy +
    (isBuilt(g, at) ? honouredLevels(g, seat, at) * inGame['per-building-level'] : 0)
  );
};

/** @rule MU 5-conquer-plunder So many florins plundered are worth a point of honour. */
const FLORINS = 400;
const plunderAt = (g: MU, at: TerritoryId): number => {
  let florins = (g.market[at]?.length ?? 0) * components.marketCubePlunder;
  for (const building of builtAt(g, at)) florins += (BUILDING[building].price * components.plunderPercent) / 100;
  return florins / FLORINS;
};
/** @rule MU V-ingame-conquest @rule MU V-ingame-army What lies in taking a territory from a player: honour only where somebody guards it. */
export const lootOf = (g: MU, seat: Player, foe: Player, at: TerritoryId): number => {
  const guards = g.armies[at]?.[foe];
  if (!guards) return plunderAt(g, at);
  return prizeOf(g, seat, at) + plunderAt(g, at) + (countIn(guards) >= LARGE ? inGame['large-army-defeated'] : 0);
};

/** @rule MU 5-battle-5 Players throw bad dice again, as barbarians do not. */
export const REROLL = 1;
/** @rule MU 5-battle-malus @rule MU 5-protection How likely an army beats the guards of a player there. */
export const chanceAt = (g: MU, seat: Player, army: Army, foe: Player, at: AreaId): number => {
  const guards = g.armies[at]?.[foe];
  if (!guards) return 1;
  const shelter = g.buildings.military[at as TerritoryId] ?? 0;
  return chanceAgainst(army, guards, undefined, malusOf(g, seat) - malusOf(g, foe) - REROLL - shelter);
};

/** The farther the prize, the less it counts: beyond the own border there is a horde at every step, or somebody brings up guards. */
const PER_HORDE = 0.6;
const PER_STEP = 0.98;
const TOO_FAR = 6;

/** By place, 1 wherever it is not his own. */
export const foreignTo = ({ tallies }: Position, seat: Player): Closed => {
  const closed = new Uint8Array(MAP.areas.length).fill(1);
  for (const at of tallies.get(seat)?.lands ?? []) closed[placeOf(at)] = 0;
  return closed;
};

const hasRoundAhead = (g: MU): boolean => !g.isTimeUp && g.round < roundsOf(g);
/** @rule MU C-war-declare Whom a seat may attack in this round or the next. */
export const enemiesOf = (g: MU, seat: Player): readonly Player[] =>
  isAnyWar(g)
    ? g.order.filter(
        other => other !== seat && isWarBetween(g, seat, other) && (mayStrike(g, seat, other) || hasRoundAhead(g)),
      )
    : [];

export const kindOf = (at: AreaId): RouteKind => (isAtSea(at) ? 'merchant-ship' : 'caravan');

/** An army that may set out, and how far it comes without a halt. */
interface March {
  readonly from: AreaId;
  readonly riders: Army;
  readonly near: Steps;
}
/** @rule MU 5-move-halt Every step into foreign land takes a round: how many there are for it. */
const MOST_HALTS = 3;
const haltsLeft = (g: MU): number =>
  Math.min(MOST_HALTS, (g.phase > 5 ? 0 : 1) + (hasRoundAhead(g) ? roundsOf(g) - g.round : 0));
/** For less nobody begins a war. */
const GOOD_ODDS = 0.7;
/** What an army may win from one player, in honour; nothing where the odds are not good. */
const raidHonour = ({ g, tallies, ways }: Position, seat: Player, march: March, foe: Player): number => {
  const { from, riders, near } = march;
  const most = haltsLeft(g);
  let best = 0;
  for (const at of tallies.get(foe)?.lands ?? []) {
    if (at === from) continue;
    const steps = near[placeOf(at)];
    const halts = steps < FAR ? 1 : ways.steps(kindOf(from), from, at);
    if (halts > most) continue;
    const hope = PER_HORDE ** halts * (steps < FAR ? PER_STEP ** steps : 1) * lootOf(g, seat, foe, at);
    if (hope <= best) continue;
    const chance = chanceAt(g, seat, riders, foe, at);
    if (chance >= GOOD_ODDS) best = Math.max(best, hope * chance);
  }
  return best;
};
/** What one army that can move may soon win from barbarians and from enemies, in honour. */
export const prospectOf = (position: Position, seat: Player, host: Host): number => {
  const { g, holders, ways, free, horde } = position;
  const riders = ridersOf(host);
  const [dice, bonus] = [g.horde?.dice, malusOf(g, seat)];
  const usual = chanceAgainst(riders, horde, dice, bonus);
  const kind = kindOf(host.at);
  const around = ways.around(kind, host.at, foreignTo(position, seat));
  let best = 0;
  const consider = (at: TerritoryId): void => {
    if (at === host.at || holders.has(at)) return;
    const near = around[placeOf(at)];
    const hordes = near < FAR ? 1 : ways.steps(kind, host.at, at);
    if (hordes > TOO_FAR) return;
    const hope = PER_HORDE ** hordes * (near < FAR ? PER_STEP ** near : 1) * prizeOf(g, seat, at);
    if (hope <= best) return;
    const standing = g.armies[at]?.[BARBARIANS];
    best = Math.max(best, hope * (standing ? chanceAgainst(riders, standing, dice, bonus) : usual));
  };
  for (const at of free) consider(at);
  const realm = g.realm[seat];
  if (realm && position.tallies.get(seat)?.rebels) for (const at of REALM[realm].territories) consider(at);
  const march = { from: host.at, riders, near: around };
  for (const foe of enemiesOf(g, seat)) best = Math.max(best, raidHonour(position, seat, march, foe));
  return best;
};
/** What a war with somebody promises, whether there is one or not. */
export const promiseOf = (position: Position, { seat, hosts }: Tally, foe: Player): number => {
  const closed = foreignTo(position, seat);
  let best = 0;
  for (const host of hosts) {
    if (host.room === 0) continue;
    const near = position.ways.around(kindOf(host.at), host.at, closed);
    best = Math.max(best, raidHonour(position, seat, { from: host.at, riders: ridersOf(host), near }, foe));
  }
  return best;
};
/** The same for the best of a seat's armies, as long as there is still a war to come after this one. */
export const campaignHonour = (position: Position, { seat, hosts }: Tally): number => {
  const { g } = position;
  if (g.round >= roundsOf(g) && g.phase >= 5) return 0;
  let best = 0;
  for (const host of hosts) if (host.room > 0) best = Math.max(best, prospectOf(position, seat, host));
  return best;
};

/** The deed is worth more than the way to it, and the end of the way more than its beginning; a defeat costs honour. */
const NOT_YET = 0.8;
const PER_STEP_LEFT = 0.03;
/** Nobody loses honour to a player; but an army is worth something, the own one more than his. */
const REPULSED = -2.5;
const BEATEN = 0.5;
/**
 * @rule MU 5-move-complete An army that is under way and can still go on: what it may win before it halts, in honour.
 * While it has not set out, it is worth no more than any other.
 */
export const marchHonour = (position: Position, { seat, rebels }: Tally): number => {
  const { g, holders, tallies, ways, free } = position;
  const { movement } = g;
  if (!movement || movement.player !== seat || movement.hasHalted || g.battle || countIn(movement.army) === 0) return 0;
  let left = 0;
  for (const id of movement.group.vehicles) left = Math.max(left, g.vehicles.mp[id] ?? 0);
  if (left === 0) return 0;
  const around = ways.around(kindOf(movement.at), movement.at, foreignTo(position, seat));
  let best = 0;
  const consider = (at: TerritoryId): void => {
    const steps = around[placeOf(at)];
    if (steps > left || steps === 0 || holders.has(at)) return;
    const prize = prizeOf(g, seat, at);
    if (prize <= best) return;
    const chance = chanceAgainst(movement.army, defendersAt(position, at), g.horde?.dice, malusOf(g, seat));
    const risk = (1 - chance) * inGame['lost-to-barbarians'];
    best = Math.max(best, NOT_YET * chance * prize + risk - PER_STEP_LEFT * steps);
  };
  for (const at of free) consider(at);
  const realm = g.realm[seat];
  if (realm && rebels > 0) for (const at of REALM[realm].territories) consider(at);
  for (const foe of enemiesOf(g, seat)) {
    if (!mayStrike(g, seat, foe)) continue;
    for (const at of tallies.get(foe)?.lands ?? []) {
      const steps = around[placeOf(at)];
      const loot = steps > left || steps === 0 ? 0 : lootOf(g, seat, foe, at);
      if (loot <= best) continue;
      const chance = chanceAt(g, seat, movement.army, foe, at);
      best = Math.max(best, NOT_YET * chance * loot + (1 - chance) * REPULSED - PER_STEP_LEFT * steps);
    }
  }
  return best;
};

/** Armies count, but the more there are, the less each. */
const ENOUGH = 9;
const saturated = (figure: number, enough: number): number => 1 - Math.exp(-figure / enough);
export const armyFigure = ({ might }: Tally): number => saturated(might, ENOUGH);
/** The strongest force that can be carried somewhere at once; a wagon alone is a beginning. */
const MOBILE = 5;
const WAGON = 0.25;
export const mobileFigure = ({ g }: Position, { hosts, vehicles }: Tally): number => {
  let most = 0;
  for (const { army, might, room } of hosts) if (room > 0) most = Math.max(most, (might * room) / countIn(army));
  const hasWagon = vehicles.some(id => g.vehicles.type[id] === 'war-wagon');
  return (hasWagon ? WAGON : 0) + (1 - WAGON) * saturated(most, MOBILE);
};

/** @rule MU C-war Wars, each by how much stronger the enemy is: little is to be feared from the weak. */
const UNARMED = 3;
export const warsFigure = ({ g, tallies }: Position, tally: Tally): number => {
  let sum = 0;
  if (!isAnyWar(g)) return sum;
  for (const other of tallies.values()) {
    if (other === tally || !isWarBetween(g, tally.seat, other.seat)) continue;
    sum += ((other.might + UNARMED / 2) / (other.might + tally.might + UNARMED)) ** 2;
  }
  return sum;
};

/** A battle that is being fought ashore: what may come of it, in honour. */
export const frayHonour = ({ g }: Position, tally: Tally): number => {
  const { battle } = g;
  if (!battle || battle.retreatedTo !== undefined || isAtSea(battle.at)) return 0;
  const { attacker, defender } = battle.sides;
  const isAttacker = attacker.side === tally.seat;
  if (!isAttacker && defender.side !== tally.seat) return 0;
  const foe = isAttacker ? defender.side : attacker.side;
  const own = g.armies[battle.at]?.[tally.seat] ?? {};
  const prize = isAttacker ? prizeOf(g, tally.seat, battle.at as TerritoryId) : 0;
  if (foe === BARBARIANS) {
    const chance = chanceAgainst(own, g.armies[battle.at]?.[foe] ?? {}, g.horde?.dice, malusOf(g, tally.seat));
    return chance * prize + (1 - chance) * inGame['lost-to-barbarians'];
  }
  if (isAttacker) {
    const chance = chanceAt(g, tally.seat, own, foe, battle.at);
    return chance * (prize + BEATEN) + (1 - chance) * REPULSED;
  }
  return BEATEN - chanceAt(g, foe, g.armies[battle.at]?.[foe] ?? {}, tally.seat, battle.at);
};
