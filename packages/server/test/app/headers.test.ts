import { expect, test } from 'vitest';
import { freshApp } from '../support/app.js';
import { onBoth } from '../support/stores.js';

/** What the page is served with where there is no server behind it. */
const { SECURITY } = (await import(new URL('../../../web/serve/headers.mjs', import.meta.url).href)) as {
  readonly SECURITY: Readonly<Record<string, string>>;
};

onBoth('headers', fresh => {
  const lower = Object.fromEntries(Object.entries(SECURITY).map(([name, value]) => [name.toLowerCase(), value]));
  const policyOf = (headers: Readonly<Record<string, unknown>>) =>
    new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map(each => {
          const [name, ...values] = each.trim().split(' ');
          return [name, values.join(' ')];
        }),
    );

  test('contracts 5: a browser may do with us what it may do with the page, and talk to our socket', async () => {
    const { visitor } = await freshApp(await fresh());
    for (const path of ['/api/me', '/nowhere']) {
      const { headers } = await visitor().get(path, { headers: { host: 'here.example:4170' } });
      const { 'content-security-policy': policy, ...others } = lower;
      expect(headers).toMatchObject(others);
      const expected = policyOf({ 'content-security-policy': policy });
      expected.set('connect-src', "'self' ws://here.example:4170 wss://here.example:4170");
      expect(policyOf(headers)).toEqual(expected);
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  test('contracts 5: a made-up host writes nothing into the policy', async () => {
    const { visitor } = await freshApp(await fresh());
    const { headers } = await visitor().get('/api/me', { headers: { host: "x; script-src 'unsafe-inline'" } });
    expect(policyOf(headers).get('script-src')).toBe("'self'");
    expect(policyOf(headers).get('connect-src')).toBe("'self' 'self'");
  });

  test('contracts 5: under a public address that counts, and the browser is to stay with the safe one', async () => {
    const { visitor } = await freshApp(await fresh(), { config: { publicUrl: 'https://hegemon.example' } });
    const { headers } = await visitor().get('/api/me');
    expect(policyOf(headers).get('connect-src')).toBe("'self' ws://hegemon.example wss://hegemon.example");
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000$/);
  });
});
