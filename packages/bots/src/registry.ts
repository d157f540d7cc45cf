import { STYLES, type Style } from '@hegemon/kernel';
import { type Bot, LEVELS, type Level } from './bot.js';
import { greedyWith } from './greedy.js';
import { random } from './random.js';

const MAKERS: Readonly<Record<Level, (style?: Style) => Bot>> = {
  random: () => random,
  greedy: style => greedyWith({ style }),
  planner: style => ({ ...greedyWith({ style }), name: named('planner', style), level: 'planner' }),
  master: style => ({ ...greedyWith({ style }), name: named('master', style), level: 'master' }),
};

const named = (level: Level, style?: Style): string => (style ? `${level}/${style}` : level);

const BOTS = new Map<string, Bot>(
  LEVELS.flatMap(level =>
    [undefined, ...(level === 'random' ? [] : STYLES)].map(style => {
      const bot = MAKERS[level](style);
      return [bot.name, bot] as const;
    }),
  ),
);

/** The bots that can be seated, weakest first; those with a style of their own behind each. */
export const BOT_NAMES: readonly string[] = [...BOTS.keys()];

export const botByName = (name: string): Bot | undefined => BOTS.get(name);

/** Who takes over when this one fails: the next lower level in the same style; nobody below chance. */
export const lowerThan = ({ level, style }: Bot): Bot | undefined => {
  const lower = LEVELS[LEVELS.indexOf(level) - 1];
  return lower && (BOTS.get(named(lower, style)) ?? BOTS.get(lower));
};
