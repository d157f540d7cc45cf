import type { Clause } from '../src/treaties.js';
import type { Army } from '../src/troops.js';
import type { Sight } from './sight.js';
import type { Words } from './words.js';

/** All that is said in one language. */
export interface Spoken {
  wordsIn(sight?: Sight): Words;
  army(units: Army): string;
  tongueFor(sight?: Sight): { clause(clause: Clause): string };
}
