import type { Line, Point, Raster } from '@hegemon/atlas';

export { filled, type Raster, rasterOver } from '@hegemon/atlas';

export const cellsOf = ({ width, height }: Raster): number => width * height;

/** The cell at a point of the sheet; -1 outside. */
export const cellAt = ({ column, row, width, height, cell }: Raster, [x, y]: Point): number => {
  const [across, down] = [Math.floor(x / cell) - column, Math.floor(y / cell) - row];
  return across >= 0 && down >= 0 && across < width && down < height ? down * width + across : -1;
};
export const centreOf = ({ column, row, width, cell }: Raster, at: number): Point => [
  ((at % width) + column + 0.5) * cell,
  (Math.floor(at / width) + row + 0.5) * cell,
];

/** The cells along a line without diagonal steps: nothing slips through between two of them. */
export const cellsAlong = (raster: Raster, line: Line): Set<number> => {
  const cells = new Set<number>();
  const { cell } = raster;
  const note = (column: number, row: number): void => {
    const at = cellAt(raster, [(column + 0.5) * cell, (row + 0.5) * cell]);
    if (at >= 0) cells.add(at);
  };
  for (let at = 1; at < line.length; at++) {
    const [from, to] = [line[at - 1], line[at]];
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (cell / 4)));
    let [column, row] = [Math.floor(from[0] / cell), Math.floor(from[1] / cell)];
    note(column, row);
    for (let step = 1; step <= steps; step++) {
      const x = Math.floor((from[0] + ((to[0] - from[0]) * step) / steps) / cell);
      const y = Math.floor((from[1] + ((to[1] - from[1]) * step) / steps) / cell);
      if (x !== column && y !== row) note(x, row);
      [column, row] = [x, y];
      note(column, row);
    }
  }
  return cells;
};

/** Calls for every one of the four neighbours that is on the raster. */
export const eachBeside = ({ width, height }: Raster, at: number, visit: (beside: number) => void): void => {
  const across = at % width;
  if (across > 0) visit(at - 1);
  if (across < width - 1) visit(at + 1);
  if (at >= width) visit(at - width);
  if (at < width * (height - 1)) visit(at + width);
};
