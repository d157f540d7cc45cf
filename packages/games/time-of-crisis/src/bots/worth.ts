import { type Appraisal, type Seat, STYLES, type Style } from '@hegemon/kernel';
import type { Colour } from '../ids.js';
import type { ToC } from '../state.js';
import { LIKINGS } from './styles.js';
import { figuresIn, type Reckoned, reckoned, TERMS, type Term } from './terms.js';

/** How much one of each term adds to the log-odds of winning. */
export type Weights = Readonly<Record<Term, number>>;

/** Points are means: they count just enough to be spent rather than lost, and never keep a turn from ending. */
const POINT = 0.0005;

/** What a game's bots go by: the same terms with other weights are another judgement. */
export const judgement = (weights: Weights) => {
  const plain = TERMS.map(term => weights[term]);
  const styled = Object.fromEntries(
    STYLES.map(style => [style, TERMS.map(term => weights[term] + (LIKINGS[style][term] ?? 0))]),
  ) as Record<Style, number[]>;

  const standing = (position: Reckoned, seat: Colour, by: readonly number[]): number => {
    const figures = figuresIn(position, seat);
    let sum = 0;
    for (let i = 0; i < TERMS.length; i++) sum += by[i] * figures[TERMS[i]];
    if (position.mover === seat) {
      const { points, unused } = position.g;
      sum += POINT * (points.military + points.senate + points.populace + unused.length);
    }
    return sum;
  };

  return {
    /** The chance to win: the seat's share among all, each counted by how well it stands. */
    worth(g: ToC, seat: Seat, style?: Style): number {
      if (g.over) return g.over.winners.includes(seat) ? 1 / g.over.winners.length : 0;
      const position = reckoned(g);
      const own = standing(position, seat as Colour, style ? styled[style] : plain);
      let others = 0;
      for (const other of g.seats) if (other !== seat) others += Math.exp(standing(position, other, plain) - own);
      return 1 / (1 + others);
    },
    appraise(g: ToC, seat: Seat): Appraisal {
      const figures = figuresIn(reckoned(g), seat as Colour);
      return Object.fromEntries(TERMS.map(term => [term, weights[term] * figures[term]]));
    },
  };
};
