import type { Seat } from '@hegemon/kernel';
import type { Kept } from '../ledger/rows.js';
import type { AccordRow, SeatRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { hasOwnClock } from '../tables/clocks.js';
import { type AccordKind, aboutOf, kindOf } from './about.js';

/** Somebody sits there. Whoever has lost his seat does not, though he is still named. */
export const isPersons = ({ person, lost }: Pick<SeatRow, 'person' | 'lost'>): boolean =>
  person !== null && lost === null;

/** Bots agree to nothing, and are not asked. */
export const seatsOfPeople = ({ seats }: Pick<Kept, 'seats'>): readonly Seat[] =>
  seats.filter(isPersons).map(({ seat }) => seat);

/** Who must agree: everybody; in the matter of one seat everybody else, or he alone if he asks for it himself. */
export const neededFor = (kind: AccordKind, kept: Kept, asker: Seat, other?: Seat): readonly Seat[] => {
  const people = seatsOfPeople(kept);
  if (kind === 'replace' && asker === other) return [asker];
  return kind === 'replace' || kind === 'late' ? people.filter(seat => seat !== other) : people;
};

const isSame = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every(seat => b.includes(seat));

/**
 * Is it still the same that they were asked? It is not when others would have to be asked now, and not when what it was
 * about has changed: whoever has agreed has agreed to that.
 */
const holds = (accord: AccordRow, kept: Kept, version: number): boolean => {
  const kind = kindOf(accord);
  const { other, needed, version: seen } = aboutOf(accord);
  if (kept.row.status !== 'running' || !isSame(neededFor(kind, kept, accord.seat, other), needed)) return false;
  const row = kept.seats.find(({ seat }) => seat === other);
  if (kind === 'rewind') return seen === version;
  if (kind === 'replace') return row !== undefined && isPersons(row);
  // Whoever answers meanwhile is not late any more.
  if (kind === 'late') return row !== undefined && hasOwnClock(row) && kept.waiting.includes(row.seat);
  return kind === 'pause' || kind === 'resume' ? (kind === 'pause') === (kept.row.paused === null) : true;
};

export interface AccordsAfter {
  readonly open: readonly AccordRow[];
  /** New, or not as they were. */
  readonly written: readonly AccordRow[];
}
/** What becomes of the open accords when something has happened; `given` are those that are new or were decided by it. */
export const accordsAfter = (
  before: readonly AccordRow[],
  given: readonly AccordRow[],
  after: Kept,
  version: number,
  now: number,
): AccordsAfter => {
  const all = [
    ...before.map(old => given.find(({ id }) => id === old.id) ?? old),
    ...given.filter(({ id }) => !before.some(old => old.id === id)),
  ].map(row =>
    row.status !== 'open' || holds(row, after, version) ? row : { ...row, status: 'void' as const, ended: now },
  );
  return { open: all.filter(({ status }) => status === 'open'), written: all.filter(row => !before.includes(row)) };
};

export const writeAccords = async ({ db }: Tx, rows: readonly AccordRow[]): Promise<void> => {
  for (const row of rows) {
    const { votes_json, status, ended } = row;
    await db
      .insertInto('accords')
      .values(row)
      .onConflict(conflict => conflict.column('id').doUpdateSet({ votes_json, status, ended }))
      .execute();
  }
};
