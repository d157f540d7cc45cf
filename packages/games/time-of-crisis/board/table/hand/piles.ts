import type { Line } from '@hegemon/host';
import type { Heard, Seat } from '@hegemon/kernel';
import { SUIT_OF, VALUE_OF } from '../../../src/catalog.js';
import type { CardId, Suit } from '../../../src/ids.js';
import type { ToCView } from '../../../src/view.js';

/** Each card once, with how many there are of it. */
export const counted = (cards: readonly CardId[]): readonly (readonly [CardId, number])[] => {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};

/** Played cards with whether their event is used: copies of a card are used from the first on. */
export const playedCards = ({
  played,
  unused,
}: Pick<ToCView, 'played' | 'unused'>): readonly { readonly card: CardId; readonly isUnused: boolean }[] => {
  const left = new Map(counted(unused));
  return [...played]
    .reverse()
    .map(card => {
      const n = left.get(card) ?? 0;
      if (n > 0) left.set(card, n - 1);
      return { card, isUnused: n > 0 };
    })
    .reverse();
};

/** Points of a suit that the played cards have given. */
export const gainedIn = (played: readonly CardId[], suit: Suit): number =>
  played.filter(card => SUIT_OF[card] === suit).reduce((sum, card) => sum + VALUE_OF[card], 0);

/** What a seat has heard since the buying began: how much politics it had, and what it bought. */
export const shopping = (
  lines: readonly Line[],
  seat: Seat,
): { readonly politics?: number; readonly bought: readonly CardId[] } => {
  const events: readonly Heard[] = lines.flatMap(({ heard, isUndone }) => (isUndone ? [] : heard));
  const from = events.findLastIndex(({ type, seat: of }) => type === 'politics-counted' && of === seat);
  if (from < 0) return { bought: [] };
  const bought = events
    .slice(from)
    .filter(({ type, seat: of }) => type === 'card-bought' && of === seat)
    .map(({ card }) => card as CardId);
  return { politics: Number(events[from].politics), bought };
};
