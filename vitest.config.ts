import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
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
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.dom.test.ts', 'packages/server/**'],
          pool: 'threads',
          // Long checks on a busy machine are slow, not wrong: no test is ever judged by its time.
          testTimeout: 300_000,
          // The rules are pure: tests may share a thread without meeting each other.
          isolate: false,
        },
      },
      {
        resolve: { conditions },
        ssr: { resolve: { conditions, externalConditions: ['source'] } },
        test: {
          // Sockets, threads and databases: each file for itself, with a real PostgreSQL beside it.
          name: 'server',
          environment: 'node',
          include: ['packages/server/test/**/*.test.ts'],
          globalSetup: ['packages/server/test/support/postgres.ts'],
          pool: 'forks',
          // A busy machine is slow, not wrong.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Components and what they share run in a page without a browser.
        plugins: [svelte(), svelteTesting()],
        resolve: { conditions: ['source', 'browser', ...defaultServerConditions] },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Icons come as components: they are compiled like ours.
          server: { deps: { inline: [/@lucide\/svelte/] } },
          include: ['packages/board/test/**/*.dom.test.ts', 'packages/web/test/**/*.dom.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
