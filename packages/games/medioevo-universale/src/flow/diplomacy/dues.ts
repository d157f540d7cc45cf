import { asking, button, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { mayBorrow, pay, paySecretly, takeLoan } from '../../deeds/money.js';
import { breakTreaty } from '../../deeds/treaties.js';
import { tell } from '../../events.js';
import type { Player } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Clause, TreatyId } from '../../treaties.js';

type Due = Extract<Clause, { type: 'payment' }>;
interface DuesFrame extends Frame<'begin' | 'next' | 'short' | 'shortInSecret' | 'again'> {
  proc: 'dues';
  /** Still to be paid: the treaty and the number of the clause. */
  open: OpenDue[];
}
interface OpenDue {
  treaty: TreatyId;
  clause: number;
}
const ask = asking<MU, DuesFrame>();

const clauseOf = (g: MU, open: OpenDue | undefined): Due | undefined => {
  const clause = open && g.treaties[open.treaty]?.clauses[open.clause];
  return clause?.type === 'payment' ? clause : undefined;
};
const isShort = (g: MU, due: Due | undefined): due is Due => due !== undefined && g.cash[due.from] < due.amount;

/** What can be paid, or has ended with its treaty. */
const isSettleable = (g: MU, open: OpenDue): boolean => !isShort(g, clauseOf(g, open));
const settle = (g: MU, open: OpenDue): void => {
  const clause = clauseOf(g, open);
  if (!clause) return;
  if (g.treaties[open.treaty]!.isSecret) paySecretly(g, clause.from, clause.amount, clause.to);
  else pay(g, clause.from, clause.amount, 'treaty', clause.to);
};

/** A loan may still save the treaty. Of a secret one the others hear no more than that somebody has to pay. */
const askWhoIsShort = (isSecret: boolean, words: { rule: string; prompt: string }) =>
  ask({
    ...words,
    // The treaty may have ended, or money have come in, while he thought about it.
    seats(g, { open: [first] }) {
      const due = clauseOf(g, first);
      return isShort(g, due) && g.treaties[first!.treaty]!.isSecret === isSecret ? [due.from] : [];
    },
    offer: (g, _, seat) => [...(mayBorrow(g, seat as Player) ? [button('take-loan')] : []), button('leave-unpaid')],
    facts: (g, f) => ({ florin: clauseOf(g, f.open[0])!.amount, to: clauseOf(g, f.open[0])!.to }),
    take: {
      'take-loan'(g, _f, _arg, seat) {
        takeLoan(g, seat as Player);
        return go('next');
      },
      'leave-unpaid'(g, f, _arg, seat) {
        const [{ treaty }] = f.open;
        tell(g, 'due-unpaid', { treaty, by: seat as Player });
        breakTreaty(g, treaty, seat as Player);
        f.open = f.open.filter(each => each.treaty !== treaty);
        return go('next');
      },
    },
  });

/**
 * @rule MU C-treaty-pay What is owed in every round, after the upkeep: all at once, so what comes in may go out again. Whoever cannot
 * pay then has broken the treaty.
 */
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
      for (;;) {
        const i = f.open.findIndex(open => isSettleable(g, open));
        if (i < 0) break;
        settle(g, f.open[i]);
        f.open.splice(i, 1);
      }
      if (f.open.length === 0) return done();
    },
    short: askWhoIsShort(false, { rule: 'MU C-treaty-pay', prompt: 'due-short' }),
    shortInSecret: askWhoIsShort(true, { rule: 'MU 3-upkeep', prompt: 'pay-dues' }),
    again: () => go('next'),
  },
};
