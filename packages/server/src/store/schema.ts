import type { Generated } from 'kysely';

/**
 * What lies in the database, the same in both kinds. Times are milliseconds since 1970, truths are 0 and 1, and what is
 * named `…_json` is JSON as text.
 */
export interface Schema {
  readonly persons: PersonRow;
  readonly sessions: SessionRow;
  readonly tokens: TokenRow;
  readonly resets: ResetRow;
  readonly blocks: BlockRow;
  readonly pushes: PushRow;
  readonly throttles: ThrottleRow;
  readonly matches: MatchRow;
  readonly seats: SeatRow;
  readonly entries: EntryRow;
  readonly snapshots: SnapshotRow;
  readonly archives: ArchiveRow;
  readonly actions: ActionRow;
  readonly accords: AccordRow;
  readonly talk: TalkRow;
  readonly notes: NoteRow;
  readonly jobs: JobRow;
  readonly notices: NoticeRow;
  readonly ratings: RatingRow;
  readonly results: ResultRow;
  readonly presence: PresenceRow;
  readonly facts: FactRow;
}

export interface PersonRow {
  id: string;
  name: string;
  /** The name without case and look-alikes: unique. */
  name_key: string;
  kind: 'guest' | 'member';
  mail: string | null;
  /** Unique among members, lower case. */
  mail_key: string | null;
  password: string | null;
  created: number;
  seen: number;
  /** Set when somebody has left for good: his name is shown as that of nobody. */
  gone: number | null;
  settings_json: string;
}
interface SessionRow {
  /** SHA-256 of what the cookie holds. */
  hash: string;
  person: string;
  created: number;
  seen: number;
  expires: number;
}
interface TokenRow {
  id: string;
  hash: string;
  person: string;
  name: string;
  created: number;
  used: number | null;
}
interface ResetRow {
  hash: string;
  person: string;
  expires: number;
}
interface BlockRow {
  person: string;
  other: string;
  created: number;
}
export interface PushRow {
  endpoint: string;
  person: string;
  keys_json: string;
  created: number;
  failures: number;
}
/** How often somebody has failed at something lately; shared by all processes. */
interface ThrottleRow {
  key: string;
  count: number;
  until: number;
}

type MatchStatus = 'open' | 'running' | 'over';
export interface MatchRow {
  id: string;
  game: string;
  edition: number;
  status: MatchStatus;
  host: string;
  title: string;
  options_json: string;
  /** Everything agreed at set-up: pace, time-out, watching, rated, hints. */
  terms_json: string;
  /** Server seed and client seeds; never leaves the server before the end. */
  seed_json: string;
  commitment: string;
  /** Sitters as they were when it began: part of the chain. Null before. */
  sitters_json: string | null;
  begins_json: string | null;
  /** How many entries there are. */
  version: number;
  /** Seats whose answers are awaited. */
  waiting_json: string;
  outcome_json: string | null;
  /** Since when everything stands still by consent; null while it runs. */
  paused: number | null;
  /** Counts every change of what is not in the log: seats, clocks, accords. */
  revision: number;
  invite: string;
  is_listed: number;
  rematch_of: string | null;
  created: number;
  changed: number;
  started: number | null;
  ended: number | null;
}
export interface SeatRow {
  match: string;
  seat: string;
  /** In the order of the game. */
  place: number;
  person: string | null;
  bot: string | null;
  /** For whom a bot plays at present, and since when nobody came back. */
  stand_in: string | null;
  is_ready: number;
  client_seed: string;
  /** He has given up or was out of time; the seat is played by a bot. */
  lost: 'resigned' | 'forfeit' | null;
  /** What is left of his bank when nobody is thinking, and since when he is; null while he is not asked. */
  bank: number;
  since: number | null;
  orders_json: string;
  /** Notices for this match: null as everywhere, otherwise as chosen. */
  notify_json: string | null;
  /** The last version this seat's person has been shown. */
  seen_version: number;
}
export interface EntryRow {
  match: string;
  n: number;
  /** The entry as in a match file. */
  body: string;
  /** Who gave it, if it was a person. */
  person: string | null;
  at: number;
}
interface SnapshotRow {
  match: string;
  n: number;
  body: string;
}
/** The log of a match as an earlier edition of the rules has left it: a match file, with all its secrets. */
interface ArchiveRow {
  match: string;
  edition: number;
  body: string;
  at: number;
}
/** What a client has asked for under an id of its own, and what came of it. */
interface ActionRow {
  match: string;
  person: string;
  id: string;
  version: number;
  at: number;
}
export interface AccordRow {
  id: string;
  match: string;
  kind: string;
  seat: string;
  arg_json: string;
  votes_json: string;
  status: 'open' | 'agreed' | 'declined' | 'withdrawn' | 'void';
  created: number;
  ended: number | null;
}
export interface TalkRow {
  id: Generated<number>;
  match: string;
  /** `table`, or the seats that hear it, sorted and joined by commas. */
  channel: string;
  person: string;
  seat: string | null;
  text: string;
  at: number;
  /** The client's own id, so that resending is harmless. */
  action: string;
}
interface NoteRow {
  match: string;
  person: string;
  text: string;
}
export interface JobRow {
  key: string;
  kind: string;
  payload_json: string;
  run_at: number;
  locked_until: number;
  locked_by: string | null;
  attempts: number;
  /** Raised whenever the job is set anew: whoever finishes an older one leaves the row alone. */
  revision: number;
  error: string | null;
}
export interface NoticeRow {
  id: Generated<number>;
  person: string;
  match: string | null;
  kind: string;
  facts_json: string;
  at: number;
  sent: number | null;
}
export interface RatingRow {
  game: string;
  players: number;
  person: string;
  mu: number;
  sigma: number;
  matches: number;
  wins: number;
  changed: number;
}
/** One line for each seat of a finished match, for statistics. */
export interface ResultRow {
  match: string;
  seat: string;
  game: string;
  players: number;
  person: string | null;
  bot: string | null;
  rank: number;
  points: number;
  is_rated: number;
  mu_before: number | null;
  mu_after: number | null;
  sigma_after: number | null;
  thinking: number;
  answers: number;
  ended: number;
}
/** Who is connected where; a process that dies takes its rows with it when their time is up. */
interface PresenceRow {
  process: string;
  person: string;
  sockets: number;
  until: number;
}
/** Things there is one of: keys of the server, the edition of a game at the last start. */
interface FactRow {
  name: string;
  value: string;
}
