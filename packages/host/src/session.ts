import {
  type Answer,
  type Answered,
  type Decision,
  isForForm,
  listAnswers,
  type NoUndo,
  type Refusal,
  type Seat,
  type Table,
  type TakenBack,
} from '@hegemon/kernel';
import type { Eyes, MatchCard, Sight } from './desk.js';
import type { AnyMatch, GameListing } from './listing.js';
import { answerOf, Chronicle, redoable } from './log.js';
import { Scale } from './scale.js';
import { Shown } from './shown.js';
import { Sitting } from './sitting.js';
import type { KeptHead, StandIns } from './store.js';

export type About = Pick<KeptHead, 'id' | 'created' | 'branch' | 'isForeign'>;
/** No game asks so many empty questions in a row. */
const MOST_FOR_FORM = 50;
const NOTHING_TO_UNDO: NoUndo = { refused: 'nothing-to-undo' };
const NOTHING_TO_REDO: NoUndo = { refused: 'nothing-to-redo' };

/**
 * One match at one screen: whose eyes look at it, which position is shown, and what the screen has been told so far.
 * It decides what may be seen; what may be done the match decides.
 */
export class Session {
  readonly listing: GameListing;
  readonly match: AnyMatch;
  readonly about: About;
  readonly sitting: Sitting;
  readonly scale: Scale;
  readonly chronicle: Chronicle;
  #eyes: Eyes;
  // Absent: the newest position, whatever comes.
  #at: number | undefined;
  // Somebody who is not asked looks, to do something at leisure, until he looks away.
  #isAtLeisure = false;
  readonly #shown: Shown;

  constructor(listing: GameListing, match: AnyMatch, about: About, standIns: StandIns = {}) {
    this.listing = listing;
    this.match = match;
    this.about = about;
    this.sitting = new Sitting(match, standIns);
    this.scale = new Scale(match);
    this.chronicle = new Chronicle(match);
    this.#shown = new Shown(match, this.chronicle);
    const { persons } = this.sitting;
    this.#eyes = persons.length === 1 ? persons[0] : 'spectator';
  }

  /** A bot plays for a seat from now on, or its person is back. Between several people a curtain falls then. */
  standIn(seat: Seat, bot: string | undefined): void {
    this.sitting.standIn(seat, bot);
    this.#look();
  }

  get eyes(): Eyes {
    return this.#eyes;
  }
  /** Nobody plays it any more, so nobody has secrets. */
  get isClosed(): boolean {
    return this.match.outcome !== undefined || this.about.isForeign === true;
  }
  get #last(): number {
    return this.match.entries.length - 1;
  }
  get #askedPeople(): readonly Seat[] {
    return this.isClosed ? [] : this.sitting.asked;
  }
  /** Nobody must see what another saw. */
  get isShared(): boolean {
    return this.sitting.persons.length > 1;
  }
  /** Whose hand must be shown next, though somebody else sits before the screen. */
  get curtain(): Seat | undefined {
    return this.isShared && this.#eyes === 'spectator' ? this.#askedPeople[0] : undefined;
  }

  /** Beyond the end lies the present. */
  show(at: number | undefined): void {
    this.#at = at === undefined || at > this.#last ? undefined : Math.max(0, Math.trunc(at));
  }

  /**
   * Says whether these eyes may look. Whoever is asked may say that it is he, and where there is something to do at leisure
   * every person may; everybody may look away.
   */
  look(eyes: Eyes): boolean {
    const isAsked = this.#askedPeople.includes(eyes);
    const isFree = !isAsked && this.sitting.decides(eyes) && this.match.atLeisure(eyes) !== undefined;
    const isAllowed = this.isClosed
      ? eyes === 'spectator' || this.match.seats.includes(eyes)
      : this.isShared && (eyes === 'spectator' || isAsked || isFree);
    if (!isAllowed) return false;
    this.#eyes = eyes;
    this.#isAtLeisure = !this.isClosed && isFree;
    return true;
  }

  /** The open question of whoever looks. */
  get asked(): Decision | undefined {
    if (this.about.isForeign || this.sitting.isAway(this.#eyes)) return undefined;
    return this.match.pending.find(({ seat }) => seat === this.#eyes);
  }

  answer(n: number, answer: Answer, at: string): Answered {
    if (this.sitting.isAway(this.#eyes)) return this.#notAsked();
    const answered = this.match.answer({ ...answer, n, seat: this.#eyes }, { at });
    if (!('refused' in answered)) {
      this.#answerForForm(at);
      this.#moved();
    }
    return answered;
  }

  /** The bot in his place has been asked. */
  #notAsked(): Refusal {
    const waiting = this.match.pending.map(({ seat }) => seat);
    return { refused: 'not-your-decision', possible: [], waiting };
  }

  answerFor(seat: Seat, answer: Answer, at: string): Answered {
    const isInPlace = this.sitting.isAway(seat);
    const answered = this.match.answer({ ...answer, seat }, { at, ...(isInPlace && { by: 'bot' }) });
    if (!('refused' in answered)) {
      this.#answerForForm(at);
      this.#look();
    }
    return answered;
  }

  /**
   * What is asked though only one answer is left is asked for the sake of the others, who must not learn that it is the only one.
   * Where all others are bots, nobody needs to be kept from it. Whoever takes back sees the question again.
   */
  #answerForForm(at: string): void {
    const [person] = this.sitting.persons;
    if (this.isShared || person === undefined || !this.sitting.decides(person)) return;
    for (let i = 0; i < MOST_FOR_FORM; i++) {
      const asked = this.match.pending.find(({ seat }) => seat === person);
      if (!asked || !isForForm(this.match.game, this.match.state, asked)) return;
      const [only] = listAnswers(asked);
      if ('refused' in this.match.answer({ ...only, n: asked.n, seat: person }, { at, by: 'order' })) return;
    }
  }

  undo(at: string): TakenBack {
    const undo = this.#undo();
    if ('refused' in undo) return undo;
    return this.#done(this.match.undo(undo.seat, { at }));
  }

  reset(at: string): TakenBack {
    const undo = this.#undo();
    if ('refused' in undo) return undo;
    return this.#done(this.match.reset(undo.seat, { at }));
  }

  redo(at: string): Answered | NoUndo {
    const redo = this.#redo();
    if ('refused' in redo) return redo;
    return this.#done(this.match.redo(redo.seat, { at }));
  }

  #done<T extends object>(result: T): T {
    if (!('refused' in result)) this.#moved();
    return result;
  }

  #moved(): void {
    this.#at = undefined;
    this.#look();
  }

  /**
   * Another person is asked than the one who looks: he must not see what that one saw. He for whom a bot plays does
   * not look on from his seat either, unless nobody else could be before the screen.
   */
  #look(): void {
    if (!this.isShared) return;
    const asked = this.#askedPeople;
    const isAway = this.sitting.isAway(this.#eyes);
    const isAsked = asked.includes(this.#eyes);
    if (isAsked || isAway) this.#isAtLeisure = false;
    if (isAway || (asked.length > 0 && !isAsked && !this.#isAtLeisure)) this.#eyes = 'spectator';
  }

  /** Who would take back: whoever looks, or behind the curtain he who answered last, if that was no secret. */
  #undo(): { readonly seat: Seat; readonly entry: number } | NoUndo {
    if (this.about.isForeign) return NOTHING_TO_UNDO;
    const { match } = this;
    const last = match.line.at(-1);
    const author = last === undefined ? undefined : match.entries[last].seat;
    const seat = this.#actor(last, author);
    if (seat === undefined) return NOTHING_TO_UNDO;
    const target = match.mayUndo(seat);
    return 'refused' in target ? target : { seat, entry: target.entry };
  }

  #redo(): { readonly seat: Seat; readonly answer: Answer } | NoUndo {
    if (this.isClosed) return NOTHING_TO_REDO;
    const entry = redoable(this.match.entries);
    const seat = this.#actor(entry?.n, entry?.seat);
    if (!entry || seat === undefined || entry.seat !== seat) return NOTHING_TO_REDO;
    return { seat, answer: answerOf(entry) };
  }

  #actor(entry: number | undefined, author: Seat | undefined): Seat | undefined {
    if (this.#eyes !== 'spectator') return this.sitting.decides(this.#eyes) ? this.#eyes : undefined;
    if (entry === undefined || author === undefined || this.curtain === undefined) return undefined;
    return this.sitting.decides(author) && !this.chronicle.isSecret(entry) ? author : undefined;
  }

  sight(): Sight {
    const { match, curtain } = this;
    const at = this.#at ?? this.#last;
    const table = this.#tableAt(at);
    const isAsked = at === this.#last && !this.about.isForeign && !this.sitting.isAway(this.#eyes);
    const undo = this.#undo();
    const redo = this.#redo();
    return {
      match: this.#card(),
      eyes: this.#eyes,
      at,
      last: this.#last,
      table: isAsked ? table : unasked(table),
      undo: 'refused' in undo ? undo : { entry: undo.entry, answer: answerOf(match.entries[undo.entry]) },
      redo: 'refused' in redo ? redo : { answer: redo.answer },
      news: this.#shown.since(this.#eyes),
      // Nobody is asked in the past, so there is no hand to hide or to show.
      ...(curtain !== undefined && at === this.#last && { curtain }),
    };
  }

  /** Of a match that was closed the rules do not know that it is over. */
  #tableAt(at: number): Table<unknown> {
    const { game, outcome } = this.match;
    const table = game.table(this.match.at(at), this.#eyes);
    return outcome && at === this.#last ? { ...unasked(table), waiting: [], outcome } : table;
  }

  #card(): MatchCard {
    const { game, head, seats, sitters, commitment, outcome } = this.match;
    const { id, branch, isForeign } = this.about;
    const { standIns } = this.sitting;
    return {
      id,
      game: game.id,
      edition: game.edition,
      options: head.options,
      seats,
      sitters,
      commitment,
      ...(outcome && { serverSeed: head.seed.serverSeed }),
      ...(branch && { branch }),
      ...(isForeign && { isForeign }),
      ...(!this.isClosed && Object.keys(standIns).length > 0 && { standIns }),
    };
  }
}

/** The same table for somebody who only looks on. */
const unasked = ({ leisure: _, ...table }: Table<unknown>): Table<unknown> => ({ ...table, decisions: [] });
