import { expect, test } from 'vitest';
import { hashOf } from '../../src/people/secrets.js';
import { bearer, freshApp, tokenOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';

onBoth('tokens', fresh => {
  test('contracts 5: a token is shown once, kept as a hash, and lets a bot in without our header', async () => {
    const { member, visitor, house } = await freshApp(await fresh());
    const anna = await member('Anna');
    const { token, line } = await tokenOf(anna);
    expect(token).toMatch(/^hgm_[\w-]{43}$/);
    const rows = await house.store.read(db => db.selectFrom('tokens').selectAll().execute());
    expect(rows.map(({ hash }) => hash)).toEqual([hashOf(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await anna.get('/api/me/tokens')).body).toEqual([line]);

    const bot = visitor();
    expect((await bot.get('/api/me', bearer(token))).body).toMatchObject({ id: anna.me.id });
    expect(bot.cookie).toBeUndefined();
    const bare = { headers: { ...bearer(token).headers, 'x-hegemon': '' } };
    expect((await bot.patch('/api/me', { digest: 5 }, bare)).status).toBe(200);
    expect((await anna.get('/api/me/tokens')).body).toEqual([{ ...line, used: house.clock.now() }]);
  });

  test('contracts 5: a token that was dropped opens nothing, and its sockets are told', async () => {
    const { member, visitor, house } = await freshApp(await fresh());
    const [anna, berta] = [await member('Anna'), await member('Berta')];
    const { token, line } = await tokenOf(anna);
    // Not by somebody else.
    expect((await berta.delete(`/api/me/tokens/${line.id}`)).status).toBe(204);
    expect((await berta.get('/api/me/tokens')).body).toEqual([]);
    expect((await visitor().get('/api/me', bearer(token))).status).toBe(200);
    expect(house.relay.told).toEqual([]);
    expect((await anna.delete(`/api/me/tokens/${line.id}`)).status).toBe(204);
    expect((await visitor().get('/api/me', bearer(token))).status).toBe(401);
    expect(house.relay.told).toEqual([{ about: 'signed-out', person: anna.me.id, session: line.id }]);
  });

  test('contracts 5: a wrong token is not made good by a cookie, and other schemes are not ours', async () => {
    const { member } = await freshApp(await fresh());
    const anna = await member('Anna');
    for (const wrong of ['hgm_x', 'x', anna.cookie!])
      expect((await anna.get('/api/me', bearer(wrong))).status).toBe(401);
    expect((await anna.get('/api/me', { headers: { authorization: 'Basic YTpi' } })).status).toBe(200);
    const forged = { headers: { authorization: 'Basic YTpi', 'x-hegemon': '' } };
    expect((await anna.patch('/api/me', { digest: 5 }, forged)).status).toBe(403);
  });

  test('contracts 5: nobody has more than twenty', async () => {
    const { member } = await freshApp(await fresh());
    const anna = await member('Anna');
    for (let n = 0; n < 20; n++) await tokenOf(anna, `bot ${n}`);
    expect((await anna.post('/api/me/tokens', { name: 'one more' })).status).toBe(403);
    expect((await anna.get('/api/me/tokens')).body).toHaveLength(20);
  });
});
