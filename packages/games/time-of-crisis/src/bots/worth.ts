import { type Appraisal, type Seat, STYLES, type Style } from '@hegemon/kernel';
import type { Colour } from '../ids.js';
import type { ToC } from '../state.js';
import { STYLE_FACTORS } from './styles.js';
import { figuresOf, TERMS, type Term } from './terms.js';

/** How much one of each term adds to the log-odds of winning. */
export type Weights = Readonly<Record<Term, number>>;

/** Points are means: they count just enough to be spent rather than lost, and never keep a turn from ending. */
const POINT = 0.0005;

/** What a game's bots go by: the same terms with other weights are another judgement. */
export const judgement = (weights: Weights) => {
  const plain = TERMS.map(term => weights[term]);
  const styled = Object.fromEntries(
    STYLES.map(style => [style, TERMS.map(term => weights[term] * (STYLE_FACTORS[style][term] ?? 1))]),
  ) as Record<Style, number[]>;

  const standing = (g: ToC, seat: Colour, by: readonly number[]): number => {
    const figures = figuresOf(g, seat);
    let sum = 0;
    for (let i = 0; i < TERMS.length; i++) sum += by[i] * figures[TERMS[i]];
    if (g.active === seat) {
      const { military, senate, populace } = g.points;
      sum += POINT * (military + senate + populace + g.unused.length);
    }
    return sum;
  };

  return {
    /** The chance to win: the seat's share among all, each counted by how well it stands. */
    worth(g: ToC, seat: Seat, style?: Style): number {
      if (g.over) return g.over.winners.includes(seat) ? 1 / g.over.winners.length : 0;
      const own = standing(g, seat as Colour, style ? styled[style] : plain);
      let others = 0;
      for (const other of g.seats) if (other !== seat) others += Math.exp(standing(g, other, plain) - own);
      return 1 / (1 + others);
    },
    appraise(g: ToC, seat: Seat): Appraisal {
      const figures = figuresOf(g, seat as Colour);
      return Object.fromEntries(TERMS.map(term => [term, weights[term] * figures[term]]));
    },
  };
};
