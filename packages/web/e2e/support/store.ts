import type { Page } from 'playwright-core';

/** A row of the browser's database, as it lies there. */
type Row = Record<string, unknown> & { head?: Record<string, unknown>; entry?: Record<string, unknown> };

/** Everything that is kept, by the name of its store. */
export const rowsOf = (page: Page, store: 'matches' | 'entries' | 'notes'): Promise<Row[]> =>
  page.evaluate(
    name =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('hegemon');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    store,
  );

/** Writes rows over what lies there, past all rules. */
export const overwrite = (page: Page, store: 'matches' | 'entries', rows: readonly Row[]): Promise<void> =>
  page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('hegemon');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          writing.objectStore(name).clear();
          for (const row of all) writing.objectStore(name).put(row);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, rows] as const,
  );
