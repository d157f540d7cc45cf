import { type GameListing, textOfFile } from '@hegemon/host';
import {
  bad,
  type Entry,
  FORMAT,
  good,
  Match,
  type MatchFile,
  type Result,
  type Seat,
  type Sitter,
  type Snapshot,
  satIn,
} from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { Store } from '../store/store.js';
import type { Kept } from './rows.js';

/** What is kept beside the log of a match: to go on quickly with the same rules, and to go on at all with later ones. */
export interface KeptPosition {
  readonly cached: unknown;
  readonly now: Snapshot;
}

/** The log as it lies there, without any rules. */
export const fileOfKept = (
  { row, options, sitters, seed, begins, outcome }: Kept,
  entries: readonly Entry[],
): MatchFile => ({
  format: FORMAT,
  game: row.game,
  edition: row.edition,
  id: row.id,
  options,
  seats: sitters ?? {},
  commitment: row.commitment,
  seed,
  ...(begins && { begins }),
  entries,
  ...(outcome && { result: outcome }),
});

/**
 * A match that an earlier edition of the rules has left goes on with the present one: from its last position, which becomes
 * the beginning of a new log. The old log is put away as the file that the old edition can verify.
 */
export const goOver = async (
  store: Store,
  { game }: GameListing,
  kept: Kept,
  entries: readonly Entry[],
  position: KeptPosition | undefined,
  at: number,
): Promise<Result<true, Trouble>> => {
  const { row } = kept;
  const facts = { saved: row.edition, now: game.edition };
  const isAtHand = position?.now.entries === row.version && position.now.edition === row.edition;
  if (row.status !== 'running' || !position || !isAtHand || row.edition > game.edition)
    return bad({ code: 'edition', facts });
  const sitters = sittersAfter(kept, entries);
  const head = { id: row.id, options: kept.options, seats: sitters, seed: kept.seed, begins: position.now };
  let match: Match<typeof kept.options, never, unknown>;
  try {
    match = new Match(game as never, head);
  } catch {
    return bad({ code: 'edition', facts });
  }
  const body = textOfFile(fileOfKept(kept, entries));
  await store.tx(async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable('matches')
      .set({
        edition: game.edition,
        sitters_json: JSON.stringify(sitters),
        begins_json: JSON.stringify(position.now),
        version: 1,
        revision: row.revision + 1,
        waiting_json: JSON.stringify([...new Set(match.pending.map(({ seat }) => seat))]),
        changed: at,
      })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('revision', '=', row.revision)
      .executeTakeFirst();
    // Another process has done it already.
    if (numUpdatedRows === 0n) return;
    await db.insertInto('archives').values({ match: row.id, edition: row.edition, body, at }).execute();
    await db.deleteFrom('entries').where('match', '=', row.id).execute();
    await db.deleteFrom('snapshots').where('match', '=', row.id).execute();
    await db
      .insertInto('entries')
      .values({ match: row.id, n: 0, body: JSON.stringify(match.entries[0]), person: null, at })
      .execute();
  });
  return good(true);
};

/** Who sits where after all that has happened: the new log begins with them. */
export const sittersAfter = ({ sitters }: Kept, entries: readonly Entry[]): Readonly<Record<Seat, Sitter>> => {
  const now: Record<Seat, Sitter> = { ...sitters };
  for (const entry of entries) {
    const sat = satIn(entry);
    if (sat && entry.seat !== undefined) now[entry.seat] = { kind: sat.kind, name: sat.name };
  }
  return now;
};
