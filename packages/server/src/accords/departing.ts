import type { Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Work } from '../jobs/jobs.js';
import type { Seating } from '../lobby/seating.js';
import type { Leaving } from '../people/leaving.js';
import type { Accords } from './accords.js';

export const DEPARTURE = 'departure';

/** Somebody leaves the house for good. His tables are looked after when that is on disk. */
export const departing =
  ({ jobs, clock }: Pick<House, 'jobs' | 'clock'>): Leaving =>
  (tx, person) =>
    jobs.set(tx, { key: `${DEPARTURE}:${person}`, kind: DEPARTURE, at: clock.now(), payload: { person } });

interface Parts {
  readonly house: Pick<House, 'store'>;
  readonly accords: Accords;
  readonly seating: Seating;
}

/** What he plays he has given up, what he was about to play is free for others, and to what he has invited he does not come. */
export const departures =
  ({ house: { store }, accords, seating }: Parts): Work =>
  async payload => {
    const { person } = payload as { readonly person: string };
    const rows = await store.read(db =>
      db
        .selectFrom('matches')
        .select(['id', 'status', 'host'])
        .where('status', '!=', 'over')
        .where(({ or, eb }) =>
          or([
            eb('host', '=', person),
            eb(
              'id',
              'in',
              db.selectFrom('seats').select('match').where('person', '=', person).where('lost', 'is', null),
            ),
          ]),
        )
        .orderBy('id')
        .execute(),
    );
    const left: string[] = [];
    for (const { id, status, host } of rows) {
      const result =
        status === 'running'
          ? await accords.resign(id, person)
          : await (host === person ? seating.cancel(id, person) : seating.leave(id, person));
      if (!isDone(result)) left.push(id);
    }
    // A table that cannot be left now keeps nobody from leaving the others.
    if (left.length > 0) throw new Error(`not yet left: ${left.join(', ')}`);
  };

/** It was done before, he only was the host, or it has ended or begun meanwhile: then it is done with the next attempt. */
const ENOUGH: readonly Trouble['code'][] = ['not-your-seat', 'no-such-match'];
const isDone = (result: Result<unknown, Trouble>): boolean => result.ok || ENOUGH.includes(result.fault.code);
