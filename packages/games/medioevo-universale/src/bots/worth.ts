import { type Appraisal, type Frame, type Seat, STYLES, type Style } from '@hegemon/kernel';
import type { Player } from '../ids.js';
import type { MU } from '../state.js';
import { LIKINGS } from './styles.js';
import { figuresIn, type Reckoned, reckoned, TERMS, type Term } from './terms.js';

/** How much one of each term adds to the log-odds of winning. */
export type Weights = Readonly<Record<Term, number>>;

/**
 * Whoever begins something and thinks better of it stands where he stood, and so does who looks around and does nothing. Neither must
 * ever look better than going on: some would never end their turn.
 */
const HESITATION = 0.6;
const LINGERING = 0.004;
/** @rule MU 5-move-complete Whoever takes other pieces along, and others again, does not set out at all. */
const REGROUPING = 0.05;
/** Of two ways to the same place the shorter one. */
const HURRY = 1e-6;

type Top = Frame & {
  seat?: Player;
  player?: Player;
  waiting?: readonly Player[];
  retracted?: number;
  regrouped?: number;
};
const askedIn = (g: MU, top: Top): Player | undefined => {
  if (top.proc === 'arming') return g.order[0];
  return top.seat ?? top.player ?? (top.proc === 'window' ? top.waiting?.[0] : undefined);
};
const delayOf = (g: MU, seat: Player): number => {
  const top = g.flow[g.flow.length - 1] as Top | undefined;
  const hurry = HURRY * g.n;
  if (!top || askedIn(g, top) !== seat) return hurry;
  const isHesitating = top.proc === 'war' ? (top.retracted ?? 0) > 0 : top.returned === false;
  return hurry + (isHesitating ? HESITATION : LINGERING) + REGROUPING * (top.regrouped ?? 0);
};

/** What a game's bots go by: the same terms with other weights are another judgement. */
export const judgement = (weights: Weights) => {
  const plain = TERMS.map(term => weights[term]);
  const styled = Object.fromEntries(
    STYLES.map(style => [style, TERMS.map(term => weights[term] + (LIKINGS[style][term] ?? 0))]),
  ) as Record<Style, number[]>;

  const standing = (position: Reckoned, seat: Player, by: readonly number[]): number => {
    const figures = figuresIn(position, seat);
    let sum = 0;
    for (let i = 0; i < TERMS.length; i++) sum += by[i] * figures[TERMS[i]];
    return sum;
  };

  return {
    /**
     * The chance to win: the seat's share among all who are still in the game, each counted by how well it stands.
     * @rule MU X-team A team wins together: as well as its members on the average.
     */
    worth(g: MU, seat: Seat, style?: Style): number {
      if (g.over) return g.over.winners.includes(seat) ? 1 / g.over.winners.length : 0;
      const own = seat as Player;
      if (!g.order.includes(own)) return 0;
      const position = reckoned(g);
      const parties = new Map<string, { sum: number; count: number }>();
      const partyOf = (player: Player): string => String(g.teams[player] ?? player);
      for (const player of g.order) {
        const by = style && player === own ? styled[style] : plain;
        const party = parties.get(partyOf(player)) ?? { sum: 0, count: 0 };
        parties.set(partyOf(player), {
          sum: party.sum + standing(position, player, by),
          count: party.count + 1,
        });
      }
      const mean = ({ sum, count }: { sum: number; count: number }): number => sum / count;
      const level = mean(parties.get(partyOf(own))!) - delayOf(g, own);
      let all = 1;
      for (const [party, each] of parties) if (party !== partyOf(own)) all += Math.exp(mean(each) - level);
      return 1 / all;
    },
    appraise(g: MU, seat: Seat): Appraisal {
      const figures = figuresIn(reckoned(g), seat as Player);
      return Object.fromEntries(TERMS.map(term => [term, weights[term] * figures[term]]));
    },
  };
};
