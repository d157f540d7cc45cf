import { good, readMatchFile, verify } from '@hegemon/kernel';
import { PACES } from '@hegemon/protocol';
import { describe, expect, test } from 'vitest';
import { parley } from '../../../kernel/test/support/parley.js';
import { sightAfter } from '../support/sights.js';
import { Talks } from './scene.js';

describe.each(['sqlite', 'postgres'] as const)('at leisure (%s)', kind => {
  test('contracts 5: whoever is not waited for may act, and whoever is hoped for may answer', async () => {
    const talks = await Talks.begun(kind);
    expect((await talks.sight('b')).table).toMatchObject({ decisions: [], leisure: { prompt: 'free', n: 0 } });
    expect(await talks.besides('b', 'offer-to', 'a')).toMatchObject({ status: 200, body: { v: 2 } });
    expect(await talks.besides('b', 'promise', 'Keine Zölle, 🕊')).toMatchObject({ body: { v: 3 } });
    expect(await talks.besides('b', 'sum', 2)).toMatchObject({ body: { v: 4 } });
    const before = await talks.sight('a');
    expect(before.table.leisure?.wanted).toEqual(['accept', 'decline']);
    expect(before.table.view.offers).toEqual([{ from: 'b', to: 'a', sum: 2, promise: 'Keine Zölle, 🕊' }]);
    expect(await talks.besides('a', 'accept', 'b')).toMatchObject({ body: { v: 5 } });
    const after = await talks.sight('a');
    expect(after.table).toMatchObject({ view: { purse: { a: 7, b: 3, c: 2 } }, waiting: before.table.waiting });
    expect(after.table.decisions).toEqual(before.table.decisions);
    // What nobody may do is refused, and nothing changes.
    expect((await talks.besides('b', 'accept', 'a')).body).toMatchObject({ refusal: { refused: 'not-offered' } });
    expect((await talks.besides('b', 'offer-to', 'b')).body).toMatchObject({ refusal: { refused: 'does-not-fit' } });
    expect((await talks.sight('a')).last).toBe(after.last);
    await talks.goes('a', 'stop');
    const text = await talks.people.a.get(talks.path('file'));
    const file = readMatchFile(JSON.stringify(text.body));
    expect(file.ok && verify(parley() as never, file.value)).toMatchObject({ ok: true });
    expect((await talks.sight('b')).table).not.toHaveProperty('leisure');
  });

  test('contracts 5: it is taken back by who did it, while nobody has learned of it', async () => {
    const talks = await Talks.begun(kind);
    await talks.besides('b', 'offer-to', 'a');
    const { undo, last } = await talks.sight('b');
    expect(undo).toMatchObject({ answer: { kind: 'offer-to', arg: 'a' } });
    expect((await talks.sight('a')).undo).toMatchObject({ boundary: 'other-seat-answered' });
    const id = 'takenback1';
    expect(await talks.people.b.post(talks.path('undo'), { id, v: last + 1 })).toMatchObject({ body: { v: 3 } });
    expect((await talks.sight('b')).table.leisure).toMatchObject({ prompt: 'free' });
  });

  test('contracts 5: a bot answers who hopes for it, though nobody waits for the bot', async () => {
    const talks = await Talks.begun(kind);
    await talks.besides('b', 'offer-to', 'c');
    await talks.besides('b', 'sum', 2);
    const { table } = await talks.until('b', sight => sight.table.view.offers.length === 0);
    expect([2, 4]).toContain(table.view.purse.c);
    expect(table.waiting.map(({ seat }) => seat)).toEqual(['a']);
    // Once more, after it has rested.
    await talks.besides('b', 'offer-to', 'c');
    await talks.besides('b', 'sum', 1);
    await talks.until('b', sight => sight.table.view.offers.length === 0);
  });

  test('contracts 5: a stand-in answers too, and no clock runs for what is done at leisure', async () => {
    const talks = await Talks.begun(kind, { terms: { pace: PACES.tonight } });
    const clocks = () =>
      talks.server.rooms.tables.alone(talks.match, async live =>
        good(live.kept.seats.map(({ seat, bank, since }) => ({ seat, bank, since }))),
      );
    const before = await clocks();
    expect(before.ok && before.value).toMatchObject([
      { seat: 'a', since: expect.any(Number) },
      { seat: 'b', since: null },
      { seat: 'c', since: null },
    ]);
    await talks.besides('b', 'offer-to', 'a');
    await talks.besides('b', 'sum', 2);
    await talks.besides('a', 'decline', 'b');
    await talks.besides('a', 'offer-to', 'b');
    await talks.besides('a', 'sum', 1);
    expect(await clocks()).toEqual(before);
    expect((await talks.sight('b')).table.leisure?.wanted).toBeDefined();
    const stood = await talks.people.b.put(talks.path('stand-in'), { bot: 'random' });
    expect(stood.status).toBe(200);
    await talks.until('a', sight => sight.table.view.offers.length === 0);
    const { news } = await talks.sight('a');
    expect(news.lines.at(-1)).toMatchObject({ seat: 'b', byBot: true });
  });

  test('contracts 5: others are shown that something was done, and nothing of what it was', async () => {
    const talks = await Talks.begun(kind);
    const [ann, nobody] = [await talks.people.a.live(), await talks.people.a.live()];
    ann.say({ type: 'watch', match: talks.match });
    const { sight: first } = await ann.next('sight');
    nobody.say({ type: 'watch', match: talks.match });
    await talks.besides('b', 'offer-to', 'c');
    await talks.besides('b', 'promise', 'Nobody else hears of Avignon');
    await talks.besides('b', 'sum', 2);
    await talks.until('a', ({ last }) => last >= 4);
    await ann.next('patch', ({ last }) => last >= 3);
    expect(JSON.stringify([...ann.heard, ...nobody.heard])).not.toMatch(/Avignon|"promise"|"sum"/);
    // What comes in patches is what comes at once.
    const patched = ann
      .all('patch')
      .reduce<typeof first | undefined>((sight, patch) => sightAfter(sight, patch), first);
    expect(patched?.table.leisure).toEqual((await talks.sight('a')).table.leisure);
    expect((await talks.sight('spectator')).table).not.toHaveProperty('leisure');
    const file = await talks.people.a.get(talks.path('file'));
    expect(JSON.stringify(file.body)).not.toMatch(/Avignon/);
    for (const line of [ann, nobody]) line.close();
  });

  test('contracts 5: in the past there is nothing to do', async () => {
    const talks = await Talks.begun(kind);
    await talks.besides('b', 'offer-to', 'a');
    const { body } = await talks.people.b.get(`${talks.path('sight')}?at=0`);
    expect(body.sight.table).not.toHaveProperty('leisure');
  });

  test('contracts 5: nobody fills the log with what he does beside the game', async () => {
    const talks = await Talks.begun(kind);
    // As if he had done so much before.
    await talks.server.rooms.tables.alone(talks.match, async live => good(void live.besides.set('b', 500)));
    expect(await talks.besides('b', 'offer-to', 'a')).toMatchObject({ body: { trouble: { code: 'too-fast' } } });
    expect(await talks.besides('a', 'offer-to', 'b')).toMatchObject({ status: 200 });
    expect(await talks.goes('a')).toMatchObject({ status: 200 });
    expect(await talks.besides('b', 'offer-to', 'a')).toMatchObject({ status: 200 });
  });
});
