import type { PersonLine } from '@hegemon/protocol';
import type { Store } from '../store/store.js';
import type { Clock } from '../time/clock.js';

const FRESH = 30_000;
const MOST = 10_000;

/** Whoever has left for good, or is not known. */
const nobody = (id: string): PersonLine => ({ id, name: '–', isGuest: true });

/** How people are shown; read now and then, since names hardly ever change. */
export class PeopleLines {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #known = new Map<string, { readonly line: PersonLine; readonly until: number }>();

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async of(ids: readonly string[]): Promise<ReadonlyMap<string, PersonLine>> {
    const now = this.#clock.now();
    const asked = [...new Set(ids)];
    const stale = asked.filter(id => (this.#known.get(id)?.until ?? 0) <= now);
    if (stale.length > 0) await this.#read(stale, now + FRESH);
    return new Map(asked.map(id => [id, this.#known.get(id)?.line ?? nobody(id)]));
  }

  /** Something about a person has changed here. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  async #read(ids: readonly string[], until: number): Promise<void> {
    const rows = await this.#store.read(db =>
      db.selectFrom('persons').select(['id', 'name', 'kind', 'gone']).where('id', 'in', ids).execute(),
    );
    if (this.#known.size > MOST) this.#known.clear();
    for (const { id, name, kind, gone } of rows) {
      const line = gone === null ? { id, name, isGuest: kind === 'guest' } : nobody(id);
      this.#known.set(id, { line, until });
    }
  }
}
