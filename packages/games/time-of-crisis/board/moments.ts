import type { Heard, Seat, Table } from '@hegemon/kernel';
import type { Colour } from '../src/ids.js';
import type { ToCView } from '../src/view.js';
import { isPrompt, PHASE_OF, type PhaseId } from './asked.js';

/** Where on the scale of a match a position lies. */
export interface Moment {
  readonly turn: number;
  readonly seat?: Colour;
  readonly phase?: PhaseId;
}

/** Where play rests, the question tells the phase; that of the player whose turn it is, if several are asked. */
export const momentOf = (view: ToCView, waiting: Table<ToCView>['waiting']): Moment => {
  const { turn, active, market } = view;
  if (turn === 0) return { turn, phase: 'setup' };
  const asked = waiting.find(({ seat }) => seat === active) ?? waiting[0];
  const phase = asked && isPrompt(asked.prompt) ? PHASE_OF[asked.prompt] : undefined;
  // With overlapping turns the last player may still be buying when nobody else can go on.
  const seat = asked && market?.seat === asked.seat ? market.seat : active;
  return { turn, seat, ...(phase && { phase }) };
};

/** Points as everybody counts them at any time. */
export const pointsOf = ({ legacy }: ToCView): Readonly<Record<Seat, number>> => legacy;

/** Points gained or lost, and what for. */
export interface Tally {
  readonly seat: Seat;
  readonly amount: number;
  readonly source: string;
}
export const tallyOf = ({ type, ...facts }: Heard): readonly Tally[] => {
  if (type === 'legacy-gained') {
    return [{ seat: String(facts.seat), amount: Number(facts.legacy), source: String(facts.for) }];
  }
  if (type !== 'damnatio-struck' || facts.loss === 0) return [];
  return [{ seat: String(facts.against), amount: -Number(facts.loss), source: 'damnatio' }];
};
