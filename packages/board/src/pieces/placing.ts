import type { Point } from '@hegemon/atlas';

/** Something that wants a place in a region. */
export interface Ranked {
  readonly id: string;
  /** Lower stands first and is evicted last. */
  readonly rank: number;
  /** Chosen: it is never evicted. */
  readonly isKept?: boolean;
}
export interface Placed<T extends Ranked> {
  readonly placed: readonly { readonly thing: T; readonly slot: number }[];
  /** What found no slot, in its order. */
  readonly tray: readonly T[];
}

/**
 * Fills the open slots of a region by rank; the rest goes to the tray. What stood in a slot stays there as long as it
 * is not evicted, so that nobody wanders about because somebody else came.
 */
export const inSlots = <T extends Ranked>(
  things: readonly T[],
  slots: number,
  before: Readonly<Record<string, number>> = {},
): Placed<T> => {
  const order = things
    .map((thing, i) => ({ thing, i }))
    .sort(
      (a, b) =>
        Number(b.thing.isKept ?? false) - Number(a.thing.isKept ?? false) || a.thing.rank - b.thing.rank || a.i - b.i,
    )
    .map(({ thing }) => thing);
  const winners = order.slice(0, slots);
  const taken = new Map<number, T>();
  const homeless: T[] = [];
  for (const thing of winners) {
    const slot = before[thing.id];
    if (slot !== undefined && slot < slots && !taken.has(slot)) taken.set(slot, thing);
    else homeless.push(thing);
  }
  homeless.sort((a, b) => a.rank - b.rank);
  for (let slot = 0; slot < slots && homeless.length > 0; slot++) {
    if (!taken.has(slot)) taken.set(slot, homeless.shift()!);
  }
  const placed = [...taken].sort(([a], [b]) => a - b).map(([slot, thing]) => ({ thing, slot }));
  return { placed, tray: things.filter(thing => !winners.includes(thing)).sort((a, b) => a.rank - b.rank) };
};

/** A piece as a rectangle on the screen: its middle and its size. */
export interface Extent {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

/** Do two pieces come closer than `gap` px? */
export const collides = (a: Extent, b: Extent, gap = 2): boolean =>
  Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 + gap &&
  Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2 + gap;

/** All pairs that come too close. */
export const collisions = <T extends Extent>(pieces: readonly T[], gap = 2): readonly (readonly [T, T])[] =>
  pieces.flatMap((a, i) =>
    pieces
      .slice(i + 1)
      .filter(b => collides(a, b, gap))
      .map(b => [a, b] as const),
  );

/** How a tray is filled. */
export interface Ledge {
  readonly width: number;
  readonly height: number;
  /** The middle of each piece, seen from the middle of the ledge. */
  readonly places: readonly Point[];
}
const MOST_WIDE = 118;
const ROW = 52;
const PAD = 6;

/**
 * Stands pieces side by side on a ledge. A row is 118 px wide at most; what does not fit begins a second row. `overlap`
 * says how much of a piece may hide behind the one before it (discs of one tribe: half).
 */
export const onLedge = (
  pieces: readonly { readonly width: number; readonly overlap?: number }[],
  widest = MOST_WIDE,
): Ledge => {
  const rows: { readonly lefts: number[]; width: number }[] = [{ lefts: [], width: 0 }];
  for (const { width, overlap = 0 } of pieces) {
    let row = rows.at(-1)!;
    let left = row.lefts.length === 0 ? 0 : row.width + 3 - (overlap > 0 ? overlap * width + 3 : 0);
    if (row.lefts.length > 0 && left + width > widest - 2 * PAD) {
      row = { lefts: [], width: 0 };
      rows.push(row);
      left = 0;
    }
    row.lefts.push(left);
    row.width = Math.max(row.width, left + width);
  }
  const inner = Math.max(...rows.map(row => row.width));
  const height = rows.length * ROW;
  let next = 0;
  const places = rows.flatMap(({ lefts, width }, r) =>
    lefts.map(left => {
      const piece = pieces[next++];
      return [left + piece.width / 2 - width / 2, (r + 0.5) * ROW - height / 2] as const;
    }),
  );
  return { width: Math.min(widest, inner + 2 * PAD), height, places };
};
