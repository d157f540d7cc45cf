import type { Store } from './store.js';

const read = async (store: Store, name: string): Promise<string | undefined> => {
  const row = await store.read(db =>
    db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst(),
  );
  return row?.value;
};

/** Something there is one of, made once for all processes: who comes second takes what the first has written. */
export const lasting = async (store: Store, name: string, make: () => string): Promise<string> => {
  const kept = await read(store, name);
  if (kept !== undefined) return kept;
  const value = make();
  await store.tx(({ db }) =>
    db
      .insertInto('facts')
      .values({ name, value })
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute(),
  );
  const made = await read(store, name);
  if (made === undefined) throw new Error(`${name} was written and is not there`);
  return made;
};
