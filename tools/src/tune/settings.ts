import type { Game, Options } from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import type { Chosen } from '../arguments.js';
import type { Sitting } from './one-game.js';

/** What a run goes by. The same settings lead to the same weights, however many threads play. */
export interface Settings {
  readonly seed: string;
  /** One allowed number of players after the other, in turn; only one if it is fixed. */
  readonly players: readonly number[];
  readonly switches: Chosen;
  readonly bot: string;
  /** Games played in a round to learn from. */
  readonly games: number;
  /** The share of answers left to chance in them, on the average. */
  readonly noise: number;
  /** How strongly a fit is held, in games; or as it foresees best. */
  readonly ridge: number | 'auto';
  readonly towards: 'old' | 'zero';
  /** Seeds on which new weights meet the old ones, each with the seats in turn; 0 takes them untried. */
  readonly proof: number;
}

const optionsAt = ({ players, switches }: Settings, number: number): Options => ({
  ...switches,
  players: players[number % players.length],
});

/** The games of a round to learn from: everybody plays by the same weights, and by chance now and then. */
export const practiceOf = (game: Game, settings: Settings, round: number, weights: readonly number[]): Sitting[] =>
  Array.from({ length: settings.games }, (_, number) => {
    const options = optionsAt(settings, number);
    return {
      options,
      seed: seedFor(`tune ${settings.seed}`, `round ${round} game ${number}`),
      bot: settings.bot,
      sides: [weights],
      places: game.seats(options).map(() => 0),
      noise: settings.noise * SHARES_OF_NOISE[Math.floor(number / settings.players.length) % SHARES_OF_NOISE.length],
      records: true,
    };
  });
/** Some games are played as well as can be, others wander; one by one the same for all seats. */
const SHARES_OF_NOISE = [0, 0.5, 1, 2.5];

/**
 * One seed played several times: each seat once by the new weights among the old ones, and once the other way round.
 * Were the weights the same, all of them would be the same game, and nobody would gain by them.
 */
export const contestOf = (
  game: Game,
  settings: Settings,
  name: string,
  number: number,
  sides: readonly [old: readonly number[], young: readonly number[]],
): Sitting[] => {
  const options = optionsAt(settings, number);
  const seats = game.seats(options);
  const seed = seedFor(`tune ${settings.seed}`, `${name} ${number}`);
  // Of two, one among the others is the same as the other way round.
  const lone = seats.length > 2 ? [YOUNG, OLD] : [YOUNG];
  return lone.flatMap(side =>
    seats.map((_, alone) => ({
      options,
      seed,
      bot: settings.bot,
      sides,
      places: seats.map((_seat, place) => (place === alone ? side : YOUNG + OLD - side)),
      noise: 0,
      records: false,
    })),
  );
};
export const OLD = 0;
export const YOUNG = 1;
