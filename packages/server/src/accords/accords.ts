import { bad, good, type Result, type Seat } from '@hegemon/kernel';
import type { AccordLine, NewAccord, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import { accordLine, seatOfPerson } from '../lobby/room.js';
import type { AccordRow } from '../store/schema.js';
import type { Acted, Acting } from '../tables/acting.js';
import type { Cause } from '../tables/aftermath.js';
import type { Live } from '../tables/live.js';
import type { Tables } from '../tables/tables.js';
import { oneMoreIncrement } from '../time/grace.js';
import type { Presence } from '../wire/presence.js';
import { type About, aboutOf, kindOf, type Votes, votesOf } from './about.js';
import { mayBeReplaced } from './absence.js';
import { concluded } from './conclusions.js';
import { giveUp } from './giving-up.js';
import { newAccord, noteAccord } from './new-accord.js';
import { aboutFor } from './proposals.js';

interface Parts {
  readonly house: House;
  readonly tables: Tables;
  readonly acting: Acting;
  readonly presence: Presence;
}
interface Moment {
  readonly at: string;
  readonly now: number;
}
/** The accord as it is from now on, and what else comes of it. */
interface Decision extends Pick<Cause, 'change' | 'seats' | 'also'> {
  readonly accord: AccordRow;
}
type Decided = Result<Decision, Trouble>;

/** So long somebody may want a pause to last that another wants to end; they have all been told. */
const LONGEST_WAIT = 86_400_000;
const hasWaited = (accord: AccordRow, now: number): boolean =>
  kindOf(accord) === 'resume' && now - accord.created >= LONGEST_WAIT;

const isAgreed = ({ needed }: About, votes: Votes): boolean => needed.every(seat => votes[seat] === true);

const agreed = (live: Live, accord: AccordRow, { at, now }: Moment): Decided => {
  const conclusion = concluded(live, accord, at, now);
  return conclusion.ok
    ? good({ ...conclusion.value, accord: { ...accord, status: 'agreed', ended: now } })
    : conclusion;
};

/** Where it was about somebody whose time is up, he may go on. */
const declined = ({ kept }: Live, accord: AccordRow, now: number): Decided => {
  const late = accord.kind === 'late' ? kept.seats.find(({ seat }) => seat === aboutOf(accord).other) : undefined;
  return good({
    accord: { ...accord, status: 'declined', ended: now },
    ...(late && { seats: [oneMoreIncrement(kept, late, now)] }),
  });
};

/** What needs the consent of others, and what does not: giving up. */
export class Accords {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Asks the others for something. Who has nobody to ask gets it at once. */
  async propose(match: string, person: string, wish: NewAccord): Promise<Result<AccordLine, Trouble>> {
    const { house } = this.#parts;
    const may = wish.kind === 'replace' ? await this.#mayReplace(match, person, wish.other) : good(true);
    if (!may.ok) return may;
    return this.#decide(match, person, (live, seat, moment) => {
      const waiting = live.kept.accords.find(each => each.kind === wish.kind && hasWaited(each, moment.now));
      if (waiting) return agreed(live, waiting, moment);
      const about = aboutFor(live, seat, wish, name => house.bots.byName(name) !== undefined);
      if (!about.ok) return about;
      const accord = newAccord(match, wish.kind, seat, about.value, moment.now);
      if (isAgreed(about.value, votesOf(accord))) return agreed(live, accord, moment);
      return good({ accord, also: tx => noteAccord(tx, house, live, accord) });
    });
  }

  /**
   * One vote against it ends it; the last for it brings it about. About his own seat anybody decides alone. A pause needs
   * everybody, going on does not: who is against it delays it by a day.
   */
  async vote(match: string, person: string, id: string, agrees: boolean): Promise<Result<AccordLine, Trouble>> {
    const may = agrees ? await this.#mayStillReplace(match, person, id) : good(true);
    if (!may.ok) return may;
    return this.#decide(match, person, (live, seat, moment) => {
      const accord = live.kept.accords.find(each => each.id === id);
      if (!accord) return bad({ code: 'expired' });
      const about = aboutOf(accord);
      const isOwn = kindOf(accord) === 'replace' && about.other === seat;
      if (!isOwn && !about.needed.includes(seat)) return bad({ code: 'not-allowed' });
      const votes = { ...votesOf(accord), [seat]: agrees };
      const voted: AccordRow = { ...accord, votes_json: JSON.stringify(votes) };
      if (!agrees) return kindOf(accord) === 'resume' ? good({ accord: voted }) : declined(live, voted, moment.now);
      return isOwn || isAgreed(about, votes) || hasWaited(accord, moment.now)
        ? agreed(live, voted, moment)
        : good({ accord: voted });
    });
  }

  /** Only by whoever has asked for it; what the table asks of itself nobody takes back. */
  withdraw(match: string, person: string, id: string): Promise<Result<AccordLine, Trouble>> {
    return this.#decide(match, person, (live, seat, { now }) => {
      const accord = live.kept.accords.find(each => each.id === id);
      if (!accord) return bad({ code: 'expired' });
      if (accord.seat !== seat || accord.kind === 'late') return bad({ code: 'not-allowed' });
      return good({ accord: { ...accord, status: 'withdrawn', ended: now } });
    });
  }

  /** He has lost; a bot plays on, if there is still something to be decided. */
  resign(match: string, person: string): Promise<Result<Acted, Trouble>> {
    return this.#parts.acting.change(match, person, (live, at) => {
      const seat = live.seatOf(person);
      if (seat === undefined) return bad({ code: 'not-your-seat' });
      return live.isOver ? bad({ code: 'not-running' }) : good({ seats: giveUp(live, [seat], 'resigned', at) });
    });
  }

  /** Whoever decides sits at a table that is playing. */
  async #decide(
    match: string,
    person: string,
    plan: (live: Live, seat: Seat, moment: Moment) => Decided,
  ): Promise<Result<AccordLine, Trouble>> {
    let decided: AccordRow | undefined;
    const done = await this.#parts.acting.change(match, person, (live, at, now) => {
      const seat = live.seatOf(person);
      if (seat === undefined) return bad({ code: 'not-your-seat' });
      if (live.isOver) return bad({ code: 'not-running' });
      const planned = plan(live, seat, { at, now });
      if (!planned.ok) return planned;
      const { accord, ...cause } = planned.value;
      decided = accord;
      return good({ ...cause, accords: [accord] });
    });
    if (!done.ok) return done;
    return decided ? good(accordLine(decided)) : bad({ code: 'stale' });
  }

  async #mayReplace(match: string, person: string, other: Seat | undefined): Promise<Result<true, Trouble>> {
    const kept = other === undefined ? undefined : await this.#parts.tables.ledger.read(match);
    const mine = kept && seatOfPerson(kept, person);
    // Who does not sit there, or names no seat, is refused for that.
    if (!kept || other === undefined || mine === undefined || mine === other) return good(true);
    return mayBeReplaced(this.#parts, kept, other);
  }

  /** He may have come back since it was asked for. */
  async #mayStillReplace(match: string, person: string, id: string): Promise<Result<true, Trouble>> {
    const kept = await this.#parts.tables.ledger.read(match);
    const accord = kept?.accords.find(each => each.id === id);
    return accord?.kind === 'replace' ? this.#mayReplace(match, person, aboutOf(accord).other) : good(true);
  }
}
