import { expect, test } from 'vitest';
import { isOurOrigin } from '../../src/routes/origin.js';
import { freshApp, PASSWORD, troubleOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';

test.each([
  // Without a public address: where it was asked.
  [undefined, 'http://localhost:4170', 'localhost:4170', true],
  [undefined, 'https://here.example', 'here.example', true],
  [undefined, 'https://here.example', 'here.example:443', true],
  [undefined, 'https://evil.example', 'here.example', false],
  [undefined, 'https://here.example.evil', 'here.example', false],
  [undefined, 'http://localhost:9999', 'localhost:4170', false],
  [undefined, 'null', 'here.example', false],
  [undefined, 'file://', '', false],
  [undefined, 'no address', 'here.example', false],
  [undefined, 'https://here.example', undefined, false],
  // With one: that, and beside it other names of the house.
  ['https://here.example/', 'https://here.example', 'here.example', true],
  ['https://here.example', 'https://here.example', 'inner:4170', true],
  ['https://here.example', 'http://here.example', 'here.example', false],
  ['https://here.example', 'http://localhost:4170', 'localhost:4170', true],
  ['https://here.example', 'https://evil.example', 'here.example', false],
  // No browser.
  ['https://here.example', undefined, 'here.example', true],
])('contracts 5: under %s, a page of %s that asks %s: ours is %s', (publicUrl, origin, host, expected) => {
  expect(isOurOrigin({ config: { publicUrl } }, { origin, host })).toBe(expected);
});

onBoth('foreign pages', fresh => {
  const without = { headers: { 'x-hegemon': '' } };
  const from = (origin: string) => ({ headers: { origin, host: 'here.example' } });

  test('contracts 5: nothing is changed by a cookie without our header, or from a foreign page', async () => {
    const { member } = await freshApp(await fresh());
    const anna = await member('Anna');
    const bare = await anna.patch('/api/me', { digest: 5 }, without);
    expect([bare.status, troubleOf(bare)]).toEqual([403, { code: 'not-allowed', facts: { why: 'header' } }]);
    const foreign = await anna.patch('/api/me', { digest: 5 }, from('https://evil.example'));
    expect([foreign.status, troubleOf(foreign)]).toEqual([403, { code: 'not-allowed', facts: { why: 'origin' } }]);
    for (const ask of [without, from('https://evil.example'), from('null')]) {
      expect((await anna.delete('/api/me', ask)).status).toBe(403);
      expect((await anna.post('/api/logout', undefined, ask)).status).toBe(403);
      expect((await anna.post('/api/blocks', { name: 'x' }, ask)).status).toBe(403);
      expect((await anna.put('/api/me/password', { old: PASSWORD, password: PASSWORD }, ask)).status).toBe(403);
    }
    expect((await anna.get('/api/me')).body).toEqual(anna.me);
    expect((await anna.patch('/api/me', { digest: 5 }, from('https://here.example'))).status).toBe(200);
  });

  test('contracts 5: a foreign page cannot sign anybody in either', async () => {
    const { member, visitor } = await freshApp(await fresh());
    await member('Thief');
    const login = { name: 'Thief', password: PASSWORD };
    for (const ask of [without, from('https://evil.example')]) {
      const victim = visitor();
      expect((await victim.post('/api/login', login, ask)).status).toBe(403);
      expect((await victim.post('/api/guests', {}, ask)).status).toBe(403);
      expect((await victim.post('/api/register', { name: 'Anna', password: PASSWORD }, ask)).status).toBe(403);
      expect(victim.cookie).toBeUndefined();
    }
    // As a form would send it.
    const form = { headers: { 'content-type': 'text/plain' } };
    expect((await visitor().post('/api/login', JSON.stringify(login), form)).status).toBe(415);
  });

  test('contracts 5: looking needs no header, and no other page is let in to read', async () => {
    const { member } = await freshApp(await fresh());
    const anna = await member('Anna');
    const { status, headers } = await anna.get('/api/me', from('https://evil.example'));
    expect(status).toBe(200);
    expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const preflight = await anna.ask('OPTIONS', '/api/me', {
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
    });
    expect(preflight.status).toBe(404);
  });
});
