import { otherStance, type Stance } from '../../battle.js';
import type { Dice, Order } from '../../fighting.js';
import { BARBARIANS, type Player } from '../../ids.js';
import { typeOf } from '../../rules/armies.js';
import { attackValue } from '../../rules/dice.js';
import { type Token, troopOf } from '../../rules/tokens.js';
import type { Army, Troop } from '../../troops.js';
import { rerollsFor, roundFor } from '../duel.js';
import { malusOf } from '../figures/war.js';
import { chanceAgainst, countIn, mightOfTroop } from '../might.js';
import {
  allotments,
  amounts,
  bestOf,
  each,
  filled,
  flat,
  HARDLY,
  type Question,
  type Ratings,
  subsets,
} from './question.js';

const USUAL_ATTACK = 6;
const DICE = ['d4', 'd6', 'd8'] as const;

/** The battle as the one who is asked sees it. */
interface Fray {
  readonly stance: Stance;
  readonly own: Army;
  readonly foe: Army;
  readonly isAgainstBarbarians: boolean;
  /** What the enemy's attack will come to, as far as it is known. */
  readonly against: number;
  readonly chance: number;
}
const frayOf = ({ g, seat }: Question): Fray | undefined => {
  const { battle } = g;
  if (!battle) return undefined;
  const stance: Stance = battle.sides.attacker.side === seat ? 'attacker' : 'defender';
  const { side, now } = battle.sides[otherStance(stance)];
  const [own, foe] = [g.armies[battle.at]?.[seat] ?? {}, g.armies[battle.at]?.[side] ?? {}];
  const isAgainstBarbarians = side === BARBARIANS;
  const dice = isAgainstBarbarians ? g.horde?.dice : undefined;
  const theirs = isAgainstBarbarians ? 0 : malusOf(g, side as Player);
  const known = now.dice ?? dice;
  const bonus = malusOf(g, seat) + battle.sides[stance].now.naval - now.naval - theirs;
  return {
    stance,
    own,
    foe,
    isAgainstBarbarians,
    against: (known ? attackValue(known) : USUAL_ATTACK) - bonus,
    chance: chanceAgainst(own, foe, dice, bonus),
  };
};
const chanceIn = (q: Question): number => frayOf(q)?.chance ?? 0.5;

/** What the next point of damage to a unit takes away, in florins: it becomes something cheaper, or falls. */
const LOSS: Readonly<Record<string, readonly number[]>> = {
  'light-infantry': [20],
  archer: [50],
  'heavy-infantry': [30, 20],
  cavalry: [50, 30, 20],
  captain: [120],
};
const lossesOf = (troop: Troop): readonly number[] => LOSS[typeOf(troop)];

/** @rule MU 5-battle-damage The cheapest way to take so much: whatever loses least, point by point. */
const cheapest = (caps: Readonly<Partial<Record<string, number>>>, total: number): Record<string, number> => {
  const taken: Record<string, number> = {};
  for (let left = total; left > 0; left--) {
    let [best, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const token in caps) {
      const hit = taken[token] ?? 0;
      if (hit >= (caps[token] ?? 0)) continue;
      const losses = lossesOf(troopOf(token as Token));
      const loss = losses[Math.min(hit, losses.length - 1)];
      if (loss < least) [best, least] = [token, loss];
    }
    if (best === undefined) break;
    taken[best] = (taken[best] ?? 0) + 1;
  }
  return taken;
};
/** The other way: one after the other falls, so that the rest stays whole. */
const oneByOne = (caps: Readonly<Partial<Record<string, number>>>): readonly string[] =>
  Object.keys(caps).sort((a, b) => mightOfTroop(troopOf(a as Token)) - mightOfTroop(troopOf(b as Token)));

/** @rule MU 5-units-li Light infantry is thrown in where that turns the day. */
const PER_LIGHT = 4;
const goodOfThrowing = (fray: Fray, count: number): number => {
  const [own, theirs] = [Math.max(0, countIn(fray.own) - count), countIn(fray.foe)];
  const round = roundFor({ against: fray.against - PER_LIGHT * count, own, theirs });
  return round.dealt - round.taken + round.held - 0.8 * count;
};

const ORDERS: Readonly<Record<string, number>> = {
  'adopt:archer': 2,
  'allow:archer': 2,
  'cancel:archer': 2,
  'allow:cavalry': 4,
  'cancel:cavalry': 4,
  'adopt:cavalry': 3,
  'adopt:heavy-infantry': 2,
  'cancel:heavy-infantry': 2,
};
const hasArchers = (army: Army): boolean => Object.keys(army).some(troop => typeOf(troop as Troop) === 'archer');

/** @rule MU 5-battle */
export const battleRatings: Readonly<Record<string, Ratings>> = {
  parley: {
    'fight-on': flat(8),
    'offer-surrender': flat(q => (chanceIn(q) < 0.12 ? 4 : HARDLY)),
    'demand-surrender': flat(q => (chanceIn(q) > 0.9 ? 1 : HARDLY)),
  },
  'answer-surrender': {
    'accept-surrender': flat(q => (q.fact<boolean>('isDemand') ? (chanceIn(q) < 0.12 ? 6 : HARDLY) : 8)),
    'refuse-surrender': flat(2),
  },
  shelter: {
    shelter: subsets((q, choice) => {
      const foe = frayOf(q)?.foe ?? {};
      const worth = (kind: string): number => (kind === 'melee' ? 3 : kind === 'archers' && hasArchers(foe) ? 2 : 1);
      return [
        { arg: bestOf(choice, worth), weight: 5 },
        { arg: bestOf(choice, kind => (kind === 'archers' ? 3 : 1)), weight: 1 },
      ];
    }),
  },
  'declare-capture': {
    capture: flat(q => {
      const isFree = q.fact<boolean>('isPenalised') === false;
      return isFree && !frayOf(q)?.isAgainstBarbarians ? 4 : HARDLY;
    }),
    'no-quarter': flat(3),
  },
  crew: {
    crew: subsets((_, choice) => {
      const cheap = (token: string): number => -mightOfTroop(troopOf(token as Token));
      return [
        { arg: [], weight: 1 },
        { arg: bestOf(choice, cheap, Math.min(choice.max, Math.ceil(choice.of.length / 2))), weight: 3 },
        { arg: bestOf(choice, cheap, 1), weight: 1 },
      ];
    }),
  },
  target: { target: each((_, what) => (what === 'units' ? 4 : what === 'military' ? 1.5 : 0.5)) },
  retarget: { target: each((_, what) => (what === 'units' ? 4 : 1)) },
  captain: { captain: each<Order>((_, order) => ORDERS[order] ?? 1), enough: flat(0.5) },
  sacrifice: {
    sacrifice: subsets((q, { of, max }) => {
      const fray = frayOf(q);
      if (!fray) return [{ arg: [], weight: 1 }];
      const best = Array.from({ length: max + 1 }, (_, count) => goodOfThrowing(fray, count));
      const most = Math.max(...best);
      return best.map((good, count) => ({ arg: of.slice(0, count), weight: 6 * Math.exp(2 * (good - most)) }));
    }),
  },
  reroll: {
    reroll: subsets(q => {
      const dice = q.fact<number[]>('dice') as unknown as Dice;
      const fray = frayOf(q);
      if (!dice || !fray) return [{ arg: [], weight: 1 }];
      const duel = { against: fray.against, own: countIn(fray.own), theirs: countIn(fray.foe) };
      const ways = rerollsFor(dice, duel);
      const most = Math.max(...ways.map(({ good }) => good));
      return ways.map(({ mask, good }) => ({
        arg: DICE.filter((_, i) => mask[i]),
        weight: 8 * Math.exp(3 * (good - most)),
      }));
    }),
  },
  'announce-retreat': {
    retreat: flat(q => (chanceIn(q) < 0.2 ? 5 : HARDLY)),
    stand: flat(4),
  },
  superiority: {
    'raise-damage': amounts((_, { min, max }) => [
      { arg: min, weight: 3 },
      { arg: max, weight: 2 },
    ]),
  },
  expose: { expose: subsets((_, { of, min }) => [{ arg: of.slice(0, min), weight: 1 }]) },
  assign: {
    assign: allotments((_, choice) => [
      { arg: cheapest(choice.caps, choice.total), weight: 6 },
      { arg: filled(choice, oneByOne(choice.caps)), weight: 2 },
    ]),
  },
  'spend-blood': {
    'spend-blood': amounts((_, { min, max }) => [
      { arg: min, weight: 3 },
      { arg: max, weight: 1 },
    ]),
  },
  reload: { enough: flat(20) },
  'reload-onto': {},
};
