import type { Decision, Hint } from '@hegemon/kernel';
import { SUIT_OF, VALUE_OF } from '../../catalog.js';
import { CARDS, type CardId, SUITS, type Suit } from '../../ids.js';

type Caps = Readonly<Partial<Record<CardId, number>>>;
type Hand = Record<string, number>;

const ordered = (liking: (card: CardId) => number): readonly CardId[] =>
  CARDS.toSorted((a, b) => liking(b) - liking(a));

/** In which order cards are taken: the dearest first, with a liking for a suit or a dislike of it. */
const ORDERS: readonly { readonly cards: readonly CardId[]; readonly weight: number }[] = [
  { cards: ordered(card => VALUE_OF[card]), weight: 4 },
  ...SUITS.map(suit => ({
    cards: ordered(card => VALUE_OF[card] + (SUIT_OF[card] === suit ? 1.5 : 0)),
    weight: 2,
  })),
  ...SUITS.map(suit => ({
    cards: ordered(card => VALUE_OF[card] - (SUIT_OF[card] === suit ? 1.5 : 0)),
    weight: 1,
  })),
];

/** Hands are too many to list: the dearest cards, with a liking for each suit in turn, and an even mixture. */
export const handsToTry = ({ choices }: Decision): Hint[] => {
  const [choice] = choices;
  if (choice?.shape !== 'allot') return [];
  const { kind, total } = choice;
  const caps: Caps = choice.caps;
  const hints: Hint[] = [{ answer: { kind, arg: mixed(caps, total) }, weight: 4 }];
  for (const { cards, weight } of ORDERS) hints.push({ answer: { kind, arg: filled(caps, total, cards) }, weight });
  return hints;
};

const filled = (caps: Caps, total: number, order: readonly CardId[]): Hand => {
  const hand: Hand = {};
  let left = total;
  for (const card of order) {
    const count = Math.min(left, caps[card] ?? 0);
    if (count === 0) continue;
    hand[card] = count;
    left -= count;
    if (left === 0) break;
  }
  return hand;
};

/** The dearest card again and again, each suit the less the more of it there is. */
const mixed = (caps: Caps, total: number): Hand => {
  const hand: Hand = {};
  const taken: Record<Suit, number> = { military: 0, senate: 0, populace: 0 };
  for (let left = total; left > 0; left--) {
    let best: CardId | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const card of CARDS) {
      const liked = VALUE_OF[card] - 0.7 * taken[SUIT_OF[card]];
      if (liked <= most || (hand[card] ?? 0) >= (caps[card] ?? 0)) continue;
      most = liked;
      best = card;
    }
    if (!best) break;
    hand[best] = (hand[best] ?? 0) + 1;
    taken[SUIT_OF[best]] += VALUE_OF[best];
  }
  return hand;
};
