import { games } from '@hegemon/games';
import { commitmentTo, type Entry, FORMAT, isAnswer, type MatchFile, UNDO, verify } from '@hegemon/kernel';
import { Ledger } from '../../src/ledger/ledger.js';
import type { Kept } from '../../src/ledger/rows.js';
import type { Store } from '../../src/store/store.js';
import type { Acknowledged } from './player.js';

/** A match as it lies in the store, whole, whether it is over or not. */
export interface Stored {
  readonly kept: Kept;
  readonly entries: readonly Entry[];
}
export const storedMatch = async (store: Store, match: string): Promise<Stored> => {
  const ledger = new Ledger(store);
  const kept = await ledger.read(match);
  if (!kept) throw new Error(`there is no match ${match}`);
  return { kept, entries: await ledger.entries(match) };
};

const fileOf = ({ kept, entries }: Stored): MatchFile => ({
  format: FORMAT,
  game: kept.row.game,
  edition: kept.row.edition,
  id: kept.row.id,
  options: kept.options,
  seats: kept.sitters ?? {},
  commitment: commitmentTo(kept.seed.serverSeed),
  seed: kept.seed,
  ...(kept.begins && { begins: kept.begins }),
  entries,
  ...(kept.outcome && { result: kept.outcome }),
});

/** What is wrong with a match by itself: every entry, draw and hash is looked at, and what is told of it in lists. */
export const faultsIn = (stored: Stored): readonly string[] => {
  const { kept, entries } = stored;
  const { row } = kept;
  const game = games.find(each => each.game.id === row.game)?.game;
  if (!game) return [`${row.id}: there is no game ${row.game}`];
  const verdict = verify(game, fileOf(stored));
  return [
    ...(verdict.ok ? [] : [`${row.id} does not verify: ${JSON.stringify(verdict.firstDifference)}`]),
    ...(row.version === entries.length ? [] : [`${row.id} has ${entries.length} entries as version ${row.version}`]),
    ...((row.status === 'over') === (kept.outcome !== undefined) ? [] : [`${row.id} is ${row.status}`]),
  ];
};

const isWhatWasSaid = ({ deed }: Acknowledged, entry: Entry | undefined): boolean => {
  if (deed.type === 'undo') return entry?.kind === UNDO;
  if (deed.type !== 'act' || !entry) return false;
  // A list may lie there in the order of the question.
  const sorted = (arg: unknown): string => JSON.stringify(Array.isArray(arg) ? arg.toSorted() : (arg ?? null));
  const isSpread = typeof deed.answer.arg === 'object' && !Array.isArray(deed.answer.arg);
  return entry.kind === deed.answer.kind && (isSpread || sorted(entry.arg) === sorted(deed.answer.arg));
};

/**
 * Holds what was acknowledged to the people of a match against what lies in the store: each action once, as the version that
 * was named, and no entry by the hand of a person that nobody has asked for.
 */
export const faultsAgainst = async (
  store: Store,
  { kept, entries }: Stored,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const match = kept.row.id;
  const rows = await store.read(db => db.selectFrom('actions').selectAll().where('match', '=', match).execute());
  const talk = await store.read(db => db.selectFrom('talk').select('action').where('match', '=', match).execute());
  const faults: string[] = [];
  for (const each of acknowledged) {
    const { deed, v } = each;
    if (deed.type === 'say') {
      const times = talk.filter(({ action }) => action === deed.id).length;
      if (times !== 1) faults.push(`${match}: what was said under ${deed.id} is there ${times} times`);
      continue;
    }
    const own = rows.filter(({ id }) => id === deed.id);
    if (own.length !== 1 || own[0].version !== v) {
      faults.push(
        `${match}: ${deed.id} is ${JSON.stringify(own.map(row => row.version))}, and was acknowledged as ${v}`,
      );
    } else if (!isWhatWasSaid(each, entries[v - 1])) faults.push(`${match}: entry ${v - 1} is not what was asked for`);
  }
  const byPeople = entries.filter(({ kind, by, seat }) => {
    const isOfPerson = kept.seats.some(row => row.seat === seat && row.bot === null);
    return isOfPerson && by === undefined && (kind === UNDO || isAnswer({ kind }));
  });
  if (byPeople.length !== rows.length) {
    faults.push(`${match}: ${byPeople.length} entries by people, and ${rows.length} actions`);
  }
  const versions = new Set(rows.map(({ version }) => version));
  if (versions.size !== rows.length) faults.push(`${match}: two actions have led to the same version`);
  return faults;
};
