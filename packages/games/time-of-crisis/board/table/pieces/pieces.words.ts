import type { ByLanguage } from '@hegemon/board';

/** What is read aloud of pieces, and what stands on the map beside them. */
interface PieceWords {
  readonly pieces: string;
  /** A piece and the region it stands in. */
  readonly at: (piece: string, region: string) => string;
  readonly lit: (what: string) => string;
  readonly chosen: string;
  /** A roundel. */
  readonly cost: (cost: string) => string;
  readonly militia: string;
  readonly legion: string;
  /** Short: it stands on a counter. */
  readonly foederati: string;
  /** The key of the far level. */
  readonly key: {
    readonly governor: string;
    readonly army: string;
    readonly active: string;
    readonly inactive: string;
    readonly rival: string;
    readonly mob: string;
  };
}

export const pieceWords: ByLanguage<PieceWords> = {
  en: {
    pieces: 'Pieces on the map',
    at: (piece, region) => `${region}: ${piece}`,
    lit: what => `possible now: ${what}`,
    chosen: 'chosen',
    cost: cost => `costs ${cost}`,
    militia: 'Militia',
    legion: 'Legion',
    foederati: 'Foed.',
    key: {
      governor: 'governor, support',
      army: 'army of a family',
      active: 'barbarians, active',
      inactive: 'barbarians, inactive',
      rival: 'rival emperor',
      mob: 'mob',
    },
  },
  de: {
    pieces: 'Figuren auf der Karte',
    at: (piece, region) => `${region}: ${piece}`,
    lit: what => `jetzt möglich: ${what}`,
    chosen: 'gewählt',
    cost: cost => `kostet ${cost}`,
    militia: 'Miliz',
    legion: 'Legion',
    foederati: 'Foed.',
    key: {
      governor: 'Gouverneur, Unterstützung',
      army: 'Armee einer Familie',
      active: 'Barbaren, aktiv',
      inactive: 'Barbaren, inaktiv',
      rival: 'rivalisierender Kaiser',
      mob: 'Mob',
    },
  },
};
