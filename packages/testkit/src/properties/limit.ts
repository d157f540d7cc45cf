import type { GameState } from '@hegemon/kernel';
import type { Scene } from './scene.js';

/** (9) The game ends within its limit: no question has a number above it. */
export const endsInTime = <S extends GameState>({ game, s }: Pick<Scene<S>, 'game' | 's'>): string[] =>
  s.n > game.limit ? [`question ${s.n} is put, and the game should have ended within ${game.limit}`] : [];
