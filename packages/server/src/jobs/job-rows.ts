import { randomInt } from 'node:crypto';
import type { JobRow } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import type { Job } from './jobs.js';

/** One job as it was when somebody took it. */
export type Claim = Readonly<JobRow>;

/** Who takes jobs, and how long they are his without a sign of life. */
interface Claimant {
  readonly process: string;
  readonly claimFor: number;
}

/**
 * A job that comes anew must not look like one of the same key that was dropped or done while somebody was still at work on
 * it: so counting begins anywhere.
 */
const someRevision = (): number => randomInt(1, 2 ** 30);

export const putJob = async ({ db }: Tx, { key, kind, at, payload }: Job): Promise<void> => {
  const fresh = {
    kind,
    payload_json: JSON.stringify(payload ?? null),
    run_at: Math.ceil(at),
    locked_until: 0,
    locked_by: null,
    attempts: 0,
    error: null,
  };
  await db
    .insertInto('jobs')
    .values({ key, revision: someRevision(), ...fresh })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet(each => ({ ...fresh, revision: each('jobs.revision', '+', 1) })),
    )
    .execute();
};

export const dropJob = async ({ db }: Tx, key: string): Promise<void> => {
  await db.deleteFrom('jobs').where('key', '=', key).execute();
};

/** What those who do the jobs ask of the table. */
export interface JobRows {
  /** Kinds of which something is due and free. */
  kindsDue(now: number): Promise<readonly string[]>;
  /** The time of the next job that is not due yet. */
  nextAfter(now: number): Promise<number | undefined>;
  /** Takes up to so many, those that have waited longest first; no two processes ever get the same. */
  claim(kind: string, now: number, most: number): Promise<readonly Claim[]>;
  /** Says whether it is still ours. */
  renew(claim: Claim, now: number): Promise<boolean>;
  done(claim: Claim): Promise<void>;
  failed(claim: Claim, error: string, runAt: number): Promise<void>;
  giveBack(claim: Claim): Promise<void>;
}

export const jobRows = (store: Store, { process, claimFor }: Claimant): JobRows => {
  /** Every statement for itself: whoever holds one row never waits for another. */
  const change = (claim: Claim, to: Partial<JobRow>): Promise<boolean> =>
    store.tx(async ({ db }) => {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set(to)
        .where('key', '=', claim.key)
        .where('revision', '=', claim.revision)
        .where('locked_by', '=', process)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  const free = { locked_until: 0, locked_by: null } as const;
  return {
    kindsDue: async now => {
      const rows = await store.read(db =>
        db
          .selectFrom('jobs')
          .select('kind')
          .distinct()
          .where('run_at', '<=', now)
          .where('locked_until', '<=', now)
          .execute(),
      );
      return rows.map(({ kind }) => kind);
    },
    nextAfter: async now => {
      const row = await store.read(db =>
        db.selectFrom('jobs').select('run_at').where('run_at', '>', now).orderBy('run_at').limit(1).executeTakeFirst(),
      );
      return row?.run_at;
    },
    claim: (kind, now, most) =>
      store.tx(async ({ db }) => {
        const rows = await db
          // As a table of its own: as a condition it might be asked for once for each row, and take more than wanted.
          .with(
            cte => cte('due').materialized(),
            each => {
              const due = each
                .selectFrom('jobs')
                .select('key')
                .where('kind', '=', kind)
                .where('run_at', '<=', now)
                .where('locked_until', '<=', now)
                .orderBy('run_at')
                .limit(most);
              return store.kind === 'postgres' ? due.forUpdate().skipLocked() : due;
            },
          )
          .updateTable('jobs')
          .set({ locked_by: process, locked_until: now + claimFor })
          .where('key', 'in', each => each.selectFrom('due').select('due.key'))
          .where('run_at', '<=', now)
          .where('locked_until', '<=', now)
          .returningAll()
          .execute();
        return rows.sort((a, b) => a.run_at - b.run_at);
      }),
    renew: (claim, now) => change(claim, { locked_until: now + claimFor }),
    done: async ({ key, revision }) => {
      await store.tx(({ db }) =>
        db.deleteFrom('jobs').where('key', '=', key).where('revision', '=', revision).execute(),
      );
    },
    failed: async (claim, error, runAt) => {
      await change(claim, { ...free, attempts: claim.attempts + 1, error, run_at: runAt });
    },
    giveBack: async claim => {
      await change(claim, free);
    },
  };
};
