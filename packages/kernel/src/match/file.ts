import { isServerSeed, type SeedMaterial } from '../chance/fairness.js';
import { isArg } from '../choice/given.js';
import type { Game } from '../game.js';
import type { Seat } from '../ids.js';
import type { Options } from '../options.js';
import type { Outcome } from '../outcome.js';
import { bad, good, type Result } from '../result.js';
import type { GameState } from '../state.js';
import type { Heard } from '../tell.js';
import { CONSENT, type Entry, UNDO } from './entry.js';
import type { Sitter } from './head.js';
import type { Match } from './match.js';
import type { SealedSnapshot, Snapshot } from './snapshot.js';

export const FORMAT = 'hegemon-match/1';

/**
 * An entry as one seat may have it while the match is running. `salt` opens the fingerprint of what was said; in place
 * of others' secret answers stands `digest` alone; `unseen` is the fingerprint of draws that nobody saw.
 */
export type SeatEntry = Entry & { readonly salt?: string; readonly digest?: string; readonly unseen?: string };

/** The match file: one readable JSON document. Complete after the end and in local games; otherwise one seat's copy. */
export interface MatchFile {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly edition: number;
  readonly id: string;
  readonly options: Options;
  readonly seats: Readonly<Record<Seat, Sitter>>;
  readonly commitment: string;
  /** Absent in a copy made for a seat while the match is running. */
  readonly seed?: SeedMaterial;
  /** Where the match begins, if it has gone over a change of edition; in a seat's copy only its fingerprint. */
  readonly begins?: Snapshot | SealedSnapshot;
  readonly entries: readonly SeatEntry[];
  readonly result?: Outcome;
  /** Whose copy this is; the following two come with it, since such a copy cannot be replayed. */
  readonly for?: Seat;
  readonly view?: unknown;
  readonly heard?: readonly (readonly Heard[])[];
}

/** What is wrong with a file, and where. */
export interface FileFault {
  readonly code:
    | 'not-json'
    | 'not-a-match-file'
    | 'unknown-format'
    | 'unknown-game'
    | 'other-edition'
    | 'missing'
    | 'wrong-type'
    | 'unknown-field'
    | 'wrong-options';
  readonly path: string;
  readonly given?: string;
  readonly wanted?: string;
}

/** The whole match, with everything needed to replay and verify it. Not to be handed out before the end. */
export const fileOf = <O extends Options, S extends GameState, V>(match: Match<O, S, V>): MatchFile => {
  const { game, head, commitment, entries, outcome } = match;
  return {
    format: FORMAT,
    game: game.id,
    edition: game.edition,
    id: head.id,
    options: head.options,
    seats: head.seats,
    commitment,
    seed: head.seed,
    ...(head.begins && { begins: head.begins }),
    entries: [...entries],
    ...(outcome && { result: outcome }),
  };
};

/** Reads the text of a match file. Every field is checked, and unknown ones are refused, so that nothing slips in. */
export const readMatchFile = (text: string): Result<MatchFile, FileFault> => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return bad({ code: 'not-json', path: '' });
  }
  if (!isRecord(raw) || !('format' in raw)) return bad({ code: 'not-a-match-file', path: '' });
  if (raw.format !== FORMAT) {
    const given = typeof raw.format === 'string' ? raw.format.slice(0, 60) : typeof raw.format;
    return bad({ code: 'unknown-format', path: 'format', given, wanted: FORMAT });
  }
  const fault = checkFields(raw, FILE_FIELDS, '') ?? checkSeats(raw.seats) ?? checkEntries(raw.entries);
  if (fault) return bad(fault);
  if (raw.seed === undefined && raw.for === undefined) return bad({ code: 'missing', path: 'seed' });
  // A whole file shows itself; one seat's copy has no result. What nothing vouches for is not carried along.
  const foreign = isRecord(raw.begins) && (raw.seed === undefined ? 'state' : 'digest') in raw.begins;
  if (foreign) return bad({ code: 'unknown-field', path: 'begins' });
  const stray = (raw.seed === undefined ? ['result'] : ['for', 'view', 'heard']).find(name => name in raw);
  if (stray) return bad({ code: 'unknown-field', path: stray });
  return good(raw as unknown as MatchFile);
};

/** Does this file belong to this game as it is now? */
export const fileFaultFor = (game: Game, file: MatchFile): FileFault | undefined => {
  if (file.game !== game.id)
    return { code: 'unknown-game', path: 'game', given: file.game.slice(0, 60), wanted: game.id };
  if (file.edition !== game.edition) {
    return { code: 'other-edition', path: 'edition', given: `${file.edition}`, wanted: `${game.edition}` };
  }
  const options = game.readOptions(file.options);
  if (!options.ok) {
    return { code: 'wrong-options', path: options.fault.path, wanted: options.fault.allowed.join(', ') };
  }
  const seats = game.seats(options.value);
  const given = Object.keys(file.seats);
  if (given.length !== seats.length || !seats.every(seat => given.includes(seat))) {
    return { code: 'wrong-type', path: 'seats', given: given.join(), wanted: seats.join() };
  }
  if (file.for !== undefined && file.for !== 'spectator' && !seats.includes(file.for)) {
    return { code: 'wrong-type', path: 'for', given: file.for, wanted: seats.join() };
  }
  const stray = Object.keys(file.seed?.clientSeeds ?? {}).find(seat => !seats.includes(seat));
  if (stray !== undefined) return { code: 'unknown-field', path: `seed.clientSeeds.${stray}` };
  return undefined;
};

type Check = (value: unknown) => boolean;
interface Field {
  readonly check: Check;
  readonly wanted: string;
  readonly optional?: true;
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = value => typeof value === 'string' && value.length <= 10_000;
const isCount: Check = value => Number.isSafeInteger(value) && (value as number) >= 0;
const isHash: Check = value => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isDraws: Check = value => Array.isArray(value) && value.length > 0 && value.every(isCount);
const isHeard: Check = value =>
  Array.isArray(value) &&
  value.every(told => Array.isArray(told) && told.every(event => isRecord(event) && isText(event.type)));
const isSeedMaterial: Check = value =>
  isRecord(value) &&
  Object.keys(value).sort().join() === 'clientSeeds,serverSeed' &&
  isServerSeed(value.serverSeed) &&
  isRecord(value.clientSeeds) &&
  Object.values(value.clientSeeds).every(isText);

const isSnapshot: Check = value =>
  isRecord(value) &&
  ['digest,edition,entries,hash', 'edition,entries,hash,state'].includes(Object.keys(value).sort().join()) &&
  isCount(value.edition) &&
  isCount(value.entries) &&
  isHash(value.hash) &&
  (isRecord(value.state) || isHash(value.digest));

const FILE_FIELDS: Readonly<Record<string, Field>> = {
  format: { check: isText, wanted: 'text' },
  game: { check: isText, wanted: 'text' },
  edition: { check: isCount, wanted: 'a number' },
  id: { check: isText, wanted: 'text' },
  options: { check: isRecord, wanted: 'an object' },
  seats: { check: isRecord, wanted: 'an object' },
  commitment: { check: isHash, wanted: '64 hex digits' },
  seed: { check: isSeedMaterial, wanted: 'server seed and client seeds', optional: true },
  begins: { check: isSnapshot, wanted: 'a snapshot', optional: true },
  entries: { check: value => Array.isArray(value) && value.length > 0, wanted: 'a list of entries' },
  result: { check: isRecord, wanted: 'an object', optional: true },
  for: { check: isText, wanted: 'a seat', optional: true },
  view: { check: isRecord, wanted: 'an object', optional: true },
  heard: { check: isHeard, wanted: 'a list of events for each entry', optional: true },
};
const BYS: readonly unknown[] = ['order', 'bot', CONSENT];
const ENTRY_FIELDS: Readonly<Record<string, Field>> = {
  n: { check: isCount, wanted: 'a number' },
  seat: { check: isText, wanted: 'text', optional: true },
  kind: { check: isText, wanted: 'text' },
  arg: { check: isArg, wanted: 'an answer', optional: true },
  drew: { check: isDraws, wanted: 'a list of numbers', optional: true },
  dealt: { check: isDraws, wanted: 'a list of numbers', optional: true },
  at: { check: isText, wanted: 'text', optional: true },
  by: { check: value => BYS.includes(value), wanted: "'order', 'bot' or 'consent'", optional: true },
  redo: { check: isCount, wanted: 'a number', optional: true },
  hash: { check: isHash, wanted: '64 hex digits' },
  salt: { check: isText, wanted: 'text', optional: true },
  digest: { check: isHash, wanted: '64 hex digits', optional: true },
  unseen: { check: isHash, wanted: '64 hex digits', optional: true },
};

const checkFields = (
  raw: Record<string, unknown>,
  fields: Readonly<Record<string, Field>>,
  at: string,
): FileFault | undefined => {
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(fields, name)) return { code: 'unknown-field', path: at + name.slice(0, 60) };
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = raw[name];
    if (value === undefined) {
      if (!field.optional) return { code: 'missing', path: at + name };
    } else if (!field.check(value)) return { code: 'wrong-type', path: at + name, wanted: field.wanted };
  }
  return undefined;
};

const checkSeats = (seats: unknown): FileFault | undefined => {
  for (const [seat, sitter] of Object.entries(seats as Record<string, unknown>)) {
    const holds =
      isRecord(sitter) &&
      Object.keys(sitter).sort().join() === 'kind,name' &&
      isText(sitter.name) &&
      (sitter.kind === 'person' || sitter.kind === 'bot');
    if (!holds)
      return { code: 'wrong-type', path: `seats.${seat.slice(0, 60)}`, wanted: 'a name and a kind (person or bot)' };
  }
  return undefined;
};

const checkEntries = (entries: unknown): FileFault | undefined => {
  const list = entries as readonly unknown[];
  for (let i = 0; i < list.length; i++) {
    const entry = list[i];
    if (!isRecord(entry)) return { code: 'wrong-type', path: `entries[${i}]`, wanted: 'an entry' };
    const fault = checkFields(entry, ENTRY_FIELDS, `entries[${i}].`);
    if (fault) return fault;
    // Only what was given can be taken back by consent; nobody answers by it.
    if (entry.by === CONSENT && entry.kind !== UNDO)
      return { code: 'wrong-type', path: `entries[${i}].by`, wanted: "'order' or 'bot'" };
  }
  return undefined;
};
