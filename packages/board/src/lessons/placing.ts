/** A rectangle of the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const shared = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

interface Size {
  readonly width: number;
  readonly height: number;
}
/** What a sheet had better not lie on. */
export interface Covered {
  /** What it speaks of, and whatever else is to be read. */
  readonly targets: readonly Box[];
  /** What it asks for by name: it counts before everything else. */
  readonly aims?: readonly Box[];
  /** What can be pressed: it counts next. */
  readonly controls?: readonly Box[];
  /** Where it may lie besides, if it covers less there. */
  readonly elsewhere?: readonly Box[];
}

const sharedWith = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + shared(box, other), 0);

/** The first two that differ decide. */
const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((cost, i) => cost !== b[i]);
  return at >= 0 && a[at] < b[at];
};

/** The corner of the free area in which a sheet covers least; the first one if all are equal, and the area before anywhere else. */
export const placeFor = (free: Box, size: Size, covered: Covered): Box => {
  const { targets, aims = [], controls = [], elsewhere = [] } = covered;
  const right = free.left + free.width - size.width;
  const bottom = free.top + free.height - size.height;
  const corners = [
    { left: free.left, top: bottom },
    { left: free.left, top: free.top },
    { left: right, top: free.top },
    { left: right, top: bottom },
  ].map(corner => ({ left: Math.max(4, corner.left), top: Math.max(4, corner.top), ...size }));
  const [first, ...others] = [...corners, ...elsewhere].map(box => ({
    box,
    costs: [aims, controls, targets].map(each => sharedWith(box, each)),
  }));
  return others.reduce((best, each) => (isLess(each.costs, best.costs) ? each : best), first).box;
};

/** How much of a box lies in another, from 0 to 1. */
export const shareIn = (box: Box, frame: Box): number => shared(box, frame) / (box.width * box.height);

/** What is left of an area above or below a sheet that lies across it: the larger part. */
export const besides = (free: Box, sheet: Box): Box => {
  const bottom = free.top + free.height;
  const above = Math.min(bottom, sheet.top) - free.top;
  const below = bottom - Math.max(free.top, sheet.top + sheet.height);
  return above > below ? { ...free, height: above } : { ...free, top: bottom - below, height: below };
};

const around = <B extends Box>(a: B, b: B): B => {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const width = Math.max(a.left + a.width, b.left + b.width) - left;
  return { ...a, left, top, width, height: Math.max(a.top + a.height, b.top + b.height) - top };
};
/** Boxes that run into each other become one around them. */
export const joined = <B extends Box>(boxes: readonly B[]): readonly B[] => {
  const done: B[] = [];
  for (const box of boxes) {
    const at = done.findIndex(each => shared(each, box) > 0);
    if (at < 0) done.push(box);
    else done[at] = around(done[at], box);
  }
  return done;
};

/** The part of a box that lies in another; nothing if too little is left to be seen. */
export const within = (box: Box, frame: Box): Box | undefined => {
  const left = Math.max(box.left, frame.left);
  const top = Math.max(box.top, frame.top);
  const cut = {
    left,
    top,
    width: Math.min(box.left + box.width, frame.left + frame.width) - left,
    height: Math.min(box.top + box.height, frame.top + frame.height) - top,
  };
  return cut.width > 6 && cut.height > 6 ? cut : undefined;
};
