import type { Point } from '@hegemon/atlas';

/** Longitude and latitude in degrees; east and north are positive. */
export type Place = readonly [number, number];
export type Places = readonly Place[];

/** What a game says about its map. Everything else comes from the coasts of the world. */
export interface MapSource {
  readonly game: string;
  /** [left, top, right, bottom] of the sheet in map units. */
  readonly frame: readonly [number, number, number, number];
  readonly projection: ProjectionSource;
  readonly settings?: Partial<Settings>;
  /** Where the facts of the game say who borders whom. Absent: in the list `edges` of `data.json`. */
  readonly neighbours?: readonly NeighbourSource[];
  readonly regions: Readonly<Record<string, RegionSource>>;
  readonly seas: Readonly<Record<string, RegionSource>>;
  /** Land and water out of play: they compete with the regions, so that nothing spills over. */
  readonly waste: Readonly<Record<string, Places>>;
  readonly deadWater: Readonly<Record<string, Places>>;
  /** Inland waters, which the coasts of the world do not have. Nobody's, like the ocean; some cells wide at least. */
  readonly lakes?: readonly { readonly name: string; readonly shore: Places }[];
  readonly rivers: readonly RiverSource[];
  readonly ridges: readonly RidgeSource[];
  /** Narrows that a raster would close, and simplified coasts as well: they stay open along these lines. */
  readonly waterCuts: readonly { readonly name: string; readonly line: Places }[];
  /** Islands without a seed inside the box [west, south, east, north]; all others go to the nearest seed. */
  readonly islands: readonly IslandSource[];
  /** Pairs that may meet in a point, because the rules want it; all other contacts that small are taken away. */
  readonly smallContacts: readonly (readonly [string, string])[];
  readonly straits: readonly { readonly a: string; readonly b: string; readonly points: readonly [Place, Place] }[];
  readonly provenance: string;
  /** Why something is as it is; nobody reads them but people. */
  readonly notes?: readonly string[];
}

/** A list in a file of the game's `data/` folder that says who borders whom. */
export interface NeighbourSource {
  readonly file: string;
  /** Its entries are pairs with `a` and `b`; or, if there is `under`, regions with their `id`. */
  readonly list: string;
  /** Under these names every entry lists the ids of its neighbours. */
  readonly under?: readonly string[];
}

/** Conic conformal: shapes stay right over a whole continent. */
export interface ProjectionSource {
  readonly parallels: readonly [number, number];
  readonly centralMeridian: number;
  readonly centreLatitude: number;
  readonly scale: number;
  readonly translate: Point;
}
export interface RegionSource {
  readonly kind: string;
  readonly name: string;
  readonly seeds: Places;
  readonly label: Place;
  /** A seed, too: so it lies in its region for certain. */
  readonly city?: { readonly name: string; readonly at: Place };
}
interface RiverSource {
  readonly id: string;
  readonly name?: string;
  readonly isMajor?: boolean;
  /** What crossing it costs, in cells of plain land. Absent: it is only drawn. */
  readonly barrier?: number;
  readonly lines: readonly Places[];
}
interface RidgeSource {
  readonly id: string;
  readonly barrier?: number;
  readonly lines: readonly Places[];
}
interface IslandSource {
  readonly name: string;
  readonly region: string;
  readonly box: readonly [number, number, number, number];
}

/** How fine it is drawn. Lengths are in map units, areas in square units, reaches in cells. */
export interface Settings {
  /** Edge of a raster cell. */
  readonly cell: number;
  /** How far land and water go on beyond the sheet. */
  readonly margin: number;
  /** Land farther than this from every seed is unknown land; water farther is open sea. */
  readonly landReach: number;
  readonly seaReach: number;
  readonly coastTolerance: number;
  readonly borderTolerance: number;
  readonly contourTolerance: number;
  /** Islands below are not drawn. */
  readonly leastIsland: number;
  /** Islands below belong to one region as a whole. */
  readonly wholeIsland: number;
  /** What a border cuts off along a shore stays with the shore if it is smaller. */
  readonly sliver: number;
  /** Neighbours that meet along fewer cells only touch. */
  readonly leastContact: number;
  readonly inner: readonly [number, number];
  readonly waterlines: readonly number[];
  readonly peakEvery: number;
  readonly graticule: number;
  /** Steps of the file's grid in one map unit; of the grid of soft curves. */
  readonly grid: number;
  readonly curveGrid: number;
}

const SETTINGS: Settings = {
  cell: 1.5,
  margin: 60,
  landReach: 140,
  seaReach: 190,
  coastTolerance: 0.28,
  borderTolerance: 0.33,
  contourTolerance: 0.28,
  leastIsland: 1.2,
  wholeIsland: 700,
  sliver: 30,
  leastContact: 5,
  inner: [5, 12],
  waterlines: [2.6, 6, 10.2, 15.4, 22],
  peakEvery: 11,
  graticule: 5,
  grid: 10,
  curveGrid: 10,
};

export const settingsOf = ({ settings }: MapSource): Settings => ({ ...SETTINGS, ...settings });
