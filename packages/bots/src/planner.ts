import type { Style } from '@hegemon/kernel';
import type { Bot } from './bot.js';
import type { Reach } from './tree/search.js';
import { treeBot } from './tree/tree-bot.js';

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

/** Searches its own whole turn, dice averaged; what the others will make of it, it leaves to the worth of the position. */
export const plannerWith = ({ style, reach = PLANNER }: { style?: Style | undefined; reach?: Reach }): Bot =>
  treeBot('planner', reach, style);
