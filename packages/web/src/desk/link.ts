import type { Desk, DeskNews, Sight, Trouble } from '@hegemon/host';
import { bad, copy, type Result } from '@hegemon/kernel';
import type { Message, Request, Verb } from './messages.js';
import { Pace } from './pace.js';

/** As much of a worker as is needed, and how it is hired: it hands over messages, and says when it has died. */
export interface Hand {
  post(request: Request): void;
  dismiss(): void;
}
export type Hire = (onMessage: (message: Message) => void, onDeath: () => void) => Hand;

type BotPace = Parameters<Desk['pace']>[0];
interface Pending extends Request {
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: Error) => void;
  isRetried: boolean;
}

/** A worker that is silent for this time, with a request open, is dead: where something takes long it says so. */
const PATIENCE = 60_000;
/** So often a worker is hired anew before one of them has answered anything. */
const MOST_HANDS = 3;

const CRASHED: Trouble = { code: 'worker-crashed' };
/** What must not be done twice is answered for the worker: nobody knows whether it has happened. */
const LOST: Readonly<Partial<Record<Verb, unknown>>> = {
  answer: CRASHED,
  undo: CRASHED,
  redo: CRASHED,
  reset: CRASHED,
  standIn: CRASHED,
  create: bad(CRASHED),
  branch: bad(CRASHED),
  imported: bad({ what: 'trouble', trouble: CRASHED }),
};

/** What the page asks by itself with every sight: if the answers brought the next sight, it would never come to rest. */
const BY_ITSELF: ReadonlySet<Verb> = new Set<Verb>(['ticks', 'hazards']);

/** The page's end of the line: passes requests on, and hires a new worker when one has died. */
export class Link {
  readonly #hire: Hire;
  readonly #tell: (news: DeskNews) => void;
  readonly #pace: Pace;
  readonly #pending = new Map<number, Pending>();
  #hand: Hand | undefined;
  #next = 0;
  #failures = 0;
  // What is on the table, so that it can be put there again.
  #open: { readonly id: string; readonly at?: number | undefined; readonly pace?: BotPace | undefined } | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(hire: Hire, tell: (news: DeskNews) => void) {
    this.#hire = hire;
    this.#tell = tell;
    this.#pace = new Pace(tell);
  }

  ask(verb: Verb, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      // A page may hand over things that watch themselves being read; only plain data can be sent.
      const request: Pending = { id: this.#next++, verb, args: copy(args), resolve, reject, isRetried: false };
      this.#pending.set(request.id, request);
      this.#post(request);
    });
  }

  #post({ id, verb, args }: Request): void {
    this.#hand ??= this.#hired();
    this.#hand.post({ id, verb, args });
    this.#wait();
  }

  #hired(): Hand {
    const hand: Hand = this.#hire(
      message => {
        if (hand === this.#hand) this.#receive(message);
      },
      () => {
        if (hand === this.#hand) this.#crashed();
      },
    );
    return hand;
  }

  #receive(message: Message): void {
    this.#failures = 0;
    if (message.type === 'news') this.#pace.hear(message.news);
    else if (message.type !== 'busy') {
      const request = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (!request || !BY_ITSELF.has(request.verb)) this.#pace.flush();
      if (request && message.type === 'failed') request.reject(new Error(message.message));
      else if (request && message.type === 'reply') {
        this.#remember(request, message.value);
        request.resolve(message.value);
      }
    }
    this.#wait();
  }

  #remember({ verb, args }: Request, value: unknown): void {
    if (verb === 'open' && (value as Result<Sight, Trouble>).ok) {
      const [id, at, pace] = args as Parameters<Desk['open']>;
      this.#open = { id, at, pace };
    } else if (verb === 'show' && this.#open) this.#open = { ...this.#open, at: args[0] as number | undefined };
    else if (verb === 'pace' && this.#open) this.#open = { ...this.#open, pace: args[0] as BotPace };
    else if (verb === 'close' || (verb === 'remove' && args[0] === this.#open?.id)) this.#open = undefined;
  }

  #wait(): void {
    clearTimeout(this.#watch);
    this.#watch = this.#pending.size > 0 ? setTimeout(() => this.#crashed(), PATIENCE) : undefined;
  }

  #crashed(): void {
    this.#hand?.dismiss();
    this.#hand = undefined;
    this.#failures++;
    const requests = [...this.#pending.values()];
    this.#pending.clear();
    this.#wait();
    this.#pace.flush();
    this.#tell({ type: 'thinking' });
    this.#tell({ type: 'trouble', trouble: CRASHED });
    const isHopeless = this.#failures >= MOST_HANDS;
    if (isHopeless)
      this.#failures = 0; // The next request is a new attempt.
    else if (!requests.some(({ verb }) => verb === 'open')) this.#reopen();
    for (const request of requests) this.#settle(request, isHopeless);
  }

  #settle(request: Pending, isHopeless: boolean): void {
    const { verb, resolve, reject, isRetried, id } = request;
    if (verb in LOST) resolve(LOST[verb]);
    else if (isRetried || isHopeless) reject(new Error('the worker has crashed'));
    else {
      request.isRetried = true;
      this.#pending.set(id, request);
      this.#post(request);
    }
  }

  /** Everything that was acknowledged is in the store: the match goes on where it stood. */
  #reopen(): void {
    if (!this.#open) return;
    const { id, at, pace } = this.#open;
    this.ask('open', pace === undefined ? [id, at] : [id, at, pace]).then(
      value => {
        const opened = value as Result<Sight, Trouble>;
        if (opened.ok) this.#tell({ type: 'sight', sight: opened.value });
        else this.#tell({ type: 'trouble', trouble: opened.fault });
      },
      () => undefined, // It has been told already.
    );
  }
}

const VERBS: Readonly<Record<Verb, true>> = {
  games: true,
  bots: true,
  matches: true,
  create: true,
  remove: true,
  open: true,
  close: true,
  show: true,
  look: true,
  answer: true,
  undo: true,
  redo: true,
  reset: true,
  foresee: true,
  whyNot: true,
  odds: true,
  hazards: true,
  hint: true,
  pace: true,
  standIn: true,
  ticks: true,
  course: true,
  report: true,
  branch: true,
  exported: true,
  imported: true,
  verified: true,
  notes: true,
  note: true,
};

/** A desk every verb of which is asked over the line. */
export const deskOver = (link: Pick<Link, 'ask'>): Desk =>
  Object.fromEntries(
    Object.keys(VERBS).map(verb => [verb, (...args: readonly unknown[]) => link.ask(verb as Verb, args)]),
  ) as unknown as Desk;
