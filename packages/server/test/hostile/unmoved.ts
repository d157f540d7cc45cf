import { openStore, type Store } from '../../src/store/store.js';
import { faultsAgainst, faultsIn, storedMatch } from '../support/in-store.js';
import type { Player } from '../support/player.js';

/** A match, and the honest people in it. */
export interface HonestTable {
  readonly match: string;
  readonly players: readonly Player[];
}

/** Who sits at a table and how, and what they were asked for, whatever is played meanwhile. */
export const besides = (store: Store, match: string): Promise<string> =>
  store.read(async db => {
    const seats = await db
      .selectFrom('seats')
      .select(['seat', 'person', 'bot', 'stand_in', 'lost', 'orders_json', 'notify_json'])
      .where('match', '=', match)
      .orderBy('place')
      .execute();
    const accords = await db
      .selectFrom('accords')
      .select(['id', 'kind', 'votes_json'])
      .where('match', '=', match)
      // With the match ends whatever was asked about it.
      .where('status', 'in', ['open', 'void'])
      .orderBy('id')
      .execute();
    const row = await db
      .selectFrom('matches')
      .select(['host', 'title', 'options_json', 'terms_json', 'seed_json', 'paused', 'invite', 'is_listed'])
      .where('id', '=', match)
      .executeTakeFirst();
    return JSON.stringify({ seats, accords, row });
  });

/** Only what the honest have done is in the log, and nobody has said anything. */
export const faultsOfAll = async (database: string, tables: readonly HonestTable[]): Promise<readonly string[]> => {
  const store = openStore(database);
  const faults: string[] = [];
  try {
    for (const { match, players } of tables) {
      const stored = await storedMatch(store, match);
      const acknowledged = players.flatMap(player => player.acknowledged);
      faults.push(...faultsIn(stored), ...(await faultsAgainst(store, stored, acknowledged)));
      const count = stored.entries.length - 1;
      if (count !== acknowledged.length) {
        faults.push(`${match}: ${count} entries, and ${acknowledged.length} deeds of honest people`);
      }
    }
    const talk = await store.read(db => db.selectFrom('talk').select('id').execute());
    if (talk.length > 0) faults.push(`${talk.length} lines were said that nobody had the right to`);
    const known = new Set(tables.map(({ match }) => match));
    const matches = await store.read(db => db.selectFrom('matches').select('id').execute());
    for (const { id } of matches) if (!known.has(id)) faults.push(`${id}: a match that nobody has begun`);
    return faults;
  } finally {
    await store.close();
  }
};
