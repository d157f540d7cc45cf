import { components } from '../catalog.js';
import { tell } from '../events.js';
import type { Player } from '../ids.js';
import { isBuilding, proceedsOf, type Sellable } from '../rules/bankruptcy.js';
import { kindIn, placeIn } from '../rules/purchases/buildings.js';
import { buildingAt } from '../rules/standing.js';
import { interestDue } from '../rules/upkeep.js';
import { craftOf, whereIs } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import { destroyBuilding } from './buildings.js';
import { pay, receive } from './money.js';
import { takeOff } from './pieces.js';

const settle = (g: MU, player: Player): void => {
  g.loans.settled = { ...g.loans.settled, [player]: true };
};

/** @rule MU 3-interest Hands back how much it was. */
export const payInterest = (g: MU, player: Player): number => {
  if (g.loans.settled?.[player]) return 0;
  const due = interestDue(g, player);
  pay(g, player, due, 'interest');
  delete g.loans.missed[player];
  settle(g, player);
  return due;
};

/** @rule MU D-bankrupt What is there is paid, the rest is forgiven. Hands back how much was paid. */
export const missInterest = (g: MU, player: Player): number => {
  const [due, paid] = [interestDue(g, player), g.cash[player]];
  pay(g, player, paid, 'interest');
  const missed = (g.loans.missed[player] ?? 0) + 1;
  g.loans.missed[player] = missed;
  settle(g, player);
  tell(g, 'interest-missed', { player, florin: due - paid, missed });
  return paid;
};
/** @rule MU D-bankrupt-out */
export const isOut = (g: MU, player: Player): boolean =>
  (g.loans.missed[player] ?? 0) >= components.loans.eliminatedAfterMissedRounds;

/** @rule MU D-bankrupt-raise */
export const plunderOwn = (g: MU, player: Player, what: Sellable): void => {
  const florin = proceedsOf(g, what);
  if (isBuilding(what)) {
    const [kind, at] = [kindIn(what), placeIn(what)];
    tell(g, 'own-plundered', { player, what: buildingAt(g, at, kind)!, at });
    destroyBuilding(g, at, kind, player);
  } else {
    tell(g, 'own-plundered', { player, what: craftOf(g, what), at: whereIs(g, what) });
    takeOff(g, what);
  }
  receive(g, player, florin, 'bankruptcy');
};
