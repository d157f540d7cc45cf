type Spot = readonly [x: number, y: number];
const NEAR = 9.1;
const MID = 15;
const FAR = 20.9;
const CORNERS: readonly Spot[] = [
  [NEAR, NEAR],
  [FAR, FAR],
  [FAR, NEAR],
  [NEAR, FAR],
];
const SIX: readonly Spot[] = [NEAR, FAR].flatMap(x => [7.4, MID, 22.6].map(y => [x, y] as const));

/** Where the pips of a face lie, on a die 30 units wide. Other dice than cubes show their number. */
export const pipsOf = (pips: number): readonly Spot[] => {
  if (pips === 6) return SIX;
  if (pips < 1 || pips > 6) return [];
  const centre: readonly Spot[] = pips % 2 === 1 ? [[MID, MID]] : [];
  return [...centre, ...CORNERS.slice(0, pips - centre.length)];
};

/** The faces a rolling die shows before it settles on `pips`: never the one it ends with twice in a row. */
export const facesBefore = (pips: number, sides = 6): readonly number[] =>
  [2, 4, 1].map(step => ((pips + step) % sides) + 1);

/** Dice that are told by their shape, on the same grid: a triangle, a square, a rhomb. */
export const SHAPES: Readonly<Record<number, { readonly path: string; readonly baseline: number }>> = {
  4: { path: 'M15 2.5L28.6 26.5H1.4Z', baseline: 23 },
  6: { path: 'M3 3H27V27H3Z', baseline: 20 },
  8: { path: 'M15 .8L29.2 15L15 29.2L.8 15Z', baseline: 20 },
};
