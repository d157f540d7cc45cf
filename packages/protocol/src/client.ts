/** What a browser needs of the protocol: types, patches and the named paces. No checks: the server is trusted. */
export type { Findings, FromClient, FromServer, Inquiry, Trouble } from './live.js';
export type {
  AccordLine,
  ClockLine,
  MatchLine,
  NewAccord,
  NewChair,
  NewMatch,
  Order,
  Room,
  SeatLine,
  TalkLine,
  Upload,
} from './matches.js';
export { PACES } from './paces.js';
export { type Patch, patched } from './patch.js';
export type {
  Channels,
  LeaderLine,
  Me,
  PersonLine,
  Profile,
  PushSubscription,
  RatingLine,
  Settings,
  SettingsChange,
  TokenLine,
} from './people.js';
export type { Pace, Terms } from './terms.js';
