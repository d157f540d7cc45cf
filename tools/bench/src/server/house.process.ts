/** Our server as a process of its own, over an SQLite that is flushed with every commit. */
import { setTimeout } from 'node:timers/promises';
import { startServer } from '@hegemon/server';
import { answering } from './process.js';

const MANY = 1_000_000_000;

answering({
  open: async ({ database }) => {
    // Whoever measures is faster than anybody may be.
    const limits = { requests: MANY, newcomers: MANY };
    const { url } = await startServer(
      { port: 0, database: String(database), logLevel: 'error' },
      { limits, talkLimits: { burst: MANY, rate: MANY } },
    );
    return url;
  },
  /** After everything that is no longer needed has been thrown away. */
  memory: async () => {
    for (let i = 0; i < 4; i++) {
      globalThis.gc?.();
      await setTimeout(250);
    }
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, heapUsed, external };
  },
});
