import { randomInt } from 'node:crypto';
import { bad, good, type Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import { newId } from '../ids.js';
import { isTaken } from '../store/faults.js';
import type { PersonRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import type { Caller } from './callers.js';
import { askToConfirm } from './confirming.js';
import { mailOf } from './mails.js';
import { type GoodName, nameOf, takenName } from './names.js';
import { hashPassword } from './passwords.js';
import { freeMailKey, personById } from './persons.js';
import { beginSession, endAllSessions } from './sessions.js';
import { firstSettings, type Language, settingsFrom, writtenOver } from './settings.js';

/** Somebody who has just come in, and what his cookie holds from now on. */
export interface Entered {
  readonly row: PersonRow;
  readonly secret: string;
}

const GUEST: Readonly<Record<Language, string>> = { de: 'Gast', en: 'Guest' };
/** A name we make may be taken too, and others may take one between our look and our writing. */
const TRIES = 8;

/** With a name of his own, or one we make. */
export const enterAsGuest = async (
  house: House,
  wish: { readonly name?: string },
  language: Language,
): Promise<Result<Entered, Trouble>> => {
  const wished = wish.name === undefined ? undefined : nameOf(wish.name, house.bots.names);
  if (wished && !wished.ok) return wished;
  const settings_json = JSON.stringify(firstSettings(language));
  const made = (n: number): GoodName => madeName(language, n);
  const result = await tried(house, async (tx, n) => {
    const { name, key } = wished?.value ?? made(n);
    if (await isHeld(tx, key, '')) return wished ? bad(takenName) : undefined;
    const now = house.clock.now();
    const row: PersonRow = { ...nobodyYet, id: newId(), name, name_key: key, settings_json, created: now, seen: now };
    await tx.db.insertInto('persons').values(row).execute();
    return good({ row, secret: await beginSession(tx, house, row.id) });
  });
  return result ?? bad(takenName);
};

const nobodyYet = { kind: 'guest', mail: null, mail_key: null, password: null, gone: null } as const;

/** The more of them there are, the longer their numbers. */
const madeName = (language: Language, n: number): GoodName => {
  const name = `${GUEST[language]} ${randomInt(1000, 10_000 * 10 ** Math.min(n, 6))}`;
  const checked = nameOf(name, []);
  if (!checked.ok) throw new Error(`${name} is no name`);
  return checked.value;
};

export interface NewMember {
  readonly name: string;
  readonly password: string;
  readonly mail?: string;
}

/**
 * A guest keeps his person, and with it his matches; everybody else becomes a new one. Whoever held a session of the
 * guest is out: what was known before is worth nothing afterwards.
 */
export const register = async (
  house: House,
  wish: NewMember,
  guest: Caller | undefined,
  language: Language,
): Promise<Result<Entered, Trouble>> => {
  const name = nameOf(wish.name, house.bots.names);
  if (!name.ok) return name;
  const mail = wish.mail === undefined ? good(null) : mailOf(wish.mail);
  if (!mail.ok) return mail;
  const password = await hashPassword(wish.password, house.config);
  const result = await tried(house, async tx => {
    const old = guest && (await personById(tx.db, guest.person));
    // Two tabs may register the same guest.
    if (guest && old?.kind !== 'guest') return bad<Trouble>({ code: 'not-allowed' });
    const now = house.clock.now();
    const id = old?.id ?? newId();
    if (await isHeld(tx, name.value.key, id)) return bad(takenName);
    const settings = old ? settingsFrom(old.settings_json) : firstSettings(language);
    const notify = { ...settings.notify, mail: mail.value !== null };
    const row: PersonRow = {
      id,
      name: name.value.name,
      name_key: name.value.key,
      kind: 'member',
      mail: mail.value,
      mail_key: mail.value === null ? null : await freeMailKey(tx.db, mail.value, id),
      password,
      created: old?.created ?? now,
      seen: now,
      gone: null,
      settings_json: writtenOver(old?.settings_json ?? '{}', { ...settings, notify }),
    };
    if (old) {
      const { numUpdatedRows } = await tx.db
        .updateTable('persons')
        .set(row)
        .where('id', '=', id)
        .where('kind', '=', 'guest')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return bad<Trouble>({ code: 'not-allowed' });
      await endAllSessions(tx, house, id);
    } else await tx.db.insertInto('persons').values(row).execute();
    if (row.mail !== null) await askToConfirm(house, tx, id);
    return good({ row, secret: await beginSession(tx, house, id) });
  });
  return result ?? bad(takenName);
};

const isHeld = async ({ db }: Tx, key: string, but: string): Promise<boolean> =>
  (await db
    .selectFrom('persons')
    .select('id')
    .where('name_key', '=', key)
    .where('id', '!=', but)
    .executeTakeFirst()) !== undefined;

/** Again, if somebody else has taken a name or a place in between; undefined if that never ends. */
const tried = async <T>(
  { store }: House,
  work: (tx: Tx, n: number) => Promise<T | undefined>,
): Promise<T | undefined> => {
  for (let n = 0; n < TRIES; n++) {
    try {
      const result = await store.tx(tx => work(tx, n));
      if (result !== undefined) return result;
    } catch (fault) {
      if (!isTaken(fault)) throw fault;
    }
  }
  return undefined;
};
