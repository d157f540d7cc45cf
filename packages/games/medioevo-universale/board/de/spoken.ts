import type { Spoken } from '../spoken.js';
import { germanFor } from '../words.de.js';
import { army } from './grammar.js';
import { tongueFor } from './tongue.js';

export const german: Spoken = { wordsIn: germanFor, army, tongueFor };
