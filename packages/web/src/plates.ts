/** The four plates of the start page. What can be played is what the desk offers; the rest is in preparation. */
export const PLATES = ['time-of-crisis', 'invasions', 'assyrian-wars', 'medioevo-universale'] as const;
export type PlateId = (typeof PLATES)[number];
/** Those whose map is drawn. */
const DRAWN = ['time-of-crisis', 'medioevo-universale'] as const satisfies readonly PlateId[];
export type DrawnPlate = (typeof DRAWN)[number];
export const isDrawn = (plate: PlateId): plate is DrawnPlate => (DRAWN as readonly PlateId[]).includes(plate);

/** The numeral before the period: "Tab. I". */
export const numeralOf = (plate: PlateId): string => ['I', 'II', 'III', 'IV'][PLATES.indexOf(plate)];

/** Ornament of the frame: one tile, 12 high, in the accent of its game. */
interface Ornament {
  readonly width: number;
  readonly lines?: string;
  readonly stroke?: number;
  readonly fill?: string;
  readonly dots?: readonly (readonly [x: number, y: number, r: number])[];
  /** Dots the colour of the paper, cut out of the fill. */
  readonly holes?: readonly (readonly [x: number, y: number, r: number])[];
}
export const ORNAMENTS: Readonly<Record<PlateId, Ornament>> = {
  'time-of-crisis': { width: 16, lines: 'M0 11H13V3H5V8H9V6M13 11H16', stroke: 1.5 },
  invasions: {
    width: 18,
    lines: 'M-1 3C4 3 5 9 9 9S14 3 19 3M-1 9C4 9 5 3 9 3S14 9 19 9',
    stroke: 1.7,
    dots: [[9, 6, 1]],
  },
  'assyrian-wars': { width: 20, fill: 'M0 12V8H3V5H6V2H14V5H17V8H20V12Z', holes: [[10, 7.4, 2]] },
  'medioevo-universale': {
    width: 18,
    lines: 'M0 12V7A4.5 4.5 0 0 1 4.5 2.5A4.5 4.5 0 0 1 9 7A4.5 4.5 0 0 1 13.5 2.5A4.5 4.5 0 0 1 18 7V12',
    stroke: 1.4,
    dots: [
      [9, 2.6, 1.5],
      [4.5, 8, 1.1],
      [13.5, 8, 1.1],
    ],
  },
};
