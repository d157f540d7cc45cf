import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** Everything acknowledged is on the disk: the log of SQLite is flushed with every commit. */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'busy_timeout=5000'];

/** What this module takes as parameters of a statement. */
type Given = number | bigint | string | null | Uint8Array;
const given = (parameters: readonly unknown[]): Given[] =>
  parameters.map(each => (each === undefined ? null : typeof each === 'boolean' ? Number(each) : (each as Given)));

/** What SQLite calls its faults, and their numbers. */
const FAULTS: readonly (readonly [words: string, errcode: number])[] = [
  ['UNIQUE constraint failed', 2067],
  ['database or disk is full', 13],
  ['database is locked', 5],
  ['database table is locked', 6],
  ['disk I/O error', 10],
  ['unable to open database file', 14],
];
/** Where rows come back this module tells a fault in words alone; elsewhere it brings the number along. */
const numbered = <T>(work: () => T): T => {
  try {
    return work();
  } catch (fault) {
    const [, errcode] = FAULTS.find(([words]) => fault instanceof Error && fault.message.includes(words)) ?? [];
    if (errcode === undefined || 'errcode' in (fault as Error)) throw fault;
    throw Object.assign(fault as Error, { errcode });
  }
};

type Prepared = ReturnType<SqliteDatabase['prepare']>;
/** A statement that has nothing to do. */
const DONE: Prepared = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** Kysely's own dialect speaks to `better-sqlite3`; this is the same over the interface of Node's own module. */
const adapted = (file: DatabaseSyncInstance): SqliteDatabase => {
  // Statements are made again and again from the same few texts.
  const prepared = new Map<string, Prepared>();
  const statement = (sql: string): Prepared => {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= 500) prepared.clear();
    const made = file.prepare(sql);
    const fresh = {
      reader: made.columns().length > 0,
      all: (parameters: readonly unknown[]) => numbered(() => made.all(...given(parameters))),
      run: (parameters: readonly unknown[]) =>
        made.run(...given(parameters)) as { changes: number | bigint; lastInsertRowid: number },
      iterate: (parameters: readonly unknown[]) => made.iterate(...given(parameters)) as IterableIterator<unknown>,
    };
    prepared.set(sql, fresh);
    return fresh;
  };
  return {
    prepare: sql => {
      // A full disk ends the transaction by itself; that there is none to end must not hide why.
      if (sql === 'rollback' && !file.isTransaction) return DONE;
      return statement(sql);
    },
    close: () => file.close(),
  };
};

export const openSqlite = (path: string): { readonly dialect: SqliteDialect; readonly file: DatabaseSyncInstance } => {
  if (path !== ':memory:') mkdirSync(dirname(resolve(path)), { recursive: true });
  const file = new DatabaseSync(path);
  for (const pragma of PRAGMAS) file.exec(`PRAGMA ${pragma}`);
  return { dialect: new SqliteDialect({ database: adapted(file) }), file };
};
