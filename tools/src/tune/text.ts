import { tableOf } from '../terminal/layout.js';
import type { Contest } from './contest.js';
import type { Trial } from './refine.js';
import type { Round } from './round.js';
import type { Run } from './run.js';

const signed = (value: number): string => `${value < 0 ? '' : '+'}${(100 * value).toFixed(1)}`;

const contestText = ({ games, failed, newShare, oldShare, margin, interval, verdict }: Contest): string =>
  [
    `${(100 * newShare).toFixed(1)} % against ${(100 * oldShare).toFixed(1)} % of the wins a seat`,
    `(${signed(margin)}, 95 in 100: ${signed(interval[0])} to ${signed(interval[1])}) in ${games} games` +
      `${failed > 0 ? `, ${failed} seeds broken off` : ''}: ${verdict}`,
  ].join(' ');

export const roundText = ({ round, games, failed, failure, positions, loss, ridge, proofs, step }: Round): string =>
  [
    `round ${round}: ${games} games${failed > 0 ? `, ${failed} broken off (${failure})` : ''}, ${positions} positions`,
    `  loss by guessing ${loss.blind}, old ${loss.old}, fitted ${loss.fitted} on games kept back ` +
      `(${loss.known} on its own), ridge ${ridge}`,
    ...proofs.map(proof => `  step ${proof.step}: ${contestText(proof)}`),
    step === 0 ? '  the old weights stay' : `  taken: ${step} of the way`,
  ].join('\n');

export const trialText = ({ term, from, to, contest, isTaken }: Trial): string =>
  `${term} ${from} to ${to}: ${contestText(contest)}${isTaken ? ', taken' : ''}`;

export const weightsTable = ({ terms, start, weights, rounds }: Run): string => {
  const last = rounds.at(-1);
  return tableOf(
    ['term', 'before', 'after', 'last fit', 'deviation'],
    terms.map((term, i) => [term, start[i], weights[i], last?.fitted[i] ?? '', last?.errors[i] ?? '']),
  );
};
