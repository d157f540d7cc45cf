import type { TableState } from '@hegemon/board';
import type { Decision, Id } from '@hegemon/kernel';
import type { MUView } from '../../../src/view.js';
import { sortOf } from '../../asked.js';
import { isActOfWar } from '../menu.js';
import { isArea } from '../places/areas.js';
import type { Force, Piece } from './model.js';

type TheTable = Pick<
  TableState<MUView>,
  'lit' | 'litRegion' | 'isChosen' | 'decision' | 'choice' | 'draft' | 'sight' | 'foresee' | 'touch' | 'touchRegion'
>;

/** Does an answer of this kind name areas? A realm and a territory share an id. */
export const namesRegions = (kind: string): boolean => sortOf(kind) === 'area' || sortOf(kind) === 'thing';

/** Kinds that name an area for the sake of the army there. */
const STARTS: readonly string[] = ['move', 'assault', 'from', 'muster', 'order-from'];
/** The same for barbarians, whom the first player moves. */
const BARBARIAN_STARTS: readonly string[] = ['move-barbarians', 'place-light-infantry', 'place-captain'];

const factAt = (decision: Decision | undefined): Id | undefined => {
  const at = decision?.facts?.at;
  return typeof at === 'string' ? at : undefined;
};

/** A side that can be named where it stands: as the opponent. */
const isNamedSide = (table: TheTable, { side, at }: Force): boolean => {
  const light = table.lit.get(side);
  return light?.kinds.some(kind => sortOf(kind) === 'side') === true && factAt(table.decision) === at;
};
/** What a touch of a piece means: the piece itself, or the area it stands in. */
const isStart = (table: TheTable, { side, at }: Force): boolean => {
  const kinds = table.litRegion(at)?.kinds ?? [];
  if (side === 'barbarians') return kinds.some(kind => BARBARIAN_STARTS.includes(kind));
  return side === table.sight.eyes && kinds.some(kind => STARTS.includes(kind));
};

export const litOf = (table: TheTable, piece: Piece): 1 | 2 | undefined => {
  if (piece.sort === 'trader') return table.lit.get(piece.id)?.step;
  if (isNamedSide(table, piece)) return 1;
  return isStart(table, piece) ? table.litRegion(piece.at)?.step : undefined;
};

/** Questions about the force that is on its way. */
const ABOUT_FORCE: readonly string[] = ['take-along', 'move-on', 'regroup'];
export const isChosen = (table: TheTable, piece: Piece): boolean => {
  const { decision, draft, sight } = table;
  if (piece.sort === 'trader') return table.isChosen(piece.id) || decision?.facts?.vehicle === piece.id;
  if (piece.side !== sight.eyes || piece.size === 0) return false;
  if (draft.id === piece.at) return true;
  return ABOUT_FORCE.includes(decision?.prompt ?? '') && factAt(decision) === piece.at;
};

export const touchPiece = (table: TheTable, piece: Piece): void => {
  if (piece.sort === 'trader') {
    const isOwn = piece.side === table.sight.eyes;
    if (table.lit.has(piece.id) || (isOwn && !table.litRegion(piece.at))) table.touch(piece.id);
    else table.touchRegion(piece.at);
  } else if (isNamedSide(table, piece)) table.touch(piece.side);
  else table.touchRegion(piece.at);
};

/** An area that can be named now, and what is known of going there. */
export interface Target {
  readonly id: Id;
  /** Movement points, or whatever else it costs. */
  readonly cost?: number;
  readonly step: 1 | 2;
  /** The movement would end there. */
  readonly isHalt: boolean;
  /** It would be an act of war. */
  readonly isHostile: boolean;
}

const pointsIn = (decision: Decision | undefined): readonly number[] | undefined => {
  const mp = decision?.facts?.mp;
  if (typeof mp === 'number') return [mp];
  return mp && typeof mp === 'object' ? Object.values(mp as Readonly<Record<string, number>>) : undefined;
};
/** What a step takes of the points that are left: seen by looking one question further. */
const stepCost = (table: TheTable, id: Id): number | undefined => {
  const now = pointsIn(table.decision);
  const next = now && table.foresee([{ kind: 'go', arg: id }])?.next;
  const then = next?.prompt === table.decision?.prompt ? pointsIn(next) : undefined;
  if (!now || !then || then.length !== now.length || now.length === 0) return undefined;
  return Math.max(0, ...now.map((points, i) => points - then[i]));
};
const listed = (decision: Decision | undefined, fact: 'halts' | 'hostile', id: Id): boolean => {
  const list = decision?.facts?.[fact];
  return Array.isArray(list) && list.includes(id);
};

export const targetsOf = (table: TheTable): readonly Target[] =>
  [...table.lit].flatMap(([id, { kinds, step, cost }]) => {
    if (!isArea(id) || !table.litRegion(id)) return [];
    const price =
      cost?.find(({ amount }) => amount > 0)?.amount ?? (kinds.includes('go') ? stepCost(table, id) : undefined);
    const isHalt = kinds.includes('go') && listed(table.decision, 'halts', id);
    const isHostile =
      (kinds.includes('go') && listed(table.decision, 'hostile', id)) ||
      (kinds.includes('attack') && isActOfWar(table.foresee([{ kind: 'attack', arg: id }]) ?? {}));
    if (price === undefined && !isHalt && !isHostile) return [];
    return [{ id, ...(price !== undefined && { cost: price }), step, isHalt, isHostile }];
  });
