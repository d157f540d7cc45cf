import type { Bots, GameListing } from '@hegemon/host';
import type { Game, Outcome, Seat } from '@hegemon/kernel';
import type { Terms } from '@hegemon/protocol';
import type { MatchRow, ResultRow, SeatRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { botRating } from './bot-ratings.js';
import { ranksOf } from './ranking.js';
import { isRatable } from './ratable.js';
import { NEWCOMER, type Rating, updated } from './weng-lin.js';

/** A match that is over, with all that is told of it afterwards. */
export interface Finish {
  readonly match: Pick<MatchRow, 'id' | 'game' | 'terms_json'>;
  /** All seats. Of one that was lost, the person who lost it; whoever plays it now does not count. */
  readonly seats: readonly Pick<SeatRow, 'seat' | 'person' | 'bot' | 'lost'>[];
  readonly outcome: Outcome;
  /** What the person of a seat has answered himself, and how many milliseconds he has thought about it. */
  readonly efforts: Readonly<Record<Seat, { readonly answers: number; readonly thinking: number }>>;
  /** Seats that were lost, the first first, as far as it is known. */
  readonly leavers?: readonly Seat[];
  readonly ended: number;
}

/** What of the house tells how strong bots are. */
export interface Players {
  readonly bots: Pick<Bots, 'byName'>;
  readonly listings: readonly { readonly game: Pick<Game, 'id'>; readonly strength: GameListing['strength'] }[];
}
const NO_EFFORT = { answers: 0, thinking: 0 };

/**
 * Keeps how a match went, and moves the ratings of those who played if it counts. What was recorded before is left alone.
 * Of an abandoned match nothing is kept: nothing was decided.
 */
export const recordResults = async (tx: Tx, players: Players, finish: Finish): Promise<void> => {
  if (finish.outcome.how === 'abandoned') return;
  const rows = resultRows(finish, counts(finish));
  const { length } = await tx.db
    .insertInto('results')
    .values(rows)
    .onConflict(conflict => conflict.columns(['match', 'seat']).doNothing())
    .returning('seat')
    .execute();
  if (length > 0 && rows.some(({ is_rated }) => is_rated === 1)) await moveRatings(tx, players, rows);
};

const effortOf = ({ efforts }: Finish, seat: Seat) => efforts[seat] ?? NO_EFFORT;

const counts = (finish: Finish): boolean => {
  const terms: Terms = JSON.parse(finish.match.terms_json);
  return isRatable({
    terms,
    outcome: finish.outcome,
    seats: finish.seats.map(({ seat, person }) => ({ person, answers: effortOf(finish, seat).answers })),
  });
};

const resultRows = (finish: Finish, isRated: boolean): ResultRow[] => {
  const { match, seats, outcome, leavers, ended } = finish;
  const ranks = ranksOf(outcome, seats, leavers);
  return seats.map(({ seat, person, bot }) => ({
    match: match.id,
    seat,
    game: match.game,
    players: seats.length,
    person,
    bot: person === null ? bot : null,
    rank: ranks[seat],
    points: outcome.points[seat] ?? 0,
    is_rated: Number(isRated),
    mu_before: null,
    mu_after: null,
    sigma_after: null,
    ...effortOf(finish, seat),
    ended,
  }));
};

const moveRatings = async (tx: Tx, { bots, listings }: Players, rows: readonly ResultRow[]): Promise<void> => {
  const [{ game, players }] = rows;
  // Without measurements there are guesses.
  const strengths = await listings
    .find(each => each.game.id === game)
    ?.strength()
    .catch(() => undefined);
  const before = await held(tx, rows);
  const ratings = rows.map(
    ({ person, bot }): Rating =>
      person === null ? botRating(bot ?? '', players, bots, strengths ?? {}) : (before.get(person) ?? NEWCOMER),
  );
  const after = updated(
    ratings,
    rows.map(({ rank }) => rank),
  );
  for (const [i, row] of rows.entries()) {
    if (row.person !== null && before.has(row.person)) await moved(tx, row, ratings[i], after[i]);
  }
};

/**
 * The ratings of all people at the table; nobody else can change them before this transaction is through. Whoever has left
 * this house has none any more and gets none, but the match counts for the others: nobody may undo it by leaving.
 */
const held = async ({ db }: Tx, rows: readonly ResultRow[]): Promise<ReadonlyMap<string, Rating>> => {
  const [{ game, players, ended }] = rows;
  // Everybody takes hold of them in the same order, or two matches that end together might wait for each other.
  const all = rows.flatMap(({ person }) => person ?? []);
  const gone = await db
    .selectFrom('persons')
    .select('id')
    .where('id', 'in', all)
    .where('gone', 'is not', null)
    .execute();
  const people = all.filter(person => !gone.some(({ id }) => id === person)).toSorted();
  const ratings = new Map<string, Rating>();
  for (const person of people) {
    const { mu, sigma } = await db
      .insertInto('ratings')
      .values({ game, players, person, ...NEWCOMER, matches: 0, wins: 0, changed: ended })
      .onConflict(conflict =>
        conflict.columns(['game', 'players', 'person']).doUpdateSet(to => ({ matches: to.ref('ratings.matches') })),
      )
      .returning(['mu', 'sigma'])
      .executeTakeFirstOrThrow();
    ratings.set(person, { mu, sigma });
  }
  return ratings;
};

const moved = async ({ db }: Tx, row: ResultRow, before: Rating, { mu, sigma }: Rating): Promise<void> => {
  const { match, seat, game, players, rank, ended } = row;
  await db
    .updateTable('results')
    .set({ mu_before: before.mu, mu_after: mu, sigma_after: sigma })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .execute();
  await db
    .updateTable('ratings')
    .set(to => ({
      mu,
      sigma,
      matches: to('matches', '+', 1),
      wins: to('wins', '+', Number(rank === 1)),
      changed: ended,
    }))
    .where('game', '=', game)
    .where('players', '=', players)
    .where('person', '=', row.person)
    .execute();
};
