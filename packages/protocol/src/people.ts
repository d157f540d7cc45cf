import { type Static, Type } from 'typebox';
import { bySeat, count, Id, moment, oneOf, orNull, record, text } from './schema.js';

/** How somebody is shown to others. */
export const PersonLine = record({ id: Id, name: text(40), isGuest: Type.Boolean() });
export type PersonLine = Static<typeof PersonLine>;
export const PersonLines = Type.Array(PersonLine);

/** Letters, digits and a few signs between them; what looks like another's name is found out by the server. */
export const Name = Type.String({ minLength: 2, maxLength: 24 });
const Mail = Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' });
const Password = Type.String({ minLength: 8, maxLength: 200 });

export const GuestWish = record({ name: Type.Optional(Name) });
export const Registration = record({ name: Name, password: Password, mail: Type.Optional(Mail) });
export const Login = record({ name: text(254, 1), password: text(200, 1) });
export const Forgotten = record({ mail: Mail });
/** What stands in the letter that asks whether an address is the right one. */
export const Confirmation = record({ token: text(200, 1) });
export const NewPassword = record({ token: text(100, 1), password: Password });
export const PasswordChange = record({ old: text(200, 1), password: Password });
/** Another address, or none; the password shows that it is really he. */
export const MailChange = record({ mail: orNull(Mail), password: text(200, 1) });

/** With whom somebody wants nothing to do, by name. */
export const Blocking = record({ name: text(100, 1) });

/** From when to when, in minutes of the day, the clock stands still for somebody. */
export const Night = record({ from: count(1439), to: count(1439) });
export const Vacation = record({ from: moment(), to: moment() });

export const Channels = record({
  mail: Type.Boolean(),
  webhook: Type.Boolean(),
  push: Type.Boolean(),
});
export type Channels = Static<typeof Channels>;

/** What somebody may set for himself. */
export const Settings = record({
  language: oneOf(['de', 'en']),
  /** A name of the time zone database. */
  zone: text(60, 1),
  night: orNull(Night),
  vacations: Type.Array(Vacation, { maxItems: 20 }),
  /** Where he is told that it is his turn. */
  notify: Channels,
  /** Several notices within so many minutes become one; 0 tells each at once. */
  digest: count(1440),
  /** When nothing is sent at all; what comes meanwhile is told afterwards. */
  quiet: orNull(Night),
  webhook: orNull(Type.String({ maxLength: 500, pattern: '^https?://' })),
});
export type Settings = Static<typeof Settings>;
export const SettingsChange = Type.Partial(Settings, { additionalProperties: false });
export type SettingsChange = Static<typeof SettingsChange>;

/** What the server knows of whoever asks, for himself. */
export const Me = record({
  id: Id,
  name: text(40),
  isGuest: Type.Boolean(),
  mail: orNull(text(254)),
  /** Before that nothing is sent there but the letter that asks for it. */
  isMailConfirmed: Type.Boolean(),
  created: moment(),
  settings: Settings,
  /** Why the webhook is silent: what its address answered the last times. */
  webhookFault: orNull(text(500)),
  /** With which hooks are signed; null without one. */
  webhookSecret: orNull(text(100)),
});
export type Me = Static<typeof Me>;

export const TokenLine = record({ id: Id, name: text(60), created: moment(), used: orNull(moment()) });
export type TokenLine = Static<typeof TokenLine>;
export const NewToken = record({ name: text(60, 1) });
export const TokenLines = Type.Array(TokenLine);
/** Shown once. */
export const MadeToken = record({ token: text(100), line: TokenLine });

export const PushSubscription = record({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
  keys: record({ p256dh: text(200, 1), auth: text(100, 1) }),
});
export type PushSubscription = Static<typeof PushSubscription>;

export const RatingLine = record({
  game: text(60),
  players: count(20),
  /** The middle of what he is thought to be worth, 1500 being a newcomer, and how far that may be off (95 %). */
  rating: Type.Number(),
  error: Type.Number(),
  matches: count(),
  wins: count(),
});
export type RatingLine = Static<typeof RatingLine>;

/** What everybody may know of a person. */
export const Profile = record({
  person: PersonLine,
  created: moment(),
  ratings: Type.Array(RatingLine),
  statistics: Type.Array(
    record({
      game: text(60),
      players: count(20),
      matches: count(),
      wins: count(),
      /** By seat, matches and wins. */
      seats: bySeat(record({ matches: count(), wins: count() })),
      /** Milliseconds for an answer, on the average. */
      thinking: Type.Number(),
    }),
  ),
});
export type Profile = Static<typeof Profile>;

/** A line in the list of the strongest at a game with so many players. */
export const LeaderLine = record({ person: PersonLine, rating: RatingLine });
export type LeaderLine = Static<typeof LeaderLine>;
