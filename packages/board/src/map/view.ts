/** [left, top, right, bottom] */
export type Box = readonly [number, number, number, number];
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** What sheets cover at each side of the window. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
/** A point p of the map is seen at p * k + (x, y). */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
export type Level = 'far' | 'table' | 'near';
export interface Window {
  readonly size: Size;
  readonly insets: Insets;
}

/** At which zoom a plate changes its face, and how closely one looks at what. A plate with small regions needs others. */
export interface Scales {
  /** Below it pieces become marks; above `near` every unit stands for itself. */
  readonly far: number;
  readonly near: number;
  /** The zoom at which the plate is composed: pieces have their usual size there. */
  readonly reference: number;
  /** How closely at most one looks at all that is in question, and how closely at a single region. */
  readonly question: number;
  readonly region: number;
  /** On a desk the first view of everything is not smaller: one rather looks at a part of the map. */
  readonly smallestFit: number;
  /** Farther away nothing could be told any more, even if the window is too small for the plate. */
  readonly least: number;
}
export const SCALES: Scales = {
  far: 0.5,
  near: 1.4,
  reference: 0.73,
  question: 1.35,
  region: 2.05,
  smallestFit: 0.54,
  least: 0,
};

export const levelOf = (k: number, { far, near }: Scales = SCALES): Level => {
  if (k < far) return 'far';
  return k <= near ? 'table' : 'near';
};

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** Pieces grow slower than the map. */
export const pieceScaleOf = (k: number, { reference }: Scales = SCALES): number =>
  between(0.8, 0.92 * (k / reference) ** 0.35, 1.35);

/** The window without what lies on it; never without any room. */
export const freeOf = ({ size, insets }: Window): Box => {
  const right = Math.max(insets.left + 120, size.width - insets.right);
  const bottom = Math.max(insets.top + 120, size.height - insets.bottom);
  return [insets.left, insets.top, right, bottom];
};

const scaleFor = (box: Box, free: Box): number =>
  Math.min((free[2] - free[0]) / (box[2] - box[0]), (free[3] - free[1]) / (box[3] - box[1]));

/** From the whole sheet to a handful of counters. */
export const limitsOf = (
  frame: Box,
  home: Box,
  window: Window,
  { least }: Scales = SCALES,
): readonly [number, number] => {
  const free = freeOf(window);
  const fit = scaleFor(home, free);
  return [Math.max(least, Math.min(fit, Math.max(scaleFor(frame, free), 0.42))), Math.max(4, fit)];
};

/** The view in which a box fills the free part of the window, but not more closely than `closest`, nor farther away. */
export const framing = (box: Box, window: Window, closest: number, farthest = 0): View => {
  const free = freeOf(window);
  const k = Math.max(farthest, Math.min(scaleFor(box, free), closest));
  const x = (free[0] + free[2]) / 2 - (k * (box[0] + box[2])) / 2;
  const y = (free[1] + free[3]) / 2 - (k * (box[1] + box[3])) / 2;
  return { k, x, y };
};

const PHONE = 700;

/**
 * The first view: everything in play. Where sheets leave too little room for that on a desk, it is seen from its top
 * on, large enough for counters and for the plate to fill the window.
 */
export const fitting = (frame: Box, home: Box, window: Window, scales: Scales = SCALES): View => {
  const { smallestFit, reference, least } = scales;
  const view = framing(home, window, Number.POSITIVE_INFINITY, least);
  const { width } = window.size;
  if (view.k >= smallestFit || width < PHONE) return view;
  const k = Math.max(smallestFit, Math.min(reference, width / (frame[2] - frame[0])));
  const [left, top, right] = freeOf(window);
  return { k, x: (left + right) / 2 - (k * (home[0] + home[2])) / 2, y: top - k * home[1] };
};

/** The view of a point near by, in the middle of the free part of the window. */
export const closeTo = (at: readonly [number, number], window: Window, k = SCALES.region): View => {
  const free = freeOf(window);
  return { k, x: (free[0] + free[2]) / 2 - k * at[0], y: (free[1] + free[3]) / 2 - k * at[1] };
};

/** The same view turned about a point of the window. */
export const zoomed = (
  view: View,
  factor: number,
  limits: readonly [number, number],
  about: readonly [number, number],
) => {
  const k = between(limits[0], view.k * factor, limits[1]);
  const [x, y] = about;
  return { k, x: x - ((x - view.x) * k) / view.k, y: y - ((y - view.y) * k) / view.k };
};

/**
 * The edge of the sheet is never cut: where the sheet is larger than the window it covers the window, where it is
 * smaller it lies whole on the page, in the middle from side to side and close to the top.
 */
export const held = (view: View, frame: Box, window: Window): View => {
  const { size, insets } = window;
  const free = freeOf(window);
  const { k } = view;
  const wide = (frame[2] - frame[0]) * k;
  const high = (frame[3] - frame[1]) * k;
  const left =
    wide >= size.width ? between(size.width - wide, view.x + frame[0] * k, 0) : (free[0] + free[2] - wide) / 2;
  // Below it there should be room for title and key; its upper margin may go under the ribbon for that.
  const gap = between(-28, free[3] - free[1] - high - 230, 24);
  const room = free[3] - free[1];
  const place = view.y + frame[1] * k;
  // What is higher than the free part of the window, but not than the window, can be moved so that all of it is seen.
  // On a phone the sheet at the bottom covers half of the window: from under it everything can be moved as well.
  const floor = size.width < 700 ? free[3] : size.height;
  const top =
    high >= size.height
      ? between(floor - high, place, 0)
      : between(Math.min(insets.top + gap, free[3] - high), high > room ? place : insets.top + gap, insets.top + gap);
  return { k, x: left - frame[0] * k, y: top - frame[1] * k };
};

/** Half way and everything else between two views: every point of the map goes straight. */
export const mixed = (from: View, to: View, share: number): View => ({
  k: from.k + (to.k - from.k) * share,
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export const unionOf = (boxes: readonly Box[]): Box | undefined =>
  boxes.length === 0
    ? undefined
    : [
        Math.min(...boxes.map(box => box[0])),
        Math.min(...boxes.map(box => box[1])),
        Math.max(...boxes.map(box => box[2])),
        Math.max(...boxes.map(box => box[3])),
      ];

/** Kilometres in a round number, so that the bar of a scale is between 70 and 140 px long. */
export const scaleBar = (k: number, kilometres: number): { readonly km: number; readonly length: number } => {
  const longest = (140 / k) * kilometres;
  const power = 10 ** Math.floor(Math.log10(longest));
  const km = [8, 6, 4, 2, 1].map(n => n * power).find(n => n <= longest) ?? power;
  return { km, length: (km / kilometres) * k };
};
