import type { RegionId } from '../../../src/ids.js';
import type { ToCView } from '../../../src/view.js';
import { centreOf, LAYOUT } from '../places/layout.js';
import { isProvince, REGIONS } from '../places/regions.js';
import { RULER_FACES, TRIBE_FACES } from '../seats.js';
import { type ArmyPiece, isAtHome, lockupOf, type Piece, piecesOf } from './model.js';

/** Far away one mark stands for all that one owner has in a region. */
interface FarMark {
  readonly key: string;
  readonly shape: 'square' | 'disc' | 'hollow-disc' | 'octagon' | 'hexagon';
  readonly colour: string;
  /** The thing it stands for, where it stands for one that can be named. */
  readonly piece?: Piece;
}
export interface FarRegion {
  readonly region: RegionId;
  readonly at: readonly [number, number];
  readonly marks: readonly FarMark[];
}

const markOf = (piece: Piece, isAlone: boolean): FarMark => {
  const own = isAlone ? { piece } : {};
  switch (piece.sort) {
    case 'army':
      return {
        key: isAlone ? piece.key : piece.owner,
        shape: 'square',
        colour: RULER_FACES[piece.owner].colour,
        ...own,
      };
    case 'rival':
      return { key: piece.key, shape: 'octagon', colour: '--porphyry', ...own };
    case 'leader':
      return { key: piece.key, shape: 'disc', colour: TRIBE_FACES[piece.tribe].colour, ...own };
    case 'barbarians': {
      const shape = piece.side === 'active' ? 'disc' : 'hollow-disc';
      return { key: piece.key, shape, colour: TRIBE_FACES[piece.tribe].colour, ...own };
    }
  }
};

/** What can be named keeps a mark of its own; the rest is one mark for each owner. */
const farMarks = (pieces: readonly Piece[], mobs: number, isLit: (piece: Piece) => boolean): readonly FarMark[] => {
  const marks = new Map<string, FarMark>();
  const add = (mark: FarMark): void => void (marks.has(mark.key) || marks.set(mark.key, mark));
  const armies = pieces.filter((piece): piece is ArmyPiece => piece.sort === 'army');
  const named = new Set(armies.filter(isLit).map(({ owner }) => owner));
  for (const army of armies) {
    // Beside armies that can be named, a mark for the whole family would count them twice.
    if (isLit(army) || !named.has(army.owner)) add(markOf(army, isLit(army)));
  }
  for (const piece of pieces) if (piece.sort !== 'army') add(markOf(piece, isLit(piece)));
  if (mobs > 0) add({ key: 'mobs', shape: 'hexagon', colour: '--ink-1' });
  return [...marks.values()];
};

export const farRegions = (view: ToCView, isLit: (piece: Piece) => boolean): readonly FarRegion[] => {
  const pieces = piecesOf(view);
  return REGIONS.map(region => {
    const here = pieces.filter(piece => piece.at === region && !isAtHome(piece));
    const mobs = isProvince(region) ? lockupOf(view, region).mobs : 0;
    const at = isProvince(region) ? middleOf(LAYOUT.provinces[region]) : centreOf(region);
    return { region, at, marks: farMarks(here, mobs, isLit) };
  });
};
/** Between name and capital: seen from far away a province is one place. */
const middleOf = ({ lockup, capital }: { lockup: readonly [number, number]; capital: readonly [number, number] }) =>
  [lockup[0] * 0.6 + capital[0] * 0.4, lockup[1] * 0.6 + capital[1] * 0.4] as const;
