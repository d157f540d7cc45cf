import { createHmac, timingSafeEqual } from 'node:crypto';
import { bad, good, type Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import { linkTo } from '../notices/links.js';
import { MailRefused } from '../notices/mail.js';
import { lasting } from '../store/lasting.js';
import type { Store, Tx } from '../store/store.js';
import type { Caller } from './callers.js';
import { confirmLetter, type Mailer } from './letters.js';
import { mailKeysOf } from './mails.js';
import { isConfirmedMail, personById } from './persons.js';
import { freshSecret } from './secrets.js';
import { settingsFrom } from './settings.js';
import { charge, countedFor } from './throttle.js';

const CONFIRM_JOB = 'confirm-mail';
/** Behind the `#` it is in nobody's log. */
const placeOfConfirming = (token: string): string => `#/confirm/${token}`;

/** Shows that whoever brings it has read a letter to this address of this person. With another address it is worth nothing. */
const tokenOf = async (store: Store, person: string, mail: string): Promise<string> => {
  const key = await lasting(store, 'confirming', freshSecret);
  const sign = createHmac('sha256', key)
    .update(JSON.stringify([person, mail]))
    .digest('base64url');
  return `${person}.${sign}`;
};
const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Sends the one letter that goes to an address nobody has confirmed; with the transaction that names the address. */
export const askToConfirm = ({ jobs, clock }: House, tx: Tx, person: string): Promise<void> =>
  jobs.set(tx, { key: `${CONFIRM_JOB}:${person}`, kind: CONFIRM_JOB, at: clock.now(), payload: { person } });

/** Once more, since it has not come. */
export const askAgain = async (
  house: House,
  { person }: Caller,
  address: string,
): Promise<Result<undefined, Trouble>> => {
  const row = await house.store.read(db => personById(db, person));
  if (!row?.mail) return bad({ code: 'malformed', facts: { path: '/mail' } });
  const [key] = mailKeysOf(row.mail);
  const held = await charge(house, countedFor('confirm', key, address), tx => askToConfirm(house, tx, person));
  return held ? bad(held) : good(undefined);
};

/** Makes the letters; to be told before the jobs begin. */
export const handleConfirming = (house: House, mailer: Mailer | undefined): void =>
  house.jobs.handle(CONFIRM_JOB, async payload => {
    const { person } = payload as { readonly person: string };
    const row = await house.store.read(db => personById(db, person));
    if (!mailer || !row?.mail || isConfirmedMail(row)) return;
    const link = linkTo(house.config, placeOfConfirming(await tokenOf(house.store, row.id, row.mail)));
    try {
      await mailer.send(row.mail, confirmLetter(settingsFrom(row.settings_json).language, { name: row.name, link }));
    } catch (fault) {
      // Trying again would not help.
      if (!(fault instanceof MailRefused)) throw fault;
      house.log.info({ person: row.id, fault }, 'nobody takes a letter at this address');
    }
  });

export const confirmMail = async ({ store }: House, token: string): Promise<Result<undefined, Trouble>> => {
  const [person] = token.split('.');
  const row = await store.read(db => personById(db, person));
  if (!row?.mail || !isSame(token, await tokenOf(store, row.id, row.mail))) return bad({ code: 'expired' });
  const { mail, settings_json } = row;
  if (isConfirmedMail(row)) return good(undefined);
  const confirmed = JSON.stringify({ ...(JSON.parse(settings_json) as object), confirmed_mail: mail });
  const { numUpdatedRows } = await store.tx(({ db }) =>
    db
      .updateTable('persons')
      .set({ settings_json: confirmed })
      .where('id', '=', person)
      // He may have changed something in this very moment: then he follows the link again.
      .where('settings_json', '=', settings_json)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n ? good(undefined) : bad({ code: 'stale' });
};
