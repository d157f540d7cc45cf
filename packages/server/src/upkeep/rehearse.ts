import type { GameListing } from '@hegemon/host';
import { Match, openMatch } from '@hegemon/kernel';
import { fileOfKept, type KeptPosition, sittersAfter } from '../ledger/editions.js';
import { Ledger } from '../ledger/ledger.js';
import type { Store } from '../store/store.js';

/** What would become of a running match with the rules as they are here. */
export interface Rehearsed {
  readonly match: string;
  readonly game: string;
  readonly edition: number;
  readonly entries: number;
  /**
   * `same`: it goes on as it is. `over`: it goes over to the new edition from its last position. `differs`: an entry would not
   * be what it was. `stuck`: it is of another edition, and its last position was not kept or cannot be brought over.
   */
  readonly what: 'same' | 'over' | 'differs' | 'stuck';
  readonly entry?: number;
  readonly why?: string;
}

/** Replays all running matches on these rules; nothing is changed. */
export async function* rehearse(store: Store, listings: readonly GameListing[]): AsyncGenerator<Rehearsed> {
  const ledger = new Ledger(store);
  const rows = await store.read(db =>
    db.selectFrom('matches').select('id').where('status', '=', 'running').orderBy('id').execute(),
  );
  for (const { id } of rows) {
    const found = await rehearsed(ledger, listings, id);
    if (found) yield found;
  }
}

const rehearsed = async (
  ledger: Ledger,
  listings: readonly GameListing[],
  id: string,
): Promise<Rehearsed | undefined> => {
  const kept = await ledger.read(id);
  if (!kept) return undefined;
  const { game: name, edition, version } = kept.row;
  const about = { match: id, game: name, edition, entries: version };
  const listing = listings.find(({ game }) => game.id === name);
  if (!listing) return { ...about, what: 'stuck', why: 'the game is not known here' };
  const { game } = listing;
  try {
    if (edition === game.edition) {
      const opened = openMatch(game, fileOfKept(kept, await ledger.entries(id)));
      if (opened.ok) return { ...about, what: 'same' };
      const { entry, what } = opened.fault;
      return { ...about, what: 'differs', entry, why: what };
    }
    const text = await ledger.snapshot(id);
    const position = text === undefined ? undefined : (JSON.parse(text) as KeptPosition);
    if (position?.now.entries !== version) {
      return {
        ...about,
        what: 'stuck',
        why: 'its last position was not kept: start the old version once, and stop it',
      };
    }
    new Match(game, {
      id,
      options: kept.options,
      seats: sittersAfter(kept, await ledger.entries(id)),
      seed: kept.seed,
      begins: position.now,
    });
    return { ...about, what: 'over' };
  } catch (fault) {
    return { ...about, what: 'stuck', why: fault instanceof Error ? fault.message : String(fault) };
  }
};
