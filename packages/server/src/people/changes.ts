import { bad, good, type Result } from '@hegemon/kernel';
import type { Settings, SettingsChange, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import { secretFor } from '../notices/hooks.js';
import { isTaken } from '../store/faults.js';
import type { PersonRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { restsKept, vacationsOf, whyNotAnotherNight } from '../time/resting.js';
import type { Caller } from './callers.js';
import { askToConfirm } from './confirming.js';
import { proveAgain } from './login.js';
import { mailOf } from './mails.js';
import { hashPassword } from './passwords.js';
import { freeMailKey, isConfirmedMail, personById } from './persons.js';
import { endOtherSessions } from './sessions.js';
import { checkedSettings, settingsFrom, writtenOver } from './settings.js';

/** Hears of new settings in the transaction that holds them: nights and vacations move clocks. */
export type Settled = (tx: Tx, person: string, settings: Settings, before: Settings) => Promise<void>;

export const changeSettings = async (
  { store, clock }: House,
  { person }: Caller,
  change: SettingsChange,
  settled: Settled,
): Promise<Result<PersonRow, Trouble>> => {
  const changed = await store.tx<Result<PersonRow, Trouble>>(async tx => {
    const row = await tx.db
      .selectFrom('persons')
      .selectAll()
      .where('id', '=', person)
      .where('gone', 'is', null)
      // Of two changes at once the second builds on the first. SQLite does one at a time anyway. Others may still name him
      // meanwhile, such as a table that has something to tell him: it must not wait for us while we wait for it.
      .$if(store.kind === 'postgres', query => query.forNoKeyUpdate())
      .executeTakeFirst();
    if (!row) return bad({ code: 'not-signed-in' });
    const before = settingsFrom(row.settings_json);
    const settings = checkedSettings({ ...before, ...change });
    if (!settings.ok) return settings;
    const now = clock.now();
    const tooSoon = whyNotAnotherNight(row.settings_json, before, settings.value, now);
    if (tooSoon && (await isPlaying(tx, person))) return bad(tooSoon);
    const rests = restsKept(row.settings_json, before, settings.value, now);
    const settings_json = JSON.stringify({
      ...(JSON.parse(writtenOver(row.settings_json, settings.value)) as object),
      ...rests,
    });
    await tx.db.updateTable('persons').set({ settings_json }).where('id', '=', person).execute();
    const all = (json: string, each: Settings): Settings => ({ ...each, vacations: vacationsOf(json, each.vacations) });
    await settled(tx, person, all(settings_json, settings.value), all(row.settings_json, before));
    return good({ ...row, settings_json });
  });
  if (!changed.ok || !change.webhook) return changed;
  // Whoever names an address learns at once by what he will know that it is us.
  await secretFor(store, person);
  const row = await store.read(db => personById(db, person));
  return row ? good(row) : bad({ code: 'not-signed-in' });
};

/** Somebody may wait for him. */
const isPlaying = async ({ db }: Tx, person: string): Promise<boolean> => {
  const seat = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select('seats.seat')
    .where('seats.person', '=', person)
    .where('seats.lost', 'is', null)
    .where('matches.status', '=', 'running')
    .executeTakeFirst();
  return seat !== undefined;
};

/** Who else is signed in with the old password is so no longer. */
export const changePassword = async (
  house: House,
  caller: Caller,
  wish: { readonly old: string; readonly password: string },
  address: string,
): Promise<Result<undefined, Trouble>> => {
  const proven = await proveAgain(house, caller, wish.old, address);
  if (!proven.ok) return proven;
  const password = await hashPassword(wish.password, house.config);
  return house.store.tx(async tx => {
    const { numUpdatedRows } = await tx.db
      .updateTable('persons')
      .set({ password })
      .where('id', '=', caller.person)
      .where('password', '=', proven.value.password)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return bad({ code: 'wrong-password' });
    await tx.db.deleteFrom('resets').where('person', '=', caller.person).execute();
    await endOtherSessions(tx, house, caller.person, caller.session);
    return good(undefined);
  });
};

/** A letter that is still under way to the old address opens nothing any more. */
export const changeMail = async (
  house: House,
  caller: Caller,
  wish: { readonly mail: string | null; readonly password: string },
  address: string,
): Promise<Result<PersonRow, Trouble>> => {
  const mail = wish.mail === null ? good(null) : mailOf(wish.mail);
  if (!mail.ok) return mail;
  const proven = await proveAgain(house, caller, wish.password, address);
  if (!proven.ok) return proven;
  const write = () =>
    house.store.tx(async tx => {
      const { db } = tx;
      const mail_key = mail.value === null ? null : await freeMailKey(db, mail.value, caller.person);
      await db.deleteFrom('resets').where('person', '=', caller.person).execute();
      const row = await db
        .updateTable('persons')
        .set({ mail: mail.value, mail_key })
        .where('id', '=', caller.person)
        .where('gone', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (row && mail.value !== null && !isConfirmedMail(row)) await askToConfirm(house, tx, caller.person);
      return row ? good(row) : bad<Trouble>({ code: 'not-signed-in' });
    });
  // Somebody else may have taken the same place of this address in between.
  return write().catch(fault => (isTaken(fault) ? write() : Promise.reject(fault)));
};
