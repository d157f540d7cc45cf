import type { Thinker } from '@hegemon/host';
import type { Accords } from './accords/accords.js';
import type { House } from './house.js';
import type { Lists } from './lobby/lists.js';
import type { Seating } from './lobby/seating.js';
import type { Acting } from './tables/acting.js';
import type { Inquiring } from './tables/inquiring.js';
import type { PeopleLines } from './tables/people-lines.js';
import type { Tables } from './tables/tables.js';
import type { Talk } from './talk/talk.js';
import type { Hub } from './wire/hub.js';
import type { Presence } from './wire/presence.js';

/** The rooms of the server, furnished. */
export interface Rooms {
  readonly house: House;
  readonly tables: Tables;
  readonly people: PeopleLines;
  readonly acting: Acting;
  readonly accords: Accords;
  readonly inquiring: Inquiring;
  readonly seating: Seating;
  readonly lists: Lists;
  readonly talk: Talk;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly thinker: Thinker;
}
