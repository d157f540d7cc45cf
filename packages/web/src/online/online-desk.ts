import type { Desk, DeskNews, Trouble as DeskTrouble, Eyes, Hint, ImportFault, Sight, WhyNot } from '@hegemon/host';
import type { Answer, Id, NoUndo, Refusal, Result, Seat } from '@hegemon/kernel';
import type { Findings, Inquiry } from '@hegemon/protocol/client';
import { Pace } from '../desk/pace.js';
import { call } from './api.js';
import { type Around, Following } from './following.js';
import { Inquiries } from './inquiries.js';
import type { Asking, Line } from './line.svelte.js';
import { branchedOff, fileOfMatch, type Home, playedThrough } from './match-files.js';
import { troubleAtTable } from './table-trouble.js';

type Accepted = { readonly accepted: true };
const ACCEPTED: Accepted = { accepted: true };

interface Parts {
  readonly line: Pick<Line, 'listen' | 'say' | 'ask' | 'neverMind'>;
  readonly home: Home;
  tell(news: DeskNews): void;
  around(): Around;
}

/** A desk whose match lies on a server. Acknowledged is what the server has on disk. */
export class OnlineDesk implements Desk {
  readonly #parts: Parts;
  // Others may be faster than a page can draw.
  readonly #pace: Pace;
  readonly #following: Following;
  readonly #inquiries: Inquiries;
  // What is asked is of no use any more: of this match, of a position leafed to, of a question that was advised on.
  #visit = new AbortController();
  #leafing = new AbortController();
  #advising: { readonly n: number | undefined; readonly controller: AbortController } | undefined;
  #asked: number | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#pace = new Pace(news => parts.tell(news));
    this.#inquiries = new Inquiries(parts.line);
    this.#following = new Following({
      line: parts.line,
      tell: news => this.#tell(news),
      around: () => parts.around(),
      position: at => this.#position(at),
    });
  }

  games: Desk['games'] = () => this.#parts.home.games();
  bots: Desk['bots'] = () => this.#parts.home.bots();
  matches: Desk['matches'] = () => this.#parts.home.matches();
  create: Desk['create'] = match => this.#parts.home.create(match);
  remove: Desk['remove'] = id => this.#parts.home.remove(id);

  async open(id: string, at?: number): Promise<Result<Sight, DeskTrouble>> {
    this.#visit.abort();
    this.#visit = new AbortController();
    const opened = await this.#following.open(id, at);
    if (opened.ok) this.#asked = opened.value.table.decisions[0]?.n;
    return opened;
  }
  async close(): Promise<void> {
    this.#visit.abort();
    this.#advising?.controller.abort();
    this.#following.close();
  }
  show(at?: number): Promise<void> {
    return this.#following.show(at);
  }
  async look(eyes: Eyes): Promise<void> {
    this.#following.look(eyes);
  }
  /** What is known of the table besides the match has changed. */
  aroundChanged(): void {
    this.#following.aroundChanged();
  }
  /** Something may have been missed. */
  askAll(): void {
    this.#following.askAll();
  }

  answer(n: number, answer: Answer): Promise<Accepted | Refusal | DeskTrouble> {
    const done = this.#do({ type: 'act', match: this.#match, n, answer: plain(answer) });
    return done as Promise<Accepted | Refusal | DeskTrouble>;
  }
  undo(): Promise<Accepted | NoUndo | DeskTrouble> {
    return this.#step('undo') as Promise<Accepted | NoUndo | DeskTrouble>;
  }
  redo(): Promise<Accepted | Refusal | NoUndo | DeskTrouble> {
    return this.#step('redo');
  }
  reset(): Promise<Accepted | NoUndo | DeskTrouble> {
    return this.#step('reset') as Promise<Accepted | NoUndo | DeskTrouble>;
  }

  async foresee(courses: readonly (readonly Answer[])[]): Promise<Findings['foresee']> {
    const found = await this.#ask({ what: 'foresee', courses: courses.map(course => course.map(plain)) });
    return found ?? courses.map(() => ({}));
  }
  async whyNot(id: Id | undefined, kind?: string): Promise<readonly WhyNot[]> {
    const about = { ...(id !== undefined && { thing: id }), ...(kind !== undefined && { kind }) };
    return (await this.#ask({ what: 'why', ...about })) ?? [];
  }
  async odds(course: readonly Answer[]): Promise<Findings['odds']> {
    return (await this.#ask({ what: 'odds', course: course.map(plain) })) ?? [];
  }
  async hazards(): Promise<Findings['hazards']> {
    return (await this.#ask({ what: 'hazards' })) ?? [];
  }
  async hint(): Promise<Hint | undefined> {
    const { eyes } = this.#following;
    if (eyes === undefined || eyes === 'spectator') return undefined;
    const thinking = (share?: number): void =>
      this.#tell({ type: 'thinking', thinking: { seat: eyes, bot: 'master', ...(share !== undefined && { share }) } });
    this.#advising?.controller.abort();
    const controller = new AbortController();
    this.#advising = { n: this.#asked, controller };
    thinking();
    const found = await this.#ask({ what: 'hint' }, { share: thinking, signal: controller.signal });
    // He may have asked once more meanwhile.
    if (this.#advising.controller === controller) this.#tell({ type: 'thinking' });
    return found ?? undefined;
  }
  async ticks(): Promise<Findings['ticks']> {
    return (await this.#ask({ what: 'ticks' })) ?? [];
  }
  async course(): Promise<Findings['course']> {
    return (await this.#ask({ what: 'course' })) ?? { turns: [], sources: {} };
  }
  async report(): Promise<Findings['report'] | DeskTrouble> {
    return (await this.#ask({ what: 'report' })) ?? { code: 'engine-fault' };
  }

  /** How fast others play is their affair. */
  async pace(): Promise<void> {}

  async standIn(_seat: Seat, bot?: string): Promise<Accepted | DeskTrouble> {
    const reply = await call('PUT', `matches/${this.#match}/stand-in`, { bot: bot ?? null });
    return reply.ok ? ACCEPTED : troubleAtTable(reply.trouble);
  }

  branch(at: number, chairs: Parameters<Desk['branch']>[1]): Promise<Result<string, DeskTrouble>> {
    return branchedOff(this.#parts.home, this.#match, at, chairs);
  }
  exported(id: string): Promise<Result<string, DeskTrouble>> {
    return fileOfMatch(id);
  }
  imported(text: string): Promise<Result<string, ImportFault>> {
    return this.#parts.home.imported(text);
  }
  verified(id: string): ReturnType<Desk['verified']> {
    return playedThrough(this.#parts.home, id);
  }

  async notes(id: string): Promise<string> {
    const reply = await call<{ readonly text: string }>('GET', `matches/${id}/notes`);
    return reply.ok ? reply.value.text : '';
  }
  async note(id: string, _eyes: Eyes, text: string): Promise<void> {
    const reply = await call('PUT', `matches/${id}/notes`, { text });
    if (!reply.ok) this.#tell({ type: 'trouble', trouble: troubleAtTable(reply.trouble) });
  }

  get #match(): string {
    return this.#following.match ?? '';
  }

  #tell(news: DeskNews): void {
    if (news.type === 'sight') {
      this.#asked = news.sight.table.decisions[0]?.n;
      // Advice on a question that is answered helps nobody.
      if (this.#advising && this.#advising.n !== this.#asked) this.#advising.controller.abort();
    }
    this.#pace.hear(news);
  }

  /** Only the last position leafed to is wanted. */
  #position(at: number): Promise<Sight | undefined> {
    this.#leafing.abort();
    this.#leafing = new AbortController();
    return this.#ask({ what: 'position', at }, { signal: this.#leafing.signal });
  }

  #ask<I extends Inquiry>(
    inquiry: I,
    { share, signal }: { readonly share?: (share: number) => void; readonly signal?: AbortSignal } = {},
  ): Promise<Findings[I['what']] | undefined> {
    const signals = [this.#visit.signal, ...(signal ? [signal] : [])];
    return this.#inquiries.ask(this.#match, inquiry, { ...(share && { share }), signal: AbortSignal.any(signals) });
  }

  #step(type: 'undo' | 'redo' | 'reset'): Promise<Accepted | Refusal | NoUndo | DeskTrouble> {
    return this.#do({ type, match: this.#match, v: this.#following.version });
  }
  async #do(asking: Asking): Promise<Accepted | Refusal | NoUndo | DeskTrouble> {
    const reply = await this.#parts.line.ask(asking);
    this.#pace.flush();
    if (reply.type !== 'refused') return ACCEPTED;
    return 'code' in reply.refusal ? troubleAtTable(reply.refusal) : reply.refusal;
  }
}

const plain = ({ kind, arg }: Answer) =>
  (arg === undefined ? { kind } : { kind, arg }) as {
    kind: string;
    arg?: string | number | string[] | Record<string, number>;
  };
