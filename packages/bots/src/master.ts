import type { Bot } from './bot.js';
import type { Reach } from './tree/search.js';
import { type TreeWish, treeBot } from './tree/tree-bot.js';

/** Many times the planner's tree. */
export const MASTER: Reach = {
  nodes: 2000,
  turns: 0,
  steps: 120,
  width: 16,
  sharpness: 2,
  curiosity: 1.2,
  patience: 60,
};

export const masterWith = (wish: TreeWish): Bot => treeBot('master', { plain: MASTER, led: MASTER }, wish);
