import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Tx } from '../store/store.js';
import { hashOf } from './secrets.js';

/** So many failures cost nothing; then each costs a wait, twice as long as the one before. */
const FREE = 10;
const FIRST_WAIT = 30_000;
/** Nobody can be kept out for long by somebody who fails in his name on purpose. */
const LONGEST_WAIT = 15 * 60_000;
/** Who has not failed for so long begins anew. */
export const FORGOTTEN_AFTER = 24 * 3_600_000;

/** What is counted: for one name or mail, and for one address. Neither lies in the store in plain words. */
export interface Counted {
  readonly subject: string;
  readonly address: string;
}
export const countedFor = (what: 'login' | 'forgot' | 'confirm', subject: string, address: string): Counted => ({
  subject: `${what}-subject:${hashOf(subject)}`,
  address: `${what}-address:${hashOf(address)}`,
});

type Parts = Pick<House, 'store' | 'clock'>;

/** Thrown to undo the transaction: who has to wait is not counted. */
class Held extends Error {
  readonly until: number;

  constructor(until: number) {
    super('too many failures');
    this.until = until;
  }
}

const chargeOne = async ({ db }: Tx, now: number, key: string): Promise<void> => {
  // Raising the count first takes hold of the row: of many at once each gets a number of his own.
  const { count, until } = await db
    .insertInto('throttles')
    .values({ key, count: 1, until: now })
    .onConflict(conflict => conflict.column('key').doUpdateSet(eb => ({ count: eb('throttles.count', '+', 1) })))
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow();
  if (until > now) throw new Held(until);
  const isForgotten = now - until > FORGOTTEN_AFTER;
  const failures = isForgotten ? 1 : count;
  const wait = failures < FREE ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - FREE));
  await db
    .updateTable('throttles')
    .set({ count: failures, until: now + wait })
    .where('key', '=', key)
    .execute();
};

/**
 * Counts an attempt as failed before it is made: a hundred at once are no way around. Who succeeds is forgiven. What else
 * is to be written goes with it. Undefined if the attempt may be made.
 */
export const charge = async (
  { store, clock }: Parts,
  { subject, address }: Counted,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<Trouble | undefined> => {
  const now = clock.now();
  try {
    await store.tx(async tx => {
      // In this order everywhere: two who come together never wait for each other.
      await chargeOne(tx, now, subject);
      await chargeOne(tx, now, address);
      await also(tx);
    });
    return undefined;
  } catch (fault) {
    if (!(fault instanceof Held)) throw fault;
    return { code: 'too-fast', facts: { wait: Math.ceil((fault.until - now) / 1000) } };
  }
};

/** The name is as good as new; of the address only this attempt is forgiven, lest somebody with a name of his own tries others. */
export const forgive = async ({ db }: Tx, { clock }: Pick<House, 'clock'>, counted: Counted): Promise<void> => {
  await db.deleteFrom('throttles').where('key', '=', counted.subject).execute();
  await db
    .updateTable('throttles')
    .set(eb => ({ count: eb('count', '-', 1), until: clock.now() }))
    .where('key', '=', counted.address)
    .where('count', '>', 0)
    .execute();
};
