export { faultsOfData } from './data-check.js';
export type { Events } from './events.js';
export { medioevoUniversale } from './game.js';
export type { MU, MUOptions } from './state.js';
export type { MUView } from './view.js';
