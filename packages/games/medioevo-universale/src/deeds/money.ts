import { components } from '../catalog.js';
import type { MoneyFor } from '../events/uses.js';
import { tell } from '../events.js';
import type { Player } from '../ids.js';
import type { MU } from '../state.js';

export const receive = (g: MU, player: Player, florin: number, why: MoneyFor): void => {
  if (florin === 0) return;
  g.cash[player] += florin;
  tell(g, 'received', { player, florin, for: why });
};

/** To the supply, or to another player. Whoever pays what he does not have has a bug. */
export const pay = (g: MU, player: Player, florin: number, why: MoneyFor, to?: Player): void => {
  if (florin === 0) return;
  if (g.cash[player] < florin) throw new Error(`${player} has ${g.cash[player]} F and is to pay ${florin}`);
  g.cash[player] -= florin;
  if (to) g.cash[to] += florin;
  tell(g, 'paid', { player, florin, for: why, ...(to && { to }) });
};

/** @rule MU D-take Once a round, five at most. */
export const mayBorrow = (g: MU, player: Player): boolean =>
  !g.loans.taken[player] && (g.loans.open[player] ?? 0) < components.loans.max;
export const takeLoan = (g: MU, player: Player): void => {
  g.loans.taken[player] = true;
  g.loans.open[player] = (g.loans.open[player] ?? 0) + 1;
  g.cash[player] += components.loans.amount;
  tell(g, 'loan-taken', { player, open: g.loans.open[player] ?? 0 });
};

/** @rule MU D-repay Once a round. */
export const mayRepay = (g: MU, player: Player): boolean =>
  !g.loans.repaid[player] && (g.loans.open[player] ?? 0) > 0 && g.cash[player] >= components.loans.amount;
export const repayLoan = (g: MU, player: Player): void => {
  const open = (g.loans.open[player] ?? 0) - 1;
  g.loans.repaid[player] = true;
  if (open > 0) g.loans.open[player] = open;
  else delete g.loans.open[player];
  g.cash[player] -= components.loans.amount;
  (g.feats[player] ??= []).push({ event: 'loanRepaid', takenEarlier: g.indebted[player] === true });
  tell(g, 'loan-repaid', { player, open });
};
