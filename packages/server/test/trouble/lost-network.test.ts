import { seedOfText, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { afterMillis } from '../support/bell.js';
import { served } from '../support/serving.js';
import { emptyHome } from '../support/stores.js';
import { table } from '../support/table.js';
import { UNLIMITED } from '../support/unlimited.js';

describe.each(['sqlite', 'postgres'] as const)('lost networks (%s)', kind => {
  test('contracts 5: sockets that break again and again: whoever resumes by version sees what a newcomer sees', async () => {
    const home = await emptyHome(kind);
    const { url } = await served(kind, { database: home.url }, UNLIMITED);
    const random = stream(seedOfText('networks').slice(0, 32));
    const here = await table({
      places: [() => url, () => url, () => url],
      habits: { takesBack: 5, byHttp: 6, says: 20 },
    });
    for (let rest = 0; rest < 6; rest++) {
      for (let i = 0; i < 12; i++) {
        const before = here.acknowledged;
        await here.goesOn(() => here.acknowledged > before + random(3));
        await afterMillis(random(8));
        here.players[random(here.players.length)].lose();
      }
      await here.rest();
      await here.compare();
      here.play();
    }
    await here.allActAgain();
    await here.rest();
    here.end();
    expect(here.players.every(({ count }) => count.lost > 5 && count.gaps === 0)).toBe(true);
    await here.check(home.url);
  });
});
