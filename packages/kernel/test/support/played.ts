import { fileOf, type MatchFile } from '../../src/index.js';
import { actionBy, answering, matchOf, stored } from './tiny.js';
import { wager } from './wager.js';

export const game = wager();

/** A match with every sort of entry: dice, hidden cards, secret and sealed answers, taking back and giving again. */
export const runningMatch = () => {
  const match = matchOf(game);
  const play = answering(match);
  play('a', 'step', 'north');
  match.undo('a', { at: '2026-02-03T10:00:00Z' });
  match.redo('a', { at: '2026-02-03T10:00:05Z' });
  play('a', 'throw');
  play('a', 'hide');
  play('a', 'hide-card', match.state.hand.a[0]);
  play('a', 'draw');
  play('a', 'pass');
  match.answer(actionBy('b', 'hide'), { at: '2026-02-03T10:01:00Z' });
  match.answer(actionBy('b', 'hide-nothing'), { at: '2026-02-03T10:01:01Z', by: 'order' });
  play('b', 'step', 'south');
  play('b', 'bid');
  play('b', 'bid', 'high');
  return match;
};

export const finishedMatch = () => {
  const match = runningMatch();
  const play = answering(match);
  play('a', 'bid', 'low');
  play('a', 'throw');
  play('a', 'finish');
  return match;
};

/** As it lies on disk. */
export const finishedFile = (): MatchFile => stored(fileOf(finishedMatch()));
