const DISTANCE = 1000;
/**
 * Larger or smaller by coming nearer or going away, which looks the same as `scale`. That one makes the browser set
 * every text of the map anew as soon as it looks what is under the wheel, in each frame.
 */
export const sizing = (scale: number): string =>
  scale === 1 ? '' : ` perspective(${DISTANCE}px) translateZ(${DISTANCE * (1 - 1 / scale)}px)`;
