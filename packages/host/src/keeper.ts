import type { Entry } from '@hegemon/kernel';
import type { Trouble } from './desk.js';
import { type KeptMatch, type MatchStore, StoreFault, troubleOf } from './store.js';

interface Held {
  readonly kept: KeptMatch;
  readonly entries: readonly Entry[];
}

/**
 * Stands before a store that may fail. What cannot be written is held in memory and written with the next success,
 * so that a full disk stops nobody from playing on.
 */
export class Keeper {
  readonly #store: MatchStore;
  // How many entries of a match are known to be written.
  readonly #written = new Map<string, number>();
  readonly #held = new Map<string, Held>();
  readonly #notes = new Map<string, string>();

  constructor(store: MatchStore) {
    this.#store = store;
  }

  /** Writes whatever is not yet written of a match. Says what went wrong; unless it is `elsewhere`, all is held. */
  async keep(kept: KeptMatch, entries: readonly Entry[]): Promise<Trouble | undefined> {
    const { id } = kept.head;
    try {
      await this.#write(kept, entries);
    } catch (fault) {
      const isElsewhere = fault instanceof StoreFault && fault.code === 'conflict';
      if (isElsewhere) this.#forget(id);
      else {
        if (fault instanceof StoreFault && fault.code === 'missing') this.#written.delete(id);
        this.#held.set(id, { kept, entries: [...entries] });
      }
      return troubleOf(fault);
    }
    await this.#writeHeld();
    return undefined;
  }

  /** What is only held of a match gets another chance to be written. Says why it still is not. */
  async keepHeld(id: string): Promise<Trouble | undefined> {
    const held = this.#held.get(id);
    return held && this.keep(held.kept, held.entries);
  }

  async #write(kept: KeptMatch, entries: readonly Entry[]): Promise<void> {
    const { id } = kept.head;
    const written = this.#written.get(id) ?? 0;
    const count = entries.length;
    if (written === 0) await this.#store.begin(kept, entries);
    else await this.#store.append(id, entries.slice(written, count), kept.standing);
    this.#written.set(id, count);
    this.#held.delete(id);
  }

  /** There is room again: what was held of other matches gets its turn too. */
  async #writeHeld(): Promise<void> {
    for (const { kept, entries } of [...this.#held.values()]) {
      try {
        await this.#write(kept, entries);
      } catch {
        // It stays held; whoever plays it will be told.
      }
    }
  }

  /** What is held is listed even where the store cannot be read. */
  async list(onTrouble: (trouble: Trouble) => void = () => undefined): Promise<readonly KeptMatch[]> {
    const stored = await this.#store.list().catch(fault => {
      onTrouble(troubleOf(fault));
      return [];
    });
    const readable = stored.filter(isReadable);
    if (readable.length < stored.length) onTrouble({ code: 'broken-record' });
    const held = [...this.#held.values()].map(({ kept }) => kept);
    return [...held, ...readable.filter(({ head }) => !this.#held.has(head.id))];
  }

  async read(id: string): Promise<Held | undefined> {
    return this.#held.get(id) ?? (await this.#store.read(id));
  }

  /** Reads a match in order to play it: what is kept from now on follows what lies there now. */
  async take(id: string): Promise<Held | undefined> {
    const held = this.#held.get(id);
    if (held) return held;
    const stored = await this.#store.read(id);
    if (stored) this.#written.set(id, stored.entries.length);
    return stored;
  }

  async remove(id: string): Promise<void> {
    this.#forget(id);
    this.#notes.delete(id);
    await this.#store.remove(id);
  }

  async notes(id: string): Promise<string> {
    return this.#notes.get(id) ?? (await this.#store.notes(id).catch(() => ''));
  }

  async note(id: string, text: string): Promise<Trouble | undefined> {
    this.#notes.set(id, text);
    try {
      await this.#store.note(id, text);
      this.#notes.delete(id);
      return undefined;
    } catch (fault) {
      return troubleOf(fault);
    }
  }

  #forget(id: string): void {
    this.#held.delete(id);
    this.#written.delete(id);
  }
}

/** Enough of a record to stand in a list. What lies in a browser for years may lose anything. */
const isReadable = ({ head, standing }: Partial<KeptMatch>): boolean =>
  typeof head?.id === 'string' &&
  typeof head.seats === 'object' &&
  /^\d{4}-\d\d-\d\dT/.test(standing?.changed ?? '') &&
  Array.isArray(standing?.waiting);
