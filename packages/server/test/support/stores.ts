import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import type { Kind } from '../../src/store/kind.js';
import { migrate } from '../../src/store/migrate.js';
import { openStore, type Store } from '../../src/store/store.js';

export const KINDS: readonly Kind[] = ['sqlite', 'postgres'];

const asked = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

export interface Home {
  readonly url: string;
  remove(): Promise<void>;
}
/** An empty database, for the one who asked. */
export const emptyHome = async (kind: Kind): Promise<Home> => {
  const name = `hegemon_${randomBytes(6).toString('hex')}`;
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), `${name}-`));
    return {
      url: `sqlite:${join(folder, 'hegemon.sqlite')}`,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  await asked(`create database ${name}`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => asked(`drop database if exists ${name} with (force)`) };
};

/** The same cases on both databases. Every call of `fresh` is a migrated database of its own, gone when the file is done. */
export const onBoth = (title: string, cases: (fresh: () => Promise<Store>, kind: Kind) => void): void => {
  describe.each(KINDS)(`${title} (%s)`, kind => {
    const open: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const close of open) await close();
    });
    cases(async () => {
      const home = await emptyHome(kind);
      const store = openStore(home.url);
      open.push(async () => {
        await store.close();
        await home.remove();
      });
      await migrate(store);
      return store;
    }, kind);
  });
};
