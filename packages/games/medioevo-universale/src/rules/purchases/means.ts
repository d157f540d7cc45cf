import { CARD, components, pointsOf } from '../../catalog.js';
import { type CardId, COLOURS, type Colour, type Player } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Cost } from '../../uses.js';
import { readyCards } from '../cards.js';

/** What a ready card may give of a colour. */
const given = (card: CardId, colour: Colour): number =>
  Math.max(0, ...pointsOf(card).map(points => points[colour] ?? 0));

/** @rule MU A-windows-tp Has he a way to make points that depends on more than his own symbols? */
const isInventive = (g: MU, seat: Player): boolean =>
  g.technologies[seat].includes('missionaries') ||
  readyCards(g, seat).some(card => CARD[card].timing.includes('payment') || CARD[card].timing.includes('copied-card'));

/** The pool and the markers that lie fresh. */
const atHand = (g: MU, seat: Player, colour: Colour): number =>
  (g.points[seat]?.[colour] ?? 0) + (g.gears.held[seat]?.[colour] ?? 0) - (g.gears.used[seat]?.[colour] ?? 0);
const most = (card: CardId): number =>
  Math.max(0, ...pointsOf(card).map(points => Object.values(points).reduce((sum, each) => sum + each, 0)));

/** Points that will have to be paid in money, whatever is turned. */
const missingAtLeast = (g: MU, seat: Player, { points }: Cost): number => {
  if (isInventive(g, seat)) return 0;
  const cards = readyCards(g, seat);
  const lacks = COLOURS.map(colour => (points[colour] ?? 0) - atHand(g, seat, colour));
  // MU tech.monasticism Any colour does for any other.
  if (g.technologies[seat].includes('monasticism')) {
    const lack = lacks.reduce((sum, each) => sum + each, 0);
    return Math.max(
      0,
      cards.reduce((left, card) => left - most(card), lack),
    );
  }
  return COLOURS.reduce((sum, colour, i) => {
    const lack = cards.reduce((left, card) => left - given(card, colour), lacks[i]);
    return sum + Math.max(0, lack);
  }, 0);
};

/** @rule MU B-missing Has the seat the money, if it turns all that it can? Loans come before, as a choice of their own. */
export const canAfford = (g: MU, seat: Player, cost: Cost): boolean =>
  g.cash[seat] >= cost.florin &&
  g.cash[seat] >= cost.florin + missingAtLeast(g, seat, cost) * components.missingTechnologyPointFlorin;
/** The same for what costs nothing but money; on paper, what was ordered before may still owe points. @rule MU X-hidden */
export const hasFlorin = (g: MU, seat: Player, florin: number): boolean => canAfford(g, seat, { points: {}, florin });
