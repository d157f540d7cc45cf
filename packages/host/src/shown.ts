import { isAnswer } from '@hegemon/kernel';
import type { Eyes, Sight } from './desk.js';
import type { AnyMatch } from './listing.js';
import type { Chronicle } from './log.js';

/** What a screen has been told of a match so far, so that it is told only what is new. */
export class Shown {
  readonly #match: AnyMatch;
  readonly #chronicle: Chronicle;
  // The lines by whether they were taken back, through whose eyes, and before or after the end.
  #last: { readonly eyes: Eyes; readonly isOver: boolean; readonly undone: readonly boolean[] } | undefined;

  constructor(match: AnyMatch, chronicle: Chronicle) {
    this.#match = match;
    this.#chronicle = chronicle;
  }

  /** What these eyes have not been told yet, or was told otherwise. */
  since(eyes: Eyes): Sight['news'] {
    const { entries, line, outcome } = this.#match;
    const inEffect = new Set(line);
    const undone = entries.map(entry => isAnswer(entry) && !inEffect.has(entry.n));
    const isOver = outcome !== undefined;
    const old = this.#last?.eyes === eyes && this.#last.isOver === isOver ? this.#last.undone : [];
    const changed = old.findIndex((was, n) => was !== undone[n]);
    const from = changed < 0 ? Math.min(old.length, entries.length) : changed;
    this.#last = { eyes, isOver, undone };
    return { from, lines: entries.slice(from).map(({ n }) => this.#chronicle.line(n, eyes, undone[n])) };
  }
}
