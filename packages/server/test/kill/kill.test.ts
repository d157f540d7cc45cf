import { afterAll, expect, test } from 'vitest';
import { emptyHome, type Home } from '../support/stores.js';
import { killRounds } from './rounds.js';

const homes: Home[] = [];
afterAll(async () => {
  for (const home of homes) await home.remove();
});

// `scripts/kill-test.mjs` does two hundred rounds; these few are enough to notice that something has come loose.
test.each([
  ['sqlite', 1],
  ['postgres', 2],
] as const)(
  'contracts 5: killed again and again, %s with %d at a time: nothing acknowledged is lost or done twice, nobody is stuck',
  async (kind, processes) => {
    const home = await emptyHome(kind);
    homes.push(home);
    const report = await killRounds({ database: home.url, rounds: 6, processes, tables: 3 });
    expect(report.faults).toEqual([]);
    expect(report.kills).toBe(6);
    expect(report.acknowledged).toBeGreaterThan(30);
    expect(report.lost).toBeGreaterThan(0);
  },
  600_000,
);
