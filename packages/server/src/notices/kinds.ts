import type { NoticeRow } from '../store/schema.js';

/** Of what somebody is told who is not there. */
export const NOTICE_KINDS = [
  'your-turn',
  'match-begins',
  'match-over',
  'invited',
  'accord', // his consent is asked for
  'time-short', // a quarter of his time is left
  'said', // a word for him alone
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What a notice may hold. All of it is known to everybody at the table: nothing else has a place to lie in. */
export interface NoticeFacts {
  /** The turn of the game. */
  readonly turn?: number;
  /** The phase of the turn, by the id the game's board gives it for a spectator. */
  readonly phase?: string;
  /** How many entries the match had: whoever has been shown it since knows. */
  readonly version?: number;
  /** The id of what his consent is asked for. */
  readonly accord?: string;
}

/** A notice as it lies in the store, read. */
export interface Noted {
  readonly id: number;
  readonly match: string | null;
  readonly kind: NoticeKind;
  readonly facts: NoticeFacts;
  readonly at: number;
  /** Where it has arrived already: `mail`, `webhook`, or `push:` and whose. */
  readonly done: readonly string[];
  readonly until: number;
}

const ID = /^[A-Za-z0-9_-]{1,40}$/;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Taken in one by one, never copied whole: what was given by mistake stays outside. */
export const factsFrom = (given: Readonly<Record<keyof NoticeFacts, unknown>> | NoticeFacts): NoticeFacts => ({
  ...(isCount(given.turn) && { turn: given.turn }),
  ...(isId(given.phase) && { phase: given.phase }),
  ...(isCount(given.version) && { version: given.version }),
  ...(isId(given.accord) && { accord: given.accord }),
});

/** What is kept with the facts. */
interface Course {
  readonly done: readonly string[];
  /** Until when it is somebody's to tell; 0 if it is nobody's. */
  readonly until: number;
}
export const bodyOf = (facts: NoticeFacts, { done, until }: Course = { done: [], until: 0 }): string =>
  JSON.stringify({ ...factsFrom(facts), ...(done.length > 0 && { done }), ...(until > 0 && { until }) });

const isKind = (kind: string): kind is NoticeKind => (NOTICE_KINDS as readonly string[]).includes(kind);

/** Undefined for a kind that an older or newer server may know. */
export const notedOf = (row: Pick<NoticeRow, 'match' | 'kind' | 'facts_json' | 'at'> & { readonly id: number }) => {
  const { id, match, kind, facts_json, at } = row;
  if (!isKind(kind)) return undefined;
  const { done = [], until = 0, ...facts } = JSON.parse(facts_json) as NoticeFacts & Partial<Course>;
  const noted: Noted = { id, match, kind, facts: factsFrom(facts), at, done, until };
  return noted;
};
