import type { FromClient, FromServer, Me, Room } from '@hegemon/protocol/client';
import { PACES } from '@hegemon/protocol/client';
import { vi } from 'vitest';
import type { Asking } from '../../src/online/line.svelte.js';

/** A socket without a network: what is said is written down, and the test says what is heard. */
export class FakeLine {
  readonly said: FromClient[] = [];
  readonly asked: Asking[] = [];
  renewals = 0;
  /** What is answered to whatever is asked. */
  answer: (asking: Asking) => FromServer = () => ({ type: 'done', id: 'x', v: 1 });
  readonly #listeners = new Set<{ hear: (message: FromServer) => void; opened: () => void }>();

  get listeners(): number {
    return this.#listeners.size;
  }
  listen(hear: (message: FromServer) => void, opened: () => void): () => void {
    const listener = { hear, opened };
    this.#listeners.add(listener);
    opened();
    return () => this.#listeners.delete(listener);
  }
  say(message: FromClient): void {
    this.said.push(message);
  }
  ask(asking: Asking) {
    this.asked.push(asking);
    return Object.assign(Promise.resolve(this.answer(asking) as never), { id: 'x' });
  }
  renew(): void {
    this.renewals++;
  }
  hear(message: FromServer): void {
    for (const { hear } of [...this.#listeners]) hear(message);
  }
  /** The connection is there anew. */
  reopen(): void {
    for (const { opened } of [...this.#listeners]) opened();
  }
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
type Answer = { readonly status: number; readonly body?: unknown };

/** A server without a network: each request is written down and answered by the test. */
export const fakeServer = (answer: (asked: Asked) => Answer | Promise<Answer>): Asked[] => {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    const { pathname, search } = new URL(address);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const asked = { method: init.method ?? 'GET', path: `${pathname.replace(/^.*\/api\//, '')}${search}`, body };
    all.push(asked);
    const { status, body: said } = await answer(asked);
    return new Response(status === 204 ? null : JSON.stringify(said), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return all;
};
export const refused = (status: number, code: string, facts?: object) => ({
  status,
  body: { trouble: { code, ...(facts && { facts }) } },
});

export const meNamed = (name: string, change: Partial<Me> = {}): Me => ({
  id: `id-${name.toLowerCase()}`,
  name,
  isGuest: true,
  mail: null,
  created: 1,
  settings: {
    language: 'en',
    zone: 'UTC',
    night: null,
    vacations: [],
    notify: { mail: false, webhook: false, push: false },
    digest: 0,
    quiet: null,
    webhook: null,
  },
  webhookFault: null,
  webhookSecret: null,
  isMailConfirmed: true,
  ...change,
});

export const roomOf = (change: Partial<Room> = {}): Room => ({
  id: 'm123',
  revision: 1,
  game: 'time-of-crisis',
  edition: 1,
  title: '',
  status: 'open',
  options: { players: 2 },
  terms: {
    pace: PACES.days,
    timeout: 'stand-in',
    watching: 'open',
    delay: 0,
    isRated: false,
    hints: false,
    whispers: true,
  },
  host: { id: 'id-anna', name: 'Anna', isGuest: false },
  seats: [],
  mine: null,
  isHost: false,
  isListed: true,
  invite: null,
  commitment: 'ab',
  version: 0,
  waiting: [],
  paused: null,
  accords: [],
  watchers: 0,
  rematchOf: null,
  rematch: null,
  outcome: null,
  created: 1,
  started: null,
  ended: null,
  now: 5,
  ...change,
});
