import type { Game, GameState, Seat, Strength } from '@hegemon/kernel';
import strengths from '../../bots/strength.json' with { type: 'json' };
import { medioevoUniversaleWith } from '../game.js';
import type { Player } from '../ids.js';
import type { MU } from '../state.js';
import { figuresIn, reckoned, TERMS, type Term } from './terms.js';
import { WEIGHTS } from './weights.js';
import type { Weights } from './worth.js';

/** For whoever tunes the weights by play: the terms, what a seat has of each, and the game with other weights. */
export const terms: readonly string[] = TERMS;
export const weights: readonly number[] = TERMS.map(term => WEIGHTS[term]);

/** What can only help or only harm; the rest may turn out either way. */
const HARM: readonly Term[] = ['debts', 'captives', 'unrest', 'uprisings', 'invaded', 'exposed', 'wars'];
const OPEN: readonly Term[] = ['order', 'engines', 'treaties', 'ready', 'civil', 'military', 'fray'];
export const signs: readonly (-1 | 0 | 1)[] = TERMS.map(term =>
  HARM.includes(term) ? -1 : OPEN.includes(term) ? 0 : 1,
);

/**
 * Why a bot begins what leads to honour only by way of many deeds. Who is on his way is no likelier to win than who has
 * arrived, so a fit would take these away, and with them the reason to set out.
 */
const DRIVES: readonly Term[] = [
  ...([
    'awards',
    'route',
    'campaign',
    'fray',
    'objectives',
    'technologies',
    'cards',
    'traders',
    'territories',
  ] as const),
  ...(['markets', 'military', 'cathedrals', 'ready', 'army', 'mobile', 'engines', 'treaties', 'order'] as const),
  ...(['invaded', 'exposed'] as const),
];
export const drives: readonly string[] = DRIVES;

export const figuresOf = (state: GameState, seat: Seat): readonly number[] => {
  const figures = figuresIn(reckoned(state as MU), seat as Player);
  return TERMS.map(term => figures[term]);
};
export const gameWith = (others: readonly number[]): Game =>
  medioevoUniversaleWith(Object.fromEntries(TERMS.map((term, i) => [term, others[i]])) as Weights) as unknown as Game;

/** How strong each bot was found to be. */
export const strength = strengths.bots as unknown as Readonly<Record<string, Strength>>;
