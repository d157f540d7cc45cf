import type { Random } from '@hegemon/kernel';
import { FromClient, type FromServer } from '@hegemon/protocol';
import { Compile } from 'typebox/compile';
import WebSocket from 'ws';
import { Bell } from '../support/bell.js';
import { illWord, type Knowledge } from './words.js';

/** So many words go out before he listens to what is said to them. */
const BATCH = 12;
/** For more than about this much one is thrown out. */
const LONG = 60_000;
/** What is well-formed and asks for something is answered by one of these. */
const ANSWERS: readonly string[] = ['done', 'refused', 'told'] satisfies FromServer['type'][];
const SILENT: readonly string[] = ['watch', 'unwatch', 'ping'] satisfies FromClient['type'][];
const isWord = Compile(FromClient);

const read = (text: string): FromClient | undefined => {
  try {
    const raw: unknown = JSON.parse(text);
    return isWord.Check(raw) ? raw : undefined;
  } catch {
    return undefined;
  }
};

/** Somebody on a socket who says whatever may do harm, and comes back when he was thrown out. */
export class Villain {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #random: Random;
  readonly #knowledge: () => Knowledge;
  readonly #bell = new Bell();
  #socket: WebSocket | undefined;
  /** Under ids of his own. */
  readonly #asked = new Map<string, string>();
  #isGreeted = false;
  #unanswered = 0;
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
      for (let i = 0; i < BATCH && this.sent < words && socket === this.#socket; i++) {
        const knowledge = this.#knowledge();
        const word = illWord(this.#random, knowledge);
        // Nothing that was said before is to be lost by it.
        if (word.length > LONG) await this.#heardOut(socket);
        if (socket.readyState !== WebSocket.OPEN) break;
        this.#say(socket, word, knowledge);
        if (word.length > LONG) break;
      }
      await this.#heardOut(socket);
    }
    this.#socket?.terminate();
  }

  #say(socket: WebSocket, word: string | Buffer, { known }: Knowledge): void {
    socket.send(word);
    this.sent++;
    const message = typeof word === 'string' ? read(word) : undefined;
    if (!message || SILENT.includes(message.type) || !('id' in message)) return;
    this.#unanswered++;
    if (!known.includes(message.id)) this.#asked.set(message.id, String(word).slice(0, 300));
  }

  /** Until everything was answered, or nobody answers any more. */
  async #heardOut(socket: WebSocket): Promise<void> {
    const before = this.#pongs;
    if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping","id":"still-there"}');
    await this.#bell.until(() => (this.#pongs > before && this.#unanswered === 0) || this.#socket !== socket);
  }

  async #open(): Promise<WebSocket> {
    const socket = new WebSocket(this.#url, { headers: this.#headers });
    this.#socket = socket;
    this.#isGreeted = false;
    this.#unanswered = 0;
    let isLost = false;
    socket.on('message', data => this.#hear(JSON.parse(String(data)) as FromServer));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      isLost = true;
      if (this.#socket === socket) this.#socket = undefined;
      this.thrownOut++;
      this.#bell.ring();
    });
    await this.#bell.until(() => this.#isGreeted || isLost);
    if (isLost) throw new Error('nobody lets him in any more');
    return socket;
  }

  #hear(message: FromServer): void {
    if (message.type === 'hello') this.#isGreeted = true;
    if (message.type === 'pong' && message.id === 'still-there') this.#pongs++;
    if (ANSWERS.includes(message.type) && this.#unanswered-- === 0) {
      this.#unanswered = 0;
      this.faults.push(`he was answered once more than he has asked: ${JSON.stringify(message).slice(0, 200)}`);
    }
    // What he asks for must never be done; what was done before may be told to him once more.
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
