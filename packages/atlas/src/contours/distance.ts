import type { Raster } from './raster.js';

/** Exact distance of every cell to the nearest cell that is not set, in map units: column by column, then row by row. */
export const depthsOf = (raster: Raster, mask: Uint8Array): Float32Array => {
  const { width, height, cell } = raster;
  const far = (width + height) ** 2;
  const squares = new Float64Array(width * height);
  for (let at = 0; at < squares.length; at++) squares[at] = mask[at] > 0 ? far : 0;
  const pass = lowerEnvelope(Math.max(width, height));
  for (let x = 0; x < width; x++) pass(squares, x, width, height);
  for (let y = 0; y < height; y++) pass(squares, y * width, 1, width);
  const depths = new Float32Array(squares.length);
  for (let at = 0; at < depths.length; at++) depths[at] = Math.sqrt(squares[at]) * cell;
  return depths;
};

/** Felzenszwalb and Huttenlocher: the lowest of the parabolas over all cells of a row, in one go there and back. */
const lowerEnvelope = (most: number) => {
  const values = new Float64Array(most);
  const tops = new Int32Array(most);
  const from = new Float64Array(most + 1);
  return (squares: Float64Array, start: number, step: number, count: number): void => {
    for (let at = 0; at < count; at++) values[at] = squares[start + at * step];
    const meeting = (a: number, b: number): number => (values[b] + b * b - values[a] - a * a) / (2 * (b - a));
    let last = 0;
    tops[0] = 0;
    from[0] = -Infinity;
    from[1] = Infinity;
    for (let at = 1; at < count; at++) {
      let where = meeting(tops[last], at);
      while (where <= from[last]) where = meeting(tops[--last], at);
      last++;
      tops[last] = at;
      from[last] = where;
      from[last + 1] = Infinity;
    }
    for (let at = 0, top = 0; at < count; at++) {
      while (from[top + 1] < at) top++;
      squares[start + at * step] = (at - tops[top]) ** 2 + values[tops[top]];
    }
  };
};
