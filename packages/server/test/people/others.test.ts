import { expect, test } from 'vitest';
import { hasBlocked } from '../../src/people/blocks.js';
import { freshApp, troubleOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';

onBoth('others', fresh => {
  test('contracts 5: everybody may see a profile, with what the ratings say, and nothing private', async () => {
    const { member, visitor } = await freshApp(await fresh(), {
      standingOf: async person => ({
        ratings: [{ game: person, players: 2, rating: 1500, error: 350.5, matches: 0, wins: 0 }],
        statistics: [],
      }),
    });
    const { me } = await member('Anna', 'anna@example.org');
    expect((await visitor().get('/api/people/aNNa')).body).toEqual({
      person: { id: me.id, name: 'Anna', isGuest: false },
      created: me.created,
      ratings: [{ game: me.id, players: 2, rating: 1500, error: 350.5, matches: 0, wins: 0 }],
      statistics: [],
    });
    const nobody = await visitor().get('/api/people/Zoe');
    expect([nobody.status, troubleOf(nobody)]).toEqual([404, { code: 'no-such-person' }]);
    for (const odd of ["' or '1'='1", '%25', 'An%25', '%00', '..%2f..%2fetc', '<script>'.repeat(9)]) {
      expect([odd, (await visitor().get(`/api/people/${encodeURIComponent(odd)}`)).status]).toEqual([odd, 404]);
    }
  });

  test('contracts 5: a profile without a room that rates is an empty one', async () => {
    const { guest, visitor } = await freshApp(await fresh());
    const { me } = await guest('Jürgen');
    expect((await visitor().get('/api/people/J%C3%BCrgen')).body).toEqual({
      person: { id: me.id, name: 'Jürgen', isGuest: true },
      created: me.created,
      ratings: [],
      statistics: [],
    });
  });

  test('contracts 5: whom somebody has blocked is his own business, and goes one way', async () => {
    const { member, guest, house } = await freshApp(await fresh());
    const [anna, berta, clara] = [await member('Anna'), await member('Berta'), await guest('Clara')];
    const blocked = (one: { me: { id: string } }, other: { me: { id: string } }) =>
      house.store.read(db => hasBlocked(db, one.me.id, other.me.id));
    for (const name of ['clara', 'BERTA', 'Berta']) expect((await anna.post('/api/blocks', { name })).status).toBe(204);
    expect((await anna.get('/api/blocks')).body).toEqual([
      { id: berta.me.id, name: 'Berta', isGuest: false },
      { id: clara.me.id, name: 'Clara', isGuest: true },
    ]);
    expect((await berta.get('/api/blocks')).body).toEqual([]);
    expect([await blocked(anna, berta), await blocked(berta, anna)]).toEqual([true, false]);
    expect(await house.store.tx(({ db }) => hasBlocked(db, anna.me.id, clara.me.id))).toBe(true);

    expect((await anna.delete('/api/blocks/berta')).status).toBe(204);
    expect(await blocked(anna, berta)).toBe(false);
    const self = await anna.post('/api/blocks', { name: 'Anna' });
    expect([self.status, troubleOf(self)]).toEqual([403, { code: 'not-allowed' }]);
    expect((await anna.post('/api/blocks', { name: 'Zoe' })).status).toBe(404);
    expect((await anna.delete('/api/blocks/Zoe')).status).toBe(404);
  });
});
