/** The same crowd before the bare server: in each room one after the other says something as long as an answer. */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';
import { answering } from './process.js';
import { Taking } from './tally.js';

const PEOPLE = 3;
/** Messages that are remembered until everybody has heard them. */
const KEPT = 50;
const ANSWER = { type: 'act', match: 'abcdefghij', n: 500, answer: { kind: 'move-army', arg: 'some-province' } };

class Room {
  readonly sockets: readonly WebSocket[];
  // When each message was sent, by its number in the room: a slow echo may come after the next one is under way.
  readonly #sent = new Map<number, number>();
  #taking: Taking | undefined;
  #n = 0;
  isPlaying = false;
  isIdle = true;

  constructor(url: string) {
    this.sockets = Array.from({ length: PEOPLE }, () => {
      const socket = new WebSocket(url, { perMessageDeflate: false });
      socket.on('message', data => this.#hear(JSON.parse(String(data))));
      return socket;
    });
  }

  play(taking: Taking): void {
    this.#taking = taking;
    this.isPlaying = true;
    this.#say();
  }
  #say(): void {
    this.isIdle = false;
    const socket = this.sockets[this.#n++ % PEOPLE];
    this.#sent.set(this.#n, performance.now());
    this.#sent.delete(this.#n - KEPT);
    socket.send(JSON.stringify({ id: `message-${this.#n}`, ...ANSWER }));
  }
  #hear({ type, v }: { readonly type: string; readonly v: number }): void {
    const sent = this.#sent.get(v);
    if (sent === undefined) throw new Error(`nobody has sent message ${v}`);
    const millis = performance.now() - sent;
    if (type === 'echo') {
      this.#taking?.seen(millis);
      return;
    }
    this.#taking?.done(millis);
    this.isIdle = true;
    if (this.isPlaying) this.#say();
  }
}

let rooms: Room[] = [];
// Each time other rooms, so that their messages are counted from the first.
let seatings = 0;
answering({
  seat: async ({ url, tables }) => {
    for (const room of rooms) for (const socket of room.sockets) socket.terminate();
    const seating = ++seatings;
    rooms = Array.from({ length: Number(tables) }, (_, i) => new Room(`${url}/${seating}/${i}`));
    await Promise.all(rooms.flatMap(({ sockets }) => sockets.map(socket => once(socket, 'open'))));
  },
  play: async ({ millis }) => {
    const taking = new Taking();
    for (const room of rooms) room.play(taking);
    await setTimeout(Number(millis));
    while (!taking.isEnough) await setTimeout(2);
    for (const room of rooms) room.isPlaying = false;
    const tally = taking.end(0);
    while (!rooms.every(({ isIdle }) => isIdle)) await setTimeout(2);
    return tally;
  },
});
