import type { FromClient, FromServer, PersonLine, Trouble } from '@hegemon/protocol/client';
import { socketAddress } from './api.js';
import { type Asked, type Asking, isDeed, newActionId, UnderWay } from './under-way.js';

/** How it stands with the connection. */
export type LineState = 'closed' | 'opening' | 'open' | 'lost';

export type { Asking } from './under-way.js';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** How often a quiet connection is tried, and how long an answer may take then; less where the browser doubts it too. */
const PING_EVERY = 20_000;
const PATIENCE = 8000;
const IMPATIENCE = 2000;
/** A connection that has held for so long is a good one: when it breaks, the next is tried at once. */
const STEADY = 5000;
/** Whoever has talked too fast says again after this what was not heard. */
const BREATH = 1000;

/** A browser complains of a socket that is closed before it is open: whoever is still calling hangs up when it is answered. */
const hangUp = (socket: WebSocket): void => {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
};

/**
 * The one socket of this page. It is opened when somebody listens, heals by itself, and whatever was asked and not answered
 * is asked again under the same id: the server does nothing twice.
 */
export class Line {
  state = $state<LineState>('closed');
  /** What keeps the server from its records. */
  records = $state.raw<Trouble | null>(null);
  me = $state.raw<PersonLine | null>(null);
  /** By how much the server's clock is ahead of ours. */
  ahead = $state(0);
  /** The server was replaced by a newer one. */
  isNewBuild = $state(false);
  /** How many deeds of ours nobody has confirmed yet. */
  deeds = $state(0);
  #socket: WebSocket | undefined;
  #build: string | undefined;
  #person: string | null | undefined;
  #failures = 0;
  // From the first failure until there is a connection again.
  #isLost = false;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #breath: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;
  readonly #underWay = new UnderWay();
  readonly #listeners = new Set<(message: FromServer) => void>();
  readonly #openings = new Set<() => void>();

  constructor() {
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#hurry(IMPATIENCE));
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
      if (!this.#listeners.delete(hear)) return;
      this.#openings.delete(opened);
      if (--this.#wanted === 0) this.close();
    };
  }

  /** Says something that has no answer; lost if there is no connection: whoever listens says it again then. */
  say(message: FromClient): void {
    if (this.state === 'open') this.#socket?.send(JSON.stringify(message));
  }

  /** Asks, and asks again after a lost connection, until there is an answer. */
  ask(asking: Asking, share?: (share: number) => void): Asked {
    const id = newActionId();
    const message = { ...asking, id } as FromClient;
    const answer = this.#underWay.add(id, message, share);
    this.#count();
    this.say(message);
    return Object.assign(answer, { id });
  }

  /** Nobody wants to know any longer: whoever waits is told so. */
  neverMind(id: string): void {
    if (this.#underWay.giveUp(id, { code: 'stale' })) this.say({ type: 'never-mind', id });
    this.#count();
  }

  /** Begins anew, as somebody else: after signing in or out. */
  renew(): void {
    if (!this.#socket) return;
    this.close();
    if (this.#wanted > 0) this.#open();
  }

  close(): void {
    for (const timer of [this.#opening, this.#ping, this.#steady, this.#breath]) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket) hangUp(socket);
    this.#failures = 0;
    this.#isLost = false;
    this.state = 'closed';
  }

  #hurry(patience?: number): void {
    if (this.#wanted === 0) return;
    if (this.state === 'open') this.#check(patience);
    else {
      this.#failures = 0;
      this.#open();
    }
  }

  #open(): void {
    clearTimeout(this.#opening);
    if (this.#socket) return;
    this.state = this.#isLost ? 'lost' : 'opening';
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = () => socket === this.#socket && this.#lost();
    // A network may swallow the attempt without a word.
    this.#giveUpUnlessHeard(socket);
  }

  #lost(): void {
    for (const timer of [this.#ping, this.#steady, this.#breath]) clearTimeout(timer);
    this.#socket = undefined;
    this.#underWay.giveUpAll({ code: 'stale' }, ({ type }) => type === 'ping');
    if (this.#wanted === 0) return;
    this.#isLost = true;
    this.state = 'lost';
    // The first time at once: a server that is replaced says goodbye, and another is near.
    const wait = this.#failures === 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    this.#failures++;
    this.#opening = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #hear(message: FromServer): void {
    if (message.type === 'hello') this.#welcome(message);
    else if (message.type === 'trouble') this.#troubled(message);
    else if (message.type === 'records') this.records = message.trouble;
    else this.#underWay.hear(message);
    this.#count();
    if (this.state === 'open') this.#watchOver();
    for (const listener of [...this.#listeners]) listener(message);
  }

  #welcome({ me, build, now }: Extract<FromServer, { type: 'hello' }>): void {
    const person = me?.id ?? null;
    // What somebody else has begun is not done in this one's name.
    if (this.#person !== undefined && this.#person !== person)
      this.#underWay.giveUpAll({ code: 'not-signed-in' }, isDeed);
    this.#person = person;
    this.#isLost = false;
    this.state = 'open';
    this.me = me;
    this.records = null;
    this.ahead = now - Date.now();
    if (this.#build !== undefined && this.#build !== build) this.isNewBuild = true;
    this.#build = build;
    const { messages } = this.#underWay;
    for (const opened of [...this.#openings]) opened();
    this.#sayAgain(messages);
    this.#steady = setTimeout(() => {
      this.#failures = 0;
    }, STEADY);
  }

  #sayAgain(messages: readonly FromClient[]): void {
    for (const message of messages) this.say(message);
  }

  /** The server does not say what of all that it means: whatever waits is tried again, or has failed. */
  #troubled({ trouble }: Extract<FromServer, { type: 'trouble' }>): void {
    clearTimeout(this.#breath);
    if (trouble.code !== 'too-fast') this.#underWay.giveUpAll(trouble);
    else this.#breath = setTimeout(() => this.#sayAgain(this.#underWay.messages), BREATH);
  }

  #count(): void {
    this.deeds = this.#underWay.deeds;
  }

  /** Whoever has been heard is there. */
  #watchOver(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#check(), PING_EVERY);
  }
  /** A connection may be dead without anybody having said so. */
  #check(patience?: number): void {
    if (!this.#socket) return;
    this.#giveUpUnlessHeard(this.#socket, patience);
    void this.ask({ type: 'ping' });
  }
  #giveUpUnlessHeard(socket: WebSocket, patience = PATIENCE): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      if (socket !== this.#socket) return;
      socket.close();
      this.#lost();
    }, patience);
  }
}
