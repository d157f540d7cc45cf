import { bad, good } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import type { Accords } from '../../src/accords/accords.js';
import { departures } from '../../src/accords/departing.js';
import type { Seating } from '../../src/lobby/seating.js';
import { sweeping } from '../../src/operation/sweep.js';
import type { MatchRow } from '../../src/store/schema.js';
import { Presence } from '../../src/wire/presence.js';
import { freshApp, type TestHouse } from '../support/app.js';
import { onBoth } from '../support/stores.js';

const DAY = 86_400_000;
const MATCH: Omit<MatchRow, 'id' | 'host' | 'invite'> = {
  ...{ game: 'toc', edition: 1, status: 'open', title: '', options_json: '{}', terms_json: '{}', seed_json: '{}' },
  ...{ commitment: '', sitters_json: null, begins_json: null, version: 0, waiting_json: '[]', outcome_json: null },
  ...{ paused: null, revision: 0, is_listed: 0, rematch_of: null, created: 0, changed: 0, started: null, ended: null },
};
const addMatch = (house: TestHouse, id: string, host: string, change: Partial<MatchRow> = {}) =>
  house.store.tx(async ({ db }) => {
    await db
      .insertInto('matches')
      .values({ ...MATCH, id, host, invite: id, ...change })
      .execute();
    await db
      .insertInto('seats')
      .values({
        ...{ match: id, seat: 'red', place: 0, person: host, bot: null, stand_in: null, is_ready: 0, client_seed: '' },
        ...{ lost: null, bank: 0, since: null, orders_json: '[]', notify_json: null, seen_version: 0 },
      })
      .execute();
  });
const ATTEMPT = { number: 1, signal: new AbortController().signal };

onBoth('housekeeping', fresh => {
  test('contracts 5: an old table that begins while it is about to be removed stays whole', async () => {
    const { guest, house } = await freshApp(await fresh());
    const ann = await guest('Ann');
    await addMatch(house, 'idle', ann.me.id);
    await addMatch(house, 'begins', ann.me.id);
    house.clock.pass(40 * DAY);
    const { store } = house;
    let reads = 0;
    const read: typeof store.read = async work => {
      const found = await store.read(work);
      // Between the look and the deed.
      if (reads++ === 0) {
        await store.tx(({ db }) =>
          db.updateTable('matches').set({ status: 'running' }).where('id', '=', 'begins').execute(),
        );
      }
      return found;
    };
    await sweeping({ ...house, store: { ...store, read } })({}, ATTEMPT);
    expect(await store.read(db => db.selectFrom('matches').select('id').execute())).toEqual([{ id: 'begins' }]);
    expect(await store.read(db => db.selectFrom('seats').select('match').execute())).toEqual([{ match: 'begins' }]);
  });

  test('contracts 5: a table that cannot be left keeps nobody from leaving the others', async () => {
    const { guest, house } = await freshApp(await fresh());
    const ann = await guest('Ann');
    for (const id of ['broken', 'sound']) await addMatch(house, id, ann.me.id, { status: 'running' });
    const left: string[] = [];
    const accords = {
      resign: async (id: string) => {
        if (id === 'broken') return bad({ code: 'edition' });
        left.push(id);
        return good({ v: 2 });
      },
    } as unknown as Accords;
    const work = departures({ house, accords, seating: {} as Seating });
    await expect(work({ person: ann.me.id }, ATTEMPT)).rejects.toThrow('broken');
    expect(left).toEqual(['sound']);
  });

  test('contracts 5: whoever comes and goes in the same breath is not here', async () => {
    const { guest, house } = await freshApp(await fresh());
    const { id } = (await guest('Ann')).me;
    // The first writing takes longest.
    let slow: Promise<void> | undefined = new Promise(resolve => setImmediate(resolve)).then(() => undefined);
    const tx: typeof house.store.tx = async work => {
      const wait = slow;
      slow = undefined;
      return house.store.tx(async each => {
        await wait;
        return work(each);
      });
    };
    const presence = new Presence({ ...house, store: { ...house.store, tx } });
    const told = new Promise<void>(resolve => {
      let times = 0;
      house.relay.on(({ about }) => about === 'presence' && ++times === 2 && resolve());
    });
    presence.came(id, 1);
    presence.came(id, 0);
    await told;
    expect(await house.store.read(db => db.selectFrom('presence').selectAll().execute())).toEqual([]);
    await presence.stop();
  });
});
