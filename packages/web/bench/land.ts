/** What both pages draw: the same regions and the same places of pieces, always alike. */
export type Point = readonly [number, number];
export interface Land {
  readonly id: string;
  readonly ring: readonly Point[];
  readonly middle: Point;
}

export const WIDTH = 2200;
export const HEIGHT = 1560;
const COLUMNS = 25;
const ROWS = 10;
export const REGIONS = COLUMNS * ROWS;
export const PIECES = 600;
/** Points along one side of a region. */
const STEPS = 8;
const MARGIN = 70;

/** A small generator of its own: every run draws the same map. */
const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** From corner to corner as a river would go: neighbours share the line. */
const winding = (from: Point, to: Point, random: () => number): Point[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return Array.from({ length: STEPS }, (_, i) => {
    if (i === 0) return from;
    const [along, aside] = [(i + (random() - 0.5) * 0.5) / STEPS, (random() - 0.5) * 0.16];
    return [from[0] + dx * along - dy * aside, from[1] + dy * along + dx * aside];
  });
};

/** A jittered grid of 25 x 10 with winding borders. */
export const regions = (): readonly Land[] => {
  const random = chance(7);
  const [cell, row] = [(WIDTH - 2 * MARGIN) / COLUMNS, (HEIGHT - 2 * MARGIN) / ROWS];
  const corners = Array.from({ length: (COLUMNS + 1) * (ROWS + 1) }, (_, i): Point => {
    const [x, y] = [i % (COLUMNS + 1), Math.floor(i / (COLUMNS + 1))];
    return [MARGIN + (x + (random() - 0.5) * 0.5) * cell, MARGIN + (y + (random() - 0.5) * 0.5) * row];
  });
  const at = (x: number, y: number): Point => corners[y * (COLUMNS + 1) + x];
  const across = new Map<string, Point[]>();
  const down = new Map<string, Point[]>();
  for (let y = 0; y <= ROWS; y++) {
    for (let x = 0; x <= COLUMNS; x++) {
      if (x < COLUMNS) across.set(`${x} ${y}`, winding(at(x, y), at(x + 1, y), random));
      if (y < ROWS) down.set(`${x} ${y}`, winding(at(x, y), at(x, y + 1), random));
    }
  }
  /** The same line the other way round, from its far end on. */
  const back = (line: readonly Point[], end: Point): Point[] => [end, ...line.slice(1).reverse()];
  return Array.from({ length: REGIONS }, (_, i) => {
    const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    const ring = [
      ...across.get(`${x} ${y}`)!,
      ...down.get(`${x + 1} ${y}`)!,
      ...back(across.get(`${x} ${y + 1}`)!, at(x + 1, y + 1)),
      ...back(down.get(`${x} ${y}`)!, at(x, y + 1)),
    ];
    const middle: Point = [
      ring.reduce((sum, [px]) => sum + px, 0) / ring.length,
      ring.reduce((sum, [, py]) => sum + py, 0) / ring.length,
    ];
    return { id: `region-${i}`, ring, middle };
  });
};

/** Two or three to a region, as on a crowded map. */
export const places = (lands: readonly Land[]): readonly Point[] => {
  const random = chance(11);
  return Array.from({ length: PIECES }, (_, i) => {
    const [x, y] = lands[i % lands.length].middle;
    return [x + (random() - 0.5) * 50, y + (random() - 0.5) * 80];
  });
};

const short = (n: number): string => `${Math.round(n * 10) / 10}`;
export const ringText = (ring: readonly Point[]): string =>
  `M${ring.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
