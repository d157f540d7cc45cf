import type { Spoken } from '../spoken.js';
import { englishFor } from '../words.en.js';
import { army } from './grammar.js';
import { tongueFor } from './tongue.js';

export const english: Spoken = { wordsIn: englishFor, army, tongueFor };
