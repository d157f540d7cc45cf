/** A point of the map in its own units, y downward. */
export type Point = readonly [number, number];
/** The outline of something as the `d` of an SVG path, in map units. */
export type PathText = string;

/** A region of the rules as it is drawn. */
export interface PlateRegion {
  readonly id: string;
  /** `province`, `homeland`, `territory`, `sea`, or whatever the game's geography calls it. */
  readonly kind: string;
  readonly name: string;
  /** Cut to the coast; fill rule even-odd. */
  readonly outline: PathText;
  /**
   * Two contours inside, 5 and 12 units unless the source of the map says otherwise: bands of the owner, and the line of
   * what is lit. Absent for seas.
   */
  readonly inner?: readonly [PathText, PathText];
  /** Centre and radius of the largest circle inside. */
  readonly pole: readonly [number, number, number];
  readonly label: Point;
  readonly city?: { readonly name: string; readonly at: Point };
  /** [left, top, right, bottom] */
  readonly box: readonly [number, number, number, number];
}

export interface PlateBorder {
  readonly a: string;
  readonly b: string;
  /** The kinds on both sides in the order of letters, `waste` out of play: `homeland-province`, `sea-sea`, `territory-waste` */
  readonly kind: string;
  readonly line: PathText;
}

/** A map ready to be drawn: every layer as paths. Built once from the compact file. */
export interface Plate {
  /** [left, top, right, bottom] of the sheet. */
  readonly frame: readonly [number, number, number, number];
  readonly regions: readonly PlateRegion[];
  /** Land out of play, with islands; drawn below everything that is in play. */
  readonly land: PathText;
  readonly coast: PathText;
  readonly borders: readonly PlateBorder[];
  /** Contours of the coast in the water, nearest first. */
  readonly waterlines: readonly PathText[];
  readonly rivers: readonly { readonly id: string; readonly isMajor: boolean; readonly line: PathText }[];
  /** Small engraved peaks, one path for all. */
  readonly relief: PathText;
  readonly graticule: PathText;
  readonly straits: readonly { readonly a: string; readonly b: string; readonly from: Point; readonly to: Point }[];
  /** Kilometres in one map unit, for the scale bar. */
  readonly kilometres: number;
  readonly provenance: string;
}
