import type { Outcome } from '@hegemon/kernel';
import { type Static, Type } from 'typebox';
import { PersonLine } from './people.js';
import {
  ActionId,
  Answer,
  byName,
  bySeat,
  count,
  Id,
  known,
  moment,
  oneOf,
  orNull,
  record,
  SeatName,
  text,
} from './schema.js';
import { Terms } from './terms.js';

/** Who is to sit in a seat: whoever made the match, anybody who comes, or a bot. */
export const NewChair = Type.Union([
  record({ kind: oneOf(['me', 'open']) }),
  record({ kind: oneOf(['bot']), bot: text(60, 1) }),
]);
export type NewChair = Static<typeof NewChair>;

export const NewMatch = record({
  game: text(60, 1),
  title: Type.Optional(text(80)),
  options: byName('^.{1,60}$', Type.Union([text(60), Type.Number(), Type.Boolean()]), 40),
  terms: Terms,
  /** By seat; an `open` one is anybody's who joins. */
  chairs: bySeat(NewChair),
  /** In the list of open matches, or found by its link alone. */
  isListed: Type.Boolean(),
});
export type NewMatch = Static<typeof NewMatch>;

/** A local match that goes on here: its file, whole, and who is to sit where. */
export const Upload = record({
  file: text(8_000_000, 2),
  terms: Terms,
  chairs: bySeat(NewChair),
  isListed: Type.Boolean(),
});
export type Upload = Static<typeof Upload>;

export const Joining = record({ seat: Type.Optional(SeatName), invite: Type.Optional(text(60)) });
export const Readiness = record({
  isReady: Type.Boolean(),
  /** What this seat adds to the dice; nobody else can foresee them then. */
  clientSeed: Type.Optional(Type.String({ maxLength: 100 })),
});

/** A clock. While it runs, what counts is when it will have run out; while it does not, what is left. */
export const ClockLine = record({
  /** Milliseconds left when it was last set going or stopped. */
  left: Type.Integer(),
  isRunning: Type.Boolean(),
  /** When the bank will be empty, nights and vacations counted; null while it does not run, or stands still by consent. */
  until: orNull(moment()),
  /** It stands still at present although he is asked. */
  rests: Type.Optional(oneOf(['night', 'vacation', 'pause'])),
});
export type ClockLine = Static<typeof ClockLine>;

export const PRESENCES = ['here', 'away'] as const;
export const SeatLine = record({
  seat: SeatName,
  person: orNull(PersonLine),
  bot: orNull(text(60)),
  standIn: orNull(text(60)),
  isReady: Type.Boolean(),
  clientSeed: text(100),
  lost: orNull(oneOf(['resigned', 'forfeit'])),
  presence: oneOf(PRESENCES),
  clock: orNull(ClockLine),
});
export type SeatLine = Static<typeof SeatLine>;

/** What needs the consent of others. */
export const ACCORDS = ['draw', 'rewind', 'pause', 'resume', 'replace', 'abandon', 'late'] as const;
export const AccordLine = record({
  id: Id,
  kind: oneOf(ACCORDS),
  /** Who has asked for it. */
  seat: SeatName,
  /** `rewind`: the entry to go back before. `replace`: the seat, and the bot or nobody. `late`: whose time is up. */
  entry: Type.Optional(count()),
  other: Type.Optional(SeatName),
  bot: Type.Optional(text(60)),
  /** Seats whose consent is needed, and what they have said so far. */
  needed: Type.Array(SeatName),
  votes: bySeat(Type.Boolean()),
  status: oneOf(['open', 'agreed', 'declined', 'withdrawn', 'void']),
  created: moment(),
});
export type AccordLine = Static<typeof AccordLine>;
export const NewAccord = record({
  kind: oneOf(['draw', 'rewind', 'pause', 'resume', 'replace', 'abandon']),
  entry: Type.Optional(count()),
  other: Type.Optional(SeatName),
  bot: Type.Optional(text(60, 1)),
});
export type NewAccord = Static<typeof NewAccord>;
export const Vote = record({ agrees: Type.Boolean() });

/** A line in a list of matches. */
export const MatchLine = record({
  id: Id,
  game: text(60),
  title: text(80),
  status: oneOf(['open', 'running', 'over']),
  options: known<Readonly<Record<string, string | number | boolean>>>('The options of the game.'),
  terms: Terms,
  host: PersonLine,
  seats: Type.Array(
    record({ seat: SeatName, person: orNull(PersonLine), bot: orNull(text(60)), standIn: orNull(text(60)) }),
  ),
  waiting: Type.Array(SeatName),
  /** The seat of whoever asks. */
  mine: orNull(SeatName),
  /** Until when whoever asks must answer; null without clock, or when it is not his turn. */
  due: orNull(moment()),
  version: count(),
  created: moment(),
  changed: moment(),
  outcome: orNull(known<Outcome>('How it ended.')),
});
export type MatchLine = Static<typeof MatchLine>;

/** Everything about a match that is not in its log, as whoever asks may know it. */
export const Room = record({
  id: Id,
  /** Counts the changes of what is in here. */
  revision: count(),
  game: text(60),
  edition: count(),
  title: text(80),
  status: oneOf(['open', 'running', 'over']),
  options: known<Readonly<Record<string, string | number | boolean>>>('The options of the game.'),
  terms: Terms,
  host: PersonLine,
  seats: Type.Array(SeatLine),
  mine: orNull(SeatName),
  isHost: Type.Boolean(),
  isListed: Type.Boolean(),
  /** With which others can join; for those who sit at the table. */
  invite: orNull(text(60)),
  commitment: text(64),
  version: count(),
  waiting: Type.Array(SeatName),
  paused: orNull(moment()),
  accords: Type.Array(AccordLine),
  watchers: count(),
  rematchOf: orNull(Id),
  rematch: orNull(Id),
  outcome: orNull(known<Outcome>('How it ended.')),
  created: moment(),
  started: orNull(moment()),
  ended: orNull(moment()),
  /** The time on the server when this was said. */
  now: moment(),
});
export type Room = Static<typeof Room>;

/** An answer to the question with this number. */
export const Act = record({ id: ActionId, n: count(), answer: Answer });
export type Act = Static<typeof Act>;
/** Taking back and giving again; `v` is the version that was seen. */
export const Step = record({ id: ActionId, v: count() });
export type Step = Static<typeof Step>;

/** "Answer for me": until when, and to which questions. */
export const Order = record({
  /** The name of the question, such as a reaction; and what is answered to it, whenever it fits. */
  prompt: text(100, 1),
  answer: Answer,
  /** It is given only where no other answer is possible. */
  ifOnly: Type.Optional(Type.Boolean()),
  /** It ends with this turn of the game; without one it holds until it is withdrawn. */
  untilTurn: Type.Optional(count()),
});
export type Order = Static<typeof Order>;
export const Orders = record({ orders: Type.Array(Order, { maxItems: 40 }) });

export const StandIn = record({ bot: orNull(text(60, 1)) });

export const TalkLine = record({
  id: count(),
  /** `table`, or the seats that hear it, sorted and joined by commas. */
  channel: text(400),
  person: PersonLine,
  seat: orNull(SeatName),
  text: text(2000),
  at: moment(),
});
export type TalkLine = Static<typeof TalkLine>;
export const Saying = record({ id: ActionId, channel: text(400, 1), text: text(2000, 1) });
export const Note = record({ text: text(20_000) });
