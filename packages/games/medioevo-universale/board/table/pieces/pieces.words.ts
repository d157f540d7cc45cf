import type { ByLanguage } from '@hegemon/board';

/** What is read aloud of pieces, and what the marks seen from far away mean. */
interface PieceWords {
  readonly pieces: string;
  /** A piece and the area it stands in. */
  readonly at: (piece: string, area: string) => string;
  readonly lit: (what: string) => string;
  readonly chosen: string;
  readonly fought: string;
  readonly key: {
    readonly army: string;
    readonly fleet: string;
    readonly barbarians: string;
    readonly place: string;
  };
}

export const pieceWords: ByLanguage<PieceWords> = {
  en: {
    pieces: 'Pieces on the map',
    at: (piece, area) => `${area}: ${piece}`,
    lit: what => `possible now: ${what}`,
    chosen: 'chosen',
    fought: 'has fought this round',
    key: {
      army: 'army, number of units',
      fleet: 'army at sea',
      barbarians: 'barbarians, number of units',
      place: 'place, what it produces',
    },
  },
  de: {
    pieces: 'Figuren auf der Karte',
    at: (piece, area) => `${area}: ${piece}`,
    lit: what => `jetzt möglich: ${what}`,
    chosen: 'gewählt',
    fought: 'hat diese Runde gekämpft',
    key: {
      army: 'Heer, Zahl der Einheiten',
      fleet: 'Heer auf See',
      barbarians: 'Barbaren, Zahl der Einheiten',
      place: 'Ort, was er erzeugt',
    },
  },
};
