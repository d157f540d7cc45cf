import { STYLES, type Style } from '@hegemon/kernel';
import { type Bot, LEVELS, type Level } from './bot.js';
import { greedyWith } from './greedy.js';
import { masterWith } from './master.js';
import { plannerWith } from './planner.js';
import { random } from './random.js';

const MAKERS: Readonly<Record<Level, (style?: Style, nodes?: number) => Bot>> = {
  random: () => random,
  greedy: (style, nodes) => greedyWith({ style, nodes }),
  planner: (style, nodes) => plannerWith({ style, nodes }),
  master: (style, nodes) => masterWith({ style, nodes }),
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

/**
 * For measuring: also one that looks at another number of answers, named behind an `@`, as in `greedy@24`. It sits at no
 * table of the house.
 */
export const botToMeasure = (name: string): Bot | undefined => {
  const [, plain, nodes] = /^([^@]*)@([1-9]\d{0,5})$/.exec(name) ?? [];
  const bot = BOTS.get(plain ?? name);
  if (!bot || nodes === undefined) return bot;
  return bot.level === 'random' ? undefined : { ...MAKERS[bot.level](bot.style, Number(nodes)), name };
};

/** Who takes over when this one fails: the next lower level, in the same style if it has one. Nobody is below chance. */
export const lowerThan = ({ level, style }: Bot): Bot | undefined => {
  const lower = LEVELS[LEVELS.indexOf(level) - 1];
  return lower && (BOTS.get(`${lower}/${style}`) ?? BOTS.get(lower));
};
