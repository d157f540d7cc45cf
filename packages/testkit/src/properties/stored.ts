import type { GameState } from '@hegemon/kernel';
import { firstDifference, revive, unplainSpot } from '../plain.js';
import type { Scene } from './scene.js';

/** (2) JSON there and back changes nothing: neither the state nor the questions it puts. */
export const survivesStorage = <S extends GameState>({ game, s }: Pick<Scene<S>, 'game' | 's'>): string[] => {
  // The outcome may point into the state: after it nothing changes any more.
  const { over, ...rest } = s;
  const spot = unplainSpot(rest) ?? (over && unplainSpot(over, 'state.over'));
  if (spot) return [`not plain: ${spot}`];
  const revived = revive(s);
  const changed = firstDifference(s, revived);
  if (changed) return [`the state is not the same: ${changed}`];
  const asked = firstDifference(revive(game.pending(s)), revive(game.pending(revived)));
  return asked ? [`the questions are not the same: ${asked}`] : [];
};
