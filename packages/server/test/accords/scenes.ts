import { games } from '@hegemon/games';
import { type Decision, type Entry, readMatchFile, sampleAnswer, stream, verify } from '@hegemon/kernel';
import type { AccordLine, NewAccord, Pace, Room, Terms } from '@hegemon/protocol';
import { expect } from 'vitest';
import type { TableJobs } from '../../src/jobs/table-jobs.js';
import type { Server, ServerOptions } from '../../src/server.js';
import type { Kind } from '../../src/store/kind.js';
import type { SeatRow } from '../../src/store/schema.js';
import { actionId, type Replied, served, Visitor } from '../support/serving.js';
import { TERMS } from '../support/terms.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const freePace = (more: Partial<Pace> = {}): Pace => ({
  name: 'free',
  bank: 40 * MINUTE,
  increment: 10 * MINUTE,
  cap: 60 * MINUTE,
  nights: false,
  vacation: 0,
  ...more,
});

/** Stands still until it is told to go on. */
export class TestClock {
  #now = Date.UTC(2030, 0, 7, 12);
  now = (): number => this.#now;
  pass(ms: number): void {
    this.#now += ms;
  }
}

export interface Wish {
  /** How many people there are; bots that play by chance sit in the other seats. */
  readonly people: number;
  readonly players?: number;
  readonly terms?: Partial<Terms>;
  readonly isListed?: boolean;
  /** Members in place of guests. */
  readonly areMembers?: boolean;
}

/** A server whose time stands still. */
export const quietServer = async (kind: Kind, options: ServerOptions = {}) => {
  const clock = new TestClock();
  const server = await served(kind, {}, { clock, limits: { requests: 1e6, newcomers: 1e6 }, ...options });
  return { server, clock };
};

/** Somebody at the table. */
export class Player extends Visitor {
  seat = '';
  id = '';
  name = '';
}
const newcomer = async (url: string, name: string, areMembers: boolean): Promise<Player> => {
  const player = new Player(url);
  const come = areMembers
    ? await player.post('/api/register', { name, password: 'correct horse' })
    : await player.post('/api/guests', { name });
  expect(come.status).toBe(201);
  return Object.assign(player, { id: come.body.id, name: come.body.name });
};

let tables = 0;

/** A match that is being played, and everybody at it. */
export class Scene {
  readonly server: Server;
  readonly clock: TestClock;
  readonly match: string;
  readonly players: readonly Player[];
  readonly #random = stream('0'.repeat(32));

  constructor(server: Server, clock: TestClock, match: string, players: readonly Player[]) {
    this.server = server;
    this.clock = clock;
    this.match = match;
    this.players = players;
  }

  static async begun({ server, clock }: { server: Server; clock: TestClock }, wish: Wish): Promise<Scene> {
    const { people, players = people, terms = {}, isListed = true, areMembers = false } = wish;
    tables++;
    const guests: Player[] = [];
    for (const name of ['Ann', 'Bob', 'Cid', 'Dan'].slice(0, people)) {
      guests.push(await newcomer(server.url, `${name} ${tables}`, areMembers));
    }
    const seats = games[0].game.seats(checkedOptions(players));
    const chairs = Object.fromEntries(
      seats.map((seat, i) => {
        if (i === 0) return [seat, { kind: 'me' }];
        return [seat, i < people ? { kind: 'open' } : { kind: 'bot', bot: 'random' }];
      }),
    );
    const [host, ...others] = guests;
    const options = { players, 'short-game': true };
    const made = await host.post('/api/matches', {
      ...{ game: 'time-of-crisis', options, terms: { ...TERMS, ...terms }, chairs, isListed },
    });
    expect(made).toMatchObject({ status: 201 });
    const match: string = made.body.id;
    const { invite } = (await host.get(`/api/matches/${match}`)).body;
    for (const other of others)
      expect(await other.post(`/api/matches/${match}/join`, { invite })).toMatchObject({ status: 200 });
    for (const [i, guest] of guests.entries()) {
      guest.seat = seats[i];
      expect(await guest.post(`/api/matches/${match}/ready`, { isReady: true })).toMatchObject({ status: 200 });
    }
    return new Scene(server, clock, match, guests);
  }

  path(rest: string): string {
    return `/api/matches/${this.match}/${rest}`;
  }
  async room(who: Visitor = this.players[0]): Promise<Room> {
    return (await who.get(`/api/matches/${this.match}`)).body;
  }
  async accords(): Promise<readonly AccordLine[]> {
    return (await this.room()).accords;
  }
  at(seat: string): Player {
    const player = this.players.find(each => each.seat === seat);
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  }

  propose(who: Visitor, wish: NewAccord): Promise<Replied> {
    return who.post(this.path('accords'), wish);
  }
  vote(who: Visitor, accord: string, agrees = true): Promise<Replied> {
    return who.put(this.path(`accords/${accord}/vote`), { agrees });
  }

  /** What somebody is asked, and what he might answer by chance. */
  async sampled(who: Player) {
    const { sight } = (await who.get(this.path('sight'))).body;
    const [decision] = sight.table.decisions as Decision[];
    if (!decision) throw new Error(`${who.seat} is not asked`);
    const { kind, arg } = sampleAnswer(decision, this.#random);
    return { prompt: decision.prompt, n: decision.n, answer: { kind, ...(arg !== undefined && { arg }) } };
  }
  async answer(who: Player): Promise<Replied> {
    const { n, answer } = await this.sampled(who);
    return who.post(this.path('actions'), { id: actionId(), n, answer });
  }
  /** A person who is asked; bots answer before. */
  async asked(): Promise<Player> {
    for (;;) {
      const { waiting, seats } = await this.room();
      const row = seats.find(each => waiting.includes(each.seat) && each.bot === null && each.standIn === null);
      if (row) return this.at(row.seat);
      await this.jobs();
    }
  }
  /** People answer until this one is asked. */
  async until(seat: string): Promise<Player> {
    for (;;) {
      const player = await this.asked();
      if (player.seat === seat) return player;
      expect((await this.answer(player)).body).toHaveProperty('v');
    }
  }
  /** So many answers of people. */
  async played(answers: number): Promise<void> {
    for (let i = 0; i < answers; i++) expect((await this.answer(await this.asked())).body).toHaveProperty('v');
  }

  /** He wants to be told; but not now, so that it stays written down. */
  async listens(who: Player): Promise<void> {
    const wish = { notify: { mail: false, webhook: true, push: false }, quiet: { from: 0, to: 1439 } };
    expect(await who.call('PATCH', '/api/me', wish)).toMatchObject({ status: 200 });
  }
  /** Who is to be told of a kind of thing. */
  async told(kind: string): Promise<readonly { readonly person: string; readonly facts: object }[]> {
    const rows = await this.rows(db =>
      db.selectFrom('notices').selectAll().where('match', '=', this.match).where('kind', '=', kind).execute(),
    );
    return rows.map(({ person, facts_json }) => ({ person, facts: JSON.parse(facts_json) }));
  }

  /** Everything that is due is done, and what comes of it. */
  async jobs(): Promise<void> {
    const jobs = this.server.rooms.house.jobs as TableJobs;
    await jobs.look();
    await jobs.idle();
  }
  async later(ms: number): Promise<void> {
    this.clock.pass(ms);
    await this.jobs();
  }

  rows<T>(read: (db: Server['rooms']['house']['store']['db']) => Promise<T>): Promise<T> {
    return this.server.rooms.house.store.read(read);
  }
  async seatRow(seat: string): Promise<SeatRow> {
    return this.rows(db =>
      db
        .selectFrom('seats')
        .selectAll()
        .where('match', '=', this.match)
        .where('seat', '=', seat)
        .executeTakeFirstOrThrow(),
    );
  }
  async statusOf(accord: string): Promise<string> {
    const row = await this.rows(db =>
      db.selectFrom('accords').select('status').where('id', '=', accord).executeTakeFirstOrThrow(),
    );
    return row.status;
  }
  async entries(): Promise<readonly Entry[]> {
    const rows = await this.rows(db =>
      db.selectFrom('entries').select('body').where('match', '=', this.match).orderBy('n').execute(),
    );
    return rows.map(({ body }) => JSON.parse(body));
  }
  /** What the log says of the table itself, without answers. */
  async deeds(): Promise<readonly object[]> {
    return (await this.entries())
      .filter(({ kind }) => ['undo', 'sit', 'close'].includes(kind))
      .map(({ kind, seat, arg, by }) => ({ kind, ...(seat && { seat }), arg, ...(by && { by }) }));
  }
  /** The job that looks after the clocks: when it is due. */
  async clockJob(): Promise<number | undefined> {
    const row = await this.rows(db =>
      db.selectFrom('jobs').select('run_at').where('key', '=', `clock:${this.match}`).executeTakeFirst(),
    );
    return row?.run_at;
  }

  /** The file as somebody has it holds. */
  async verified(who: Visitor = this.players[0]): Promise<void> {
    const { body } = await who.get(this.path('file'));
    const read = readMatchFile(JSON.stringify(body));
    if (!read.ok) throw new Error(read.fault.code);
    expect(verify(games[0].game, read.value)).toMatchObject({ ok: true });
  }
}

const checkedOptions = (players: number) => {
  const options = games[0].game.readOptions({ players, 'short-game': true });
  if (!options.ok) throw new Error(options.fault.path);
  return options.value;
};

export const troubleOf = ({ body }: Replied): object => body?.trouble;
