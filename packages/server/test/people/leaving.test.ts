import { expect, test } from 'vitest';
import { bearer, freshApp, PASSWORD, tokenOf, troubleOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';

onBoth('leaving', fresh => {
  test('contracts 5: of somebody who has left only a row without a name is left, and his name is free', async () => {
    const left: string[] = [];
    const { member, visitor, house } = await freshApp(await fresh(), {
      leaving: async (tx, person) => {
        const row = await tx.db.selectFrom('persons').select('name').where('id', '=', person).executeTakeFirstOrThrow();
        left.push(row.name);
      },
    });
    const [anna, berta] = [await member('Anna', 'anna@example.org'), await member('Berta')];
    const phone = visitor();
    await phone.post('/api/login', { name: 'Anna', password: PASSWORD });
    const { token } = await tokenOf(anna);
    await anna.post('/api/blocks', { name: 'Berta' });
    await berta.post('/api/blocks', { name: 'Anna' });
    await visitor().post('/api/password/forgotten', { mail: 'anna@example.org' });
    await house.jobs.run();
    expect((await anna.delete('/api/me')).status).toBe(204);

    expect(left).toEqual(['Anna']);
    expect(anna.cookie).toBeUndefined();
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await visitor().get('/api/me', bearer(token))).status).toBe(401);
    expect((await visitor().get('/api/people/Anna')).status).toBe(404);
    for (const name of ['Anna', 'anna@example.org', '–', `gone:${anna.me.id}`]) {
      expect((await visitor().post('/api/login', { name, password: PASSWORD })).status).toBe(401);
    }
    expect((await berta.get('/api/blocks')).body).toEqual([]);
    expect(house.relay.told).toContainEqual({ about: 'signed-out', person: anna.me.id });
    const row = await house.store.read(db =>
      db.selectFrom('persons').selectAll().where('id', '=', anna.me.id).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({
      name: '–',
      mail: null,
      mail_key: null,
      password: null,
      gone: house.clock.now(),
      settings_json: '{}',
    });
    for (const table of ['resets', 'tokens', 'blocks'] as const) {
      expect(await house.store.read(db => db.selectFrom(table).selectAll().execute())).toEqual([]);
    }
    expect((await member('Anna', 'anna@example.org')).me.id).not.toBe(anna.me.id);
  });

  test('contracts 5: what other rooms cannot do is not done at all', async () => {
    const { member } = await freshApp(await fresh(), {
      leaving: async () => {
        throw new Error('he owes us a move');
      },
    });
    const anna = await member('Anna');
    const reply = await anna.delete('/api/me');
    expect([reply.status, troubleOf(reply)]).toEqual([500, { code: 'engine-fault' }]);
    expect((await anna.get('/api/me')).body).toEqual(anna.me);
  });
});
