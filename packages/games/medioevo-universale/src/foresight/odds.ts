import {
  type Answer,
  askedOf,
  type Decision,
  type Leaf,
  playedOften,
  playedThrough,
  type Seat,
  sampleError,
  seedFor,
  type Told,
} from '@hegemon/kernel';
import { BARBARIANS } from '../ids.js';
import type { MU } from '../state.js';
import { type Ahead, battleAfter, quietTable } from './ahead.js';
import { type Result, resultOf } from './results.js';
import type { Rules } from './rules.js';
import { trialOf, type Until } from './trial.js';

/** One course of a battle and what comes of it. */
export interface CourseOdds extends Result {
  readonly course: readonly Answer[];
  readonly runs: number;
  readonly isExact: boolean;
  /** How far a share may be off. */
  readonly error: number;
}

/** Answers that may be tried for one question: what a player waits for without noticing. */
const MOST_ANSWERS = 1300;
/** Where that is not enough for all dice there are, they are drawn: fewer runs would say nothing, more would not be seen. */
const LEAST_RUNS = 40;
const MOST_RUNS = 200;
/** What is hidden bears on no battle as long as nobody uses anything: two deals are enough to notice if that changes. */
const DEALS = 2;

/**
 * The chances of a battle: of the one a course of answers leads to, or of the one that is fought. Where there is little to choose
 * from each answer makes a course; what is left open is answered as a sensible player would, and nobody uses cards. Every way is
 * played by the rules themselves, on a state the seat could believe in. Empty if no battle comes of it.
 */
export const oddsOf = (game: Rules, state: MU, seat: Seat, course: readonly Answer[]): readonly CourseOdds[] => {
  const twin = quietTable(game, state, seat);
  const asked = askedOf(game, twin, seat);
  const until: Until = asked?.prompt === 'reroll' ? 'melee' : 'battle';
  // Once dice are thrown again the battle is under way, and with that throw it may be over.
  const ahead = battleAfter(game, game.copy(twin), seat, until === 'melee' ? [] : course);
  if (!ahead) return [];
  const isLast = until === 'melee' && !isStillToRoll(twin, ahead, seat);
  const exactly = (each: readonly Answer[], most: number): CourseOdds | undefined =>
    exactOdds({ game, seat, course: each, until, ahead }, twin, most);
  if (asked?.prompt === 'reroll' && course.length === 0 && isLast) {
    const all = waysToRoll(asked).map(way => exactly(way, MOST_OF_DICE));
    if (all.every(each => each !== undefined)) return bestRerolls(all);
  }
  const courses = asked && course.length === 0 ? coursesFor(game, twin, asked) : [course];
  const most = Math.floor(MOST_ANSWERS / courses.length);
  return courses.map(
    each => (isLast && exactly(each, most)) || sampledOdds({ game, seat, course: each, until, ahead }, state, most),
  );
};
/** With all ways to throw dice again, each of them is tried with every way the dice can fall. */
const MOST_OF_DICE = 433;
/** @rule MU 5-battle-6 Whoever throws last knows all but his own dice; @rule MU E-dice those of barbarians lie there. */
const isStillToRoll = ({ battle }: MU, { attacker }: Ahead, seat: Seat): boolean =>
  attacker === seat && battle?.sides.defender.side !== BARBARIANS;

interface Weighing {
  readonly game: Rules;
  readonly seat: Seat;
  readonly course: readonly Answer[];
  readonly until: Until;
  readonly ahead: Ahead;
}

/** What may be weighed against each other without losing sight of it. */
const FEW = 4;
const coursesFor = (game: Rules, s: MU, decision: Decision): readonly (readonly Answer[])[] => {
  if (decision.prompt === 'reroll') return rerolls(game, s, decision);
  const answers = decision.choices.flatMap((choice): readonly (Answer | undefined)[] => {
    if (choice.shape === 'button') return [{ kind: choice.kind }];
    if (choice.shape === 'pick') return choice.of.map(arg => ({ kind: choice.kind, arg }));
    // Of so many ways to name some of them, or a number, the sensible one stands for all.
    return [undefined];
  });
  const isPlain = WEIGHED.includes(decision.prompt) && answers.length <= FEW;
  return isPlain && answers.every(each => each !== undefined) ? answers.map(each => [each]) : [[]];
};
/** Questions whose answers differ in nothing but how the battle goes on. */
const WEIGHED: readonly string[] = ['declare-capture', 'captain', 'announce-retreat'];

/** @rule MU 5-battle-5 The dice as they lie, the best way to throw some of them again, and all of them. */
const rerolls = (game: Rules, s: MU, decision: Decision): readonly (readonly Answer[])[] => {
  const ways = game
    .hints(s, decision)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ answer }) => answer);
  const count = ({ arg }: Answer): number => (Array.isArray(arg) ? arg.length : 0);
  const keep: Answer = { kind: 'reroll', arg: [] };
  const all = ways.find(way => count(way) === 3);
  const best = ways.find(way => count(way) > 0 && count(way) < 3);
  return [keep, ...(best ? [best] : []), ...(all ? [all] : [])].map(way => [way]);
};

const rolledIn = ({ course: [answer] }: Pick<CourseOdds, 'course'>): number =>
  Array.isArray(answer?.arg) ? answer.arg.length : 0;
/** Of all ways: the dice as they lie, that way to throw some of them again which wins most often, and all of them. */
const waysToRoll = ({ choices: [choice] }: Decision): readonly (readonly Answer[])[] => {
  if (choice.shape !== 'subset') return [];
  const subsets: string[][] = [[]];
  for (const id of choice.of) subsets.push(...subsets.map(set => [...set, id]));
  return subsets.map(arg => [{ kind: choice.kind, arg }]);
};
const bestRerolls = (all: readonly CourseOdds[]): readonly CourseOdds[] => {
  const [keep, ...again] = all.toSorted((a, b) => rolledIn(a) - rolledIn(b));
  const every = again.pop();
  const [best] = again.toSorted((a, b) => b.shares[0].share - a.shares[0].share);
  return [keep, ...(best ? [best] : []), ...(every ? [every] : [])];
};

/** With every way the dice can fall; undefined if there are too many. */
export const exactOdds = (
  { game, seat, course, until, ahead }: Weighing,
  twin: MU,
  most: number,
): CourseOdds | undefined => {
  const found = playedThrough(game, twin, trialOf(game, seat, course, until), most);
  if (typeof found === 'string') return undefined;
  const { leaves, guessed } = found;
  return { course, runs: leaves.length, isExact: true, error: guessed, ...resultOf(leaves, until, ahead, seat) };
};

/** With dice drawn. */
const sampledOdds = ({ game, seat, course, until, ahead }: Weighing, state: MU, most: number): CourseOdds => {
  const deals = Array.from({ length: DEALS }, (_, i) => quietTable(game, state, seat, i));
  const trial = trialOf(game, seat, course, until);
  let answers = 0;
  const counted: typeof trial = {
    ...trial,
    answer(s, step) {
      answers++;
      return trial.answer(s, step);
    },
  };
  const leaves: Leaf<readonly Told[]>[] = [];
  while (leaves.length < LEAST_RUNS || (answers < most && leaves.length < MOST_RUNS))
    leaves.push(...playedOften(game, [deals[leaves.length % DEALS]], counted, [diceOf(leaves.length)]));
  const result = resultOf(leaves, until, ahead, seat);
  const error = Math.max(...result.shares.map(({ share }) => sampleError(share, leaves.length)));
  return { course, runs: leaves.length, isExact: false, error, ...result };
};

const dice: string[] = [];
/** Seeds are dear to make and always the same. */
const diceOf = (run: number): string => {
  dice[run] ??= seedFor(`dice ${run}`);
  return dice[run];
};
