import type { GameListing } from '@hegemon/host';
import {
  bad,
  good,
  type MatchFile,
  type Options,
  openMatch,
  type Result,
  readMatchFile,
  type Seat,
  type Snapshot,
} from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';

/** A match that was brought, as far as it can go on here. */
export interface ReadMatch {
  readonly game: string;
  readonly edition: number;
  readonly options: Options;
  readonly seats: readonly Seat[];
  /** Its last position, as text. */
  readonly begins: string;
}

export const wrongFile = (facts: NonNullable<Trouble['facts']>): Result<never, Trouble> =>
  bad({ code: 'wrong-file', facts });

/** What can be seen at a glance. */
export const knownFile = (
  listings: readonly Pick<GameListing, 'game'>[],
  text: string,
): Result<{ readonly file: MatchFile; readonly game: GameListing['game'] }, Trouble> => {
  const file = readMatchFile(text);
  if (!file.ok) return wrongFile({ fault: file.fault.code, path: file.fault.path });
  const listing = listings.find(({ game }) => game.id === file.value.game);
  if (!listing) return bad({ code: 'unknown-game', facts: { game: file.value.game.slice(0, 60) } });
  return file.value.begins ? wrongFile({ fault: 'begins' }) : good({ file: file.value, game: listing.game });
};

/**
 * Plays the file through. That may take very long, and a file is whatever somebody has written: it is done in a thread that
 * can be ended. A file that begins in the middle is not taken: no rules have led to its first position, and whoever wrote
 * it could keep them busy for ever later on.
 */
export const readMatch = (listings: readonly Pick<GameListing, 'game'>[], text: string): Result<ReadMatch, Trouble> => {
  const known = knownFile(listings, text);
  if (!known.ok) return known;
  const { game, file } = known.value;
  const opened = tried(() => openMatch(game, file));
  if (!opened) return wrongFile({ fault: 'broken' });
  if (!opened.ok) return wrongFile({ fault: opened.fault.what, entry: opened.fault.entry });
  const { value: match } = opened;
  if (match.outcome) return bad({ code: 'not-running' });
  const { entries } = match;
  const begins: Snapshot = {
    edition: game.edition,
    entries: entries.length,
    hash: entries[entries.length - 1].hash,
    state: match.state,
  };
  const { options } = match.head;
  return good({ game: game.id, edition: game.edition, options, seats: match.seats, begins: JSON.stringify(begins) });
};

/** Rules that stumble over what somebody has written are no fault of ours. */
const tried = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
