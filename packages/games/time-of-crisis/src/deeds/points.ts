import type { Suit } from '../ids.js';
import type { ToC } from '../state.js';

/** @rule ToC 5.1.pay */
export const spend = (g: ToC, suit: Suit, cost: number): void => {
  g.points[suit] -= cost;
};
