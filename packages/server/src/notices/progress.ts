import type { House } from '../house.js';
import type { Tx } from '../store/store.js';
import { bodyOf, type Noted } from './kinds.js';
import type { Telling } from './tellings.js';

/**
 * What has arrived where. It is written down as soon as it is known, telling by telling and way by way, one after the
 * other: when a process dies, only what was on its way in this moment is sent a second time.
 */
export class Progress {
  readonly #house: Pick<House, 'store' | 'clock'>;
  readonly #done = new Map<number, Set<string>>();
  #writing: Promise<void> = Promise.resolve();

  constructor(house: Pick<House, 'store' | 'clock'>, tellings: readonly Telling[]) {
    this.#house = house;
    for (const { notes } of tellings) for (const { id, done } of notes) this.#done.set(id, new Set(done));
  }

  /** Has every notice of it arrived there? */
  has({ notes }: Telling, way: string): boolean {
    return notes.every(({ id }) => this.#done.get(id)?.has(way));
  }

  mark(tellings: readonly Telling[], way: string): Promise<void> {
    const notes = tellings.flatMap(each => each.notes);
    for (const { id } of notes) this.#done.get(id)?.add(way);
    return this.#next(async tx => {
      for (const each of notes) await this.#write(tx, each, { until: each.until });
    });
  }

  /** Of the first there is nothing left to do; the others are anybody's again. */
  close(told: readonly Telling[], untold: readonly Telling[]): Promise<void> {
    const sent = this.#house.clock.now();
    return this.#next(async tx => {
      for (const { notes } of told) for (const each of notes) await this.#write(tx, each, { until: 0, sent });
      for (const { notes } of untold) for (const each of notes) await this.#write(tx, each, { until: 0 });
    });
  }

  #write(
    { db }: Tx,
    { id, facts }: Noted,
    { until, ...rest }: { readonly until: number; readonly sent?: number },
  ): Promise<unknown> {
    const facts_json = bodyOf(facts, { done: [...(this.#done.get(id) ?? [])], until });
    return db
      .updateTable('notices')
      .set({ facts_json, ...rest })
      .where('id', '=', id)
      .execute();
  }

  /** A write that failed is the caller's to hear of, and does not keep the next from being tried. */
  #next(write: (tx: Tx) => Promise<void>): Promise<void> {
    const written = this.#writing.then(() => this.#house.store.tx(write));
    this.#writing = written.catch(() => undefined);
    return written;
  }
}
