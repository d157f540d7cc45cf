import type { Chosen } from '../arguments.js';
import type { Plan } from '../simulate/plan.js';

/** How bots are put together at tables. */
export const FORMS = ['ladder', 'round-robin', 'mixed', 'balance'] as const;
export type Form = (typeof FORMS)[number];

/** Who meets whom. */
export interface Pairing {
  /** Bots from the first seat on; with every turn of the table all move on by one seat. */
  readonly cast: readonly string[];
  /** How often a deal is played, each time with the table turned further: once among equals. */
  readonly turns: number;
}

/** What is to be played. Plain data, since it is sent to threads. */
export interface TournamentPlan {
  readonly game: string;
  readonly form: Form;
  readonly bots: readonly string[];
  readonly players: number;
  readonly switches: Chosen;
  readonly seed: string;
  readonly pairings: readonly Pairing[];
  /** In each pairing. */
  readonly games: number;
}

/** One game of a tournament: which pairing, and who sits where with which deal. */
export interface Seating {
  readonly pairing: number;
  /** By place, from the first seat on. */
  readonly cast: readonly string[];
  /** The same deal is the same key of all draws, in every pairing and however the table is turned. */
  readonly deal: number;
}

export const pairingsFor = (form: Form, bots: readonly string[], players: number): Pairing[] => {
  const against = (one: string, rest: string): Pairing => ({
    cast: [one, ...Array.from({ length: players - 1 }, () => rest)],
    turns: players,
  });
  switch (form) {
    case 'ladder':
      return bots.slice(1).map((stronger, i) => against(stronger, bots[i]));
    case 'round-robin':
      return bots.flatMap((stronger, i) =>
        bots
          .slice(0, i)
          // At a table of two, one against the other is both roles at once.
          .flatMap(weaker => [against(stronger, weaker), ...(players > 2 ? [against(weaker, stronger)] : [])]),
      );
    case 'mixed':
      return [{ cast: bots, turns: players }];
    case 'balance':
      return bots.map(bot => ({ cast: Array.from({ length: players }, () => bot), turns: 1 }));
  }
};

/** Every deal is played as often as the table can be turned: a number of games that is whole in deals. */
export const wholeDeals = (games: number, pairings: readonly Pairing[]): number => {
  const turns = Math.max(1, ...pairings.map(pairing => pairing.turns));
  return Math.ceil(games / turns) * turns;
};

export const gamesIn = ({ pairings, games }: TournamentPlan): number => pairings.length * games;

/** Game number so and so, counted through all pairings. */
export const seatingOf = ({ pairings, games }: TournamentPlan, number: number): Seating => {
  const pairing = Math.floor(number / games);
  const { cast, turns } = pairings[pairing];
  const turned = number % turns;
  return {
    pairing,
    deal: Math.floor((number % games) / turns),
    cast: cast.map((_, place) => cast[(place - turned + cast.length) % cast.length]),
  };
};

/**
 * The same game as one of a simulation: the deal is its number there, so that `hegemon simulate` can play it again.
 */
export const simulationOf = (
  { game, seed, players, switches }: TournamentPlan,
  { cast, deal }: Pick<Seating, 'cast' | 'deal'>,
): Plan => ({
  game,
  seed,
  players: [players],
  switches,
  bots: cast,
  check: false,
  first: deal,
  games: 1,
});
