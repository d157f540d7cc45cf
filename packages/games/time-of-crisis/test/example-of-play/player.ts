import type { Arg, Facts } from '@hegemon/kernel';
import { expect } from 'vitest';
import type { Colour, GeneralId, ProvinceId } from '../../src/ids.js';
import { answer, heardSince, nextStep, type Stage } from '../vectors/stage.js';

/** One of the four players: what he answers, and what everybody hears of it. */
export interface Player {
  (kind: string, arg?: Arg): void;
  /** What came of the last answer. */
  heard(type: string): Facts[];
}
export const playing = (stage: Stage, seat: Colour): Player =>
  Object.assign(
    (kind: string, arg?: Arg) => {
      nextStep(stage);
      answer(stage, seat, kind, arg);
    },
    { heard: (type: string) => heardSince(stage, type).map(({ type: _, ...facts }) => facts) },
  );
export const supportOf = ({ table }: Stage, ...provinces: ProvinceId[]): unknown[] =>
  provinces.map(id => table.state.provinces.support[id]);
export const atHome = ({ table }: Stage, tribe: 'franks' | 'alamanni' | 'goths' | 'sassanids'): unknown => ({
  active: table.state.barbarians.active[tribe][tribe] ?? 0,
  inactive: table.state.barbarians.inactive[tribe][tribe] ?? 0,
});
export const legionsOf = ({ table }: Stage, general: GeneralId): unknown => ({
  full: table.state.armies.legions[general] ?? 0,
  reduced: table.state.armies.reduced[general] ?? 0,
});

/** Upkeep and crisis of this turn fell with the last answer of the turn before: the roll, and what came of it. */
export const crisisWas = (p: Player, seat: Colour, roll: { sum: number; entry: string; invasion?: Facts }): void => {
  expect(p.heard('turn-began')).toMatchObject([{ seat }]);
  const [{ black, white, entry }] = p.heard('crisis-rolled');
  expect({ sum: Number(black) + Number(white), entry }).toEqual({ sum: roll.sum, entry: roll.entry });
  expect(p.heard('invasion-rolled')).toMatchObject(roll.invasion ? [roll.invasion] : []);
};
/** Purchases are over and the hand is filled up; the next turn begins with these dice. */
export const closeTurn = (
  stage: Stage,
  p: Player,
  seat: Colour,
  refill: Readonly<Record<string, number>>,
  dice: readonly number[],
): void => {
  stage.table.dice(...dice);
  p('end-purchases');
  expect(p.heard('mob-grew')).toEqual([]);
  expect(p.heard('barbarians-turned-active')).toEqual([]);
  p('refill-hand', refill);
  expect(stage.table.state.hand[seat]).toHaveLength(5);
};
export const paid = (p: Player): unknown => p.heard('card-bought').map(({ card, price }) => [card, price]);
