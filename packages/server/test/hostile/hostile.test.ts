import { expect, test } from 'vitest';
import { emptyHome } from '../support/stores.js';
import { attack } from './attack.js';

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
    for (const word of ['trouble malformed', 'refused stale', 'refused not-your-seat', 'refused not-signed-in']) {
      expect([word, report.heard[word] ?? 0]).not.toEqual([word, 0]);
    }
    expect(report.thrownOut).toBeGreaterThan(0);
    await home.remove();
  },
  600_000,
);
