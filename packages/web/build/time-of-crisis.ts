import { readPlate } from '@hegemon/atlas';
import file from '../../games/time-of-crisis/board/map/map.json' with { type: 'json' };
import { smallPlate } from './small-plate.js';

/** For the start page: the west and middle of the empire, portrait, as on the cover of an atlas. */
export const picture = () =>
  smallPlate(readPlate(file as unknown as Parameters<typeof readPlate>[0]), [612, 285, 816, 940], 1.6);
