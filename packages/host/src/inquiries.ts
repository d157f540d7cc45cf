import { type Answer, fileOf, type Id } from '@hegemon/kernel';
import { NO_SUCH_MATCH } from './archive.js';
import { strongest } from './bots.js';
import type { Course, Foresight, Hazard, Hint, Odds, Report, Tick, Trouble, WhyNot } from './desk.js';
import { foresee } from './foresee.js';
import { faultOf, type House } from './house.js';
import type { Playing } from './playing.js';
import { textOfFile } from './record.js';
import type { Session } from './session.js';
import { askHint } from './thinking/hint.js';
import { isOpen } from './thinking/question.js';
import { whyNot } from './why.js';

/** What can be asked about the match on the table. None of it changes the match, and most of it takes no time. */
export class Inquiries {
  readonly #house: House;
  readonly #playing: Playing;
  readonly #reports = new Map<string, Promise<Report | Trouble>>();

  constructor(house: House, playing: Playing) {
    this.#house = house;
    this.#playing = playing;
  }

  get #session(): Session | undefined {
    return this.#playing.session;
  }

  async foresee(courses: readonly (readonly Answer[])[]): Promise<readonly Foresight[]> {
    const session = this.#session;
    if (!session) return courses.map(() => ({}));
    const hooks = await session.listing.foresight();
    const { game, state } = session.match;
    return foresee(game, state, session.eyes, courses, hooks);
  }

  async whyNot(id: Id | undefined, kind?: string): Promise<readonly WhyNot[]> {
    const session = this.#session;
    if (!session) return [];
    const board = await session.listing.board();
    const { game, state } = session.match;
    return whyNot(game, state, session.eyes, { id, kind }, board);
  }

  async odds(course: readonly Answer[]): Promise<readonly Odds[]> {
    const session = this.#session;
    if (!session?.asked) return [];
    const { oddsOf } = await session.listing.foresight();
    const { game, state } = session.match;
    return oddsOf(game, state, session.eyes, course);
  }

  async hazards(): Promise<readonly Hazard[]> {
    const session = this.#session;
    if (!session) return [];
    const { hazardsOf } = await session.listing.foresight();
    const { game, state } = session.match;
    return hazardsOf(game, state, session.eyes);
  }

  async ticks(): Promise<readonly Tick[]> {
    const session = this.#session;
    return session ? session.scale.ticks(await session.listing.board()) : [];
  }

  async course(): Promise<Course> {
    const session = this.#session;
    if (!session) return { turns: [], sources: {} };
    return session.scale.course(await session.listing.board(), session.chronicle);
  }

  /** Whoever has answered meanwhile, or does not look any longer, needs none. */
  async hint(): Promise<Hint | undefined> {
    const session = this.#session;
    const asked = session?.asked;
    if (!session || !asked) return undefined;
    const { driving } = this.#playing;
    const isWanted = (): boolean =>
      session === this.#session && session.eyes === asked.seat && isOpen(session.match, asked);
    const bot = this.#house.adviser ?? strongest(this.#house.bots);
    const tell = (share?: number): void =>
      this.#house.tell({
        type: 'thinking',
        thinking: { seat: asked.seat, bot, ...(share !== undefined && { share }) },
      });
    tell();
    try {
      const job = askHint(session.match, driving.ladderOf(session), asked, bot, tell);
      return await driving.awaited(job, isWanted);
    } finally {
      // Whoever else is thinking will say so himself.
      if (!driving.isDriving) this.#house.tell({ type: 'thinking' });
    }
  }

  /** Worked out once for each match. Whoever turns to another one needs it no longer. */
  async report(): Promise<Report | Trouble> {
    const session = this.#session;
    if (!session) return NO_SUCH_MATCH;
    const { id } = session.about;
    if (!session.match.outcome) return faultOf('the match is not over');
    const known = this.#reports.get(id);
    if (known) return known;
    const report = this.#worked(session).catch(faultOf);
    this.#reports.set(id, report);
    if ('code' in (await report)) this.#reports.delete(id);
    return report;
  }

  async #worked({ match, about }: Session): Promise<Report | Trouble> {
    const { driving } = this.#playing;
    const job = driving.thinker.report(textOfFile(fileOf(match)), () => undefined);
    return (await driving.awaited(job, () => this.#session?.about.id === about.id)) ?? NO_SUCH_MATCH;
  }
}
