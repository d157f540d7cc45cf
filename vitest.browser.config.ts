import { defineConfig } from 'vitest/config';

/** Tests in a real Chromium against the built page, as it is served by `npm start`. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['packages/web/e2e/**/*.e2e.ts'],
    globalSetup: ['packages/web/e2e/support/setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // A busy machine is slow, not wrong: whole games are played in the tests.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // A starved browser may swallow a key or a click. Whatever fails twice is wrong; vitest says what needed a second try.
    retry: 1,
  },
});
