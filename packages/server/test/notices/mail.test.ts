import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { onBoth } from '../support/stores.js';
import { type MailSink, mailSink } from './sinks.js';
import { deskOver, match, person } from './support.js';

let sink: MailSink;
beforeAll(async () => {
  sink = await mailSink();
});
afterEach(() => {
  sink.letters.splice(0);
  sink.refuses = null;
});
afterAll(() => sink.close());

onBoth('letters', fresh => {
  const office = async (settings: Parameters<typeof person>[1] = {}, row: Parameters<typeof person>[2] = {}) => {
    const store = await fresh();
    await person(store, settings, row);
    await match(store);
    return deskOver(store, { smtp: sink.url });
  };

  test('contracts 5: whose turn it is gets a letter with title, turn and link', async () => {
    const desk = await office({}, { name: 'Änne Größe' });
    await desk.setMatch({ title: 'Rom für Müßiggänger' });
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    const [letter] = sink.letters;
    expect(sink.letters).toHaveLength(1);
    expect(letter).toMatchObject({
      subject: 'Du bist am Zug: Rom für Müßiggänger (Time of Crisis)',
      from: { name: 'Hegemon', address: 'spiel@hegemon.example' },
      to: [{ address: 'anna@example.org' }],
      envelope: ['anna@example.org'],
    });
    expect(letter?.text?.trimEnd().split('\n')).toEqual([
      'Hallo Änne Größe,',
      '',
      'Rom für Müßiggänger (Time of Crisis)',
      'Du bist am Zug (Zug 7).',
      'https://hegemon.example/#/play/match1',
      '',
      '-- ',
      'Was du wo und wann erfährst, stellst du hier ein: https://hegemon.example/#/account',
    ]);
    expect(letter?.html).toBeUndefined();
    expect(await desk.unsent()).toBe(0);
  });

  test('contracts 5: to an address that nobody has confirmed nothing goes that others bring about', async () => {
    const desk = await office();
    const settings = { zone: 'UTC', language: 'de', notify: { mail: true }, confirmed_mail: 'another@example.org' };
    await desk.store.tx(({ db }) =>
      db
        .updateTable('persons')
        .set({ settings_json: JSON.stringify(settings) })
        .execute(),
    );
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    expect(sink.letters).toEqual([]);
  });

  test('contracts 5: no machine answers a letter, and every mail program finds where to call them off', async () => {
    const desk = await office();
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    const header = (key: string) => sink.letters[0]?.headers.find(each => each.key === key)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('list-unsubscribe')).toBe('<https://hegemon.example/#/account>');
    expect(sink.letters[0]?.messageId).toMatch(/^<[0-9a-f]{32}@hegemon\.example>$/);
  });

  test('contracts 5: a title cannot write headers or lines of its own', async () => {
    const desk = await office({ language: 'en' });
    await desk.setMatch({ title: 'Rome\r\nBcc: eve@example.org\u2028\u202eevil\n\nHello' });
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    const [letter] = sink.letters;
    expect(letter?.subject).toBe('It is your turn: Rome Bcc: eve@example.org evil Hello (Time of Crisis)');
    expect(letter?.bcc).toBeUndefined();
    expect(letter?.envelope).toEqual(['anna@example.org']);
    expect(letter?.text).toContain(
      '\nRome Bcc: eve@example.org evil Hello (Time of Crisis)\nIt is your turn (turn 7).',
    );
  });

  test('contracts 5: a phase is named where the board has a name for it', async () => {
    const store = await fresh();
    await person(store, {});
    await match(store);
    const names: Readonly<Record<string, string>> = { 'toc crisis de': 'Krise' };
    const desk = deskOver(
      store,
      { smtp: sink.url },
      {
        phaseName: async (game, phase, language) => names[`${game} ${phase} ${language}`],
      },
    );
    await desk.note({ kind: 'your-turn', facts: { turn: 2, phase: 'crisis' } });
    await desk.note({ kind: 'time-short', facts: { turn: 2, phase: 'unheard-of' } });
    await desk.pass(0);
    expect(sink.letters[0]?.text).toContain('Du bist am Zug (Zug 2, Krise).\nDeine Zeit wird knapp (Zug 2).\n');
  });

  test('contracts 5: without a server for mail there is no such channel', async () => {
    const store = await fresh();
    await person(store);
    await match(store);
    const desk = deskOver(store, {});
    await desk.note({ kind: 'your-turn' });
    await desk.pass(0);
    expect(desk.faults).toEqual([]);
    expect(await desk.unsent()).toBe(0);
  });
});
