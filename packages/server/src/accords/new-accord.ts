import type { Seat } from '@hegemon/kernel';
import type { House } from '../house.js';
import { newId } from '../ids.js';
import { note } from '../notices/writing.js';
import type { AccordRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import type { Live } from '../tables/live.js';
import { type About, type AccordKind, aboutOf, votesOf } from './about.js';

/** Whoever asks for something agrees to it. */
export const newAccord = (match: string, kind: AccordKind, seat: Seat, about: About, now: number): AccordRow => ({
  id: newId(),
  match,
  kind,
  seat,
  arg_json: JSON.stringify(about),
  votes_json: JSON.stringify(about.needed.includes(seat) ? { [seat]: true } : {}),
  status: 'open',
  created: now,
  ended: null,
});

/** Tells those whose consent is asked for. */
export const noteAccord = async (
  tx: Tx,
  house: Pick<House, 'clock' | 'jobs'>,
  { kept, version }: Live,
  accord: AccordRow,
): Promise<void> => {
  const { needed } = aboutOf(accord);
  const votes = votesOf(accord);
  const people = kept.seats.flatMap(({ seat, person }) =>
    person !== null && needed.includes(seat) && votes[seat] === undefined ? [person] : [],
  );
  // In one order everywhere, so that two transactions never wait for each other.
  for (const person of people.sort()) {
    await note(tx, house, { person, match: kept.row.id, kind: 'accord', facts: { accord: accord.id, version } });
  }
};
