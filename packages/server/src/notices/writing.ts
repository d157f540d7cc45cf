import type { House } from '../house.js';
import type { SeatRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { channelsFor, choicesOf, hasAny } from './choices.js';
import { dueAt, GAP } from './due.js';
import { bodyOf, type NoticeFacts, type NoticeKind } from './kinds.js';

/** The kind of the job that tells somebody what is noted for him; there is one for each person. */
export const NOTICE_JOB = 'notice';
export const noticeKey = (person: string): string => `${NOTICE_JOB}:${person}`;

type Parts = Pick<House, 'clock' | 'jobs'>;

export interface NewNotice {
  readonly person: string;
  readonly match: string;
  readonly kind: NoticeKind;
  readonly facts: NoticeFacts;
}

/**
 * Notes that somebody is to be told something, in the transaction in which it happens, and sets the job that tells it.
 * Whether he is there, and whether it is still true, is looked at then. Who has chosen no way to be told is left alone.
 */
export const note = async (tx: Tx, { clock, jobs }: Parts, notice: NewNotice): Promise<void> => {
  const { person, match, kind, facts } = notice;
  const known = await tx.db
    .selectFrom('persons')
    .select(['settings_json', 'gone'])
    .where('id', '=', person)
    .executeTakeFirst();
  if (!known || known.gone !== null) return;
  const choices = choicesOf(known.settings_json);
  if (!hasAny(channelsFor(choices, await overrideOf(tx, person, match)))) return;
  const now = clock.now();
  await tx.db
    .insertInto('notices')
    .values({ person, match, kind, facts_json: bodyOf(facts), at: now, sent: null })
    .execute();
  const at = dueAt(await untoldOf(tx, person), await toldOf(tx, person, now - GAP), choices, now);
  await jobs.set(tx, { key: noticeKey(person), kind: NOTICE_JOB, at, payload: { person } });
};

const overrideOf = async (tx: Tx, person: string, match: string): Promise<string | null> => {
  const seat = await tx.db
    .selectFrom('seats')
    .select('notify_json')
    .where('match', '=', match)
    .where('person', '=', person)
    .orderBy('place')
    .executeTakeFirst();
  return seat?.notify_json ?? null;
};

const untoldOf = (tx: Tx, person: string) =>
  tx.db
    .selectFrom('notices')
    .select(({ fn }) => ['match', 'kind', fn.min('at').as('at')])
    .where('person', '=', person)
    .where('sent', 'is', null)
    .groupBy(['match', 'kind'])
    .execute();

const toldOf = (tx: Tx, person: string, since: number) =>
  tx.db
    .selectFrom('notices')
    .select(({ fn }) => ['match', 'kind', fn.max('sent').$castTo<number>().as('at')])
    .where('person', '=', person)
    .where('sent', '>', since)
    .groupBy(['match', 'kind'])
    .execute();

export interface TurnNews {
  readonly match: string;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'person' | 'bot' | 'stand_in'>[];
  /** Seats whose answers were awaited until now, and those that are awaited from now on. */
  readonly before: readonly string[];
  readonly waiting: readonly string[];
  readonly facts: NoticeFacts;
}

/** Tells those who have become awaited; who was awaited already, with this seat or another of his, has been told. */
export const noteTurn = async (tx: Tx, parts: Parts, { match, seats, before, waiting, facts }: TurnNews) => {
  const peopleAt = (names: readonly string[]) =>
    seats.flatMap(({ seat, person, bot, stand_in }) =>
      person !== null && bot === null && stand_in === null && names.includes(seat) ? [person] : [],
    );
  const known = new Set(peopleAt(before));
  // In one order everywhere, so that two transactions never wait for each other.
  const told = [...new Set(peopleAt(waiting))].filter(person => !known.has(person)).sort();
  for (const person of told) await note(tx, parts, { person, match, kind: 'your-turn', facts });
};
