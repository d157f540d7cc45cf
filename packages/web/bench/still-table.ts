import { type GameFace, type Owner, TableState } from '@hegemon/board';
import { plainFace } from '@hegemon/board/ask/plain-face.js';
import type { Desk, Sight } from '@hegemon/host';

const SEATS = ['red', 'blue', 'yellow', 'green'];

/** A table at which nobody is asked: there is a map to look at, and no game. */
export const stillTable = (owners: Readonly<Record<string, Owner>>): TableState => {
  const face: GameFace = { ...plainFace({ id: 'bench', seats: { 4: SEATS } }), owners: () => owners };
  const sight: Sight = {
    match: {
      id: 'bench',
      game: 'bench',
      edition: 1,
      options: { players: 4 },
      seats: SEATS,
      sitters: {},
      commitment: '',
    },
    eyes: 'spectator',
    at: 0,
    last: 0,
    table: { view: {}, decisions: [], waiting: [] },
    undo: { refused: 'nothing-to-undo' },
    redo: { refused: 'nothing-to-redo' },
    news: { from: 0, lines: [] },
  };
  const desk: Partial<Desk> = { whyNot: () => Promise.resolve([]), foresee: () => Promise.resolve([]) };
  return new TableState(desk as Desk, face, sight, 'en');
};
