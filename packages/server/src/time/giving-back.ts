import type { House } from '../house.js';
import type { Store, Tx } from '../store/store.js';

/** A leap of the machine's clock, as one process has noticed it. */
export interface Leap {
  /** How far. */
  readonly ms: number;
  /** What time it was afterwards. */
  readonly at: number;
}
/** One that was given back, and which processes have noticed it. */
interface KnownLeap extends Leap {
  readonly heard: readonly string[];
}
type Parts = Pick<House, 'store' | 'relay' | 'process'>;

const LEAPS = 'leaps';
/** Processes of one machine notice the same leap within this time, and measure it about equally. */
const WINDOW = 60_000;
const TOLERANCE = 4000;
/** Nobody comes with an older one. */
const FORGOTTEN = 86_400_000;

/**
 * Gives back to everybody who is thinking what a leap of the clock would have taken from him: he began later by as much. It
 * is done once, however many processes have noticed it. Clocks that stand still by consent have lost nothing.
 */
export const giveBack = ({ store, relay, process }: Parts, leap: Leap): Promise<void> =>
  store.tx(async tx => {
    const leaps = await leapsIn(tx, store);
    const isSame = ({ at, ms, heard }: KnownLeap): boolean =>
      !heard.includes(process) && Math.abs(at - leap.at) <= WINDOW && Math.abs(ms - leap.ms) <= TOLERANCE;
    const known = leaps.find(isSame);
    const heard: KnownLeap = { ...(known ?? leap), heard: [...(known?.heard ?? []), process] };
    const kept = leaps.filter(each => each !== known && leap.at - each.at < FORGOTTEN);
    await tx.db
      .updateTable('facts')
      .set({ value: JSON.stringify([...kept, heard]) })
      .where('name', '=', LEAPS)
      .execute();
    if (!known) await shiftAll(tx, store, relay, leap.ms);
  });

/** What is known of earlier ones; whoever else comes with one waits until we are done. */
const leapsIn = async ({ db }: Tx, { kind }: Store): Promise<readonly KnownLeap[]> => {
  await db
    .insertInto('facts')
    .values({ name: LEAPS, value: '[]' })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', LEAPS)
    .$if(kind === 'postgres', query => query.forUpdate())
    .executeTakeFirstOrThrow();
  return JSON.parse(value);
};

const shiftAll = async (tx: Tx, { kind }: Store, relay: House['relay'], ms: number): Promise<void> => {
  const { db } = tx;
  const running = db.selectFrom('matches').select('id').where('status', '=', 'running').where('paused', 'is', null);
  // In one order everywhere, so that two transactions never wait for each other.
  if (kind === 'postgres') await running.orderBy('id').forNoKeyUpdate().execute();
  // Whoever has read a clock before reads it again before he writes. Jobs that come too early set themselves anew.
  const matches = await db
    .updateTable('matches')
    .set(to => ({ revision: to('revision', '+', 1) }))
    .where('status', '=', 'running')
    .where('paused', 'is', null)
    .returning(['id', 'version', 'revision'])
    .execute();
  await db
    .updateTable('seats')
    .set(to => ({ since: to('since', '+', ms) }))
    .where('since', 'is not', null)
    .where('match', 'in', running)
    .execute();
  for (const { id, version, revision } of matches) {
    await relay.tell(tx, { about: 'match', match: id, version, revision });
  }
};
