import type { Eyes } from '@hegemon/host';
import { good } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Kept } from '../ledger/rows.js';
import type { Live } from '../tables/live.js';
import type { Tables } from '../tables/tables.js';
import type { Connection, Watch } from './connection.js';
import type { Register } from './register.js';
import type { RoomTeller } from './room-teller.js';
import { eyesFor, mayLook, nextVisible, sightMessage, visibleTo } from './watching.js';

const MOST_WATCHES = 30;
/** What the store did not give is asked for again after so many milliseconds, until it does. */
export const AGAIN = 1000;
export const isPassing = ({ code }: Trouble): boolean => code === 'storage-unavailable' || code === 'storage-full';

interface ShowingParts {
  readonly house: House;
  readonly tables: Tables;
  readonly register: Register;
  readonly rooms: RoomTeller;
  /** Those who look on late can see the next entry now. */
  isTime(match: string): void;
}

/** Shows matches to connections: what is on disk, and to each what its eyes have not seen yet. */
export class Showing {
  readonly #parts: ShowingParts;
  readonly #late = new Map<string, NodeJS.Timeout>();

  constructor(parts: ShowingParts) {
    this.#parts = parts;
  }

  /**
   * Shows a match from now on; whoever has seen some of it is shown what is new. While the store cannot be read he is told
   * so once, and shown the match as soon as it can.
   */
  async watch(connection: Connection, match: string, seen = 0, wanted?: string): Promise<void> {
    if (!connection.watches.has(match) && connection.watches.size + connection.wishes.size >= MOST_WATCHES) {
      connection.send({ type: 'closed', match, trouble: { code: 'too-fast' } });
      return;
    }
    const wish = {};
    connection.wishes.set(match, wish);
    const isWanted = (): boolean => this.#isHere(connection) && connection.wishes.get(match) === wish;
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

  unwatch(connection: Connection, match: string): void {
    connection.wishes.delete(match);
    connection.watches.delete(match);
    this.#parts.register.unlink(match, connection);
  }

  /** What is new for all who watch; only while alone with the match, so that nobody is shown what is not on disk. */
  moved(live: Live): void {
    const made = new Map<string, string>();
    const { seat } = live.match.entries[live.version - 1];
    const watches = [...this.#parts.register.watching(live.id)].flatMap(connection => {
      const watch = connection.watches.get(live.id);
      return watch ? [{ connection, watch }] : [];
    });
    // Whoever has answered comes last: to find out what he may take back takes longer than all the rest.
    const others = watches.filter(({ watch }) => watch.eyes !== seat);
    for (const { connection, watch } of others) this.#show(connection, watch, live, made);
    for (const { connection, watch } of watches) if (watch.eyes === seat) this.#show(connection, watch, live, made);
  }

  close(): void {
    for (const timer of this.#late.values()) clearTimeout(timer);
  }

  #isHere(connection: Connection): boolean {
    return this.#parts.register.all.has(connection);
  }

  async #tryToWatch(
    connection: Connection,
    match: string,
    seen: number,
    wanted: string | undefined,
  ): Promise<Trouble | undefined> {
    const { tables, rooms } = this.#parts;
    const opened = await tables.alone(match, async live => {
      // He comes from another process, which was faster.
      if (seen > live.version) await tables.catchUp(live);
      const eyes = eyesFor(live.kept, connection.caller?.person, wanted);
      if (eyes === undefined) return good({ code: 'not-allowed' } as const);
      // What was seen through other eyes is of no use.
      const watch = this.#linked(connection, match, eyes, wanted === undefined || wanted === eyes ? seen : 0);
      await rooms.tell(connection, watch, live.kept);
      if (connection.watches.get(match) === watch) this.#show(connection, watch, live, new Map());
      return good(undefined);
    });
    if (opened.ok) return opened.value;
    return opened.fault.code === 'not-running' ? this.#watchRoom(connection, match, wanted) : opened.fault;
  }

  /** Before the first question there is only the room. It is linked first: whatever happens from then on is heard. */
  async #watchRoom(connection: Connection, match: string, wanted: string | undefined): Promise<Trouble | undefined> {
    const { tables, rooms } = this.#parts;
    const watch = this.#linked(connection, match, 'spectator', 0);
    let kept: Kept | undefined;
    try {
      kept = await tables.ledger.read(match);
    } catch {
      this.#unlinked(connection, match, watch);
      return { code: 'storage-unavailable' };
    }
    if (!kept || !mayLook(kept, connection.caller?.person)) {
      this.#unlinked(connection, match, watch);
      return { code: kept ? 'not-allowed' : 'no-such-match' };
    }
    watch.eyes = eyesFor(kept, connection.caller?.person, wanted) ?? 'spectator';
    await rooms.tell(connection, watch, kept);
    return undefined;
  }

  #linked(connection: Connection, match: string, eyes: Eyes, version: number): Watch {
    const watch: Watch = { eyes, version, room: undefined };
    // Whoever has gone meanwhile stays away.
    if (!this.#isHere(connection)) return watch;
    connection.watches.set(match, watch);
    this.#parts.register.link(match, connection);
    return watch;
  }
  #unlinked(connection: Connection, match: string, watch: Watch): void {
    if (connection.watches.get(match) !== watch) return;
    connection.watches.delete(match);
    this.#parts.register.unlink(match, connection);
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
    const text = made.get(key) ?? JSON.stringify(sightMessage(live, eyes, watch.version, visible));
    made.set(key, text);
    watch.version = visible;
    connection.sendText(text);
  }

  #showLater(live: Live, visible: number): void {
    const { id } = live;
    const at = this.#late.has(id) ? undefined : nextVisible(live, visible);
    if (at === undefined) return;
    const wait = Math.max(50, Math.min(at - this.#parts.house.clock.now(), 3_600_000));
    const timer = setTimeout(() => {
      this.#late.delete(id);
      this.#parts.isTime(id);
    }, wait);
    timer.unref();
    this.#late.set(id, timer);
  }
}
