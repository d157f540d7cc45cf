import type { ByLanguage } from '@hegemon/board';
import { de } from './reference.de.js';
import { en } from './reference.en.js';
import type { ReferenceWords } from './reference-texts.js';

export { TABS, type TabId } from './reference-texts.js';
export const referenceWords: ByLanguage<ReferenceWords> = { en, de };
