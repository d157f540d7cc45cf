import type { Settings } from '@hegemon/protocol';
import { expect, test } from 'vitest';
import { freshApp, PASSWORD, troubleOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';

onBoth('settings', fresh => {
  test('contracts 5: what is changed is changed, the rest stays, and others hear of it in the same transaction', async () => {
    const heard: [string, Settings][] = [];
    const { guest } = await freshApp(await fresh(), {
      settled: async (tx, person, settings) => {
        const row = await tx.db
          .selectFrom('persons')
          .select('settings_json')
          .where('id', '=', person)
          .executeTakeFirstOrThrow();
        expect(JSON.parse(row.settings_json)).toMatchObject(settings);
        heard.push([person, settings]);
      },
    });
    const anna = await guest();
    const night = { from: 1320, to: 420 };
    const vacations = [
      { from: 2_000_000_000_000, to: 2_000_000_600_000 },
      { from: 1_900_000_000_000, to: 1_900_000_600_000 },
    ];
    const first = await anna.patch('/api/me', { night, zone: 'Europe/Berlin' });
    expect(first.body).toMatchObject({ settings: { night, zone: 'Europe/Berlin', language: 'en', vacations: [] } });
    const { body } = await anna.patch('/api/me', { vacations, webhook: 'https://example.org/hook' });
    const settings = {
      night,
      zone: 'Europe/Berlin',
      vacations: [vacations[1], vacations[0]],
      webhook: 'https://example.org/hook',
    };
    expect(body).toMatchObject({ settings });
    expect((await anna.get('/api/me')).body).toEqual(body);
    expect(heard.map(([person]) => person)).toEqual([anna.me.id, anna.me.id]);
    expect(heard[1][1]).toMatchObject(settings);
  });

  test('contracts 5: changes that come together do not undo each other', async () => {
    const { guest } = await freshApp(await fresh());
    const anna = await guest();
    await Promise.all([
      anna.patch('/api/me', { digest: 15 }),
      anna.patch('/api/me', { language: 'de' }),
      anna.patch('/api/me', { zone: 'Asia/Tokyo' }),
    ]);
    expect((await anna.get('/api/me')).body).toMatchObject({
      settings: { digest: 15, language: 'de', zone: 'Asia/Tokyo' },
    });
  });

  test('contracts 5: what makes no sense is refused with its place, and changes nothing', async () => {
    const { guest } = await freshApp(await fresh());
    const anna = await guest();
    const cases: readonly [object, string][] = [
      [{ zone: 'Mars/Olympus' }, '/zone'],
      [{ zone: '+02:00' }, '/zone'],
      [{ zone: '' }, '/zone'],
      [{ zone: 5 }, '/zone'],
      [{ language: 'fr' }, '/language'],
      [{ night: { from: 60, to: 60 } }, '/night'],
      [{ night: { from: 60, to: 1440 } }, '/night/to'],
      [{ quiet: { from: 5, to: 5 } }, '/quiet'],
      [
        {
          vacations: [
            { from: 2, to: 3 },
            { from: 9, to: 9 },
          ],
        },
        '/vacations/1',
      ],
      [{ vacations: [{ from: 0, to: 400 * 86_400_000 }] }, '/vacations/0'],
      [{ vacations: [{ from: 1, to: 2, because: 'sun' }] }, '/vacations/0/because'],
      [{ vacations: Array.from({ length: 21 }, (_, n) => ({ from: n, to: n + 1 })) }, '/vacations'],
      [{ webhook: 'http://' }, '/webhook'],
      [{ webhook: 'https://user:pass@example.org' }, '/webhook'],
      [{ webhook: 'javascript:alert(1)' }, '/webhook'],
      [{ digest: '15' }, '/digest'],
      [{ digest: 1.5 }, '/digest'],
      [{ notify: { mail: true } }, '/notify/webhook'],
      [{ notify: { mail: 'yes', webhook: false, push: false } }, '/notify/mail'],
      [{ name: 'Zoe' }, '/name'],
      [{ kind: 'member' }, '/kind'],
      [{ isGuest: false }, '/isGuest'],
    ];
    for (const [change, path] of cases) {
      const reply = await anna.patch('/api/me', change);
      expect([change, reply.status, troubleOf(reply)]).toEqual([change, 400, { code: 'malformed', facts: { path } }]);
    }
    expect((await anna.get('/api/me')).body).toEqual(anna.me);
  });

  test('contracts 5: whoever names a webhook is told by what he will know us', async () => {
    const { guest } = await freshApp(await fresh());
    const anna = await guest();
    expect(anna.me.webhookSecret).toBeNull();
    const { body } = await anna.patch('/api/me', { webhook: 'https://example.org/hook' });
    expect(body).toMatchObject({ webhookSecret: expect.stringMatching(/^[0-9a-f]{64}$/), webhookFault: null });
    expect((await anna.get('/api/me')).body).toEqual(body);
    expect((await anna.patch('/api/me', { webhook: null })).body).toMatchObject({ webhookSecret: null });
  });

  test('contracts 5: what other rooms keep beside the settings stays, and is not shown', async () => {
    const { guest, house } = await freshApp(await fresh());
    const anna = await guest();
    const kept = async () =>
      JSON.parse(
        (await house.store.read(db => db.selectFrom('persons').select('settings_json').executeTakeFirstOrThrow()))
          .settings_json,
      );
    const settings_json = JSON.stringify({ ...(await kept()), webhook_secret: 'S3CRET' });
    await house.store.tx(({ db }) => db.updateTable('persons').set({ settings_json }).execute());
    const changed = await anna.patch('/api/me', { digest: 5 });
    const registered = await anna.post('/api/register', { name: 'Anna', password: PASSWORD });
    for (const { body } of [changed, registered, await anna.get('/api/me')]) {
      expect(body).toMatchObject({ settings: { digest: 5 } });
      expect(JSON.stringify(body)).not.toContain('S3CRET');
    }
    expect(await kept()).toMatchObject({ webhook_secret: 'S3CRET', digest: 5 });
  });
});
