import { expect, test } from 'vitest';
import { type Finish, recordResults } from '../../src/ratings/store.js';
import { NEWCOMER, updated } from '../../src/ratings/weng-lin.js';
import { onBoth } from '../support/stores.js';
import { addPeople, COLOURS, finishOf, PLAYERS, play, resultsOf, strengthOf } from './scenes.js';

onBoth('results and ratings', fresh => {
  test('contracts 5: a match that counts is kept, and moves the ratings of its people', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob', 'cid');
    await play(store, finishOf('m1', ['ann', 'bob', 'cid']));
    const expected = updated([NEWCOMER, NEWCOMER, NEWCOMER], [1, 2, 3]);
    const rows = await resultsOf(store, 'm1');
    expect(rows).toEqual(
      ['ann', 'bob', 'cid'].map((person, i) => ({
        match: 'm1',
        seat: COLOURS[i],
        game: 'chariots',
        players: 3,
        person,
        bot: null,
        rank: i + 1,
        points: 100 - 10 * i,
        is_rated: 1,
        mu_before: NEWCOMER.mu,
        mu_after: expected[i].mu,
        sigma_after: expected[i].sigma,
        thinking: 10_000 * (i + 1),
        answers: 10,
        ended: 1000,
      })),
    );
    const wins = { game: 'chariots', players: 3, matches: 1, changed: 1000 };
    expect(await strengthOf(store, 'ann')).toEqual({ ...wins, ...expected[0], person: 'ann', wins: 1 });
    expect(await strengthOf(store, 'cid')).toEqual({ ...wins, ...expected[2], person: 'cid', wins: 0 });
  });

  test('contracts 5: once, however often it is told', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob');
    const finish = finishOf('m1', ['ann', 'bob']);
    await play(store, finish);
    const before = [await resultsOf(store, 'm1'), await strengthOf(store, 'ann')];
    await store.tx(tx => recordResults(tx, PLAYERS, finish));
    await store.tx(tx => recordResults(tx, PLAYERS, { ...finish, ended: 2000 }));
    expect([await resultsOf(store, 'm1'), await strengthOf(store, 'ann')]).toEqual(before);
  });

  test('contracts 5: one match after the other builds on the last, tables of another size do not', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob', 'cid');
    await play(store, finishOf('m1', ['ann', 'bob']));
    await play(store, finishOf('m2', ['ann', 'bob', 'cid']));
    await play(store, finishOf('m3', ['bob', 'ann']));
    const [one, two] = updated([NEWCOMER, NEWCOMER], [1, 2]);
    const [bob, ann] = updated([two, one], [1, 2]);
    const [first] = await resultsOf(store, 'm3');
    expect(first).toMatchObject({ person: 'bob', mu_before: two.mu, mu_after: bob.mu, sigma_after: bob.sigma });
    const kept = await store.read(db =>
      db.selectFrom('ratings').selectAll().where('person', '=', 'ann').orderBy('players').execute(),
    );
    expect(kept).toMatchObject([
      { players: 2, mu: ann.mu, matches: 2, wins: 1 },
      { players: 3, matches: 1, wins: 1 },
    ]);
  });

  test('contracts 5: matches that end at the same time do not lose each other', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob', 'cid', 'dan');
    const tables = [
      ['ann', 'bob'],
      ['bob', 'ann'],
      ['cid', 'ann'],
      ['ann', 'dan'],
      ['bob', 'cid'],
      ['dan', 'bob'],
    ];
    await Promise.all(tables.map((table, i) => play(store, finishOf(`m${i}`, table))));
    for (const person of ['ann', 'bob', 'cid', 'dan']) {
      const matches = tables.filter(table => table.includes(person)).length;
      const wins = tables.filter(([winner]) => winner === person).length;
      expect(await strengthOf(store, person)).toMatchObject({ matches, wins });
      // What one match has left him with, the next has found: all but the last are somebody's beginning.
      const rows = await store.read(db => db.selectFrom('results').selectAll().where('person', '=', person).execute());
      const found = rows.map(({ mu_before }) => mu_before);
      const left = rows.map(({ mu_after }) => mu_after);
      expect(new Set(found).size).toBe(matches);
      expect(found.filter(mu => mu !== NEWCOMER.mu && !left.includes(mu))).toEqual([]);
    }
  });

  test('contracts 5: bots count with what they are worth, and stay as they are', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob');
    const table = ['ann', 'bob', 'bot:greedy', 'bot:master'];
    const strengths = { greedy: -500, planner: 0, master: 2000 };
    const listing = {
      game: { id: 'chariots' },
      strength: async () =>
        Object.fromEntries(
          Object.entries(strengths).map(([bot, rating]) => [bot, { rating, interval: [rating, rating] as const }]),
        ),
    };
    await play(store, finishOf('guessed', table));
    const ann = await strengthOf(store, 'ann');
    const rows = await resultsOf(store, 'guessed');
    expect(rows.slice(2)).toMatchObject([
      { bot: 'greedy', person: null, is_rated: 1, mu_before: null, mu_after: null },
      { bot: 'master', person: null, is_rated: 1, mu_before: null, mu_after: null },
    ]);
    expect(await store.read(db => db.selectFrom('ratings').select('person').distinct().execute())).toHaveLength(2);
    // To have beaten a master that strong is worth more.
    const other = await fresh();
    await addPeople(other, 'ann', 'bob');
    await play(other, finishOf('measured', table), { ...PLAYERS, listings: [listing] });
    expect((await strengthOf(other, 'ann'))?.mu).toBeGreaterThan(ann?.mu ?? Number.NaN);
  });

  test('contracts 5: who has left comes in behind those who stayed', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob', 'cid');
    const finish = finishOf('m1', ['ann', 'bob', 'cid']);
    const seats = finish.seats.map(each =>
      each.person === 'cid' ? each : { ...each, bot: 'greedy', lost: 'resigned' as const },
    );
    await play(store, { ...finish, seats, leavers: ['red', 'blue'] });
    expect((await resultsOf(store, 'm1')).map(({ person, bot, rank }) => ({ person, bot, rank }))).toEqual([
      { person: 'cid', bot: null, rank: 2 },
      { person: 'bob', bot: null, rank: 3 },
      { person: 'ann', bot: null, rank: 4 },
    ]);
  });

  const unrated: readonly (readonly [string, readonly string[], Partial<Finish>])[] = [
    ['was not to', ['ann', 'bob'], { match: { id: 'm1', game: 'chariots', terms_json: '{"isRated":false}' } }],
    ['has one person', ['ann', 'bot:greedy'], {}],
    ['has one person twice', ['ann', 'ann', 'bob'], {}],
    ['was hardly played', ['ann', 'bob'], { efforts: { red: { answers: 5, thinking: 1 } } }],
  ];
  test.each(unrated)('contracts 5: a match that %s is kept, and moves nobody', async (_, sitters, changes) => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob');
    await play(store, finishOf('m1', sitters, changes));
    const rows = await resultsOf(store, 'm1');
    expect(rows).toHaveLength(sitters.length);
    for (const row of rows) expect(row).toMatchObject({ is_rated: 0, mu_before: null, mu_after: null });
    expect(await store.read(db => db.selectFrom('ratings').selectAll().execute())).toEqual([]);
  });

  test('contracts 5: nobody undoes a match that counts by leaving the house; he himself keeps no rating', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob', 'gone');
    await store.tx(({ db }) => db.updateTable('persons').set({ gone: 1 }).where('id', '=', 'gone').execute());
    await play(store, finishOf('m1', ['ann', 'bob', 'gone']));
    const expected = updated([NEWCOMER, NEWCOMER, NEWCOMER], [1, 2, 3]);
    expect(await strengthOf(store, 'ann')).toMatchObject({ ...expected[0], matches: 1, wins: 1 });
    expect(await strengthOf(store, 'bob')).toMatchObject({ ...expected[1], matches: 1, wins: 0 });
    expect(await strengthOf(store, 'gone')).toBeUndefined();
  });

  test('contracts 5: of an abandoned match nothing is kept', async () => {
    const store = await fresh();
    await addPeople(store, 'ann', 'bob');
    const finish = finishOf('m1', ['ann', 'bob']);
    await play(store, { ...finish, outcome: { ...finish.outcome, how: 'abandoned' } });
    expect(await resultsOf(store, 'm1')).toEqual([]);
  });
});
