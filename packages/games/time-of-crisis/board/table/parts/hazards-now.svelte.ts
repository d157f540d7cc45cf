import type { TableState } from '@hegemon/board';
import type { Hazard, Sight } from '@hegemon/host';
import type { Id } from '@hegemon/kernel';

type At = Pick<TableState, 'sight' | 'isLive' | 'desk'>;

/** By position: asked for once, by whoever wants to show it first. */
const known = new WeakMap<Sight, Promise<readonly Hazard[]>>();
const hazardsAt = ({ sight, desk }: At): Promise<readonly Hazard[]> => {
  // A desk that cannot tell leaves the page as it is.
  const hazards = known.get(sight) ?? desk.hazards().catch(() => []);
  known.set(sight, hazards);
  return hazards;
};

/** What the next crisis may do, as the board lies now. It costs some thought: whoever makes one of these shows it. */
export class HazardsNow {
  readonly #table: At;
  #found = $state.raw<{ readonly sight: Sight; readonly hazards: readonly Hazard[] } | undefined>();

  constructor(table: At) {
    this.#table = table;
    $effect(() => {
      const { sight } = table;
      if (!table.isLive || sight.table.outcome) return;
      void hazardsAt(table).then(hazards => {
        if (table.sight === sight) this.#found = { sight, hazards };
      });
    });
  }

  /** Absent while it is being worked out, and where there is none to come. */
  get now(): readonly Hazard[] | undefined {
    return this.#found?.sight === this.#table.sight ? this.#found.hazards : undefined;
  }
  of(code: string, id: Id): number | undefined {
    return this.now?.find(each => each.code === code && each.id === id)?.share;
  }
}
