import type { LineText } from './line-text.js';
import type { Point } from './plate.js';

/** An arc of the file and the way along it: n is arc n as it is written, -n-1 is arc n from its end. */
export type ArcRef = number;
/** Arcs that follow each other and come back to where they began. */
export type Ring = readonly ArcRef[];

/**
 * A drawn map as it is kept and sent: a topology, in which neighbours share the arc between them. All lines lie on one
 * grid; what is not a line is in map units. Made by the map tool, never by hand; read with `readPlate`. Lines are letters, unless
 * somebody has read them already.
 */
export interface MapFile<L = LineText> {
  readonly format: 'hegemon-map';
  readonly version: 3;
  readonly game: string;
  /** [left, top, right, bottom] of the sheet; land and water go on a little beyond it. */
  readonly frame: readonly [number, number, number, number];
  /** Steps of the grid in one map unit. */
  readonly grid: number;
  /** The same for soft curves, whose points may lie less exactly. */
  readonly curveGrid: number;
  /** How far inside a region its two contours run, in map units. Regions of kind `sea` have none. */
  readonly bands: readonly [number, number];
  readonly kilometres: number;
  readonly provenance: string;
  readonly arcs: readonly L[];
  readonly regions: readonly FileRegion[];
  /** All land, in play or not. */
  readonly land: readonly Ring[];
  /** Where land meets water, without the edge of the sheet. */
  readonly coast: readonly Ring[];
  readonly borders: readonly {
    readonly a: string;
    readonly b: string;
    readonly kind: string;
    readonly lines: readonly Ring[];
  }[];
  /** Nearest first; every contour is many soft curves, closed ones end where they begin. */
  readonly waterlines: readonly (readonly L[])[];
  readonly rivers: readonly { readonly id: string; readonly isMajor?: true; readonly lines: readonly L[] }[];
  /** Foot and summit of each peak in turn. */
  readonly peaks: L;
  readonly graticule: readonly L[];
  readonly straits: readonly { readonly a: string; readonly b: string; readonly from: Point; readonly to: Point }[];
}

export interface FileRegion {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly rings: readonly Ring[];
  readonly pole: readonly [number, number, number];
  readonly label: Point;
  readonly city?: { readonly name: string; readonly at: Point };
}
