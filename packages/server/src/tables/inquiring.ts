import { askHint, type Eyes, foresee, type Job, Ladder, type Thinker, textOfFile, whyNot } from '@hegemon/host';
import { bad, type Decision, fileOf, good, type Result } from '@hegemon/kernel';
import type { Inquiry, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Live } from './live.js';
import type { Tables } from './tables.js';

/** Whoever gives hints. */
const ADVISER = 'master';

export interface Asking {
  readonly match: string;
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

  constructor(house: House, tables: Tables, thinker: Thinker) {
    this.#house = house;
    this.#tables = tables;
    this.#thinker = thinker;
  }

  ask(inquiry: Inquiry, asking: Asking): Finding {
    let stop = (): void => undefined;
    const done = this.#tables
      .alone(asking.match, async live => {
        const eyes = asking.eyesOf(live);
        if (eyes === undefined) return bad<Trouble>({ code: 'not-allowed' });
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

  async #begun(
    live: Live,
    eyes: Eyes,
    inquiry: Inquiry,
    { visible, tell }: Asking,
  ): Promise<Result<unknown, Trouble> | { readonly job: Job<unknown> }> {
    const { match, listing } = live;
    const { game, state } = match;
    const seen = visible(live, eyes);
    const isNow = seen === live.version;
    switch (inquiry.what) {
      case 'foresee':
        return good(
          isNow
            ? foresee(game, state, eyes, inquiry.courses, await listing.foresight())
            : inquiry.courses.map(() => ({})),
        );
      case 'why': {
        const { thing, kind } = inquiry;
        return good(isNow ? whyNot(game, state, eyes, { id: thing, kind }, await listing.board()) : []);
      }
      case 'odds': {
        const asked = isNow && decisionOf(live, eyes);
        return good(asked ? (await listing.foresight()).oddsOf(game, state, eyes, inquiry.course) : []);
      }
      case 'position':
        return good(live.sight(eyes, Math.min(inquiry.at + 1, seen), seen));
      case 'hazards':
        return good(isNow ? (await listing.foresight()).hazardsOf(game, state, eyes) : []);
      case 'ticks':
        return good(live.scale.ticks(await listing.board()).slice(0, seen));
      case 'course':
        return isNow
          ? good(live.scale.course(await listing.board(), live.chronicle))
          : good({ turns: [], sources: {} });
      case 'hint':
        return this.#hint(live, eyes, tell);
      case 'report':
        return live.isOver ? { job: this.#report(live) } : bad({ code: 'not-running' });
    }
  }

  #hint(
    live: Live,
    eyes: Eyes,
    tell: (share: number) => void,
  ): Result<unknown, Trouble> | { readonly job: Job<unknown> } {
    if (!live.kept.terms.hints) return bad({ code: 'not-allowed' });
    const asked = decisionOf(live, eyes);
    if (!asked) return good(null);
    const ladder = new Ladder(live.match, this.#house.bots, this.#thinker, () => undefined);
    return { job: askHint(live.match, ladder, asked, ADVISER, tell) };
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

/** The open question to these eyes. */
const decisionOf = (live: Live, eyes: Eyes): Decision | undefined =>
  live.isOver ? undefined : live.match.game.pending(live.match.state).find(({ seat }) => seat === eyes);
