import type { Idle } from '@hegemon/host/leisure';
import {
  type Action,
  type Answer,
  bad,
  type Circumstances,
  good,
  isAnswer,
  isAtLeisure,
  type NoUndo,
  type Refusal,
  type Result,
  type Seat,
  UNDO,
} from '@hegemon/kernel';
import type { Act, Step, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Aftermath, Cause } from './aftermath.js';
import { isPlain } from './answers.js';
import type { Live } from './live.js';
import { followOrders } from './orders.js';
import type { Tables } from './tables.js';

/** On disk as this version; or refused by the rules, and nothing has changed. */
export type Acted = { readonly v: number } | Refusal | NoUndo;
const isRefused = <T extends object>(result: T): result is Extract<T, { readonly refused: unknown }> =>
  'refused' in result;

/** So often somebody may be faster before it is given up. */
const TRIES = 5;
/** So often somebody may change his mind before another answers: all of it stays in the log, and everybody has to read it. */
const MOST_TAKEN_BACK = 500;
/** So much somebody may do at leisure before the game goes on, for the same reason. */
const MOST_BESIDES = 500;

/** What is done to the log, and by whom. */
interface Deed {
  readonly person: string | null;
  /** Under which the client has asked for it. */
  readonly action?: string;
  /** Why it cannot be done at all. */
  readonly whyNot: (live: Live) => Trouble | undefined;
  /** Writes into the log what it has to; `with` is what else is to change. */
  readonly act: (live: Live, at: string, now: number) => Deeds;
}
type Deeds = Refusal | NoUndo | { readonly trouble: Trouble } | { readonly with?: Omit<Cause, 'person' | 'action'> };

/** Takes answers, and whatever else changes the log by the hand of one. Acknowledged is what is on disk. */
export class Acting {
  readonly #house: House;
  readonly #tables: Tables;
  readonly #aftermath: Aftermath;

  constructor(house: House, tables: Tables, aftermath: Aftermath) {
    this.#house = house;
    this.#tables = tables;
    this.#aftermath = aftermath;
  }

  answer(match: string, person: string, { id, n, answer }: Act): Promise<Result<Acted, Trouble>> {
    return this.#do(match, {
      person,
      action: id,
      whyNot: live =>
        whyNotNow(live, person) ??
        (isPlain(answer) ? undefined : { code: 'malformed' }) ??
        tooBusy(live, seatFor(live, person), answer),
      act: (live, at) => answered(live, { ...plain(answer), n, seat: seatFor(live, person) }, { at }),
    });
  }

  undo(match: string, person: string, step: Step): Promise<Result<Acted, Trouble>> {
    return this.#step(match, person, step, (live, seat, at) => live.match.undo(seat, { at }), tooOften);
  }
  redo(match: string, person: string, step: Step): Promise<Result<Acted, Trouble>> {
    return this.#step(match, person, step, (live, seat, at) => live.match.redo(seat, { at }));
  }
  reset(match: string, person: string, step: Step): Promise<Result<Acted, Trouble>> {
    return this.#step(match, person, step, (live, seat, at) => live.match.reset(seat, { at }), tooOften);
  }

  /** The answer of a bot, in its own seat or in the place of a person. */
  answerOfBot(match: string, bot: string, seat: Seat, n: number, answer: Answer): Promise<Result<Acted, Trouble>> {
    return this.#doForBot(match, bot, { ...answer, n, seat }, () => true);
  }
  /** What a bot does at leisure holds for the moment for which it was thought of. */
  answerOfBotAtLeisure(
    match: string,
    bot: string,
    { seat, after }: Idle,
    answer: Answer,
  ): Promise<Result<Acted, Trouble>> {
    return this.#doForBot(match, bot, { ...answer, seat }, live => live.version === after);
  }
  #doForBot(
    match: string,
    bot: string,
    action: Action,
    isTimely: (live: Live) => boolean,
  ): Promise<Result<Acted, Trouble>> {
    const { seat } = action;
    return this.#do(match, {
      person: null,
      whyNot: live =>
        whyNotRunning(live) ?? (live.botAt(seat) === bot && isTimely(live) ? undefined : { code: 'stale' }),
      act: (live, at) => answered(live, action, { at, ...(live.seatRow(seat).bot === null && { by: 'bot' as const }) }),
    });
  }

  /**
   * Changes something about a table that is playing: what a plan says, and what follows from it. The plan may write into the
   * log; what it throws or refuses leaves everything as it was.
   */
  change(
    match: string,
    person: string | null,
    plan: (live: Live, at: string, now: number) => Result<Omit<Cause, 'person' | 'action'>, Trouble>,
  ): Promise<Result<Acted, Trouble>> {
    return this.#do(match, {
      person,
      whyNot: () => undefined,
      act: (live, at, now) => {
        const planned = plan(live, at, now);
        return planned.ok ? { with: planned.value } : { trouble: planned.fault };
      },
    });
  }

  #step(
    match: string,
    person: string,
    { id, v }: Step,
    act: (live: Live, seat: Seat, at: string) => Refusal | NoUndo | { readonly entry: unknown },
    whyNot: (live: Live, seat: Seat) => Trouble | undefined = () => undefined,
  ): Promise<Result<Acted, Trouble>> {
    return this.#do(match, {
      person,
      action: id,
      // What is taken back must be what he has seen last.
      whyNot: live =>
        whyNotNow(live, person) ?? (live.version === v ? whyNot(live, seatFor(live, person)) : { code: 'stale' }),
      act: (live, at) => {
        const done = act(live, seatFor(live, person), at);
        return isRefused(done) ? done : {};
      },
    });
  }

  #do(match: string, deed: Deed): Promise<Result<Acted, Trouble>> {
    return this.#tables.alone(match, async found => {
      let live = found;
      for (let tries = 0; tries < TRIES; tries++) {
        await this.#house.clock.evened?.();
        const done = await this.#try(live, deed);
        if (done !== 'late') return done;
        const again = await this.#tables.reopened(match);
        if (!again.ok) return again;
        live = again.value;
      }
      return bad({ code: 'stale' });
    });
  }

  async #try(live: Live, deed: Deed): Promise<Result<Acted, Trouble> | 'late'> {
    const { ledger } = this.#tables;
    const before = live.version;
    const now = this.#house.clock.now();
    const at = new Date(now).toISOString();
    const unfit = deed.whyNot(live);
    const result: Deeds = unfit ? { trouble: unfit } : deed.act(live, at, now);
    const obstacle = 'trouble' in result ? result.trouble : undefined;
    if (obstacle || isRefused(result)) {
      if (live.version !== before) throw new Error('what cannot be done has been written into the log');
      // It may have been done before: the first answer was lost on the way.
      const done = await this.#doneBefore(live.id, deed);
      if (done !== undefined) return good({ v: done });
      // What is at hand may be old, and the new one may not refuse it.
      if (await this.#tables.isBehind(live)) return 'late';
      return isRefused(result) ? good(result) : bad(obstacle ?? { code: 'engine-fault' });
    }
    const more = 'with' in result ? result.with : {};
    if (!isPaused(live, more)) followOrders(live, at);
    const writing = this.#aftermath.of(live, before, now, { ...more, ...causeOf(deed) });
    const written = await ledger.append(writing);
    if (written === 'late') return 'late';
    if (written === 'again') {
      this.#tables.drop(live.id);
      const done = await this.#doneBefore(live.id, deed);
      if (done === undefined) throw new Error('what was said to be written before is not there');
      return good({ v: done });
    }
    // Consents lie in a table of their own.
    live.kept = more?.also ? ((await ledger.read(live.id)) ?? live.kept) : this.#aftermath.kept(live.kept, writing);
    this.#tables.moved(live, before);
    return good({ v: live.version });
  }

  async #doneBefore(match: string, { person, action }: Deed): Promise<number | undefined> {
    if (person === null || action === undefined) return undefined;
    return this.#tables.ledger.actionDone(match, person, action);
  }
}

const answered = (live: Live, action: Action, circumstances: Circumstances): Refusal | Record<string, never> => {
  const isBesides = isAtLeisure(live.match.game, live.match.state, action);
  const reply = live.match.answer(action, circumstances);
  if ('refused' in reply) return reply;
  if (isBesides) live.besides.set(action.seat, (live.besides.get(action.seat) ?? 0) + 1);
  else live.besides.clear();
  return {};
};
const causeOf = ({ person, action }: Deed): Pick<Cause, 'person' | 'action'> => ({
  person,
  ...(action !== undefined && { action }),
});

/** Nothing is played while everything stands still, not even what was ordered. */
const isPaused = ({ kept }: Live, { change: { paused = kept.row.paused } = {} }: Pick<Cause, 'change'> = {}): boolean =>
  paused !== null;

export const whyNotRunning = ({ kept, isOver }: Live): Trouble | undefined => {
  if (isOver || kept.row.status !== 'running') return { code: 'not-running' };
  return kept.row.paused === null ? undefined : { code: 'paused' };
};

/** Why a person cannot do anything in the game now. While a bot plays for him he first has to come back. */
const whyNotNow = (live: Live, person: string): Trouble | undefined => {
  const seat = live.seatOf(person);
  if (seat === undefined) return { code: 'not-your-seat' };
  const still = whyNotRunning(live);
  if (still) return still;
  return live.seatRow(seat).stand_in === null
    ? undefined
    : { code: 'not-allowed', facts: { seat, bot: live.seatRow(seat).stand_in ?? '' } };
};

const tooOften = ({ match: { entries } }: Live, seat: Seat): Trouble | undefined => {
  let times = 0;
  for (let i = entries.length - 1; i >= 0 && times < MOST_TAKEN_BACK; i--) {
    const { kind, seat: by } = entries[i];
    if (isAnswer({ kind }) && by !== seat) return undefined;
    if (kind === UNDO && by === seat) times++;
  }
  return times < MOST_TAKEN_BACK ? undefined : { code: 'too-fast' };
};

const tooBusy = ({ match, besides }: Live, seat: Seat, { kind }: Answer): Trouble | undefined =>
  (besides.get(seat) ?? 0) >= MOST_BESIDES && isAtLeisure(match.game, match.state, { seat, kind })
    ? { code: 'too-fast' }
    : undefined;

/** After `whyNotNow`. */
const seatFor = (live: Live, person: string): Seat => {
  const seat = live.seatOf(person);
  if (seat === undefined) throw new Error('whoever acts has a seat');
  return seat;
};

const plain = ({ kind, arg }: Answer): Answer => (arg === undefined ? { kind } : { kind, arg });
