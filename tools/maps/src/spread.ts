import { Nearest } from './heap.js';
import { cellsOf, eachBeside, type Raster } from './raster.js';

export interface Spreading {
  readonly raster: Raster;
  /** 1 where one may walk. */
  readonly open: Uint8Array;
  /** What entering a cell costs. */
  readonly cost: Float64Array;
  /** Cell and label of every seed, in the order of the source. */
  readonly seeds: readonly (readonly [cell: number, label: number])[];
  readonly reach: number;
}

/**
 * Every open cell goes to the label whose seed is nearest on foot. So nobody jumps over a strait, and a border settles
 * where the ways are equally long: on rivers and crests, which are dear to cross. 0 is beyond the reach of all.
 */
export const spread = ({ raster, open, cost, seeds, reach }: Spreading): Uint16Array => {
  const { width, height } = raster;
  const labels = new Uint16Array(cellsOf(raster));
  const distances = new Float64Array(cellsOf(raster)).fill(Infinity);
  const queue = new Nearest();
  const arrive = (at: number, distance: number, label: number): void => {
    if (distance >= distances[at] || distance > reach) return;
    distances[at] = distance;
    labels[at] = label;
    queue.push(distance, at);
  };
  for (const [cell, label] of seeds) arrive(cell, 0, label);
  while (queue.size > 0) {
    const [distance, at] = queue.pop();
    if (distance > distances[at]) continue;
    const [across, down] = [at % width, Math.floor(at / width)];
    for (let dy = -1; dy <= 1; dy++) {
      if (down + dy < 0 || down + dy >= height) continue;
      for (let dx = -1; dx <= 1; dx++) {
        if (across + dx < 0 || across + dx >= width) continue;
        const next = at + dy * width + dx;
        if (open[next] === 0 || next === at) continue;
        const isDiagonal = dx !== 0 && dy !== 0;
        // Between two closed corners there is no way through.
        if (isDiagonal && open[at + dx] === 0 && open[at + dy * width] === 0) continue;
        arrive(next, distance + cost[next] * (isDiagonal ? Math.SQRT2 : 1), labels[at]);
      }
    }
  }
  return labels;
};

/** Labels grown over all cells that have none, a ring at a time: over the coast, which cuts them later, exactly. */
export const overgrown = (raster: Raster, labels: Uint16Array): Uint16Array => {
  const grown = labels.slice();
  const reached: number[] = [];
  for (let at = 0; at < grown.length; at++) if (grown[at] > 0) reached.push(at);
  for (let at = 0; at < reached.length; at++) {
    const from = reached[at];
    eachBeside(raster, from, to => {
      if (grown[to] > 0) return;
      grown[to] = grown[from];
      reached.push(to);
    });
  }
  return grown;
};
