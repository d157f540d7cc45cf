import { BARBARIANS, type Player } from '../ids.js';
import type { MU } from '../state.js';
import { vehiclesOf } from './ownership.js';

/** @rule MU 5-remove Has he anything on the board that he could take off? Not while a battle is fought. */
export const hasPieces = (g: MU, player: Player): boolean =>
  g.battle === undefined &&
  (vehiclesOf(g, player).length > 0 ||
    Object.values(g.armies).some(there => there !== undefined && Object.hasOwn(there, player)));
export const isPlayer = (side: string): side is Player => side !== BARBARIANS;
