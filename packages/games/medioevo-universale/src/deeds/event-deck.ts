import { reveal, shuffle } from '@hegemon/kernel';
import { tell } from '../events.js';
import type { EventId } from '../ids.js';
import type { MU } from '../state.js';

/** @rule MU 2-event-deck There is always a card on top, with its number. */
const refill = (g: MU): void => {
  if (g.decks.events.length > 0 || g.decks.discarded.length === 0) return;
  g.decks.events = shuffle(g, g.decks.discarded, 'events');
  g.decks.discarded = [];
  tell(g, 'events-shuffled', { cards: g.decks.events.length });
};

/** The top card, turned up for all. */
export const takeEvent = (g: MU): EventId => {
  refill(g);
  const card = g.decks.events.shift()!;
  reveal(g);
  refill(g);
  return card;
};

export const discardEvents = (g: MU, cards: readonly EventId[]): void => {
  g.decks.discarded.push(...cards);
  for (const card of cards) tell(g, 'event-discarded', { card });
  refill(g);
};

/** @rule MU 2-event-draw This is the event of the round; one that lay there before is discarded. */
export const setEvent = (g: MU, card: EventId): void => {
  const before = g.event?.card;
  g.event = { card, symbols: [] };
  tell(g, 'event-drawn', { card });
  if (before) discardEvents(g, [before]);
};

export const endEvent = (g: MU): void => {
  if (!g.event) return;
  const { card } = g.event;
  delete g.event;
  discardEvents(g, [card]);
};
