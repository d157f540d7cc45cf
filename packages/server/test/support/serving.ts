import { randomBytes } from 'node:crypto';
import type { FromClient, FromServer } from '@hegemon/protocol';
import { afterAll } from 'vitest';
import WebSocket from 'ws';
import type { Config } from '../../src/config.js';
import { type Server, type ServerOptions, startServer } from '../../src/server.js';
import type { Kind } from '../../src/store/kind.js';
import { emptyHome } from './stores.js';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
const endings: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

/** A server of its own over an empty database, until the file is done. */
export const served = async (
  kind: Kind,
  config: Partial<Config> = {},
  options: ServerOptions = {},
): Promise<Server> => {
  const home = config.database === undefined ? await emptyHome(kind) : undefined;
  const server = await startServer(
    { port: 0, logLevel: 'silent', quickPasswords: true, ...(home && { database: home.url }), ...config },
    { log: process.env.HEGEMON_TEST_LOG ? LOUD : QUIET, ...options },
  );
  endings.push(async () => {
    await server.stop();
    await home?.remove();
  });
  return server;
};
const LOUD = { info: console.log, warn: console.log, error: console.log };

export const actionId = (): string => randomBytes(9).toString('base64url');

export interface Replied {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it has asked for
  readonly body: any;
}
/** Somebody with a cookie, as a browser would have. */
export class Visitor {
  readonly #url: string;
  cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  static async guest(url: string, name?: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    const { status } = await visitor.post('/api/guests', name === undefined ? {} : { name });
    if (status !== 201) throw new Error(`there is no guest ${name}: ${status}`);
    return visitor;
  }

  async call(method: string, path: string, body?: unknown): Promise<Replied> {
    const reply = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        'x-hegemon': '1',
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = reply.headers.getSetCookie();
    if (cookie) [this.cookie] = cookie.split(';');
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
  }
  get(path: string) {
    return this.call('GET', path);
  }
  post(path: string, body: unknown = {}) {
    return this.call('POST', path, body);
  }
  put(path: string, body: unknown) {
    return this.call('PUT', path, body);
  }

  async live(): Promise<Line> {
    const line = new Line(this.#url.replace(/^http/, 'ws'), this.cookie);
    await line.next('hello');
    return line;
  }
}

/** A socket, and everything that was heard on it. */
export class Line {
  readonly heard: FromServer[] = [];
  readonly socket: WebSocket;
  #waiting: (() => void)[] = [];
  #read = 0;

  constructor(url: string, cookie = '', headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url}/api/live`, { headers: { ...(cookie && { cookie }), ...headers } });
    this.socket.on('message', data => {
      this.heard.push(JSON.parse(String(data)));
      this.#wake();
    });
    this.socket.on('close', () => this.#wake());
    this.socket.on('error', () => this.#wake());
  }

  #wake(): void {
    for (const each of this.#waiting.splice(0)) each();
  }

  say(message: FromClient): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next word of this type that was not read yet. */
  next<T extends FromServer['type']>(
    type: T,
    fits: (message: Extract<FromServer, { type: T }>) => boolean = () => true,
  ): Promise<Extract<FromServer, { type: T }>> {
    return this.nextOf([type], fits);
  }

  /** The next word of one of these types: whoever waits for one alone does not hear that it will never come. */
  async nextOf<T extends FromServer['type']>(
    types: readonly T[],
    fits: (message: Extract<FromServer, { type: T }>) => boolean = () => true,
  ): Promise<Extract<FromServer, { type: T }>> {
    const isMeant = (message: FromServer): message is Extract<FromServer, { type: T }> =>
      (types as readonly string[]).includes(message.type) && fits(message as Extract<FromServer, { type: T }>);
    for (;;) {
      while (this.#read < this.heard.length) {
        const message = this.heard[this.#read++];
        if (isMeant(message)) return message;
      }
      if (this.socket.readyState >= WebSocket.CLOSING) throw new Error(`the socket closed before ${types} was heard`);
      await new Promise<void>(resolve => this.#waiting.push(resolve));
    }
  }

  /** Everything of this kind so far, read or not. */
  all<T extends FromServer['type']>(type: T): Extract<FromServer, { type: T }>[] {
    return this.heard.filter(each => each.type === type) as Extract<FromServer, { type: T }>[];
  }

  close(): void {
    this.socket.close();
  }
}
