import {
  type Accepted,
  type Action,
  type Answer,
  type Decision,
  type GameState,
  isRefusal,
  type Match,
  type Options,
  type Outcome,
  type Random,
  type Seat,
  type Seed,
  sampleAnswer,
  stream,
} from '@hegemon/kernel';
import { checkDecision, checkEnd, ENOUGH } from './properties/check.js';
import type { Effort } from './properties/effort.js';
import { messageOf, type Violation, violation } from './properties/violation.js';
import type { AnyGame, Rules } from './rules.js';
import { seedFor } from './seeds.js';

/**
 * Somebody who answers for a seat. He is given the true state, since a host needs it to imagine others from; a fair
 * one looks at nothing but the decision and what his seat may see. The stream is his own.
 */
export type Player<S extends GameState> = (s: S, decision: Decision, random: Random) => Answer;
export type Players<S extends GameState> = Readonly<Partial<Record<Seat, Player<S>>>>;

/** Any answer that is offered. */
export const randomPlayer: Player<GameState> = (_, decision, random) => sampleAnswer(decision, random);

/** Somebody who may do something at leisure for a seat, and does nothing if he gives no answer. */
export type Idler<S extends GameState> = (s: S, decision: Decision, random: Random) => Answer | undefined;
export type Idlers<S extends GameState> = Readonly<Partial<Record<Seat, Idler<S>>>>;

/** One answer of a simulated game, just after it was carried out. The state goes on: whoever keeps it must copy it. */
export interface Moment<S extends GameState> {
  readonly state: S;
  readonly decision: Decision;
  readonly answer: Answer;
  readonly accepted: Accepted;
}

/** Who plays. */
export interface Company<S extends GameState> {
  /** Seats without a player are played at random. */
  readonly players?: Players<S>;
  /** Seats without a player do anything at leisure now and then; those with one do nothing unless they are named here. */
  readonly idlers?: Idlers<S>;
}

export interface Simulation<S extends GameState> extends Company<S> {
  /** Looks at every decision with all nine properties. It changes nothing about the game that is played. */
  readonly check?: Effort | false;
  onDecision?(moment: Moment<S>): void;
}

export interface SimReport {
  readonly seed: Seed;
  readonly finished: boolean;
  /** Answers given. */
  readonly decisions: number;
  readonly outcome?: Outcome;
  readonly violations: readonly Violation[];
  /** After so many answers nobody was asked, and the game was not over. */
  readonly deadEnd?: number;
  /** What was thrown, or the answer of a player that was refused. */
  readonly error?: string;
  /** With options and seed, the log of the game. */
  readonly actions: readonly Action[];
}

/** Plays one game to its end, or to where it breaks. The same seed, options and players play the same game. */
export const simulate = <O extends Options, S extends GameState>(
  game: AnyGame<O, S>,
  options: O,
  seed: Seed,
  { check = false, onDecision, ...company }: Simulation<S> = {},
): SimReport => {
  const seats = game.seats(options);
  const next = answering(game, company, seats, seed);
  const tester = stream(seedFor(seed, 'check'));
  const actions: Action[] = [];
  const violations: Violation[] = [];
  const look = (s: S): void => {
    if (check && violations.length < ENOUGH) violations.push(...checkDecision(game, s, seats, tester, check));
  };
  const report = (rest: Omit<SimReport, 'seed' | 'decisions' | 'violations' | 'actions'>): SimReport => ({
    seed,
    decisions: actions.length,
    violations,
    actions,
    ...rest,
  });
  try {
    const s = game.newGame(options, seed);
    look(s);
    while (!game.outcome(s)) {
      const pending = game.pending(s);
      if (pending.length === 0) return report({ finished: false, deadEnd: actions.length });
      if (actions.length >= game.limit) {
        violations.push(violation(9, `not over after ${game.limit} answers`, s.n));
        return report({ finished: false });
      }
      const { decision, answer } = next(s, pending);
      const action = { ...answer, seat: decision.seat };
      const reply = game.apply(s, action);
      if (isRefusal(reply)) {
        return report({ finished: false, error: `${JSON.stringify(action)} is refused: ${reply.refused}` });
      }
      actions.push(action);
      onDecision?.({ state: s, decision, answer, accepted: reply });
      look(s);
    }
    if (check) violations.push(...checkEnd(game, { options, seed, actions }, s));
    return report({ finished: true, outcome: game.outcome(s)! });
  } catch (fault) {
    return report({ finished: false, error: messageOf(fault) });
  }
};

/** Plays a match on to its end, every answer an entry of its log. */
export const playOut = <O extends Options, S extends GameState, V>(
  match: Match<O, S, V>,
  seed: Seed,
  company: Company<S> = {},
): Outcome => {
  const { game, seats } = match;
  const next = answering(game, company, seats, seed);
  while (!match.outcome) {
    if (match.entries.length > game.limit) throw new Error(`not over after ${game.limit} entries`);
    const { decision, answer } = next(match.state, game.pending(match.state));
    const reply = match.answer({ ...answer, seat: decision.seat });
    if ('refused' in reply) throw new Error(`${JSON.stringify(answer)} is refused: ${reply.refused}`);
  }
  return match.outcome;
};

interface Answering {
  readonly decision: Decision;
  readonly answer: Answer;
}

/** Who answers next, and what. Where several are asked at once, any of them may be the first. */
const answering = <S extends GameState>(
  game: Pick<Rules<S>, 'atLeisure'>,
  { players = {}, idlers = {} }: Company<S>,
  seats: readonly Seat[],
  seed: Seed,
) => {
  const streams = Object.fromEntries(seats.map(seat => [seat, stream(seedFor(seed, `player ${seat}`))]));
  const order = stream(seedFor(seed, 'order'));
  const idle = idling(game, { players, idlers }, seats, stream(seedFor(seed, 'leisure')));
  return (s: S, pending: readonly Decision[]): Answering => {
    const beside = idle(s);
    if (beside) return beside;
    const decision = pending[pending.length === 1 ? 0 : order(pending.length)];
    const player = players[decision.seat] ?? randomPlayer;
    return { decision, answer: player(s, decision, streams[decision.seat]) };
  };
};

/** One in so many times somebody stirs before the game goes on; and whoever is hoped for, or has begun, one in so many. */
const STIRS = 12;
const ANSWERS = 2;

/** What somebody does at leisure before the game goes on, if anything. The game is played the same where nobody may. */
const idling = <S extends GameState>(
  game: Pick<Rules<S>, 'atLeisure'>,
  { players = {}, idlers = {} }: Company<S>,
  seats: readonly Seat[],
  random: Random,
) => {
  const idlerAt = (seat: Seat): Idler<S> | undefined =>
    idlers[seat] ?? (players[seat] ? undefined : (_, decision, draw) => sampleAnswer(decision, draw));
  const called = ({ leisure }: S, { seat, wanted }: Decision): boolean =>
    wanted !== undefined || (leisure !== undefined && Object.hasOwn(leisure, seat));
  return (s: S): Answering | undefined => {
    const free = seats.flatMap(seat => game.atLeisure(s, seat) ?? []);
    if (free.length === 0) return undefined;
    const stirring = random(STIRS) === 0 ? [free[random(free.length)]] : [];
    const decisions = [...free.filter(decision => called(s, decision) && random(ANSWERS) === 0), ...stirring];
    for (const decision of decisions) {
      const answer = idlerAt(decision.seat)?.(s, decision, random);
      if (answer) return { decision, answer };
    }
    return undefined;
  };
};
