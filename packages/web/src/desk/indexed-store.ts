import { type KeptMatch, type MatchStore, type Standing, StoreFault } from '@hegemon/host';
import type { Entry } from '@hegemon/kernel';

const NAME = 'hegemon';
const VERSION = 1;
const MATCHES = 'matches';
const ENTRIES = 'entries';
const NOTES = 'notes';

interface MatchRow extends KeptMatch {
  readonly id: string;
}
interface EntryRow {
  readonly id: string;
  readonly n: number;
  readonly entry: Entry;
}
interface NoteRow {
  readonly id: string;
  readonly text: string;
}

/**
 * Matches in the browser's own database. Every entry is a row of its own, added and never overwritten: when two tabs
 * play the same match, the second to write an entry is told so. Each write is one transaction, waited for to its end.
 */
export class IndexedStore implements MatchStore {
  #opened: Promise<IDBDatabase> | undefined;

  async list(): Promise<readonly KeptMatch[]> {
    const rows = await this.#within('readonly', [MATCHES], store => result<MatchRow[]>(store(MATCHES).getAll()));
    return rows.map(({ head, standing }) => ({ head, standing }));
  }

  async read(id: string): Promise<{ kept: KeptMatch; entries: readonly Entry[] } | undefined> {
    return this.#within('readonly', [MATCHES, ENTRIES], async store => {
      const rows = result<EntryRow[]>(store(ENTRIES).getAll(ofMatch(id)));
      const row = await result<MatchRow | undefined>(store(MATCHES).get(id));
      if (!row) return undefined;
      const { head, standing } = row;
      return { kept: { head, standing }, entries: (await rows).map(({ entry }) => entry) };
    });
  }

  async begin({ head, standing }: KeptMatch, entries: readonly Entry[]): Promise<void> {
    const { id } = head;
    await this.#within('readwrite', [MATCHES, ENTRIES], async store => {
      const row: MatchRow = { id, head, standing };
      store(MATCHES).add(row);
      addAll(store(ENTRIES), id, entries);
    });
  }

  async append(id: string, entries: readonly Entry[], standing: Standing): Promise<void> {
    await this.#within('readwrite', [MATCHES, ENTRIES], async store => {
      const row = await result<MatchRow | undefined>(store(MATCHES).get(id));
      if (!row) throw new StoreFault('missing');
      // Also where no entry is added: another tab may have played on.
      if (row.standing.entries + entries.length !== standing.entries) throw new StoreFault('conflict');
      addAll(store(ENTRIES), id, entries);
      store(MATCHES).put({ ...row, standing });
    });
  }

  async remove(id: string): Promise<void> {
    await this.#within('readwrite', [MATCHES, ENTRIES, NOTES], async store => {
      store(MATCHES).delete(id);
      store(ENTRIES).delete(ofMatch(id));
      store(NOTES).delete(id);
    });
  }

  async notes(id: string): Promise<string> {
    const row = await this.#within('readonly', [NOTES], store => result<NoteRow | undefined>(store(NOTES).get(id)));
    return row?.text ?? '';
  }

  async note(id: string, text: string): Promise<void> {
    const row: NoteRow = { id, text };
    await this.#within('readwrite', [NOTES], async store => void store(NOTES).put(row));
  }

  /** One transaction: done when it is written for good, or nothing of it has happened. */
  async #within<T>(
    mode: IDBTransactionMode,
    names: readonly string[],
    work: (store: (name: string) => IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const database = await this.#open();
    let transaction: IDBTransaction;
    try {
      transaction = database.transaction([...names], mode, { durability: 'strict' });
    } catch (fault) {
      this.#opened = undefined; // It was closed behind our back: the next attempt opens it again.
      throw faultOf(fault);
    }
    const finished = finish(transaction);
    // Whoever fails first is the one to be told of; the other must not go unheard.
    finished.catch(() => undefined);
    try {
      const value = await work(name => transaction.objectStore(name));
      await finished;
      return value;
    } catch (fault) {
      abort(transaction);
      throw faultOf(transaction.error ?? fault);
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= openDatabase(() => {
      this.#opened = undefined;
    }).catch(fault => {
      this.#opened = undefined;
      throw new StoreFault('unavailable', messageOf(fault));
    });
    return this.#opened;
  }
}

const openDatabase = (onClose: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    // Some browsers have no database in private windows, or throw at the mere mention of it.
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore(MATCHES, { keyPath: 'id' });
      database.createObjectStore(ENTRIES, { keyPath: ['id', 'n'] });
      database.createObjectStore(NOTES, { keyPath: 'id' });
    };
    request.onblocked = () => reject(new Error('another tab keeps an older database open'));
    request.onerror = () => reject(request.error ?? new Error('the database cannot be opened'));
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      database.onclose = onClose;
      resolve(database);
    };
  });

const ofMatch = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

const addAll = (store: IDBObjectStore, id: string, entries: readonly Entry[]): void => {
  for (const entry of entries) {
    const row: EntryRow = { id, n: entry.n, entry };
    store.add(row);
  }
};

const result = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error);
  });

const finish = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
};

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
const nameOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'name' in fault ? String(fault.name) : '';
/** A row that is there already was written by another tab. */
const faultOf = (fault: unknown): StoreFault => {
  if (fault instanceof StoreFault) return fault;
  const code = { QuotaExceededError: 'full', ConstraintError: 'conflict' } as const;
  const name = nameOf(fault);
  return new StoreFault(name in code ? code[name as keyof typeof code] : 'unavailable', messageOf(fault));
};
