import type { Odds } from '@hegemon/host';
import type { TableState } from '../table.svelte.js';

/**
 * The chances of every answer to the present question, asked for once per question. Only for questions before which
 * dice are about to fall: whoever makes one of these is shown while such a question is open.
 */
export class OddsNow {
  #odds = $state.raw<{ readonly n: number; readonly odds: readonly Odds[] } | undefined>();
  readonly #table: Pick<TableState, 'decision' | 'desk'>;

  constructor(table: Pick<TableState, 'decision' | 'desk'>) {
    this.#table = table;
    $effect(() => {
      const n = table.decision?.n;
      if (n === undefined || this.#odds?.n === n) return;
      void table.desk.odds([]).then(odds => {
        if (table.decision?.n === n) this.#odds = { n, odds };
      });
    });
  }

  /** Absent while they are being worked out. */
  get now(): readonly Odds[] | undefined {
    return this.#odds?.n === this.#table.decision?.n ? this.#odds?.odds : undefined;
  }
}
