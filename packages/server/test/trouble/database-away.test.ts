import { afterAll, expect, test } from 'vitest';
import type { Server } from '../../src/server.js';
import { startPostgres } from '../support/postgres.js';
import { served, Visitor } from '../support/serving.js';
import { table } from '../support/table.js';
import { UNLIMITED } from '../support/unlimited.js';

const endings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

test('contracts 5: a database that goes away and comes back: all are told, sockets stay, nothing is lost', async () => {
  const postgres = await startPostgres();
  endings.push(postgres.stop);
  const servers: Server[] = [];
  for (let i = 0; i < 2; i++) servers.push(await served('postgres', { database: postgres.url }, UNLIMITED));
  const places = [0, 1, 0].map(i => () => servers[i].url);
  const here = await table({ places, bots: ['random'], habits: { thinks: 5, says: 10 } });
  await here.allActAgain();
  for (let times = 0; times < 2; times++) {
    await postgres.halt();
    await here.allHearOfRecords('storage-unavailable');
    for (const { url } of servers) {
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const ready = await fetch(`${url}/readyz`);
      expect([ready.status, ((await ready.json()) as { store: boolean }).store]).toEqual([503, false]);
      expect(await new Visitor(url).get('/api/matches?list=open')).toMatchObject({
        status: 503,
        body: { trouble: { code: 'storage-unavailable' } },
      });
    }
    // Until all have heard of it they would play half the match.
    here.pause();
    await postgres.start();
    await here.allHearOfRecords(null);
    here.play();
    await here.allActAgain();
  }
  expect(here.players.map(({ count }) => count.lost)).toEqual([0, 0, 0]);
  await here.rest();
  await here.compare();
  here.end();
  await here.check(postgres.url);
});
