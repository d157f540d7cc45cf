import { askBot, botToMeasure } from '@hegemon/bots';
import type { Board, Tuning } from '@hegemon/games';
import {
  freshSeed,
  type Game,
  type GameState,
  type Options,
  type Seat,
  type Seed,
  sampleAnswer,
} from '@hegemon/kernel';
import { type Idlers, type Player, simulate } from '@hegemon/testkit';
import { idlerFor } from '../simulate/idling.js';
import type { Recorded } from './likelihood.js';

/** A game to be played. Plain data, since it is sent to threads. */
export interface Sitting {
  readonly options: Options;
  readonly seed: Seed;
  readonly bot: string;
  /** The weights at the table, and by which of them each place plays. */
  readonly sides: readonly (readonly number[])[];
  readonly places: readonly number[];
  /** The share of answers left to chance. */
  readonly noise: number;
  /** Are positions noted? */
  readonly records: boolean;
}

/** What came of it. */
export interface Sat extends Recorded {
  /** Why it did not come to an end. */
  readonly error?: string;
}

/** All that is needed of a game to play by weights. */
export interface Room {
  readonly game: Game;
  readonly board: Board;
  readonly tuning: Tuning;
}

export const playSitting = ({ game, board, tuning }: Room, sitting: Sitting): Sat => {
  const { options, seed, records } = sitting;
  const seats = game.seats(options);
  const positions: (readonly number[])[][] = [];
  let last = '';
  const note = (state: GameState): void => {
    const { view, waiting } = game.table(state, 'spectator');
    const { turn, phase } = board.momentOf(view, waiting);
    const now = `${turn} ${phase ?? ''}`;
    if (now === last || game.outcome(state)) return;
    last = now;
    if (turn > 0) positions.push(seats.map(seat => tuning.figuresOf(state, seat)));
  };
  const { outcome, error, finished } = simulate(game, options, seed, {
    players: Object.fromEntries(seats.map((seat, place) => [seat, playerAt(tuning, sitting, place)])),
    idlers: idlersAt(tuning, sitting, seats),
    ...(records && { onDecision: ({ state }) => note(state) }),
  });
  if (!finished || !outcome) return { positions: [], shares: [], error: error ?? 'it did not end' };
  const { winners } = outcome;
  return { positions, shares: seats.map(seat => (winners.includes(seat) ? 1 / winners.length : 0)) };
};

const FINE = 10_000;

const playerAt = (tuning: Tuning, { bot: name, sides, places, noise }: Sitting, place: number): Player<GameState> => {
  const bot = botToMeasure(name);
  const game = tuning.gameWith(sides[places[place]]);
  return (state, decision, random) => {
    if (!bot || name === 'random' || random(FINE) < noise * FINE) return sampleAnswer(decision, random);
    return askBot(game, state, decision.seat, bot, freshSeed(random)).answer;
  };
};

const idlersAt = (tuning: Tuning, { bot: name, sides, places }: Sitting, seats: readonly Seat[]): Idlers<GameState> => {
  const bot = botToMeasure(name);
  if (!bot) return {};
  return Object.fromEntries(seats.map((seat, place) => [seat, idlerFor(tuning.gameWith(sides[places[place]]), bot)]));
};
