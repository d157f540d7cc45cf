import type { Point } from '@hegemon/atlas';
import type { Id } from '@hegemon/kernel';
import type { Box, Scales } from './view.js';

/** Where the names of a region stand, if not where the plate has them. */
export interface NamePlace {
  /** In the language of the reader, where the plate has another. */
  readonly name?: string;
  readonly at?: Point;
  /** Two ends and the point between them that bends the line: names of seas. */
  readonly curve?: readonly [Point, Point, Point];
  /** In px. */
  readonly size?: number;
}

/** What a game letters its plate with, beyond the names of its regions. All of it is optional. */
export interface Lettering {
  /** In capitals, one line or more: IMPERIVM ROMANVM. */
  readonly title?: readonly string[];
  readonly subtitle?: string;
  /** Where title and scale stand, in map units. */
  readonly titleAt?: Point;
  readonly names?: Readonly<Record<Id, NamePlace>>;
  /** Land out of play. */
  readonly waste?: readonly {
    readonly name: string;
    readonly at: Point;
    readonly turn?: number;
    readonly size?: number;
  }[];
  /** What the button "fit" shows. */
  readonly home?: Box;
  /** Its regions are lettered together with what stands on them, by the game's own pieces. */
  readonly isLetteredByPieces?: boolean;
  /** Pairs of regions with a river on their border. */
  readonly rivers?: readonly (readonly [Id, Id])[];
  /** Where the usual ones do not fit the plate. */
  readonly scales?: Scales;
  /** So large that one needs a small copy of it to find one's way. */
  readonly hasOverview?: boolean;
}
