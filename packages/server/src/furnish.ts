import type { Thinker } from '@hegemon/host';
import { Accords } from './accords/accords.js';
import { DEPARTURE, departures } from './accords/departing.js';
import type { House } from './house.js';
import { Lists } from './lobby/lists.js';
import { Seating } from './lobby/seating.js';
import type { Rooms } from './rooms.js';
import { Acting } from './tables/acting.js';
import { Aftermath } from './tables/aftermath.js';
import type { Share } from './tables/budget.js';
import { clockOf } from './tables/clocks.js';
import { Inquiring } from './tables/inquiring.js';
import { PeopleLines } from './tables/people-lines.js';
import { Tables } from './tables/tables.js';
import { Talk } from './talk/talk.js';
import { botTurns } from './thinking/bot-turns.js';
import { timeOuts } from './time/time-outs.js';
import { Hub } from './wire/hub.js';
import { Presence } from './wire/presence.js';

/** Furnishes the rooms: each is given what it needs of the others, and nothing else. */
export const furnish = (house: House, thinker: Thinker, patience?: Share): Rooms => {
  const tables = new Tables(house);
  const people = new PeopleLines(house.store, house.clock);
  const aftermath = new Aftermath(house);
  const acting = new Acting(house, tables, aftermath);
  const inquiring = new Inquiring(house, tables, thinker, patience);
  const seating = new Seating(house, tables, aftermath, people);
  const lists = new Lists(house, people);
  const talk = new Talk(house, tables, people);
  const presence = new Presence(house);
  const accords = new Accords({ house, tables, acting, presence });
  const hub = new Hub({
    house,
    tables,
    people,
    presence,
    clockOf: clockOf(() => house.clock.now()),
    talkLine: id => talk.line(id),
    talkSince: (at, matches) => talk.since(at, matches),
  });
  house.jobs.handle('bot', botTurns(house, tables, acting, thinker));
  house.jobs.handle('clock', timeOuts(house, acting));
  house.jobs.handle(DEPARTURE, departures({ house, accords, seating }));
  return { house, tables, people, acting, accords, inquiring, seating, lists, talk, hub, presence, thinker };
};
