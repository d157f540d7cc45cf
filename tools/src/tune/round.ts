import type { Game } from '@hegemon/kernel';
import { Failure } from '../failure.js';
import { progressOf } from '../terminal/progress.js';
import { type Contest, contestFrom, playBout } from './contest.js';
import type { Crew } from './crew.js';
import type { Sign } from './fit.js';
import { type Learned, learn, significant } from './learn.js';
import { practiceOf, type Settings } from './settings.js';

export interface Proof extends Contest {
  /** How far on the way from the old weights to the fitted ones. */
  readonly step: number;
}
export interface Round extends Learned {
  readonly round: number;
  readonly games: number;
  readonly failed: number;
  /** Why the first of those did not come to an end. */
  readonly failure?: string;
  readonly positions: number;
  readonly proofs: readonly Proof[];
  /** How far the way was gone; 0 keeps the old weights. */
  readonly step: number;
  readonly weights: readonly number[];
}

/** All that a run needs besides its weights. */
export interface Workshop {
  readonly game: Game;
  readonly settings: Settings;
  readonly crew: Crew;
  readonly signs?: readonly Sign[] | undefined;
  readonly isHeld?: ((term: number) => boolean) | undefined;
}

/** Plays by the old weights, fits new ones to who won, and takes them if they prove themselves against the old. */
export const playRound = async (workshop: Workshop, round: number, old: readonly number[]): Promise<Round> => {
  const { game, settings, crew } = workshop;
  const sittings = practiceOf(game, settings, round, old);
  const progress = progressOf(`round ${round}, playing`, sittings.length);
  const sats = await crew.play(sittings, played => progress.to(played)).finally(() => progress.end());
  const games = sats.filter(({ error, positions }) => error === undefined && positions.length > 0);
  const failure = sats.find(({ error }) => error !== undefined)?.error;
  if (games.length === 0) throw new Failure(`No game of round ${round} came to an end: ${failure ?? 'nobody moved'}.`);
  const learned = learn(games, old, settings, workshop);
  const { proofs, step, weights } = await proved(workshop, round, old, learned.fitted);
  return {
    round,
    games: games.length,
    failed: sats.length - games.length,
    ...(failure !== undefined && { failure }),
    positions: games.reduce((sum, { positions }) => sum + positions.length, 0),
    ...learned,
    proofs,
    step,
    weights,
  };
};

/** The whole way, half of it, a quarter: the first that is no worse than the old weights. */
const STEPS = [1, 0.5, 0.25];

const proved = async (
  { game, settings, crew }: Workshop,
  round: number,
  old: readonly number[],
  fit: readonly number[],
): Promise<Pick<Round, 'proofs' | 'step' | 'weights'>> => {
  if (settings.proof === 0) return { proofs: [], step: 1, weights: fit };
  const proofs: Proof[] = [];
  for (const step of STEPS) {
    const young = old.map((weight, i) => significant(weight + step * (fit[i] - weight)));
    const results = await playBout(game, settings, crew, {
      title: `round ${round}, proving`,
      name: `proof ${round} ${step}`,
      from: 0,
      to: settings.proof,
      old,
      young,
    });
    const contest = contestFrom(results);
    proofs.push({ step, ...contest });
    if (contest.verdict !== 'worse') return { proofs, step, weights: young };
  }
  return { proofs, step: 0, weights: old };
};
