import type { ByLanguage } from '@hegemon/board';

interface PartsWords {
  /** Between alternatives. */
  readonly or: string;
  points(n: number, colour: string): string;
  readonly noPoints: string;
  more(what: string): string;
  less(what: string): string;
  readonly used: string;
  readonly ability: string;
  readonly objective: string;
}
export const partsWords: ByLanguage<PartsWords> = {
  en: {
    or: 'or',
    points: (n, colour) => `${n} ${colour} TP`,
    noPoints: 'no TP',
    more: what => `One more: ${what}`,
    less: what => `One less: ${what}`,
    used: 'used',
    ability: 'Ability',
    objective: 'Objective',
  },
  de: {
    or: 'oder',
    points: (n, colour) => `${n} TP ${colour}`,
    noPoints: 'keine TP',
    more: what => `Eins mehr: ${what}`,
    less: what => `Eins weniger: ${what}`,
    used: 'benutzt',
    ability: 'Fähigkeit',
    objective: 'Ziel',
  },
};
