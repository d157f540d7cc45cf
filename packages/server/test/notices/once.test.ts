import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Mailer } from '../../src/notices/mail.js';
import { NotYetTold } from '../../src/notices/sending.js';
import { claimUnsent } from '../../src/notices/unsent.js';
import { noteTurn } from '../../src/notices/writing.js';
import { onBoth } from '../support/stores.js';
import { type MailSink, mailSink } from './sinks.js';
import { deskOver, HOUR, MINUTE, match, person } from './support.js';

let sink: MailSink;
beforeAll(async () => {
  sink = await mailSink();
});
afterEach(() => {
  sink.letters.splice(0);
  sink.refuses = null;
});
afterAll(() => sink.close());

onBoth('notices, once', fresh => {
  const office = async (settings: Parameters<typeof person>[1] = {}, row: Parameters<typeof person>[2] = {}) => {
    const store = await fresh();
    await person(store, settings, row);
    await match(store);
    return deskOver(store, { smtp: sink.url });
  };

  test('contracts 5: a notice of a transaction that fails was never there', async () => {
    const desk = await office();
    await expect(
      desk.store.tx(async tx => {
        const seats = [{ seat: 'red', person: 'anna', bot: null, stand_in: null }];
        await noteTurn(tx, desk.house, { match: 'match1', seats, before: [], waiting: ['red'], facts: {} });
        throw new Error('lost the race');
      }),
    ).rejects.toThrow('lost the race');
    expect(await desk.unsent()).toBe(0);
    expect(desk.due()).toBeUndefined();
  });

  test('contracts 5: those are told who have become awaited: no bots, and nobody twice', async () => {
    const desk = await office();
    for (const id of ['bert', 'cleo', 'dora']) await person(desk.store, {}, { id });
    const seats = [
      { seat: 'red', person: 'anna', bot: null, stand_in: null },
      { seat: 'blue', person: 'bert', bot: null, stand_in: null },
      { seat: 'green', person: 'bert', bot: null, stand_in: null },
      { seat: 'gold', person: 'cleo', bot: null, stand_in: 'legate' },
      { seat: 'white', person: 'dora', bot: null, stand_in: null },
      { seat: 'black', person: null, bot: 'legate', stand_in: null },
    ];
    const waiting = seats.map(({ seat }) => seat);
    await desk.store.tx(tx =>
      noteTurn(tx, desk.house, { match: 'match1', seats, before: ['red'], waiting, facts: { turn: 1 } }),
    );
    const rows = await desk.store.read(db => db.selectFrom('notices').selectAll().orderBy('id').execute());
    expect(rows.map(row => [row.person, row.kind, row.facts_json])).toEqual([
      ['bert', 'your-turn', '{"turn":1}'],
      ['dora', 'your-turn', '{"turn":1}'],
    ]);
  });

  test('contracts 5: a letter that cannot be sent now is sent later; one that is refused is not', async () => {
    const desk = await office();
    sink.refuses = 451;
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    expect(desk.faults).toEqual([expect.any(NotYetTold)]);
    sink.refuses = null;
    await desk.pass(MINUTE);
    expect(sink.letters).toHaveLength(1);
    sink.refuses = 550;
    await desk.note({ kind: 'said' });
    await desk.pass(0);
    expect(desk.faults).toHaveLength(1);
    expect(desk.warned).toMatchObject([{ isFinal: false }, { isFinal: true }]);
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: done twice at the same time, it is told once', async () => {
    const desk = await office();
    await desk.note({ kind: 'your-turn' });
    await Promise.all([desk.work(), desk.work(), desk.work()]);
    expect(sink.letters).toHaveLength(1);
    await desk.work();
    await desk.pass(10 * MINUTE);
    expect(sink.letters).toHaveLength(1);
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: of many who want to tell the same, one may', async () => {
    const desk = await office();
    for (const kind of ['said', 'your-turn', 'time-short'] as const) await desk.note({ kind });
    // So that nobody has to wait for a connection.
    await Promise.all(Array.from({ length: 8 }, () => desk.unsent()));
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimUnsent(desk.house, 'anna')));
    expect(claims.flatMap(({ notes }) => notes.map(({ kind }) => kind)).sort()).toEqual([
      'said',
      'time-short',
      'your-turn',
    ]);
    expect(claims.filter(({ othersUntil }) => othersUntil === undefined).length).toBeLessThanOrEqual(1);
  });

  test('contracts 5: whoever dies between sending and noting has it sent again, as the same letter', async () => {
    const store = await fresh();
    await person(store);
    await match(store);
    const real = deskOver(store, { smtp: sink.url });
    let isDead = () => undefined as unknown;
    const died = new Promise(resolve => {
      isDead = () => resolve(undefined);
    });
    const names: (string | undefined)[] = [];
    const deadly: Mailer = {
      send: (_to, { id }) => {
        names.push(id);
        isDead();
        return new Promise(() => undefined);
      },
    };
    const dying = deskOver(store, {}, { mailer: deadly });
    await dying.note({ kind: 'your-turn' });
    void dying.work();
    await died;
    // Nobody touches it while whoever sends it may be alive.
    await real.work();
    expect(sink.letters).toEqual([]);
    await real.pass(2 * MINUTE);
    expect(sink.letters.map(({ messageId }) => messageId)).toEqual([`<${names[0]}@hegemon.example>`]);
    await real.pass(10 * MINUTE);
    expect(sink.letters).toHaveLength(1);
    expect(await real.unsent()).toBe(0);
  });

  test('contracts 5: whoever dies while one way is open has not lost what was told by another', async () => {
    const store = await fresh();
    await person(store, { notify: { mail: true, webhook: true, push: false }, webhook: 'https://hook.example/' });
    await match(store);
    const hangs = () => new Promise<never>(() => undefined);
    const dying = deskOver(store, { smtp: sink.url }, { post: hangs });
    await dying.note({ kind: 'your-turn' });
    void dying.work();
    await vi.waitFor(async () => {
      const row = await store.read(db => db.selectFrom('notices').select('facts_json').executeTakeFirst());
      expect(JSON.parse(row?.facts_json ?? '')).toMatchObject({ done: ['mail'] });
    });
    const posted: string[] = [];
    const real = deskOver(
      store,
      { smtp: sink.url },
      {
        post: async url => {
          posted.push(url);
          return { status: 204 };
        },
      },
    );
    real.now += 2 * MINUTE;
    await real.work();
    expect([sink.letters.length, posted.length]).toEqual([1, 1]);
    expect(await real.unsent()).toBe(0);
  });

  test('contracts 5: what was told long ago is forgotten', async () => {
    const desk = await office();
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    await desk.note({ kind: 'said' });
    await desk.pass(31 * 24 * HOUR);
    await desk.note({ kind: 'said' });
    await desk.pass(0);
    const rows = await desk.store.read(db => db.selectFrom('notices').select('kind').execute());
    expect(rows).toEqual([{ kind: 'said' }]);
  });
});
