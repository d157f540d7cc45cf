import { components } from '../catalog.js';
import type { MoneyFor } from '../events/uses.js';
import { tell } from '../events.js';
import type { Player } from '../ids.js';
import type { MU } from '../state.js';

/** Money behind the screen, and what the others can reckon of it. */
const change = (g: MU, player: Player, by: number): void => {
  g.cash[player] += by;
  g.reckoned[player] += by;
};

export const receive = (g: MU, player: Player, florin: number, why: MoneyFor): void => {
  if (florin === 0) return;
  change(g, player, florin);
  tell(g, 'received', { player, florin, for: why });
};

/** To the supply, or to another player. Whoever pays what he does not have has a bug. */
export const pay = (g: MU, player: Player, florin: number, why: MoneyFor, to?: Player): void => {
  if (florin === 0) return;
  if (g.cash[player] < florin) throw new Error(`${player} has ${g.cash[player]} F and is to pay ${florin}`);
  change(g, player, -florin);
  if (to) change(g, to, florin);
  tell(g, 'paid', { player, florin, for: why, ...(to && { to }) });
};

/** @rule MU C-treaty By a secret treaty: only the two of them know. */
export const paySecretly = (g: MU, player: Player, florin: number, to: Player): void => {
  if (florin === 0) return;
  if (g.cash[player] < florin) throw new Error(`${player} has ${g.cash[player]} F and is to pay ${florin}`);
  g.cash[player] -= florin;
  g.cash[to] += florin;
  const known = { player, florin, to };
  tell(g, 'paid-secretly', {}, { [player]: known, [to]: known });
};

/** @rule MU D-take Once a round, five at most. @rule MU D-players From the bank: players lend each other nothing. */
export const mayBorrow = (g: MU, player: Player): boolean =>
  !g.loans.taken[player] && (g.loans.open[player] ?? 0) < components.loans.max;
export const takeLoan = (g: MU, player: Player): void => {
  g.loans.taken[player] = true;
  g.loans.open[player] = (g.loans.open[player] ?? 0) + 1;
  change(g, player, components.loans.amount);
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
  change(g, player, -components.loans.amount);
  (g.feats[player] ??= []).push({ event: 'loanRepaid', takenEarlier: g.indebted[player] === true });
  tell(g, 'loan-repaid', { player, open });
};
