import { botToMeasure } from '@hegemon/bots';
import type { Board } from '@hegemon/games';
import type { Game, GameState, Seat } from '@hegemon/kernel';
import type { Idler, Player } from '@hegemon/testkit';
import type { DoerFor } from '../crowd/crowd.js';
import { listingOf } from '../register.js';
import { type Played, playOne } from '../simulate/one-game.js';
import { Asking, type Effort, type Faults } from './asking.js';
import { type Opening, OpeningWatch } from './opening.js';
import { type Seating, seatingOf, simulationOf, type TournamentPlan } from './plan.js';

/** What one game of a tournament has come to. Plain data, since threads send it home. */
export interface Contest extends Seating {
  readonly played: Played;
  readonly opening: Opening;
  readonly efforts: Readonly<Record<string, Effort>>;
  readonly faults: Faults;
}

export const contest = (
  game: Game,
  board: Pick<Board, 'momentOf' | 'startOf'>,
  plan: TournamentPlan,
  number: number,
): Contest => {
  const seating = seatingOf(plan, number);
  const seats = game.seats({ ...plan.switches, players: plan.players });
  const asking = new Asking(game);
  const watch = new OpeningWatch(game, board, seats);
  const played = playOne(game, simulationOf(plan, seating), seating.deal, {
    ...companyAt(seats, seating, asking),
    onDecision: ({ state }) => watch.look(state),
  });
  return { ...seating, played, opening: watch.opening, efforts: asking.efforts, faults: asking.faults };
};

/** For the threads of `crowd.ts`. */
export const doerFor: DoerFor<TournamentPlan, Contest> = async plan => {
  const listing = listingOf(plan.game);
  const board = await listing.board();
  return number => contest(listing.game, board, plan, number);
};

const companyAt = (seats: readonly Seat[], { cast }: Seating, asking: Asking) => {
  const players: Record<Seat, Player<GameState>> = {};
  const idlers: Record<Seat, Idler<GameState>> = {};
  seats.forEach((seat, place) => {
    const bot = botToMeasure(cast[place]);
    if (!bot) throw new Error(`there is no bot ${cast[place]}`);
    players[seat] = asking.playerFor(bot);
    idlers[seat] = asking.idlerFor(bot);
  });
  return { players, idlers };
};
