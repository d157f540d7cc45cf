import type { Points } from '../data.js';
import { COLOURS, type Player } from '../ids.js';
import type { MU } from '../state.js';

/** @rule MU tech.monasticism Points of any colour do for any other. */
export const isMonastic = (g: MU, seat: Player): boolean => g.technologies[seat].includes('monasticism');

/** Points of all colours together. */
export const countOfPoints = (points: Points): number => COLOURS.reduce((sum, each) => sum + (points[each] ?? 0), 0);
