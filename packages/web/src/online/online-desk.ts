import type { Desk, DeskNews, Trouble as DeskTrouble, Eyes, Hint, ImportFault, Sight, WhyNot } from '@hegemon/host';
import type { Answer, Id, NoUndo, Refusal, Result, Seat, Table } from '@hegemon/kernel';
import { type Findings, type FromServer, type Inquiry, type Patch, patched } from '@hegemon/protocol/client';
import { call, type OnlineTrouble } from './api.js';
import type { Asking, Line } from './line.svelte.js';

type Accepted = { readonly accepted: true };
const ACCEPTED: Accepted = { accepted: true };
const good = <T>(value: T) => ({ ok: true, value }) as const;
const bad = <F>(fault: F) => ({ ok: false, fault }) as const;

/** What the server calls trouble, as the table knows it. */
export const troubleAtTable = ({ code, facts }: OnlineTrouble): DeskTrouble => {
  const known: Partial<Record<OnlineTrouble['code'], DeskTrouble['code']>> = {
    'storage-full': 'server-full',
    'storage-unavailable': 'server-store',
    'no-such-match': 'no-such-match',
    'not-allowed': 'not-allowed',
    'not-your-seat': 'not-allowed',
    'unknown-game': 'unknown-game',
    edition: 'edition',
    stale: 'gone-on',
    paused: 'paused',
    'too-fast': 'too-fast',
    closing: 'offline',
    offline: 'offline',
    'no-server': 'offline',
  };
  return { code: known[code] ?? 'engine-fault', facts: { ...facts, code } };
};

/** What is asked of other desks: what-if boards and files live in this browser. */
type Home = Pick<Desk, 'games' | 'bots' | 'matches' | 'create' | 'remove' | 'imported'>;

/**
 * A desk whose match lies on a server. It keeps the last sight, puts patches on it, and asks for all of it where one is
 * missing. Acknowledged is what the server has on disk.
 */
export class OnlineDesk implements Desk {
  readonly #line: Line;
  readonly #home: Home;
  readonly #tell: (news: DeskNews) => void;
  #match: string | undefined;
  #eyes: Eyes | undefined;
  #sight: Sight | undefined;
  // A position of the past that is shown, while the match goes on.
  #shown: number | undefined;
  #deafen: (() => void) | undefined;
  #opened: ((result: Result<Sight, DeskTrouble>) => void) | undefined;

  constructor(line: Line, home: Home, tell: (news: DeskNews) => void) {
    this.#line = line;
    this.#home = home;
    this.#tell = tell;
  }

  games: Desk['games'] = () => this.#home.games();
  bots: Desk['bots'] = () => this.#home.bots();
  matches: Desk['matches'] = () => this.#home.matches();
  create: Desk['create'] = match => this.#home.create(match);
  remove: Desk['remove'] = id => this.#home.remove(id);

  async open(id: string, at?: number): Promise<Result<Sight, DeskTrouble>> {
    await this.close();
    this.#match = id;
    const first = new Promise<Result<Sight, DeskTrouble>>(resolve => {
      this.#opened = resolve;
    });
    this.#deafen = this.#line.listen(
      message => this.#hear(message),
      () => this.#watch(),
    );
    const opened = await first;
    if (!opened.ok || at === undefined || at >= opened.value.last) return opened;
    this.#shown = at;
    const past = await this.#position(at);
    return past ? good(past) : opened;
  }

  async close(): Promise<void> {
    if (this.#match !== undefined) this.#line.say({ type: 'unwatch', match: this.#match });
    this.#deafen?.();
    this.#deafen = undefined;
    this.#match = undefined;
    this.#sight = undefined;
    this.#eyes = undefined;
    this.#shown = undefined;
  }

  async show(at?: number): Promise<void> {
    const sight = this.#sight;
    if (!sight) return;
    this.#shown = at === undefined || at >= sight.last ? undefined : at;
    const past = this.#shown === undefined ? undefined : await this.#position(this.#shown);
    // Meanwhile he may have leafed on.
    if (at === this.#shown && past) this.#tell({ type: 'sight', sight: past });
    else if (this.#shown === undefined && this.#sight) this.#tellNow(this.#sight.last + 1, []);
  }

  async look(eyes: Eyes): Promise<void> {
    this.#eyes = eyes;
    this.#sight = undefined;
    this.#watch();
  }

  answer(n: number, answer: Answer): Promise<Accepted | Refusal | DeskTrouble> {
    return this.#do({ type: 'act', match: this.#id, n, answer: plain(answer) }) as Promise<
      Accepted | Refusal | DeskTrouble
    >;
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
    const seat = this.#sight?.eyes;
    if (seat === undefined || seat === 'spectator') return undefined;
    const thinking = (share?: number): void =>
      this.#tell({ type: 'thinking', thinking: { seat, bot: 'master', ...(share !== undefined && { share }) } });
    thinking();
    const found = await this.#ask({ what: 'hint' }, thinking);
    this.#tell({ type: 'thinking' });
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
    const reply = await call('PUT', `matches/${this.#id}/stand-in`, { bot: bot ?? null });
    return reply.ok ? ACCEPTED : troubleAtTable(reply.trouble);
  }

  /** A board of one's own in this browser, with all that was hidden dealt anew by the server. */
  async branch(at: number, chairs: Parameters<Desk['branch']>[1]): Promise<Result<string, DeskTrouble>> {
    const reply = await call<{ readonly file: string }>('POST', `matches/${this.#id}/branch`, { at, chairs });
    if (!reply.ok) return bad(troubleAtTable(reply.trouble));
    const taken = await this.#home.imported(reply.value.file);
    return taken.ok ? taken : bad({ code: 'broken-record' });
  }

  async exported(id: string): Promise<Result<string, DeskTrouble>> {
    const reply = await call<unknown>('GET', `matches/${id}/file`);
    return reply.ok ? good(`${JSON.stringify(reply.value)}\n`) : bad(troubleAtTable(reply.trouble));
  }
  async imported(text: string): Promise<Result<string, ImportFault>> {
    return this.#home.imported(text);
  }
  /** Not the server's word: the file is played through here, entry by entry. */
  async verified(id: string): ReturnType<Desk['verified']> {
    const text = await this.exported(id);
    if (!text.ok) return text.fault;
    const { entries } = JSON.parse(text.value) as { readonly entries: readonly unknown[] };
    const taken = await this.#home.imported(text.value);
    if (taken.ok) return { ok: true, entries: entries.length };
    const { fault } = taken;
    if (fault.what === 'difference') return { ok: false, entries: entries.length, firstDifference: fault.difference };
    return { code: 'broken-record' };
  }

  async notes(id: string): Promise<string> {
    const reply = await call<{ readonly text: string }>('GET', `matches/${id}/notes`);
    return reply.ok ? reply.value.text : '';
  }
  async note(id: string, _eyes: Eyes, text: string): Promise<void> {
    const reply = await call('PUT', `matches/${id}/notes`, { text });
    if (!reply.ok) this.#tell({ type: 'trouble', trouble: troubleAtTable(reply.trouble) });
  }

  get #id(): string {
    return this.#match ?? '';
  }

  #watch(): void {
    if (this.#match === undefined) return;
    const seen = this.#sight && { v: this.#sight.last + 1 };
    this.#line.say({ type: 'watch', match: this.#match, ...seen, ...(this.#eyes !== undefined && { as: this.#eyes }) });
  }

  #hear(message: FromServer): void {
    if (!('match' in message) || message.match !== this.#match) return;
    if (message.type === 'sight') this.#whole(message.sight);
    else if (message.type === 'patch') this.#part(message);
    else if (message.type === 'thinking') {
      this.#tell({ type: 'thinking', ...(message.thinking && { thinking: message.thinking }) });
    } else if (message.type === 'closed') this.#failed(troubleAtTable(message.trouble));
  }

  #failed(trouble: DeskTrouble): void {
    if (this.#opened) this.#opened(bad(trouble));
    else this.#tell({ type: 'trouble', trouble });
    this.#opened = undefined;
  }

  #whole(sight: Sight): void {
    this.#sight = sight;
    this.#eyes = sight.eyes;
    if (this.#opened) this.#opened(good(sight));
    else this.#tellNow(0, sight.news.lines);
    this.#opened = undefined;
  }

  #part({ base, patch, last, undo, redo, news, serverSeed, sitters }: Extract<FromServer, { type: 'patch' }>): void {
    const sight = this.#sight;
    if (!sight || sight.last + 1 !== base) {
      // Something is missing: all of it, please.
      this.#sight = undefined;
      this.#watch();
      return;
    }
    const table = patch ? (patched(sight.table, patch as Patch) as Table<unknown>) : sight.table;
    const lines = [...sight.news.lines.slice(0, news.from), ...news.lines];
    const match = { ...sight.match, ...(serverSeed !== undefined && { serverSeed }), ...(sitters && { sitters }) };
    this.#sight = { ...sight, match, table, at: last, last, undo, redo, news: { from: 0, lines } };
    this.#tellNow(news.from, news.lines);
  }

  /** Tells the newest position; whoever leafs in the past stays there, and hears that there is more. */
  #tellNow(from: number, lines: Sight['news']['lines']): void {
    const sight = this.#sight;
    if (!sight) return;
    if (this.#shown === undefined) this.#tell({ type: 'sight', sight: { ...sight, news: { from, lines } } });
    else
      void this.#position(this.#shown, { from, lines }).then(
        past => past && this.#tell({ type: 'sight', sight: past }),
      );
  }

  async #position(at: number, news?: Sight['news']): Promise<Sight | undefined> {
    const found = await this.#ask({ what: 'position', at });
    const last = this.#sight?.last ?? 0;
    return found && { ...found, last, news: news ?? { from: last + 1, lines: [] } };
  }

  async #ask<I extends Inquiry>(inquiry: I, share?: (share: number) => void): Promise<Findings[I['what']] | undefined> {
    const reply = await this.#line.ask({ type: 'ask', match: this.#id, inquiry } as Asking, share);
    return reply.type === 'told' ? (reply.value as Findings[I['what']]) : undefined;
  }

  #step(type: 'undo' | 'redo' | 'reset'): Promise<Accepted | Refusal | NoUndo | DeskTrouble> {
    return this.#do({ type, match: this.#id, v: (this.#sight?.last ?? -1) + 1 });
  }
  async #do(asking: Asking): Promise<Accepted | Refusal | NoUndo | DeskTrouble> {
    const reply = await this.#line.ask(asking);
    if (reply.type !== 'refused') return ACCEPTED;
    return 'code' in reply.refusal ? troubleAtTable(reply.refusal) : reply.refusal;
  }
}

const plain = ({ kind, arg }: Answer) =>
  (arg === undefined ? { kind } : { kind, arg }) as {
    kind: string;
    arg?: string | number | string[] | Record<string, number>;
  };
