import { playedOnce } from '@hegemon/kernel';
import { type CourseOdds, oddsOf, sampledOdds } from '../../src/foresight/odds.js';
import { resultOf } from '../../src/foresight/results.js';
import { trialOf } from '../../src/foresight/trial.js';
import { timeOfCrisis } from '../../src/index.js';
import { largeBattles } from './large-battles.js';
import { type Question, someQuestions } from './questions.js';

/** What was said of a course, and what the dice made of it. */
export interface Comparison extends Case {
  /** How far the worst share and the worst mean lie off, in deviations of the runs beyond the error that was stated. */
  readonly off: number;
  /** The same of a sample of the usual size, whose own error is stated; in parts of what it may be off. */
  readonly sampledOff: number;
  /** The greatest difference between a share and the dice. */
  readonly difference: number;
}
/** So many deviations are no accident. */
export const TOO_FAR = 4;
const SAMPLE = 1000;

const seedOf = (run: number, salt: number): string =>
  salt.toString(16).padStart(8, '0') + run.toString(16).padStart(24, '0');

interface Counted {
  readonly shares: CourseOdds['shares'];
  readonly figures: readonly { readonly code: string; readonly value: number; readonly deviation: number }[];
}
/** The true position, played out again and again with dice of the stream. What is hidden in it must not matter. */
const countedRuns = ({ state, seat }: Question, { course }: CourseOdds, runs: number, salt: number): Counted => {
  const trial = trialOf(timeOfCrisis, seat, course);
  const attacker = timeOfCrisis.view(state, seat).battle?.attacker;
  const stories = new Map<string, { value: ReturnType<typeof playedOnce>; share: number }>();
  for (let run = 0; run < runs; run++) {
    const value = playedOnce(timeOfCrisis, timeOfCrisis.recast(state, seedOf(run, salt)), trial);
    const key = JSON.stringify(value);
    const known = stories.get(key);
    if (known) known.share += 1 / runs;
    else stories.set(key, { value, share: 1 / runs });
  }
  const { shares, figures, spreads } = resultOf([...stories.values()], attacker);
  const deviationOf = (code: string, mean: number): number => {
    const spread = spreads.find(each => each.code === code)?.shares ?? [];
    return Math.sqrt(spread.reduce((sum, share, n) => sum + share * (n - mean) ** 2, 0) / runs);
  };
  return { shares, figures: figures.map(each => ({ ...each, deviation: deviationOf(each.code, each.value) })) };
};

/** One run more or less is no difference. */
const deviationOf = (share: number, runs: number): number => Math.sqrt((share * (1 - share)) / runs) + 1 / runs;

/** A question, and what is said of one of its courses. */
export interface Case {
  readonly question: Question;
  readonly said: CourseOdds;
}
/** So many cases of which no two have the same chances: what is common in games would else be looked at again and again. */
export const someCases = (count: number, seed: string): readonly Case[] => {
  const cases = new Map<string, Case>();
  const ofGames = someQuestions(20 * count, 4 + Math.ceil(count / 3), seed);
  // Every fifth is larger than what games bring about.
  for (const [n, question] of [...largeBattles(Math.ceil(count / 5), seed), ...ofGames].entries()) {
    if (cases.size >= count) break;
    const courses = oddsOf(timeOfCrisis, question.state, question.seat, question.course);
    const said = courses[n % Math.max(1, courses.length)];
    const key = said && JSON.stringify(said.shares.map(({ share }) => share.toFixed(6)));
    if (key && !cases.has(key)) cases.set(key, { question, said });
  }
  return [...cases.values()];
};

/** Plays the course so often, and holds its odds against what comes of it. */
export const compared = ({ question, said }: Case, runs: number, salt: number): Comparison => {
  const counted = countedRuns(question, said, runs, salt);
  const sample = sampledOdds(timeOfCrisis, question.state, question.seat, said.course, SAMPLE);
  let [off, sampledOff, difference] = [0, 0, 0];
  counted.shares.forEach(({ share }, i) => {
    const apart = Math.abs(said.shares[i].share - share);
    const deviation = deviationOf(said.shares[i].share, runs);
    const allowed = said.isExact ? said.error : 2 * said.error;
    difference = Math.max(difference, apart);
    off = Math.max(off, (apart - allowed) / deviation);
    sampledOff = Math.max(sampledOff, Math.abs(sample.shares[i].share - share) / (2 * sample.error + deviation));
  });
  counted.figures.forEach(({ value, deviation }, i) => {
    const apart = Math.abs(said.figures[i].value - value);
    if (said.isExact && apart > 1e-6) off = Math.max(off, apart / (deviation + 1 / runs));
  });
  return { question, said, off, sampledOff, difference };
};
export const isWrong = ({ off, sampledOff }: Comparison): boolean => off > TOO_FAR || sampledOff > 1;
