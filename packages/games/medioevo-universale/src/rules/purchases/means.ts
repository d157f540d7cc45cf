import { kept } from '@hegemon/kernel';
import { CARD, components, pointsOf } from '../../catalog.js';
import { CARDS, type CardId, COLOURS, type Colour, type Player } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Cost } from '../../uses.js';
import { readyCards } from '../cards.js';

/** What a card may give of each colour, in their order, and of all of them together. */
const GIVEN = new Map(
  CARDS.map((card): [CardId, readonly number[]] => [
    card,
    COLOURS.map(colour => Math.max(0, ...pointsOf(card).map(points => points[colour] ?? 0))),
  ]),
);
const MOST = new Map(
  CARDS.map((card): [CardId, number] => [
    card,
    Math.max(0, ...pointsOf(card).map(points => Object.values(points).reduce((sum, each) => sum + each, 0))),
  ]),
);
const INVENTIVE: ReadonlySet<CardId> = new Set(
  CARDS.filter(card => CARD[card].timing.includes('payment') || CARD[card].timing.includes('copied-card')),
);

/** The pool and the markers that lie fresh. */
const atHand = (g: MU, seat: Player, colour: Colour): number =>
  (g.points[seat]?.[colour] ?? 0) + (g.gears.held[seat]?.[colour] ?? 0) - (g.gears.used[seat]?.[colour] ?? 0);
interface Means {
  /** @rule MU A-windows-tp Has he a way to make points that depends on more than his own symbols? */
  readonly isInventive: boolean;
  /** @rule MU tech.monasticism Any colour does for any other. */
  readonly isMonastic: boolean;
  /** What he could have of each colour, in their order, if he turned everything for it; and of all together. */
  readonly most: readonly number[];
  readonly sum: number;
}
const meansOf = kept((g: MU, seat: Player): Means => {
  const cards = readyCards(g, seat);
  const hand = COLOURS.map(colour => atHand(g, seat, colour));
  return {
    isInventive: g.technologies[seat].includes('missionaries') || cards.some(card => INVENTIVE.has(card)),
    isMonastic: g.technologies[seat].includes('monasticism'),
    most: hand.map((points, i) => cards.reduce((sum, card) => sum + GIVEN.get(card)![i], points)),
    sum: cards.reduce(
      (sum, card) => sum + MOST.get(card)!,
      hand.reduce((sum, points) => sum + points, 0),
    ),
  };
});

/** Points that will have to be paid in money, whatever is turned. */
const missingAtLeast = (g: MU, seat: Player, { points }: Cost): number => {
  const { isInventive, isMonastic, most, sum } = meansOf(g, seat);
  if (isInventive) return 0;
  let [wanted, missing] = [0, 0];
  for (let i = 0; i < COLOURS.length; i++) {
    const want = points[COLOURS[i]] ?? 0;
    wanted += want;
    missing += Math.max(0, want - most[i]);
  }
  return isMonastic ? Math.max(0, wanted - sum) : missing;
};

/** @rule MU B-missing Has the seat the money, if it turns all that it can? Loans come before, as a choice of their own. */
export const canAfford = (g: MU, seat: Player, cost: Cost): boolean =>
  g.cash[seat] >= cost.florin &&
  g.cash[seat] >= cost.florin + missingAtLeast(g, seat, cost) * components.missingTechnologyPointFlorin;
/** What it comes to in money at least. */
export const leastPriceOf = (g: MU, seat: Player, cost: Cost): number =>
  cost.florin + missingAtLeast(g, seat, cost) * components.missingTechnologyPointFlorin;
/** The same for what costs nothing but money; on paper, what was ordered before may still owe points. @rule MU X-hidden */
export const hasFlorin = (g: MU, seat: Player, florin: number): boolean => canAfford(g, seat, { points: {}, florin });
