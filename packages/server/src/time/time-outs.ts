import { bad, good, type Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import { isVotedOn } from '../accords/about.js';
import { giveUp } from '../accords/giving-up.js';
import { neededFor } from '../accords/holding.js';
import { newAccord, noteAccord } from '../accords/new-accord.js';
import type { House } from '../house.js';
import type { Work } from '../jobs/jobs.js';
import { note } from '../notices/writing.js';
import type { SeatRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { type Acting, whyNotRunning } from '../tables/acting.js';
import type { Cause } from '../tables/aftermath.js';
import { clockEvents, clockJobOf, nextClockEvent } from '../tables/clocks.js';
import type { Live } from '../tables/live.js';
import { standInFor } from './grace.js';

type Consequence = Pick<Cause, 'seats' | 'accords'>;

/** When what happens to the clock of a seat; of one that is voted on nothing does. */
const eventsOf = ({ kept }: Live, row: SeatRow) => (isVotedOn(kept, row.seat) ? [] : clockEvents(kept, row, row));
const upAt = (live: Live, row: SeatRow): number =>
  eventsOf(live, row).find(({ what }) => what === 'up')?.at ?? Number.POSITIVE_INFINITY;

/** Those whose time is up, who was first first. */
const lateIn = (live: Live, now: number): readonly SeatRow[] =>
  live.kept.seats.filter(row => upAt(live, row) <= now).toSorted((a, b) => upAt(live, a) - upAt(live, b));

/** Those who have little time left. */
const shortIn = (live: Live, now: number): readonly SeatRow[] =>
  live.kept.seats.filter(
    row => upAt(live, row) > now && eventsOf(live, row).some(({ what, at }) => what === 'short' && at <= now),
  );

/** The others decide; where there are none, a bot plays on, unless it would play for a rating. */
const votedOn = (live: Live, late: readonly SeatRow[], at: string, now: number): Consequence => {
  const neededOf = ({ seat }: SeatRow) => neededFor('late', live.kept, seat, seat);
  const asked = late.filter(row => neededOf(row).length > 0);
  const alone = late.filter(row => !asked.includes(row));
  const { isRated } = live.kept.terms;
  return {
    accords: asked.map(row => newAccord(live.id, 'late', row.seat, { other: row.seat, needed: neededOf(row) }, now)),
    seats:
      isRated && alone.length > 0
        ? giveUp(
            live,
            alone.map(({ seat }) => seat),
            'forfeit',
            at,
          )
        : alone.map(row => standInFor(live.kept, row, now)),
  };
};

/** What was agreed on for whoever is out of time. */
const consequenceOf = (live: Live, late: readonly SeatRow[], at: string, now: number): Consequence => {
  const seats = late.map(({ seat }) => seat);
  switch (live.kept.terms.timeout) {
    case 'forfeit':
      return seats.length === 0 ? {} : { seats: giveUp(live, seats, 'forfeit', at) };
    case 'stand-in':
      return { seats: late.map(row => standInFor(live.kept, row, now)) };
    case 'vote':
      return votedOn(live, late, at, now);
  }
};

/** Tells somebody that his time is short, once for each time he is asked. */
const noteShort = async (tx: Tx, house: House, { kept, version }: Live, row: SeatRow): Promise<void> => {
  const { person, since } = row;
  const match = kept.row.id;
  if (person === null || since === null) return;
  const known = await tx.db
    .selectFrom('notices')
    .select('id')
    .where('person', '=', person)
    .where('match', '=', match)
    .where('kind', '=', 'time-short')
    .where('at', '>=', since)
    .executeTakeFirst();
  if (!known) await note(tx, house, { person, match, kind: 'time-short', facts: { version } });
};

/**
 * Looks after the clocks of a match: who has little time left is told, and for whom it is up the table does what it has
 * agreed on. Whatever is not due yet, or was done before, is left alone; so it may be called at any time, and by anybody.
 */
export const timeOuts = (house: House, acting: Acting): Work => {
  const plan = (live: Live, at: string, now: number): Result<Omit<Cause, 'person' | 'action'>, Trouble> => {
    const still = whyNotRunning(live);
    if (still) return bad(still);
    const short = shortIn(live, now);
    const late = lateIn(live, now);
    const next = nextClockEvent(live.kept, clocksOf(live), now);
    const consequence = consequenceOf(live, late, at, now);
    return good({
      ...consequence,
      also: async tx => {
        // What follows only moves a job whose time has changed, and this one was taken.
        if (next !== undefined) await house.jobs.set(tx, clockJob(live.id, next));
        for (const row of short.toSorted(byPerson)) await noteShort(tx, house, live, row);
        for (const accord of consequence.accords ?? []) await noteAccord(tx, house, live, accord);
      },
    });
  };
  return async payload => {
    const { match } = payload as { readonly match: string };
    const done = await acting.change(match, null, plan);
    if (!done.ok && !OVER.includes(done.fault.code)) throw new Error(done.fault.code);
  };
};

/** There is nothing to look after any more, or not for the time being. */
const OVER: readonly Trouble['code'][] = ['not-running', 'paused', 'no-such-match'];

const clockJob = (match: string, at: number) => ({ key: clockJobOf(match), kind: 'clock', at, payload: { match } });
const clocksOf = ({ kept }: Live) => Object.fromEntries(kept.seats.map(row => [row.seat, row]));
const byPerson = (a: SeatRow, b: SeatRow): number => ((a.person ?? '') < (b.person ?? '') ? -1 : 1);
