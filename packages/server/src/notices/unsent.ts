import type { House } from '../house.js';
import type { PersonRow } from '../store/schema.js';
import { bodyOf, type Noted, notedOf } from './kinds.js';
import type { Standing } from './standing.js';

type Parts = Pick<House, 'store'>;
export type Addressee = Pick<PersonRow, 'id' | 'name' | 'mail' | 'gone' | 'settings_json'>;

export const addresseeOf = ({ store }: Parts, person: string): Promise<Addressee | undefined> =>
  store.read(db =>
    db
      .selectFrom('persons')
      .select(['id', 'name', 'mail', 'gone', 'settings_json'])
      .where('id', '=', person)
      .executeTakeFirst(),
  );

/** Longer than telling can take; whoever has died meanwhile leaves it to the next. */
const CLAIMED = 120_000;

/** What somebody has taken upon himself to tell, oldest first; and until when others have taken the rest. */
export interface Claimed {
  readonly notes: readonly Noted[];
  readonly othersUntil: number | undefined;
}

/**
 * Takes what is noted for a person and not told yet. The job of a person may be done twice at the same time, since it is
 * set anew with each notice: what one has taken the other leaves alone.
 */
export const claimUnsent = ({ store, clock }: Pick<House, 'store' | 'clock'>, person: string): Promise<Claimed> =>
  store.tx(async ({ db }) => {
    const now = clock.now();
    const rows = await db
      .selectFrom('notices')
      .selectAll()
      .where('person', '=', person)
      .where('sent', 'is', null)
      .orderBy('id')
      .execute();
    const mine: Noted[] = [];
    let othersUntil: number | undefined;
    for (const row of rows) {
      const noted = notedOf(row);
      if (!noted) continue;
      const until = now + CLAIMED;
      const isFree = noted.until <= now;
      const facts_json = bodyOf(noted.facts, { done: noted.done, until });
      const taking = db.updateTable('notices').set({ facts_json }).where('id', '=', row.id);
      const isTaken =
        isFree && (await taking.where('facts_json', '=', row.facts_json).executeTakeFirst()).numUpdatedRows > 0n;
      if (isTaken) mine.push({ ...noted, until });
      else othersUntil = Math.max(othersUntil ?? 0, isFree ? until : noted.until);
    }
    return { notes: mine, othersUntil };
  });

/** How the matches stand that are spoken of, as far as this person is concerned. */
export const standingsOf = async (
  { store }: Parts,
  person: string,
  notes: readonly Noted[],
): Promise<ReadonlyMap<string, Standing>> => {
  const ids = [...new Set(notes.flatMap(({ match }) => match ?? []))];
  if (ids.length === 0) return new Map();
  return store.read(async db => {
    const matches = await db
      .selectFrom('matches')
      .select(['id', 'game', 'title', 'status', 'waiting_json', 'paused'])
      .where('id', 'in', ids)
      .execute();
    const seats = await db
      .selectFrom('seats')
      .select(['match', 'seat', 'bot', 'stand_in', 'notify_json', 'seen_version'])
      .where('match', 'in', ids)
      .where('person', '=', person)
      .orderBy('place')
      .execute();
    const accords = await db
      .selectFrom('accords')
      .select(['match', 'id', 'votes_json'])
      .where('match', 'in', ids)
      .where('status', '=', 'open')
      .execute();
    const of = <T extends { readonly match: string }>(rows: readonly T[], id: string) =>
      rows.filter(({ match }) => match === id);
    return new Map(
      matches.map(match => [match.id, { match, seats: of(seats, match.id), accords: of(accords, match.id) }]),
    );
  });
};

/** Nobody needs to be told any more. */
export const forget = async ({ store }: Parts, notes: readonly Noted[]): Promise<void> => {
  const ids = notes.map(({ id }) => id);
  if (ids.length > 0) await store.tx(({ db }) => db.deleteFrom('notices').where('id', 'in', ids).execute());
};

/** Anybody may tell them again. */
export const release = async ({ store }: Parts, notes: readonly Noted[]): Promise<void> => {
  await store.tx(async ({ db }) => {
    for (const { id, facts, done } of notes) {
      const facts_json = bodyOf(facts, { done, until: 0 });
      await db.updateTable('notices').set({ facts_json }).where('id', '=', id).execute();
    }
  });
};

/** Told long ago; kept so far for whoever asks what was sent. */
const KEPT = 30 * 86_400_000;
export const forgetOld = async ({ store, clock }: Pick<House, 'store' | 'clock'>, person: string): Promise<void> => {
  await store.tx(({ db }) =>
    db
      .deleteFrom('notices')
      .where('person', '=', person)
      .where('sent', '<', clock.now() - KEPT)
      .execute(),
  );
};

/** A process that dies takes its rows with it when their time is up. */
export const isPresent = async ({ store, clock }: Pick<House, 'store' | 'clock'>, person: string): Promise<boolean> => {
  const row = await store.read(db =>
    db
      .selectFrom('presence')
      .select('process')
      .where('person', '=', person)
      .where('sockets', '>', 0)
      .where('until', '>', clock.now())
      .executeTakeFirst(),
  );
  return row !== undefined;
};
