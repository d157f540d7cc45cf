import { type Seat, UNDO } from '@hegemon/kernel';
import { accordsAfter, writeAccords } from '../accords/holding.js';
import type { House } from '../house.js';
import type { Writing } from '../ledger/ledger.js';
import type { Kept } from '../ledger/rows.js';
import type { NoticeFacts } from '../notices/kinds.js';
import { note, noteTurn } from '../notices/writing.js';
import { recordResults } from '../ratings/store.js';
import type { AccordRow, MatchRow, SeatRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { botAsked, botJobOf } from '../thinking/asked.js';
import { clocksAfter, leftAt, type SeatClock } from '../time/bank.js';
import { clockJobOf, hasOwnClock, nextClockEvent, restsAt } from './clocks.js';
import { finishOf } from './finish.js';
import type { Live } from './live.js';

export type SeatChange = Partial<SeatRow> & Pick<SeatRow, 'seat'>;
/** Who did it, and what else is to change with it. */
export interface Cause {
  readonly person: string | null;
  readonly action?: string;
  readonly change?: Writing['change'];
  readonly seats?: readonly SeatChange[];
  /** Accords that are new, or not as they were. */
  readonly accords?: readonly AccordRow[];
  /** Nobody else may learn of it, unless it leads to an answer. */
  readonly isPrivate?: true;
  also?(tx: Tx): Promise<void>;
}

/** What is to be written, and which accords are open then. */
export interface Following extends Writing {
  readonly accords: readonly AccordRow[];
}

/** What follows when something has been written into the log, or a seat has changed hands: all of it goes with it to disk. */
export class Aftermath {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** `live` has its new entries already; what is kept is still as it was. */
  of(live: Live, before: number, now: number, cause: Cause): Following {
    const { kept, match } = live;
    const entries = match.entries.slice(before);
    const waiting = waitingIn(live);
    const planned = changed(kept, cause.change ?? {}, cause.seats ?? []);
    const clocks = this.#clocks(
      kept,
      planned,
      waiting,
      entries.some(({ kind, by }) => kind === UNDO && by !== 'consent'),
      now,
    );
    const over = live.isOver && kept.row.status === 'running' ? match.outcome : undefined;
    const change: Writing['change'] = {
      ...cause.change,
      waiting_json: JSON.stringify(waiting),
      ...(over && { status: 'over' as const, outcome_json: JSON.stringify(over), ended: now, paused: null }),
    };
    const seats = withClocks(planned, cause.seats ?? [], clocks);
    const standing = changed(kept, change, seats);
    const accords = accordsAfter(kept.accords, cause.accords ?? [], standing, live.version, now);
    const after: Kept = { ...standing, accords: accords.open };
    const isPrivate = cause.isPrivate === true && entries.length === 0;
    return {
      match: live.id,
      version: before,
      revision: kept.row.revision,
      entries: entries.map(entry => ({
        entry,
        person: entry.seat === undefined || entry.by === 'bot' ? null : cause.person,
      })),
      ...(cause.person !== null &&
        cause.action !== undefined && { action: { person: cause.person, id: cause.action } }),
      change,
      seats,
      accords: accords.open,
      at: now,
      isPrivate,
      also: async tx => {
        await writeAccords(tx, accords.written);
        await cause.also?.(tx);
        if (isPrivate) await this.#refresh(tx, kept);
        else await this.#follow(tx, live, kept, after, clocks, now);
      },
    };
  }

  /** What is kept, once it is written. */
  kept(before: Kept, { change, seats, accords, version, entries, at, isPrivate }: Following): Kept {
    const raised = isPrivate ? {} : { revision: before.row.revision + 1, changed: at };
    const row = { ...before.row, version: version + entries.length, ...raised };
    return { ...changed({ ...before, row }, change, seats), accords };
  }

  #clocks(
    before: Kept,
    kept: Kept,
    waiting: readonly Seat[],
    isTakenBack: boolean,
    now: number,
  ): Record<Seat, SeatClock> {
    const { pace } = kept.terms;
    const own = kept.seats.filter(hasOwnClock);
    const clocks = Object.fromEntries(own.map(({ seat, bank, since }) => [seat, { bank, since }]));
    const restsOf = (seat: Seat) => restsAt(kept, own.find(row => row.seat === seat) ?? { person: null });
    return {
      ...stopped(before, kept, now),
      ...clocksAfter(clocks, { waiting, pace, now, restsOf, isTakenBack }),
    };
  }

  /** Other processes read it again; nothing else follows from it. */
  async #refresh(tx: Tx, { row: { id: match, version, revision } }: Kept): Promise<void> {
    await this.#house.relay.tell(tx, { about: 'match', match, version, revision, again: true });
  }

  async #follow(
    tx: Tx,
    live: Live,
    before: Kept,
    after: Kept,
    clocks: Readonly<Record<Seat, SeatClock>>,
    now: number,
  ): Promise<void> {
    const { relay, jobs } = this.#house;
    const { id: match } = after.row;
    const revision = before.row.revision + 1;
    await relay.tell(tx, { about: 'match', match, version: live.version, revision });
    for (const person of touched(before, after)) await relay.tell(tx, { about: 'lists', person });
    // Bots go on by themselves until a person is asked; whoever lets them begin sets the job.
    const wasAsked = (): boolean => {
      const state = live.match.at(Math.max(1, before.row.version) - 1);
      return botAsked(live.match, before, { waiting: before.waiting, state });
    };
    if (botAsked(live.match, after) && !wasAsked()) {
      await jobs.set(tx, { key: botJobOf(match), kind: 'bot', at: now, payload: { match } });
    }
    const clocksBefore = Object.fromEntries(before.seats.map(({ seat, bank, since }) => [seat, { bank, since }]));
    const due = after.row.status === 'running' ? nextClockEvent(after, clocks, now) : undefined;
    const dueBefore = nextClockEvent(before, clocksBefore, now);
    if (due === undefined && dueBefore !== undefined) await jobs.drop(tx, clockJobOf(match));
    else if (due !== undefined && due !== dueBefore) {
      await jobs.set(tx, { key: clockJobOf(match), kind: 'clock', at: due, payload: { match } });
    }
    const facts = { ...(await momentOf(live)), version: live.version };
    const { seats } = after;
    if (after.row.status === 'running') {
      await noteTurn(tx, this.#house, { match, seats, before: before.waiting, waiting: after.waiting, facts });
    } else if (before.row.status === 'running') await this.#end(tx, live, after, facts, now);
  }

  async #end(tx: Tx, live: Live, after: Kept, facts: NoticeFacts, now: number): Promise<void> {
    const people = after.seats.flatMap(({ person }) => (person === null ? [] : [person]));
    for (const person of [...new Set(people)].sort()) {
      await note(tx, this.#house, { person, match: live.id, kind: 'match-over', facts });
    }
    const finish = finishOf(live, after, now);
    if (finish) await recordResults(tx, this.#house, finish);
  }
}

/** Where in the game it is, as everybody knows. */
const momentOf = async (live: Live): Promise<Pick<NoticeFacts, 'turn' | 'phase'>> => {
  const { match } = live;
  const board = await live.board();
  const { view, waiting } = match.game.table(match.state, 'spectator');
  const { turn, phase } = board.momentOf(view, waiting);
  return { turn, ...(phase !== undefined && { phase }) };
};

const waitingIn = (live: Live): readonly Seat[] =>
  live.isOver ? [] : [...new Set(live.match.game.pending(live.match.state).map(({ seat }) => seat))];

/** What is kept, with these columns in place of what they were. */
const changed = (kept: Kept, change: Writing['change'], seats: readonly SeatChange[]): Kept => {
  const row: MatchRow = { ...kept.row, ...change };
  return {
    ...kept,
    row,
    waiting: change.waiting_json === undefined ? kept.waiting : JSON.parse(change.waiting_json),
    outcome: change.outcome_json ? JSON.parse(change.outcome_json) : kept.outcome,
    sitters: change.sitters_json ? JSON.parse(change.sitters_json) : kept.sitters,
    seats: kept.seats.map(each => ({ ...each, ...seats.find(({ seat }) => seat === each.seat) })),
  };
};

/** Where somebody leaves the thinking to a bot, what he has used up is used up. */
const stopped = (before: Kept, after: Kept, now: number): Record<Seat, SeatClock> => {
  const isLeft = (row: SeatRow): boolean =>
    hasOwnClock(row) && after.seats.some(({ seat, since }) => seat === row.seat && since !== null);
  const left = (row: SeatRow): number => leftAt(row, before.terms.pace, restsAt(before, row), now);
  return Object.fromEntries(
    before.seats.filter(isLeft).map(row => [row.seat, { bank: Math.max(0, left(row)), since: null }]),
  );
};

/** The changes of the seats, and of their clocks where those have changed. */
const withClocks = (
  kept: Kept,
  seats: readonly SeatChange[],
  clocks: Readonly<Record<Seat, SeatClock>>,
): readonly SeatChange[] =>
  kept.seats.flatMap(row => {
    const own = seats.find(({ seat }) => seat === row.seat);
    const clock = clocks[row.seat] ?? { bank: row.bank, since: null };
    const isSame = clock.bank === row.bank && clock.since === row.since;
    return own || !isSame ? [{ ...own, seat: row.seat, ...(isSame ? {} : clock) }] : [];
  });

/** People in whose lists the match stands otherwise now. */
const touched = (before: Kept, after: Kept): readonly string[] => {
  const standing = (kept: Kept, seat: Seat): string => {
    const row = kept.seats.find(each => each.seat === seat);
    return `${kept.row.status} ${kept.waiting.includes(seat)} ${row?.person} ${row?.lost}`;
  };
  const people = [...before.seats, ...after.seats].flatMap(({ seat, person }) =>
    person !== null && standing(before, seat) !== standing(after, seat) ? [person] : [],
  );
  return [...new Set(people)].sort();
};
