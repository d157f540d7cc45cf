import type { AnyMatch, GameListing } from '@hegemon/host';
import { bad, type CachedMatch, type Entry, good, type Result, resumeMatch } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import { goOver, type KeptPosition } from '../ledger/editions.js';
import { Ledger } from '../ledger/ledger.js';
import type { Kept } from '../ledger/rows.js';
import { troubleOf } from '../store/faults.js';
import { Live } from './live.js';

/** After so many entries a position is kept. */
const SNAPSHOT_EVERY = 50;
/** So many matches are at hand; the one that was not used for longest gives way. */
const MOST = 400;

/**
 * The matches this process has at hand. One match does one thing at a time here; what other processes do to it comes in
 * as news, or shows when something is written that stands on an old version.
 */
export class Tables {
  readonly ledger: Ledger;
  readonly #house: House;
  // In the order of use, the latest last.
  readonly #live = new Map<string, Live>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #listeners = new Set<(live: Live, before: number) => void>();

  constructor(house: House) {
    this.#house = house;
    this.ledger = new Ledger(house.store);
  }

  /** Hears of every change of a match that is at hand, with the version it had before. */
  onMoved(listener: (live: Live, before: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get atHand(): number {
    return this.#live.size;
  }

  /** After everything that was begun before with the same match. A fault of one does not keep the next from its turn. */
  queued<T>(match: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(match) ?? Promise.resolve();
    const result = before.then(work, work);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.#queues.set(match, settled);
    void settled.then(() => {
      if (this.#queues.get(match) === settled) this.#queues.delete(match);
    });
    return result;
  }

  /** Does something with a match that has begun, alone. What the store throws is told as trouble; nothing was done then. */
  alone<T>(match: string, work: (live: Live) => Promise<Result<T, Trouble>>): Promise<Result<T, Trouble>> {
    return this.queued(match, async () => {
      try {
        const live = await this.#open(match);
        return live.ok ? await work(live.value) : live;
      } catch (fault) {
        // Whatever it had come to may not be on disk.
        this.drop(match);
        return bad(this.#troubleOf(fault, match));
      }
    });
  }

  /** What is at hand is forgotten, and read again when it is next needed. */
  drop(match: string): void {
    this.#live.delete(match);
  }

  /** Somebody has written: what is at hand is brought up to date. */
  async refresh(match: string, version: number, revision: number): Promise<void> {
    await this.queued(match, async () => {
      const live = this.#live.get(match);
      if (!live || (live.version >= version && live.kept.row.revision >= revision)) return;
      try {
        await this.catchUp(live);
      } catch (fault) {
        this.#house.log.warn({ match, fault: String(fault) }, 'a match at hand could not be brought up to date');
        this.drop(match);
      }
    });
  }

  /** Everything at hand, after news may have been missed. */
  async refreshAll(): Promise<void> {
    for (const match of [...this.#live.keys()]) {
      await this.refresh(match, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
    }
  }

  /** Positions of all that is at hand: before this process ends, so that the next one, or a newer edition, finds them. */
  async keepSnapshots(): Promise<void> {
    for (const live of this.#live.values()) await this.#keepSnapshot(live);
  }

  /** A snapshot is only a short cut: if it cannot be kept, the log is still there. */
  async #keepSnapshot(live: Live): Promise<void> {
    if (live.snapshotAt === live.version) return;
    live.snapshotAt = live.version;
    const cached = live.match.cached();
    const position: KeptPosition = { cached, now: live.match.snapshot() };
    await this.ledger.keepSnapshot(live.id, cached.n, JSON.stringify(position)).catch(fault => {
      this.#house.log.warn({ match: live.id, fault: String(fault) }, 'a snapshot could not be kept');
    });
  }

  /** Tells those who look on that something has been written by this process. */
  moved(live: Live, before: number): void {
    if (live.version - live.snapshotAt >= SNAPSHOT_EVERY || live.isOver) void this.#keepSnapshot(live);
    for (const listener of this.#listeners) listener(live, before);
  }

  /** Somebody else was faster: everything is read again. Only while alone with it. */
  reopened(match: string): Promise<Result<Live, Trouble>> {
    this.drop(match);
    return this.#open(match);
  }

  async #open(match: string): Promise<Result<Live, Trouble>> {
    const live = this.#live.get(match);
    if (live) {
      this.#live.delete(match);
      this.#live.set(match, live);
      return good(live);
    }
    const kept = await this.ledger.read(match);
    if (!kept) return bad({ code: 'no-such-match' });
    if (!kept.sitters) return bad({ code: 'not-running' });
    const listing = this.#house.listings.find(({ game }) => game.id === kept.row.game);
    if (!listing) return bad({ code: 'unknown-game', facts: { game: kept.row.game } });
    if (listing.game.edition !== kept.row.edition) {
      const over = await this.#goOver(listing, kept);
      return over.ok ? this.#open(match) : over;
    }
    const made = new Live(listing, await this.#matchOf(listing, kept), kept);
    made.snapshotAt = made.version;
    this.#live.set(match, made);
    for (const oldest of this.#live.keys()) {
      if (this.#live.size <= MOST) break;
      const leaving = this.#live.get(oldest);
      this.#live.delete(oldest);
      if (leaving) void this.#keepSnapshot(leaving);
    }
    return good(made);
  }

  async #goOver(listing: GameListing, kept: Kept): Promise<Result<true, Trouble>> {
    const { id } = kept.row;
    const text = await this.ledger.snapshot(id);
    const position = text === undefined ? undefined : (JSON.parse(text) as KeptPosition);
    const entries = await this.ledger.entries(id);
    return goOver(this.#house.store, listing, kept, entries, position, this.#house.clock.now());
  }

  /** From the latest snapshot; if that does not fit, from the beginning. */
  async #matchOf({ game }: GameListing, kept: Kept): Promise<AnyMatch> {
    const entries = await this.ledger.entries(kept.row.id);
    const snapshot = await this.ledger.snapshot(kept.row.id);
    if (snapshot !== undefined) {
      try {
        const { cached } = JSON.parse(snapshot) as KeptPosition;
        return resumeMatch(game, headOf(kept), entries, cached as CachedMatch);
      } catch (fault) {
        this.#house.log.warn({ match: kept.row.id, fault: String(fault) }, 'a snapshot does not fit its log');
      }
    }
    return resumeMatch(game, headOf(kept), entries);
  }

  /** Has another process written what is not here yet? Where there is only this one, it has not. */
  async isBehind({ id, version, kept }: Live): Promise<boolean> {
    const { store } = this.#house;
    if (store.kind === 'sqlite') return false;
    const row = await store.read(db =>
      db.selectFrom('matches').select(['version', 'revision']).where('id', '=', id).executeTakeFirst(),
    );
    return row !== undefined && (row.version !== version || row.revision !== kept.row.revision);
  }

  /** Reads what others have written; only while alone with it. */
  async catchUp(live: Live): Promise<void> {
    const before = live.version;
    const kept = await this.ledger.read(live.id);
    if (!kept) return this.drop(live.id);
    for (const entry of await this.ledger.entries(live.id, before)) absorbed(live.match, entry);
    live.kept = kept;
    this.moved(live, before);
  }

  #troubleOf(fault: unknown, match: string): Trouble {
    const trouble = troubleOf(fault);
    const { log } = this.#house;
    if (trouble.code !== 'engine-fault') log.warn({ match, fault: String(fault) }, 'the store has failed');
    else
      log.error({ match, fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }, 'a fault');
    return trouble;
  }
}

/** The head of a match as the rules and the chain want it. */
const headOf = ({ row, options, seed, sitters, begins }: Kept) => ({
  id: row.id,
  options,
  seats: sitters ?? {},
  seed,
  ...(begins && { begins }),
});

/** What lies in our own store was accepted once; if it does not fit, the store or the rules are at fault. */
const absorbed = (match: AnyMatch, entry: Entry): void => {
  const difference = match.absorb(entry);
  if (difference) throw new Error(`entry ${entry.n} does not fit: ${difference.differs}`);
};
