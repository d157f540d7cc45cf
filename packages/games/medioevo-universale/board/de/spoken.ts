import type { Spoken } from '../spoken.js';
import { germanFor } from '../words.de.js';
import { cardLines } from './card-lines.js';
import { army } from './grammar.js';
import { places } from './places.js';
import { tongueFor } from './tongue.js';

export const german: Spoken = { wordsIn: germanFor, army, tongueFor, cardLines, places };
