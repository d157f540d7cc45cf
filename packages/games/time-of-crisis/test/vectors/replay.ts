import { expect } from 'vitest';
import type { CardId, Colour, EventId } from '../../src/ids.js';
import { timeOfCrisis } from '../../src/index.js';
import { arranged } from '../arrange.js';
import { act } from './acts.js';
import { settleBattle } from './battle-acts.js';
import { armiesInclude, type Checks, COMMON, checkAll } from './checks.js';
import { inOrder, PAX } from './dice.js';
import { CRISIS_EXPECTS, expectsOf, gainedSince, UPKEEP_EXPECTS, withSupport } from './expects.js';
import { settingFrom } from './given.js';
import { deal } from './kinds.js';
import { STATE, setUpAsIn } from './setup.js';
import {
  answer,
  closeStep,
  expectAllSeen,
  heard,
  heardSince,
  isAsked,
  nextStep,
  type Stage,
  stageAt,
  stageFrom,
} from './stage.js';
import { only, type Part, VECTORS, type Vector, vectorCalled } from './vector.js';

/** The turns that follow on a state, one after the other. */
const turnsAfter = (root: Vector): Vector[] => {
  const turns: Vector[] = [];
  for (let last = root; ; ) {
    const next = VECTORS.find(({ kind, given }) => kind === 'replay' && given.after === last.id);
    if (!next) return turns;
    turns.push(next);
    last = next;
  }
};
const rootOf = (vector: Vector): Vector =>
  vector.kind === 'replay' ? rootOf(vectorCalled(String(vector.given.after))) : vector;

const stepsOf = ({ id, when }: Vector): readonly Part[] => {
  only(when, ['steps'], `when of ${id}`);
  return when.steps as Part[];
};
/** The dice with which a turn begins: they fall as soon as the turn before is over. */
const openingDice = (turn: Vector | undefined): readonly number[] => {
  if (!turn) return PAX;
  return inOrder(stepsOf(turn).find(({ phase }) => phase === 'crisis')!.dice as Part);
};
const cardsIn = (turn: Vector, action: 'play-card'): CardId[] =>
  stepsOf(turn).flatMap(step => (step.action === action ? [step.card as CardId] : []));
/** Cards that are trashed although they were not played: they lay in the discard pile before. */
const trashedIn = (turn: Vector): CardId[] => {
  const played = cardsIn(turn, 'play-card');
  const sequence = stepsOf(turn).flatMap(step => (step.sequence as Part[] | undefined) ?? []);
  return sequence.flatMap(({ trash }) => (trash && !played.includes(trash as CardId) ? [trash as CardId] : []));
};

/** Two of each: enough to fill every hand. */
const DECK: readonly CardId[] = ['military-1', 'military-1', 'senate-1', 'senate-1', 'populace-1', 'populace-1'];

/** The table before the first turn, with the cards in hand that will be played. */
const stageBefore = (root: Vector, turns: readonly Vector[]): Stage => {
  const seats = (root.given.players ?? (root.then.state as Part).players) as Colour[];
  const forEach = <T>(what: (turn: Vector) => T): Partial<Record<Colour, T>> =>
    Object.fromEntries(turns.map((turn, i) => [seats[i], what(turn)]));
  const hand = forEach(turn => cardsIn(turn, 'play-card'));
  const dice = openingDice(turns[0]);
  if (root.when.action === 'setup') return setUpAsIn(root, hand, dice);
  const { arrangement, armies } = settingFrom(root.then.state as Part);
  const events = turns.flatMap(turn => stepsOf(turn).flatMap(({ event }) => (event ? [event as EventId] : [])));
  const piles = { hand, available: forEach(() => DECK), discard: forEach(trashedIn) };
  return stageFrom({ arrangement: { ...arrangement, ...piles, events, phase: 'upkeep', dice }, armies });
};

interface Turn {
  readonly seat: Colour;
  /** Where among the events the turn began, and where its actions ended. */
  readonly began: number;
  ended: number;
  /** What falls when the next turn begins. */
  readonly next: readonly number[];
}
const PHASES: Readonly<Record<string, (stage: Stage, step: Part, turn: Turn) => void>> = {
  upkeep(stage, { expect: said = {}, phase: _, ...rest }, turn) {
    only(rest, [], 'upkeep');
    stage.mark = turn.began;
    checkAll(stage, said as Part, UPKEEP_EXPECTS, 'upkeep');
  },
  crisis(stage, { expect: said = {}, phase: _, dice, crisisTotal, event, ...rest }, turn) {
    only(rest, [], 'crisis');
    stage.mark = turn.began;
    const { crisis, invasion } = dice as { crisis: { black: number; white: number }; invasion?: Part };
    expect(heardSince(stage, 'crisis-rolled')).toMatchObject([crisis]);
    expect(crisis.black + crisis.white).toBe(crisisTotal);
    expect(heardSince(stage, 'invasion-rolled')).toMatchObject(invasion ? [invasion] : []);
    expect(heardSince(stage, 'event-drawn').map(drawn => drawn.event)).toEqual(event ? [event] : []);
    checkAll(stage, said as Part, CRISIS_EXPECTS, 'crisis');
  },
  'support-check'(stage, { expect: said = {}, phase: _, ...rest }, turn) {
    only(rest, [], 'support check');
    stage.mark = turn.ended;
    const checks: Checks = {
      changes: (_stage, count) => expect(heardSince(stage, 'support-changed')).toHaveLength(count as number),
    };
    checkAll(stage, said as Part, withSupport(said as Part, checks), 'support check');
  },
  'gain-legacy'(stage, { expect: said = {}, phase: _, ...rest }, turn) {
    only(rest, [], 'gain of Legacy');
    stage.mark = turn.ended;
    const checks: Checks = {
      gained: (_stage, legacy) => expect(gainedSince(stage)).toBe(legacy),
      emperorTurns: ({ table }, turns) => expect(table.state.emperorTurns[turn.seat]).toBe(turns),
    };
    checkAll(stage, said as Part, checks, 'gain of Legacy');
  },
  buy(stage, { expect: said = {}, phase: _, politics, buy = [], sequence = [], ...rest }, turn) {
    only(rest, [], 'purchases');
    stage.mark = turn.ended;
    expect(heardSince(stage, 'politics-counted')).toMatchObject([{ seat: turn.seat, politics }]);
    if (isAsked(stage, turn.seat, 'keep-rest')) answer(stage, turn.seat, 'keep-rest');
    const deals = [...(buy as string[]).map(card => ({ buy: card })), ...(sequence as Part[])];
    const costs = deals.map(step => deal(stage, turn.seat, step));
    const checks: Checks = {
      costs: (_stage, all) => expect(costs).toEqual(all),
      left: ({ table }, left) => expect(table.asks(turn.seat)?.facts?.politics).toBe(left),
    };
    checkAll(stage, said as Part, checks, 'purchases');
  },
  'end-turn'(stage, { expect: said = {}, phase: _, ...rest }, { seat, next }) {
    only(rest, [], 'end of turn');
    const { table } = stage;
    table.dice(...next);
    answer(stage, seat, 'end-purchases');
    const refill = table.asks(seat)?.choices.find(({ kind }) => kind === 'refill-hand');
    if (refill?.shape === 'allot') answer(stage, seat, 'refill-hand', fill(refill.total, refill.caps));
    const checks: Checks = { hand: (_stage, size) => expect(table.state.hand[seat]).toHaveLength(size as number) };
    checkAll(stage, said as Part, checks, 'end of turn');
  },
};
const fill = (total: number, caps: Readonly<Partial<Record<string, number>>>): Record<string, number> => {
  const chosen: Record<string, number> = {};
  let left = total;
  for (const [card, cap = 0] of Object.entries(caps)) {
    const count = Math.min(left, cap);
    if (count > 0) chosen[card] = count;
    left -= count;
  }
  return chosen;
};

const playTurn = (stage: Stage, vector: Vector, next: readonly number[]): void => {
  stage.before = timeOfCrisis.copy(stage.table.state);
  const began = heard(stage).findLastIndex(({ type }) => type === 'turn-began');
  const turn: Turn = { seat: stage.table.state.active, began, ended: -1, next };
  for (const step of stepsOf(vector)) {
    nextStep(stage);
    const { phase, action, dice, expect: said = {} } = step;
    if (phase) {
      if (!PHASES[String(phase)]) throw new Error(`nobody understands the phase ${String(phase)}`);
      PHASES[String(phase)](stage, step, turn);
      continue;
    }
    if (action === 'end-actions') turn.ended = stage.mark;
    const points = { ...stage.table.state.points };
    settleBattle(stage, String(action));
    if (dice) stage.table.dice(...inOrder(dice as Part));
    act(stage, step, ['dice', 'expect']);
    checkAll(stage, said as Part, withSupport(said as Part, expectsOf(step, points)), `expect of ${String(action)}`);
    closeStep(stage);
  }
  expectAllSeen(stage);
};

/** Plays the turns that lead to this one, and this one; all that is said on the way is looked at. */
export const runReplay = (vector: Vector): void => {
  only(vector.given, ['after'], 'given of a replay');
  const root = rootOf(vector);
  const turns = turnsAfter(root);
  const stage = stageBefore(root, turns);
  for (const [i, turn] of turns.entries()) {
    const isLast = turn.id === vector.id;
    playTurn(stage, turn, isLast ? PAX : openingDice(turns[i + 1]));
    if (isLast) break;
  }
  checkAll(stage, vector.then, { ...COMMON, armies: armiesInclude }, 'then of a replay');
};

/** A table as it is told: set up by play, or laid out. */
export const runState = ({ given, when, then, ...vector }: Vector): void => {
  only(then, ['state'], 'then of a state');
  const said = then.state as Part;
  if (when.action === 'setup') {
    only(when, ['action'], 'when of a state');
    checkAll(setUpAsIn({ given, when, then, ...vector }, {}, PAX), said, STATE, 'state');
    return;
  }
  expect({ given, when }).toEqual({ given: {}, when: { action: 'load' } });
  const { arrangement, armies } = settingFrom(said);
  checkAll(stageAt(arranged({ ...arrangement, phase: 'upkeep' }), armies), said, STATE, 'state');
};
