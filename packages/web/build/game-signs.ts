import { bodyOf } from '../../board/src/icons/sprite.js';

/** For lists of matches: one sign for each game, on a grid of 512. Worked out by the build. */
export const gameSigns: Readonly<Record<string, string>> = {
  'time-of-crisis': bodyOf('laurel-crown'),
  invasions: bodyOf('war-axe'),
  'assyrian-wars': bodyOf('chariot'),
  'medioevo-universale': bodyOf('visored-helm'),
};
