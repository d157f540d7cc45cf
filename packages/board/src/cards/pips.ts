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
export const facesBefore = (pips: number): readonly number[] => [
  ((pips + 2) % 6) + 1,
  ((pips + 4) % 6) + 1,
  ((pips + 1) % 6) + 1,
];
