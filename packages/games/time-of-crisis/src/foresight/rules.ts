import type { Game } from '@hegemon/kernel';
import type { ToC, ToCOptions } from '../state.js';
import type { ToCView } from '../view.js';

/** The game with which something is tried out; the true state is only ever imagined from. */
export type Rules = Game<ToCOptions, ToC, ToCView>;
