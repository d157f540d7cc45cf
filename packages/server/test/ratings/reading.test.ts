import { expect, test } from 'vitest';
import { leaders, ratingsOf, seatShares, statisticsOf } from '../../src/ratings/reading.js';
import { onBoth } from '../support/stores.js';
import { addPeople, finishOf, play } from './scenes.js';

onBoth('reading ratings', fresh => {
  test('contracts 5: what a person has is told game by game and size by size', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob', 'cid');
    await play(store, finishOf('m1', ['ann', 'bob']));
    await play(store, finishOf('m2', ['bob', 'ann']));
    await play(store, finishOf('m3', ['bob', 'cid', 'ann']));
    await play(store, finishOf('m4', ['ann', 'bot:random']));
    const ratings = await store.read(db => ratingsOf(db, 'ann'));
    expect(ratings).toMatchObject([
      { game: 'chariots', players: 2, matches: 2, wins: 1 },
      { game: 'chariots', players: 3, matches: 1, wins: 0 },
    ]);
    expect(ratings[1].rating).toBeLessThan(1500);
    expect(Number.isInteger(ratings[1].error)).toBe(true);
    // Matches that do not count are told here all the same.
    expect(await store.read(db => statisticsOf(db, 'ann'))).toEqual([
      {
        game: 'chariots',
        players: 2,
        matches: 3,
        wins: 2,
        seats: { red: { matches: 2, wins: 2 }, blue: { matches: 1, wins: 0 } },
        thinking: 40_000 / 30,
      },
      {
        game: 'chariots',
        players: 3,
        matches: 1,
        wins: 0,
        seats: { green: { matches: 1, wins: 0 } },
        thinking: 3000,
      },
    ]);
    expect(await store.read(db => statisticsOf(db, 'nobody'))).toEqual([]);
    expect(await store.read(db => ratingsOf(db, 'nobody'))).toEqual([]);
  });

  test('contracts 5: seats are compared by what people made of them', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob');
    await play(store, finishOf('m1', ['ann', 'bob']));
    await play(store, finishOf('m2', ['bot:random', 'bob']));
    await play(store, finishOf('m3', ['bob', 'ann', 'bot:random']));
    expect(await store.read(db => seatShares(db, 'chariots', 2))).toEqual({
      red: { matches: 1, wins: 1 },
      blue: { matches: 2, wins: 0 },
    });
    expect(await store.read(db => seatShares(db, 'chess', 2))).toEqual({});
  });

  test('contracts 5: the list of the strongest asks for proof; guests and the gone are not in it', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob', 'cid', 'guest-1', 'gone');
    const rated = (person: string, mu: number, sigma: number) => ({
      game: 'chariots',
      players: 4,
      person,
      mu,
      sigma,
      matches: 5,
      wins: 2,
      changed: 1,
    });
    await store.tx(async ({ db }) => {
      await db.updateTable('persons').set({ gone: 1 }).where('id', '=', 'gone').execute();
      const rows = [rated('ann', 33, 7), rated('bob', 30, 1), rated('guest-1', 50, 1), rated('gone', 50, 1)];
      await db
        .insertInto('ratings')
        .values([...rows, rated('cid', 20, 1), { ...rated('cid', 90, 1), players: 3 }])
        .execute();
    });
    const listed = (limit: number) => store.read(db => leaders(db, 'chariots', 4, limit));
    expect((await listed(10)).map(({ person }) => person.id)).toEqual(['bob', 'ann', 'cid']);
    expect(await listed(1)).toEqual([
      {
        person: { id: 'bob', name: 'BOB', isGuest: false },
        rating: { game: 'chariots', players: 4, rating: 1604, error: 41, matches: 5, wins: 2 },
      },
    ]);
  });
});
