import type { Foresight } from '@hegemon/host';
import type { Answer } from '@hegemon/kernel';

type Course = readonly Answer[];
const keyOf = (course: Course): string => JSON.stringify(course);

/** So many courses are tried at once: whoever answers meanwhile waits no longer than for one batch. */
const BATCH = 24;

/**
 * What was foreseen for courses of answers in the present position. Parts of the page ask while they are drawn; what
 * all of them want is collected and fetched in batches, each course once.
 */
export class Foreseen {
  #known = $state.raw<ReadonlyMap<string, Foresight>>(new Map());
  #wanted: ReadonlyMap<string, Course> = new Map();
  /** Changes with the position: what comes back for an earlier one is thrown away. */
  #position = 0;
  #running: Promise<void> | undefined;
  readonly #fetch: (courses: readonly Course[]) => Promise<readonly Foresight[]>;

  constructor(fetch: (courses: readonly Course[]) => Promise<readonly Foresight[]>) {
    this.#fetch = fetch;
  }

  /** What is known; asks for nothing. */
  peek(course: Course): Foresight | undefined {
    return this.#known.get(keyOf(course));
  }

  /** What is known; if nothing is, it will be there on a later look. */
  look(course: Course): Foresight | undefined {
    const known = this.peek(course);
    if (!known) this.want([course]);
    return known;
  }

  /** To be found out when there is time. */
  want(courses: readonly Course[]): void {
    this.#wanted = new Map([...this.#wanted, ...this.#unknown(courses)]);
    if (this.#wanted.size > 0) this.#running ??= this.#run();
  }

  /** To be found out before everything else that is wanted; is there when it is known. */
  async hurry(courses: readonly Course[]): Promise<void> {
    const urgent = this.#unknown(courses);
    this.#wanted = new Map([...urgent, ...this.#wanted]);
    this.want([]);
    while (urgent.some(([key]) => this.#wanted.has(key))) await this.#running;
  }

  /** The position is another one. */
  clear(): void {
    this.#position++;
    this.#wanted = new Map();
    if (this.#known.size > 0) this.#known = new Map();
  }

  #unknown(courses: readonly Course[]): readonly (readonly [string, Course])[] {
    return courses.map(course => [keyOf(course), course] as const).filter(([key]) => !this.#known.has(key));
  }

  async #run(): Promise<void> {
    try {
      // Everything that is drawn in the same breath asks before the first batch goes out.
      await Promise.resolve();
      while (this.#wanted.size > 0) await this.#next();
    } catch {
      // A desk that broke says so itself; a cost that is not known is only not shown.
      this.#wanted = new Map();
    } finally {
      this.#running = undefined;
    }
  }

  async #next(): Promise<void> {
    const position = this.#position;
    const batch = [...this.#wanted].slice(0, BATCH);
    const found = await this.#fetch(batch.map(([, course]) => course));
    if (position !== this.#position) return;
    const tried = new Set(batch.map(([key]) => key));
    this.#wanted = new Map([...this.#wanted].filter(([key]) => !tried.has(key)));
    const news = batch.flatMap(([key], i) => (found[i] ? [[key, found[i]] as const] : []));
    this.#known = new Map([...this.#known, ...news]);
  }
}
