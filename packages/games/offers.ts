import type { Game } from '@hegemon/kernel';
import type { Board, Foresight } from './index.js';

/** The parts of a game that somebody needs who plays it, each fetched when it is first needed. */
export interface Playable {
  readonly game: Game;
  board(): Promise<Pick<Board, 'ids' | 'kinds' | 'kindsFor' | 'momentOf' | 'pointsOf' | 'tallyOf'>>;
  foresight(): Promise<Foresight>;
}

/** The register once more, for pages: nobody loads the rules of a game he does not play. */
export const OFFERS: Readonly<Record<string, () => Promise<Playable>>> = {
  'time-of-crisis': async () => ({
    game: (await import('@hegemon/time-of-crisis')).timeOfCrisis as unknown as Game,
    board: () => import('@hegemon/time-of-crisis/hooks'),
    foresight: () => import('@hegemon/time-of-crisis/foresight') as unknown as Promise<Foresight>,
  }),
  'medioevo-universale': async () => ({
    game: (await import('@hegemon/medioevo-universale')).medioevoUniversale as unknown as Game,
    board: () => import('@hegemon/medioevo-universale/hooks'),
    foresight: () => import('@hegemon/medioevo-universale/foresight') as unknown as Promise<Foresight>,
  }),
};
