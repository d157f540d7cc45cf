import { HAS_EVENT, SUIT_OF, VALUE_OF } from '../catalog.js';
import { tell } from '../events.js';
import { CARDS, type CardId, type Colour } from '../ids.js';
import type { ToC } from '../state.js';

const RANK = Object.fromEntries(CARDS.map((card, i) => [card, i])) as Readonly<Record<CardId, number>>;
/** Piles lie in the order of the catalogue, so that their order tells nothing. */
export const sortCards = (cards: CardId[]): CardId[] => {
  // By insertion: piles are small and nearly in order, and this is done at every draw.
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    const rank = RANK[card];
    let at = i;
    for (; at > 0 && RANK[cards[at - 1]] > rank; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  return cards;
};

export const put = (pile: CardId[], ...cards: CardId[]): void => {
  pile.push(...cards);
  sortCards(pile);
};
export const take = (pile: CardId[], card: CardId): void => {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`no ${card} in this pile`);
  pile.splice(at, 1);
};
/** The different cards of a pile. */
export const distinct = (pile: readonly CardId[]): CardId[] => pile.filter((card, i) => pile.indexOf(card) === i);
/** How many there are of each. */
export const counted = (pile: readonly CardId[]): Partial<Record<CardId, number>> => {
  const counts: Partial<Record<CardId, number>> = {};
  for (const card of pile) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
/** The cards an allotment names. */
export const spelled = (counts: Readonly<Partial<Record<CardId, number>>>): CardId[] => {
  const cards: CardId[] = [];
  for (const card of CARDS) for (let left = counts[card] ?? 0; left > 0; left--) cards.push(card);
  return cards;
};

/** @rule ToC 5.1.play The card gives its value in points of its suit, and lies open for its event. */
export const playCard = (g: ToC, seat: Colour, card: CardId): void => {
  take(g.hand[seat], card);
  g.played.push(card);
  if (HAS_EVENT[card]) g.unused.push(card);
  g.points[SUIT_OF[card]] += VALUE_OF[card];
  tell(g, 'card-played', { seat, card });
};
/** @rule ToC 5.2.use Once for each time the card was played. */
export const spendEvent = (g: ToC, seat: Colour, card: CardId): void => {
  g.unused.splice(g.unused.indexOf(card), 1);
  tell(g, 'event-used', { seat, card });
};

/** @rule ToC 6.8.refill An empty available deck is renewed from the discard pile. */
export const renewDeck = (g: ToC, seat: Colour): void => {
  const count = g.discard[seat].length;
  if (g.available[seat].length > 0 || count === 0) return;
  g.available[seat] = sortCards(g.discard[seat]);
  g.discard[seat] = [];
  tell(g, 'deck-renewed', { seat, count });
};
export const drawCards = (g: ToC, seat: Colour, cards: readonly CardId[]): void => {
  for (const card of cards) take(g.available[seat], card);
  put(g.hand[seat], ...cards);
};
