import {
  type Answer,
  bad,
  good,
  type Id,
  type NoUndo,
  type Refusal,
  type Result,
  type Seat,
  type Verdict,
} from '@hegemon/kernel';
import { botsAbout, gamesAbout } from './about.js';
import { Archive, guarded, NO_SUCH_MATCH } from './archive.js';
import type {
  BotAbout,
  Chair,
  Course,
  Desk,
  Eyes,
  Foresight,
  GameAbout,
  Hazard,
  Hint,
  ImportFault,
  MatchSummary,
  NewMatch,
  Odds,
  Report,
  Sight,
  Tick,
  Trouble,
  WhyNot,
} from './desk.js';
import type { House } from './house.js';
import { Inquiries } from './inquiries.js';
import { Keeper } from './keeper.js';
import type { Pace } from './metronome.js';
import { Playing } from './playing.js';
import { branchOf, newMatch } from './seating.js';
import type { Session } from './session.js';

type Accepted = { readonly accepted: true };
const ACCEPTED: Accepted = { accepted: true };
const isRefused = <R extends object>(moved: R): moved is Extract<R, { readonly refused: unknown }> =>
  'refused' in moved;

/** A desk whose matches live beside it: no server, one screen, people and bots. */
export class LocalDesk implements Desk {
  readonly #house: House;
  readonly #archive: Archive;
  readonly #playing: Playing;
  readonly #inquiries: Inquiries;

  constructor(house: House) {
    const keeper = new Keeper(house.store);
    this.#house = house;
    this.#archive = new Archive(house, keeper);
    this.#playing = new Playing(house, keeper);
    this.#inquiries = new Inquiries(house, this.#playing);
  }

  async games(): Promise<readonly GameAbout[]> {
    return gamesAbout(this.#house);
  }
  bots(): Promise<readonly BotAbout[]> {
    return botsAbout(this.#house);
  }

  matches(): Promise<readonly MatchSummary[]> {
    return this.#archive.summaries();
  }

  create(wish: NewMatch): Promise<Result<string, Trouble>> {
    return this.#playing.alone(async () => {
      const listing = await this.#archive.listing(wish.game);
      if (!listing) return bad({ code: 'unknown-game', facts: { game: wish.game } });
      const { bots, randomHex } = this.#house;
      const match = guarded(() => newMatch(listing.game, wish, bots, randomHex));
      return match.ok ? good(await this.#archive.begin(match.value)) : match;
    });
  }

  remove(id: string): Promise<void> {
    return this.#playing.alone(async () => {
      if (this.#playing.session?.about.id === id) this.#playing.close();
      await this.#archive.remove(id);
    });
  }

  open(id: string, at?: number, pace: Pace = 0): Promise<Result<Sight, Trouble>> {
    return this.#playing.alone(async () => {
      const opened = await this.#playing.open(id);
      if (!opened.ok) return opened;
      opened.value.show(at);
      this.#playing.driving.pace(pace);
      this.#playing.driving.goOn();
      return good(opened.value.sight());
    });
  }

  close(): Promise<void> {
    return this.#playing.alone(async () => this.#playing.close());
  }

  show(at?: number): Promise<void> {
    return this.#playing.alone(async () => {
      this.#playing.session?.show(at);
      this.#playing.tellSight();
    });
  }

  look(eyes: Eyes): Promise<void> {
    return this.#playing.alone(async () => {
      if (this.#playing.session?.look(eyes)) this.#playing.tellSight();
    });
  }

  answer(n: number, answer: Answer): Promise<Accepted | Refusal | Trouble> {
    return this.#move(session => session.answer(n, answer, this.#house.now()));
  }
  undo(): Promise<Accepted | NoUndo | Trouble> {
    return this.#move(session => session.undo(this.#house.now()));
  }
  redo(): Promise<Accepted | Refusal | NoUndo | Trouble> {
    return this.#move(session => session.redo(this.#house.now()));
  }
  reset(): Promise<Accepted | NoUndo | Trouble> {
    return this.#move(session => session.reset(this.#house.now()));
  }

  /** Whatever changes the match: refused as a value, or kept, told, and the bots go on. */
  #move<R extends object>(
    act: (session: Session) => R,
  ): Promise<Accepted | Extract<R, { readonly refused: unknown }> | Trouble> {
    return this.#playing.alone(async () => {
      const { session } = this.#playing;
      if (!session) return NO_SUCH_MATCH;
      const moved = guarded(() => good(act(session)));
      if (!moved.ok) return moved.fault;
      if (isRefused(moved.value)) return moved.value;
      return this.#settled(session);
    });
  }

  async #settled(session: Session): Promise<Accepted | Trouble> {
    const trouble = await this.#playing.settle(session);
    this.#playing.driving.goOn();
    return trouble ?? ACCEPTED;
  }

  foresee(courses: readonly (readonly Answer[])[]): Promise<readonly Foresight[]> {
    return this.#inquiries.foresee(courses);
  }
  whyNot(id: Id | undefined, kind?: string): Promise<readonly WhyNot[]> {
    return this.#inquiries.whyNot(id, kind);
  }
  odds(course: readonly Answer[]): Promise<readonly Odds[]> {
    return this.#inquiries.odds(course);
  }
  hazards(): Promise<readonly Hazard[]> {
    return this.#inquiries.hazards();
  }
  hint(): Promise<Hint | undefined> {
    return this.#inquiries.hint();
  }
  ticks(): Promise<readonly Tick[]> {
    return this.#inquiries.ticks();
  }
  course(): Promise<Course> {
    return this.#inquiries.course();
  }
  report(): Promise<Report | Trouble> {
    return this.#inquiries.report();
  }

  async pace(pace: Pace): Promise<void> {
    this.#playing.driving.pace(pace);
  }

  standIn(seat: Seat, bot?: string): Promise<Accepted | Trouble> {
    return this.#playing.alone(async () => {
      const { session } = this.#playing;
      if (!session) return NO_SUCH_MATCH;
      const isPossible = session.sitting.persons.includes(seat) && !session.isClosed;
      if (!isPossible) return { code: 'engine-fault', facts: { path: 'seat', seat } };
      if (bot !== undefined && !this.#house.bots.byName(bot))
        return { code: 'engine-fault', facts: { path: 'bot', bot } };
      session.standIn(seat, bot);
      return this.#settled(session);
    });
  }

  branch(at: number, chairs: Readonly<Record<Seat, Chair>>): Promise<Result<string, Trouble>> {
    return this.#playing.alone(async () => {
      const { session } = this.#playing;
      if (!session) return bad(NO_SUCH_MATCH);
      const { match, eyes, about } = session;
      const { bots, randomHex } = this.#house;
      const twig = guarded(() => branchOf(match, at, eyes, chairs, bots, randomHex));
      if (!twig.ok) return twig;
      return good(await this.#archive.begin(twig.value, { branch: { match: about.id, entry: at } }));
    });
  }

  exported(id: string): Promise<Result<string, Trouble>> {
    return this.#archive.exported(id);
  }
  verified(id: string): Promise<Verdict | Trouble> {
    return this.#archive.verified(id);
  }

  imported(text: string): Promise<Result<string, ImportFault>> {
    return this.#playing.alone(async () => {
      const taken = await this.#archive.imported(text);
      if (!taken.ok) return taken;
      const { id, isLonger } = taken.value;
      if (isLonger && this.#playing.session?.about.id === id) await this.#playing.reload(id);
      return good(id);
    });
  }

  async notes(id: string, eyes: Eyes): Promise<string> {
    const { session } = this.#playing;
    // Whoever waits behind the curtain has not looked yet.
    const isAnother = session?.about.id === id && session.isShared && session.eyes !== eyes;
    return isAnother && !session.isClosed ? '' : this.#archive.notes(id, eyes);
  }
  note(id: string, eyes: Eyes, text: string): Promise<void> {
    return this.#archive.note(id, eyes, text);
  }
}
