import {
  type Action,
  type Arg,
  type Choice,
  type Decision,
  type Facts,
  type GameState,
  type Heard,
  heardBy,
  type Id,
  isRefusal,
  meantBy,
  type Outcome,
  type Refusal,
  type Seat,
  type Spectator,
  type Told,
} from '@hegemon/kernel';
import { answerOf } from './answers.js';
import { revive } from './plain.js';
import { survivesStorage } from './properties/stored.js';
import type { Rules } from './rules.js';

/** What may be answered with: a list of ids, the bounds of a number or of a text, the caps of an allotment, or nothing at all. */
export type Offer =
  | readonly Id[]
  | { readonly min: number; readonly max: number }
  | Readonly<Partial<Record<Id, number>>>
  | true;

/** A table for tests: an arranged state that is played through the contract, and looked at from outside. */
export interface TestTable<S extends GameState> {
  readonly state: S;
  /** Whose answers are awaited. */
  readonly pending: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** The values of the draws to come, from 1 up. Once some are scripted, a draw beyond them is an error. */
  dice(...values: number[]): TestTable<S>;
  /** Answers, and throws the refusal in words if there is one. */
  play(seat: Seat, kind: string, arg?: Arg): TestTable<S>;
  /** What everybody was told of events of this type, since the table was set. */
  told(type: string): Facts[];
  /** All that one seat has heard. */
  heard(seat: Seat | Spectator): Heard[];
  asks(seat: Seat): Decision | undefined;
  /** What this seat may do at leisure. */
  atLeisure(seat: Seat): Decision | undefined;
  /** The answers of one kind that this seat is offered, at leisure too; undefined if none are. */
  offers(seat: Seat, kind: string): Offer | undefined;
  /** Why this answer would be refused; undefined if it would be accepted. */
  refusal(seat: Seat, kind: string, arg?: Arg): Refusal | undefined;
}

/**
 * Sits down at a state, which is copied first. After every answer the state is put away as JSON and taken out again,
 * and the invariants are looked at: so that every test of a rule is a test of these too.
 */
export const sit = <S extends GameState>(game: Rules<S>, arranged: S): TestTable<S> => {
  let state = putAway(game, arranged);
  const all: Told[] = [];
  const asks = (seat: Seat): Decision | undefined => game.pending(state).find(d => d.seat === seat);
  const table: TestTable<S> = {
    get state() {
      return state;
    },
    get pending() {
      return game.pending(state).map(d => d.seat);
    },
    get outcome() {
      return game.outcome(state);
    },
    dice(...values) {
      state.chance.script = [...(state.chance.script ?? []), ...values];
      return table;
    },
    play(seat, kind, arg) {
      const next = game.copy(state);
      const action = { ...answerOf(kind, arg), seat };
      const reply = game.apply(next, action);
      if (isRefusal(reply)) throw new Error(inWords(action, reply));
      state = putAway(game, next);
      all.push(...reply.told);
      return table;
    },
    told: type => all.filter(told => told.type === type).map(told => told.open),
    heard: seat => heardBy(all, seat),
    asks,
    atLeisure: seat => game.atLeisure(state, seat),
    offers(seat, kind) {
      const choice = meantBy(game, state, { seat, kind })?.choices.find(c => c.kind === kind);
      return choice && offerOf(choice);
    },
    refusal: (seat, kind, arg) => game.refusalOf(state, { ...answerOf(kind, arg), seat }),
  };
  return table;
};

const putAway = <S extends GameState>(game: Rules<S>, s: S): S => {
  const faults = [...survivesStorage({ game, s }), ...game.faults(s)];
  if (faults.length > 0) throw new Error(`the state does not hold: ${faults.join('; ')}`);
  return revive(s);
};

const offerOf = (c: Choice): Offer => {
  switch (c.shape) {
    case 'button':
      return true;
    case 'pick':
    case 'subset':
      return c.of;
    case 'amount':
      return { min: c.min, max: c.max };
    case 'allot':
      return c.caps;
    case 'words':
      return { min: 1, max: c.max };
  }
};

const inWords = (
  { seat, kind, arg }: Action,
  { refused, rule, because, facts, possible, waiting }: Refusal,
): string => {
  const parts = [`${seat} may not ${kind}${arg === undefined ? '' : ` ${JSON.stringify(arg)}`}: ${refused}`];
  if (because) parts.push(`because ${because}`);
  if (facts) parts.push(JSON.stringify(facts));
  if (rule) parts.push(`[${rule}]`);
  const offers = possible.map(c => `${c.kind}${c.shape === 'button' ? '' : ` ${JSON.stringify(offerOf(c))}`}`);
  const instead =
    offers.length > 0 ? `possible: ${offers.join(', ')}` : `waiting for ${waiting.join(', ') || 'nobody'}`;
  return `${parts.join(' ')}; ${instead}`;
};
