import {
  type Answer,
  type Decision,
  playedOnce,
  type Seat,
  someAnswerTo,
  type Told,
  type Trial,
} from '@hegemon/kernel';
import type { ToC } from '../state.js';
import { STAKED } from './courses.js';
import type { Rules } from './rules.js';

/** Plays a course until the battle or the vote is over; what it leaves open is answered as a sensible player would. */
export const trialOf = (game: Rules, seat: Seat, course: readonly Answer[]): Trial<ToC> => ({
  answer(s, step) {
    const pending = game.pending(s);
    const decision = pending.find(d => d.seat === seat) ?? pending[0];
    return decision && { ...(course[step] ?? sensibleAnswerTo(game, s, decision)), seat: decision.seat };
  },
  isOver: story => story.some(isOver),
  isNoted: ({ type }) => NOTED.has(type),
});
const isOver = ({ type }: Told): boolean =>
  type === 'battle-won' || type === 'battle-undecided' || type === 'senate-voted';
/** What results are read from. Which dice fell is none of it. */
const NOTED = new Set([
  'battle-began',
  'battle-scored',
  'hit-taken',
  'general-returned',
  'battle-won',
  'battle-undecided',
  'senate-voted',
]);

/**
 * @rule ToC 8.1.hits @rule ToC 8.2.winner Whether the dice as they lie win. Castra, Shapur I and the plague bear on it,
 * and so does a side that is wiped out: the rules say it themselves, on a copy, since no more dice fall.
 */
const wouldWin = (game: Rules, s: ToC, { seat, facts }: Decision): boolean =>
  playedOnce(game, game.copy(s), trialOf(game, seat, [{ kind: 'keep-dice' }])).some(
    ({ type, open }) => type === 'battle-won' && open.winner === facts?.army,
  );

/** A reduced legion lasts as long as the full one that is turned in its place: what is listed first will do. */
const sensibleAnswerTo = (game: Rules, s: ToC, decision: Decision): Answer => {
  const { prompt, choices } = decision;
  if (prompt === 'reroll') return { kind: wouldWin(game, s, decision) ? 'keep-dice' : 'reroll' };
  if (prompt === 'declare-damnatio') return { kind: 'no-damnatio' };
  const [choice] = choices;
  if (STAKED.includes(prompt) && choice.shape === 'amount') return { kind: choice.kind, arg: choice.max };
  return someAnswerTo(decision);
};
