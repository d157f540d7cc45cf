import { games } from '@hegemon/games';
import { sampleAnswer, sha256, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import type { GameListing, MatchStore, Sight } from '../src/index.js';
import { MemoryStore } from '../src/index.js';
import { FailingStore } from './support/failing-store.js';
import type { Room } from './support/house.js';
import { bot, created, game, opened, person, play, room } from './support/house.js';

const ME = { green: person('Ann'), blue: bot() };
const length = async (store: MatchStore, id: string) => (await store.read(id))?.entries.length;
const exported = async ({ desk }: Room, id: string): Promise<string> => {
  const text = await desk.exported(id);
  if (!text.ok) throw new Error(text.fault.code);
  return text.value;
};

describe('what is kept', () => {
  test('ui: after a crash the match goes on at the same entry', async () => {
    const store = new MemoryStore();
    const place = room({ store });
    const id = await created(place, ME);
    const before = await play(place, await opened(place, id), { most: 25 });
    // Nothing is closed, nothing is handed over: another desk finds what was acknowledged.
    const next = room({ store, seed: 'after the crash' });
    const after = await opened(next, id);
    expect(after).toMatchObject({ last: before.last, eyes: 'green' });
    expect(after.table).toEqual(before.table);
    const later = await play(next, after, { most: 5 });
    expect(later.last).toBeGreaterThan(before.last);
    expect(await next.desk.verified(id)).toMatchObject({ ok: true });
  });

  test('ui: a crash while bots think loses nothing that was told', async () => {
    const store = new MemoryStore();
    const place = room({ store });
    const id = await created(place, { green: bot(), blue: bot() });
    await opened(place, id);
    while (place.sights().length < 20) await new Promise(resolve => setImmediate(resolve));
    const told = (place.sights().at(-1) as Sight).last;
    await place.desk.close();
    const again = await opened(room({ store }), id);
    expect(again.last).toBeGreaterThanOrEqual(told);
  });

  test('ui: while the storage is full the match goes on, and is saved when there is room', async () => {
    const store = new FailingStore();
    const place = room({ store });
    const id = await created(place, ME);
    const saved = await length(store, id);
    store.fails = 'full';
    const later = await play(place, await opened(place, id), { most: 10 });
    // Once, not with every answer.
    expect(place.troubles()).toMatchObject([{ code: 'storage-full' }]);
    expect(later.last).toBeGreaterThan(10);
    expect(await length(store, id)).toBe(saved);
    // It can be handed out, and opened again, though it is not saved.
    expect(await exported(place, id)).toContain(`"n":${later.last}`);
    expect(await opened(place, id)).toMatchObject({ last: later.last });
    store.fails = undefined;
    const now = await play(place, later, { most: 1 });
    expect(await length(store, id)).toBe(now.last + 1);
    expect(await room({ store }).desk.verified(id)).toMatchObject({ ok: true });
  });

  test('ui: whoever opens a match that is not saved is told, and it is saved when there is room', async () => {
    const store = new FailingStore();
    const place = room({ store });
    store.fails = 'full';
    const id = await created(place, ME);
    await opened(place, id);
    expect(place.troubles().map(({ code }) => code)).toEqual(['storage-full', 'storage-full']);
    await play(place, await opened(place, id), { most: 3 });
    // Said with each opening, and not again with each answer.
    expect(place.troubles()).toHaveLength(3);
    store.fails = undefined;
    const { last } = await opened(place, id);
    expect(place.troubles()).toHaveLength(3);
    expect(await length(store, id)).toBe(last + 1);
  });

  test('ui: without any storage a match is played in memory', async () => {
    const store = new FailingStore();
    store.fails = 'unavailable';
    const place = room({ store });
    const id = await created(place, ME);
    expect(place.troubles()).toMatchObject([{ code: 'storage-unavailable' }]);
    expect((await place.desk.matches()).map(match => match.id)).toEqual([id]);
    const sight = await play(place, await opened(place, id), { most: 5 });
    expect(await place.desk.open('other')).toMatchObject({ fault: { code: 'storage-unavailable' } });
    await place.desk.note(id, 'green', 'Beware the Goths.');
    expect(await place.desk.notes(id, 'green')).toBe('Beware the Goths.');
    store.fails = undefined;
    await play(place, sight, { most: 1 });
    expect((await store.list()).map(({ head }) => head.id)).toEqual([id]);
  });

  test('ui: what another tab has played holds, and this one is told', async () => {
    const store = new MemoryStore();
    const [here, there] = [room({ store }), room({ store })];
    const id = await created(here, ME);
    const mine = await play(here, await opened(here, id), { most: 8 });
    const theirs = await play(there, await opened(there, id), { most: 1 });
    expect(theirs.last).toBeGreaterThan(mine.last);
    const [decision] = mine.table.decisions;
    const reply = await here.desk.answer(decision.n, sampleAnswer(decision, stream(sha256('x').slice(0, 32))));
    expect(reply).toMatchObject({ code: 'elsewhere' });
    await here.rest();
    expect(here.sights().at(-1)).toMatchObject({ last: theirs.last, table: { view: theirs.table.view } });
    await play(here, here.sights().at(-1) as Sight, { most: 3 });
    expect(await here.desk.verified(id)).toMatchObject({ ok: true });
  });

  test('ui: a match that was removed in another tab is kept by whoever plays on', async () => {
    const store = new MemoryStore();
    const place = room({ store });
    const id = await created(place, ME);
    const sight = await play(place, await opened(place, id), { most: 5 });
    await store.remove(id);
    const later = await play(place, sight, { most: 2 });
    expect(place.troubles()[0]).toMatchObject({ code: 'no-such-match' });
    expect(await length(store, id)).toBe(later.last + 1);
  });

  test('ui: notes and matches are removed together', async () => {
    const place = room();
    const id = await created(place, ME);
    await place.desk.note(id, 'green', 'mine');
    expect(await place.desk.notes(id, 'green')).toBe('mine');
    await opened(place, id);
    await place.desk.remove(id);
    expect(await place.desk.matches()).toEqual([]);
    expect(await place.desk.notes(id, 'green')).toBe('');
    expect(await place.desk.undo()).toEqual({ code: 'no-such-match' });
  });
});

describe('what cannot be opened', () => {
  const later: readonly GameListing[] = games.map(listing => ({
    ...listing,
    board: listing.board,
    foresight: listing.foresight,
    game: { ...listing.game, edition: listing.game.edition + 1 },
  }));

  test('contracts 3: a match of another edition is listed, kept, and handed out as it lies there', async () => {
    const store = new MemoryStore();
    const old = room({ store });
    const id = await created(old, ME);
    await play(old, await opened(old, id), { most: 6 });
    const now = room({ store, listings: later });
    const trouble = { code: 'edition', facts: { saved: game.edition, now: game.edition + 1 } };
    expect(await now.desk.matches()).toMatchObject([{ id, waiting: [], trouble }]);
    expect(await now.desk.open(id)).toEqual({ ok: false, fault: trouble });
    expect(await now.desk.verified(id)).toEqual(trouble);
    expect(await exported(now, id)).toBe(await exported(old, id));
    expect(await room({ store, listings: [] }).desk.matches()).toMatchObject([{ trouble: { code: 'unknown-game' } }]);
  });

  test('contracts 3: a broken record is named with its entry, and kept', async () => {
    const store = new MemoryStore();
    const place = room({ store });
    const id = await created(place, ME);
    await play(place, await opened(place, id), { most: 6 });
    const record = await store.read(id);
    if (!record) throw new Error('not kept');
    await store.remove(id);
    const entries = record.entries.map(entry =>
      entry.n === 4 ? { ...entry, hash: entry.hash.replace(/^./, 'g') } : entry,
    );
    await store.begin(record.kept, entries);
    const next = room({ store });
    expect(await next.desk.open(id)).toMatchObject({ fault: { code: 'broken-record', facts: { entry: 4 } } });
    expect(await next.desk.verified(id)).toMatchObject({ ok: false });
    expect(await exported(next, id)).toContain('"entries"');
    await store.remove(id);
    await store.begin(record.kept, [{ nonsense: true } as never]);
    expect(await next.desk.open(id)).toMatchObject({ fault: { code: 'broken-record' } });
  });

  test('contracts 3: a record that cannot even be listed hides no other', async () => {
    const store = new MemoryStore();
    const place = room({ store });
    const id = await created(place, ME);
    const list = await store.list();
    store.list = async () => [...list, { head: { id: 'x' } } as never, { ...list[0], standing: {} } as never];
    expect((await place.desk.matches()).map(match => match.id)).toEqual([id]);
    expect(place.troubles()).toEqual([{ code: 'broken-record' }]);
  });
});

describe('files from outside', () => {
  const finished = async (): Promise<string> => {
    const place = room();
    const id = await created(place, { green: bot(), blue: bot() }, { options: { 'short-game': true } });
    await opened(place, id);
    await place.rest();
    return exported(place, id);
  };

  test('contracts 3: a finished match is looked at through all eyes, and not played', async () => {
    const place = room();
    const text = await finished();
    const id = await place.desk.imported(text);
    if (!id.ok) throw new Error(id.fault.what);
    expect(await place.desk.matches()).toMatchObject([{ id: id.value, isForeign: true }]);
    const sight = await opened(place, id.value, 10);
    expect(sight.match.isForeign).toBe(true);
    await place.desk.look('blue');
    expect(place.sights().at(-1)).toMatchObject({ eyes: 'blue', at: 10, undo: { refused: 'nothing-to-undo' } });
    expect(await exported(place, id.value)).toBe(text);
    expect(await place.desk.verified(id.value)).toMatchObject({ ok: true });
    // Once is enough.
    expect(await place.desk.imported(text)).toEqual(id);
    expect(await place.desk.matches()).toHaveLength(1);
  });

  test('contracts 3: a running match goes on where the file ends', async () => {
    const home = room();
    const id = await created(home, ME);
    const early = await play(home, await opened(home, id), { most: 6 });
    const short = await exported(home, id);
    const late = await play(home, early, { most: 6 });
    const long = await exported(home, id);

    const away = room();
    const taken = await away.desk.imported(short);
    if (!taken.ok) throw new Error(taken.fault.what);
    expect(await opened(away, taken.value)).toMatchObject({ last: early.last, eyes: 'green' });
    // The longer file is the same match, further on; the shorter one adds nothing any more.
    expect(await away.desk.imported(long)).toEqual(taken);
    expect(away.sights().at(-1)).toMatchObject({ last: late.last });
    expect(await away.desk.imported(short)).toEqual(taken);
    await play(away, away.sights().at(-1) as Sight, { most: 3 });
    // What was played at home meanwhile is another match by now.
    await play(home, late, { most: 3, random: stream(sha256('other').slice(0, 32)) });
    const other = await away.desk.imported(await exported(home, id));
    expect(other).toMatchObject({ ok: true });
    expect(other).not.toEqual(taken);
    expect(await away.desk.matches()).toHaveLength(2);
  });

  test('contracts 3: what does not hold is refused, and says where', async () => {
    const { desk } = room();
    const text = await finished();
    const file = JSON.parse(text);
    const changed = (change: (copy: typeof file) => void): string => {
      const copy = structuredClone(file);
      change(copy);
      return JSON.stringify(copy);
    };
    expect(await desk.imported('SPQR')).toMatchObject({ fault: { what: 'file', fault: { code: 'not-json' } } });
    expect(await desk.imported(changed(f => void (f.game = 'chess')))).toMatchObject({
      fault: { what: 'unknown-game', game: 'chess' },
    });
    expect(await desk.imported(changed(f => void (f.edition = 99)))).toMatchObject({
      fault: { what: 'file', fault: { code: 'other-edition' } },
    });
    const dice = file.entries.findIndex((entry: { drew?: number[] }) => entry.drew);
    expect(await desk.imported(changed(f => void (f.entries[dice].drew[0] ^= 1)))).toMatchObject({
      fault: { what: 'difference', difference: { entry: dice } },
    });
    expect(await desk.imported(changed(f => void (f.result.winners = ['nobody'])))).toMatchObject({
      fault: { what: 'difference', difference: { what: 'result' } },
    });
    expect(await desk.matches()).toEqual([]);
  });
});
