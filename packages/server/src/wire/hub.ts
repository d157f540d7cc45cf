import type { Eyes } from '@hegemon/host';
import { good } from '@hegemon/kernel';
import type { FromServer, Room, TalkLine, Trouble } from '@hegemon/protocol';
import type { Kept } from '../ledger/rows.js';
import type { News } from '../relay/relay.js';
import type { Live } from '../tables/live.js';
import type { Tables } from '../tables/tables.js';
import { mayHear } from '../talk/hearing.js';
import type { Connection, Watch } from './connection.js';
import { Register } from './register.js';
import { RoomTeller, type RoomTellerParts } from './room-teller.js';
import { eyesFor, isLate, mayLook, nextVisible, sightMessage, visibleTo } from './watching.js';

const MOST_WATCHES = 30;
/** What the store did not give is asked for again after so many milliseconds, until it does. */
const AGAIN = 1000;
const isPassing = ({ code }: Trouble): boolean => code === 'storage-unavailable' || code === 'storage-full';

export interface HubParts extends Omit<RoomTellerParts, 'register'> {
  readonly tables: Tables;
  talkLine(id: number): Promise<TalkLine | undefined>;
  /** What was said since a time, at these matches. */
  talkSince(at: number, matches: readonly string[]): Promise<readonly { readonly id: number; readonly match: string }[]>;
}

/** All connections of this process, and what each is shown. */
export class Hub {
  readonly #parts: HubParts;
  readonly #register = new Register();
  readonly #rooms: RoomTeller;
  // Those who look on late are shown the next entry when its time has come.
  readonly #late = new Map<string, NodeJS.Timeout>();
  // Matches of which something is new that could not be read yet.
  readonly #missed = new Set<string>();
  #retry: NodeJS.Timeout | undefined;
  #heardAt: number;
  readonly #endings: (() => void)[] = [];

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#rooms = new RoomTeller({ ...parts, register: this.#register });
    const { tables, house } = parts;
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
  leave(connection: Connection): void {
    if (!this.#register.remove(connection)) return;
    for (const stop of connection.asked.values()) stop();
    this.#count(connection);
  }
  #count({ caller }: Connection): void {
    if (caller) this.#parts.presence.came(caller.person, this.socketsOf(caller.person));
  }

  /**
   * Shows a match from now on; whoever has seen some of it is shown what is new. While the store cannot be read he is told
   * so once, and shown the match as soon as it can.
   */
  async watch(connection: Connection, match: string, seen = 0, wanted?: string): Promise<void> {
    if (!connection.watches.has(match) && connection.watches.size >= MOST_WATCHES) {
      connection.send({ type: 'closed', match, trouble: { code: 'too-fast' } });
      return;
    }
    const wish = {};
    connection.wishes.set(match, wish);
    const isWanted = (): boolean => this.#register.all.has(connection) && connection.wishes.get(match) === wish;
    for (let isTold = false; isWanted(); isTold = true) {
      const trouble = await this.#tryToWatch(connection, match, seen, wanted);
      if (trouble && !isTold) connection.send({ type: 'closed', match, trouble });
      if (!trouble || !isPassing(trouble)) break;
      await new Promise<void>(resolve => {
        setTimeout(resolve, AGAIN).unref();
      });
    }
    if (connection.wishes.get(match) === wish) connection.wishes.delete(match);
  }

  /** While alone with the match: nobody is shown what is not on disk. */
  async #tryToWatch(
    connection: Connection,
    match: string,
    seen: number,
    wanted: string | undefined,
  ): Promise<Trouble | undefined> {
    const { tables } = this.#parts;
    const opened = await tables.alone(match, async live => {
      // He comes from another process, which was faster.
      if (seen > live.version) await tables.catchUp(live);
      const watch = this.#watchOf(connection, live.kept, seen, wanted);
      if (!watch) return good({ code: 'not-allowed' } as const);
      await this.#rooms.tell(connection, watch, live.kept);
      if (connection.watches.get(match) === watch) this.#show(connection, watch, live, new Map());
      return good(undefined);
    });
    if (opened.ok) return opened.value;
    return opened.fault.code === 'not-running' ? this.#watchRoom(connection, match, wanted) : opened.fault;
  }

  /** Before the first question there is only the room. Whatever happens after it was linked is heard. */
  async #watchRoom(connection: Connection, match: string, wanted: string | undefined): Promise<Trouble | undefined> {
    const watch: Watch = { eyes: 'spectator', version: 0, room: undefined };
    connection.watches.set(match, watch);
    this.#register.link(match, connection);
    const kept = await this.#kept(match);
    if (connection.watches.get(match) !== watch) return undefined;
    const isAllowed = kept && kept !== 'unknown' && mayLook(kept, connection.caller?.person);
    if (!isAllowed) {
      this.unwatch(connection, match);
      if (kept === 'unknown') return { code: 'storage-unavailable' };
      return { code: kept ? 'not-allowed' : 'no-such-match' };
    }
    watch.eyes = eyesFor(kept, connection.caller?.person, wanted) ?? 'spectator';
    await this.#rooms.tell(connection, watch, kept);
    return undefined;
  }
  /** Nothing if there is none. */
  async #kept(match: string): Promise<Kept | undefined | 'unknown'> {
    return this.#parts.tables.ledger.read(match).catch(() => 'unknown' as const);
  }

  #watchOf(connection: Connection, kept: Kept, seen: number, wanted: string | undefined): Watch | undefined {
    const { id } = kept.row;
    const eyes = eyesFor(kept, connection.caller?.person, wanted);
    if (eyes === undefined || !this.#register.all.has(connection)) return undefined;
    // What was seen through other eyes is of no use.
    const watch: Watch = { eyes, version: wanted === undefined || wanted === eyes ? seen : 0, room: undefined };
    connection.watches.set(id, watch);
    this.#register.link(id, connection);
    return watch;
  }

  unwatch(connection: Connection, match: string): void {
    connection.wishes.delete(match);
    connection.watches.delete(match);
    this.#register.unlink(match, connection);
  }

  /** The room as somebody may know it, for those who ask without a socket. */
  roomFor(kept: Kept, person: string | undefined): Promise<Room> {
    return this.#rooms.roomFor(kept, person);
  }

  close(): void {
    for (const end of this.#endings) end();
    for (const timer of this.#late.values()) clearTimeout(timer);
    clearTimeout(this.#retry);
    for (const connection of this.#register.all) connection.end('closing');
  }

  /** A fault in telling others must not reach whoever has acted, nor end the process. */
  #quietly(work: Promise<unknown>): void {
    work.catch(fault => this.#parts.house.log.warn({ fault: String(fault) }, 'somebody could not be told'));
  }

  async #moved(live: Live): Promise<void> {
    const made = new Map<string, string>();
    for (const connection of this.#register.watching(live.id)) {
      const watch = connection.watches.get(live.id);
      if (watch) this.#show(connection, watch, live, made);
    }
    await this.#rooms.tellAll(live.kept).catch(fault => {
      this.#miss(live.id);
      throw fault;
    });
  }

  #show(connection: Connection, watch: Watch, live: Live, made: Map<string, string>): void {
    const { now } = this.#parts.house.clock;
    const eyes = eyesFor(live.kept, connection.caller?.person, watch.eyes);
    if (eyes === undefined) {
      connection.send({ type: 'closed', match: live.id, trouble: { code: 'not-allowed' } });
      this.unwatch(connection, live.id);
      return;
    }
    // He has taken a seat, or left one.
    if (eyes !== watch.eyes) Object.assign(watch, { eyes, version: 0 });
    const visible = visibleTo(live, eyes, now());
    if (visible < live.version) this.#showLater(live, visible);
    if (visible === watch.version) return;
    const key = `${eyes} ${watch.version} ${visible}`;
    const text = made.get(key) ?? JSON.stringify(sightMessage(live, eyes as Eyes, watch.version, visible));
    made.set(key, text);
    watch.version = visible;
    connection.sendText(text);
  }

  #showLater(live: Live, visible: number): void {
    if (this.#late.has(live.id)) return;
    const at = nextVisible(live, visible);
    if (at === undefined) return;
    const wait = Math.max(50, Math.min(at - this.#parts.house.clock.now(), 3_600_000));
    const timer = setTimeout(() => {
      this.#late.delete(live.id);
      this.#quietly(this.#look(live.id));
    }, wait);
    timer.unref();
    this.#late.set(live.id, timer);
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
    if (this.#register.watching(match).size === 0) {
      return news && tables.refresh(match, news.again ? Number.POSITIVE_INFINITY : news.version, news.revision);
    }
    const shown = await tables.alone(match, async live => {
      const isBehind = news && (news.again || live.version < news.version || live.kept.row.revision < news.revision);
      if (isBehind) await tables.catchUp(live);
      else await this.#moved(live);
      return good(true);
    });
    if (shown.ok) return;
    if (isPassing(shown.fault)) return this.#miss(match);
    // It has not begun yet: there is only the room.
    const kept = shown.fault.code === 'not-running' ? await this.#kept(match) : undefined;
    if (kept === 'unknown') this.#miss(match);
    else if (kept) await this.#rooms.tellAll(kept);
  }

  #miss(match: string): void {
    this.#missed.add(match);
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      const missed = [...this.#missed];
      this.#missed.clear();
      for (const each of missed) this.#quietly(this.#lookAgain(each));
    }, AGAIN).unref();
  }
  /** What is at hand may be old. */
  async #lookAgain(match: string): Promise<void> {
    await this.#parts.tables.refresh(match, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
    await this.#look(match);
  }

  async #presenceNews(person: string): Promise<void> {
    this.#parts.presence.forget(person);
    for (const match of this.#rooms.matchesOf(person)) {
      const kept = await this.#kept(match);
      if (kept && kept !== 'unknown') await this.#rooms.tellAll(kept, true);
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
