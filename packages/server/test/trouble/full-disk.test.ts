import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { served, Visitor } from '../support/serving.js';
import { emptyHome } from '../support/stores.js';
import { table } from '../support/table.js';
import { UNLIMITED } from '../support/unlimited.js';

test('contracts 5: a full disk: players are told so, can still look, and go on when there is room', async () => {
  const home = await emptyHome('sqlite');
  const { url, rooms } = await served('sqlite', { database: home.url }, UNLIMITED);
  const { db } = rooms.house.store;
  const pages = async (): Promise<number> =>
    (await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)).rows[0].page_count;
  const here = await table({ places: [() => url, () => url, () => url], bots: ['random'], habits: { says: 10 } });
  await here.allActAgain();
  for (let times = 0; times < 3; times++) {
    await sql`PRAGMA max_page_count = ${sql.raw(String(await pages()))}`.execute(db);
    await here.allHearOfRecords('storage-full');
    const told = await here.people[0].ask('PUT', `/api/matches/${here.match}/notes`, { text: 'x'.repeat(20_000) });
    expect(told).toMatchObject({ status: 507, body: { trouble: { code: 'storage-full' } } });
    expect((await here.people[0].ask('GET', `/api/matches/${here.match}/sight`)).status).toBe(200);
    expect((await new Visitor(url).get(`/api/matches/${here.match}`)).status).toBe(200);
    // Until all have heard of it they would play half the match.
    here.pause();
    await sql`PRAGMA max_page_count = 1000000`.execute(db);
    await here.allHearOfRecords(null);
    here.play();
    await here.allActAgain();
  }
  expect(here.players.map(({ count }) => count.lost)).toEqual([0, 0, 0]);
  await here.rest();
  await here.compare();
  here.end();
  await here.check(home.url);
});
