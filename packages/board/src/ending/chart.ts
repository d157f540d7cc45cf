import type { Course } from '@hegemon/host';
import type { Outcome, Seat } from '@hegemon/kernel';

/** A number with a minus as it is printed. */
export const signed = (value: number): string => `${value}`.replace('-', '\u2212');

export interface Column {
  readonly key: string;
  /** Absent for what came after the last turn. */
  readonly turn?: number;
  readonly points: Readonly<Record<Seat, number>>;
  /** Where it lies, between 0 and 1; without, all columns are equally far apart. */
  readonly at?: number;
}
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/** The points turn by turn; what the end itself brought (a bonus) is a column of its own. */
export const columnsOf = ({ turns }: Course, outcome: Outcome | undefined): readonly Column[] => {
  const columns: Column[] = turns.map(({ turn, points }) => ({ key: `t${turn}`, turn, points }));
  const last = turns.at(-1)?.points ?? {};
  const isDifferent = outcome && Object.entries(outcome.points).some(([seat, value]) => last[seat] !== value);
  return isDifferent ? [...columns, { key: 'end', points: outcome.points }] : columns;
};

/** A round number of lines: 1, 2 or 5 times a power of ten, so that at most `most` are drawn. */
export const stepOf = (span: number, most: number): number => {
  const raw = Math.max(1, span) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].find(factor => factor * power >= raw) ?? 10;
  return Math.max(1, step * power);
};

export interface Axis {
  readonly low: number;
  readonly high: number;
  readonly lines: readonly number[];
}
export const axisOf = (columns: readonly Column[], most = 5): Axis => {
  const values = columns.flatMap(({ points }) => Object.values(points));
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const step = stepOf(high - low, most);
  const first = Math.ceil(low / step);
  const lines = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
  return { low, high, lines };
};

/** Where a column lies, between 0 and 1. */
export const shareAt = (columns: readonly Pick<Column, 'at'>[], i: number): number =>
  columns[i]?.at ?? (columns.length <= 1 ? 0.5 : i / (columns.length - 1));
export const xAt = (frame: Frame, share: number): number => frame.left + share * frame.width;
/** The column nearest to a place. */
export const nearestTo = (columns: readonly Column[], share: number): number => {
  const off = (i: number): number => Math.abs(shareAt(columns, i) - share);
  return columns.reduce((best, _, i) => (off(i) < off(best) ? i : best), 0);
};
/** How high a line runs at a place between its columns. */
export const valueAt = (columns: readonly Column[], seat: Seat, share: number): number => {
  const value = (i: number): number => columns[i]?.points[seat] ?? 0;
  const after = columns.findIndex((_, i) => shareAt(columns, i) >= share);
  if (after <= 0) return value(after < 0 ? columns.length - 1 : 0);
  const [from, to] = [shareAt(columns, after - 1), shareAt(columns, after)];
  const part = to > from ? (share - from) / (to - from) : 1;
  return value(after - 1) + part * (value(after) - value(after - 1));
};
export const yAt = (frame: Frame, { low, high }: Axis, value: number): number =>
  frame.top + frame.height - ((value - low) / (high - low)) * frame.height;

export const dotsOf = (columns: readonly Column[], seat: Seat, frame: Frame, axis: Axis): readonly Dot[] =>
  columns.map(({ points }, i) => {
    const value = points[seat] ?? 0;
    return { x: xAt(frame, shareAt(columns, i)), y: yAt(frame, axis, value), value };
  });
export const pathOf = (dots: readonly Dot[]): string =>
  dots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Which columns get a label below: the first, the last, and every so many between. */
export const labelled = (count: number, most: number): ReadonlySet<number> => {
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)));
  const kept = new Set<number>();
  for (let i = 0; i < count; i += every) kept.add(i);
  // The last always has one; its neighbour gives way.
  if (!kept.has(count - 1) && count > 0) {
    const before = Math.max(...kept);
    if (before > 0 && count - 1 - before < every) kept.delete(before);
    kept.add(count - 1);
  }
  return kept;
};

/**
 * Heights of labels that wish to stand at `wanted` and must be `apart`: groups that touch are spread round their
 * middle, and all of them stay between `low` and `high`.
 */
export const spreadOut = (wanted: readonly number[], apart: number, low: number, high: number): readonly number[] => {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const groups: { members: number[]; centre: number }[] = [];
  const half = (count: number): number => ((count - 1) * apart) / 2;
  const clamped = (centre: number, count: number): number =>
    Math.max(low + half(count), Math.min(high - half(count), centre));
  for (const i of order) {
    let group = { members: [i], centre: clamped(wanted[i], 1) };
    for (let last = groups.at(-1); last && touches(last, group); last = groups.at(-1)) {
      groups.pop();
      const members = [...last.members, ...group.members];
      const mean = members.reduce((sum, member) => sum + wanted[member], 0) / members.length;
      group = { members, centre: clamped(mean, members.length) };
    }
    groups.push(group);
  }
  function touches(above: (typeof groups)[number], below: (typeof groups)[number]): boolean {
    return above.centre + half(above.members.length) + apart > below.centre - half(below.members.length);
  }
  const heights: number[] = [...wanted];
  for (const { members, centre } of groups) {
    members.forEach((member, k) => {
      heights[member] = centre - half(members.length) + k * apart;
    });
  }
  return heights;
};

/** Up and down, farther and farther. */
const STEPS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6];
/** Discs that would lie on each other step aside, up or down by their own size, as little as they must. */
export const asideOf = <S extends { readonly x: number; readonly y: number }>(
  spots: readonly S[],
  apart: number,
): readonly (S & { readonly to: number })[] => {
  const placed: (S & { readonly to: number })[] = [];
  for (const spot of spots) {
    const isFree = (to: number): boolean =>
      placed.every(other => Math.abs(other.x - spot.x) >= apart || Math.abs(other.to - to) >= apart);
    const steps = STEPS.map(step => spot.y + step * apart);
    placed.push({ ...spot, to: steps.find(to => to >= 0 && isFree(to)) ?? spot.y });
  }
  return placed;
};

/** Sources that gave anybody anything, in the order in which they are first met. */
export const sourcesOf = ({ sources }: Course): readonly string[] => {
  const found = new Set<string>();
  for (const bySource of Object.values(sources)) {
    for (const [source, value] of Object.entries(bySource)) if (value !== 0) found.add(source);
  }
  return [...found];
};

/** What a seat had before anything gave it points: with that its sources add up. */
export const startOf = ({ sources }: Course, seat: Seat, sum: number): number =>
  Object.values(sources[seat] ?? {}).reduce((left, points) => left - points, sum);

/** The seats, the best first; winners before others with as many points. */
export const ranked = (seats: readonly Seat[], { winners, points }: Outcome): readonly Seat[] =>
  [...seats].sort(
    (a, b) =>
      Number(winners.includes(b)) - Number(winners.includes(a)) ||
      (points[b] ?? 0) - (points[a] ?? 0) ||
      seats.indexOf(a) - seats.indexOf(b),
  );
