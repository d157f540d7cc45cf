import type { Game } from '@hegemon/kernel';
import { WEIGHTS } from './bots/weights.js';
import { timeOfCrisisWith } from './game.js';
import type { ToC, ToCOptions } from './state.js';
import type { ToCView } from './view.js';

/** The game as it is played here: its bots go by the weights that were measured. */
export const timeOfCrisis: Game<ToCOptions, ToC, ToCView> = timeOfCrisisWith(WEIGHTS);

export { faultsOfData } from './data-check.js';
export type { Events, EventType } from './events.js';
export type { ToC, ToCOptions } from './state.js';
export type { ToCView } from './view.js';
