import type { Entry } from '@hegemon/kernel';
import type { Kysely } from 'kysely';
import { isTaken } from '../store/faults.js';
import type { MatchRow, Schema, SeatRow } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { entryOf, type Kept, keptOf } from './rows.js';
import { Sharing } from './sharing.js';

/** What is to be written of one match at once: all of it, or nothing. */
export interface Writing {
  readonly match: string;
  /** On what it stands: whoever has written meanwhile was faster. */
  readonly version: number;
  readonly revision: number;
  readonly entries: readonly { readonly entry: Entry; readonly person: string | null }[];
  /** Under which id a client has asked for it. */
  readonly action?: { readonly person: string; readonly id: string } | undefined;
  readonly change: Partial<Omit<MatchRow, 'id' | 'version' | 'revision' | 'changed'>>;
  readonly seats: readonly (Partial<SeatRow> & Pick<SeatRow, 'seat'>)[];
  readonly at: number;
  /** Nobody else may learn of it: what others see of the match stays as it was. */
  readonly isPrivate?: boolean;
  /** Whatever else belongs to it: jobs, notices, news. */
  also(tx: Tx): Promise<void>;
}
/** `late`: somebody else was faster. `again`: this very action was written before. */
export type Written = 'written' | 'late' | 'again';

/** Matches as they lie in the store. */
export class Ledger {
  readonly #store: Store;
  readonly #sharing: Sharing<Writing, Written>;

  constructor(store: Store) {
    this.#store = store;
    this.#sharing = new Sharing(writings => this.#together(writings), store.kind === 'sqlite');
  }

  async read(match: string, db: Kysely<Schema> = this.#store.db): Promise<Kept | undefined> {
    return this.#store.read(async () => {
      const row = await db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();
      if (!row) return undefined;
      const seats = await db.selectFrom('seats').selectAll().where('match', '=', match).execute();
      const accords = await db
        .selectFrom('accords')
        .selectAll()
        .where('match', '=', match)
        .where('status', '=', 'open')
        .orderBy('created')
        .execute();
      const sitting = seats.flatMap(({ person }) => (person === null ? [] : [person]));
      const settings =
        sitting.length === 0
          ? []
          : await db.selectFrom('persons').select(['id', 'settings_json']).where('id', 'in', sitting).execute();
      return keptOf(row, seats, accords, settings);
    });
  }

  async entries(match: string, from = 0): Promise<readonly Entry[]> {
    const rows = await this.#store.read(db =>
      db.selectFrom('entries').select('body').where('match', '=', match).where('n', '>=', from).orderBy('n').execute(),
    );
    return rows.map(entryOf);
  }

  /** The latest position that was kept, as text. */
  async snapshot(match: string): Promise<string | undefined> {
    const row = await this.#store.read(db =>
      db
        .selectFrom('snapshots')
        .select('body')
        .where('match', '=', match)
        .orderBy('n', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    return row?.body;
  }

  async keepSnapshot(match: string, n: number, body: string): Promise<void> {
    await this.#store.tx(async ({ db }) => {
      await db.deleteFrom('snapshots').where('match', '=', match).execute();
      await db.insertInto('snapshots').values({ match, n, body }).execute();
    });
  }

  /** The version that an action has led to, if it was written before. */
  async actionDone(match: string, person: string, id: string): Promise<number | undefined> {
    const row = await this.#store.read(db =>
      db
        .selectFrom('actions')
        .select('version')
        .where('match', '=', match)
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    return row?.version;
  }

  /** When it returns `written`, everything is on disk. */
  append(writing: Writing): Promise<Written> {
    return this.#sharing.do(writing);
  }

  /** Several matches, one flush. A fault of one must not undo the others: then each is tried alone. */
  async #together(writings: readonly Writing[]): Promise<readonly Written[]> {
    try {
      return await this.#store.tx(async tx => {
        const done: Written[] = [];
        for (const writing of writings) done.push(await write(tx, writing));
        return done;
      });
    } catch (fault) {
      if (writings.length > 1) return (await Promise.all(writings.map(each => this.#together([each])))).flat();
      if (writings[0].action && isTaken(fault)) return ['again'];
      throw fault;
    }
  }
}

const write = async (tx: Tx, writing: Writing): Promise<Written> => {
  const { match, version, revision, entries, action, change, seats, at } = writing;
  const next = version + entries.length;
  const { numUpdatedRows } = await tx.db
    .updateTable('matches')
    .set({ ...change, version: next, ...(!writing.isPrivate && { revision: revision + 1, changed: at }) })
    .where('id', '=', match)
    .where('version', '=', version)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'late';
  if (entries.length > 0) {
    await tx.db
      .insertInto('entries')
      .values(entries.map(({ entry, person }) => ({ match, n: entry.n, body: JSON.stringify(entry), person, at })))
      .execute();
  }
  if (action)
    await tx.db
      .insertInto('actions')
      .values({ match, ...action, version: next, at })
      .execute();
  for (const { seat, ...columns } of seats) {
    await tx.db.updateTable('seats').set(columns).where('match', '=', match).where('seat', '=', seat).execute();
  }
  await writing.also(tx);
  return 'written';
};
