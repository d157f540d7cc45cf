import { countAnswers, listAnswers, type Style } from '@hegemon/kernel';
import type { Bot, Level } from '../bot.js';
import { type Reach, TreeSearch } from './search.js';

/** Ten times what it is given: only a search that runs in circles gets there. */
const PATIENCE_OF_THE_HOST = 10;

/** How a level that searches is wished for: in a style, with another reach, or only with other nodes than its own. */
export interface TreeWish {
  readonly style?: Style | undefined;
  readonly reach?: Reach;
  readonly nodes?: number | undefined;
}
/** How far a level reaches in most games, and in those that are led by hints. */
interface Reaches {
  readonly plain: Reach;
  readonly led: Reach;
}
const wished = (own: Reach, { reach = own, nodes = reach.nodes }: TreeWish): Reach => ({ ...reach, nodes });

/** A bot that searches a tree as far as it reaches, and gives the answer it came back to most often. */
export const treeBot = (level: Level, own: Reaches, wish: TreeWish): Bot => {
  const { style } = wish;
  const [plain, led] = [wished(own.plain, wish), wished(own.led, wish)];
  return {
    name: style ? `${level}/${style}` : level,
    level,
    ...(style && { style }),
    limit: PATIENCE_OF_THE_HOST * Math.max(plain.nodes + plain.steps, led.nodes + led.steps),
    decide(asked, random, tell) {
      if (countAnswers(asked.decision) === 1) return { answer: listAnswers(asked.decision)[0], nodes: 0 };
      const search = new TreeSearch(asked, asked.game.isLedByHints ? led : plain, style, random);
      const considered = search.run(tell);
      return { answer: considered[0].answer, nodes: search.nodes, considered };
    },
  };
};
