import { type Answer, type Decision, isRefusal, type Seat, type Told } from '@hegemon/kernel';
import type { ToC } from '../state.js';
import { battleResult, isVote, voteResult } from './results.js';
import { askedOf, type Rules, seedFor, someAnswerTo } from './trying.js';

/** One course of a battle or a vote, and what comes of it. */
export interface CourseOdds {
  readonly course: readonly Answer[];
  readonly runs: number;
  readonly shares: readonly { readonly code: string; readonly share: number }[];
  readonly figures: readonly { readonly code: string; readonly value: number }[];
}

/** Enough for a figure of two places, and done before anybody grows impatient. */
const RUNS = 4000;
const LEAST_RUNS = 1000;
/** Hidden things are dealt anew this often; in between only the dice are new. */
const DEALS = 16;
/** More questions than any battle or vote has. */
const MOST_STEPS = 60;
/** As many rows as somebody reads. */
const MOST_COURSES = 24;

/**
 * The chances of a battle or a vote. The answers given are the beginning of the course; what is left to choose before
 * the dice fall makes a course each, and later questions are answered as a sensible player would. Every run is played
 * by the rules themselves, on a state the seat could believe in. Empty if nothing is diced for.
 */
export const oddsOf = (game: Rules, state: ToC, seat: Seat, course: readonly Answer[]): readonly CourseOdds[] => {
  const courses = branchesOf(game, state, seat, course, true);
  const runs = Math.max(LEAST_RUNS, Math.floor(RUNS / Math.max(1, courses.length)));
  const deals = Array.from({ length: DEALS }, (_, i) => game.imagine(state, seat, seedFor(`deal ${i}`)));
  return courses.map(each => {
    const told = Array.from({ length: runs }, (_, i) =>
      runOnce(game, game.recast(deals[i % DEALS], diceOf(i)), seat, each),
    );
    const attacker = game.view(state, seat).battle?.attacker;
    return { course: each, runs, ...(told.some(isVote) ? voteResult(told) : battleResult(told, attacker)) };
  });
};

const dice: string[] = [];
/** Seeds are dear to make and always the same. */
const diceOf = (run: number): string => {
  dice[run] ??= seedFor(`dice ${run}`);
  return dice[run];
};

/** What is decided before the dice fall. */
const DECLARED: readonly string[] = ['attack', 'declare-flanking', 'reroll', 'declare-damnatio'];
const STAKED: readonly string[] = ['stake-military', 'stake-senate'];

/** The course, or every way to go on with it: by the next thing to declare, and always by what is staked. */
const branchesOf = (
  game: Rules,
  state: ToC,
  seat: Seat,
  course: readonly Answer[],
  isFirst: boolean,
): readonly (readonly Answer[])[] => {
  const twin = game.imagine(state, seat, seedFor('deal 0'));
  const told: Told[] = [];
  for (const answer of course) {
    const reply = game.apply(twin, { ...answer, seat });
    if (isRefusal(reply)) return [];
    told.push(...reply.told);
    if (told.some(hasBegun)) return [course];
  }
  const next = askedOf(game, twin, seat);
  const isStake = next !== undefined && STAKED.includes(next.prompt);
  if (!isStake && !(next && DECLARED.includes(next.prompt))) return [];
  if (!isFirst && !isStake) return [course];
  const answers = answersTo(next);
  const longer = answers.flatMap(answer => branchesOf(game, state, seat, [...course, answer], false));
  return differing(longer).slice(0, MOST_COURSES);
};
/** @rule ToC card.praetorian-guard A point is a die, of whichever suit: the same number of points is the same vote. */
const differing = (courses: readonly (readonly Answer[])[]): readonly (readonly Answer[])[] => {
  const first = new Map<string, readonly Answer[]>();
  for (const course of courses) {
    const stakes = course.filter(({ kind }) => STAKED.includes(kind));
    const points = stakes.reduce((sum, { arg }) => sum + Number(arg), 0);
    const key = JSON.stringify([course.filter(answer => !stakes.includes(answer)), stakes.length > 0 && points]);
    if (!first.has(key)) first.set(key, course);
  }
  return [...first.values()];
};
const hasBegun = ({ type }: Told): boolean =>
  type === 'battle-began' || type === 'battle-scored' || type === 'flanking-used' || type === 'senate-voted';

const answersTo = ({ choices }: Decision): Answer[] =>
  choices.flatMap(choice => {
    const { kind } = choice;
    if (choice.shape === 'pick') return choice.of.map(arg => ({ kind, arg }));
    if (choice.shape !== 'amount') return [{ kind }];
    return Array.from({ length: choice.max - choice.min + 1 }, (_, i) => ({ kind, arg: choice.min + i }));
  });

/** Plays the course to its end, and says what happened. */
const runOnce = (game: Rules, twin: ToC, seat: Seat, course: readonly Answer[]): Told[] => {
  const told: Told[] = [];
  for (let step = 0; step < MOST_STEPS && !told.some(isOver); step++) {
    const pending = game.pending(twin);
    const decision = pending.find(d => d.seat === seat) ?? pending[0];
    if (!decision) break;
    const answer = course[step] ?? sensibleAnswerTo(game, twin, decision);
    const reply = game.apply(twin, { ...answer, seat: decision.seat });
    if (isRefusal(reply)) break;
    told.push(...reply.told);
  }
  return told;
};
const isOver = ({ type }: Told): boolean =>
  type === 'battle-won' || type === 'battle-undecided' || type === 'senate-voted';

/**
 * @rule ToC 8.1.hits @rule ToC 8.2.winner Whether the dice as they lie win. Castra, Shapur I and the plague bear on it,
 * and so does a side that is wiped out: the rules say it themselves, on a copy, since no more dice fall.
 */
const wouldWin = (game: Rules, twin: ToC, { seat, facts }: Decision): boolean =>
  runOnce(game, game.copy(twin), seat, [{ kind: 'keep-dice' }]).some(
    ({ type, open }) => type === 'battle-won' && open.winner === facts?.army,
  );

/** A reduced legion lasts as long as the full one that is turned in its place: what is listed first will do. */
const sensibleAnswerTo = (game: Rules, twin: ToC, decision: Decision): Answer => {
  const { prompt, choices } = decision;
  if (prompt === 'reroll') return { kind: wouldWin(game, twin, decision) ? 'keep-dice' : 'reroll' };
  if (prompt === 'declare-damnatio') return { kind: 'no-damnatio' };
  const [choice] = choices;
  if (STAKED.includes(prompt) && choice.shape === 'amount') return { kind: choice.kind, arg: choice.max };
  return someAnswerTo(decision);
};
