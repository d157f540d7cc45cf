import type { Seat } from '@hegemon/kernel';
import { Faults } from './faults.js';
import { faultOf, type House } from './house.js';
import type { Besides, Driver } from './leisure/parts.js';
import { Metronome, type Pace } from './metronome.js';
import type { Session } from './session.js';
import { thinkHere } from './thinking/here.js';
import { type Decided, Ladder, Misstep } from './thinking/ladder.js';
import { type Asked, isOpen } from './thinking/question.js';
import { type Job, Stopped, type Thinker } from './thinking/thinker.js';

/** A seat for which a bot decides, at a question. */
interface Turn extends Asked {
  readonly session: Session;
  readonly bot: string;
}
/** What the bots play at: the match that is on the table now, and how something is done to it alone. */
export interface Table {
  readonly session: Session | undefined;
  alone<T>(work: () => Promise<T>): Promise<T>;
  settle(session: Session): Promise<unknown>;
}

/**
 * Lets the bots think and play. They think while everything else goes on; what they have come to is given only if
 * it is still asked then.
 */
export class Driving implements Driver {
  readonly #house: House;
  readonly #table: Table;
  readonly thinker: Thinker;
  readonly faults: Faults;
  // Everything that is being thought, and whether anybody still wants to know.
  readonly #jobs = new Map<Job<unknown>, () => boolean>();
  #isDriving = false;
  // Somebody has called for them since they last looked round.
  #isCalled = false;
  // Whether who waits for the beat is still asked.
  #waiting: (() => boolean) | undefined;
  readonly #metronome: Metronome;
  // A match in which a bot ran into a fault of the rules: it would run into it again.
  #halted: Session | undefined;
  #ladder: { readonly session: Session; readonly ladder: Ladder } | undefined;
  #besides: Besides | undefined;

  constructor(house: House, table: Table) {
    this.#house = house;
    this.#table = table;
    this.#metronome = new Metronome(house.after);
    this.faults = new Faults(trouble => house.tell({ type: 'trouble', trouble }));
    this.thinker = house.thinker ?? thinkHere(house, () => house.pause());
  }

  /** Lets the bots play until a person is asked. Returns at once; whoever is already at it goes on. */
  goOn(): void {
    this.#isCalled = true;
    if (this.#isDriving) return;
    this.#isDriving = true;
    void this.#drive();
  }

  get isDriving(): boolean {
    return this.#isDriving;
  }

  /** How fast the bots may answer from now on. */
  pace(pace: Pace): void {
    this.#metronome.set(pace);
  }

  /** Something has happened to the match: what nobody wants to know any longer is given up. */
  dropStale(): void {
    if (this.#waiting?.() === false) this.#metronome.skip();
    for (const [job, isWanted] of this.#jobs) if (!isWanted()) job.stop();
  }

  /** Waits for a job as long as somebody wants to know; undefined if nobody did in the end. */
  async awaited<T>(job: Job<T>, isWanted: () => boolean): Promise<T | undefined> {
    this.#jobs.set(job, isWanted);
    try {
      const value = await job.done;
      return isWanted() ? value : undefined;
    } catch (fault) {
      if (fault instanceof Stopped) return undefined;
      throw fault;
    } finally {
      this.#jobs.delete(job);
    }
  }

  ladderOf(session: Session): Ladder {
    if (this.#ladder?.session !== session) {
      const { bots } = this.#house;
      const ladder = new Ladder(session.match, bots, this.thinker, trouble => this.faults.add(session, trouble));
      this.#ladder = { session, ladder };
    }
    return this.#ladder.ladder;
  }

  async #drive(): Promise<void> {
    let isThinking = false;
    while (this.#isCalled) {
      this.#isCalled = false;
      const session = this.#playable;
      try {
        if (session?.sitting.botSeats.some(seat => session.match.atLeisure(seat))) await this.#idle(session);
        const turn = this.#turn();
        if (!turn) continue;
        this.#isCalled = isThinking = true;
        await this.#take(turn);
      } catch (fault) {
        this.#halted = session;
        this.#house.tell({ type: 'trouble', trouble: faultOf(fault) });
      }
    }
    this.#isDriving = false;
    if (isThinking) this.#house.tell({ type: 'thinking' });
  }

  /** One decision. While it is thought about, another match may be opened, or somebody may take back. */
  async #take(turn: Turn): Promise<void> {
    const { seat, bot, session } = turn;
    await this.beat(() => this.#isDue(turn));
    if (!this.#isDue(turn)) return;
    this.#house.tell({ type: 'thinking', thinking: { seat, bot } });
    await this.#house.pause();
    if (!this.#isDue(turn)) return;
    const job = this.ladderOf(session).ask(turn, bot, share => {
      if (this.#isDue(turn)) this.#house.tell({ type: 'thinking', thinking: { seat, bot, share } });
    });
    const decided = await this.awaited(job, () => this.#isDue(turn));
    if (decided) await this.give(session, seat, decided, () => this.#isDue(turn));
  }

  /** Nobody thinks while he waits for the beat. */
  async beat(isDue: () => boolean): Promise<void> {
    if (this.#metronome.isDue) return;
    this.#house.tell({ type: 'thinking' });
    this.#waiting = isDue;
    await this.#metronome.beat();
    this.#waiting = undefined;
  }

  give(session: Session, seat: Seat, { thought, question }: Decided, isDue: () => boolean): Promise<void> {
    return this.#table.alone(async () => {
      if (!isDue()) return;
      const answered = session.answerFor(seat, thought.answer, this.#house.now());
      if ('refused' in answered) {
        this.ladderOf(session).failed(question, new Misstep(thought.answer, answered.refused));
      } else {
        this.#metronome.strike();
        await this.#table.settle(session);
      }
    });
  }

  isAt(session: Session): boolean {
    return session === this.#table.session;
  }

  get #playable(): Session | undefined {
    const { session } = this.#table;
    return session?.isClosed || session === this.#halted ? undefined : session;
  }

  /** Whoever hopes for an answer of a bot has it before the game goes on. Most games load nothing of this. */
  async #idle(session: Session): Promise<void> {
    if (this.#besides?.session !== session) {
      this.#besides = (await this.#house.bots.leisure?.())?.besidesAt(session, this);
    }
    await this.#besides?.settle();
  }

  /** Whose turn it is to think. */
  #turn(): Turn | undefined {
    const session = this.#playable;
    const asked = session?.sitting.botAsked;
    return session && asked && { session, ...asked };
  }

  #isDue({ session, seat, n, bot }: Turn): boolean {
    return this.isAt(session) && session.sitting.botAt(seat) === bot && isOpen(session.match, { seat, n });
  }
}
