import type { CardId, Player } from '../ids.js';
import type { MU } from '../state.js';

/** @rule MU A-objective Ready cards of a player whose objective is reached, and for which a marker is left. */
export const claimable = (_g: MU, _player: Player): readonly CardId[] => [];
