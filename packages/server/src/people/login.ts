import { bad, good, type Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { PersonRow } from '../store/schema.js';
import type { Caller } from './callers.js';
import type { Entered } from './joining.js';
import { keyOf } from './look-alikes.js';
import { isMail, mailKeysOf } from './mails.js';
import { isPassword } from './passwords.js';
import { personById, personByName, personsByMail } from './persons.js';
import { beginSession, endSession } from './sessions.js';
import { charge, countedFor, forgive } from './throttle.js';

export interface LoginWish {
  readonly name: string;
  readonly password: string;
}

/** By name or mail. The session is a new one, whatever the visitor came with, and what he came with ends. */
export const login = async (
  house: House,
  wish: LoginWish,
  address: string,
  before: Caller | undefined,
): Promise<Result<Entered, Trouble>> => {
  const { name } = wish;
  // As many comparisons for an address nobody has as for one that is shared.
  const places = isMail(name) ? mailKeysOf(name) : [keyOf(name)];
  const proven = await proving(house, wish.password, address, places, async () =>
    isMail(name)
      ? house.store.read(db => personsByMail(db, name))
      : house.store.read(async db => present(await personByName(db, name))),
  );
  if (!proven.ok) return proven;
  const row = proven.value;
  return house.store.tx(async tx => {
    // He may have left, or changed his password, while we were comparing.
    const now = await personById(tx.db, row.id);
    if (now?.password !== row.password) return bad({ code: 'wrong-password' });
    await tx.db.updateTable('persons').set({ seen: house.clock.now() }).where('id', '=', row.id).execute();
    if (before?.by === 'cookie') await endSession(tx, house, before.session);
    return good({ row, secret: await beginSession(tx, house, row.id) });
  });
};

/** Somebody who is signed in shows once more that it is he. */
export const proveAgain = async (
  house: House,
  { person }: Caller,
  password: string,
  address: string,
): Promise<Result<PersonRow, Trouble>> => {
  const row = await house.store.read(db => personById(db, person));
  return proving(house, password, address, [row?.name_key ?? ''], async () => present(row));
};

const present = (row: PersonRow | undefined): readonly PersonRow[] => (row ? [row] : []);

/** Compares with every place, also with those nobody has: nothing can be learnt from the answer or the time it takes. */
const proving = async (
  house: House,
  password: string,
  address: string,
  places: readonly string[],
  candidates: () => Promise<readonly PersonRow[]>,
): Promise<Result<PersonRow, Trouble>> => {
  const counted = countedFor('login', places[0], address);
  const held = await charge(house, counted);
  if (held) return bad(held);
  const rows = await candidates();
  const fitting: PersonRow[] = [];
  for (const [n] of places.entries()) {
    if (await isPassword(rows[n]?.password ?? null, password, house.config)) fitting.push(rows[n]);
  }
  const [found] = fitting;
  if (!found) return bad({ code: 'wrong-password' });
  await house.store.tx(tx => forgive(tx, house, counted));
  return good(found);
};
