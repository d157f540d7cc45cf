import { type Arg, type Heard, heardBy, type Told } from '@hegemon/kernel';
import { sit, type TestTable } from '@hegemon/testkit';
import { expect } from 'vitest';
import { isGeneral, OWNER_OF } from '../../src/catalog.js';
import { type ArmyId, type Colour, isRival, isTribe, type RomanArmyId } from '../../src/ids.js';
import { timeOfCrisis } from '../../src/index.js';
import { commanderOf } from '../../src/rules/armies.js';
import type { ToC } from '../../src/state.js';
import { arrange, arranged } from '../arrange.js';
import type { Setting } from './given.js';

/** A table at which a vector is played, with the names the vector uses. */
export interface Stage {
  readonly table: TestTable<ToC>;
  readonly opening: readonly Told[];
  readonly armies: Record<string, RomanArmyId>;
  /** The table before anything happened; in a replay, when the turn began. */
  before: ToC;
  /** How many events had happened when the present step began. */
  mark: number;
  /** Flanking Maneuvers announced for the next battle. */
  flanking: number;
  /** What the vector says too early: looked at as soon as it can be seen. */
  later: { readonly on: string; readonly check: (stage: Stage) => void }[];
}

export const stageAt = (
  state: ToC,
  armies: Record<string, RomanArmyId>,
  opening: readonly Told[] = [],
  before = timeOfCrisis.copy(state),
): Stage => ({
  table: sit(timeOfCrisis, state),
  opening,
  armies,
  before,
  mark: 0,
  flanking: 0,
  later: [],
});
export const stageFrom = ({ arrangement, armies }: Setting): Stage => {
  const table = arrange(arrangement);
  return stageAt(table.state, armies, table.opening.told, arranged(arrangement));
};
/** The same moment, to try something out. */
export const asideOf = (stage: Stage): Stage => {
  const state = timeOfCrisis.copy(stage.table.state);
  delete state.chance.script;
  return stageAt(state, { ...stage.armies });
};

/** Everything everybody has heard, from the beginning or from the present step on. */
export const heard = ({ table, opening }: Stage): Heard[] => [
  ...heardBy(opening, 'spectator'),
  ...table.heard('spectator'),
];
export const heardSince = (stage: Stage, type: string): Heard[] =>
  heard(stage)
    .slice(stage.mark)
    .filter(event => event.type === type);
export const lastHeard = (stage: Stage, type: string): Heard => {
  const event = heard(stage).findLast(each => each.type === type);
  if (!event) throw new Error(`nobody heard of ${type}`);
  return event;
};

/** An answer the rules do not allow. */
export class Refused extends Error {
  readonly because: string | undefined;
  constructor(seat: Colour, kind: string, arg: Arg, because: string | undefined) {
    super(`${seat} may not ${kind} ${JSON.stringify(arg) ?? ''}: ${because ?? 'not offered'}`);
    this.because = because;
  }
}
export const answer = ({ table }: Stage, seat: Colour, kind: string, arg?: Arg): void => {
  const refusal = table.refusal(seat, kind, arg);
  if (refusal) throw new Refused(seat, kind, arg, refusal.because);
  table.play(seat, kind, arg);
};
export const isAsked = ({ table }: Stage, seat: Colour, kind: string): boolean =>
  table.asks(seat)?.choices.some(choice => choice.kind === kind) === true;
/** Whoever is asked this now. */
export const whoIsAsked = (stage: Stage, kind: string): Colour | undefined =>
  (stage.table.pending as readonly Colour[]).find(seat => isAsked(stage, seat, kind));
/** A question with a single answer is answered by the engine; then `happened` must show that it was this one. */
export const follow = (stage: Stage, seat: Colour, kind: string, arg: Arg, happened: () => boolean): void => {
  if (isAsked(stage, seat, kind)) answer(stage, seat, kind, arg);
  if (!happened()) throw new Error(`${kind} ${JSON.stringify(arg)} was answered otherwise`);
};

export const armyCalled = ({ armies }: Stage, name: unknown): ArmyId => {
  const id = String(name);
  if (Object.hasOwn(armies, id)) return armies[id];
  if (isTribe(id) || isRival(id) || isGeneral(id)) return id;
  throw new Error(`which army is ${id}?`);
};
/** By whom a side of a battle is known in the vectors: the family, or the tribe, or the rival emperor. */
export const sideOf = ({ table }: Stage, army: unknown): string => {
  const id = army as ArmyId;
  if (isTribe(id) || isRival(id)) return id;
  return isGeneral(id) ? OWNER_OF[id] : commanderOf(table.state, id);
};

/** The present step is over: what was said too early is looked at if it can be seen by now. */
export const closeStep = (stage: Stage): void => {
  const heardNow = new Set(
    heard(stage)
      .slice(stage.mark)
      .map(({ type }) => type),
  );
  const due = stage.later.filter(({ on }) => heardNow.has(on));
  stage.later = stage.later.filter(({ on }) => !heardNow.has(on));
  for (const { check } of due) check(stage);
};
export const nextStep = (stage: Stage): void => {
  stage.mark = heard(stage).length;
};
/** Everything the vector told has been seen, and every die it names has fallen. */
export const expectAllSeen = (stage: Stage, diceLeft = 0): void => {
  expect(stage.later.map(({ on }) => on)).toEqual([]);
  expect(stage.table.state.chance.script ?? []).toHaveLength(diceLeft);
};
