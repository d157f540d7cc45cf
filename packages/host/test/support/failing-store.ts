import type { KeptMatch, MatchStore, Standing } from '../../src/index.js';
import { MemoryStore, StoreFault } from '../../src/index.js';

type Code = StoreFault['code'];

/** A store that fails when it is told to. */
export class FailingStore extends MemoryStore implements MatchStore {
  fails: Code | undefined;

  #check(): void {
    if (this.fails) throw new StoreFault(this.fails);
  }

  override async list() {
    if (this.fails === 'unavailable') this.#check();
    return super.list();
  }
  override async read(id: string) {
    if (this.fails === 'unavailable') this.#check();
    return super.read(id);
  }
  override async begin(kept: KeptMatch, entries: Parameters<MatchStore['begin']>[1]): Promise<void> {
    this.#check();
    await super.begin(kept, entries);
  }
  override async append(id: string, entries: Parameters<MatchStore['append']>[1], standing: Standing): Promise<void> {
    this.#check();
    await super.append(id, entries, standing);
  }
  override async note(id: string, text: string): Promise<void> {
    this.#check();
    await super.note(id, text);
  }
}
