import { askBot, type Bot, botToMeasure } from '@hegemon/bots';
import { type Action, freshSeed, type Game, type GameState, type Outcome } from '@hegemon/kernel';
import { EFFORTS, type Idler, type Player, type Simulation, simulate, type Violation } from '@hegemon/testkit';
import type { DoerFor } from '../crowd/crowd.js';
import { listingOf } from '../register.js';
import { idlerFor } from './idling.js';
import { botFor, fixtureOf, type Plan } from './plan.js';

/** What one game has come to. Plain data, since threads send it home. */
export interface Played {
  readonly number: number;
  readonly players: number;
  readonly finished: boolean;
  readonly decisions: number;
  readonly outcome?: Outcome;
  readonly deadEnd?: number;
  readonly error?: string;
  readonly violations: readonly Violation[];
  /** Only if something is wrong: how it came to that. */
  readonly actions?: readonly Action[];
}

/** Who answers, and who looks on; the bots of the plan and nobody unless others are named. */
type Company = Pick<Simulation<GameState>, 'players' | 'idlers' | 'onDecision'>;

export const playOne = (game: Game, plan: Plan, number: number, company?: Company): Played => {
  const { options, key } = fixtureOf(game, plan, number);
  const { decisions, finished, outcome, deadEnd, error, violations, actions } = simulate(game, options, key, {
    ...(company ?? companyFor(game, plan, game.seats(options))),
    check: plan.check && EFFORTS.light,
  });
  const isWell = finished && violations.length === 0;
  return {
    number,
    players: options.players,
    finished,
    decisions,
    violations,
    ...(outcome && { outcome }),
    ...(deadEnd !== undefined && { deadEnd }),
    ...(error !== undefined && { error }),
    ...(!isWell && { actions }),
  };
};

/** For the threads of `crowd.ts`. */
export const doerFor: DoerFor<Plan, Played> = async plan => {
  const { game } = listingOf(plan.game);
  return number => playOne(game, plan, number);
};

const companyFor = (game: Game, plan: Plan, seats: readonly string[]): Company => {
  const players: Record<string, Player<GameState>> = {};
  const idlers: Record<string, Idler<GameState>> = {};
  seats.forEach((seat, place) => {
    const name = botFor(plan, place);
    const bot = botToMeasure(name);
    // Seats without a player are played at random, and sooner; they also do anything at leisure, as no bot does.
    if (!bot || name === 'random') return;
    players[seat] = playerFor(game, bot);
    idlers[seat] = idlerFor(game, bot);
  });
  return { players, idlers };
};

const playerFor =
  (game: Game, bot: Bot): Player<GameState> =>
  (s, { seat }, random) =>
    askBot(game, s, seat, bot, freshSeed(random)).answer;
