import { readPlate } from '@hegemon/atlas';
import file from '../../games/medioevo-universale/board/map/map.json' with { type: 'json' };
import data from '../../games/medioevo-universale/data/map.json' with { type: 'json' };
import { smallPlate } from './small-plate.js';

const map = readPlate(file as unknown as Parameters<typeof readPlate>[0]);

/** For the start page: from the Baltic to the Aegean, portrait. Worked out by the build. */
export const plate = smallPlate(map, [500, 440, 780, 898], 3);

/** The realms as they begin, in colours that every page has: those of the game come with its table. */
const COLOURS: Readonly<Record<string, string>> = {
  byzantium: '--porphyry',
  mamluks: '--fam-green',
  hungary: '--fam-red',
  'golden-horde': '--fam-blue',
  'holy-roman-empire': '--fam-yellow',
  novgorod: '--fam-neutral',
};
export const washes: Readonly<Record<string, string>> = Object.fromEntries(
  data.realms.flatMap(({ id, territories }) => territories.map(territory => [territory, COLOURS[id]])),
);
