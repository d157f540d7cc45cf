import type { Desk, DeskNews, Foresight, Line, Odds, Report, Sight, Thinking, Trouble, WhyNot } from '@hegemon/host';
import type { Answer, Choice, Decision, Id, NoUndo, Refusal, Seat } from '@hegemon/kernel';
import { getContext, setContext } from 'svelte';
import { Foreseen } from './ask/foreseen.svelte.js';
import { type Light, lightsOf, type Way, waysFrom } from './ask/lights.js';
import { toldWords } from './ask/told.words.js';
import { withEveryEnding } from './beside-rules.words.js';
import { Hinting } from './bots/hinting.svelte.js';
import { paceFor } from './bots/pacing.js';
import type { GameFace, Language, SeatFace, Speech } from './face.js';
import * as drafts from './offers.js';
import { choiceOf, type Draft, idsOf, isNaming, type Naming, NO_DRAFT, offersFor } from './offers.js';
import type { Pace } from './shell/settings.svelte.js';

export type { Light, Way } from './ask/lights.js';

/** An answer that lets dice fall, held back until the odds were seen. */
export interface Risk {
  readonly course: readonly Answer[];
  /** Absent while they are being worked out. */
  readonly odds?: readonly Odds[];
}

/** What a person is told about something he tried and could not do. */
export interface Told {
  readonly text: string;
  readonly rule?: string;
  /** What it is about, if it is a thing on the table, or a kind of answer. */
  readonly id?: Id;
  readonly kind?: string;
}

/** What the page can do that is no answer; the shell sets what it has, the command palette lists it. */
export type Command =
  | 'fit'
  | 'focus'
  | 'hint'
  | 'standIn'
  | 'takeSeat'
  | 'hold'
  | 'explain'
  | 'list'
  | 'language'
  | 'theme'
  | 'replay'
  | 'reference'
  | 'report'
  | 'leave';

/** So long, in ms, an accepted answer waits to be seen. */
const PATIENCE = 3000;

/** Troubles that are over as soon as the desk shows the table again. */
const OVERCOME: readonly Trouble['code'][] = ['worker-crashed'];

/**
 * One table on one screen. It keeps what the desk shows and what the person has put together so far; all parts of the
 * page read it. It decides nothing: what is lit comes from the questions, and every answer goes to the desk.
 */
export class TableState<V = unknown> {
  readonly desk: Desk;
  readonly face: GameFace<V>;
  language = $state<Language>('en');
  sight = $state.raw<Sight<V>>() as Sight<V>;
  lines = $state.raw<readonly Line[]>([]);
  thinking = $state.raw<Thinking | undefined>();
  trouble = $state.raw<Trouble | undefined>();
  draft = $state.raw<Draft>(NO_DRAFT);
  told = $state.raw<Told | undefined>();
  risk = $state.raw<Risk | undefined>();
  /** Who has asked for the screen only to do something at leisure: that is opened once it is his. */
  bargains = $state.raw<Seat | undefined>();
  /** The thing under the pointer or under the focus. */
  hovered = $state<Id | undefined>();
  /** Regions of the map that something beside it speaks of, while one looks at that. */
  pointed = $state.raw<readonly Id[]>([]);
  /** An answer is on its way. */
  isBusy = $state(false);
  /** Which page of the command palette is open. */
  palette = $state<'closed' | 'commands' | 'keys'>('closed');
  /** How fast bots play while nobody here decides, and whether they wait. */
  pace = $state<Pace>('normal');
  isHeld = $state(false);
  commands = $state.raw<Partial<Record<Command, () => void>>>({});
  /** Set by the shell: shows a rule in its drawer. */
  openRule: (rule: string) => void = () => undefined;
  /** Set by the shell where the game has a reference: shows it, from the page that is named. */
  openReference: (page?: string) => void = () => undefined;
  /** Set by the guide: why it does not take this answer. */
  guard: (answer: Answer) => string | undefined = () => undefined;
  /** Set by the shell: on a phone, pulls the sheet with the dock up to its full height. */
  pullUp: () => void = () => undefined;

  /** What the strongest bot would do. */
  readonly hinting: Hinting = new Hinting(this);
  readonly #foreseen: Foreseen;
  readonly #seen = (): V => this.sight.table.view;
  /** Only the last thing tried is told about; what was asked before comes too late. */
  #attempt = 0;
  #shown: (() => void)[] = [];
  #report: Promise<Report | Trouble> | undefined;

  speech: Speech = $derived.by(() => withEveryEnding(this.face.speech(this.language, this.#seen)));
  decision: Decision | undefined = $derived.by(() => this.sight.table.decisions[0]);
  isLive = $derived.by(() => this.sight.at === this.sight.last);
  /** The choice that is being filled in: chosen by its button, or the only one there is. */
  choice: Choice | undefined = $derived.by(() => {
    const choices = this.decision?.choices ?? [];
    return choices.length === 1 ? choices[0] : choiceOf(this.decision, this.draft.kind);
  });
  /** What can be done with the chosen thing. */
  offers: readonly Naming[] = $derived.by(() => {
    const { id, kind } = this.draft;
    return id === undefined || kind !== undefined ? [] : offersFor(this.decision, id);
  });
  /** Where the chosen thing could lead, one question further. */
  ways: readonly Way[] = $derived.by(() => {
    const { id } = this.draft;
    if (!this.decision || id === undefined) return [];
    return waysFrom(this.decision, this.offers, id, course => this.#foreseen.peek(course));
  });
  /** The answer put together so far, once it is whole. */
  answer: Answer | undefined = $derived.by(() => this.choice && drafts.answerOf(this.choice, this.draft));
  lit: ReadonlyMap<Id, Light> = $derived.by(() => {
    const { decision, choice, draft, ways } = this;
    if (!decision || this.isBusy) return new Map();
    return lightsOf({ decision, choice, draft, ways }, course => this.#foreseen.peek(course));
  });

  constructor(desk: Desk, face: GameFace<V>, sight: Sight<V>, language: Language) {
    this.desk = desk;
    this.face = face;
    this.language = language;
    this.#foreseen = new Foreseen(courses => this.desk.foresee(courses));
    this.show(sight);
  }

  /** What the desk says. */
  hear(news: DeskNews): void {
    if (news.type === 'sight') {
      // Whatever had stopped the table has been overcome.
      if (this.trouble && OVERCOME.includes(this.trouble.code)) this.trouble = undefined;
      this.show(news.sight as Sight<V>);
    } else if (news.type === 'thinking') this.thinking = news.thinking;
    else this.trouble = news.trouble;
  }

  show(sight: Sight<V>): void {
    const { from, lines } = sight.news;
    const before = this.sight as Sight<V> | undefined;
    this.lines = [...this.lines.slice(0, from), ...lines];
    this.sight = sight;
    const isElsewhere = before?.at !== sight.at || before.eyes !== sight.eyes || before.match.id !== sight.match.id;
    const isOther = before?.table.decisions[0]?.n !== sight.table.decisions[0]?.n || before?.eyes !== sight.eyes;
    if (isElsewhere || isOther) {
      this.#foreseen.clear();
      this.hinting.drop();
    }
    // Others may answer meanwhile: what one has put together stays as long as the question does.
    if (isOther) {
      this.#attempt++;
      this.cancel();
      // What was told about a position that is gone helps nobody.
      this.told = undefined;
      if (this.choice) this.#priceOf(this.choice);
    }
    for (const resolve of this.#shown.splice(0)) resolve();
  }

  /** How a seat is told from the others at this table. */
  lookOf(seat: Seat): SeatFace {
    return this.face.seat(seat, this.#seen);
  }

  /** Why a region of the map is lit: as a region, not as a people that bears the same id. */
  litRegion(id: Id): Light | undefined {
    const light = this.lit.get(id);
    const isMeant = light?.kinds.some(kind => this.face.namesRegions?.(kind) ?? true);
    return isMeant ? light : undefined;
  }
  /** A click on the map itself. */
  touchRegion(id: Id): void {
    if (this.lit.has(id) && !this.litRegion(id)) void this.ask(id);
    else this.touch(id);
  }

  /** A click, a tap or Enter on a thing, wherever it is shown. */
  touch(id: Id): void {
    this.told = undefined;
    this.risk = undefined;
    const { choice, draft, decision } = this;
    const [way, ...otherWays] = this.waysTo(id);
    if (!decision) void this.ask(id);
    else if (choice && idsOf(choice).includes(id)) this.#fill(choice, id);
    else if (draft.kind !== undefined) void this.ask(id, draft.kind);
    else if (otherWays.length > 0) this.draft = { ...draft, to: id };
    else if (way) void this.send([way.first, way.second]);
    else if (draft.id === id) this.cancel();
    else this.#take(id, offersFor(decision, id));
  }

  /** A choice was chosen by its button. */
  choose(kind: string): void {
    this.told = undefined;
    this.risk = undefined;
    const choice = choiceOf(this.decision, kind);
    const { id, kind: before } = this.draft;
    if (!choice) void this.ask(id, kind);
    else if (choice.shape === 'button') void this.send([{ kind }]);
    else if (before === kind) this.cancel();
    else if (id !== undefined && isNaming(choice) && idsOf(choice).includes(id)) this.#begin(choice, id);
    else {
      this.draft = { ...NO_DRAFT, kind };
      this.#priceOf(choice);
    }
  }

  /** One id for one kind of answer, without a detour: from a list that stands under the name of that kind. */
  name(kind: string, id: Id): void {
    this.told = undefined;
    const choice = choiceOf(this.decision, kind);
    if (!choice || !isNaming(choice) || !idsOf(choice).includes(id)) void this.ask(id, kind);
    else if (choice === this.choice) this.#fill(choice, id);
    else this.#begin(choice, id);
  }

  tick(id: Id): void {
    if (this.choice?.shape === 'subset') this.draft = drafts.ticked(this.draft, this.choice, id);
  }
  /** One more or one less for an id. */
  give(id: Id, by: 1 | -1): void {
    if (this.choice?.shape === 'allot') this.draft = drafts.spread(this.draft, this.choice, id, by);
  }
  set(amount: number): void {
    if (this.choice?.shape !== 'amount') return;
    this.draft = { ...this.draft, amount: drafts.amountOf(this.choice, { ...this.draft, amount }) };
  }
  confirm(): void {
    if (this.answer) void this.send([this.answer]);
    else if (this.choice) void this.ask(undefined, this.choice.kind);
  }
  cancel(): void {
    this.draft = NO_DRAFT;
    this.risk = undefined;
  }

  /** Sends answers one after the other; what lets dice fall is held back once, so that the odds can be seen. */
  async send(course: readonly Answer[], isSure = false): Promise<void> {
    if (this.isBusy || !this.decision) return;
    for (const answer of course) {
      const against = this.guard(answer);
      if (against) return this.tell(against, { kind: answer.kind });
    }
    const attempt = ++this.#attempt;
    const isRisky = !isSure && (await this.#isRisky(course));
    if (attempt !== this.#attempt || this.isBusy) return;
    if (isRisky) await this.#weigh(course);
    else await this.#giveAll(course);
  }

  async #giveAll(course: readonly Answer[]): Promise<void> {
    this.isBusy = true;
    this.risk = undefined;
    try {
      for (const answer of course) {
        const n: number | undefined = this.decision?.n;
        // Something came between: the rest was meant for a question that is not asked.
        if (n === undefined || !choiceOf(this.decision, answer.kind)) break;
        const reply = await this.desk.answer(n, answer);
        if (!('accepted' in reply)) {
          this.#say(reply, answer);
          break;
        }
        await this.#isShown(n);
      }
    } finally {
      this.isBusy = false;
    }
  }

  async undo(): Promise<void> {
    await this.#goBack(() => this.desk.undo());
  }
  async redo(): Promise<void> {
    await this.#goBack(() => this.desk.redo());
  }
  async reset(): Promise<void> {
    await this.#goBack(() => this.desk.reset());
  }

  /** Lets a bot play for a person at this screen; without one the person is back. */
  async standIn(seat: Seat, bot?: string): Promise<void> {
    this.cancel();
    const { match } = this.sight;
    if (bot === undefined) this.isHeld = false;
    // The pace holds from its first answer on. Whoever comes back must find what he sees: then it changes afterwards.
    else void this.desk.pace(this.paceOf({ ...match, standIns: { ...match.standIns, [seat]: bot } }));
    const reply = await this.desk.standIn(seat, bot);
    if ('accepted' in reply) return;
    this.#say(reply);
    void this.desk.pace(this.paceOf());
  }

  /** How fast bots may answer, whoever plays for whom. */
  paceOf(match: Sight['match'] = this.sight.match): number | 'still' {
    return paceFor({ match, table: this.sight.table }, this.pace, this.isHeld);
  }

  /** How the finished match came about; made once, since it takes some seconds. */
  report(): Promise<Report | Trouble> {
    this.#report ??= this.desk.report().catch(() => {
      this.#report = undefined;
      return { code: 'engine-fault' };
    });
    return this.#report;
  }

  /** Why a thing, or a kind of answer, cannot be chosen now: shown beside it, with the rule. */
  async ask(id: Id | undefined, kind?: string): Promise<readonly WhyNot[]> {
    const attempt = ++this.#attempt;
    const reasons = await this.desk.whyNot(id, kind);
    if (attempt !== this.#attempt) return reasons;
    const [first] = reasons;
    const about = { ...(id !== undefined && { id }), ...(kind !== undefined && { kind }) };
    if (first) this.#say(first.refusal, first.answer, about);
    else this.tell(this.#nothingToDo(), about);
    return reasons;
  }

  /** Says something beside the prompt, until the next act. */
  tell(text: string, about: Omit<Told, 'text'> = {}): void {
    this.told = { ...about, text };
  }

  /** What would follow a course of answers; asked of the desk once, and there on a later look. */
  foresee(course: readonly Answer[]): Foresight | undefined {
    return this.decision ? this.#foreseen.look(course) : undefined;
  }

  /** The ways in which the chosen thing could get to this one. */
  waysTo(id: Id): readonly Way[] {
    return this.ways.filter(({ second }) => second.arg === id);
  }

  /** Is it part of what has been put together so far? */
  isChosen(id: Id): boolean {
    return drafts.isIn(this.draft, id);
  }

  /** A bot that decides for this seat; whoever is asked himself may have asked one for advice only. */
  thinkingFor(seat: Seat): Thinking | undefined {
    return this.isLive && this.thinking?.seat === seat && this.decision?.seat !== seat ? this.thinking : undefined;
  }

  /** Is an answer of this seat awaited? */
  isAsked(seat: Seat): boolean {
    return this.sight.table.waiting.some(waiting => waiting.seat === seat);
  }

  /** A thing is taken up: what can be done with it is offered, or done where there is nothing to choose. */
  #take(id: Id, offers: readonly Naming[]): void {
    if (offers.length === 0) void this.ask(id);
    else if (offers.length === 1 && this.#isDirect(offers[0])) this.#begin(offers[0], id);
    else {
      this.draft = { ...NO_DRAFT, id };
      this.#lookAhead();
    }
  }

  /** The thing goes into the answer that is being put together. */
  #fill(choice: Choice, id: Id): void {
    if (choice.shape === 'pick') void this.send([{ kind: choice.kind, arg: id }]);
    else if (choice.shape === 'subset') this.tick(id);
    else if (choice.shape === 'allot') this.give(id, 1);
  }

  /** Begins an answer with a thing; a pick is whole with it. */
  #begin(choice: Naming, id: Id): void {
    if (choice.shape !== 'pick') this.draft = { ...NO_DRAFT, kind: choice.kind };
    this.#fill(choice, id);
  }

  /** Is a touch enough? If the game says so, or if the question is for one thing and all its other answers are buttons. */
  #isDirect({ kind }: Naming): boolean {
    const { decision, face, language } = this;
    if (!decision || face.direct?.includes(kind)) return true;
    const menu = face.menu?.(decision, language).flatMap(({ kinds }) => kinds) ?? [];
    return decision.choices.filter(isNaming).length === 1 && menu.every(each => choiceOf(decision, each));
  }

  /** Finds out what could follow the thing that was just chosen, and what each step would cost. */
  #lookAhead(): void {
    const { id } = this.draft;
    const firsts = this.offers.filter(({ shape }) => shape === 'pick').map(({ kind }) => [{ kind, arg: id! }]);
    void this.#foreseen.hurry(firsts).then(() => {
      if (this.draft.id === id) this.#foreseen.want(this.ways.map(({ first, second }) => [first, second]));
    });
  }

  #priceOf(choice: Choice): void {
    if (choice.shape === 'pick') this.#foreseen.want(choice.of.map(arg => [{ kind: choice.kind, arg }]));
  }

  async #isRisky(course: readonly Answer[]): Promise<boolean> {
    const { risks = [] } = this.face;
    if (!course.some(({ kind }) => risks.includes(kind))) return false;
    const [foresight] = await this.desk.foresee([course]);
    if (!foresight) return false;
    return this.face.isVenture?.(foresight) ?? foresight.draws === true;
  }

  /** Holds an answer back and works out its odds. */
  async #weigh(course: readonly Answer[]): Promise<void> {
    this.risk = { course };
    const odds = await this.desk.odds(course);
    if (this.risk?.course === course) this.risk = { course, odds };
  }

  /** The desk accepts, and shows what came of it; nothing more is sent before it is seen, nor waited for without end. */
  #isShown(n: number): Promise<void> {
    if (this.decision?.n !== n) return Promise.resolve();
    return new Promise(resolve => {
      const timer = setTimeout(resolve, PATIENCE);
      this.#shown.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async #goBack(back: () => Promise<{ readonly accepted: true } | Refusal | NoUndo | Trouble>): Promise<void> {
    if (this.isBusy) return;
    this.told = undefined;
    this.cancel();
    this.isBusy = true;
    try {
      const reply = await back();
      if (!('accepted' in reply)) this.#say(reply);
    } finally {
      this.isBusy = false;
    }
  }

  #nothingToDo(): string {
    const [waited] = this.sight.table.waiting;
    if (!this.decision && this.isLive && waited) return this.speech.waiting(waited);
    return toldWords[this.language][this.decision ? 'nothingHere' : 'nobodyAsked'];
  }

  #say(reply: Refusal | NoUndo | Trouble, answer?: Answer, about: Omit<Told, 'text' | 'rule'> = {}): void {
    if ('code' in reply) this.trouble = reply;
    else if ('possible' in reply) {
      const rule = reply.rule === undefined ? {} : { rule: reply.rule };
      this.tell(this.speech.refusal(reply, answer), { ...about, ...rule });
    } else this.tell(this.speech.noUndo(reply));
  }
}

const KEY = Symbol('table');
export const provideTable = <V>(table: TableState<V>): TableState<V> => setContext(KEY, table);
/** The table around this component. */
export const useTable = <V = unknown>(): TableState<V> => getContext(KEY);
