import type { Bot } from './bot.js';
import { greedy } from './greedy.js';
import { random } from './random.js';

const BOTS: readonly Bot[] = [random, greedy];

/** The bots that can be seated, weakest first. */
export const BOT_NAMES: readonly string[] = BOTS.map(bot => bot.name);

export const botByName = (name: string): Bot | undefined => BOTS.find(bot => bot.name === name);
