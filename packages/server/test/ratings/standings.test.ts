import { expect, test } from 'vitest';
import { standingRoutes } from '../../src/routes/standings.js';
import { freshApp, troubleOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';
import { addPeople, finishOf, play } from './scenes.js';

onBoth('the list of the strongest', fresh => {
  test('contracts 5: everybody may read it, by game and number of players, with what each seat has won', async () => {
    const store = await fresh();
    const { app, house, visitor } = await freshApp(store);
    await app.register(standingRoutes(house));
    await addPeople(store, 'ann', 'bob');
    await play(store, finishOf('m1', ['ann', 'bob']));
    await play(store, finishOf('m2', ['ann', 'bob']));
    const { status, body } = await visitor().get('/api/leaders?game=chariots&players=2');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      leaders: [
        { person: { id: 'ann', name: 'ANN' }, rating: { matches: 2, wins: 2 } },
        { person: { id: 'bob', name: 'BOB' }, rating: { matches: 2, wins: 0 } },
      ],
      seats: { red: { matches: 2, wins: 2 }, blue: { matches: 2, wins: 0 } },
    });
    expect((await visitor().get('/api/leaders?game=chariots&players=3')).body).toEqual({ leaders: [], seats: {} });
  });

  test('contracts 5: a kind of match that is not named in full is refused', async () => {
    const { app, house, visitor } = await freshApp(await fresh());
    await app.register(standingRoutes(house));
    for (const query of ['', '?game=chariots', '?game=chariots&players=two', '?game=chariots&players=2&x=1']) {
      const reply = await visitor().get(`/api/leaders${query}`);
      expect([query, reply.status, troubleOf(reply)?.code]).toEqual([query, 400, 'malformed']);
    }
  });
});
