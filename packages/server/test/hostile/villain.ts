import type { Random } from '@hegemon/kernel';
import type { FromServer } from '@hegemon/protocol';
import WebSocket from 'ws';
import { Bell } from '../support/bell.js';
import { illWord, type Knowledge } from './words.js';

/** So many words go out before he listens whether anybody is still there. */
const BATCH = 40;

/** Somebody on a socket who says whatever may do harm, and comes back when he was thrown out. */
export class Villain {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #random: Random;
  readonly #knowledge: () => Knowledge;
  readonly #bell = new Bell();
  #socket: WebSocket | undefined;
  readonly #asked = new Map<string, string>();
  #pongs = 0;
  sent = 0;
  /** How often he was thrown out, and what he was told. */
  thrownOut = 0;
  readonly heard: Record<string, number> = {};
  readonly faults: string[] = [];

  constructor(url: string, cookie: string, random: Random, knowledge: () => Knowledge) {
    this.#url = `${url.replace(/^http/, 'ws')}/api/live`;
    this.#headers = cookie === '' ? {} : { cookie };
    this.#random = random;
    this.#knowledge = knowledge;
  }

  async rage(words: number): Promise<void> {
    while (this.sent < words) {
      const socket = this.#socket ?? (await this.#open());
      for (let i = 0; i < BATCH && this.sent < words; i++, this.sent++) {
        if (socket.readyState !== WebSocket.OPEN) break;
        const word = illWord(this.#random, this.#knowledge());
        this.#remember(word);
        socket.send(word);
      }
      // As one who means well would.
      const before = this.#pongs;
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping","id":"still-there"}');
      await this.#bell.until(() => this.#pongs > before || this.#socket !== socket);
    }
    this.#socket?.terminate();
  }

  /** What he asks for under an id of his own must never be done. */
  #remember(word: string | Buffer): void {
    const [, id] = /"id":"([^"]*)"/.exec(String(word)) ?? [];
    if (id !== undefined && !this.#knowledge().known.includes(id)) this.#asked.set(id, String(word).slice(0, 300));
  }

  async #open(): Promise<WebSocket> {
    const socket = new WebSocket(this.#url, { headers: this.#headers });
    this.#socket = socket;
    socket.on('message', data => this.#hear(JSON.parse(String(data)) as FromServer));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.thrownOut++;
      this.#bell.ring();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('close', () => reject(new Error('nobody lets him in any more')));
    });
    return socket;
  }

  #hear(message: FromServer): void {
    if (message.type === 'pong' && message.id === 'still-there') this.#pongs++;
    const asked = message.type === 'done' ? this.#asked.get(message.id) : undefined;
    if (asked !== undefined) this.faults.push(`it was done for him: ${asked}`);
    const refusal = message.type === 'refused' ? message.refusal : undefined;
    const code = refusal && ('code' in refusal ? refusal.code : refusal.refused);
    const what = message.type === 'trouble' || message.type === 'closed' ? message.trouble.code : code;
    const name = what === undefined ? message.type : `${message.type} ${what}`;
    this.heard[name] = (this.heard[name] ?? 0) + 1;
    if (what === 'engine-fault' || what?.startsWith('storage')) this.faults.push(`he was told ${name}`);
    this.#bell.ring();
  }
}
