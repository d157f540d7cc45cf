import type { FromClient, FromServer, PersonLine } from '@hegemon/protocol/client';
import { socketAddress } from './api.js';

/** How it stands with the connection. */
export type LineState = 'closed' | 'opening' | 'open' | 'lost';

/** What is asked and waits for its answer. */
interface Waiting {
  readonly message: FromClient;
  resolve(reply: Final): void;
  share?: ((share: number) => void) | undefined;
}
type Final = Extract<FromServer, { type: 'done' | 'refused' | 'told' | 'pong' }>;
type Without<T> = T extends { readonly id: string } ? Omit<T, 'id'> : never;
/** What has an answer; its id is made here. */
export type Asking = Without<FromClient>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How often a quiet connection is tried, and how long an answer may take then. */
const PING_EVERY = 20_000;
const PATIENCE = 8000;

export const newActionId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
};

/**
 * The one socket of this page. It is opened when somebody listens, heals by itself, and whatever was asked and not answered
 * is asked again under the same id: the server does nothing twice.
 */
export class Line {
  state = $state<LineState>('closed');
  me = $state.raw<PersonLine | null>(null);
  /** By how much the server's clock is ahead of ours. */
  ahead = $state(0);
  /** The server was replaced by a newer one. */
  isNewBuild = $state(false);
  #socket: WebSocket | undefined;
  #build: string | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Set<(message: FromServer) => void>();
  readonly #openings = new Set<() => void>();

  constructor() {
    addEventListener('online', () => this.#hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#hurry();
    });
  }

  /** Until the returned function is called there is a connection. `opened` is called each time it is there anew. */
  listen(hear: (message: FromServer) => void, opened: () => void): () => void {
    this.#listeners.add(hear);
    this.#openings.add(opened);
    this.#wanted++;
    if (this.state === 'open') opened();
    else this.#open();
    return () => {
      this.#listeners.delete(hear);
      this.#openings.delete(opened);
      if (--this.#wanted === 0) this.close();
    };
  }

  /** Says something that has no answer; lost if there is no connection: whoever listens says it again then. */
  say(message: FromClient): void {
    if (this.state === 'open') this.#socket?.send(JSON.stringify(message));
  }

  /** Asks, and asks again after a lost connection, until there is an answer. */
  ask(asking: Asking, share?: (share: number) => void): Promise<Final> & { readonly id: string } {
    const id = newActionId();
    const message = { ...asking, id } as FromClient;
    const promise = new Promise<Final>(resolve => {
      this.#waiting.set(id, { message, resolve, share });
      this.say(message);
    });
    return Object.assign(promise, { id });
  }

  /** Nobody wants to know any longer. */
  neverMind(id: string): void {
    if (this.#waiting.delete(id)) this.say({ type: 'never-mind', id });
  }

  /** Begins anew, as somebody else: after signing in or out. */
  renew(): void {
    this.#socket?.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.state = 'closed';
  }

  #hurry(): void {
    if (this.#wanted === 0) return;
    if (this.state === 'open') this.#check();
    else {
      this.#failures = 0;
      this.#open();
    }
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#socket) return;
    this.state = this.#failures > 0 ? 'lost' : 'opening';
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #lost(): void {
    clearTimeout(this.#ping);
    this.#socket = undefined;
    if (this.#wanted === 0) return;
    this.state = 'lost';
    // The first time at once: a server that is replaced says goodbye, and another is near.
    const wait = this.#failures === 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    this.#failures++;
    this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #hear(message: FromServer): void {
    if (message.type === 'hello') this.#welcome(message);
    else if (message.type === 'share') this.#waiting.get(message.id)?.share?.(message.share);
    else if (isFinal(message)) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.resolve(message);
    }
    for (const listener of [...this.#listeners]) listener(message);
  }

  #welcome({ me, build, now }: Extract<FromServer, { type: 'hello' }>): void {
    this.#failures = 0;
    this.state = 'open';
    this.me = me;
    this.ahead = now - Date.now();
    if (this.#build !== undefined && this.#build !== build) this.isNewBuild = true;
    this.#build = build;
    for (const opened of [...this.#openings]) opened();
    for (const { message } of this.#waiting.values()) this.say(message);
    this.#watchOver();
  }

  #watchOver(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#check(), PING_EVERY);
  }
  /** A connection may be dead without anybody having said so. */
  #check(): void {
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#ping = setTimeout(() => socket === this.#socket && this.#dead(socket), PATIENCE);
    void this.ask({ type: 'ping' }).then(() => socket === this.#socket && this.#watchOver());
  }
  #dead(socket: WebSocket | undefined): void {
    socket?.close();
    this.#lost();
  }
}

const isFinal = (message: FromServer): message is Final => ['done', 'refused', 'told', 'pong'].includes(message.type);
