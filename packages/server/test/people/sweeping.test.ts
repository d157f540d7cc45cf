import { expect, test } from 'vitest';
import { sweepPeople } from '../../src/people/sweeping.js';
import type { MatchRow, SeatRow } from '../../src/store/schema.js';
import { freshApp, type TestHouse } from '../support/app.js';
import { onBoth } from '../support/stores.js';

const DAY = 86_400_000;
const MATCH: MatchRow = {
  ...{
    id: 'match',
    game: 'toc',
    edition: 1,
    status: 'open',
    host: '',
    title: '',
    options_json: '{}',
    terms_json: '{}',
  },
  ...{ seed_json: '{}', commitment: '', sitters_json: null, begins_json: null, version: 0, waiting_json: '[]' },
  ...{ outcome_json: null, paused: null, revision: 0, invite: 'x', is_listed: 0, rematch_of: null, created: 0 },
  ...{ changed: 0, started: null, ended: null },
};
const SEAT: SeatRow = {
  ...{ match: 'match', seat: 'red', place: 0, person: null, bot: null, stand_in: null, is_ready: 0, client_seed: '' },
  ...{ lost: null, bank: 0, since: null, orders_json: '[]', notify_json: null, seen_version: 0 },
};
const namesIn = async ({ store }: TestHouse) =>
  (await store.read(db => db.selectFrom('persons').select('name').orderBy('name').execute())).map(({ name }) => name);

onBoth('sweeping', fresh => {
  test('contracts 5: guests who were not here for sixty days go, unless something of theirs is left', async () => {
    const { guest, member, house } = await freshApp(await fresh());
    const [sits, hosts, talks, idle, comes] = await Promise.all(
      ['Sits', 'Hosts', 'Talks', 'Idle', 'Comes'].map(name => guest(name)),
    );
    const stays = await member('Stays');
    await stays.post('/api/blocks', { name: 'Idle' });
    await idle.post('/api/me/tokens', { name: 'bot' });
    await house.store.tx(async ({ db }) => {
      await db
        .insertInto('matches')
        .values({ ...MATCH, host: hosts.me.id })
        .execute();
      await db
        .insertInto('seats')
        .values([
          { ...SEAT, person: sits.me.id },
          { ...SEAT, seat: 'blue' },
        ])
        .execute();
      const said = { match: 'match', channel: 'table', seat: null, text: 'hello', at: 0, action: 'action-1' };
      await db
        .insertInto('talk')
        .values({ ...said, person: talks.me.id })
        .execute();
    });
    house.clock.pass(59 * DAY);
    expect((await comes.get('/api/me')).status).toBe(200);
    expect(await sweepPeople(house)).toEqual({ guests: 0, sessions: 0 });
    house.clock.pass(2 * DAY);
    expect(await sweepPeople(house)).toEqual({ guests: 1, sessions: 0 });
    expect(await namesIn(house)).toEqual(['Comes', 'Hosts', 'Sits', 'Stays', 'Talks']);
    expect((await idle.get('/api/me')).status).toBe(401);
    expect((await guest('Idle')).me.name).toBe('Idle');
  });

  test('contracts 5: a token that is used keeps its guest', async () => {
    const { guest, visitor, house } = await freshApp(await fresh());
    const anna = await guest('Anna');
    const { token } = (await anna.post('/api/me/tokens', { name: 'bot' })).body as { token: string };
    house.clock.pass(59 * DAY);
    await visitor().get('/api/me', { headers: { authorization: `Bearer ${token}` } });
    house.clock.pass(59 * DAY);
    expect(await sweepPeople(house)).toMatchObject({ guests: 0 });
    house.clock.pass(2 * DAY);
    expect(await sweepPeople(house)).toMatchObject({ guests: 1 });
  });

  test('contracts 5: sessions, letters and counts go when their time is up, and not before', async () => {
    const { member, visitor, house } = await freshApp(await fresh());
    await member('Anna', 'anna@example.org');
    await visitor().post('/api/login', { name: 'Anna', password: 'not the right one' });
    await visitor().post('/api/password/forgotten', { mail: 'anna@example.org' });
    await house.jobs.run();
    const left = async () => {
      const count = async (table: 'sessions' | 'resets' | 'throttles') =>
        (await house.store.read(db => db.selectFrom(table).selectAll().execute())).length;
      return { sessions: await count('sessions'), resets: await count('resets'), throttles: await count('throttles') };
    };
    await sweepPeople(house);
    expect(await left()).toEqual({ sessions: 1, resets: 1, throttles: 4 });
    house.clock.pass(3_600_000);
    await sweepPeople(house);
    expect(await left()).toEqual({ sessions: 1, resets: 0, throttles: 4 });
    house.clock.pass(DAY);
    await sweepPeople(house);
    expect(await left()).toEqual({ sessions: 1, resets: 0, throttles: 0 });
    house.clock.pass(90 * DAY);
    expect(await sweepPeople(house)).toEqual({ guests: 0, sessions: 1 });
    expect(await left()).toEqual({ sessions: 0, resets: 0, throttles: 0 });
    expect(await namesIn(house)).toEqual(['Anna']);
  });

  test('contracts 5: however many there are, all go', async () => {
    const { house } = await freshApp(await fresh());
    const row = {
      kind: 'guest',
      mail: null,
      mail_key: null,
      password: null,
      created: 0,
      seen: 0,
      gone: null,
      settings_json: '{}',
    } as const;
    const rows = Array.from({ length: 450 }, (_, n) => ({
      ...row,
      id: `guest-${n}`,
      name: `G ${n}`,
      name_key: `g${n}`,
    }));
    await house.store.tx(({ db }) => db.insertInto('persons').values(rows).execute());
    expect(await sweepPeople(house)).toEqual({ guests: 450, sessions: 0 });
    expect(await namesIn(house)).toEqual([]);
  });
});
