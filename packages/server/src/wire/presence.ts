import type { House } from '../house.js';

/** How long a process's word on who is here holds, and how often it is given again. */
const HOLDS = 60_000;
const AGAIN = 20_000;
/** For so long what was read of others is believed. */
const FRESH = 5000;

/** Who is connected, here or at another process. Rows of a process that has died run out. */
export class Presence {
  readonly #house: House;
  readonly #here = new Map<string, number>();
  readonly #elsewhere = new Map<string, { readonly isHere: boolean; readonly until: number }>();
  // One writing of a person at a time, or an older one may come last.
  readonly #writing = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(house: House) {
    this.#house = house;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#renew(), AGAIN);
    this.#timer.unref();
  }

  /** A person has so many sockets here now. */
  came(person: string, sockets: number): void {
    const before = this.#here.get(person) ?? 0;
    if (sockets > 0) this.#here.set(person, sockets);
    else this.#here.delete(person);
    if (this.#isStopped || before > 0 === sockets > 0) return;
    const written = (this.#writing.get(person) ?? Promise.resolve()).then(async () => {
      await this.#write(person);
      this.#house.relay.shout({ about: 'presence', person });
    });
    this.#writing.set(person, written);
    void written.then(() => {
      if (this.#writing.get(person) === written) this.#writing.delete(person);
    });
  }

  isHere(person: string): boolean {
    return this.#here.has(person) || this.#elsewhere.get(person)?.isHere === true;
  }

  /** Looks up people of whom nothing fresh is known. */
  async know(people: readonly string[]): Promise<void> {
    const { store, clock, process } = this.#house;
    if (store.kind === 'sqlite') return;
    const now = clock.now();
    const unknown = people.filter(each => !this.#here.has(each) && (this.#elsewhere.get(each)?.until ?? 0) <= now);
    if (unknown.length === 0) return;
    const rows = await store.read(db =>
      db
        .selectFrom('presence')
        .select('person')
        .where('person', 'in', unknown)
        .where('process', '!=', process)
        .where('until', '>', now)
        .execute(),
    );
    const found = new Set(rows.map(({ person }) => person));
    if (this.#elsewhere.size > 10_000) this.#elsewhere.clear();
    for (const each of unknown) this.#elsewhere.set(each, { isHere: found.has(each), until: now + FRESH });
  }
  forget(person: string): void {
    this.#elsewhere.delete(person);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopped = true;
    const { store, process } = this.#house;
    await store
      .tx(({ db }) => db.deleteFrom('presence').where('process', '=', process).execute())
      .catch(() => undefined);
  }

  /** As it is now: whoever has come and gone meanwhile was not here. */
  async #write(person: string): Promise<void> {
    const { store, process, clock, log } = this.#house;
    try {
      const sockets = this.#here.get(person) ?? 0;
      await store.tx(async ({ db }) => {
        await db.deleteFrom('presence').where('process', '=', process).where('person', '=', person).execute();
        if (sockets === 0) return;
        await db
          .insertInto('presence')
          .values({ process, person, sockets, until: clock.now() + HOLDS })
          .execute();
      });
    } catch (fault) {
      log.warn({ fault: String(fault) }, 'who is here could not be written down');
    }
  }

  async #renew(): Promise<void> {
    const { store, process, clock } = this.#house;
    const now = clock.now();
    await store
      .tx(async ({ db }) => {
        await db
          .updateTable('presence')
          .set({ until: now + HOLDS })
          .where('process', '=', process)
          .execute();
        await db.deleteFrom('presence').where('until', '<', now).execute();
      })
      .catch(() => undefined);
  }
}
