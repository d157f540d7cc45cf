import type { Eyes } from '@hegemon/host';
import { good } from '@hegemon/kernel';
import { diff, type FromServer, type Room, type TalkLine } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Kept } from '../ledger/rows.js';
import { peopleOf, roomOf, type Surroundings } from '../lobby/room.js';
import type { News } from '../relay/relay.js';
import type { Live } from '../tables/live.js';
import type { PeopleLines } from '../tables/people-lines.js';
import type { Tables } from '../tables/tables.js';
import { mayHear } from '../talk/hearing.js';
import type { Connection, Watch } from './connection.js';
import type { Presence } from './presence.js';
import { eyesFor, nextVisible, sightMessage, visibleTo } from './watching.js';

const MOST_WATCHES = 30;

export interface HubParts {
  readonly house: House;
  readonly tables: Tables;
  readonly people: PeopleLines;
  readonly presence: Presence;
  clockOf: Surroundings['clockOf'];
  talkLine(id: number): Promise<TalkLine | undefined>;
}

/** All connections of this process, and what each is shown. */
export class Hub {
  readonly #parts: HubParts;
  readonly #connections = new Set<Connection>();
  readonly #byMatch = new Map<string, Set<Connection>>();
  readonly #byPerson = new Map<string, Set<Connection>>();
  // Those who look on late are shown the next entry when its time has come.
  readonly #late = new Map<string, NodeJS.Timeout>();
  readonly #endings: (() => void)[] = [];

  constructor(parts: HubParts) {
    this.#parts = parts;
    const { tables, house } = parts;
    this.#endings.push(
      tables.onMoved(live => void this.#moved(live)),
      house.relay.on(news => this.#hear(news)),
      house.relay.onGap(() => void this.#catchUp()),
    );
  }

  get connections(): ReadonlySet<Connection> {
    return this.#connections;
  }
  socketsOf(person: string): number {
    return this.#byPerson.get(person)?.size ?? 0;
  }

  join(connection: Connection): void {
    this.#connections.add(connection);
    const { caller } = connection;
    if (!caller) return;
    put(this.#byPerson, caller.person, connection);
    this.#parts.presence.came(caller.person, this.socketsOf(caller.person));
  }

  leave(connection: Connection): void {
    this.#connections.delete(connection);
    for (const match of connection.watches.keys()) this.#unlink(match, connection);
    for (const stop of connection.asked.values()) stop();
    const { caller } = connection;
    if (!caller) return;
    take(this.#byPerson, caller.person, connection);
    this.#parts.presence.came(caller.person, this.socketsOf(caller.person));
  }

  /** Shows a match from now on; whoever has seen some of it is shown what is new. */
  async watch(connection: Connection, match: string, seen = 0, wanted?: string): Promise<void> {
    const { tables } = this.#parts;
    if (!connection.watches.has(match) && connection.watches.size >= MOST_WATCHES) {
      connection.send({ type: 'closed', match, trouble: { code: 'too-fast' } });
      return;
    }
    const opened = await tables.alone(match, async live => {
      // He comes from another process, which was faster.
      if (seen > live.version) await tables.catchUp(live);
      return good(live);
    });
    if (!opened.ok && opened.fault.code !== 'not-running') {
      connection.send({ type: 'closed', match, trouble: opened.fault });
      return;
    }
    const live = opened.ok ? opened.value : undefined;
    const kept = live?.kept ?? (await tables.ledger.read(match));
    const eyes = kept && eyesFor(kept, connection.caller?.person, wanted);
    if (!kept || eyes === undefined) {
      connection.send({ type: 'closed', match, trouble: { code: kept ? 'not-allowed' : 'no-such-match' } });
      return;
    }
    if (!this.#connections.has(connection)) return;
    // What was seen through other eyes is of no use.
    const watch: Watch = { eyes, version: wanted === undefined || wanted === eyes ? seen : 0, room: undefined };
    connection.watches.set(match, watch);
    put(this.#byMatch, match, connection);
    await this.#showRoom(connection, watch, kept);
    if (live) this.#show(connection, watch, live, new Map());
  }

  unwatch(connection: Connection, match: string): void {
    connection.watches.delete(match);
    this.#unlink(match, connection);
  }

  /** The room as somebody may know it, for those who ask without a socket. */
  async roomFor(kept: Kept, person: string | undefined): Promise<Room> {
    return roomOf(kept, person, await this.#surroundings(kept));
  }

  /** Tells all connections of a person. */
  tellPerson(person: string, message: FromServer): void {
    const text = JSON.stringify(message);
    for (const connection of this.#byPerson.get(person) ?? []) connection.sendText(text);
  }
  /** Tells those who watch a match and whom it concerns. */
  tellMatch(match: string, message: FromServer, whom: (watch: Watch) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const connection of this.#byMatch.get(match) ?? []) {
      const watch = connection.watches.get(match);
      if (watch && whom(watch)) connection.sendText(text);
    }
  }

  close(): void {
    for (const end of this.#endings) end();
    for (const timer of this.#late.values()) clearTimeout(timer);
    for (const connection of this.#connections) connection.end('closing');
  }

  async #moved(live: Live): Promise<void> {
    const connections = this.#byMatch.get(live.id);
    if (!connections || connections.size === 0) return;
    const made = new Map<string, string>();
    for (const connection of connections) {
      const watch = connection.watches.get(live.id);
      if (watch) this.#show(connection, watch, live, made);
    }
    await this.#rooms(live.kept);
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
      void this.#parts.tables.alone(live.id, async found => good(await this.#moved(found)));
    }, wait);
    timer.unref();
    this.#late.set(live.id, timer);
  }

  /** Tells everybody at a table what has changed about it. */
  async #rooms(kept: Kept, isSure = false): Promise<void> {
    const { id, revision } = kept.row;
    const isNew = (room: Room | undefined): boolean => isSure || !room || room.revision < revision;
    const connections = [...(this.#byMatch.get(id) ?? [])].filter(each => isNew(each.watches.get(id)?.room));
    if (connections.length === 0) return;
    const around = await this.#surroundings(kept);
    for (const connection of connections) {
      const watch = connection.watches.get(kept.row.id);
      if (watch) this.#tellRoom(connection, watch, roomOf(kept, connection.caller?.person, around));
    }
  }
  async #showRoom(connection: Connection, watch: Watch, kept: Kept): Promise<void> {
    this.#tellRoom(connection, watch, roomOf(kept, connection.caller?.person, await this.#surroundings(kept)));
  }
  #tellRoom(connection: Connection, watch: Watch, room: Room): void {
    // What was made from an older state of things may come later.
    if (watch.room && watch.room.revision > room.revision) return;
    // The time alone is no news.
    const patch = watch.room && diff({ ...watch.room, now: room.now }, room);
    if (!watch.room) connection.send({ type: 'room', match: room.id, room });
    else if (patch) connection.send({ type: 'room-patch', match: room.id, patch });
    watch.room = room;
  }

  async #surroundings(kept: Kept): Promise<Surroundings> {
    const { house, people, presence, clockOf } = this.#parts;
    const [lines, rematch] = await Promise.all([
      people.of(peopleOf(kept)),
      kept.row.status === 'over' ? this.#rematchOf(kept.row.id) : null,
    ]);
    await presence.know(peopleOf(kept));
    const watchers = [...(this.#byMatch.get(kept.row.id) ?? [])].filter(
      connection => connection.watches.get(kept.row.id)?.eyes === 'spectator',
    ).length;
    return {
      people: lines,
      watchers,
      rematch,
      now: house.clock.now(),
      isHere: person => presence.isHere(person),
      clockOf,
    };
  }

  async #rematchOf(match: string): Promise<string | null> {
    const row = await this.#parts.house.store.read(db =>
      db.selectFrom('matches').select('id').where('rematch_of', '=', match).orderBy('created').executeTakeFirst(),
    );
    return row?.id ?? null;
  }

  #hear(news: News): void {
    if (news.about === 'match') void this.#matchNews(news);
    else if (news.about === 'lists') this.tellPerson(news.person, { type: 'lists' });
    else if (news.about === 'presence') void this.#presenceNews(news.person);
    else if (news.about === 'signed-out') this.#signedOut(news);
    else if (news.about === 'talk') void this.#said(news);
    else if (news.about === 'thinking') {
      const { match, seat, bot, share, isDone } = news;
      const thinking = isDone ? {} : { thinking: { seat, bot, ...(share !== undefined && { share }) } };
      this.tellMatch(match, { type: 'thinking', match, ...thinking });
    }
  }

  async #matchNews({ match, version, revision }: Extract<News, { about: 'match' }>): Promise<void> {
    const { tables } = this.#parts;
    if (!this.#byMatch.has(match)) return tables.refresh(match, version, revision);
    const shown = await tables.alone(match, async live => {
      if (live.version < version || live.kept.row.revision < revision) await tables.catchUp(live);
      else await this.#moved(live);
      return good(true);
    });
    // It has not begun yet: there is only the room.
    if (shown.ok || shown.fault.code !== 'not-running') return;
    const kept = await tables.ledger.read(match).catch(() => undefined);
    if (kept) await this.#rooms(kept);
  }

  async #presenceNews(person: string): Promise<void> {
    this.#parts.presence.forget(person);
    for (const [match, connections] of this.#byMatch) {
      const seats = [...connections].map(each => each.watches.get(match)?.room).find(room => room)?.seats;
      if (!seats?.some(seat => seat.person?.id === person)) continue;
      const kept = await this.#parts.tables.ledger.read(match).catch(() => undefined);
      if (kept) await this.#rooms(kept, true);
    }
  }

  async #said({ match, id }: Extract<News, { about: 'talk' }>): Promise<void> {
    if (!this.#byMatch.has(match)) return;
    const line = await this.#parts.talkLine(id).catch(() => undefined);
    if (!line) return;
    for (const connection of this.#byMatch.get(match) ?? []) {
      const room = connection.watches.get(match)?.room;
      if (!room || !mayHear(line.channel, room.mine ?? undefined, room.status === 'over')) continue;
      connection.send({ type: 'said', match, line });
    }
  }

  #signedOut({ person, session }: Extract<News, { about: 'signed-out' }>): void {
    for (const connection of this.#byPerson.get(person) ?? []) {
      if (session === undefined || connection.caller?.session === session) connection.end('signed-out', 4001);
    }
  }

  /** News may have been missed: everything that is watched is looked at. */
  async #catchUp(): Promise<void> {
    await this.#parts.tables.refreshAll();
    for (const match of this.#byMatch.keys()) {
      await this.#matchNews({ about: 'match', match, version: 0, revision: 0 });
    }
  }

  #unlink(match: string, connection: Connection): void {
    take(this.#byMatch, match, connection);
  }
}

const put = <T>(map: Map<string, Set<T>>, key: string, value: T): void => {
  const set = map.get(key) ?? new Set();
  set.add(value);
  map.set(key, set);
};
const take = <T>(map: Map<string, Set<T>>, key: string, value: T): void => {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
};
