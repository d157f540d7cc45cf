import type { Plate } from '@hegemon/atlas';
import type { Box } from './view.js';

/** Map units in one square. */
const CELL = 4;

/**
 * Which region lies where, in squares: outlines are long, and whoever looks for a place asks thousands of times.
 */
export class Ground {
  readonly #ids: readonly string[];
  readonly #index: ReadonlyMap<string, number>;
  readonly #isSea: readonly boolean[];
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #rows: number;
  /** The number of the region, from 1; 0 is out of play. */
  readonly #cells: Uint8Array;

  constructor({ frame, regions }: Pick<Plate, 'frame' | 'regions'>) {
    if (regions.length > 255) throw new Error('more regions than a square can tell apart');
    this.#ids = regions.map(({ id }) => id);
    this.#index = new Map(regions.map(({ id }, i) => [id, i + 1]));
    this.#isSea = [false, ...regions.map(({ kind }) => kind === 'sea')];
    [this.#left, this.#top] = frame;
    this.#columns = Math.ceil((frame[2] - frame[0]) / CELL);
    this.#rows = Math.ceil((frame[3] - frame[1]) / CELL);
    this.#cells = new Uint8Array(this.#columns * this.#rows);
    regions.forEach(({ outline }, i) => {
      this.#fill(ringsOf(outline), i + 1);
    });
  }

  at(x: number, y: number): string | undefined {
    return this.#ids[this.#cellAt(x, y) - 1];
  }

  /** How much of a box lies in a region, in any sea, and on other land in play: shares of 1. */
  sharesOf(id: string, [left, top, right, bottom]: Box): { inside: number; sea: number; foreign: number } {
    const own = this.#index.get(id);
    let [inside, sea, foreign] = [0, 0, 0];
    for (let i = 0.5; i < ACROSS; i++) {
      for (let j = 0.5; j < DOWN; j++) {
        const cell = this.#cellAt(left + ((right - left) * i) / ACROSS, top + ((bottom - top) * j) / DOWN);
        if (cell === own) inside++;
        else if (this.#isSea[cell]) sea++;
        else if (cell > 0) foreign++;
      }
    }
    const all = ACROSS * DOWN;
    return { inside: inside / all, sea: sea / all, foreign: foreign / all };
  }

  #cellAt(x: number, y: number): number {
    const [column, row] = [Math.floor((x - this.#left) / CELL), Math.floor((y - this.#top) / CELL)];
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return 0;
    return this.#cells[row * this.#columns + column];
  }

  /** Row by row, between every other crossing: fill rule even-odd. */
  #fill(rings: readonly Ring[], value: number): void {
    const crossings: number[][] = [];
    for (const ring of rings) {
      for (let i = 0; i < ring.length; i++) this.#cross(crossings, ring[i], ring[(i + 1) % ring.length]);
    }
    crossings.forEach((xs, row) => {
      xs.sort((a, b) => a - b);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const from = Math.max(0, Math.ceil((xs[i] - this.#left) / CELL - 0.5));
        const to = Math.min(this.#columns, Math.ceil((xs[i + 1] - this.#left) / CELL - 0.5));
        this.#cells.fill(value, row * this.#columns + from, row * this.#columns + Math.max(from, to));
      }
    });
  }
  #cross(crossings: number[][], [ax, ay]: Corner, [bx, by]: Corner): void {
    if (ay === by) return;
    const rowOf = (y: number): number => Math.ceil((y - this.#top) / CELL - 0.5);
    for (let row = Math.max(0, rowOf(Math.min(ay, by))); row < Math.min(this.#rows, rowOf(Math.max(ay, by))); row++) {
      const y = this.#top + (row + 0.5) * CELL;
      crossings[row] ??= [];
      crossings[row].push(ax + ((bx - ax) * (y - ay)) / (by - ay));
    }
  }
}
/** So many points of a box are looked at. */
const [ACROSS, DOWN] = [6, 4];

type Corner = readonly [number, number];
type Ring = readonly Corner[];
const ringsOf = (path: string): readonly Ring[] =>
  path
    .split('M')
    .slice(1)
    .map(ring =>
      ring
        .replace('Z', '')
        .split('L')
        .map((corner): Corner => {
          const [x, y] = corner.split(' ');
          return [Number(x), Number(y)];
        }),
    );

const known = new WeakMap<object, Ground>();
/** Of each plate once. */
export const groundOf = (plate: Plate): Ground => {
  const ground = known.get(plate) ?? new Ground(plate);
  known.set(plate, ground);
  return ground;
};
