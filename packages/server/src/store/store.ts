import { backup } from '@photostructure/sqlite';
import { Kysely, type Transaction } from 'kysely';
import { storeFaultOf } from './faults.js';
import type { Kind } from './kind.js';
import { openPostgres } from './postgres.js';
import type { Schema } from './schema.js';
import { openSqlite } from './sqlite.js';

/** One transaction. What is to happen when it is on disk, and only then, is said with `after`. */
export interface Tx {
  readonly db: Transaction<Schema>;
  after(done: () => void): void;
}

export interface Store {
  readonly kind: Kind;
  /** For reading. Whatever throws is a `StoreFault` only inside `tx` and `read`. */
  readonly db: Kysely<Schema>;
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** A copy of the whole database as one file, while everything goes on; only of SQLite. */
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}

export class BadUrl extends Error {
  constructor(url: string) {
    super(`${url.replace(/\/\/.*@/, '//…@')}: a database is named by sqlite:<path> or postgres://<user>@<host>/<name>`);
    this.name = 'BadUrl';
  }
}

/** The file is not to be had: no such folder, no right, no room. */
export class CannotOpen extends Error {
  constructor(path: string, cause: unknown) {
    super(`The database ${path} cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'CannotOpen';
  }
}
const opened = <T>(path: string, open: (path: string) => T): T => {
  try {
    return open(path);
  } catch (fault) {
    throw new CannotOpen(path, fault);
  }
};

export interface StoreOptions {
  /** Hears of a connection that died while nobody used it. */
  readonly lost?: (fault: Error) => void;
}

export const openStore = (url: string, { lost = () => undefined }: StoreOptions = {}): Store => {
  if (url.startsWith('sqlite:') && url !== 'sqlite:') {
    const { dialect, file } = opened(url.slice('sqlite:'.length), openSqlite);
    return storeOver('sqlite', new Kysely<Schema>({ dialect }), async path => void (await backup(file, path)));
  }
  if (/^postgres(ql)?:\/\//.test(url)) {
    const { dialect } = openPostgres(url, lost);
    return storeOver('postgres', new Kysely<Schema>({ dialect }), async () => {
      throw new Error('PostgreSQL is backed up by pg_dump');
    });
  }
  throw new BadUrl(url);
};

const storeOver = (kind: Kind, db: Kysely<Schema>, copyTo: Store['backup']): Store => {
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (fault) {
      throw isOfDatabase(fault) ? storeFaultOf(fault) : fault;
    }
  };
  return {
    kind,
    db,
    backup: copyTo,
    read: work => told(() => work(db)),
    tx: async work => {
      const after: (() => void)[] = [];
      const value = await told(() =>
        db.transaction().execute(trx => work({ db: trx, after: done => void after.push(done) })),
      );
      for (const done of after) done();
      return value;
    },
    close: () => db.destroy(),
  };
};

/** What the work itself has thrown goes through as it is. */
const isOfDatabase = (fault: unknown): boolean =>
  fault instanceof Error &&
  ('errcode' in fault ||
    'severity' in fault ||
    ('code' in fault && 'syscall' in fault) ||
    storeFaultOf(fault).code !== 'broken');
