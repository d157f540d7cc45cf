import { STYLES, type Style } from '@hegemon/kernel';
import { type Bot, LEVELS, type Level } from './bot.js';
import { greedyWith } from './greedy.js';
import { masterWith } from './master.js';
import { plannerWith } from './planner.js';
import { random } from './random.js';

const MAKERS: Readonly<Record<Level, (style?: Style) => Bot>> = {
  random: () => random,
  greedy: style => greedyWith({ style }),
  planner: style => plannerWith({ style }),
  master: style => masterWith({ style }),
};

// Chance has no taste.
const stylesOf = (level: Level): readonly (Style | undefined)[] =>
  level === 'random' ? [undefined] : [undefined, ...STYLES];

const BOTS = new Map<string, Bot>(
  LEVELS.flatMap(level => stylesOf(level).map(style => MAKERS[level](style))).map(bot => [bot.name, bot]),
);

/** The bots that can be seated, weakest first; those with a style of their own behind each. */
export const BOT_NAMES: readonly string[] = [...BOTS.keys()];

export const botByName = (name: string): Bot | undefined => BOTS.get(name);

/** Who takes over when this one fails: the next lower level, in the same style if it has one. Nobody is below chance. */
export const lowerThan = ({ level, style }: Bot): Bot | undefined => {
  const lower = LEVELS[LEVELS.indexOf(level) - 1];
  return lower && (BOTS.get(`${lower}/${style}`) ?? BOTS.get(lower));
};
