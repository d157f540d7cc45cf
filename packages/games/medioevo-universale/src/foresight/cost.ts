import { type Answer, type Facts, follow, type Seat, seedFor } from '@hegemon/kernel';
import { BARBARIANS, COLOURS, type Player } from '../ids.js';
import { armyOf } from '../rules/armies.js';
import type { MU } from '../state.js';
import type { MUView } from '../view.js';
import { battleAfter } from './ahead.js';
import { RISKS } from './risks.js';
import type { Rules } from './rules.js';

/** What a course of answers costs (positive) or brings (negative): florins, and technology points by their colour. */
export interface Prospect {
  readonly cost?: readonly { readonly unit: string; readonly amount: number }[];
  readonly facts?: Facts;
}

/** Nothing is worked out here: the answers are tried on an imagined copy, by the rules themselves. */
export const foresightOf = (game: Rules, state: MU, seat: Seat, course: readonly Answer[]): Prospect => {
  const twin = game.imagine(state, seat, seedFor('cost'));
  if (!follow(game, twin, seat, course)) return {};
  const cost = costBetween(game.view(state, seat), game.view(twin, seat), seat as Player);
  const isVenture = !state.battle && course.some(({ kind }) => RISKS.includes(kind));
  const battle = isVenture ? battleAfter(game, twin, seat, []) : undefined;
  // Barbarians come from wherever they are sent, or out of nowhere.
  const coming = battle?.attacker === BARBARIANS && twin.battle ? armyOf(twin, twin.battle.at, BARBARIANS) : undefined;
  const facts = battle && { battle: { ...battle, ...(coming && { coming: { ...coming } }) } };
  return { ...(cost.length > 0 && { cost }), ...(facts && { facts }) };
};

/** What a phase takes from everybody at its end is no price. */
const costBetween = (before: MUView, after: MUView, seat: Player): { unit: string; amount: number }[] => {
  if (before.phase !== after.phase || before.round !== after.round) return [];
  const florin = (before.cash[seat] ?? 0) - (after.cash[seat] ?? 0);
  const points = COLOURS.map(unit => [unit, pointsIn(before, seat, unit) - pointsIn(after, seat, unit)] as const);
  return [['florin', florin] as const, ...points].flatMap(([unit, amount]) => (amount === 0 ? [] : [{ unit, amount }]));
};
const pointsIn = ({ points }: MUView, seat: Player, colour: (typeof COLOURS)[number]): number =>
  points[seat]?.[colour] ?? 0;
