import { readPlate } from '@hegemon/atlas';
import file from '../../games/time-of-crisis/board/map/map.json' with { type: 'json' };
import { smallPlate } from './small-plate.js';

const map = readPlate(file as unknown as Parameters<typeof readPlate>[0]);

/** For the start page: the west and middle of the empire, portrait, as on the cover of an atlas. Worked out by the build. */
export const plate = smallPlate(map, [612, 285, 816, 940], 3);
