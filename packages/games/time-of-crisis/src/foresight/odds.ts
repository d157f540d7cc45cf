import { type Answer, playedOften, playedThrough, type Seat, sampleError, seedFor } from '@hegemon/kernel';
import type { ToC } from '../state.js';
import { coursesFrom } from './courses.js';
import { type Result, resultOf } from './results.js';
import type { Rules } from './rules.js';
import { trialOf } from './trial.js';

/** One course of a battle or a vote, and what comes of it. */
export interface CourseOdds extends Result {
  readonly course: readonly Answer[];
  readonly runs: number;
  readonly isExact: boolean;
  /** How far a share may be off. */
  readonly error: number;
}

/** Answers that may be tried for one question: what a player waits for without noticing. */
const MOST_ANSWERS = 12_000;
/** Where that is not enough, dice are drawn: enough for a figure of two places. */
const RUNS = 4000;
const LEAST_RUNS = 1000;
/** Hidden things are dealt anew this often; in between only the dice are new. */
const DEALS = 16;

/**
 * The chances of a battle or a vote. The answers given are the beginning of the course; what is left to choose before
 * the dice fall makes a course each, and later questions are answered as a sensible player would. Every way is played
 * by the rules themselves, on a state the seat could believe in. Empty if nothing is diced for.
 */
export const oddsOf = (game: Rules, state: ToC, seat: Seat, course: readonly Answer[]): readonly CourseOdds[] => {
  const courses = coursesFrom(game, state, seat, course);
  const runs = Math.max(LEAST_RUNS, Math.floor(RUNS / Math.max(1, courses.length)));
  let left = MOST_ANSWERS;
  return courses.map(each => {
    const exact = exactOdds(game, state, seat, each, left);
    left -= exact?.answers ?? left;
    return exact?.odds ?? sampledOdds(game, state, seat, each, runs);
  });
};

/**
 * With every way the dice can fall; undefined if there are too many.
 *
 * One deal of what is hidden is enough. @rule ToC 8 @rule ToC 6.3.2.place Nobody holds anything against a battle or a
 * vote: armies, Castra and events in force lie open, Flanking Maneuvers and Damnatio Memoriae are the seat's own, and
 * nothing is drawn. Should a rule turn something up one day, the tree is given up and deals are sampled.
 */
export const exactOdds = (
  game: Rules,
  state: ToC,
  seat: Seat,
  course: readonly Answer[],
  most: number,
): { readonly odds: CourseOdds; readonly answers: number } | undefined => {
  const from = game.imagine(state, seat, seedFor('deal 0'));
  const found = playedThrough(game, from, trialOf(game, seat, course), most);
  if (typeof found === 'string') return undefined;
  const { leaves, guessed, answers } = found;
  const result = resultOf(leaves, attackerIn(game, state, seat));
  return { odds: { course, runs: leaves.length, isExact: true, error: guessed, ...result }, answers };
};

/** With dice drawn, on several deals. */
export const sampledOdds = (
  game: Rules,
  state: ToC,
  seat: Seat,
  course: readonly Answer[],
  runs: number,
): CourseOdds => {
  const deals = Array.from({ length: DEALS }, (_, i) => game.imagine(state, seat, seedFor(`deal ${i}`)));
  const dice = Array.from({ length: runs }, (_, i) => diceOf(i));
  const leaves = playedOften(game, deals, trialOf(game, seat, course), dice);
  const result = resultOf(leaves, attackerIn(game, state, seat));
  const error = Math.max(...result.shares.map(({ share }) => sampleError(share, runs)));
  return { course, runs, isExact: false, error, ...result };
};

const attackerIn = (game: Rules, state: ToC, seat: Seat): string | undefined => game.view(state, seat).battle?.attacker;

const dice: string[] = [];
/** Seeds are dear to make and always the same. */
const diceOf = (run: number): string => {
  dice[run] ??= seedFor(`dice ${run}`);
  return dice[run];
};
