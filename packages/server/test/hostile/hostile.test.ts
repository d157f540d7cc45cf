import { expect, test } from 'vitest';
import { emptyHome } from '../support/stores.js';
import { attack } from './attack.js';

/** Malformed, stale, out of turn, at the table of others, by nobody, offered earlier but not now; and, done once, what was replayed. */
const REFUSALS = [
  'trouble malformed',
  'refused stale',
  'refused not-your-decision',
  'refused not-your-seat',
  'refused not-signed-in',
  'refused not-offered',
  'done',
] as const;
/** The same by HTTP, and what is too large or of a wrong sort. */
const STATUSES = ['200', '400', '401', '403', '404', '409', '413', '415'] as const;

// `scripts/hostile-test.mjs` sends a hundred thousand.
test.each(['sqlite', 'postgres'] as const)(
  'contracts 5: thousands of messages of ill will change no match and end no process, and honest people go on (%s)',
  async kind => {
    const home = await emptyHome(kind);
    const report = await attack({ database: home.url, messages: 3000 });
    expect(report.faults).toEqual([]);
    expect(report.messages).toBeGreaterThanOrEqual(3000);
    expect(report.acknowledged).toBeGreaterThan(20);
    // All sorts of it have come through, and were refused for what they are.
    for (const word of REFUSALS) expect([word, report.heard[word] ?? 0]).not.toEqual([word, 0]);
    for (const status of STATUSES) expect([status, report.statuses[status] ?? 0]).not.toEqual([status, 0]);
    expect(report.thrownOut).toBeGreaterThan(0);
    await home.remove();
  },
  600_000,
);
