import {
  bad,
  type Entry,
  fileFaultFor,
  good,
  isSame,
  type MatchFile,
  openMatch,
  type Result,
  readMatchFile,
} from '@hegemon/kernel';
import type { ImportFault } from './desk.js';
import type { Keeper } from './keeper.js';
import { type AnyMatch, type GameListing, type Listed, listingFor } from './listing.js';

/** Reads a match file and plays it through: nothing is taken in that the rules do not vouch for. */
export const readImport = async (
  text: string,
  listings: readonly Listed[],
): Promise<Result<{ readonly listing: GameListing; readonly match: AnyMatch }, ImportFault>> => {
  const file = readMatchFile(text);
  if (!file.ok) return bad({ what: 'file', fault: file.fault });
  const listing = await listingFor(listings, file.value.game);
  if (!listing) return bad({ what: 'unknown-game', game: file.value.game.slice(0, 60) });
  const fault = fileFaultFor(listing.game, file.value) ?? copyFault(file.value);
  if (fault) return bad({ what: 'file', fault });
  try {
    const opened = openMatch(listing.game, file.value);
    return opened.ok ? good({ listing, match: opened.value }) : bad({ what: 'difference', difference: opened.fault });
  } catch (broken) {
    const message = broken instanceof Error ? broken.message : String(broken);
    return bad({ what: 'trouble', trouble: { code: 'broken-record', facts: { message } } });
  }
};

/** One seat's copy of a running match holds too little to be looked at from within. */
const copyFault = ({ seed }: MatchFile) =>
  seed ? undefined : ({ code: 'missing', path: 'seed', wanted: 'a complete match file' } as const);

/** The match of this house that the file is a copy of, and whether the file knows more of it. */
export const knownMatch = async (
  match: AnyMatch,
  keeper: Keeper,
): Promise<{ readonly id: string; readonly isLonger: boolean } | undefined> => {
  for (const { head } of await keeper.list()) {
    if (head.match !== match.head.id || head.commitment !== match.commitment) continue;
    const old = await keeper.read(head.id);
    if (old && agree(old.entries, match.entries)) {
      return { id: head.id, isLonger: match.entries.length > old.entries.length };
    }
  }
  return undefined;
};
/** Each hash covers all before it: where the last common one agrees, everything does. */
const agree = (a: readonly Entry[], b: readonly Entry[]): boolean => {
  const last = Math.min(a.length, b.length) - 1;
  return last >= 0 && isSame(a[last], b[last]);
};
