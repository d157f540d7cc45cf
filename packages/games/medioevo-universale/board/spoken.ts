import type { CardId } from '../src/ids.js';
import type { Clause } from '../src/treaties.js';
import type { Army } from '../src/troops.js';
import type { PlaceWords } from './places.js';
import type { Sight } from './sight.js';
import type { Words } from './words.js';

/** All that is said in one language. */
export interface Spoken {
  wordsIn(sight?: Sight): Words;
  army(units: Army): string;
  tongueFor(sight?: Sight): { clause(clause: Clause): string };
  /** What a realm card does, in the few words that fit on it. The whole text is in the card one hovers over. */
  readonly cardLines: Readonly<Record<CardId, string>>;
  /** What is said of areas and of what stands there. */
  readonly places: PlaceWords;
}
