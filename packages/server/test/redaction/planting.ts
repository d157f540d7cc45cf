import {
  commitmentTo,
  type Game,
  type GameState,
  Match,
  type Options,
  type Seat,
  type SeedMaterial,
} from '@hegemon/kernel';
import type { Terms } from '@hegemon/protocol';
import { hashOf } from '../../src/people/secrets.js';
import type { Server } from '../../src/server.js';
import type { MatchRow, SeatRow } from '../../src/store/schema.js';

/** A match as it is laid into a store, without ever having been played there. */
export interface Planted {
  readonly id: string;
  readonly game: Game;
  readonly options: Options;
  readonly seed: SeedMaterial;
  readonly terms: Terms;
  /** The position it begins with. */
  readonly state: GameState;
  /** Of the log that has led to it. */
  readonly entries: number;
  readonly hash: string;
}

const personAt = (seat: string): string => `person-${seat}`;
export const secretOf = (seat: string): string => `secret-of-${seat}`.padEnd(43, '0');

/** The same people on every server, with the same cookies. */
export const plantPeople = async ({ rooms }: Server, seats: readonly string[]): Promise<void> => {
  const { store, clock } = rooms.house;
  const now = clock.now();
  await store.tx(async ({ db }) => {
    for (const seat of seats) {
      const id = personAt(seat);
      const person = { id, name: `Who plays ${seat}`, name_key: id, kind: 'guest' as const, settings_json: '{}' };
      const nothing = { mail: null, mail_key: null, password: null, gone: null };
      await db
        .insertInto('persons')
        .values({ ...person, ...nothing, created: now, seen: now })
        .execute();
      const session = { hash: hashOf(secretOf(seat)), person: id, created: now, seen: now, expires: now + 1e12 };
      await db.insertInto('sessions').values(session).execute();
    }
  });
};

export const plantMatch = async ({ rooms }: Server, planted: Planted): Promise<void> => {
  const { store, clock } = rooms.house;
  const { id, game, options, seed, terms, state, entries, hash } = planted;
  const seats = game.seats(options);
  const sitters = Object.fromEntries(seats.map(seat => [seat, { name: `Who plays ${seat}`, kind: 'person' as const }]));
  const begins = { edition: game.edition, entries, hash, state };
  const match = new Match(game, { id, options, seats: sitters, seed, begins });
  const now = clock.now();
  const row: MatchRow = {
    id,
    game: game.id,
    edition: game.edition,
    status: 'running',
    host: personAt(seats[0]),
    title: 'Planted',
    options_json: JSON.stringify(options),
    terms_json: JSON.stringify(terms),
    seed_json: JSON.stringify(seed),
    commitment: commitmentTo(seed.serverSeed),
    sitters_json: JSON.stringify(sitters),
    begins_json: JSON.stringify(begins),
    version: 1,
    waiting_json: JSON.stringify([...new Set(game.pending(match.state).map(({ seat }) => seat))]),
    outcome_json: null,
    paused: null,
    revision: 1,
    invite: `invite-${id}`,
    is_listed: 1,
    rematch_of: null,
    created: now,
    changed: now,
    started: now,
    ended: null,
  };
  await store.tx(async ({ db }) => {
    await db.insertInto('matches').values(row).execute();
    await db
      .insertInto('seats')
      .values(seats.map((seat, place) => seatRow(id, seat, place)))
      .execute();
    const [first] = match.entries;
    await db
      .insertInto('entries')
      .values({ match: id, n: 0, body: JSON.stringify(first), person: null, at: now })
      .execute();
  });
};

const seatRow = (match: string, seat: Seat, place: number): SeatRow => ({
  match,
  seat,
  place,
  person: personAt(seat),
  bot: null,
  stand_in: null,
  is_ready: 1,
  client_seed: '',
  lost: null,
  bank: 0,
  since: null,
  orders_json: '[]',
  notify_json: null,
  seen_version: 0,
});
