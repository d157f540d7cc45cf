import type { Trouble } from '@hegemon/host';
import type { OnlineTrouble } from './api.js';

const KNOWN: Partial<Record<OnlineTrouble['code'], Trouble['code']>> = {
  'storage-full': 'server-full',
  'storage-unavailable': 'server-store',
  'no-such-match': 'no-such-match',
  'not-allowed': 'not-allowed',
  'not-your-seat': 'not-allowed',
  'not-signed-in': 'not-allowed',
  'unknown-game': 'unknown-game',
  edition: 'edition',
  stale: 'gone-on',
  'not-running': 'gone-on',
  paused: 'paused',
  'too-fast': 'too-fast',
  closing: 'offline',
  offline: 'offline',
  'no-server': 'offline',
};

/** What the server calls trouble, as the table knows it; its own word for it stays in the facts. */
export const troubleAtTable = ({ code, facts }: OnlineTrouble): Trouble => ({
  code: KNOWN[code] ?? 'engine-fault',
  facts: { ...facts, code },
});
