import type { DeskNews } from '@hegemon/host';
import { IndexedStore } from './indexed-store.js';
import { offers } from './offers.js';

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** What every desk of this page stands on: the games, the browser's database, a clock, chance. */
export const shelfFor = (tell: (news: DeskNews) => void) => ({
  listings: offers,
  store: new IndexedStore(),
  randomHex,
  now: () => new Date().toISOString(),
  tell,
});
