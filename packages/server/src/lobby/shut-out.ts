import type { House } from '../house.js';
import type { Kept } from '../ledger/rows.js';

/** Nobody has to sit at a table with somebody he has shut out, nor with somebody who has shut him out. */
export const isShutOut = async (
  { store }: Pick<House, 'store'>,
  { row, seats }: Kept,
  person: string,
): Promise<boolean> => {
  const others = [row.host, ...seats.flatMap(each => (each.person === null ? [] : [each.person]))];
  const found = await store.read(db =>
    db
      .selectFrom('blocks')
      .select('person')
      .where(({ and, or, eb }) =>
        or([
          and([eb('person', 'in', others), eb('other', '=', person)]),
          and([eb('person', '=', person), eb('other', 'in', others)]),
        ]),
      )
      .executeTakeFirst(),
  );
  return found !== undefined;
};
