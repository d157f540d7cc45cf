import type { Game, GameState, Seat, Spectator } from '@hegemon/kernel';
import { keep, medianOf, millisOf, timingOf, warmUp } from '../clock.js';
import type { Effort } from '../effort.js';
import { type Case, seedFor, stepsOf } from '../play.js';
import { type Limit, limitsOf, type Row, rowOf } from '../report.js';

/** A place reached by random play, and all who may look at it. */
interface Position {
  readonly s: GameState;
  readonly watchers: readonly (Seat | Spectator)[];
}

export const positionsOf = (game: Game, cases: readonly Case[], each: number): Position[] =>
  cases.flatMap(one => {
    const steps = [...stepsOf(game, one)];
    const watchers = [...game.seats(one.options), 'spectator' as const];
    const count = Math.min(each, steps.length);
    return Array.from({ length: count }, (_, i) => ({
      s: steps[Math.floor((i * steps.length) / count)].before,
      watchers,
    }));
  });

/** Something done to a state for somebody; what comes before the clock starts is done by `given`. */
interface Verb {
  readonly name: string;
  readonly limit?: Limit;
  readonly note?: string;
  given?(s: GameState): GameState;
  act(s: GameState, watcher: Seat | Spectator): unknown;
}

const verbsOf = (game: Game): Verb[] => [
  { name: 'view', limit: limitsOf(game.id).view, act: (s, watcher) => game.view(s, watcher) },
  { name: 'view, written as JSON', act: (s, watcher) => JSON.stringify(game.view(s, watcher)) },
  {
    name: 'table',
    note: 'questions asked anew',
    // A copy has been asked nothing yet: its questions are worked out when the table is laid.
    given: s => game.copy(s),
    act: (s, watcher) => game.table(s, watcher),
  },
  { name: 'copy', act: s => game.copy(s) },
  { name: 'imagine', act: (s, watcher) => game.imagine(s, watcher, DEAL) },
];
const DEAL = seedFor('a deal');

/** Microseconds for one call on one position, over all who look at it. */
const microsAt = ({ given, act }: Verb, { s, watchers }: Position, calls: number): number => {
  const states = Array.from({ length: calls * watchers.length }, () => (given ? given(s) : s));
  const millis = millisOf(() => {
    for (let i = 0; i < states.length; i++) keep(act(states[i], watchers[i % watchers.length]));
  });
  return (1000 * millis) / states.length;
};

/** Microseconds for each verb: of every round the median over all positions. */
export const verbRows = (game: Game, positions: readonly Position[], { rounds, calls, warmMillis }: Effort): Row[] =>
  verbsOf(game).map(verb => {
    const round = (): number => medianOf(positions.map(position => microsAt(verb, position, calls)));
    warmUp(warmMillis / 5, round);
    const timing = timingOf(Array.from({ length: rounds }, round));
    const { name, limit, note } = verb;
    return rowOf({ game: game.id, name, unit: 'µs', timing, ...(limit && { limit }), ...(note && { note }) });
  });
