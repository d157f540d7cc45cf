import { bad, good, type Result } from '@hegemon/kernel';
import { NO_SUCH_MATCH } from './archive.js';
import type { Trouble } from './desk.js';
import { Driving } from './driving.js';
import type { House } from './house.js';
import type { Keeper } from './keeper.js';
import { listingFor } from './listing.js';
import { editionTrouble, matchOfRecord, recordOf } from './record.js';
import { Session } from './session.js';
import { troubleOf } from './store.js';

/**
 * The match that is on the table: one thing happens to it at a time, everything is kept before it is told, and bots
 * think beside it.
 */
export class Playing {
  readonly #house: House;
  readonly #keeper: Keeper;
  #session: Session | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  readonly driving: Driving;
  #unkept: Trouble['code'] | undefined;

  constructor(house: House, keeper: Keeper) {
    this.#house = house;
    this.#keeper = keeper;
    this.driving = new Driving(house, this);
  }

  get session(): Session | undefined {
    return this.#session;
  }

  /** After everything that was begun before; a fault of one does not keep the next from its turn. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work).finally(() => this.driving.dropStale());
    this.#queue = result.catch(() => undefined);
    return result;
  }

  close(): void {
    this.#session = undefined;
  }

  async open(id: string): Promise<Result<Session, Trouble>> {
    // Whoever plays something that is not saved must know it from the first moment.
    const unkept = await this.#keeper.keepHeld(id);
    if (unkept) this.#house.tell({ type: 'trouble', trouble: unkept });
    this.#unkept = unkept?.code;
    let record: Awaited<ReturnType<Keeper['take']>>;
    try {
      record = await this.#keeper.take(id);
    } catch (fault) {
      return bad(troubleOf(fault));
    }
    if (!record) return bad(NO_SUCH_MATCH);
    const { kept, entries } = record;
    const listing = await listingFor(this.#house.listings, kept.head.game);
    const trouble = editionTrouble(kept.head, listing?.game);
    if (trouble || !listing) return bad(trouble ?? NO_SUCH_MATCH);
    const match = matchOfRecord(listing.game, kept, entries);
    if (!match.ok) return match;
    this.#session = new Session(listing, match.value, kept.head, kept.standing.standIns);
    return good(this.#session);
  }

  /** Keeps what has been played, and then tells it. Says what is wrong only if the answer does not stand. */
  async settle(session: Session): Promise<Trouble | undefined> {
    const trouble = await this.#keep(session);
    if (trouble?.code === 'elsewhere') {
      await this.reload(session.about.id);
      return trouble;
    }
    // A full disk is told once, not with every answer, until something could be kept again.
    if (trouble && trouble.code !== this.#unkept) this.#house.tell({ type: 'trouble', trouble });
    this.#unkept = trouble?.code;
    this.tellSight();
    return undefined;
  }

  #keep({ match, about, sitting }: Session): Promise<Trouble | undefined> {
    return this.#keeper.keep(recordOf(match, about, this.#house.now(), sitting.standIns), match.entries);
  }

  /** Somebody else has played on: his line holds. */
  async reload(id: string): Promise<void> {
    const opened = await this.open(id);
    if (opened.ok) {
      this.tellSight();
      this.driving.goOn();
    } else {
      this.close();
      this.#house.tell({ type: 'trouble', trouble: opened.fault });
    }
  }

  tellSight(): void {
    if (!this.#session) return;
    this.#house.tell({ type: 'sight', sight: this.#session.sight() });
    this.driving.faults.handOut(this.#session);
  }
}
