import type { Bot } from './bot.js';
import type { Reach } from './tree/search.js';
import { type TreeWish, treeBot } from './tree/tree-bot.js';

/** To the end of its own turn, and in no more than a handful of milliseconds. */
export const PLANNER: Reach = {
  nodes: 48,
  turns: 0,
  steps: 60,
  width: 16,
  sharpness: 2,
  curiosity: 1.2,
  patience: 20,
};

/** Where a deed takes many questions, a handful of playouts is no plan. */
const PLANNER_LED: Reach = { ...PLANNER, nodes: 160 };

/** Searches its own whole turn, dice averaged; what the others will make of it, it leaves to the worth of the position. */
export const plannerWith = (wish: TreeWish): Bot => treeBot('planner', { plain: PLANNER, led: PLANNER_LED }, wish);
