import type { SeatFace } from '../../board/src/face.js';
import { bodyOf } from '../../board/src/icons/sprite.js';
import { wordsFor as medioevo, nameOf as nameInMedioevo } from '../../games/medioevo-universale/board/index.js';
import { seatFace as medioevoFace } from '../../games/medioevo-universale/board/table/seats.js';
import { SEATS as MEDIOEVO_SEATS } from '../../games/medioevo-universale/src/ids.js';
import { nameOf, wordsFor } from '../../games/time-of-crisis/board/index.js';
import { RULER_FACES } from '../../games/time-of-crisis/board/table/seats.js';
import '../../games/time-of-crisis/board/table/signs/index.js';
import { roundedSign } from './icon-paths.js';

export interface Mark {
  readonly face: SeatFace;
  /** The emblem on a grid of 512. */
  readonly emblem: string;
  readonly names: Readonly<Record<'en' | 'de', string>>;
}

const marked = (face: SeatFace, nameIn: (language: 'en' | 'de') => string): Mark => ({
  face,
  emblem: roundedSign(bodyOf(face.emblem)),
  names: { en: nameIn('en'), de: nameIn('de') },
});

/** For the list of matches: the seats of each game, without the face and all the signs they are taken from. Worked out by the build. */
export const marks: Readonly<Record<string, Readonly<Record<string, Mark>>>> = {
  // Who has which realm is settled in the game: lists know the seats alone.
  'medioevo-universale': Object.fromEntries(
    MEDIOEVO_SEATS.map(seat => [
      seat,
      marked(medioevoFace(seat), language => nameInMedioevo(medioevo(language), seat)),
    ]),
  ),
  'time-of-crisis': Object.fromEntries(
    Object.entries(RULER_FACES).map(([seat, face]) => [
      seat,
      marked(face, language => nameOf(wordsFor(language), seat)),
    ]),
  ),
};
