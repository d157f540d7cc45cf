import { around, type Box, shifted } from '@hegemon/board/pieces/boxes.js';
import type { ToCView } from '../../../src/view.js';
import { RIVAL_NAMES } from '../../latin.js';
import { type ArmyPiece, countUnits, type LeaderPiece, type Piece, type RivalPiece, tribeOf } from './model.js';

/** How far one sees into things: at the near level every unit stands for itself. */
export type Level = 'far' | 'table' | 'near';

/** Pieces that stand together: an army, a rival emperor, or all barbarians of one tribe. */
export interface Group {
  readonly key: string;
  readonly pieces: readonly Piece[];
}
/** A piece within its group, in px from the group's origin. */
export interface Member {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly isFanned: boolean;
}
export interface Arrangement {
  readonly members: readonly Member[];
  readonly box: Box;
}

/** Px between two counters. */
export const GAP = 2;
/** Discs of one tribe overlap by half; leaders keep their name free. */
const HALF_DISC = 17;
const DISC: Box = [-14, -14, 17.5, 17];
/** At the near level: from disc to disc, and from unit to unit. */
export const DISC_STEP = 24;
export const UNIT_STEP = 36.5;
export const UNIT_SCALE = 0.78;
/** From the middle of a counter to the middle of its first unit. */
export const FIRST_UNIT = 37.5;

const armyBox = ({ hasCastra }: ArmyPiece): Box => (hasCastra ? [-22, -23.5, 22, 23.5] : [-18, -19.5, 18, 20.5]);
/** His name stands below him. */
const rivalBox = ({ id }: RivalPiece): Box => {
  const half = Math.max(18, RIVAL_NAMES[id].length * 2.7);
  return [-half, -18, half, 31];
};
const LEADER: Box = [-17, -17, 17, 28];

const armyFan = (army: ArmyPiece): Arrangement => {
  const [left, top, , bottom] = armyBox(army);
  const right = FIRST_UNIT + (countUnits(army) - 1) * UNIT_STEP + UNIT_STEP / 2;
  return { members: [{ piece: army, x: 0, y: 0, isFanned: true }], box: [left, top, right, bottom] };
};

/** From left to right: leaders, active ones, inactive ones half behind them. */
const inRow = (pieces: readonly Piece[]): readonly Piece[] => [
  ...pieces.filter((piece): piece is LeaderPiece => piece.sort === 'leader'),
  ...pieces.filter(piece => piece.sort === 'barbarians' && piece.side === 'active'),
  ...pieces.filter(piece => piece.sort === 'barbarians' && piece.side === 'inactive'),
];
const tribeRow = (pieces: readonly Piece[], isFanned: boolean): Arrangement => {
  const members: Member[] = [];
  const boxes: Box[] = [];
  let x = 0;
  for (const piece of inRow(pieces)) {
    const copies = isFanned && piece.sort === 'barbarians' ? piece.count : 1;
    members.push({ piece, x, y: 0, isFanned });
    const box = piece.sort === 'leader' ? LEADER : DISC;
    boxes.push(shifted([box[0], box[1], box[2] + (copies - 1) * DISC_STEP, box[3]], x, 0));
    if (piece.sort === 'leader') x += 34;
    else x += isFanned ? copies * DISC_STEP + 6 : HALF_DISC;
  }
  return centred(members, around(boxes));
};
const centred = (members: readonly Member[], box: Box): Arrangement => {
  const dx = -(box[0] + box[2]) / 2;
  return { members: members.map(member => ({ ...member, x: member.x + dx })), box: shifted(box, dx, 0) };
};

export const arranged = ({ pieces }: Group, isFanned: boolean): Arrangement => {
  const [first] = pieces;
  if (first.sort === 'army') {
    if (isFanned) return armyFan(first);
    return { members: [{ piece: first, x: 0, y: 0, isFanned: false }], box: armyBox(first) };
  }
  if (first.sort === 'rival') {
    return { members: [{ piece: first, x: 0, y: 0, isFanned: false }], box: rivalBox(first) };
  }
  return tribeRow(pieces, isFanned);
};

/** Armies and rivals one by one, barbarians by tribe. */
export const groupsOf = (pieces: readonly Piece[]): readonly Group[] => {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const tribe = tribeOf(piece);
    const key = tribe ? `${tribe}@${piece.at}` : piece.key;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups].map(([key, members]) => ({ key, pieces: members }));
};

/** Who looks, and what he has chosen: his own pieces find room first. */
export interface Looker {
  readonly eyes: string;
  readonly chosen?: string;
}
/** The order in which the open slots of a province are filled; what comes last is the first to go to the tray. */
export const inOrder = (view: ToCView, groups: readonly Group[], { eyes, chosen }: Looker): readonly Group[] => {
  const rank = ({ pieces }: Group): number => {
    const [first] = pieces;
    if (first.sort === 'rival') return 3;
    if (first.sort !== 'army') {
      return pieces.some(piece => piece.sort === 'leader' || (piece.sort === 'barbarians' && piece.side === 'active'))
        ? 5
        : 6;
    }
    if (first.id === chosen) return 0;
    if (first.owner === eyes) return 1;
    return first.owner === governorAt(view, first.at) ? 2 : 4;
  };
  return [...groups].sort((a, b) => rank(a) - rank(b));
};
const governorAt = (view: ToCView, at: string): string | undefined =>
  (view.provinces.governor as Readonly<Record<string, string | undefined>>)[at];
