import type { Obstacle } from '@hegemon/kernel';
import { SUIT_OF, VALUE_OF } from '../catalog.js';
import type { Colour, Suit } from '../ids.js';
import type { ToC } from '../state.js';
import { countAtSea } from './armies.js';
import { no } from './obstacles.js';

/** What the Military cards in hand would give. */
export const militaryInHand = (g: ToC, seat: Colour): number => {
  let sum = 0;
  for (const card of g.hand[seat]) if (SUIT_OF[card] === 'military') sum += VALUE_OF[card];
  return sum;
};

/** @rule ToC 6.3.1.sea What is left of the Military points, now and to come, once every army at sea is kept one to land. */
export const spareMilitary = (g: ToC, seat: Colour): number => {
  const atSea = countAtSea(g, seat);
  return atSea === 0
    ? g.points.military
    : Math.min(g.points.military, g.points.military + militaryInHand(g, seat) - atSea);
};

/** @rule ToC 5.1.pay Points of the suit, as many as the action costs, and none that an army at sea still needs. */
export const whyNotPay = (g: ToC, seat: Colour, suit: Suit, cost: number): Obstacle | undefined => {
  if (g.points[suit] < cost) return no('ToC 5.1.pay', 'too-few-points', { suit, cost, have: g.points[suit] });
  if (suit === 'military' && spareMilitary(g, seat) < cost) return no('ToC 6.3.1.sea', 'needed-at-sea', { cost });
  return undefined;
};

/**
 * @rule ToC 6.3.1.sea A move must leave enough Military points to land all armies at sea, itself included.
 * `change` is how many more armies are at sea after it.
 */
export const whyNotSail = (g: ToC, seat: Colour, change: number): Obstacle | undefined => {
  const { military } = g.points;
  if (military < 1) return no('ToC 5.1.pay', 'too-few-points', { suit: 'military', cost: 1, have: military });
  const toCome = military - 1 + militaryInHand(g, seat);
  const atSea = countAtSea(g, seat) + change;
  return toCome < atSea ? no('ToC 6.3.1.sea', 'needed-at-sea', { cost: 1 }) : undefined;
};
