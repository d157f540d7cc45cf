import { type Answer, type Choice, type Decision, type Random, sampleArg } from '@hegemon/kernel';
import type { Idler, Player } from '@hegemon/testkit';
import { medioevoUniversale as game } from '../src/game.js';
import type { MU } from '../src/state.js';
import { byHints } from './by-hints.js';

const answerOf = (choice: Choice, random: Random): Answer => {
  const arg = sampleArg(choice, random);
  return arg === undefined ? { kind: choice.kind } : { kind: choice.kind, arg };
};
const offered = ({ choices }: Decision, ...kinds: readonly string[]): Choice | undefined =>
  kinds.map(kind => choices.find(choice => choice.kind === kind)).find(choice => choice !== undefined);

/** One in so many times somebody who has nothing better in mind picks a quarrel, or ends one. */
const QUARRELS = 16;

/** Goes by hints at leisure, too; and now and then there is a war. */
export const statesman: Idler<MU> = (s, decision, random) => {
  if (decision.prompt !== 'leisure' || game.hints(s, decision).length > 0) return byHints(s, decision, random);
  const quarrel = random(QUARRELS) === 0 && offered(decision, 'offer-truce', 'declare-war');
  return quarrel ? answerOf(quarrel, random) : undefined;
};

/** Has to go home after so many rounds, and so have all the others. */
export const inAHurry =
  (rounds: number): Idler<MU> =>
  (s, decision, random) => {
    const hurry = s.round >= rounds && offered(decision, 'accept-proposal', 'look-at-proposal', 'offer-time');
    return hurry ? answerOf(hurry, random) : statesman(s, decision, random);
  };

/** Borrows whatever is lent, throws it out of the window, taxes nobody, and lets the land go rather than pay for it. */
export const wastrel: Player<MU> = (s, decision, random) => {
  const folly = offered(decision, 'take-loan', 'fall-short', 'start-uprisings', 'plunder-own', 'bid', 'tax-rate');
  if (!folly) return byHints(s, decision, random);
  if (folly.shape === 'amount') return { kind: folly.kind, arg: folly.max };
  if (folly.shape === 'pick') return { kind: folly.kind, arg: folly.of[0] };
  return { kind: folly.kind };
};
