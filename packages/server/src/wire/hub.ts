import { good } from '@hegemon/kernel';
import type { FromServer, Room, TalkLine, Trouble } from '@hegemon/protocol';
import type { Kept } from '../ledger/rows.js';
import { isLate } from '../lobby/room.js';
import type { News } from '../relay/relay.js';
import type { Live } from '../tables/live.js';
import type { Tables } from '../tables/tables.js';
import { mayHear } from '../talk/hearing.js';
import type { Connection } from './connection.js';
import { Register } from './register.js';
import { RoomTeller, type RoomTellerParts } from './room-teller.js';
import { AGAIN, isPassing, Showing } from './showing.js';

export interface HubParts extends Omit<RoomTellerParts, 'register'> {
  readonly tables: Tables;
  talkLine(id: number): Promise<TalkLine | undefined>;
  /** What was said at these matches since a time, oldest first. */
  talkSince(
    at: number,
    matches: readonly string[],
  ): Promise<readonly { readonly id: number; readonly match: string }[]>;
}

/** All connections of this process, and what each is told of what has happened here or elsewhere. */
export class Hub {
  readonly #parts: HubParts;
  readonly #register = new Register();
  readonly #rooms: RoomTeller;
  readonly #showing: Showing;
  // Matches of which something is new that could not be read yet.
  readonly #missed = new Set<string>();
  #retry: NodeJS.Timeout | undefined;
  // When news was last heard: what was told after it may have been missed.
  #heardAt: number;
  // What is wrong with the store, if anything is.
  #trouble: Trouble | undefined;
  readonly #endings: (() => void)[] = [];

  constructor(parts: HubParts) {
    this.#parts = parts;
    const { tables, house } = parts;
    const register = this.#register;
    this.#rooms = new RoomTeller({ ...parts, register });
    const isTime = (match: string): void => this.#quietly(this.#look(match));
    this.#showing = new Showing({ house, tables, register, rooms: this.#rooms, isTime });
    this.#heardAt = house.clock.now();
    this.#endings.push(
      tables.onMoved(live => this.#quietly(this.#moved(live))),
      house.relay.on(news => this.#hear(news)),
      house.relay.onGap(() => this.#quietly(this.#catchUp())),
    );
  }

  get connections(): ReadonlySet<Connection> {
    return this.#register.all;
  }
  get strangers(): number {
    return this.#register.strangers;
  }
  socketsOf(person: string): number {
    return this.#register.of(person).size;
  }

  join(connection: Connection): void {
    this.#register.add(connection);
    this.#count(connection);
  }
  /** The first word to a connection, and what it must know besides. */
  greet(connection: Connection, hello: Extract<FromServer, { type: 'hello' }>): void {
    connection.send(hello);
    if (this.#trouble) connection.send({ type: 'records', trouble: this.#trouble });
  }
  /** The store cannot be reached, or can be again: all are told, also those who only wait. */
  recordsAre(trouble: Trouble | undefined): void {
    this.#trouble = trouble;
    this.#tell(this.#register.all, { type: 'records', trouble: trouble ?? null });
  }
  leave(connection: Connection): void {
    if (!this.#register.remove(connection)) return;
    for (const stop of connection.asked.values()) stop();
    this.#count(connection);
  }
  #count({ caller }: Connection): void {
    if (caller) this.#parts.presence.came(caller.person, this.socketsOf(caller.person));
  }

  watch(connection: Connection, match: string, seen?: number, wanted?: string): Promise<void> {
    return this.#showing.watch(connection, match, seen, wanted);
  }
  unwatch(connection: Connection, match: string): void {
    this.#showing.unwatch(connection, match);
  }
  /** The room as somebody may know it, for those who ask without a socket. */
  roomFor(kept: Kept, person: string | undefined): Promise<Room> {
    return this.#rooms.roomFor(kept, person);
  }

  close(): void {
    for (const end of this.#endings) end();
    this.#showing.close();
    clearTimeout(this.#retry);
    for (const connection of this.#register.all) connection.end('closing');
  }

  /** A fault in telling others must neither reach whoever has acted nor end the process. */
  #quietly(work: Promise<unknown>): void {
    work.catch(fault => this.#parts.house.log.warn({ fault: String(fault) }, 'somebody could not be told'));
  }

  async #moved(live: Live): Promise<void> {
    this.#showing.moved(live);
    await this.#tellRooms(live.kept);
  }
  async #tellRooms(kept: Kept): Promise<void> {
    try {
      await this.#rooms.tellAll(kept);
    } catch (fault) {
      this.#miss(kept.row.id);
      throw fault;
    }
  }

  #hear(news: News): void {
    this.#heardAt = this.#parts.house.clock.now();
    if (news.about === 'match') this.#quietly(this.#look(news.match, news));
    else if (news.about === 'lists') this.#tell(this.#register.of(news.person), { type: 'lists' });
    else if (news.about === 'presence') this.#quietly(this.#presenceNews(news.person));
    else if (news.about === 'signed-out') this.#signedOut(news);
    else if (news.about === 'talk') this.#quietly(this.#said(news.match, news.id));
    else if (news.about === 'thinking') this.#thinking(news);
  }

  #tell(connections: Iterable<Connection>, message: FromServer): void {
    const text = JSON.stringify(message);
    for (const connection of connections) connection.sendText(text);
  }

  /** Brings a match up to date, and shows those who watch it what they have not seen. */
  async #look(match: string, news?: Extract<News, { about: 'match' }>): Promise<void> {
    const { tables } = this.#parts;
    const { version = 0, revision = 0, again = false } = news ?? {};
    if (this.#register.watching(match).size === 0) {
      return tables.refresh(match, again ? Number.POSITIVE_INFINITY : version, revision);
    }
    const shown = await tables.alone(match, async live => {
      const isBehind = again || live.version < version || live.kept.row.revision < revision;
      if (isBehind) await tables.catchUp(live);
      else await this.#moved(live);
      return good(true);
    });
    if (shown.ok) return;
    const { fault } = shown;
    if (isPassing(fault)) this.#miss(match);
    // It has not begun yet: there is only the room.
    else if (fault.code === 'not-running') {
      const kept = await this.#kept(match);
      if (kept) await this.#tellRooms(kept);
    } else if (fault.code === 'no-such-match') {
      // It was taken off the table.
      for (const connection of [...this.#register.watching(match)]) {
        this.unwatch(connection, match);
        connection.send({ type: 'closed', match, trouble: fault });
      }
    }
  }
  async #kept(match: string): Promise<Kept | undefined> {
    return this.#parts.tables.ledger.read(match).catch(() => {
      this.#miss(match);
      return undefined;
    });
  }

  /** What could not be read is read a little later, with all that has come to it meanwhile. */
  #miss(match: string): void {
    this.#missed.add(match);
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      const missed = [...this.#missed];
      this.#missed.clear();
      for (const each of missed) this.#quietly(this.#lookAnew(each));
    }, AGAIN).unref();
  }
  async #lookAnew(match: string): Promise<void> {
    await this.#parts.tables.refresh(match, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
    await this.#look(match);
  }

  async #presenceNews(person: string): Promise<void> {
    this.#parts.presence.forget(person);
    for (const match of this.#rooms.matchesOf(person)) {
      const kept = await this.#kept(match);
      if (kept) await this.#rooms.tellAll(kept, true);
    }
  }

  #thinking({ match, seat, bot, share, isDone }: Extract<News, { about: 'thinking' }>): void {
    const thinking = isDone ? {} : { thinking: { seat, bot, ...(share !== undefined && { share }) } };
    const isNow = (connection: Connection): boolean => {
      const room = connection.watches.get(match)?.room;
      return room !== undefined && !isLate(room);
    };
    const connections = [...this.#register.watching(match)].filter(isNow);
    this.#tell(connections, { type: 'thinking', match, ...thinking });
  }

  async #said(match: string, id: number): Promise<void> {
    if (this.#register.watching(match).size === 0) return;
    const line = await this.#parts.talkLine(id);
    if (!line) return;
    for (const connection of this.#register.watching(match)) {
      const room = connection.watches.get(match)?.room;
      if (!room || !mayHear(line.channel, room.mine ?? undefined, room.status === 'over')) continue;
      connection.send({ type: 'said', match, line });
    }
  }

  #signedOut({ person, session }: Extract<News, { about: 'signed-out' }>): void {
    for (const connection of this.#register.of(person)) {
      if (session === undefined || connection.caller?.session === session) connection.end('signed-out', 4001);
    }
  }

  /** News may have been missed: everything that is watched is looked at, and what was said meanwhile is told. */
  async #catchUp(): Promise<void> {
    const since = this.#heardAt;
    await this.#parts.tables.refreshAll();
    for (const match of this.#register.watched) await this.#look(match);
    for (const { match, id } of await this.#parts.talkSince(since, this.#register.watched)) await this.#said(match, id);
  }
}
