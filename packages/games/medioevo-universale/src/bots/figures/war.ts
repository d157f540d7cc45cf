import { components, isInhabited, JERUSALEM, MAP, PRINTED_REALM, REALM, ROME } from '../../catalog.js';
import { BARBARIANS, type Player, type TerritoryId } from '../../ids.js';
import { levelsAt } from '../../rules/conquest.js';
import { malus } from '../../rules/dice.js';
import { areAtWar } from '../../rules/relations.js';
import type { MU } from '../../state.js';
import type { Army, Troop } from '../../troops.js';
import { chanceAgainst, countIn, mightOfTroop } from '../might.js';
import { type Host, isAnyIn, isAtSea, type Position, roundsOf, type Tally } from '../position.js';
import { type Closed, FAR, placeOf } from '../ways.js';

const { inGame } = components.honour;

export const malusOf = (g: MU, seat: Player): number => {
  const place = g.order.indexOf(seat);
  return place < 0 ? 0 : malus(g.order.length, place);
};

/** @rule MU E-resistance @rule MU E-dice Whom an army would have to fight there, if nobody controls it. */
export const defendersAt = ({ g, horde }: Position, at: TerritoryId): Army => g.armies[at]?.[BARBARIANS] ?? horde;

/** The best of an army, as much of it as has a place on its transports. */
const ridersOf = ({ army, room }: Pick<Host, 'army' | 'room'>): Army => {
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
  return inGame['conquer-inhabited'] + holy + (isBuilt(g, at) ? levelsAt(g, at) * inGame['per-building-level'] : 0);
};

/** The farther the prize, the less it counts: beyond the own border there is a horde at every step. */
const PER_HORDE = 0.6;
const PER_STEP = 0.98;
const TOO_FAR = 6;

/** By place, 1 wherever it is not his own. */
const foreignTo = ({ tallies }: Position, seat: Player): Closed => {
  const closed = new Uint8Array(MAP.areas.length).fill(1);
  for (const at of tallies.get(seat)?.lands ?? []) closed[placeOf(at)] = 0;
  return closed;
};

/** What one army that can move may soon win from barbarians, in honour. */
export const prospectOf = (position: Position, seat: Player, host: Host): number => {
  const { g, holders, ways, free, horde } = position;
  const riders = ridersOf(host);
  const [dice, bonus] = [g.horde?.dice, malusOf(g, seat)];
  const usual = chanceAgainst(riders, horde, dice, bonus);
  const kind = isAtSea(host.at) ? 'merchant-ship' : 'caravan';
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

/** Armies count, but the more there are, the less each. */
const ENOUGH = 7;
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

/** @rule MU C-war Wars, each by how much stronger the enemy is. */
const UNARMED = 3;
export const warsFigure = ({ g, tallies }: Position, tally: Tally): number => {
  let sum = 0;
  if (!isAnyIn(g.wars)) return sum;
  for (const other of tallies.values()) {
    if (other === tally || !areAtWar(g, tally.seat, other.seat)) continue;
    sum += (other.might + UNARMED / 2) / (other.might + tally.might + UNARMED);
  }
  return sum;
};

/** A battle that is being fought: what may come of it, in honour. */
export const frayHonour = ({ g }: Position, tally: Tally): number => {
  const { battle } = g;
  if (!battle || battle.retreatedTo !== undefined) return 0;
  const { attacker, defender } = battle.sides;
  const isAttacker = attacker.side === tally.seat;
  if (!isAttacker && defender.side !== tally.seat) return 0;
  const foe = isAttacker ? defender.side : attacker.side;
  const [own, theirs] = [g.armies[battle.at]?.[tally.seat] ?? {}, g.armies[battle.at]?.[foe] ?? {}];
  const isBarbarian = foe === BARBARIANS;
  const chance = chanceAgainst(own, theirs, isBarbarian ? g.horde?.dice : undefined, malusOf(g, tally.seat));
  const prize = isAttacker && !isAtSea(battle.at) ? prizeOf(g, tally.seat, battle.at as TerritoryId) : 0;
  return chance * prize + (isBarbarian ? (1 - chance) * inGame['lost-to-barbarians'] : chance - 0.5);
};
