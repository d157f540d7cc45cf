import {
  askHint,
  type BoardHooks,
  type Eyes,
  type ForesightHooks,
  foresee,
  type Job,
  Ladder,
  type Thinker,
  textOfFile,
  whyNot,
} from '@hegemon/host';
import { type Answer, bad, type Decision, fileOf, good, type Result } from '@hegemon/kernel';
import type { Inquiry, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import { isPlain } from './answers.js';
import { Budget, type Share } from './budget.js';
import type { Live } from './live.js';
import type { Tables } from './tables.js';

/** Whoever gives hints. */
const ADVISER = 'master';

/** Whoever asks may keep the others waiting for so long. */
const PATIENCE: Share = { burst: 3000, share: 0.15 };

export interface Asking {
  readonly match: string;
  /** Who it is for; all who are nobody in particular share what they may ask. */
  readonly who: string | undefined;
  /** Through whose eyes; he has been found to be allowed. */
  eyesOf(live: Live): Eyes | undefined;
  readonly visible: (live: Live, eyes: Eyes) => number;
  tell(share: number): void;
}

/** Work that can be called off. */
export interface Finding {
  readonly done: Promise<Result<unknown, Trouble>>;
  stop(): void;
}

/** What can be asked about a match. None of it changes the match, and none of it is known to anybody but who asks. */
export class Inquiring {
  readonly #house: House;
  readonly #tables: Tables;
  readonly #thinker: Thinker;
  readonly #reports = new Map<string, Promise<unknown>>();
  readonly #budget: Budget;
  // Who is being advised: one piece of advice at a time.
  readonly #advised = new Set<string>();

  constructor(house: House, tables: Tables, thinker: Thinker, patience: Share = PATIENCE) {
    this.#house = house;
    this.#tables = tables;
    this.#thinker = thinker;
    this.#budget = new Budget(patience);
  }

  ask(inquiry: Inquiry, asking: Asking): Finding {
    let stop = (): void => undefined;
    if (!this.#budget.mayAsk(asking.who ?? '')) {
      return { done: Promise.resolve(bad({ code: 'too-fast' })), stop };
    }
    const done = this.#tables
      .alone(asking.match, async live => {
        const eyes = asking.eyesOf(live);
        if (eyes === undefined) return bad<Trouble>({ code: 'not-allowed' });
        if (!answersIn(inquiry).every(isPlain)) return bad<Trouble>({ code: 'malformed' });
        return good(await this.#begun(live, eyes, inquiry, asking));
      })
      // What takes its time goes on when others have their turn with the match.
      .then(async begun => {
        if (!begun.ok) return begun;
        const found = begun.value;
        if (!('job' in found)) return found;
        stop = found.job.stop;
        return found.job.done.then(
          value => good(value ?? null),
          fault => bad(this.#failed(asking.match, fault)),
        );
      });
    return { done, stop: () => stop() };
  }

  /** Work for somebody while everybody else waits, on account of what he may ask. */
  workedFor<T>(who: string | undefined, work: () => Result<T, Trouble>): Result<T, Trouble> {
    if (!this.#budget.mayAsk(who ?? '')) return bad({ code: 'too-fast' });
    return this.#budget.charge(who ?? '', work);
  }

  async #begun(
    live: Live,
    eyes: Eyes,
    inquiry: Inquiry,
    { visible, tell, who = '' }: Asking,
  ): Promise<Result<unknown, Trouble> | { readonly job: Job<unknown> }> {
    if (inquiry.what === 'hint') return this.#hint(live, eyes, who, tell);
    if (inquiry.what === 'report') return live.isOver ? { job: this.#report(live) } : bad({ code: 'not-running' });
    const { listing } = live;
    const hooks = { board: await listing.board(), foresight: await listing.foresight() };
    return good(this.#budget.charge(who, () => found(live, eyes, visible(live, eyes), inquiry, hooks)));
  }

  #hint(
    live: Live,
    eyes: Eyes,
    who: string,
    tell: (share: number) => void,
  ): Result<unknown, Trouble> | { readonly job: Job<unknown> } {
    if (!live.kept.terms.hints) return bad({ code: 'not-allowed' });
    const asked = decisionOf(live, eyes);
    if (!asked) return good(null);
    if (this.#advised.has(who)) return bad({ code: 'too-fast' });
    const ladder = new Ladder(live.match, this.#house.bots, this.#thinker, () => undefined);
    const job = askHint(live.match, ladder, asked, ADVISER, tell);
    this.#advised.add(who);
    const done = (): void => void this.#advised.delete(who);
    job.done.then(done, done);
    return { job };
  }

  /** Worked out once for each match, whoever asks. */
  #report(live: Live): Job<unknown> {
    const known = this.#reports.get(live.id);
    if (known) return { done: known, stop: () => undefined };
    const { done } = this.#thinker.report(textOfFile(fileOf(live.match)), () => undefined);
    if (this.#reports.size > 100) this.#reports.clear();
    this.#reports.set(live.id, done);
    done.catch(() => this.#reports.delete(live.id));
    return { done, stop: () => undefined };
  }

  #failed(match: string, fault: unknown): Trouble {
    this.#house.log.warn({ match, fault: String(fault) }, 'nothing came of a question');
    return { code: 'thinking-failed' };
  }
}

interface Hooks {
  readonly board: BoardHooks;
  readonly foresight: ForesightHooks;
}

const answersIn = (inquiry: Inquiry): readonly Answer[] => {
  if (inquiry.what === 'foresee') return inquiry.courses.flat();
  return inquiry.what === 'odds' ? inquiry.course : [];
};

/** What can be said at once. Of what these eyes cannot see yet, nothing. */
const found = (live: Live, eyes: Eyes, seen: number, inquiry: Inquiry, { board, foresight }: Hooks): unknown => {
  const { game, state } = live.match;
  const isNow = seen === live.version;
  switch (inquiry.what) {
    case 'foresee':
      return isNow ? foresee(game, state, eyes, inquiry.courses, foresight) : inquiry.courses.map(() => ({}));
    case 'why':
      return isNow ? whyNot(game, state, eyes, { id: inquiry.thing, kind: inquiry.kind }, board) : [];
    case 'odds':
      return isNow && decisionOf(live, eyes) ? foresight.oddsOf(game, state, eyes, inquiry.course) : [];
    case 'position':
      return live.sight(eyes, Math.min(inquiry.at + 1, seen), seen);
    case 'hazards':
      return isNow ? live.once(`hazards ${eyes}`, () => foresight.hazardsOf(game, state, eyes)) : [];
    case 'ticks':
      return live.scale.ticks(board).slice(0, seen);
    case 'course':
      return isNow ? live.once('course', () => live.scale.course(board, live.chronicle)) : { turns: [], sources: {} };
    default:
      throw new Error(`${inquiry.what} takes its time`);
  }
};

/** The open question to these eyes. */
const decisionOf = (live: Live, eyes: Eyes): Decision | undefined =>
  live.isOver ? undefined : live.match.game.pending(live.match.state).find(({ seat }) => seat === eyes);
