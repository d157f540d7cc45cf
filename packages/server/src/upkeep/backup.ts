import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { SHAPES } from '../store/migrate.js';
import type { Schema } from '../store/schema.js';
import type { Store } from '../store/store.js';

const FORMAT = 'hegemon-backup/1';

/**
 * Every table, with what its rows are ordered by, so that they can be read in portions; those others refer to come first.
 * What is only for the moment (who is here) and what is made anew is left out.
 */
const TABLES: readonly { readonly name: keyof Schema; readonly by: readonly string[] }[] = [
  { name: 'persons', by: ['id'] },
  { name: 'sessions', by: ['hash'] },
  { name: 'tokens', by: ['id'] },
  { name: 'resets', by: ['hash'] },
  { name: 'blocks', by: ['person', 'other'] },
  { name: 'pushes', by: ['endpoint'] },
  { name: 'matches', by: ['id'] },
  { name: 'seats', by: ['match', 'seat'] },
  { name: 'entries', by: ['match', 'n'] },
  { name: 'snapshots', by: ['match', 'n'] },
  { name: 'archives', by: ['match', 'edition'] },
  { name: 'actions', by: ['match', 'person', 'id'] },
  { name: 'accords', by: ['id'] },
  { name: 'talk', by: ['id'] },
  { name: 'notes', by: ['match', 'person'] },
  { name: 'jobs', by: ['key'] },
  { name: 'notices', by: ['id'] },
  { name: 'ratings', by: ['game', 'players', 'person'] },
  { name: 'results', by: ['match', 'seat'] },
  { name: 'facts', by: ['name'] },
];
const PORTION = 500;
/** Ids that the database counts itself. */
const COUNTED: readonly (keyof Schema)[] = ['talk', 'notices'];

export interface Counted {
  readonly rows: number;
  readonly matches: number;
}

/**
 * Writes everything into one file, while the server goes on: it is what lay in the database at one moment. The same file can
 * be restored into either kind of database.
 */
export const backup = async (store: Store, path: string, at: number): Promise<Counted> => {
  const partial = `${path}.part`;
  const counted = { rows: 0, matches: 0 };
  try {
    await inOneMoment(store, async db => {
      const lines = Readable.from(linesOf(db, at, counted));
      await pipeline(lines, createGzip(), createWriteStream(partial, { mode: 0o600 }));
    });
    renameSync(partial, path);
  } catch (fault) {
    rmSync(partial, { force: true });
    throw fault;
  }
  return counted;
};

const inOneMoment = <T>({ db, kind }: Store, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> => {
  const transaction = db.transaction();
  return (kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction).execute(work);
};

async function* linesOf(
  db: Kysely<Schema>,
  at: number,
  counted: { rows: number; matches: number },
): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, shapes: SHAPES, at })}\n`;
  for (const { name, by } of TABLES) {
    for (let offset = 0; ; offset += PORTION) {
      let query = db.selectFrom(name).selectAll().limit(PORTION).offset(offset);
      for (const column of by) query = query.orderBy(sql.ref(column));
      const rows = await query.execute();
      for (const row of rows) yield `${JSON.stringify([name, row])}\n`;
      counted.rows += rows.length;
      if (name === 'matches') counted.matches += rows.length;
      if (rows.length < PORTION) break;
    }
  }
}

/** The file is none of ours, or the database is not empty. */
export class CannotRestore extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'CannotRestore';
  }
}

/** Reads a backup into an empty database: all of it, or nothing. */
export const restore = async (store: Store, path: string): Promise<Counted> => {
  if (!existsSync(path)) throw new CannotRestore(`There is no file ${path}.`);
  const [{ count }] = await store.db
    .selectFrom('persons')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute();
  if (Number(count) > 0) throw new CannotRestore('The database is not empty. Restore into a new one.');
  const counted = { rows: 0, matches: 0 };
  await store.db.transaction().execute(async db => {
    await db.deleteFrom('facts').execute();
    await db.deleteFrom('jobs').execute();
    for await (const portion of portionsOf(path)) {
      await db
        .insertInto(portion.name)
        .values(portion.rows as never)
        .execute();
      counted.rows += portion.rows.length;
      if (portion.name === 'matches') counted.matches += portion.rows.length;
    }
    if (store.kind === 'postgres') await renumber(db);
  });
  return counted;
};

interface Portion {
  readonly name: keyof Schema;
  readonly rows: readonly Record<string, unknown>[];
}

/** What cannot be unpacked is none, or was cut off on its way. */
async function* unpacked(path: string): AsyncGenerator<string> {
  const input = createReadStream(path).pipe(createGunzip());
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (fault) {
    const { code = '' } = fault as { readonly code?: string };
    if (/^Z_/.test(code)) throw new CannotRestore('This is no backup of Hegemon, or it is damaged.');
    throw fault;
  }
}

/** Says so before anything is opened or made. */
export const mustBeBackup = async (path: string): Promise<void> => {
  for await (const line of unpacked(path)) return checkHead(line);
  throw new CannotRestore('The file is empty.');
};

async function* portionsOf(path: string): AsyncGenerator<Portion> {
  let isFirst = true;
  let portion: { name: keyof Schema; rows: Record<string, unknown>[] } | undefined;
  for await (const line of unpacked(path)) {
    if (isFirst) {
      checkHead(line);
      isFirst = false;
      continue;
    }
    const [name, row] = JSON.parse(line) as [keyof Schema, Record<string, unknown>];
    if (!TABLES.some(table => table.name === name))
      throw new CannotRestore(`The backup has a table ${name} that is unknown here.`);
    if (portion && (portion.name !== name || portion.rows.length >= PORTION / 5)) {
      yield portion;
      portion = undefined;
    }
    portion ??= { name, rows: [] };
    portion.rows.push(row);
  }
  if (isFirst) throw new CannotRestore('The file is empty.');
  if (portion) yield portion;
}

const checkHead = (line: string): void => {
  let head: { readonly format?: unknown; readonly shapes?: unknown };
  try {
    head = JSON.parse(line);
  } catch {
    throw new CannotRestore('This is no backup of Hegemon.');
  }
  if (head.format !== FORMAT) throw new CannotRestore('This is no backup of Hegemon, or one of another version.');
  const strange = (head.shapes as string[]).find(shape => !SHAPES.includes(shape));
  if (strange !== undefined) throw new CannotRestore(`The backup is of a newer version of Hegemon (${strange}).`);
};

/** The next row gets a number above all that were restored. */
const renumber = async (db: Kysely<Schema>): Promise<void> => {
  for (const name of COUNTED) {
    const table = sql.table(name);
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${table}), 0) + 1, false)`.execute(
      db,
    );
  }
};
