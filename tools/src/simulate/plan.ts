import { type Game, keyOfMatch, type Options, type SeedMaterial, seedOfText } from '@hegemon/kernel';
import type { Chosen } from '../arguments.js';

/** What is to be played. Plain data, since it is sent to threads. */
export interface Plan {
  readonly game: string;
  readonly seed: string;
  /** One allowed number of players after the other, in turn; only one if it is fixed. */
  readonly players: readonly number[];
  readonly switches: Chosen;
  /** One bot for each seat, or one for all. */
  readonly bots: readonly string[];
  readonly check: boolean;
  /** The number of the first game; with the seed it says exactly which game is meant. */
  readonly first: number;
  readonly games: number;
}

/** One game of a plan, as it could be written into a match file. */
export interface Fixture {
  readonly number: number;
  readonly options: Options;
  readonly id: string;
  readonly seed: SeedMaterial;
  /** The key of all its draws. */
  readonly key: string;
}

/** Game number so and so. It depends on plan and number alone, never on who plays it or when. */
export const fixtureOf = (game: Game, plan: Plan, number: number): Fixture => {
  const options = { ...plan.switches, players: plan.players[number % plan.players.length] };
  const id = `simulated-${number}`;
  const seed = { serverSeed: seedOfText(`simulate ${plan.seed} ${number}`), clientSeeds: {} };
  return { number, options, id, seed, key: keyOfMatch(seed, id, game.seats(options)) };
};

export const botFor = (plan: Plan, place: number): string =>
  plan.bots.length === 1 ? plan.bots[0] : (plan.bots[place] ?? 'random');
