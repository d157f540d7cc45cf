import type { Answer, Obstacle } from '@hegemon/kernel';
import { CARD, components, TECHNOLOGY } from '../../catalog.js';
import type { CardId, Player, TechnologyId } from '../../ids.js';
import { WARES } from '../../purchases.js';
import type { MU } from '../../state.js';
import { isReady } from '../cards.js';
import { surchargeFor } from '../purchases/design.js';
import { no } from './codes.js';

/** Words that belong to one phase alone. */
const PHASES: ReadonlyMap<string, number> = new Map([
  ['bid', 1],
  ['tax-rate', 3],
  ...WARES.map((ware): [string, number] => [ware, 4]),
  ['done-buying', 4],
  ...['move', 'assault', 'seize'].map((kind): [string, number] => [kind, 5]),
  ...['trader', 'buy', 'sell', 'start-route', 'done-trading'].map((kind): [string, number] => [kind, 6]),
]);
/** @rule MU 0-round What is done in another phase. */
const whyNotNow = (g: MU, kind: string): Obstacle | undefined => {
  const phase = PHASES.get(kind);
  return phase === undefined || phase === g.phase
    ? undefined
    : no('MU 0-round', 'other-phase', { phase, now: g.phase });
};

const { amount, max } = components.loans;
/** @rule MU D-take @rule MU D-repay */
const whyNotBorrow = (g: MU, seat: Player): Obstacle | undefined => {
  if (g.loans.taken[seat]) return no('MU D-take', 'loan-taken');
  return (g.loans.open[seat] ?? 0) >= max ? no('MU D-take', 'loans-full', { max }) : undefined;
};
const whyNotRepay = (g: MU, seat: Player): Obstacle | undefined => {
  if ((g.loans.open[seat] ?? 0) === 0) return no('MU D-repay', 'no-loan');
  if (g.loans.repaid[seat]) return no('MU D-repay', 'loan-repaid');
  return g.cash[seat] < amount ? no('MU D-repay', 'too-dear', { florin: amount, cash: g.cash[seat] }) : undefined;
};

/** @rule MU A-use Whoever looks at another's objective learns nothing by asking: only his own cards are looked at. */
const whyNotCard = (g: MU, seat: Player, card: CardId, isClaim: boolean): Obstacle => {
  if (!g.cards.held[seat].includes(card)) return no('MU A-use', 'not-your-card', { card });
  if (!isReady(g, card)) return no('MU A-use', 'card-used', { card });
  return isClaim ? no('MU A-objective', 'objective-open', { card }) : no('MU A-windows', 'not-now', { what: card });
};
const whyNotTechnology = (g: MU, seat: Player, technology: TechnologyId): Obstacle =>
  surchargeFor(g, seat, technology)
    ? no('MU A-windows', 'not-now', { what: technology })
    : no('MU B-use', 'needs-technology', { technology });

/** @rule MU window.own-turn Why what may be done beside a question may not be done now. */
export const whyNotAside = (g: MU, seat: Player, { kind, arg }: Answer): Obstacle | undefined => {
  if (kind === 'take-loan') return whyNotBorrow(g, seat);
  if (kind === 'repay-loan') return whyNotRepay(g, seat);
  if ((kind === 'use-card' || kind === 'claim') && typeof arg === 'string' && Object.hasOwn(CARD, arg))
    return whyNotCard(g, seat, arg as CardId, kind === 'claim');
  if (kind === 'use-technology' && typeof arg === 'string' && Object.hasOwn(TECHNOLOGY, arg))
    return whyNotTechnology(g, seat, arg as TechnologyId);
  return whyNotNow(g, kind);
};
