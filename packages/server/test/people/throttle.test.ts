import { expect, test } from 'vitest';
import { freshApp, PASSWORD, troubleOf, type Visitor } from '../support/app.js';
import { onBoth } from '../support/stores.js';

const wrong = (visitor: Visitor, name = 'Anna', from?: string) =>
  visitor.post('/api/login', { name, password: 'not the right one' }, from === undefined ? {} : { from });
const right = (visitor: Visitor, name = 'Anna', from?: string) =>
  visitor.post('/api/login', { name, password: PASSWORD }, from === undefined ? {} : { from });
const failed = async (times: number, attempt: (n: number) => Promise<{ readonly status: number }>) => {
  for (let n = 0; n < times; n++) expect((await attempt(n)).status).toBe(401);
};

onBoth('failing', fresh => {
  test('contracts 5: after ten failures a name has to wait, longer each time, wherever they came from', async () => {
    const { member, visitor, house } = await freshApp(await fresh());
    await member('Anna');
    const thief = visitor();
    await failed(10, n => wrong(thief, 'Anna', `10.0.0.${n}`));
    const held = await wrong(thief, 'ANNA', '10.0.1.1');
    expect([held.status, troubleOf(held)]).toEqual([429, { code: 'too-fast', facts: { wait: 30 } }]);
    expect(held.headers['retry-after']).toBe('30');
    // Even the right password has to wait.
    expect((await right(visitor(), 'Anna', '10.0.1.2')).status).toBe(429);
    house.clock.pass(30_000);
    await failed(1, () => wrong(thief, 'Anna', '10.0.1.3'));
    expect(troubleOf(await wrong(thief, 'Anna', '10.0.1.4'))).toMatchObject({ facts: { wait: 60 } });
    house.clock.pass(60_000);
    expect((await right(visitor(), 'Anna', '10.0.1.5')).status).toBe(200);
    // Who has got in begins anew.
    await failed(10, n => wrong(thief, 'Anna', `10.0.2.${n}`));
  });

  test('contracts 5: nobody has to wait longer than a quarter of an hour', async () => {
    const { visitor, house } = await freshApp(await fresh());
    const thief = visitor();
    await failed(20, async n => {
      house.clock.pass(15 * 60_000);
      return wrong(thief, 'Anna', `10.0.0.${n}`);
    });
    expect(troubleOf(await wrong(thief))).toMatchObject({ facts: { wait: 900 } });
  });

  test('contracts 5: a day without failures is forgotten', async () => {
    const { visitor, house } = await freshApp(await fresh());
    const thief = visitor();
    await failed(9, n => wrong(thief, 'Anna', `10.0.0.${n}`));
    house.clock.pass(24 * 3_600_000 + 1);
    await failed(10, n => wrong(thief, 'Anna', `10.0.1.${n}`));
    expect((await wrong(thief)).status).toBe(429);
  });

  test('contracts 5: one address may not try many names, and gets no better by a name of its own', async () => {
    const { member, visitor } = await freshApp(await fresh());
    await member('Zoe');
    const thief = visitor('10.0.0.1');
    await failed(5, n => wrong(thief, `Name ${n}`));
    expect((await right(thief, 'Zoe')).status).toBe(200);
    await failed(5, n => wrong(thief, `Other ${n}`));
    expect((await wrong(thief, 'Another')).status).toBe(429);
    expect((await right(visitor('10.0.0.2'), 'Zoe')).status).toBe(200);
  });

  test('contracts 5: a whole range of long addresses is one', async () => {
    const { visitor } = await freshApp(await fresh());
    await failed(10, n => wrong(visitor(`2001:db8:1:1::${n + 1}`), `Name ${n}`));
    expect((await wrong(visitor('2001:db8:1:1:ffff::1'), 'Another')).status).toBe(429);
    expect((await wrong(visitor('2001:db8:1:2::1'), 'Another')).status).toBe(401);
  });

  test('contracts 5: behind a proxy of ours the address is what it says, before it whatever asks', async () => {
    const store = await fresh();
    const behind = await freshApp(store, { config: { proxies: 1 } });
    const ask = (n: number, headers: Record<string, string>, visitor: Visitor) =>
      visitor.post('/api/login', { name: `Name ${n}`, password: 'not the right one' }, { headers });
    await failed(12, n => ask(n, { 'x-forwarded-for': `9.9.9.9, 10.0.0.${n}` }, behind.visitor()));
    const plain = await freshApp(store);
    await failed(10, n => ask(100 + n, { 'x-forwarded-for': `10.1.0.${n}` }, plain.visitor('10.2.0.1')));
    expect((await ask(200, { 'x-forwarded-for': '10.1.0.99' }, plain.visitor('10.2.0.1'))).status).toBe(429);
  });

  test('contracts 5: many attempts at once are counted one by one', async () => {
    const { member, visitor } = await freshApp(await fresh());
    await member('Anna');
    const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => wrong(visitor(`10.0.0.${n}`))));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('contracts 5: what is counted in one process is known in all', async () => {
    const store = await fresh();
    const [one, other] = [await freshApp(store), await freshApp(store)];
    await failed(10, n => wrong(one.visitor(`10.0.0.${n}`)));
    expect((await wrong(other.visitor('10.0.1.1'))).status).toBe(429);
  });

  test('contracts 5: the old password cannot be guessed from within either', async () => {
    const { member } = await freshApp(await fresh());
    const anna = await member('Anna');
    const guess = () => anna.put('/api/me/password', { old: 'not the right one', password: 'battery staple' });
    await failed(10, guess);
    expect((await guess()).status).toBe(429);
    expect((await anna.put('/api/me/mail', { mail: null, password: PASSWORD })).status).toBe(429);
  });

  test('contracts 5: letters are asked for slowly, known address or not', async () => {
    const { member, visitor, house } = await freshApp(await fresh());
    await member('Anna', 'anna@example.org');
    for (const mail of ['anna@example.org', 'nobody@example.org']) {
      const ask = (n: number) =>
        visitor().post('/api/password/forgotten', { mail }, { from: `10.${mail.length}.0.${n}` });
      for (let n = 0; n < 10; n++) expect((await ask(n)).status).toBe(202);
      const held = await ask(10);
      expect([held.status, troubleOf(held)]).toEqual([429, { code: 'too-fast', facts: { wait: 30 } }]);
    }
    // Asked ten times, written once.
    expect(house.jobs.waiting.size).toBe(2);
  });

  test('contracts 5: neither names nor addresses lie open in what is counted', async () => {
    const { visitor, house } = await freshApp(await fresh());
    await wrong(visitor('10.9.8.7'), 'anna@example.org');
    const rows = await house.store.read(db => db.selectFrom('throttles').selectAll().execute());
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/anna|10\.9/);
  });

  test('contracts 5: one address brings so many newcomers in an hour, and asks so much in a minute', async () => {
    const { visitor } = await freshApp(await fresh(), { limits: { requests: 5, newcomers: 2 } });
    const come = (from: string) => visitor(from).post('/api/guests', {});
    expect([(await come('10.0.0.1')).status, (await come('10.0.0.1')).status]).toEqual([201, 201]);
    const held = await come('10.0.0.1');
    expect([held.status, troubleOf(held)]).toEqual([429, { code: 'too-fast', facts: { wait: 3600 } }]);
    expect((await come('10.0.0.2')).status).toBe(201);

    const look = (from: string) => visitor(from).get('/api/people/zoe');
    for (let n = 0; n < 5; n++) expect((await look('10.0.0.3')).status).toBe(404);
    const slow = await look('10.0.0.3');
    expect([slow.status, troubleOf(slow)]).toMatchObject([429, { code: 'too-fast' }]);
    // Unknown places count as well.
    expect((await visitor('10.0.0.3').get('/api/nowhere')).status).toBe(429);
  });

  test('contracts 5: whoever is somebody is counted for himself, wherever he is', async () => {
    const { guest, visitor } = await freshApp(await fresh(), { limits: { requests: 5, newcomers: 9 } });
    const [anna, berta] = [await guest(), await guest()];
    for (let n = 0; n < 5; n++) expect((await anna.get('/api/me', { from: `10.0.0.${n}` })).status).toBe(200);
    expect((await anna.get('/api/me', { from: '10.0.0.9' })).status).toBe(429);
    expect((await berta.get('/api/me')).status).toBe(200);
    expect((await visitor().get('/api/people/zoe')).status).toBe(404);
  });
});
