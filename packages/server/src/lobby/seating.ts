import {
  bad,
  good,
  keyOfMatch,
  Match,
  type Result,
  type Seat,
  type SeedMaterial,
  type Sitter,
  type Snapshot,
} from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Kept } from '../ledger/rows.js';
import { note } from '../notices/writing.js';
import type { SeatRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import type { Aftermath, SeatChange } from '../tables/aftermath.js';
import { Live } from '../tables/live.js';
import type { PeopleLines } from '../tables/people-lines.js';
import type { Tables } from '../tables/tables.js';
import { seatOfPerson } from './room.js';
import { isShutOut } from './shut-out.js';

const TRIES = 5;
const NOT_ALLOWED: Trouble = { code: 'not-allowed' };

interface Plan {
  readonly seats: readonly SeatChange[];
  /** Whose lists it changes, besides those who sit there. */
  readonly people?: readonly string[];
  also?(tx: Tx): Promise<void>;
}

/** A table before the first question: who sits down, gets up, is ready; and the beginning, when all are. */
export class Seating {
  readonly #house: House;
  readonly #tables: Tables;
  readonly #aftermath: Aftermath;
  readonly #people: PeopleLines;

  constructor(house: House, tables: Tables, aftermath: Aftermath, people: PeopleLines) {
    this.#house = house;
    this.#tables = tables;
    this.#aftermath = aftermath;
    this.#people = people;
  }

  /** Takes a seat that is free: the one that was named, or the first. */
  join(
    match: string,
    person: string,
    isGuest: boolean,
    wish: { seat?: Seat; invite?: string },
  ): Promise<Result<Seat, Trouble>> {
    return this.#change(match, async kept => {
      const { row, seats, terms } = kept;
      const mine = seatOfPerson(kept, person);
      if (mine !== undefined) return bad({ code: 'seat-taken', facts: { seat: mine } });
      const isInvited = row.is_listed === 1 || row.host === person || wish.invite === row.invite;
      if (!isInvited || (terms.isRated && isGuest) || (await isShutOut(this.#house, kept, person)))
        return bad(NOT_ALLOWED);
      const free = seats.find(each => isFree(each) && (wish.seat === undefined || wish.seat === each.seat));
      if (!free) return bad({ code: 'seat-taken', ...(wish.seat !== undefined && { facts: { seat: wish.seat } }) });
      return good({ value: free.seat, seats: [{ seat: free.seat, person, is_ready: 0, client_seed: '' }] });
    });
  }

  leave(match: string, person: string): Promise<Result<Seat, Trouble>> {
    return this.#change(match, async kept => {
      const seat = seatOfPerson(kept, person);
      if (seat === undefined) return bad({ code: 'not-your-seat' });
      return good({ value: seat, seats: [{ seat, person: null, is_ready: 0, client_seed: '' }], people: [person] });
    });
  }

  /** The host sends somebody away, or gives a seat to a bot, or frees it. */
  arrange(match: string, host: string, seat: Seat, bot: string | null): Promise<Result<Seat, Trouble>> {
    return this.#change(match, async kept => {
      if (kept.row.host !== host) return bad(NOT_ALLOWED);
      const row = kept.seats.find(each => each.seat === seat);
      if (!row) return bad({ code: 'not-your-seat' });
      if (bot !== null && !this.#house.bots.byName(bot)) return bad({ code: 'unknown-bot', facts: { bot } });
      const people = row.person === null ? [] : [row.person];
      return good({ value: seat, seats: [{ seat, person: null, bot, is_ready: 0, client_seed: '' }], people });
    });
  }

  /** When all are ready it begins. Each may add to the dice what nobody else can foresee. */
  ready(match: string, person: string, isReady: boolean, clientSeed = ''): Promise<Result<Seat, Trouble>> {
    return this.#change(match, async kept => {
      const seat = seatOfPerson(kept, person);
      if (seat === undefined) return bad({ code: 'not-your-seat' });
      return good({
        value: seat,
        seats: [{ seat, is_ready: isReady ? 1 : 0, client_seed: isReady ? clientSeed : '' }],
      });
    });
  }

  /** Takes an open match off the table. */
  async cancel(match: string, host: string): Promise<Result<true, Trouble>> {
    return this.#tables.queued(match, () =>
      this.#house.store.tx(async tx => {
        const row = await tx.db
          .selectFrom('matches')
          .select(['host', 'status'])
          .where('id', '=', match)
          .executeTakeFirst();
        if (!row) return bad({ code: 'no-such-match' });
        if (row.host !== host) return bad(NOT_ALLOWED);
        if (row.status !== 'open') return bad({ code: 'not-running' });
        const sitting = await tx.db.selectFrom('seats').select('person').where('match', '=', match).execute();
        for (const table of ['accords', 'talk', 'notes', 'actions', 'seats'] as const) {
          await tx.db.deleteFrom(table).where('match', '=', match).execute();
        }
        await tx.db.deleteFrom('matches').where('id', '=', match).execute();
        for (const { person } of [...sitting, { person: host }]) {
          if (person !== null) await this.#house.relay.tell(tx, { about: 'lists', person });
        }
        await this.#house.relay.tell(tx, { about: 'match', match, version: 0, revision: 0 });
        return good(true);
      }),
    );
  }

  async #change<T>(
    match: string,
    plan: (kept: Kept) => Promise<Result<Plan & { readonly value: T }, Trouble>>,
  ): Promise<Result<T, Trouble>> {
    return this.#tables.queued(match, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        await this.#house.clock.evened?.();
        const kept = await this.#tables.ledger.read(match);
        if (!kept) return bad({ code: 'no-such-match' });
        if (kept.row.status !== 'open') return bad({ code: 'not-running', facts: { status: kept.row.status } });
        const planned = await plan(kept);
        if (!planned.ok) return planned;
        const done = await this.#write(kept, planned.value);
        if (done) return good(planned.value.value);
      }
      return bad({ code: 'stale' });
    });
  }

  async #write(kept: Kept, { seats, people = [], also }: Plan): Promise<boolean> {
    const now = this.#house.clock.now();
    const after: Kept = {
      ...kept,
      seats: kept.seats.map(each => ({ ...each, ...seats.find(({ seat }) => seat === each.seat) })),
    };
    const all = after.seats.flatMap(({ person }) => (person === null ? [] : [person]));
    const lists = [...new Set([...all, ...people, kept.row.host])].sort();
    const news = async (tx: Tx, version: number): Promise<void> => {
      await also?.(tx);
      for (const person of lists) await this.#house.relay.tell(tx, { about: 'lists', person });
      await this.#house.relay.tell(tx, {
        about: 'match',
        match: kept.row.id,
        version,
        revision: kept.row.revision + 1,
      });
    };
    if (!isComplete(after)) {
      const { id: match, version, revision } = kept.row;
      const written = await this.#tables.ledger.append({
        match,
        version,
        revision,
        entries: [],
        change: {},
        seats,
        at: now,
        also: tx => news(tx, version),
      });
      return written === 'written';
    }
    return this.#begin(kept, after, seats, now, news);
  }

  /** The first entry: from now on the log is the match. */
  async #begin(
    kept: Kept,
    after: Kept,
    seats: readonly SeatChange[],
    now: number,
    news: (tx: Tx, version: number) => Promise<void>,
  ): Promise<boolean> {
    const listing = this.#house.listings.find(({ game }) => game.id === kept.row.game);
    if (!listing) throw new Error(`nobody knows a game named ${kept.row.game}`);
    const clientSeeds = Object.fromEntries(
      after.seats.filter(each => each.client_seed !== '').map(each => [each.seat, each.client_seed]),
    );
    const seed: SeedMaterial = { serverSeed: kept.seed.serverSeed, clientSeeds };
    const sitters = await this.#sitters(after.seats);
    const begins = kept.begins && this.#recast(kept, kept.begins, seed, after.seats);
    const head = { id: kept.row.id, options: kept.options, seats: sitters, seed, ...(begins && { begins }) };
    const match = new Match(listing.game, head);
    const live = new Live(listing, match, kept);
    const people = after.seats.flatMap(({ person }) => (person === null ? [] : [person])).sort();
    const writing = this.#aftermath.of(live, 0, now, {
      person: null,
      change: {
        status: 'running',
        sitters_json: JSON.stringify(sitters),
        seed_json: JSON.stringify(seed),
        ...(begins && { begins_json: JSON.stringify(begins) }),
        edition: listing.game.edition,
        started: now,
      },
      seats,
      also: async tx => {
        for (const person of people) {
          await note(tx, this.#house, { person, match: kept.row.id, kind: 'match-begins', facts: { version: 1 } });
        }
        await news(tx, 1);
      },
    });
    return (await this.#tables.ledger.append(writing)) === 'written';
  }

  /** What came from elsewhere goes on with dice of ours. */
  #recast({ row }: Kept, begins: Snapshot, seed: SeedMaterial, seats: readonly SeatRow[]): Snapshot {
    const listing = this.#house.listings.find(({ game }) => game.id === row.game);
    if (!listing) throw new Error(`nobody knows a game named ${row.game}`);
    const key = keyOfMatch(
      seed,
      row.id,
      seats.map(({ seat }) => seat),
    );
    return { ...begins, state: listing.game.recast(begins.state as never, key) };
  }

  async #sitters(seats: readonly SeatRow[]): Promise<Record<Seat, Sitter>> {
    const lines = await this.#people.of(seats.flatMap(({ person }) => (person === null ? [] : [person])));
    const sitterOf = ({ person, bot }: SeatRow): Sitter =>
      person === null ? { name: bot ?? '', kind: 'bot' } : { name: lines.get(person)?.name ?? '', kind: 'person' };
    return Object.fromEntries(seats.map(row => [row.seat, sitterOf(row)]));
  }
}

const isFree = ({ person, bot }: SeatRow): boolean => person === null && bot === null;
/** Every seat is taken, and every person is ready. */
const isComplete = ({ seats }: Kept): boolean =>
  seats.every(({ person, bot, is_ready }) => bot !== null || (person !== null && is_ready === 1));
