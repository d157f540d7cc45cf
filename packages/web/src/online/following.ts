import type { DeskNews, Eyes, Sight, Trouble } from '@hegemon/host';
import type { Result, Seat } from '@hegemon/kernel';
import type { FromServer } from '@hegemon/protocol/client';
import type { Line } from './line.svelte.js';
import { tableAfter, unasked } from './seen.js';
import { troubleAtTable } from './table-trouble.js';

/** What is known of a table besides its match. */
export interface Around {
  /** Whose seats are at this screen. */
  readonly own: readonly Seat[];
  readonly standIns: Readonly<Record<Seat, string>>;
  readonly isPaused: boolean;
}
interface Parts {
  readonly line: Pick<Line, 'listen' | 'say'>;
  tell(news: DeskNews): void;
  around(): Around;
  position(at: number): Promise<Sight | undefined>;
}
type News = Sight['news'];
type Opened = Result<Sight, Trouble>;

/**
 * Follows a match on the server. It keeps the last sight, puts patches on it, and asks for all of it where one is missing.
 * Whoever leafs in the past stays there, and hears what happens meanwhile.
 */
export class Following {
  readonly #parts: Parts;
  #match: string | undefined;
  #eyes: Eyes | undefined;
  // The newest there is, with all lines of the chronicle.
  #sight: Sight | undefined;
  // A position of the past that is wanted, and one that is shown.
  #wanted: number | undefined;
  #past: Sight | undefined;
  #told: Sight | undefined;
  #dress = '';
  #needsAll = false;
  #deafen: (() => void) | undefined;
  #opened: ((opened: Opened) => void) | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get match(): string | undefined {
    return this.#match;
  }
  get eyes(): Eyes | undefined {
    return this.#eyes;
  }
  /** How many entries are known. */
  get version(): number {
    return (this.#sight?.last ?? -1) + 1;
  }

  async open(match: string, at?: number): Promise<Opened> {
    this.close();
    this.#match = match;
    const first = new Promise<Opened>(resolve => {
      this.#opened = resolve;
    });
    this.#deafen = this.#parts.line.listen(
      message => this.#hear(message),
      () => this.#watch(),
    );
    const opened = await first;
    if (!opened.ok || at === undefined || at >= opened.value.last) return opened;
    this.#wanted = at;
    const past = await this.#parts.position(at);
    const sight = this.#sight;
    if (!past || !sight || this.#wanted !== at) return opened;
    this.#past = past;
    return { ok: true, value: this.#dressed({ ...past, last: sight.last, news: sight.news }) };
  }

  close(): void {
    if (this.#match !== undefined) this.#parts.line.say({ type: 'unwatch', match: this.#match });
    this.#deafen?.();
    this.#opened?.({ ok: false, fault: { code: 'no-such-match' } });
    this.#deafen = this.#opened = this.#match = this.#sight = this.#eyes = undefined;
    this.#wanted = this.#past = this.#told = undefined;
    this.#needsAll = false;
  }

  async show(at?: number): Promise<void> {
    const sight = this.#sight;
    if (!sight) return;
    this.#wanted = at === undefined || at >= sight.last ? undefined : at;
    const wanted = this.#wanted;
    if (wanted === undefined) return this.#present();
    const past = await this.#parts.position(wanted);
    // Meanwhile he may have leafed on.
    if (this.#wanted !== wanted || !this.#sight) return;
    if (!past) return this.#present();
    this.#past = past;
    this.#news(this.#nothing());
  }

  /** Through other eyes: all of it is asked for. */
  look(eyes: Eyes): void {
    this.#eyes = eyes;
    this.askAll();
  }

  /** Something may have been missed. */
  askAll(): void {
    this.#needsAll = true;
    this.#watch();
  }

  /** What is known besides the match has changed. */
  aroundChanged(): void {
    const isNew = JSON.stringify(this.#parts.around()) !== this.#dress;
    if (this.#told && isNew && !this.#opened) this.#say({ ...this.#told, news: this.#nothing() });
  }

  #watch(): void {
    if (this.#match === undefined) return;
    const seen = this.#needsAll || !this.#sight ? {} : { v: this.version };
    const eyes = this.#eyes === undefined ? {} : { as: this.#eyes };
    this.#parts.line.say({ type: 'watch', match: this.#match, ...seen, ...eyes });
  }

  #hear(message: FromServer): void {
    if (!('match' in message) || message.match !== this.#match) return;
    if (message.type === 'sight') this.#whole(message.sight);
    else if (message.type === 'patch') this.#part(message);
    else if (message.type === 'closed') this.#failed(troubleAtTable(message.trouble));
    else if (message.type === 'thinking') {
      this.#parts.tell({ type: 'thinking', ...(message.thinking && { thinking: message.thinking }) });
    }
  }

  #failed(fault: Trouble): void {
    const opened = this.#opened;
    this.#opened = undefined;
    if (opened) opened({ ok: false, fault });
    else this.#parts.tell({ type: 'trouble', trouble: fault });
  }

  #whole(sight: Sight): void {
    const opened = this.#opened;
    this.#opened = undefined;
    this.#needsAll = false;
    this.#sight = sight;
    this.#eyes = sight.eyes;
    if (opened) opened({ ok: true, value: this.#dressed(sight) });
    else this.#news(sight.news);
    if (this.#past && this.#past.eyes !== sight.eyes) void this.show(this.#wanted);
  }

  #part({ base, v, patch, last, undo, redo, news, serverSeed, sitters }: Extract<FromServer, { type: 'patch' }>): void {
    const sight = this.#sight;
    // All of it is on its way, or this is known already.
    if (!sight || this.#needsAll || v <= this.version) return;
    const table = base === this.version ? tableAfter(sight.table, patch) : undefined;
    if (!table) {
      this.askAll();
      return;
    }
    const lines = [...sight.news.lines.slice(0, news.from), ...news.lines];
    const match = { ...sight.match, ...(serverSeed !== undefined && { serverSeed }), ...(sitters && { sitters }) };
    this.#sight = { ...sight, match, table, at: last, last, undo, redo, news: { from: 0, lines } };
    this.#news(news);
    // Nothing is hidden from now on: what was told before is told anew.
    if (table.outcome && !sight.table.outcome) this.askAll();
  }

  #present(): void {
    this.#wanted = this.#past = undefined;
    this.#news(this.#nothing());
  }
  #news(news: News): void {
    const sight = this.#sight;
    if (!sight) return;
    const shown = this.#wanted === undefined ? sight : (this.#past ?? unasked(this.#told ?? sight));
    this.#say({ ...shown, match: sight.match, last: sight.last, news });
  }
  #nothing(): News {
    return { from: this.version, lines: [] };
  }

  #say(sight: Sight): void {
    this.#parts.tell({ type: 'sight', sight: this.#dressed(sight) });
  }
  #dressed(sight: Sight): Sight {
    const around = this.#parts.around();
    const { own, standIns, isPaused } = around;
    this.#dress = JSON.stringify(around);
    const isAsked = !isPaused && standIns[sight.eyes] === undefined;
    this.#told = sight;
    return { ...(isAsked ? sight : unasked(sight)), match: { ...sight.match, own, standIns } };
  }
}
