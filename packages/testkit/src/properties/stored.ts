import type { GameState } from '@hegemon/kernel';
import { firstDifference, revive, unplainSpot } from '../plain.js';
import type { Scene } from './scene.js';

/** (2) JSON there and back changes nothing: neither the state nor the questions it puts. */
export const survivesStorage = <S extends GameState>({
  game,
  s,
  seats = [],
}: Pick<Scene<S>, 'game' | 's'> & Partial<Pick<Scene<S>, 'seats'>>): string[] => {
  // The outcome may point into the state: after it nothing changes any more.
  const { over, ...rest } = s;
  const spot = unplainSpot(rest) ?? (over && unplainSpot(over, 'state.over'));
  if (spot) return [`not plain: ${spot}`];
  const revived = revive(s);
  const changed = firstDifference(s, revived);
  if (changed) return [`the state is not the same: ${changed}`];
  const questions = (of: S) => revive([...game.pending(of), ...seats.map(seat => game.atLeisure(of, seat) ?? null)]);
  const asked = firstDifference(questions(s), questions(revived));
  return asked ? [`the questions are not the same: ${asked}`] : [];
};
