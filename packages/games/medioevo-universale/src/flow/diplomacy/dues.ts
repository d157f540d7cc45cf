import { asking, button, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { mayBorrow, pay, paySecretly, takeLoan } from '../../deeds/money.js';
import { breakTreaty } from '../../deeds/treaties.js';
import { tell } from '../../events.js';
import type { MU } from '../../state.js';
import type { Clause, TreatyId } from '../../treaties.js';

type Due = Extract<Clause, { type: 'payment' }>;
interface DuesFrame extends Frame<'begin' | 'next' | 'short' | 'again'> {
  proc: 'dues';
  /** Still to be paid: the treaty and the number of the clause. */
  open: { treaty: TreatyId; clause: number }[];
}
const ask = asking<MU, DuesFrame>();

const clauseOf = (g: MU, f: DuesFrame): Due | undefined => {
  const [next] = f.open;
  const clause = next && g.treaties[next.treaty]?.clauses[next.clause];
  return clause?.type === 'payment' ? clause : undefined;
};

const isShort = (g: MU, due: Due | undefined): boolean => due !== undefined && g.cash[due.from] < due.amount;

/** @rule MU C-treaty-pay What is owed in every round, after the upkeep. Whoever cannot pay has broken the treaty. */
export const dues: Procedure<MU, DuesFrame> = {
  name: 'dues',
  rule: 'MU C-treaty-pay',
  steps: {
    begin(g, f) {
      f.open = (Object.keys(g.treaties) as TreatyId[]).flatMap(treaty =>
        g.treaties[treaty]!.clauses.flatMap((clause, i) =>
          clause.type === 'payment' && clause.when === 'each-round' ? [{ treaty, clause: i }] : [],
        ),
      );
    },
    next(g, f) {
      while (f.open.length > 0) {
        const clause = clauseOf(g, f);
        const { treaty } = f.open[0];
        if (isShort(g, clause)) return;
        if (clause && g.treaties[treaty]?.isSecret) paySecretly(g, clause.from, clause.amount, clause.to);
        else if (clause) pay(g, clause.from, clause.amount, 'treaty', clause.to);
        f.open.shift();
      }
      return done();
    },
    /** Somebody is short of money: a loan may still save the treaty. */
    short: ask({
      rule: 'MU C-treaty-pay',
      prompt: 'due-short',
      // The treaty may have ended, or money have come in, while he thought about it.
      seats: (g, f) => (isShort(g, clauseOf(g, f)) ? [clauseOf(g, f)!.from] : []),
      offer(g, f) {
        const clause = clauseOf(g, f)!;
        return [...(mayBorrow(g, clause.from) ? [button('take-loan')] : []), button('leave-unpaid')];
      },
      facts: (g, f) => ({ florin: clauseOf(g, f)!.amount, to: clauseOf(g, f)!.to }),
      take: {
        'take-loan'(g, f) {
          takeLoan(g, clauseOf(g, f)!.from);
          return go('next');
        },
        'leave-unpaid'(g, f) {
          const [{ treaty }] = f.open;
          const by = clauseOf(g, f)!.from;
          tell(g, 'due-unpaid', { treaty, by });
          breakTreaty(g, treaty, by);
          f.open = f.open.filter(each => each.treaty !== treaty);
          return go('next');
        },
      },
    }),
    again: () => go('next'),
  },
};
