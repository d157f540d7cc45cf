import type { PathText, Plate } from '@hegemon/atlas';

type Point = readonly [number, number];
/** [left, top, width, height] */
type View = readonly [number, number, number, number];

/** A map as a picture of a few square centimetres: a cut, with no more points than can be seen. */
export interface SmallPlate {
  readonly viewBox: string;
  readonly land: PathText;
  readonly homes: PathText;
  /** Regions in play: the band of an owner, and the field inside it. */
  readonly fields: readonly { readonly id: string; readonly band: PathText; readonly field: PathText }[];
  readonly coast: PathText;
  readonly borders: PathText;
  readonly limes: PathText;
  readonly rivers: PathText;
  readonly waterlines: readonly PathText[];
}

interface Stroke {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** Where a path goes; of a soft curve only the points it goes through. */
const strokesOf = (path: PathText): Stroke[] =>
  (path.match(/M[^M]+/g) ?? []).map(text => {
    const points: Point[] = [];
    for (const [, letter, figures] of text.matchAll(/([MLc])([^MLcZ]+)/g)) {
      const [x, y] = figures.split(' ').slice(-2).map(Number);
      const [left, top] = letter === 'c' ? points[points.length - 1] : [0, 0];
      points.push([left + x, top + y]);
    }
    return { points, isClosed: text.endsWith('Z') };
  });

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
};

/** Drops points that lie nearer to the line than anybody can see (Douglas and Peucker). */
export const thinned = (points: readonly Point[], tolerance: number): readonly Point[] => {
  if (points.length < 3) return points;
  let [worst, far] = [0, 0];
  for (let at = 1; at < points.length - 1; at++) {
    const away = distance(points[at], points[0], points[points.length - 1]);
    if (away > far) [worst, far] = [at, away];
  }
  if (far <= tolerance) return [points[0], points[points.length - 1]];
  return [...thinned(points.slice(0, worst + 1), tolerance).slice(0, -1), ...thinned(points.slice(worst), tolerance)];
};

const write = ({ points, isClosed }: Stroke): PathText => {
  const [first, ...rest] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  let [x, y] = first;
  let text = '';
  for (const [nextX, nextY] of rest) {
    if (nextX === x && nextY === y) continue;
    text += `${nextX - x} ${nextY - y} `;
    [x, y] = [nextX, nextY];
  }
  return text === '' ? '' : `M${first[0]} ${first[1]}l${text.trim().replaceAll(' -', '-')}${isClosed ? 'z' : ''}`;
};

const isSeen = ({ points }: Stroke, [left, top, width, height]: View): boolean => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const isAside = Math.max(...xs) < left || Math.min(...xs) > left + width;
  return !isAside && Math.max(...ys) >= top && Math.min(...ys) <= top + height;
};

export const smallPlate = (plate: Plate, view: View, tolerance: number): SmallPlate => {
  const small = (path: PathText): PathText =>
    strokesOf(path)
      .filter(stroke => stroke.points.length > 1 && isSeen(stroke, view))
      .map(({ points, isClosed }): Stroke => {
        // A ring is thinned in two halves: its first point would otherwise be its last, and everything in between gone.
        if (!isClosed || points.length < 4) return { points: thinned(points, tolerance), isClosed };
        const half = points.length >> 1;
        const [one, two] = [points.slice(0, half + 1), [...points.slice(half), points[0]]];
        return { points: [...thinned(one, tolerance).slice(0, -1), ...thinned(two, tolerance).slice(0, -1)], isClosed };
      })
      .map(write)
      .join('');
  const borders = (isLimes: boolean): PathText =>
    small(
      plate.borders
        .filter(({ kind }) => !/sea-sea|waste/.test(kind) && (kind === 'homeland-province') === isLimes)
        .map(({ line }) => line)
        .join(''),
    );
  const inPlay = plate.regions.filter(({ kind }) => !['sea', 'homeland', 'waste'].includes(kind));
  return {
    viewBox: view.join(' '),
    land: small(plate.land),
    homes: small(
      plate.regions
        .filter(({ kind }) => kind === 'homeland')
        .map(({ outline }) => outline)
        .join(''),
    ),
    fields: inPlay
      .map(({ id, outline, inner }) => ({ id, band: small(outline), field: inner ? small(inner[1]) : '' }))
      .filter(({ band }) => band !== ''),
    coast: small(plate.coast),
    borders: borders(false),
    limes: borders(true),
    rivers: small(plate.rivers.map(({ line }) => line).join('')),
    waterlines: plate.waterlines.slice(0, 3).map(small),
  };
};
