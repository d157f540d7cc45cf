import type { Game, GameState, Seat, Strength } from '@hegemon/kernel';
import strengths from '../../bots/strength.json' with { type: 'json' };
import { timeOfCrisisWith } from '../game.js';
import type { Colour } from '../ids.js';
import type { ToC } from '../state.js';
import { figuresIn, reckoned, TERMS, type Term } from './terms.js';
import { WEIGHTS } from './weights.js';
import type { Weights } from './worth.js';

/** For whoever tunes the weights by play: the terms, what a seat has of each, and the game with other weights. */
export const terms: readonly string[] = TERMS;
export const weights: readonly number[] = TERMS.map(term => WEIGHTS[term]);

/** What can only help or only harm; the rest may turn out either way. */
const HARM: readonly Term[] = ['falling', 'threatened', 'mobs'];
const OPEN: readonly Term[] = ['deck-size', 'spread', 'to-move', 'governors', 'generals'];
export const signs: readonly (-1 | 0 | 1)[] = TERMS.map(term =>
  HARM.includes(term) ? -1 : OPEN.includes(term) ? 0 : 1,
);

export const figuresOf = (state: GameState, seat: Seat): readonly number[] => {
  const figures = figuresIn(reckoned(state as ToC), seat as Colour);
  return TERMS.map(term => figures[term]);
};
export const gameWith = (others: readonly number[]): Game =>
  timeOfCrisisWith(Object.fromEntries(TERMS.map((term, i) => [term, others[i]])) as Weights) as unknown as Game;

/** How strong each bot was found to be. */
export const strength = strengths.bots as unknown as Readonly<Record<string, Strength>>;
