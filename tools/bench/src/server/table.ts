import { type Decision, type Random, sampleAnswer, type Table as View } from '@hegemon/kernel';
import { type FromServer, patched } from '@hegemon/protocol';
import WebSocket from 'ws';
import type { Taking } from './tally.js';

/** Versions that are remembered until everybody has seen them. */
const KEPT = 50;

/** They pack whatever they send. */
export const AS_BROWSERS_DO = { perMessageDeflate: { threshold: 0 } };

/** The bytes that have come to a socket. */
const cameTo = (socket: WebSocket): number =>
  (socket as unknown as { readonly _socket?: { readonly bytesRead: number } })._socket?.bytesRead ?? 0;

/** One seat at a table: a socket, and what it shows. */
class Seat {
  readonly #table: Table;
  readonly #socket: WebSocket;
  #view: View<unknown> | undefined;
  #version = 0;
  #bytes = 0;
  // The question that was answered last.
  #answered = -1;

  constructor(table: Table, url: string, cookie: string) {
    this.#table = table;
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, {
      ...AS_BROWSERS_DO,
      headers: { cookie },
    });
    this.#socket.on('open', () => this.#socket.send(JSON.stringify({ type: 'watch', match: table.match })));
    this.#socket.on('message', data => this.#hear(data as Buffer));
  }

  close(): void {
    this.#socket.terminate();
  }
  get version(): number {
    return this.#version;
  }
  get came(): number {
    return cameTo(this.#socket);
  }
  get isOver(): boolean {
    return this.#view?.outcome !== undefined;
  }

  act(): void {
    const [decision] = (this.#view?.decisions ?? []) as readonly Decision[];
    if (!decision || decision.n === this.#answered || !this.#table.isPlaying) return;
    this.#answered = decision.n;
    const { kind, arg } = sampleAnswer(decision, this.#table.random);
    const id = this.#table.begun();
    const act = { type: 'act', match: this.#table.match, id, n: decision.n, answer: { kind, arg } };
    this.#socket.send(JSON.stringify(act));
  }

  #hear(data: Buffer): void {
    const message = JSON.parse(data.toString()) as FromServer;
    this.#bytes += data.length;
    if (message.type === 'sight') {
      this.#view = message.sight.table;
      this.#saw(message.v);
    } else if (message.type === 'patch') {
      if (message.base !== this.#version) throw new Error('a patch was for another sight');
      this.#view = (message.patch ? patched(this.#view, message.patch) : this.#view) as View<unknown>;
      this.#table.taking?.bytes(this.#bytes);
      this.#saw(message.v);
    } else if (message.type === 'done') this.#table.done(this, message.id, message.v);
    // Somebody was faster where several are asked at once: the next patch tells.
    else if (message.type === 'refused') this.#table.refused(message.id);
  }
  #saw(version: number): void {
    this.#bytes = 0;
    this.#version = version;
    this.#table.saw(this, version);
    this.act();
  }
}

/** A match whose seats are all here and play by chance, as fast as they are answered. */
export class Table {
  readonly match: string;
  readonly random: Random;
  readonly #seats: readonly Seat[];
  readonly #underWay = new Map<string, number>();
  // Acknowledgement and sight go different ways: whichever comes first waits here for the other, by version.
  readonly #sent = new Map<number, { readonly seat: Seat; readonly began: number }>();
  readonly #arrived = new Map<number, readonly { readonly seat: Seat; readonly at: number }[]>();
  #ids = 0;
  isPlaying = false;
  taking: Taking | undefined;

  constructor(url: string, match: string, cookies: readonly string[], random: Random) {
    this.match = match;
    this.random = random;
    this.#seats = cookies.map(cookie => new Seat(this, url, cookie));
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }
  get came(): number {
    return this.#seats.reduce((sum, { came }) => sum + came, 0) / this.#seats.length;
  }
  get isOver(): boolean {
    return this.#seats.some(({ isOver }) => isOver);
  }
  get isShown(): boolean {
    return this.#seats.every(({ version }) => version > 0);
  }
  get isIdle(): boolean {
    return this.#underWay.size === 0;
  }

  play(taking: Taking): void {
    this.taking = taking;
    this.isPlaying = true;
    for (const seat of this.#seats) seat.act();
  }

  begun(): string {
    const id = `${this.match}-${++this.#ids}`;
    this.#underWay.set(id, performance.now());
    return id;
  }
  done(seat: Seat, id: string, v: number): void {
    const began = this.#underWay.get(id);
    this.#underWay.delete(id);
    if (began === undefined) return;
    this.taking?.done(performance.now() - began);
    for (const each of this.#arrived.get(v) ?? []) if (each.seat !== seat) this.taking?.seen(each.at - began);
    this.#arrived.delete(v);
    this.#sent.set(v, { seat, began });
    this.#sent.delete(v - KEPT);
  }
  refused(id: string): void {
    this.#underWay.delete(id);
  }
  saw(seat: Seat, version: number): void {
    const sent = this.#sent.get(version);
    const at = performance.now();
    if (!sent) this.#arrived.set(version, [...(this.#arrived.get(version) ?? []), { seat, at }]);
    else if (sent.seat !== seat) this.taking?.seen(at - sent.began);
  }
}
