import type { Eyes } from '@hegemon/host';
import { type FromClient, FromClient as FromClientSchema, type FromServer, type Room } from '@hegemon/protocol';
import { Compile } from 'typebox/compile';

/** As much of a socket as is needed. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  readonly bufferedAmount: number;
}

/** Who is at the other end; nobody in particular may look on. */
export interface Caller {
  readonly person: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly session?: string;
}

/** What is shown to one connection of one match. */
export interface Watch {
  eyes: Eyes;
  /** The version it has been shown; 0 if the match has not begun for it. */
  version: number;
  /** What it was told of the room last. */
  room: Room | undefined;
}

/** More than this lies in the way of a connection: it cannot follow, and begins anew. */
const MOST_BUFFERED = 4 * 1024 * 1024;
/** How fast a connection may talk: so many words at once, and so many a second in the long run. */
export interface TalkLimits {
  readonly burst: number;
  readonly rate: number;
}
const TALK_LIMITS: TalkLimits = { burst: 120, rate: 40 };
/** What takes more of our time counts for more words: whole sights, and what has to be worked out. */
const COST: Partial<Record<FromClient['type'], number>> = { watch: 8, ask: 3 };
/** Whoever goes on although he was told not to is shown the door. */
const MOST_WARNINGS = 200;

const isMessage = Compile(FromClientSchema);

/** One socket: what it watches, how fast it may talk. */
export class Connection {
  readonly caller: Caller | undefined;
  readonly watches = new Map<string, Watch>();
  /** What it wants to watch and is not shown yet; each wish is another. */
  readonly wishes = new Map<string, object>();
  /** What is being found out for it, by the id of the question. */
  readonly asked = new Map<string, () => void>();
  readonly #socket: Socket;
  readonly #now: () => number;
  readonly #limits: TalkLimits;
  #tokens: number;
  #at: number;
  #warnings = 0;

  constructor(socket: Socket, caller: Caller | undefined, now: () => number, limits: TalkLimits = TALK_LIMITS) {
    this.#socket = socket;
    this.caller = caller;
    this.#now = now;
    this.#limits = limits;
    this.#tokens = limits.burst;
    this.#at = now();
  }

  /** The message, if it is one and may be heard now. */
  read(text: string): FromClient | undefined {
    if (!this.#mayTalk()) {
      this.send({ type: 'trouble', trouble: { code: 'too-fast' } });
      if (++this.#warnings > MOST_WARNINGS) this.end('too-slow', 1008);
      return undefined;
    }
    let raw: unknown;
    try {
      raw = JSON.parse(text);
    } catch {
      raw = undefined;
    }
    if (isMessage.Check(raw)) {
      this.#tokens -= (COST[raw.type] ?? 1) - 1;
      return raw;
    }
    this.send({ type: 'trouble', trouble: { code: 'malformed' } });
    return undefined;
  }

  send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }
  /** Made once, for many. */
  sendText(text: string): void {
    if (this.#socket.bufferedAmount > MOST_BUFFERED) {
      this.end('too-slow', 1013);
      return;
    }
    this.#socket.send(text);
  }

  end(why: Extract<FromServer, { type: 'bye' }>['why'], code = 1012): void {
    try {
      this.#socket.send(JSON.stringify({ type: 'bye', why }));
      this.#socket.close(code, why);
    } catch {
      this.#socket.terminate();
    }
  }

  #mayTalk(): boolean {
    const { burst, rate } = this.#limits;
    const now = this.#now();
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#at) / 1000) * rate);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
