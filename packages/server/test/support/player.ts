import { randomBytes } from 'node:crypto';
import type { Sight } from '@hegemon/host';
import { type Random, sampleAnswer } from '@hegemon/kernel';
import type { FromClient, FromServer, Trouble } from '@hegemon/protocol';
import WebSocket from 'ws';
import { afterMillis, type Bell } from './bell.js';
import type { Person, Reply } from './person.js';
import { sightAfter, versionOf } from './sights.js';

/** What a player asks for, under an id of his own. */
type Step = Extract<FromClient, { type: 'undo' | 'redo' | 'reset' }>;
export type Deed = Extract<FromClient, { type: 'act' | 'say' }> | (Step & { readonly type: 'undo' });
export interface Acknowledged {
  readonly deed: Deed;
  /** The version it has led to; 0 for what was said. */
  readonly v: number;
}
export interface Habits {
  readonly random: Random;
  readonly bell: Bell;
  /** Milliseconds at most before an answer. */
  readonly thinks: number;
  /** One deed in so many goes by HTTP, is taken back, is a word to the table. 0 is never. */
  readonly byHttp: number;
  readonly takesBack: number;
  readonly says: number;
}

const AGAIN = 40;
/** It cannot be done now; the same may be tried again. */
const PASSING: readonly Trouble['code'][] = ['storage-unavailable', 'storage-full', 'closing', 'too-fast'];

export const actionId = (): string => randomBytes(9).toString('base64url');

/**
 * Plays whatever comes by chance and does not give up: a lost socket is opened anew, what nobody has acknowledged is asked
 * for again under the same id. Keeps its sight by patches alone, as a page does.
 */
export class Player {
  readonly person: Person;
  readonly match: string;
  readonly acknowledged: Acknowledged[] = [];
  /** What should not have happened. */
  readonly faults: string[] = [];
  sight: Sight | undefined;
  /** How often a deed was asked for again, a socket was lost, and all was asked for since something was missing. */
  readonly count = { resent: 0, lost: 0, gaps: 0, refused: 0, troubles: 0 };
  /** What the server has said of its records. */
  records: Trouble | null = null;
  isPlaying = true;
  readonly #habits: Habits;
  #deed: Deed | undefined;
  #isByHttp = false;
  #isThinking = false;
  #socket: WebSocket | undefined;
  #isEnded = false;
  // What he has done must be in his sight before he goes on.
  #done = 0;

  constructor(person: Person, match: string, habits: Habits) {
    this.person = person;
    this.match = match;
    this.#habits = habits;
    this.#connect();
  }

  get isOver(): boolean {
    return this.sight?.table.outcome !== undefined;
  }
  get isIdle(): boolean {
    return !this.#deed && !this.#isThinking && versionOf(this.sight) >= this.#done;
  }
  get isAsked(): boolean {
    return (this.sight?.table.decisions.length ?? 0) > 0;
  }
  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN && this.sight !== undefined;
  }

  /** Goes on, if he was told to stop. */
  play(): void {
    this.isPlaying = true;
    this.#next();
  }
  end(): void {
    this.#isEnded = true;
    this.#socket?.terminate();
  }
  /** As a network does it. */
  lose(): void {
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#isEnded) return;
    const { url, cookie } = this.person;
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, { headers: { cookie } });
    this.#socket = socket;
    socket.on('message', data => this.#hear(JSON.parse(String(data)) as FromServer));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (socket !== this.#socket) return;
      this.#socket = undefined;
      this.count.lost++;
      setTimeout(() => this.#connect(), AGAIN);
    });
  }

  #say(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
  #watch(): void {
    const seen = this.sight && { v: versionOf(this.sight), as: this.sight.eyes };
    this.#say({ type: 'watch', match: this.match, ...seen });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.#watch();
        if (this.#deed && !this.#isByHttp) {
          this.count.resent++;
          this.#say(this.#deed);
        }
        break;
      case 'sight':
        this.sight = message.sight;
        break;
      case 'patch': {
        const next = sightAfter(this.sight, message);
        this.sight = next;
        if (!next) {
          this.count.gaps++;
          this.#watch();
        }
        break;
      }
      case 'done':
        this.#acknowledge(message.id, message.v);
        break;
      case 'told':
        this.#acknowledge(message.id, 0);
        break;
      case 'refused':
        this.#refused(message.id, message.refusal);
        break;
      case 'closed':
        if (PASSING.includes(message.trouble.code)) this.count.troubles++;
        else this.faults.push(`the match is closed: ${message.trouble.code}`);
        break;
      case 'records':
        this.records = message.trouble;
        break;
      case 'trouble':
        this.faults.push(`trouble: ${message.trouble.code}`);
        break;
    }
    this.#next();
    this.#habits.bell.ring();
  }

  #acknowledge(id: string, v: number): void {
    const deed = this.#deed;
    // An answer to what was sent twice may come twice.
    if (deed?.id !== id) return;
    this.acknowledged.push({ deed, v });
    this.#done = Math.max(this.#done, v);
    this.#deed = undefined;
  }

  #refused(id: string, refusal: Extract<FromServer, { type: 'refused' }>['refusal']): void {
    const deed = this.#deed;
    if (deed?.id !== id) return;
    if ('code' in refusal && PASSING.includes(refusal.code)) {
      this.count.troubles++;
      setTimeout(() => this.#deed === deed && this.#give(deed), 4 * AGAIN);
      return;
    }
    this.count.refused++;
    this.#deed = undefined;
    const isLate = 'code' in refusal ? refusal.code === 'stale' : refusal.refused !== 'does-not-fit';
    if (!isLate) this.faults.push(`${JSON.stringify(deed)} was refused: ${JSON.stringify(refusal).slice(0, 200)}`);
  }

  /** Thinks of something to do, if he is asked and has nothing under way. */
  #next(): void {
    if (!this.isPlaying || this.#isEnded || !this.isIdle || !this.isAsked || !this.isConnected) return;
    const { random, thinks } = this.#habits;
    this.#isThinking = true;
    setTimeout(
      () => {
        this.#isThinking = false;
        const deed = this.isPlaying ? this.#choose() : undefined;
        if (!deed) return this.#habits.bell.ring();
        this.#deed = deed;
        this.#give(deed);
      },
      random(thinks + 1),
    );
  }

  #choose(): Deed | undefined {
    const { sight, match } = this;
    const { random, takesBack, says } = this.#habits;
    const [decision] = sight?.table.decisions ?? [];
    if (!sight || !decision) return undefined;
    const isOne = (among: number): boolean => among > 0 && random(among) === 0;
    const id = actionId();
    if (isOne(says)) return { type: 'say', match, id, channel: 'table', text: `word ${id}` };
    if ('entry' in sight.undo && !('refused' in sight.undo) && isOne(takesBack)) {
      return { type: 'undo', match, id, v: versionOf(sight) };
    }
    const { kind, arg } = sampleAnswer(decision, random);
    const answer = arg === undefined ? { kind } : { kind, arg: arg as never };
    return { type: 'act', match, id, n: decision.n, answer };
  }

  #give(deed: Deed): void {
    const { random, byHttp } = this.#habits;
    this.#isByHttp = byHttp > 0 && random(byHttp) === 0;
    if (this.#isByHttp) void this.#post(deed);
    else this.#say(deed);
  }

  /** The same without a socket. */
  async #post({ type, match, ...deed }: Deed): Promise<void> {
    const path = { act: 'actions', undo: 'undo', say: 'talk' }[type];
    for (let tries = 0; this.#deed?.id === deed.id && !this.#isEnded; tries++) {
      if (tries > 0) {
        this.count.resent++;
        await afterMillis(AGAIN);
      }
      const reply = await this.person.try('POST', `/api/matches/${match}/${path}`, deed);
      if (reply) return this.#replied(deed.id, reply);
    }
  }
  #replied(id: string, { status, body }: Reply): void {
    if (status === 201) this.#acknowledge(id, 0);
    else if (status === 200 && 'v' in body) this.#acknowledge(id, body.v);
    else this.#refused(id, body.refusal ?? body.trouble);
    this.#next();
    this.#habits.bell.ring();
  }
}
