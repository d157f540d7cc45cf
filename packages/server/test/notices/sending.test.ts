import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { onBoth } from '../support/stores.js';
import { type MailSink, mailSink } from './sinks.js';
import { deskOver, HOUR, MINUTE, match, NOON, person } from './support.js';

let sink: MailSink;
beforeAll(async () => {
  sink = await mailSink();
});
afterEach(() => {
  sink.letters.splice(0);
  sink.refuses = null;
});
afterAll(() => sink.close());

const subjects = () => sink.letters.map(({ subject }) => subject);

onBoth('notices by mail', fresh => {
  const office = async (settings: Parameters<typeof person>[1] = {}, row: Parameters<typeof person>[2] = {}) => {
    const store = await fresh();
    await person(store, settings, row);
    await match(store);
    return deskOver(store, { smtp: sink.url });
  };

  test('contracts 5: several within the window are one letter, from the first of them on', async () => {
    const desk = await office({ digest: 30, language: 'en' });
    await match(desk.store, { id: 'match2', title: '' });
    await desk.note({ kind: 'said' });
    expect(desk.due()).toBe(NOON + 30 * MINUTE);
    await desk.pass(20 * MINUTE);
    await desk.note({ kind: 'said' });
    await desk.note({ kind: 'your-turn' });
    await desk.note({ kind: 'match-begins', match: 'match2', facts: {} });
    expect(desk.due()).toBe(NOON + 30 * MINUTE);
    await desk.pass(10 * MINUTE - 1);
    expect(sink.letters).toEqual([]);
    await desk.pass(1);
    expect(subjects()).toEqual(['News from 2 matches']);
    expect(sink.letters[0]?.text).toContain(
      [
        'Rom am Abend (Time of Crisis)',
        'Somebody has written to you (turn 7).',
        'It is your turn (turn 7).',
        'https://hegemon.example/#/play/match1',
        '',
        'Time of Crisis',
        'The match has begun.',
        'https://hegemon.example/#/play/match2',
      ].join('\n'),
    );
    await desk.pass(2 * HOUR);
    expect(sink.letters).toHaveLength(1);
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: short time is told before the window ends, and takes the rest along', async () => {
    const desk = await office({ digest: 600 });
    await desk.note({ kind: 'your-turn' });
    await desk.pass(HOUR);
    await desk.note({ kind: 'time-short' });
    await desk.note({ kind: 'said' });
    expect(desk.due()).toBe(NOON + HOUR);
    await desk.pass(0);
    expect(subjects()).toEqual(['Neues: Rom am Abend (Time of Crisis)']);
  });

  test('contracts 5: in quiet hours nothing is sent, whatever it is; afterwards it is', async () => {
    const desk = await office({ zone: 'Europe/Berlin', quiet: { from: 13 * 60, to: 7 * 60 } });
    await desk.note({ kind: 'time-short' });
    expect(desk.due()).toBe(Date.UTC(2025, 0, 16, 6));
    await desk.pass(18 * HOUR - 1);
    expect(sink.letters).toEqual([]);
    await desk.pass(1);
    expect(subjects()).toEqual(['Deine Zeit wird knapp: Rom am Abend (Time of Crisis)']);
  });

  test('contracts 5: quiet hours that were chosen meanwhile, or a job that comes late, are seen', async () => {
    const desk = await office();
    await desk.note({ kind: 'your-turn' });
    const confirmed_mail = 'anna@example.org';
    const quiet = { from: 11 * 60, to: 13 * 60 };
    const settings = { zone: 'UTC', language: 'en', notify: { mail: true }, quiet, confirmed_mail };
    await desk.store.tx(({ db }) =>
      db
        .updateTable('persons')
        .set({ settings_json: JSON.stringify(settings) })
        .execute(),
    );
    await desk.pass(0);
    expect(sink.letters).toEqual([]);
    expect(desk.due()).toBe(NOON + HOUR);
    await desk.pass(HOUR);
    expect(subjects()).toEqual(['It is your turn: Rom am Abend (Time of Crisis)']);
  });

  test('contracts 5: who is connected is told nothing, now or later; who was, is', async () => {
    const desk = await office();
    const presence = { process: 'p2', person: 'anna', sockets: 1, until: NOON + MINUTE };
    await desk.store.tx(({ db }) => db.insertInto('presence').values(presence).execute());
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    expect(sink.letters).toEqual([]);
    expect(await desk.unsent()).toBe(0);
    await desk.pass(MINUTE);
    expect(sink.letters).toEqual([]);
    await desk.note({ kind: 'said' });
    await desk.pass(0);
    expect(subjects()).toEqual(['Jemand hat dir geschrieben: Rom am Abend (Time of Crisis)']);
  });

  test('contracts 5: what is not true any more is not told, and forgotten', async () => {
    const desk = await office({ digest: 10 });
    await desk.note({ kind: 'your-turn' });
    await desk.setMatch({ waiting_json: '["blue"]' });
    await desk.pass(10 * MINUTE);
    expect(sink.letters).toEqual([]);
    expect(await desk.unsent()).toBe(0);
    await desk.note({ kind: 'your-turn' });
    await desk.setMatch({ waiting_json: '["blue","red"]' });
    await desk.pass(10 * MINUTE);
    expect(sink.letters).toHaveLength(1);
  });

  test('contracts 5: whose consent is asked for is told until he has voted, or nobody asks any more', async () => {
    const desk = await office({ digest: 10 });
    const accord = { match: 'match1', kind: 'draw', seat: 'blue', arg_json: '{}', status: 'open', created: 0 } as const;
    const put = (id: string, votes: object) =>
      desk.store.tx(({ db }) =>
        db
          .insertInto('accords')
          .values({ id, ...accord, votes_json: JSON.stringify(votes), ended: null })
          .execute(),
      );
    await put('acc1', { blue: true, red: false });
    await put('acc2', { blue: true });
    await desk.note({ kind: 'accord', facts: { accord: 'acc1' } });
    await desk.pass(10 * MINUTE);
    expect(sink.letters).toEqual([]);
    await desk.note({ kind: 'accord', facts: { accord: 'acc2' } });
    await desk.pass(10 * MINUTE);
    expect(subjects()).toEqual(['Du wirst um Zustimmung gebeten: Rom am Abend (Time of Crisis)']);
  });

  test('contracts 5: what could not be told for a week is not told', async () => {
    const desk = await office();
    await desk.note({ kind: 'said' });
    desk.now += 7 * 24 * HOUR + 1;
    await desk.pass(0);
    expect(sink.letters).toEqual([]);
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: word for word, or taking back again and again, does not fill a mailbox', async () => {
    const desk = await office();
    await desk.note({ kind: 'said' });
    await desk.pass(0);
    for (let i = 0; i < 5; i += 1) {
      await desk.note({ kind: 'said' });
      await desk.pass(MINUTE);
    }
    expect(sink.letters).toHaveLength(1);
    await desk.pass(5 * MINUTE);
    expect(sink.letters).toHaveLength(2);
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: a match has its own choice, both ways', async () => {
    const desk = await office();
    await desk.setSeat({ notify_json: JSON.stringify({ mail: false, webhook: false, push: false }) });
    await desk.note({ kind: 'your-turn' });
    expect(desk.due()).toBeUndefined();
    await person(desk.store, { notify: { mail: false, webhook: false, push: false } }, { id: 'bert' });
    const chosen = JSON.stringify({ mail: true, webhook: false, push: false });
    await match(desk.store, { id: 'match2' }, { person: 'bert', notify_json: chosen });
    await match(desk.store, { id: 'match3' }, { person: 'bert' });
    await desk.note({ person: 'bert', kind: 'your-turn', match: 'match3' });
    expect(desk.due('bert')).toBeUndefined();
    await desk.note({ person: 'bert', kind: 'your-turn', match: 'match2' });
    await desk.pass(0);
    expect(sink.letters.map(({ envelope }) => envelope)).toEqual([['bert@example.org']]);
  });

  test('contracts 5: in one letter, only those matches that are told by mail', async () => {
    const desk = await office({ digest: 10, notify: { mail: true, webhook: false, push: true } });
    const chosen = JSON.stringify({ mail: false, webhook: false, push: true });
    await match(desk.store, { id: 'match2', title: 'Karthago' }, { notify_json: chosen });
    await desk.note({ kind: 'your-turn' });
    await desk.note({ kind: 'your-turn', match: 'match2' });
    await desk.pass(10 * MINUTE);
    expect(subjects()).toEqual(['Du bist am Zug: Rom am Abend (Time of Crisis)']);
    expect(sink.letters[0]?.text).not.toContain('Karthago');
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: who has left, or has no address, gets nothing, and nothing stays behind', async () => {
    const desk = await office();
    await desk.note({ kind: 'your-turn' });
    await desk.store.tx(({ db }) => db.updateTable('persons').set({ gone: NOON }).execute());
    await desk.note({ kind: 'said' });
    await desk.pass(0);
    expect(await desk.unsent()).toBe(0);
    await person(desk.store, {}, { id: 'gast', kind: 'guest', mail: null, mail_key: null });
    await match(desk.store, { id: 'match2' }, { person: 'gast' });
    await desk.note({ kind: 'your-turn', person: 'gast', match: 'match2' });
    await desk.pass(0);
    expect(await desk.unsent()).toBe(0);
    expect(desk.faults).toEqual([]);
    expect(sink.letters).toEqual([]);
  });
});
