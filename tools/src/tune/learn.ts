import { rounded } from '../figures.js';
import { errorsOf, type FitWishes, fitted } from './fit.js';
import { blindLossOf, gamesIn, lossOf, type Recorded, type Sample, samplesOf } from './likelihood.js';
import type { Settings } from './settings.js';

/** Mean surprise at who won, in nats. */
export interface Loss {
  /** Of whoever holds all seats for equal, and of the weights the games were played by. */
  readonly blind: number;
  readonly old: number;
  /** Of the fitted weights on games they were not fitted to, and on those they were. */
  readonly fitted: number;
  readonly known: number;
}
export interface Learned {
  readonly loss: Loss;
  readonly ridge: number;
  readonly fitted: readonly number[];
  /** One deviation of each. */
  readonly errors: readonly number[];
}

/** Held so strongly, unless somebody says: whatever foresees games it does not know best. */
const RIDGES = [256, 64, 16, 4, 1];
/** Every game is kept back in one of so many fits, to see what a fit is worth on games it does not know. */
const FOLDS = 5;

export const learn = (
  games: readonly Recorded[],
  old: readonly number[],
  { ridge: asked, towards }: Pick<Settings, 'ridge' | 'towards'>,
  { signs, isHeld }: Pick<FitWishes, 'signs' | 'isHeld'> = {},
): Learned => {
  const samples = samplesOf(games);
  const wishes = { from: old, towards: towards === 'old' ? old : old.map(() => 0), signs, isHeld };
  const tried = (asked === 'auto' ? RIDGES : [asked]).map(ridge => ({
    ridge,
    loss: lossOnUnknown(samples, { ...wishes, ridge }),
  }));
  const { ridge, loss } = tried.reduce((best, next) => (next.loss < best.loss ? next : best));
  const { weights } = fitted(samples, { ...wishes, ridge });
  return {
    loss: {
      blind: rounded(blindLossOf(samples), 5),
      old: rounded(lossOf(samples, old), 5),
      fitted: rounded(loss, 5),
      known: rounded(lossOf(samples, weights), 5),
    },
    ridge,
    fitted: weights.map(significant),
    errors: errorsOf(samples, { ...wishes, ridge }, weights).map(error => Number(error.toPrecision(2))),
  };
};

const lossOnUnknown = (samples: readonly Sample[], wishes: FitWishes): number => {
  let sum = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const isKeptBack = ({ game }: Sample): boolean => game % FOLDS === fold;
    const unknown = samples.filter(isKeptBack);
    const { weights } = fitted(
      samples.filter(sample => !isKeptBack(sample)),
      wishes,
    );
    sum += gamesIn(unknown) * lossOf(unknown, weights);
  }
  return sum / (gamesIn(samples) || 1);
};

/** As weights are written into files. */
export const significant = (value: number): number => Number(value.toPrecision(4));
