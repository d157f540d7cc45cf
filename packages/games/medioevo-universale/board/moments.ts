import type { Heard, Seat } from '@hegemon/kernel';
import type { MUView } from '../src/view.js';

/** Where on the scale of a match a position lies: the turn is the round, the phase its number. */
export interface Moment {
  readonly turn: number;
  readonly seat?: Seat;
  readonly phase?: string;
}

/** Before the first phase, which is the first of seven. */
export const SETUP = 'setup';

/** Nobody has the turn alone where several are asked at once. */
export const momentOf = (view: MUView, waiting: readonly { readonly seat: Seat }[]): Moment => {
  const { round, phase } = view;
  const [asked, ...others] = waiting;
  return {
    turn: phase === 0 ? 0 : round,
    ...(asked && others.length === 0 && { seat: asked.seat }),
    phase: phase === 0 ? SETUP : `${phase}`,
  };
};

/** Honour, as everybody counts it at any time. */
export const pointsOf = ({ honour }: MUView): Readonly<Record<Seat, number>> => honour;

/** Honour gained or lost, and what for. */
export interface Tally {
  readonly seat: Seat;
  readonly amount: number;
  readonly source: string;
}
export const tallyOf = ({ type, ...facts }: Heard): readonly Tally[] =>
  type === 'honour-changed'
    ? [{ seat: String(facts.player), amount: Number(facts.by), source: String(facts.for) }]
    : [];
