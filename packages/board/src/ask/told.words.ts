import type { Language } from '../face.js';

interface Words {
  readonly nothingHere: string;
  readonly nobodyAsked: string;
}
/** Where the desk has no reason to give. */
export const toldWords: Readonly<Record<Language, Words>> = {
  en: {
    nothingHere: 'Nothing can be done with this now. What is lit can be chosen.',
    nobodyAsked: 'Nobody is asked in this position.',
  },
  de: {
    nothingHere: 'Damit ist jetzt nichts zu tun. Was hell ist, kann gewählt werden.',
    nobodyAsked: 'In dieser Stellung ist niemand gefragt.',
  },
};
