import type { LeaderLine, Profile, RatingLine } from '@hegemon/protocol';
import { type Kysely, sql } from 'kysely';
import type { RatingRow, ResultRow, Schema } from '../store/schema.js';
import { REACH, shown } from './scale.js';

type Statistics = Profile['statistics'];
type SeatShares = Statistics[number]['seats'];

const lineOf = (row: Pick<RatingRow, 'game' | 'players' | 'mu' | 'sigma' | 'matches' | 'wins'>): RatingLine => ({
  game: row.game,
  players: row.players,
  ...shown(row, row.players),
  matches: row.matches,
  wins: row.wins,
});

export const ratingsOf = async (db: Kysely<Schema>, person: string): Promise<RatingLine[]> => {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('game')
    .orderBy('players')
    .execute();
  return rows.map(lineOf);
};

/** Those who are surely strong come first: nobody leads by a lucky evening. Guests, and who has left, are not listed. */
export const leaders = async (
  db: Kysely<Schema>,
  game: string,
  players: number,
  limit: number,
): Promise<LeaderLine[]> => {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('persons', 'persons.id', 'ratings.person')
    .selectAll('ratings')
    .select('persons.name')
    .where('ratings.game', '=', game)
    .where('ratings.players', '=', players)
    .where('persons.kind', '=', 'member')
    .where('persons.gone', 'is', null)
    .orderBy(sql`ratings.mu - ${REACH} * ratings.sigma`, 'desc')
    .orderBy('ratings.person')
    .limit(limit)
    .execute();
  return rows.map(row => ({ person: { id: row.person, name: row.name, isGuest: false }, rating: lineOf(row) }));
};

const WINS = sql<number>`sum(case when rank = 1 then 1 else 0 end)`;
/** Sums of large numbers come as text from PostgreSQL. */
const sumOf = (column: keyof Pick<ResultRow, 'thinking' | 'answers'>) => sql<number | string>`sum(${sql.ref(column)})`;

/** All matches that were decided, rated or not. */
export const statisticsOf = async (db: Kysely<Schema>, person: string): Promise<Statistics> => {
  const rows = await db
    .selectFrom('results')
    .select(['game', 'players', 'seat', sumOf('thinking').as('thinking'), sumOf('answers').as('answers')])
    .select(({ fn }) => [fn.countAll<number>().as('matches'), WINS.as('wins')])
    .where('person', '=', person)
    .groupBy(['game', 'players', 'seat'])
    .orderBy('game')
    .orderBy('players')
    .orderBy('seat')
    .execute();
  const kinds = [...new Set(rows.map(({ game, players }) => `${players} ${game}`))];
  return kinds.map(kind => {
    const mine = rows.filter(({ game, players }) => `${players} ${game}` === kind);
    const total = (of: 'matches' | 'wins' | 'thinking' | 'answers') =>
      mine.reduce((sum, row) => sum + Number(row[of]), 0);
    const [{ game, players }] = mine;
    const seats = seatsOf(mine);
    const thinking = total('thinking') / Math.max(1, total('answers'));
    return { game, players, matches: total('matches'), wins: total('wins'), seats, thinking };
  });
};

const seatsOf = (rows: readonly { readonly seat: string; readonly matches: number; readonly wins: number }[]) =>
  Object.fromEntries(rows.map(({ seat, matches, wins }) => [seat, { matches, wins }]));

/** How often people have won from each seat. */
export const seatShares = async (db: Kysely<Schema>, game: string, players: number): Promise<SeatShares> => {
  const rows = await db
    .selectFrom('results')
    .select('seat')
    .select(({ fn }) => [fn.countAll<number>().as('matches'), WINS.as('wins')])
    .where('game', '=', game)
    .where('players', '=', players)
    .where('person', 'is not', null)
    .groupBy('seat')
    .orderBy('seat')
    .execute();
  return seatsOf(rows);
};
