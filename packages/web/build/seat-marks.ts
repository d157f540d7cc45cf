import { bodyOf } from '../../board/src/icons/sprite.js';
import { nameOf, wordsFor } from '../../games/time-of-crisis/board/index.js';
import { RULER_FACES, type RulerFace } from '../../games/time-of-crisis/board/table/seats.js';

export interface Mark {
  readonly face: RulerFace;
  /** The emblem on a grid of 512. */
  readonly emblem: string;
  readonly names: Readonly<Record<'en' | 'de', string>>;
}

const markOf = ([seat, face]: [string, RulerFace]): [string, Mark] => [
  seat,
  {
    face,
    emblem: bodyOf(face.emblem),
    names: { en: nameOf(wordsFor('en'), seat), de: nameOf(wordsFor('de'), seat) },
  },
];

/** For the list of matches: the seats of each game, without the face and all the signs they are taken from. Worked out by the build. */
export const marks: Readonly<Record<string, Readonly<Record<string, Mark>>>> = {
  'time-of-crisis': Object.fromEntries(Object.entries(RULER_FACES).map(markOf)),
};
