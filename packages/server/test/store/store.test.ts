import { expect, test } from 'vitest';
import { isTaken, StoreFault } from '../../src/store/faults.js';
import { migrate } from '../../src/store/migrate.js';
import { BadUrl, openStore } from '../../src/store/store.js';
import { onBoth } from '../support/stores.js';

onBoth('the store', fresh => {
  test('contracts 5: is brought to its present shape once', async () => {
    const store = await fresh();
    expect(await migrate(store)).toEqual([]);
    expect(await store.read(db => db.selectFrom('matches').selectAll().execute())).toEqual([]);
  });

  test('contracts 5: what is to happen after a transaction happens after it, or never', async () => {
    const store = await fresh();
    const heard: string[] = [];
    const put = (name: string, fails: boolean) =>
      store.tx(async ({ db, after }) => {
        after(() => heard.push(name));
        await db.insertInto('facts').values({ name, value: '' }).execute();
        expect(heard).not.toContain(name);
        if (fails) throw new Error('no');
      });
    await put('a', false);
    await expect(put('b', true)).rejects.toThrow('no');
    expect(heard).toEqual(['a']);
    expect((await store.read(db => db.selectFrom('facts').selectAll().execute())).map(({ name }) => name)).toEqual([
      'a',
    ]);
  });

  test('contracts 5: a row that is there already is told apart from other faults', async () => {
    const store = await fresh();
    const put = () => store.tx(({ db }) => db.insertInto('facts').values({ name: 'x', value: '' }).execute());
    await put();
    const fault = await put().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(fault).toBeInstanceOf(StoreFault);
    expect(isTaken(fault)).toBe(true);
    expect(isTaken(new Error('x'))).toBe(false);
  });

  test('contracts 5: numbers come back as numbers', async () => {
    const store = await fresh();
    const now = Date.now();
    await store.tx(({ db }) => db.insertInto('throttles').values({ key: 'k', count: 3, until: now }).execute());
    expect(await store.read(db => db.selectFrom('throttles').selectAll().executeTakeFirst())).toEqual({
      key: 'k',
      count: 3,
      until: now,
    });
  });
});

test('contracts 4: a database that cannot be named is refused with what would do', () => {
  expect(() => openStore('mysql://root:secret@here/x')).toThrow(BadUrl);
  expect(() => openStore('mysql://root:secret@here/x')).toThrow(/sqlite:<path> or postgres/);
  expect(() => openStore('mysql://root:secret@here/x')).not.toThrow(/secret/);
});
