import type { Entry, Options, Outcome, Seat, SeedMaterial, Sitter, Snapshot } from '@hegemon/kernel';
import type { Settings, Terms } from '@hegemon/protocol';
import type { AccordRow, EntryRow, MatchRow, PersonRow, SeatRow } from '../store/schema.js';
import { vacationsOf } from '../time/resting.js';

/** A match as it lies in the store, read. */
export interface Kept {
  readonly row: MatchRow;
  readonly options: Options;
  readonly terms: Terms;
  readonly seed: SeedMaterial;
  /** Absent before it has begun. */
  readonly sitters: Readonly<Record<Seat, Sitter>> | undefined;
  readonly begins: Snapshot | undefined;
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** In the order of the game. */
  readonly seats: readonly SeatRow[];
  /** Those that are open, oldest first. */
  readonly accords: readonly AccordRow[];
  /** When the clocks of those who sit here stand still, by person. */
  readonly habits: Readonly<Record<string, Habits>>;
}
export type Habits = Pick<Settings, 'zone' | 'night' | 'vacations'>;
const habitsOf = (settings: string): Habits => {
  const { zone = 'UTC', night = null, vacations = [] } = JSON.parse(settings) as Partial<Habits>;
  return { zone, night, vacations: vacationsOf(settings, vacations) };
};

export const keptOf = (
  row: MatchRow,
  seats: readonly SeatRow[],
  accords: readonly AccordRow[],
  settings: readonly Pick<PersonRow, 'id' | 'settings_json'>[],
): Kept => ({
  accords,
  habits: Object.fromEntries(settings.map(({ id, settings_json }) => [id, habitsOf(settings_json)])),
  row,
  options: JSON.parse(row.options_json),
  terms: JSON.parse(row.terms_json),
  seed: JSON.parse(row.seed_json),
  sitters: row.sitters_json === null ? undefined : JSON.parse(row.sitters_json),
  begins: row.begins_json === null ? undefined : JSON.parse(row.begins_json),
  waiting: JSON.parse(row.waiting_json),
  outcome: row.outcome_json === null ? undefined : JSON.parse(row.outcome_json),
  seats: seats.toSorted((a, b) => a.place - b.place),
});

export const entryOf = ({ body }: Pick<EntryRow, 'body'>): Entry => JSON.parse(body);
