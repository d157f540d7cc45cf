import { leavesOf, type Random, type Seat, type Spectator, shuffled } from '@hegemon/kernel';
import { sortCards } from './deeds/cards.js';
import type { MoveArmyFrame } from './flow/moving.js';
import { type Colour, EVENTS, type EventId } from './ids.js';
import { countAtSea } from './rules/armies.js';
import { destinations } from './rules/military.js';
import { militaryInHand, spareMilitary } from './rules/points.js';
import type { ToC } from './state.js';

/** Where Diocletian may lie: among the last four (ToC 3.1.events). */
const LAST = 4;

/**
 * @rule ToC 6.3.1.sea What everybody can infer of the cards of the player in his action phase: he holds the Military
 * points to land his armies at sea, and those for the voyage or the bribe he is just being asked about.
 */
const isPlausible = (g: ToC, seat: Colour): boolean => {
  if (seat !== g.active) return true;
  const atSea = countAtSea(g, seat);
  if (atSea > 0 && g.points.military + militaryInHand(g, seat) < atSea) return false;
  for (const stack of leavesOf(g.flow)) {
    const f = stack[stack.length - 1];
    if (f.proc === 'move-army') return destinations(g, seat, (f as MoveArmyFrame).army).length > 0;
    if (f.proc === 'place-governor' && f.step === 'stakeMilitary') return spareMilitary(g, seat) > 0;
  }
  return true;
};
/** How often another deal is tried; a plausible one exists, the true one, and is rarely far. */
const MOST_DEALS = 100;

/** Splits somebody's cards anew between hand and deck. */
const dealCards = (g: ToC, seat: Colour, random: Random): void => {
  const size = g.hand[seat].length;
  const cards = sortCards([...g.hand[seat], ...g.available[seat]]);
  for (let tries = 0; tries < MOST_DEALS; tries++) {
    const pool = shuffled(cards, random);
    g.hand[seat] = sortCards(pool.slice(0, size));
    g.available[seat] = sortCards(pool.slice(size));
    if (isPlausible(g, seat)) return;
  }
};

/** Deals anew what this seat cannot see: the split of the others' cards between hand and deck, and the events to come. */
export const redeal = (g: ToC, seat: Seat | Spectator, random: Random): void => {
  for (const other of g.seats) if (other !== seat) dealCards(g, other, random);
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
