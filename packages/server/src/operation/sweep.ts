import type { House } from '../house.js';
import type { Work } from '../jobs/jobs.js';
import { sweepPeople } from '../people/sweeping.js';
import type { Tx } from '../store/store.js';

/** Once a day everything is removed whose time is over. */
export const SWEEP_JOB = 'sweep';
const DAY = 86_400_000;
/** An open match in which nobody has done anything for so long is not begun any more. */
const OPEN_LASTS = 30 * DAY;
/** Who would resend an action after so long? */
const ACTIONS_LAST = 30 * DAY;

export const setSweep = async (tx: Tx, { jobs, clock }: Pick<House, 'jobs' | 'clock'>): Promise<void> => {
  const known = await tx.db.selectFrom('jobs').select('key').where('key', '=', SWEEP_JOB).executeTakeFirst();
  if (!known) await jobs.set(tx, { key: SWEEP_JOB, kind: SWEEP_JOB, at: clock.now() + DAY, payload: {} });
};

export const sweeping =
  (house: House): Work =>
  async () => {
    const now = house.clock.now();
    const swept = await sweepPeople(house);
    const stale = await house.store.read(db =>
      db
        .selectFrom('matches')
        .select('id')
        .where('status', '=', 'open')
        .where('changed', '<', now - OPEN_LASTS)
        .execute(),
    );
    for (const { id } of stale) {
      await house.store.tx(async ({ db }) => {
        // It may have begun since we looked; from here on it cannot.
        const still = await db
          .selectFrom('matches')
          .select('id')
          .where('id', '=', id)
          .where('status', '=', 'open')
          .where('changed', '<', now - OPEN_LASTS)
          .$if(house.store.kind === 'postgres', query => query.forUpdate())
          .executeTakeFirst();
        if (!still) return;
        for (const table of ['accords', 'talk', 'notes', 'actions', 'seats'] as const) {
          await db.deleteFrom(table).where('match', '=', id).execute();
        }
        await db.deleteFrom('matches').where('id', '=', id).execute();
      });
    }
    await house.store.tx(async tx => {
      await tx.db
        .deleteFrom('actions')
        .where('at', '<', now - ACTIONS_LAST)
        .execute();
      await house.jobs.set(tx, { key: SWEEP_JOB, kind: SWEEP_JOB, at: now + DAY, payload: {} });
    });
    house.log.info({ ...swept, matches: stale.length }, 'what was over has been removed');
  };
