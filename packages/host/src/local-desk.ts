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
import { Archive, guarded, NO_SUCH_MATCH } from './archive.js';
import type {
  Chair,
  Course,
  Desk,
  Eyes,
  Foresight,
  GameAbout,
  ImportFault,
  MatchSummary,
  NewMatch,
  Odds,
  Sight,
  Tick,
  Trouble,
  WhyNot,
} from './desk.js';
import { foresee } from './foresee.js';
import type { House } from './house.js';
import { Keeper } from './keeper.js';
import { Playing } from './playing.js';
import { branchOf, newMatch } from './seating.js';
import type { Session } from './session.js';
import { whyNot } from './why.js';

type Accepted = { readonly accepted: true };
const ACCEPTED: Accepted = { accepted: true };
const isRefused = <R extends object>(moved: R): moved is Extract<R, { readonly refused: unknown }> =>
  'refused' in moved;

/** A desk whose matches live beside it: no server, one screen, people and bots. */
export class LocalDesk implements Desk {
  readonly #house: House;
  readonly #archive: Archive;
  readonly #playing: Playing;

  constructor(house: House) {
    const keeper = new Keeper(house.store);
    this.#house = house;
    this.#archive = new Archive(house, keeper);
    this.#playing = new Playing(house, keeper);
  }

  async games(): Promise<readonly GameAbout[]> {
    return this.#house.listings.map(({ game }) => ({
      id: game.id,
      title: game.title,
      edition: game.edition,
      players: game.players,
      optionSpecs: game.optionSpecs,
      seats: Object.fromEntries(game.players.map(players => [players, game.seats({ players })])),
    }));
  }

  async bots(): Promise<readonly string[]> {
    return this.#house.bots.map(({ name }) => name);
  }

  matches(): Promise<readonly MatchSummary[]> {
    return this.#archive.summaries();
  }

  create(wish: NewMatch): Promise<Result<string, Trouble>> {
    return this.#playing.alone(async () => {
      const listing = this.#archive.listing(wish.game);
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

  open(id: string, at?: number): Promise<Result<Sight, Trouble>> {
    return this.#playing.alone(async () => {
      const opened = await this.#playing.open(id);
      if (!opened.ok) return opened;
      opened.value.show(at);
      this.#playing.goOn();
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
      const trouble = await this.#playing.settle(session);
      this.#playing.goOn();
      return trouble ?? ACCEPTED;
    });
  }

  async foresee(courses: readonly (readonly Answer[])[]): Promise<readonly Foresight[]> {
    const { session } = this.#playing;
    if (!session) return courses.map(() => ({}));
    const hooks = await session.listing.foresight();
    const { game, state } = session.match;
    return foresee(game, state, session.eyes, courses, hooks);
  }

  async whyNot(id: Id | undefined, kind?: string): Promise<readonly WhyNot[]> {
    const { session } = this.#playing;
    if (!session) return [];
    const board = await session.listing.board();
    const { game, state } = session.match;
    return whyNot(game, state, session.eyes, { id, kind }, board);
  }

  async odds(course: readonly Answer[]): Promise<readonly Odds[]> {
    const { session } = this.#playing;
    if (!session?.asked) return [];
    const { oddsOf } = await session.listing.foresight();
    const { game, state } = session.match;
    return oddsOf(game, state, session.eyes, course);
  }

  async ticks(): Promise<readonly Tick[]> {
    const { session } = this.#playing;
    return session ? session.scale.ticks(await session.listing.board()) : [];
  }

  async course(): Promise<Course> {
    const { session } = this.#playing;
    if (!session) return { turns: [], sources: {} };
    return session.scale.course(await session.listing.board(), session.chronicle);
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
    const isAnother = session?.about.id === id && session.people.length > 1 && session.eyes !== eyes;
    return isAnother && !session.isClosed ? '' : this.#archive.notes(id, eyes);
  }
  note(id: string, eyes: Eyes, text: string): Promise<void> {
    return this.#archive.note(id, eyes, text);
  }
}
