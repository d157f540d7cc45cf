import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '@hegemon/games';
import { readMatchFile, sampleAnswer, stream, verify } from '@hegemon/kernel';
import { PACES } from '@hegemon/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import type { Kind } from '../../src/store/kind.js';
import { migrate } from '../../src/store/migrate.js';
import { openStore, type Store } from '../../src/store/store.js';
import { backup, restore } from '../../src/upkeep/backup.js';
import { rehearse } from '../../src/upkeep/rehearse.js';
import { actionId, served, Visitor } from '../support/serving.js';
import { emptyHome } from '../support/stores.js';

const folder = mkdtempSync(join(tmpdir(), 'hegemon-upkeep-'));
const open: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of open) await close();
  rmSync(folder, { recursive: true, force: true });
});
const freshStore = async (kind: Kind): Promise<Store> => {
  const home = await emptyHome(kind);
  const store = openStore(home.url);
  await migrate(store);
  open.push(async () => {
    await store.close();
    await home.remove();
  });
  return store;
};

/** A match that has gone on for some answers, with words said at the table. */
const playedSome = async (url: string): Promise<{ readonly ann: Visitor; readonly id: string }> => {
  const ann = await Visitor.guest(url, 'Ann');
  const { body } = await ann.post('/api/matches', {
    game: 'time-of-crisis',
    title: 'Ümläute',
    options: { players: 2 },
    terms: {
      pace: PACES.days,
      timeout: 'stand-in',
      watching: 'open',
      delay: 0,
      isRated: false,
      hints: true,
      whispers: true,
    },
    chairs: { green: { kind: 'me' }, blue: { kind: 'bot', bot: 'random' } },
    isListed: true,
  });
  const { id } = body;
  await ann.post(`/api/matches/${id}/ready`, { isReady: true });
  await ann.post(`/api/matches/${id}/talk`, { id: actionId(), channel: 'table', text: 'Salve' });
  const random = stream('0'.repeat(32));
  const line = await ann.live();
  line.say({ type: 'watch', match: id });
  // Until she is asked once more: then nobody does anything.
  for (let given = 0; ; ) {
    const { body: seen } = await ann.get(`/api/matches/${id}/sight`);
    const [decision] = seen.sight.table.decisions;
    if (!decision) {
      await line.next('patch');
      continue;
    }
    if (given === 12) break;
    const { kind, arg } = sampleAnswer(decision, random);
    await ann.post(`/api/matches/${id}/actions`, {
      id: actionId(),
      n: decision.n,
      answer: arg === undefined ? { kind } : { kind, arg },
    });
    given++;
  }
  return { ann, id };
};

const allRows = async (store: Store) => ({
  persons: await store.db.selectFrom('persons').selectAll().orderBy('id').execute(),
  matches: await store.db.selectFrom('matches').selectAll().orderBy('id').execute(),
  seats: await store.db.selectFrom('seats').selectAll().orderBy('seat').execute(),
  entries: await store.db.selectFrom('entries').selectAll().orderBy('n').execute(),
  talk: await store.db.selectFrom('talk').selectAll().orderBy('id').execute(),
});

describe.each(['sqlite', 'postgres'] as const)('a backup (%s)', kind => {
  test('contracts 4: is made while the server runs, and restored into either kind of database', async () => {
    const server = await served(kind);
    const { id } = await playedSome(server.url);
    const file = join(folder, `${kind}.gz`);
    const { store } = server.rooms.house;
    const { matches, rows } = await backup(store, file, 1);
    expect(matches).toBe(1);
    for (const other of ['sqlite', 'postgres'] as const) {
      const target = await freshStore(other);
      expect(await restore(target, file)).toEqual({ matches, rows });
      const found = await allRows(target);
      expect(found.entries.length).toBeGreaterThan(12);
      expect(found.matches[0]).toMatchObject({ id, title: 'Ümläute' });
      expect(found.talk).toMatchObject([{ text: 'Salve' }]);
      const rehearsed = [];
      for await (const each of rehearse(target, games)) rehearsed.push(each);
      expect(rehearsed).toMatchObject([{ match: id, what: 'same', entries: found.entries.length }]);
      // The next word gets a number of its own.
      await target.db
        .insertInto('talk')
        .values({
          match: id,
          channel: 'table',
          person: found.persons[0].id,
          seat: null,
          text: 'x',
          at: 1,
          action: 'later-one',
        })
        .execute();
      await expect(restore(target, file)).rejects.toThrow(/not empty/);
    }
  });

  test('contracts 4: rehearsing names the entry that would be another', async () => {
    const server = await served(kind);
    const { id } = await playedSome(server.url);
    await server.stop();
    const store = openStore(server.rooms.house.config.database);
    open.push(() => store.close());
    const row = await store.db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', id)
      .where('n', '=', 7)
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ ...JSON.parse(row.body), kind: 'something-else' });
    await store.db.updateTable('entries').set({ body }).where('match', '=', id).where('n', '=', 7).execute();
    const found = [];
    for await (const each of rehearse(store, games)) found.push(each);
    expect(found).toMatchObject([{ match: id, what: 'differs', entry: 7 }]);
  });

  test('contracts 1: a running match goes over a change of edition from its last position', async () => {
    const home = await emptyHome(kind);
    open.push(home.remove);
    const old = await served(kind, { database: home.url });
    const { ann, id } = await playedSome(old.url);
    const before = await ann.get(`/api/matches/${id}/sight`);
    await old.stop();
    // The same rules under a higher number: what they do is not the point here.
    const newer = games.map(each => ({ ...each, game: { ...each.game, edition: each.game.edition + 1 } }));
    const server = await served(kind, { database: home.url }, { listings: newer });
    const { store } = server.rooms.house;
    const found = [];
    for await (const each of rehearse(store, newer)) found.push(each);
    expect(found).toMatchObject([{ match: id, what: 'over' }]);
    const back = new Visitor(server.url);
    back.cookie = ann.cookie;
    const { body: after } = await back.get(`/api/matches/${id}/sight`);
    expect(after).toMatchObject({
      v: 1,
      sight: { match: { edition: 2 }, table: { view: before.body.sight.table.view } },
    });
    const [{ body, edition }] = await store.db.selectFrom('archives').selectAll().where('match', '=', id).execute();
    expect(edition).toBe(1);
    const file = readMatchFile(body);
    expect(file.ok && verify(games[0].game, file.value)).toMatchObject({ ok: true });
    const [decision] = after.sight.table.decisions;
    const { kind: verb, arg } = sampleAnswer(decision, stream('1'.repeat(32)));
    const answer = arg === undefined ? { kind: verb } : { kind: verb, arg };
    const acted = await back.post(`/api/matches/${id}/actions`, { id: actionId(), n: decision.n, answer });
    expect(acted).toMatchObject({ status: 200, body: { v: 2 } });
  });
});

test('contracts 4: what is no backup is refused, and nothing of it is left', async () => {
  const store = await freshStore('sqlite');
  const file = join(folder, 'broken.gz');
  writeFileSync(file, gzipSync('hello\n'));
  await expect(restore(store, file)).rejects.toThrow(/no backup/);
  writeFileSync(
    file,
    gzipSync(
      `${JSON.stringify({ format: 'hegemon-backup/1', shapes: ['0001-beginning'], at: 1 })}\n["persons",{"id":1}]\n`,
    ),
  );
  await expect(restore(store, file)).rejects.toThrow();
  expect(await store.db.selectFrom('persons').selectAll().execute()).toEqual([]);
  await expect(restore(store, join(folder, 'nothing'))).rejects.toThrow(/no file/);
});
