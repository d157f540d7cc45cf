import type { Dice } from '../fighting.js';
import { attackValue, lossValue, SIDES } from '../rules/dice.js';

/** What an attack roll is up against: the attack value of the other side, less the own bonus, and how many fight on each side. */
interface Duel {
  readonly against: number;
  readonly own: number;
  readonly theirs: number;
}
/** What comes of one battle round on the average. */
interface Round {
  /** Damage by the result of the melee, dealt and taken. */
  readonly dealt: number;
  readonly taken: number;
  /** How often it is not lost: then cavalry strikes. */
  readonly held: number;
  readonly loss: number;
}
const goodOf = ({ dealt, taken, held, loss }: Round): number => dealt - taken - loss + held;

const resultOf = (dice: Dice, { against, own, theirs }: Duel): Round => {
  const difference = attackValue(dice) - against;
  return {
    dealt: Math.max(0, Math.min(difference, own)),
    taken: Math.max(0, Math.min(-difference, theirs)),
    held: difference < 0 ? 0 : 1,
    loss: lossValue(dice),
  };
};
const meanOf = (rounds: readonly Round[]): Round => {
  const sum = { dealt: 0, taken: 0, held: 0, loss: 0 };
  for (const { dealt, taken, held, loss } of rounds) {
    sum.dealt += dealt / rounds.length;
    sum.taken += taken / rounds.length;
    sum.held += held / rounds.length;
    sum.loss += loss / rounds.length;
  }
  return sum;
};

/** Which dice are thrown again: by place, all ways there are. */
const MASKS: readonly (readonly boolean[])[] = Array.from({ length: 8 }, (_, mask) =>
  [1, 2, 4].map(bit => (mask & bit) > 0),
);
const pips = (sides: number): readonly number[] => Array.from({ length: sides }, (_, i) => i + 1);
/** 0 stands for a die that has not fallen. */
const keyOf = (four: number, six: number, eight: number): number => (four * 7 + six) * 9 + eight;

/** For every way in which some of the dice lie and others are still to fall, what will come of it. */
const prospects = (duel: Duel): readonly Round[] => {
  const known: Round[] = [];
  // The last die first: what is still to fall is the mean of what it may show.
  for (const six of [...pips(SIDES[1]), 0])
    for (const four of [...pips(SIDES[0]), 0])
      for (const eight of [...pips(SIDES[2]), 0]) {
        const of = (a: number, b: number, c: number): Round => known[keyOf(a, b, c)];
        if (eight === 0) known[keyOf(four, six, 0)] = meanOf(pips(SIDES[2]).map(pip => of(four, six, pip)));
        else if (four === 0) known[keyOf(0, six, eight)] = meanOf(pips(SIDES[0]).map(pip => of(pip, six, eight)));
        else if (six === 0) known[keyOf(four, 0, eight)] = meanOf(pips(SIDES[1]).map(pip => of(four, pip, eight)));
        else known[keyOf(four, six, eight)] = resultOf([four, six, eight], duel);
      }
  return known;
};

/** One table for each duel, since the same are fought again and again. */
const TABLES = new Map<number, readonly Round[]>();
const MOST_ATTACK = 40;
const MOST_UNITS = 12;
const tableFor = ({ against, own, theirs }: Duel): readonly Round[] => {
  const duel = {
    against: Math.max(0, Math.min(MOST_ATTACK, Math.round(against))),
    own: Math.min(MOST_UNITS, own),
    theirs: Math.min(MOST_UNITS, theirs),
  };
  const key = (duel.against * 16 + duel.own) * 16 + duel.theirs;
  const known = TABLES.get(key);
  if (known) return known;
  const table = prospects(duel);
  TABLES.set(key, table);
  return table;
};
const afterMask = (table: readonly Round[], [four, six, eight]: Dice, mask: readonly boolean[]): Round =>
  table[keyOf(mask[0] ? 0 : four, mask[1] ? 0 : six, mask[2] ? 0 : eight)];

/** @rule MU 5-battle-5 How good each way of throwing dice again is; the first keeps them all. */
export const rerollsFor = (dice: Dice, duel: Duel): readonly { readonly mask: readonly boolean[]; good: number }[] => {
  const table = tableFor(duel);
  return MASKS.map(mask => ({ mask, good: goodOf(afterMask(table, dice, mask)) }));
};

const ROUNDS = new Map<readonly Round[], Round>();
/** A battle round before the dice, if those that are worth it are thrown again. */
export const roundFor = (duel: Duel): Round => {
  const table = tableFor(duel);
  const known = ROUNDS.get(table);
  if (known) return known;
  const best: Round[] = [];
  for (const four of pips(SIDES[0]))
    for (const six of pips(SIDES[1]))
      for (const eight of pips(SIDES[2])) {
        const ways = MASKS.map(mask => afterMask(table, [four, six, eight], mask));
        best.push(ways.reduce((most, way) => (goodOf(way) > goodOf(most) ? way : most)));
      }
  const round = meanOf(best);
  ROUNDS.set(table, round);
  return round;
};
