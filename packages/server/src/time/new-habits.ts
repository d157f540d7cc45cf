import type { Settings } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Kept } from '../ledger/rows.js';
import type { Settled } from '../people/changes.js';
import type { Tx } from '../store/store.js';
import { clockJobOf, hasOwnClock, nextClockEvent, restsAt } from '../tables/clocks.js';
import { reckoned } from './bank.js';

type Habits = Kept['habits'][string];
const habitsOf = ({ zone, night, vacations }: Settings): Habits => ({ zone, night, vacations });
const isSame = (a: Habits, b: Habits): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Somebody sleeps or goes away at other times from now on. What he has used up stays used up as it was reckoned until now;
 * and every table at which he sits must read anew when his clock will stand still.
 */
export const newHabits =
  ({ store, clock, relay, jobs }: House, ledger: Ledger): Settled =>
  async (tx, person, settings, before) => {
    const old = habitsOf(before);
    if (isSame(old, habitsOf(settings))) return;
    const now = clock.now();
    for (const match of await matchesOf(tx, person)) {
      const row = await tx.db
        .selectFrom('matches')
        .select('id')
        .where('id', '=', match)
        // After this nobody else can change it until we are done. SQLite does one thing at a time anyway.
        .$if(store.kind === 'postgres', query => query.forNoKeyUpdate())
        .executeTakeFirst();
      const kept = row && (await ledger.read(match, tx.db));
      if (kept?.row.status !== 'running') continue;
      const after = await reckonedAnew(tx, kept, person, old, now);
      const { version, revision } = after.row;
      await tx.db.updateTable('matches').set({ revision }).where('id', '=', match).execute();
      const due = nextClockEvent(after, Object.fromEntries(after.seats.map(each => [each.seat, each])), now);
      if (due === undefined) await jobs.drop(tx, clockJobOf(match));
      else await jobs.set(tx, { key: clockJobOf(match), kind: 'clock', at: due, payload: { match } });
      await relay.tell(tx, { about: 'match', match, version, revision });
    }
  };

/** In one order everywhere, so that two transactions never wait for each other. */
const matchesOf = async ({ db }: Tx, person: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select('seats.match')
    .where('seats.person', '=', person)
    .where('seats.lost', 'is', null)
    .where('matches.status', '=', 'running')
    .orderBy('seats.match')
    .execute();
  return rows.map(({ match }) => match);
};

/** His clock, if it runs, is reckoned up to now as he has slept until now. */
const reckonedAnew = async (tx: Tx, kept: Kept, person: string, old: Habits, now: number): Promise<Kept> => {
  const before = { ...kept, habits: { ...kept.habits, [person]: old } };
  const seats = kept.seats.map(row =>
    row.person === person && hasOwnClock(row)
      ? { ...row, ...reckoned(row, kept.terms.pace, restsAt(before, row), now) }
      : row,
  );
  for (const { match, seat, bank, since } of seats.filter((row, i) => row !== kept.seats[i])) {
    await tx.db.updateTable('seats').set({ bank, since }).where('match', '=', match).where('seat', '=', seat).execute();
  }
  return { ...kept, seats, row: { ...kept.row, revision: kept.row.revision + 1 } };
};
