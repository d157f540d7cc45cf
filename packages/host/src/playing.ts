import { bad, good, type Result } from '@hegemon/kernel';
import { NO_SUCH_MATCH } from './archive.js';
import { answerOfBot, botAsked } from './bots.js';
import type { Trouble } from './desk.js';
import { faultOf, type House } from './house.js';
import type { Keeper } from './keeper.js';
import { editionTrouble, matchOfRecord, recordOf } from './record.js';
import { Session } from './session.js';
import { troubleOf } from './store.js';

/**
 * The match that is on the table: one thing happens to it at a time, everything is kept before it is told, and bots
 * answer when they are asked.
 */
export class Playing {
  readonly #house: House;
  readonly #keeper: Keeper;
  #session: Session | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #isDriving = false;
  // A match in which a bot ran into a fault of the rules: it would run into it again.
  #halted: Session | undefined;
  #unkept: Trouble['code'] | undefined;

  constructor(house: House, keeper: Keeper) {
    this.#house = house;
    this.#keeper = keeper;
  }

  get session(): Session | undefined {
    return this.#session;
  }

  /** After everything that was begun before; a fault of one does not keep the next from its turn. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  close(): void {
    this.#session = undefined;
  }

  async open(id: string): Promise<Result<Session, Trouble>> {
    // Whoever plays something that is not saved must know it from the first moment.
    const unkept = await this.#keeper.keepHeld(id);
    if (unkept) this.#house.tell({ type: 'trouble', trouble: unkept });
    this.#unkept = unkept?.code;
    let record: Awaited<ReturnType<Keeper['take']>>;
    try {
      record = await this.#keeper.take(id);
    } catch (fault) {
      return bad(troubleOf(fault));
    }
    if (!record) return bad(NO_SUCH_MATCH);
    const { kept, entries } = record;
    const listing = this.#house.listings.find(({ game }) => game.id === kept.head.game);
    const trouble = editionTrouble(kept.head, listing?.game);
    if (trouble || !listing) return bad(trouble ?? NO_SUCH_MATCH);
    const match = matchOfRecord(listing.game, kept, entries);
    if (!match.ok) return match;
    this.#session = new Session(listing, match.value, kept.head);
    return good(this.#session);
  }

  /** Keeps what has been played, and then tells it. Says what is wrong only if the answer does not stand. */
  async settle(session: Session): Promise<Trouble | undefined> {
    const trouble = await this.#keep(session);
    if (trouble?.code === 'elsewhere') {
      await this.reload(session.about.id);
      return trouble;
    }
    // A full disk is told once, not with every answer, until something could be kept again.
    if (trouble && trouble.code !== this.#unkept) this.#house.tell({ type: 'trouble', trouble });
    this.#unkept = trouble?.code;
    this.tellSight();
    return undefined;
  }

  #keep({ match, about }: Session): Promise<Trouble | undefined> {
    return this.#keeper.keep(recordOf(match, about, this.#house.now()), match.entries);
  }

  /** Somebody else has played on: his line holds. */
  async reload(id: string): Promise<void> {
    const opened = await this.open(id);
    if (opened.ok) {
      this.tellSight();
      this.goOn();
    } else {
      this.close();
      this.#house.tell({ type: 'trouble', trouble: opened.fault });
    }
  }

  tellSight(): void {
    if (this.#session) this.#house.tell({ type: 'sight', sight: this.#session.sight() });
  }

  /** Lets the bots play until a person is asked. Returns at once; whoever is already at it goes on. */
  goOn(): void {
    if (this.#isDriving) return;
    this.#isDriving = true;
    void this.#drive();
  }

  async #drive(): Promise<void> {
    let isThinking = false;
    try {
      for (let thinker = this.#thinker(); thinker; thinker = this.#thinker()) {
        isThinking = true;
        const { seat, bot } = thinker;
        this.#house.tell({ type: 'thinking', thinking: { seat, bot } });
        await this.#house.pause();
        await this.alone(() => this.#botStep());
      }
    } catch (fault) {
      this.#halted = this.#session;
      this.#house.tell({ type: 'trouble', trouble: faultOf(fault) });
    } finally {
      this.#isDriving = false;
      if (isThinking) this.#house.tell({ type: 'thinking' });
    }
  }

  #thinker(): ReturnType<typeof botAsked> {
    const session = this.#session;
    return session && !session.isClosed && session !== this.#halted ? botAsked(session.match) : undefined;
  }

  /** One decision. By now another match may be on the table, or somebody may have taken back. */
  async #botStep(): Promise<void> {
    const session = this.#session;
    const thinker = this.#thinker();
    if (!session || !thinker) return;
    const { seat, bot } = thinker;
    const thought = answerOfBot(
      session.match,
      seat,
      this.#house.bots.find(({ name }) => name === bot),
    );
    if (thought.trouble) this.#house.tell({ type: 'trouble', trouble: thought.trouble });
    session.answerFor(seat, thought.answer, this.#house.now());
    await this.settle(session);
  }
}
