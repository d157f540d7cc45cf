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

/** The corner of the free area in which a sheet covers least of what it speaks of; the first one if all are equal. */
export const placeFor = (
  free: Box,
  size: { readonly width: number; readonly height: number },
  targets: readonly Box[],
): Box => {
  const right = free.left + free.width - size.width;
  const bottom = free.top + free.height - size.height;
  const corners = [
    { left: free.left, top: bottom },
    { left: free.left, top: free.top },
    { left: right, top: free.top },
    { left: right, top: bottom },
  ].map(corner => ({ left: Math.max(4, corner.left), top: Math.max(4, corner.top), ...size }));
  const covered = corners.map(corner => targets.reduce((sum, target) => sum + shared(corner, target), 0));
  return corners[covered.indexOf(Math.min(...covered))];
};

/** The part of a box that lies in the window; nothing if too little is left to be seen. */
export const inWindow = (box: Box, width: number, height: number): Box | undefined => {
  const left = Math.max(box.left, 2);
  const top = Math.max(box.top, 2);
  const cut = {
    left,
    top,
    width: Math.min(box.left + box.width, width - 2) - left,
    height: Math.min(box.top + box.height, height - 2) - top,
  };
  return cut.width > 6 && cut.height > 6 ? cut : undefined;
};
