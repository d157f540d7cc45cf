import { bad, openMatch, type Result, readMatchFile, type Snapshot } from '@hegemon/kernel';
import type { Trouble, Upload } from '@hegemon/protocol';
import type { House } from '../house.js';
import { checked, type Plan } from './creating.js';

const wrong = (facts: NonNullable<Trouble['facts']>): Result<never, Trouble> => bad({ code: 'wrong-file', facts });

/**
 * A match that was begun elsewhere and is to go on here, from its last position. Whoever brings it knows everything in it,
 * also the dice to come: it gets new ones, and is never rated.
 */
export const planOfUpload = (
  { listings, bots }: House,
  { file: text, terms, chairs, isListed }: Upload,
): Result<Plan, Trouble> => {
  const file = readMatchFile(text);
  if (!file.ok) return wrong({ fault: file.fault.code, path: file.fault.path });
  const listing = listings.find(({ game }) => game.id === file.value.game);
  if (!listing) return bad({ code: 'unknown-game', facts: { game: file.value.game.slice(0, 60) } });
  const { game } = listing;
  const opened = tried(() => openMatch(game, file.value));
  if (!opened) return wrong({ fault: 'broken' });
  if (!opened.ok) return wrong({ fault: opened.fault.what, entry: opened.fault.entry });
  const match = opened.value;
  if (match.outcome) return bad({ code: 'not-running' });
  const { entries } = match;
  const begins: Snapshot = {
    edition: game.edition,
    entries: entries.length,
    hash: entries[entries.length - 1].hash,
    state: match.state,
  };
  const plan: Plan = {
    game: game.id,
    edition: game.edition,
    title: '',
    options: match.head.options,
    terms,
    seats: match.seats,
    chairs,
    isListed,
    begins: JSON.stringify(begins),
  };
  return checked(plan, name => bots.byName(name) !== undefined);
};

/** A file is whatever somebody has written: rules that stumble over it are no fault of ours. */
const tried = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
