import type { Game } from '@hegemon/kernel';
import type { MU, MUOptions } from '../state.js';
import type { MUView } from '../view.js';

/** The game with which something is tried out; the true state is only ever imagined from. */
export type Rules = Game<MUOptions, MU, MUView>;
