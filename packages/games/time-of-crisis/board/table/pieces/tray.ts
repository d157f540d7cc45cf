import type { Point } from '@hegemon/atlas';
import { type Box, boxAt, heightOf, hitsAny, shifted, widthOf } from '@hegemon/board/pieces/boxes.js';
import type { RegionId } from '../../../src/ids.js';
import { anchorsOf, SIDES, type Side } from '../places/layout.js';
import { type Arrangement, arranged, type Group, type Member } from './groups.js';

/** A ledge of paper beside a crowded region. */
export interface Tray {
  readonly region: RegionId;
  /** Where the thread begins, in map units; all px are measured from here. */
  readonly at: Point;
  /** The ledge in px. */
  readonly box: Box;
  readonly side: Side;
  readonly members: readonly Member[];
}

const MOST_WIDE = 108;
const MARGIN = 5;
const BETWEEN = 4;

interface Row {
  readonly items: readonly Arrangement[];
  readonly width: number;
  readonly height: number;
}
const rowOf = (items: readonly Arrangement[]): Row => ({
  items,
  width: items.reduce((sum, { box }) => sum + widthOf(box) + BETWEEN, -BETWEEN),
  height: Math.max(...items.map(({ box }) => heightOf(box))),
});
/** As many beside each other as the ledge is wide, then a further row. */
const rowsOf = (groups: readonly Group[]): readonly Row[] => {
  const rows: Arrangement[][] = [[]];
  for (const group of groups) {
    const next = arranged(group, false);
    const last = rows[rows.length - 1];
    if (last.length > 0 && rowOf([...last, next]).width > MOST_WIDE) rows.push([next]);
    else last.push(next);
  }
  return rows.map(rowOf);
};

/** Rows of groups within a ledge whose upper left corner is the origin. */
const packed = (groups: readonly Group[]): { readonly members: readonly Member[]; readonly size: Point } => {
  const rows = rowsOf(groups);
  const width = Math.max(...rows.map(row => row.width));
  const members: Member[] = [];
  let top = MARGIN;
  for (const row of rows) {
    let left = MARGIN + (width - row.width) / 2;
    for (const { box, members: inside } of row.items) {
      const dx = left - box[0];
      const dy = top + (row.height - heightOf(box)) / 2 - box[1];
      members.push(...inside.map(member => ({ ...member, x: member.x + dx, y: member.y + dy })));
      left += widthOf(box) + BETWEEN;
    }
    top += row.height + BETWEEN;
  }
  return { members, size: [width + 2 * MARGIN, top - BETWEEN + MARGIN] };
};

/** The middle of a ledge in px from its thread, which is so long. */
const middle = (side: Side, [width, height]: Point, thread: number): Point => {
  const x = side.includes('east') ? 1 : side.includes('west') ? -1 : 0;
  const y = side.includes('south') ? 1 : side.includes('north') ? -1 : 0;
  if (x === 0 || y === 0) return [x * (width / 2 + thread), y * (height / 2 + thread)];
  return [x * (width / 2 + thread - 13), y * (height / 2 + thread)];
};

const THREADS = [20, 45, 75, 110];

/** On the side the plate gives, or where nothing is covered: first near by, then on a longer thread. */
export const trayOf = (region: RegionId, groups: readonly Group[], unit: number, obstacles: readonly Box[]): Tray => {
  const { tether, side: given } = anchorsOf(region).tray;
  const { members, size } = packed(groups);
  const boxOn = (side: Side, thread: number): Box => {
    const [x, y] = middle(side, size, thread);
    return [x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2];
  };
  const places = THREADS.flatMap(thread => [given, ...SIDES].map(side => ({ side, box: boxOn(side, thread) })));
  const { side, box } = places.find(place => !hitsAny(boxAt(tether, place.box, unit), obstacles)) ?? places[0];
  return {
    region,
    at: tether,
    box,
    side,
    members: members.map(member => ({ ...member, ...moved(member, box) })),
  };
};
const moved = ({ x, y }: Member, box: Box): { x: number; y: number } => {
  const [left, top] = shifted([x, y, x, y], box[0], box[1]);
  return { x: left, y: top };
};
