/** Players that know only the contract: they see what their seat sees, and have no rules of their own. */
export type { Asked, Bot, Playable, Thought } from './bot.js';
export { BUDGET, type Budget, greedy, greedyWith } from './greedy.js';
export { askBot } from './host.js';
export { random } from './random.js';
export { BOT_NAMES, botByName } from './registry.js';
