import type { GameState } from '@hegemon/kernel';
import type { Scene } from './scene.js';

/** (3) What the game says must always hold does hold. */
export const invariantsHold = <S extends GameState>({ game, s }: Pick<Scene<S>, 'game' | 's'>): string[] => [
  ...game.faults(s),
];
