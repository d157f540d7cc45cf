import { setImmediate } from 'node:timers/promises';
import type { FromClient } from '@hegemon/protocol';
import WebSocket from 'ws';
import type { Server } from '../../src/server.js';
import { secretOf } from './planting.js';

/** Everything that was said to somebody on one of two servers, letter by letter. */
export class Side {
  readonly server: Server;
  readonly heard: string[] = [];
  #socket: WebSocket | undefined;
  #pongs = 0;
  #woken = (): void => undefined;

  constructor(server: Server) {
    this.server = server;
  }

  /** His socket; without a name he is nobody in particular. */
  async open(who: string | undefined): Promise<void> {
    const headers = who === undefined ? {} : { cookie: `hegemon=${secretOf(who)}` };
    const socket = new WebSocket(`${this.server.url.replace(/^http/, 'ws')}/api/live`, { headers });
    this.#socket = socket;
    socket.on('message', data => {
      const text = String(data);
      if (text.startsWith('{"type":"pong"')) {
        this.#pongs++;
        this.#woken();
      } else this.heard.push(text);
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
  }
  close(): void {
    this.#socket?.terminate();
  }

  say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Until all that was begun has been told. */
  async quiet(match: string): Promise<void> {
    const { tables } = this.server.rooms;
    for (let i = 0; i < 3; i++) {
      await tables.queued(match, async () => undefined);
      for (let turn = 0; turn < 10; turn++) await setImmediate();
    }
    const before = this.#pongs;
    this.say({ type: 'ping', id: 'quiet-quiet' });
    while (this.#pongs === before) {
      await new Promise<void>(resolve => {
        this.#woken = resolve;
      });
    }
  }

  /** What he is told by HTTP: with its size, type and status. */
  async ask(who: string | undefined, method: string, path: string, body?: unknown): Promise<string> {
    const reply = await this.server.app.inject({
      method: method as 'GET',
      url: path,
      headers: { 'x-hegemon': '1', ...(who !== undefined && { cookie: `hegemon=${secretOf(who)}` }) },
      ...(body !== undefined && { payload: body as object }),
    });
    const { 'content-type': type, 'content-length': size } = reply.headers;
    return `${method} ${path} ${reply.statusCode} ${type} ${size} ${masked(reply.body)}`;
  }
}

/** Fingerprints of what is hidden differ, as they must; numbers of lines of talk count what others say, too. */
const masked = (text: string): string =>
  text
    .replace(/"(hash|digest|unseen)":"[0-9a-f]{64}"/g, '"$1":"#"')
    .replace(/\{"id":\d+,"channel"/g, '{"id":#,"channel"');
