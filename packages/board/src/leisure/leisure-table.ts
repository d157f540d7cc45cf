import type { Desk, Sight } from '@hegemon/host';
import type { Answer, Decision } from '@hegemon/kernel';
import type { Language } from '../face.js';
import { TableState } from '../table.svelte.js';

/**
 * The same table, at which the one question is what may be done at leisure: so the ordinary widgets put it, and what is
 * put together there is nobody else's affair. What the desk shows must be handed on to it (`follow`).
 */
export class LeisureTable<V> extends TableState<V> {
  readonly #desk: LeisureDesk;
  readonly #numbered: Numbered;

  constructor(table: TableState<V>) {
    const desk = new LeisureDesk(table);
    const numbered = new Numbered();
    // Whoever bargains is shown no odds.
    super(desk.asDesk(), { ...table.face, risks: [] }, numbered.sight(table.sight), table.language);
    this.#desk = desk;
    this.#numbered = numbered;
  }

  /** What weighs is held back once: as soon as others have answered, nothing takes it back. */
  override async send(course: readonly Answer[], isSure = false): Promise<void> {
    const isGrave = course.some(({ kind }) => this.face.grave?.includes(kind));
    if (isGrave && !isSure) this.risk = { course };
    else await super.send(course, isSure);
  }

  follow(sight: Sight<V>, language: Language): void {
    this.language = language;
    this.#desk.free = sight.table.leisure;
    this.show(this.#numbered.sight(sight));
  }
}

/** At the beginning the question has always the same number: it gets a new one here whenever it is another. */
class Numbered {
  #n = 0;
  #text = '';

  sight<V>(sight: Sight<V>): Sight<V> {
    const { leisure } = sight.table;
    const text = JSON.stringify(leisure ?? null);
    if (text !== this.#text) this.#n++;
    this.#text = text;
    const decisions = leisure ? [{ ...leisure, n: this.#n }] : [];
    return { ...sight, table: { ...sight.table, decisions }, news: { from: 0, lines: [] } };
  }
}

/** The desk of the table; only what is answered goes there under the number the question has there. */
class LeisureDesk {
  readonly #desk: Desk;
  free: Decision | undefined;

  constructor({ desk, sight }: Pick<TableState, 'desk' | 'sight'>) {
    this.#desk = desk;
    this.free = sight.table.leisure;
  }

  asDesk(): Desk {
    const answer: Desk['answer'] = (_, given) => this.#desk.answer(this.free?.n ?? 0, given);
    return new Proxy(this.#desk, {
      get: (desk, verb) => {
        if (verb === 'answer') return answer;
        const value: unknown = Reflect.get(desk, verb);
        return typeof value === 'function' ? value.bind(desk) : value;
      },
    });
  }
}
