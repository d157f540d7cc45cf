import { call, done, type Frame, go, type Procedure, pick, sealing } from '@hegemon/kernel';
import { components } from '../../catalog.js';
import { receive } from '../../deeds/money.js';
import { tell } from '../../events.js';
import { beginDues } from '../../frames/diplomacy.js';
import type { Player } from '../../ids.js';
import { effectsOf } from '../../rules/effects.js';
import { chargedLoans, incomeOf, isDestitute } from '../../rules/upkeep.js';
import { isDecided } from '../../rules/winner.js';
import type { MU } from '../../state.js';
import { beginLevy } from './levy.js';

interface TaxesFrame extends Frame<'begin' | 'rates' | 'income' | 'next' | 'paid' | 'shares' | 'dues' | 'over'> {
  proc: 'taxes';
  /** Who has still to pay. */
  waiting: Player[];
  /** @rule MU card.37 Interest really paid, by whom. */
  interest: Partial<Record<Player, number>>;
}
const seal = sealing<MU, TaxesFrame>();

const RATES = components.taxRates.values.map(String);

/** @rule MU card.37 Half of what the others have paid, from the supply. */
const share = (g: MU, f: TaxesFrame): void => {
  for (const { player } of effectsOf(g, 'interest-share')) {
    const others = g.seats.filter(each => each !== player).reduce((sum, each) => sum + (f.interest[each] ?? 0), 0);
    if (g.order.includes(player)) receive(g, player, Math.ceil(others / 2), 'card');
  }
};

/** @rule MU 3 Rates, income, and what everybody has to pay, in turn order. */
export const taxes: Procedure<MU, TaxesFrame> = {
  name: 'taxes',
  rule: 'MU 3',
  steps: {
    begin(g, f) {
      f.interest = {};
      delete g.loans.settled;
      delete g.loans.charged;
      g.loans.charged = Object.fromEntries(g.order.map(player => [player, chargedLoans(g, player)]));
    },
    /** MU 3-rate Nobody sees a rate before all are set. */
    rates: seal({
      rule: 'MU 3-rate',
      prompt: 'tax-rate',
      order: 'together',
      seats: g => g.order,
      offer: () => [pick('tax-rate', RATES)],
      facts: (g, _, seat) => ({
        income: Object.fromEntries(RATES.map(rate => [rate, incomeOf(g, seat as Player, Number(rate))])),
      }),
      reveal(g, _, answers) {
        for (const player of g.order) {
          const rate = Number(answers[player].arg);
          g.taxRate[player] = rate;
          tell(g, 'tax-set', { player, rate });
        }
      },
    }),
    /** MU 3-income, MU 3-income-destitute */
    income(g, f) {
      for (const player of g.order) {
        const why = isDestitute(g, player) ? 'destitute' : 'tax';
        receive(g, player, incomeOf(g, player, g.taxRate[player] ?? 0), why);
      }
      f.waiting = [...g.order];
    },
    next(g, f) {
      f.waiting = f.waiting.filter(player => g.order.includes(player));
      const [seat] = f.waiting;
      return seat ? call(beginLevy(seat)) : go('shares');
    },
    paid(g, f) {
      const player = f.waiting.shift();
      if (player) f.interest[player] = Number(f.returned ?? 0);
      // MU D-bankrupt-out Whoever is left alone has won, and owes nobody anything.
      if (isDecided(g)) return go('over');
      return go('next');
    },
    shares: (g, f) => share(g, f),
    /** MU C-treaty-pay */
    dues: () => call(beginDues()),
    over(g) {
      delete g.loans.charged;
      delete g.loans.settled;
      return done();
    },
  },
};
