import type { Spoken } from '../spoken.js';
import { englishFor } from '../words.en.js';
import { cardLines } from './card-lines.js';
import { army } from './grammar.js';
import { places } from './places.js';
import { tongueFor } from './tongue.js';

export const english: Spoken = { wordsIn: englishFor, army, tongueFor, cardLines, places };
