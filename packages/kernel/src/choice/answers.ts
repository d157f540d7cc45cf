import type { Random } from '../chance/stream.js';
import { room } from './fits.js';
import type { Allot, Answer, Arg, Choice, Decision, Subset } from './shapes.js';

/**
 * All answers to one choice, each once. Big subsets and allotments are long: ask `countAnswers` first. Of what may be
 * said in somebody's own words there is one example: to the rules it is all the same.
 */
export function* argsOf(c: Choice): Generator<Arg> {
  switch (c.shape) {
    case 'button':
      yield undefined;
      return;
    case 'pick':
      yield* c.of;
      return;
    case 'subset':
      for (let size = c.min; size <= Math.min(c.max, c.of.length); size++) yield* combinations(c.of, size, 0);
      return;
    case 'amount':
      for (let given = c.min; given <= c.max; given++) yield given;
      return;
    case 'allot':
      yield* spreads(Object.keys(c.caps), c, 0, c.total);
      return;
    case 'words':
      yield saying(c.max, 0);
  }
}

function* combinations(of: readonly string[], size: number, from: number): Generator<string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= of.length - size; i++) {
    for (const rest of combinations(of, size - 1, i + 1)) yield [of[i], ...rest];
  }
}

function* spreads(
  ids: readonly string[],
  c: Allot<string>,
  at: number,
  left: number,
): Generator<Record<string, number>> {
  if (at === ids.length) {
    if (left === 0) yield {};
    return;
  }
  const id = ids[at];
  for (let part = Math.min(left, c.caps[id] ?? 0); part >= 0; part--) {
    for (const rest of spreads(ids, c, at + 1, left - part)) yield part > 0 ? { [id]: part, ...rest } : rest;
  }
}

/** How many different answers a choice has, as they are listed. Exact up to the limits of a number. */
export const countArgs = (c: Choice): number => {
  switch (c.shape) {
    case 'button':
    case 'words':
      return 1;
    case 'pick':
      return c.of.length;
    case 'subset': {
      let sum = 0;
      for (let size = c.min; size <= Math.min(c.max, c.of.length); size++) sum += binomial(c.of.length, size);
      return sum;
    }
    case 'amount':
      return Math.max(0, c.max - c.min + 1);
    case 'allot':
      return waysToFill(c)[c.total] ?? 0;
  }
};
/** The answer of a choice that has only one; quick, since every question is asked this before it is put. Words have many. */
export const soleArg = (c: Choice): { readonly arg: Arg } | undefined => {
  switch (c.shape) {
    case 'button':
      return { arg: undefined };
    case 'pick':
      return c.of.length === 1 ? { arg: c.of[0] } : undefined;
    case 'subset':
      if (c.max <= 0) return { arg: [] };
      return c.min === c.of.length ? { arg: [...c.of] } : c.of.length === 0 ? { arg: [] } : undefined;
    case 'amount':
      return c.min === c.max ? { arg: c.min } : undefined;
    case 'allot':
      return isForced(c) ? { arg: argsOf(c).next().value as Arg } : undefined;
  }
  return undefined;
};
/** Nothing to spread, or no freedom in spreading it. */
const isForced = (c: Allot<string>): boolean => {
  let holders = 0;
  for (const id in c.caps) if ((c.caps[id] ?? 0) > 0) holders++;
  return holders <= 1 || c.total === 0 || c.total === room(c);
};

export const countAnswers = (d: Decision): number => d.choices.reduce((sum, c) => sum + countArgs(c), 0);

const binomial = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
};
/** ways[t]: in how many ways the ids together take exactly t. */
const waysToFill = (c: Allot<string>): number[] => {
  let ways = [1, ...Array<number>(c.total).fill(0)];
  for (const id in c.caps) ways = ways.map((_, t) => sumOf(ways, t - (c.caps[id] ?? 0), t));
  return ways;
};
const sumOf = (list: readonly number[], from: number, to: number): number => {
  let sum = 0;
  for (let i = Math.max(0, from); i <= to; i++) sum += list[i];
  return sum;
};

const answer = (kind: string, arg: Arg): Answer => (arg === undefined ? { kind } : { kind, arg });

/** Every answer to a decision, at most `limit` of each choice (the first ones). */
export const listAnswers = (d: Decision, limit = Number.POSITIVE_INFINITY): Answer[] => {
  const answers: Answer[] = [];
  for (const c of d.choices) {
    let left = limit;
    for (const arg of argsOf(c)) {
      if (left-- <= 0) break;
      answers.push(answer(c.kind, arg));
    }
  }
  return answers;
};

/** How often a choice comes up against the others: by its answers, but no choice drowns the rest. */
const weightOf = (c: Choice): number => {
  switch (c.shape) {
    case 'button':
    case 'words':
      return 1;
    case 'pick':
      return Math.min(c.of.length, MOST_WEIGHT);
    case 'amount':
      return Math.min(c.max - c.min + 1, MOST_WEIGHT);
    default:
      return MOST_WEIGHT;
  }
};
const MOST_WEIGHT = 8;

/** Some legal answer, any of them with some chance. A bot needs nothing else to play badly. */
export const sampleAnswer = (d: Decision, random: Random): Answer => {
  const { choices } = d;
  let total = 0;
  for (const c of choices) total += weightOf(c);
  let left = choices.length === 1 ? 0 : random(total);
  let at = 0;
  while (left >= weightOf(choices[at])) left -= weightOf(choices[at++]);
  const c = choices[at];
  return answer(c.kind, sampleArg(c, random));
};

export const sampleArg = (c: Choice, random: Random): Arg => {
  switch (c.shape) {
    case 'button':
      return undefined;
    case 'pick':
      return c.of[random(c.of.length)];
    case 'subset':
      return sampleSubset(c, random);
    case 'amount':
      return c.min + random(c.max - c.min + 1);
    case 'allot':
      return sampleAllotment(c, random);
    case 'words':
      return saying(c.max, random(SAYINGS.length));
  }
};

/** For those who have nothing to say, as samplers and fuzzers; as far as there is room for it. */
const SAYINGS = ['Pax', 'Amen', 'Vivat'];
const saying = (max: number, at: number): string => SAYINGS[at].slice(0, max);

const sampleSubset = (c: Subset<string>, random: Random): string[] => {
  const size = c.min + random(Math.min(c.max, c.of.length) - c.min + 1);
  // Places, not ids: a list that names an id twice is a fault of the game, but must not hang us.
  const places = c.of.map((_, i) => i);
  for (let i = 0; i < size; i++) {
    const at = i + random(places.length - i);
    [places[i], places[at]] = [places[at], places[i]];
  }
  return places
    .slice(0, size)
    .sort((a, b) => a - b)
    .map(i => c.of[i]);
};
/** One unit at a time onto an id that still has room, so that every spread can come up. */
const sampleAllotment = (c: Allot<string>, random: Random): Record<string, number> => {
  const spread: Record<string, number> = {};
  const slots: string[] = [];
  for (const id in c.caps) for (let i = Math.min(c.caps[id] ?? 0, c.total); i > 0; i--) slots.push(id);
  for (let i = 0; i < c.total; i++) {
    const at = i + random(slots.length - i);
    [slots[i], slots[at]] = [slots[at], slots[i]];
    spread[slots[i]] = (spread[slots[i]] ?? 0) + 1;
  }
  return spread;
};
