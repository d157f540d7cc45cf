import type { Entry } from '@hegemon/kernel';
import { type KeptMatch, type MatchStore, type Standing, StoreFault } from './store.js';

/** Keeps matches as long as it lives itself: for tests, and where nothing else is to be had. */
export class MemoryStore implements MatchStore {
  readonly #matches = new Map<string, { kept: KeptMatch; entries: readonly Entry[] }>();
  readonly #notes = new Map<string, string>();

  async list(): Promise<readonly KeptMatch[]> {
    return [...this.#matches.values()].map(({ kept }) => kept);
  }

  async read(id: string): Promise<{ kept: KeptMatch; entries: readonly Entry[] } | undefined> {
    return this.#matches.get(id);
  }

  async begin(kept: KeptMatch, entries: readonly Entry[]): Promise<void> {
    if (this.#matches.has(kept.head.id)) throw new StoreFault('conflict');
    this.#matches.set(kept.head.id, { kept, entries: [...entries] });
  }

  async append(id: string, entries: readonly Entry[], standing: Standing): Promise<void> {
    const old = this.#matches.get(id);
    if (!old) throw new StoreFault('missing');
    if (old.entries.length + entries.length !== standing.entries) throw new StoreFault('conflict');
    this.#matches.set(id, { kept: { head: old.kept.head, standing }, entries: [...old.entries, ...entries] });
  }

  async remove(id: string): Promise<void> {
    this.#matches.delete(id);
    this.#notes.delete(id);
  }

  async notes(id: string): Promise<string> {
    return this.#notes.get(id) ?? '';
  }

  async note(id: string, text: string): Promise<void> {
    this.#notes.set(id, text);
  }
}
