import type { ByLanguage } from '@hegemon/board';
import type { Realm } from '../../src/ids.js';

interface StandingWords {
  readonly honour: string;
  readonly honourShort: string;
  readonly territories: string;
  readonly units: string;
  readonly cards: string;
  /** Names for the rail, where there is room for one line. */
  readonly realms: Readonly<Record<Realm, string>>;
  place(at: string, malus: string): string;
  readonly out: string;
  readonly outShort: string;
}
export const standingWords: ByLanguage<StandingWords> = {
  en: {
    honour: 'Honour points',
    honourShort: 'HP',
    territories: 'Territories',
    units: 'Units on the map',
    cards: 'Realm cards',
    realms: {
      byzantium: 'Byzantium',
      mamluks: 'Mamluks',
      hungary: 'Hungary',
      'holy-roman-empire': 'Holy Roman E.',
      novgorod: 'Novgorod',
      'golden-horde': 'Golden Horde',
    },
    place: (at, malus) => `Place ${at} in the turn order, malus in battle ${malus}`,
    out: 'Out of the game',
    outShort: 'out',
  },
  de: {
    honour: 'Ehrenpunkte',
    honourShort: 'EP',
    territories: 'Gebiete',
    units: 'Einheiten auf dem Plan',
    cards: 'Reichskarten',
    realms: {
      byzantium: 'Byzanz',
      mamluks: 'Mamluken',
      hungary: 'Ungarn',
      'holy-roman-empire': 'Hl. Röm. Reich',
      novgorod: 'Nowgorod',
      'golden-horde': 'Goldene Horde',
    },
    place: (at, malus) => `Platz ${at} der Zugreihenfolge, Malus in der Schlacht ${malus}`,
    out: 'Aus dem Spiel',
    outShort: 'aus',
  },
};
