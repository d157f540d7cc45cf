/** Players that know only the contract: they see what their seat sees, and have no rules of their own. */
export { type Asked, type Bot, type Considered, LEVELS, type Level, type Playable, type Thought } from './bot.js';
export { BUDGET, type Budget, greedy, greedyWith } from './greedy.js';
export { answerBelieving, askBot, believedBy, Overrun } from './host.js';
export { MASTER, masterWith } from './master.js';
export { PLANNER, plannerWith } from './planner.js';
export { type Prospect, type Prospects, prospectsOf } from './prospect.js';
export { random } from './random.js';
export { BOT_NAMES, botByName, botToMeasure, lowerThan } from './registry.js';
export { type Begun, begunWith, carriedOn, settle } from './settle.js';
export type { Reach } from './tree/search.js';
