import type { TableState } from '@hegemon/board';
import type { Answer, Decision, Id } from '@hegemon/kernel';
import type { RegionId, TribeId } from '../../../src/ids.js';
import type { ToCView } from '../../../src/view.js';
import { isChoiceKind, SORT_OF } from '../../asked.js';
import { placeOf } from '../places/place-of.js';
import { isRegion, isTribe } from '../places/regions.js';
import type { Piece } from './model.js';

type TheTable = TableState<ToCView>;

/** Barbarians of a tribe in one region, as something that can be named now. */
export interface Foe {
  readonly tribe: TribeId;
  readonly region: RegionId;
  readonly course: readonly Answer[];
}
/** A region that can be named, and what it costs. */
export interface Target {
  readonly region: RegionId;
  readonly cost: number;
  readonly step: 1 | 2;
}

const sortOf = (kind: string): string | undefined => (isChoiceKind(kind) ? SORT_OF[kind] : undefined);
/** A tribe and its homeland have one id: only the kind of answer tells which of them is meant. */
const namesTribes = (kind: string): boolean => sortOf(kind) === 'army' || sortOf(kind) === 'tribe';
export const namesRegions = (kind: string): boolean => sortOf(kind) === 'region';

const regionIn = (question: Pick<Decision, 'facts'> | undefined): RegionId | undefined => {
  const region = question?.facts?.region ?? question?.facts?.province;
  return typeof region === 'string' && isRegion(region) ? region : undefined;
};
const asTribe = (arg: Answer['arg']): TribeId | undefined =>
  typeof arg === 'string' && isTribe(arg) ? arg : undefined;
const asRegion = (arg: Answer['arg']): RegionId | undefined =>
  typeof arg === 'string' && isRegion(arg) ? arg : undefined;

/** The answers to the choice that is being filled in. */
const answersNow = ({ choice }: TheTable): readonly (readonly Answer[])[] =>
  choice?.shape === 'pick' ? choice.of.map(arg => [{ kind: choice.kind, arg }]) : [];
/** What a touch could name: in the present choice, or one question after the thing chosen. */
const coursesOf = (table: TheTable): readonly (readonly Answer[])[] => {
  if (!table.decision || table.isBusy) return [];
  return table.choice ? answersNow(table) : table.ways.map(({ first, second }) => [first, second]);
};
const lastOf = (course: readonly Answer[]): Answer => course[course.length - 1];

/** Tribes that can be named where they stand: as the enemy, as receivers of tribute, as recruits. */
export const foesOf = (table: TheTable): readonly Foe[] =>
  coursesOf(table).flatMap(course => {
    const { kind, arg } = lastOf(course);
    const tribe = asTribe(arg);
    if (!tribe || !namesTribes(kind)) return [];
    const region = regionIn(course.length === 1 ? table.decision : table.foresee([course[0]])?.next);
    return region ? [{ tribe, region, course }] : [];
  });

/** Regions that can be named, once it is settled for what: there the cost stands on the map. */
export const targetsOf = (table: TheTable): readonly Target[] => {
  const targets = coursesOf(table).flatMap(course => {
    const { kind, arg } = lastOf(course);
    const region = asRegion(arg);
    if (!region || !namesRegions(kind)) return [];
    const price = table.foresee(course)?.cost?.find(({ amount }) => amount > 0);
    return price ? [{ region, cost: price.amount, step: table.lit.get(region)?.step ?? 1 }] : [];
  });
  // Several ways may lead to one region: its roundel is that of the first.
  return targets.filter(({ region }, i) => targets.findIndex(other => other.region === region) === i);
};

/** The army that acts: chosen on the map, or the one the question is about. */
export const actingArmy = (table: TheTable): Id | undefined => {
  const { decision, draft, sight } = table;
  const army = draft.id ?? decision?.facts?.army;
  if (typeof army !== 'string' || isRegion(army)) return undefined;
  return placeOf(sight.table.view, army) === undefined ? undefined : army;
};

/** What a click on a piece means: the piece itself if it can be named or is one's own, else the region it stands on. */
export const touchPiece = (table: TheTable, piece: Piece, foe: Foe | undefined): void => {
  // Named by what is to be done: the id of a tribe is that of its homeland too.
  if (foe) void table.send(foe.course);
  else table.touch(idToTouch(table, piece));
};
const idToTouch = (table: TheTable, piece: Piece): Id => {
  if (piece.sort === 'barbarians') return piece.at;
  const isOwn = piece.sort === 'army' && piece.owner === table.sight.eyes;
  return !isOwn && !table.lit.has(piece.id) && table.lit.has(piece.at) ? piece.at : piece.id;
};
