import { type Random, type Seat, type Spectator, shuffled } from '@hegemon/kernel';
import { SUIT_OF, VALUE_OF } from './catalog.js';
import { sortCards } from './deeds/cards.js';
import { type CardId, type Colour, EVENTS, type EventId } from './ids.js';
import { countAtSea } from './rules/armies.js';
import type { ToC } from './state.js';

/** Where Diocletian may lie: among the last four (ToC 3.1.events). */
const LAST = 4;

/**
 * @rule ToC 6.3.1.sea Everybody can see that whoever has armies at sea holds the Military points to land them: cards
 * for what is missing come to the top of the pool, where the hand is taken from.
 */
const holdForLanding = (g: ToC, seat: Colour, pool: CardId[]): void => {
  let missing = seat === g.active ? countAtSea(g, seat) - g.points.military : 0;
  for (let i = 0; i < pool.length && missing > 0; i++) {
    if (SUIT_OF[pool[i]] !== 'military') continue;
    missing -= VALUE_OF[pool[i]];
    pool.unshift(...pool.splice(i, 1));
  }
};

/** Deals anew what this seat cannot see: the split of the others' cards between hand and deck, and the events to come. */
export const redeal = (g: ToC, seat: Seat | Spectator, random: Random): void => {
  for (const other of g.seats) {
    if (other === seat) continue;
    const size = g.hand[other].length;
    const pool = shuffled(sortCards([...g.hand[other], ...g.available[other]]), random);
    holdForLanding(g, other, pool);
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
