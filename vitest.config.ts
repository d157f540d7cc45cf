import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests read the TypeScript sources of all packages: nothing is built before. */
const conditions = ['source', ...defaultServerConditions];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions, externalConditions: ['source'] } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/**/test/**/*.test.ts', 'tools/**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          pool: 'threads',
          // Long checks on a busy machine are slow, not wrong: no test is ever judged by its time.
          testTimeout: 300_000,
          // The rules are pure: tests may share a thread without meeting each other.
          isolate: false,
        },
      },
    ],
  },
});
