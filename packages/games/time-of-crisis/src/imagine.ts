import { type Random, type Seat, type Spectator, shuffled } from '@hegemon/kernel';
import { sortCards } from './deeds/cards.js';
import { EVENTS, type EventId } from './ids.js';
import type { ToC } from './state.js';

/** Where Diocletian may lie: among the last four (ToC 3.1.events). */
const LAST = 4;

/** Deals anew what this seat cannot see: the split of the others' cards between hand and deck, and the events to come. */
export const redeal = (g: ToC, seat: Seat | Spectator, random: Random): void => {
  for (const other of g.seats) {
    if (other === seat) continue;
    const size = g.hand[other].length;
    const pool = shuffled(sortCards([...g.hand[other], ...g.available[other]]), random);
    g.hand[other] = sortCards(pool.slice(0, size));
    g.available[other] = sortCards(pool.slice(size));
  }
  const { deck } = g.events;
  if (!deck.includes('diocletian')) return;
  const others: EventId[] = shuffled(
    EVENTS.filter(event => event !== 'diocletian' && deck.includes(event)),
    random,
  );
  const last = Math.min(LAST, deck.length);
  others.splice(deck.length - last + random(last), 0, 'diocletian');
  g.events.deck = others;
};
