import { bad, type Entry, FORMAT, type Game, good, type MatchFile, openMatch, type Result } from '@hegemon/kernel';
import type { Trouble } from './desk.js';
import type { AnyMatch } from './listing.js';
import type { KeptHead, KeptMatch, StandIns } from './store.js';

/** The match file, as it is kept: no rules are needed, so a match of another edition can be handed out too. */
export const fileOfRecord = ({ head, standing }: KeptMatch, entries: readonly Entry[]): MatchFile => ({
  format: FORMAT,
  game: head.game,
  edition: head.edition,
  id: head.match,
  options: head.options,
  seats: head.seats,
  commitment: head.commitment,
  seed: head.seed,
  ...(head.begins && { begins: head.begins }),
  entries,
  ...(standing.outcome && { result: standing.outcome }),
});

/** One entry a line, so that people can read it and tools can compare it. */
export const textOfFile = ({ entries, result, ...head }: MatchFile): string => {
  const fields = Object.entries(head).map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  fields.push(` "entries": [\n${entries.map(entry => `  ${JSON.stringify(entry)}`).join(',\n')}\n ]`);
  if (result) fields.push(` "result": ${JSON.stringify(result)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
};

/** What keeps a record from being opened by this edition of this game. */
export const editionTrouble = (head: KeptHead, game: { readonly edition: number } | undefined): Trouble | undefined => {
  if (!game) return { code: 'unknown-game', facts: { game: head.game } };
  if (head.edition === game.edition) return undefined;
  return { code: 'edition', facts: { saved: head.edition, now: game.edition } };
};

/** Plays the record through. Whatever may lie in a store, nothing is thrown. */
export const matchOfRecord = (game: Game, kept: KeptMatch, entries: readonly Entry[]): Result<AnyMatch, Trouble> => {
  try {
    const opened = openMatch(game, fileOfRecord(kept, entries));
    if (opened.ok) return good(opened.value);
    const { entry, what } = opened.fault;
    return bad({ code: 'broken-record', facts: { entry, what } });
  } catch (fault) {
    return bad({ code: 'broken-record', facts: { message: fault instanceof Error ? fault.message : String(fault) } });
  }
};

/** How a match is kept, as it stands now. */
export const recordOf = (
  match: AnyMatch,
  about: Pick<KeptHead, 'id' | 'created' | 'branch' | 'isForeign'>,
  changed: string,
  standIns: StandIns = {},
): KeptMatch => {
  const { game, head, commitment, entries, outcome } = match;
  const { id, created, branch, isForeign } = about;
  return {
    head: {
      id,
      match: head.id,
      game: game.id,
      edition: game.edition,
      options: head.options,
      seats: head.seats,
      commitment,
      seed: head.seed,
      ...(head.begins && { begins: head.begins }),
      created,
      ...(branch && { branch }),
      ...(isForeign && { isForeign }),
    },
    standing: {
      entries: entries.length,
      changed,
      waiting: match.pending.map(({ seat }) => seat),
      ...(outcome && { outcome }),
      ...(Object.keys(standIns).length > 0 && { standIns }),
    },
  };
};
