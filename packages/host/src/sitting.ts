import type { Seat } from '@hegemon/kernel';
import type { AnyMatch } from './listing.js';
import type { StandIns } from './store.js';
import type { Asked } from './thinking/question.js';

/** Who decides for which seat: its person, its bot, or for the time being a bot in the place of its person. */
export class Sitting {
  readonly #match: AnyMatch;
  #standIns: StandIns;

  constructor(match: AnyMatch, standIns: StandIns = {}) {
    this.#match = match;
    this.#standIns = Object.fromEntries(Object.entries(standIns).filter(([seat]) => this.persons.includes(seat)));
  }

  /** Seats of people, also of those for whom a bot plays at present. */
  get persons(): readonly Seat[] {
    const { seats, sitters } = this.#match;
    return seats.filter(seat => sitters[seat].kind === 'person');
  }
  get standIns(): StandIns {
    return this.#standIns;
  }
  isAway(seat: string): boolean {
    return this.#standIns[seat] !== undefined;
  }
  /** People who decide for themselves and are asked now. */
  get asked(): readonly Seat[] {
    return this.#pending.map(({ seat }) => seat).filter(seat => this.decides(seat));
  }
  /** Does a person decide for this seat? */
  decides(seat: string): boolean {
    return this.persons.includes(seat) && !this.isAway(seat);
  }

  /** A bot plays for a person from now on, or he is back. */
  standIn(seat: Seat, bot: string | undefined): void {
    const { [seat]: _, ...others } = this.#standIns;
    this.#standIns = bot === undefined ? others : { ...others, [seat]: bot };
  }

  /** The bot that decides for a seat. */
  botAt(seat: Seat): string | undefined {
    const { name, kind } = this.#match.sitters[seat];
    return kind === 'bot' ? name : this.#standIns[seat];
  }
  /** An open question to a bot, with its name. */
  get botAsked(): (Asked & { readonly bot: string }) | undefined {
    for (const { seat, n } of this.#pending) {
      const bot = this.botAt(seat);
      if (bot !== undefined) return { seat, n, bot };
    }
    return undefined;
  }

  /** Seats for which bots decide, in the order of the game. */
  get botSeats(): readonly Seat[] {
    return this.#match.seats.filter(seat => this.botAt(seat) !== undefined);
  }

  get #pending(): readonly Asked[] {
    return this.#match.pending;
  }
}
