import type { Me } from '@hegemon/protocol';
import { expect, test } from 'vitest';
import { COOKIE } from '../../src/people/callers.js';
import { hashOf } from '../../src/people/secrets.js';
import { beginSession } from '../../src/people/sessions.js';
import { freshApp, PASSWORD, troubleOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';

onBoth('coming in', fresh => {
  test('contracts 5: whoever comes plays at once, under a harmless name in his language', async () => {
    const { visitor } = await freshApp(await fresh());
    const [german, english] = [visitor(), visitor()];
    const { status, body, headers } = await german.post(
      '/api/guests',
      {},
      { headers: { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' } },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: expect.stringMatching(/^Gast \d{4}$/), isGuest: true, mail: null });
    expect(body).toMatchObject({ settings: { language: 'de', zone: 'UTC', notify: { mail: false } } });
    expect(headers['cache-control']).toBe('no-store');
    // Without a body as well.
    expect((await english.post('/api/guests')).body).toMatchObject({ name: expect.stringMatching(/^Guest \d{4}$/) });
    expect((await german.get('/api/me')).body).toEqual(body);
  });

  test('contracts 5: a guest may choose his name, if nobody has it', async () => {
    const { guest, visitor } = await freshApp(await fresh());
    expect((await guest('Anna')).me.name).toBe('Anna');
    const late = await visitor().post('/api/guests', { name: 'ANNA' });
    expect([late.status, troubleOf(late)]).toEqual([409, { code: 'taken', facts: { path: '/name' } }]);
    const odd = await visitor().post('/api/guests', { name: '<i>Ann</i>' });
    expect([odd.status, troubleOf(odd)]).toEqual([400, { code: 'malformed', facts: { path: '/name', why: 'signs' } }]);
  });

  test('contracts 5: whoever signs in on ever more machines is forgotten on the oldest', async () => {
    const { guest, house } = await freshApp(await fresh());
    const [anna, berta] = [await guest('Anna'), await guest('Berta')];
    for (let machine = 0; machine < 60; machine++) {
      house.clock.pass(1000);
      await house.store.tx(tx => beginSession(tx, house, anna.me.id));
    }
    const sessions = await house.store.read(db => db.selectFrom('sessions').select(['person']).execute());
    expect(sessions.filter(({ person }) => person === anna.me.id)).toHaveLength(50);
    expect((await anna.get('/api/me')).status).toBe(401);
    expect((await berta.get('/api/me')).status).toBe(200);
  });

  test('contracts 5: who is somebody already cannot become another by mistake', async () => {
    const { guest, member } = await freshApp(await fresh());
    const anna = await guest('Anna');
    expect((await anna.post('/api/guests', {})).status).toBe(403);
    const berta = await member('Berta');
    expect((await berta.post('/api/register', { name: 'Clara', password: PASSWORD })).status).toBe(403);
    expect((await berta.get('/api/me')).body).toEqual(berta.me);
  });

  test('contracts 5: a guest who registers stays the same person', async () => {
    const { guest, house } = await freshApp(await fresh());
    const anna = await guest();
    await anna.patch('/api/me', { zone: 'Europe/Berlin' });
    const { status, body } = await anna.post('/api/register', {
      name: 'Anna',
      password: PASSWORD,
      mail: 'Anna@Example.org',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: anna.me.id, name: 'Anna', isGuest: false, mail: 'Anna@Example.org' });
    expect(body).toMatchObject({
      settings: { zone: 'Europe/Berlin', notify: { mail: true } },
      created: anna.me.created,
    });
    const row = await house.store.read(db => db.selectFrom('persons').selectAll().executeTakeFirstOrThrow());
    expect(row.password).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  test('contracts 5: a session that was known before is worth nothing after registering, nor after signing in', async () => {
    const { guest, visitor, house } = await freshApp(await fresh());
    const anna = await guest();
    const planted = anna.cookie;
    const thief = Object.assign(visitor(), { cookie: planted });
    await anna.post('/api/register', { name: 'Anna', password: PASSWORD });
    expect(anna.cookie).not.toBe(planted);
    expect((await thief.get('/api/me')).status).toBe(401);
    expect((await anna.get('/api/me')).status).toBe(200);
    expect(house.relay.told).toContainEqual({ about: 'signed-out', person: anna.me.id });

    const before = anna.cookie!;
    expect((await anna.post('/api/login', { name: 'anna', password: PASSWORD })).status).toBe(200);
    expect(anna.cookie).not.toBe(before);
    thief.cookie = before;
    expect((await thief.get('/api/me')).status).toBe(401);
    expect(house.relay.told).toContainEqual({ about: 'signed-out', person: anna.me.id, session: hashOf(before) });
  });

  test('contracts 5: a session that somebody makes up is none', async () => {
    const { visitor } = await freshApp(await fresh());
    const one = Object.assign(visitor(), { cookie: 'A'.repeat(43) });
    expect((await one.get('/api/me')).status).toBe(401);
    const { status } = await one.post('/api/guests', {});
    expect(status).toBe(201);
    expect(one.cookie).not.toBe('A'.repeat(43));
  });

  test('contracts 5: only a hash of the session lies in the store', async () => {
    const { guest, house } = await freshApp(await fresh());
    const { cookie } = await guest();
    const rows = await house.store.read(db => db.selectFrom('sessions').selectAll().execute());
    expect(rows.map(({ hash }) => hash)).toEqual([hashOf(cookie!)]);
    expect(JSON.stringify(rows)).not.toContain(cookie);
  });

  test('contracts 5: no script reads the cookie, and no foreign page has it sent', async () => {
    const { visitor } = await freshApp(await fresh());
    const { headers } = await visitor().post('/api/guests', {});
    expect(headers['set-cookie']).toMatch(
      new RegExp(`^${COOKIE}=[\\w-]{43}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax$`),
    );
    const safe = await freshApp(await fresh(), { config: { publicUrl: 'https://hegemon.example' } });
    expect((await safe.visitor().post('/api/guests', {})).headers['set-cookie']).toMatch(/; Secure/);
    // A proxy of ours says so; anybody else is not believed.
    const forwarded = { headers: { 'x-forwarded-proto': 'https' } };
    const behind = await freshApp(await fresh(), { config: { proxies: 1 } });
    expect((await behind.visitor().post('/api/guests', {}, forwarded)).headers['set-cookie']).toMatch(/; Secure/);
    expect((await visitor().post('/api/guests', {}, forwarded)).headers['set-cookie']).not.toMatch(/; Secure/);
  });

  test('contracts 5: one signs in by name or by mail, on several devices at once', async () => {
    const { member, visitor } = await freshApp(await fresh());
    const anna = await member('Anna', 'anna@example.org');
    const [phone, tablet] = [visitor(), visitor()];
    expect((await phone.post('/api/login', { name: 'ANNA', password: PASSWORD })).body).toEqual(anna.me);
    expect((await tablet.post('/api/login', { name: 'Anna@EXAMPLE.org', password: PASSWORD })).status).toBe(200);
    for (const one of [anna, phone, tablet]) expect((await one.get('/api/me')).body).toEqual(anna.me);
  });

  test('contracts 5: going out ends this session, or all of them', async () => {
    const { member, visitor, house } = await freshApp(await fresh());
    const anna = await member('Anna');
    const [phone, tablet] = [visitor(), visitor()];
    for (const one of [phone, tablet]) await one.post('/api/login', { name: 'Anna', password: PASSWORD });
    const kept = phone.cookie!;
    expect((await phone.post('/api/logout')).status).toBe(204);
    expect(phone.cookie).toBeUndefined();
    phone.cookie = kept;
    expect((await phone.get('/api/me')).status).toBe(401);
    expect(house.relay.told).toEqual([{ about: 'signed-out', person: anna.me.id, session: hashOf(kept) }]);
    expect((await tablet.get('/api/me')).status).toBe(200);

    const old = tablet.cookie!;
    expect((await tablet.post('/api/logout/everywhere')).status).toBe(204);
    expect((await anna.get('/api/me')).status).toBe(401);
    expect((await Object.assign(visitor(), { cookie: old }).get('/api/me')).status).toBe(401);
    expect(house.relay.told.at(-1)).toEqual({ about: 'signed-out', person: anna.me.id });
  });

  test('contracts 5: a session lasts ninety days from the last visit', async () => {
    const { guest, house } = await freshApp(await fresh());
    const anna = await guest();
    const DAY = 86_400_000;
    house.clock.pass(89 * DAY);
    const { status, headers } = await anna.get('/api/me');
    expect(status).toBe(200);
    expect(headers['set-cookie']).toMatch(/Max-Age=7776000/);
    house.clock.pass(89 * DAY);
    expect((await anna.get('/api/me')).status).toBe(200);
    house.clock.pass(90 * DAY);
    expect((await anna.get('/api/me')).status).toBe(401);
  });

  test('contracts 5: of two who want the same name at the same time one gets it', async () => {
    const { visitor, guest, house } = await freshApp(await fresh());
    const [one, other, third] = [visitor(), visitor(), await guest()];
    const wish = { password: PASSWORD, mail: 'same@example.org' };
    const replies = await Promise.all([
      one.post('/api/register', { ...wish, name: 'Anna' }),
      other.post('/api/register', { ...wish, name: 'ANNA' }),
      third.post('/api/register', { ...wish, name: 'anna' }),
      visitor().post('/api/guests', { name: 'Anna' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const reply of replies.filter(({ status }) => status === 409))
      expect(troubleOf(reply)).toMatchObject({ code: 'taken' });
    const rows = await house.store.read(db => db.selectFrom('persons').select('name_key').execute());
    expect(rows.filter(({ name_key }) => name_key === 'anna')).toHaveLength(1);
  });

  test('contracts 5: a guest registers once, even from two pages at once', async () => {
    const { guest, visitor } = await freshApp(await fresh());
    const anna = await guest();
    const twin = Object.assign(visitor(), { cookie: anna.cookie });
    const replies = await Promise.all([
      anna.post('/api/register', { name: 'Anna', password: PASSWORD }),
      twin.post('/api/register', { name: 'Berta', password: PASSWORD }),
    ]);
    // The other was told that the guest is none any more, or came too late to be known and has become somebody else.
    const ids = replies.map(({ body }) => (body as Partial<Me>).id);
    expect(ids.filter(id => id === anna.me.id)).toHaveLength(1);
  });

  test('contracts 5: many guests at once all get a name', async () => {
    const { guest } = await freshApp(await fresh());
    const guests = await Promise.all(Array.from({ length: 20 }, () => guest()));
    expect(new Set(guests.map(({ me }) => me.name)).size).toBe(20);
  });
});
