import type { Course, Foresight, Hazard, Hint, Odds, Report, Sight, Thinking, Tick, WhyNot } from '@hegemon/host';
import type { NoUndo, Refusal } from '@hegemon/kernel';
import { type Static, Type } from 'typebox';
import type { Room, TalkLine } from './matches.js';
import type { Patch } from './patch.js';
import type { PersonLine } from './people.js';
import { ActionId, Answer, count, Id, oneOf, record, text } from './schema.js';

/** What may be asked about a match without changing it. */
const courses = Type.Array(Type.Array(Answer, { maxItems: 40 }), { maxItems: 200 });
export const Inquiry = Type.Union([
  record({ what: oneOf(['foresee']), courses }),
  record({ what: oneOf(['why']), thing: Type.Optional(text(100)), kind: Type.Optional(text(100)) }),
  record({ what: oneOf(['odds']), course: Type.Array(Answer, { maxItems: 40 }) }),
  record({ what: oneOf(['hazards', 'hint', 'ticks', 'course', 'report']) }),
  /** The position after an entry. */
  record({ what: oneOf(['position']), at: count() }),
]);
export type Inquiry = Static<typeof Inquiry>;

/** What comes of each. */
export interface Findings {
  readonly foresee: readonly Foresight[];
  readonly why: readonly WhyNot[];
  readonly odds: readonly Odds[];
  readonly hazards: readonly Hazard[];
  readonly hint: Hint | null;
  readonly ticks: readonly Tick[];
  readonly course: Course;
  readonly report: Report;
  readonly position: Sight;
}

/** What a client says on its socket. `id` comes back with the reply. */
export const FromClient = Type.Union([
  /** Shows this match from now on. Whoever has seen version `v` through the eyes `as` gets only what is new. */
  record({ type: oneOf(['watch']), match: Id, v: Type.Optional(count()), as: Type.Optional(text(40)) }),
  record({ type: oneOf(['unwatch']), match: Id }),
  record({ type: oneOf(['act']), match: Id, id: ActionId, n: count(), answer: Answer }),
  record({ type: oneOf(['undo', 'redo', 'reset']), match: Id, id: ActionId, v: count() }),
  record({ type: oneOf(['ask']), match: Id, id: ActionId, inquiry: Inquiry }),
  /** Nobody wants to know any longer. */
  record({ type: oneOf(['never-mind']), id: ActionId }),
  record({ type: oneOf(['say']), match: Id, id: ActionId, channel: text(400, 1), text: text(2000, 1) }),
  record({ type: oneOf(['ping']), id: ActionId }),
]);
export type FromClient = Static<typeof FromClient>;

/** What went wrong outside the rules. The page has the words. */
export const TROUBLES = [
  'malformed', // the message is not one of ours
  'too-large',
  'too-fast',
  'not-signed-in',
  'not-allowed',
  'no-such-match',
  'no-such-person',
  'not-running', // not begun, or over
  'paused',
  'seat-taken',
  'not-your-seat',
  'stale', // the match has gone on meanwhile
  'taken', // a name or mail that somebody has
  'wrong-password',
  'expired',
  'unknown-game',
  'unknown-bot',
  'wrong-options',
  'wrong-file',
  'edition', // of another edition of the rules
  'storage-full',
  'storage-unavailable',
  'thinking-failed',
  'engine-fault',
  'closing', // the server is going down; another is near
] as const;
export interface Trouble {
  readonly code: (typeof TROUBLES)[number];
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

/** What the server says. */
export type FromServer =
  | { readonly type: 'hello'; readonly me: PersonLine | null; readonly build: string; readonly now: number }
  /** The whole of what these eyes see. */
  | { readonly type: 'sight'; readonly match: string; readonly v: number; readonly sight: Sight }
  /** What is new since version `base`; `news` replaces the lines of the chronicle from its number on. */
  | {
      readonly type: 'patch';
      readonly match: string;
      readonly base: number;
      readonly v: number;
      /** Of the table alone; everything else is small. */
      readonly patch: Patch | null;
      readonly last: number;
      readonly undo: Sight['undo'];
      readonly redo: Sight['redo'];
      readonly news: Sight['news'];
      /** When the match is over. */
      readonly serverSeed?: string;
      readonly sitters?: Sight['match']['sitters'];
    }
  | { readonly type: 'room'; readonly match: string; readonly room: Room }
  /** What is new about the room since the last word on it. */
  | { readonly type: 'room-patch'; readonly match: string; readonly patch: Patch }
  /** The match is not there, or not for these eyes. */
  | { readonly type: 'closed'; readonly match: string; readonly trouble: Trouble }
  /** It is on disk, as version `v`. */
  | { readonly type: 'done'; readonly id: string; readonly v: number }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal | NoUndo | Trouble }
  | { readonly type: 'told'; readonly id: string; readonly value: unknown }
  | { readonly type: 'share'; readonly id: string; readonly share: number }
  | { readonly type: 'said'; readonly match: string; readonly line: TalkLine }
  | { readonly type: 'thinking'; readonly match: string; readonly thinking?: Thinking }
  /** Something in the lists of whoever is connected has changed. */
  | { readonly type: 'lists' }
  | { readonly type: 'pong'; readonly id: string; readonly now: number }
  | { readonly type: 'trouble'; readonly trouble: Trouble }
  /** What keeps the server from writing and reading at present, for everybody; nothing when it is over. It heals by itself. */
  | { readonly type: 'records'; readonly trouble: Trouble | null }
  /** The server goes down: connect again at once, somewhere else. */
  | { readonly type: 'bye'; readonly why: 'closing' | 'signed-out' | 'too-slow' };
