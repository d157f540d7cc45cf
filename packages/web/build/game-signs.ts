import { bodyOf } from '../../board/src/icons/sprite.js';
import icons from './game-icons.json' with { type: 'json' };
import { roundedSign } from './icon-paths.js';

/** For lists of matches: one sign for each game, on a grid of 512. Worked out by the build. */
export const gameSigns: Readonly<Record<string, string>> = {
  'time-of-crisis': roundedSign(bodyOf('laurel-crown')),
  invasions: roundedSign(bodyOf('war-axe')),
  'assyrian-wars': roundedSign(icons.chariot),
  'medioevo-universale': roundedSign(bodyOf('visored-helm')),
};
