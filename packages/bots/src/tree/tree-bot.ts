import { countAnswers, listAnswers, type Style } from '@hegemon/kernel';
import type { Bot, Level } from '../bot.js';
import { type Reach, TreeSearch } from './search.js';

/** Ten times what it is given: only a search that runs in circles gets there. */
const PATIENCE_OF_THE_HOST = 10;

/** A bot that searches a tree as far as it reaches, and gives the answer it came back to most often. */
export const treeBot = (level: Level, reach: Reach, style?: Style): Bot => ({
  name: style ? `${level}/${style}` : level,
  level,
  ...(style && { style }),
  limit: PATIENCE_OF_THE_HOST * (reach.nodes + reach.steps),
  decide(asked, random, tell) {
    if (countAnswers(asked.decision) === 1) return { answer: listAnswers(asked.decision)[0], nodes: 0 };
    const search = new TreeSearch(asked, reach, style, random);
    const considered = search.run(tell);
    return { answer: considered[0].answer, nodes: search.nodes, considered };
  },
});
