import { record, text } from '@hegemon/protocol';
import { expect, test } from 'vitest';
import { StoreFault, type StoreFaultCode } from '../../src/store/faults.js';
import type { Store } from '../../src/store/store.js';
import { freshApp, PASSWORD, troubleOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';

const malformed = (path: string) => ({ code: 'malformed', facts: { path } });

onBoth('what goes wrong', fresh => {
  test('contracts 5: unknown fields, wrong types and missing ones are refused with their place', async () => {
    const { visitor } = await freshApp(await fresh());
    const good = { name: 'Anna', password: PASSWORD };
    const cases: readonly [unknown, string][] = [
      [{ ...good, isAdmin: true }, '/isAdmin'],
      [{ ...good, kind: 'member' }, '/kind'],
      [{ name: 'Anna' }, '/password'],
      [{ ...good, name: 4711 }, '/name'],
      [{ ...good, name: ['Anna'] }, '/name'],
      [{ ...good, name: { toString: 'Anna' } }, '/name'],
      [{ ...good, name: null }, '/name'],
      [{ ...good, name: 'a'.repeat(25) }, '/name'],
      [{ ...good, password: '1234567' }, '/password'],
      [{ ...good, password: 'x'.repeat(201) }, '/password'],
      [{ ...good, mail: 'nowhere' }, '/mail'],
      [[good], '/'],
      [{ ...good, ['x'.repeat(500)]: 1 }, `/${'x'.repeat(99)}`],
    ];
    for (const [body, path] of cases) {
      const reply = await visitor().post('/api/register', body);
      expect([body, reply.status, troubleOf(reply)]).toEqual([body, 400, malformed(path)]);
    }
    const param = await visitor().post('/api/login', undefined);
    expect([param.status, troubleOf(param)]).toEqual([400, malformed('/')]);
  });

  test('contracts 5: what is no JSON, or none that may be trusted, is refused', async () => {
    const { visitor } = await freshApp(await fresh());
    const headers = { 'content-type': 'application/json' };
    for (const body of [
      '{',
      '',
      '{"name":"Anna","password":"correct horse","__proto__":{"x":1}}',
      '\u0000',
      '1e999x',
    ]) {
      const reply = await visitor().post('/api/login', body, { headers });
      expect([body, reply.status, troubleOf(reply)?.code]).toEqual([body, 400, 'malformed']);
    }
    const xml = await visitor().post('/api/login', '<a/>', { headers: { 'content-type': 'application/xml' } });
    expect([xml.status, troubleOf(xml)]).toEqual([415, { code: 'malformed' }]);
  });

  test('contracts 5: what is too large is not read, unless a route takes it', async () => {
    const { visitor, app } = await freshApp(await fresh());
    const file = 'x'.repeat(70_000);
    app.post(
      '/api/large',
      { config: { who: 'anybody' }, bodyLimit: 100_000, schema: { body: record({ file: text(80_000) }) } },
      async ({ body }) => ({ length: body.file.length }),
    );
    const small = await visitor().post('/api/login', { name: 'Anna', password: file });
    expect([small.status, troubleOf(small)]).toEqual([413, { code: 'too-large' }]);
    expect((await visitor().post('/api/large', { file })).body).toEqual({ length: 70_000 });
    expect((await visitor().post('/api/large', { file: file + file })).status).toBe(413);
  });

  test('contracts 5: a place that is not there is answered like everything else', async () => {
    const { visitor, guest } = await freshApp(await fresh());
    for (const one of [visitor(), await guest()]) {
      for (const [method, path] of [
        ['GET', '/api/nowhere'],
        ['POST', '/api/nowhere'],
        ['GET', '/'],
        ['PUT', '/api/me'],
      ] as const) {
        const { status, body } = await one.ask(method, path);
        expect([method, path, status, body]).toEqual([method, path, 404, { trouble: malformed('url') }]);
      }
    }
    const bent = await visitor().get('/api/people/%E0%A4%A');
    expect([bent.status, troubleOf(bent)?.code]).toEqual([400, 'malformed']);
  });

  test('contracts 5: a fault of ours is told without a word from within, and noted with all of them', async () => {
    const { app, visitor, house } = await freshApp(await fresh());
    app.get('/api/broken/:id', { config: { who: 'anybody' } }, async () => {
      throw new Error('select * from persons where password');
    });
    app.get('/api/odd', { config: { who: 'anybody' } }, async () => {
      throw 'a bare word';
    });
    const reply = await visitor().get('/api/broken/7?secret=1');
    expect([reply.status, reply.body]).toEqual([500, { trouble: { code: 'engine-fault' } }]);
    expect(house.noted).toMatchObject([
      {
        level: 'error',
        facts: { method: 'GET', route: '/api/broken/:id', fault: { message: expect.stringContaining('select') } },
      },
    ]);
    expect((await visitor().get('/api/odd')).body).toEqual({ trouble: { code: 'engine-fault' } });
  });

  test.each<[StoreFaultCode, number, string, string | undefined, string]>([
    ['full', 507, 'storage-full', undefined, 'warn'],
    ['gone', 503, 'storage-unavailable', '2', 'warn'],
    ['busy', 503, 'storage-unavailable', '2', 'warn'],
    ['broken', 500, 'engine-fault', undefined, 'error'],
  ])('contracts 5: a store that is %s is answered by %d', async (code, status, trouble, retryAfter, level) => {
    const store = await fresh();
    const fault = async (): Promise<never> => {
      throw new StoreFault(code, new Error('disk I/O error at /var/lib'));
    };
    const sick: Store = { ...store, tx: fault, read: fault };
    const { visitor, house } = await freshApp(sick);
    const one = Object.assign(visitor(), { cookie: 'A'.repeat(43) });
    for (const reply of [await visitor().post('/api/guests', {}), await one.get('/api/me')]) {
      expect([reply.status, reply.body]).toEqual([status, { trouble: { code: trouble } }]);
      expect(reply.headers['retry-after']).toBe(retryAfter);
    }
    expect(house.noted.map(each => each.level)).toEqual([level, level]);
  });

  test('contracts 5: who asks while the house is being closed is told to go elsewhere', async () => {
    const { app } = await freshApp(await fresh());
    const replies: [number, unknown, string | null][] = [];
    // While it still listens, and ours has been heard.
    app.addHook('preClose', async () => {
      const reply = await fetch(`${app.listeningOrigin}/api/me`);
      replies.push([reply.status, await reply.json(), reply.headers.get('retry-after')]);
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    expect((await fetch(`${app.listeningOrigin}/api/me`)).status).toBe(401);
    await app.close();
    expect(replies).toEqual([[503, { trouble: { code: 'closing' } }, '2']]);
  });
});
