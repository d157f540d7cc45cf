import { bad, good, type Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import { linkTo } from '../notices/links.js';
import { MailRefused } from '../notices/mail.js';
import type { PersonRow } from '../store/schema.js';
import { type Mailer, resetLetter } from './letters.js';
import { mailKeysOf } from './mails.js';
import { hashPassword } from './passwords.js';
import { personsByMail } from './persons.js';
import { freshSecret, hashOf } from './secrets.js';
import { endAllSessions } from './sessions.js';
import { settingsFrom } from './settings.js';
import { charge, countedFor } from './throttle.js';

const FORGOTTEN_JOB = 'forgotten';
const LASTS = 3_600_000;
/** Where the page lets somebody choose a new password. Behind the `#` it is in nobody's log. */
const placeOfReset = (secret: string): string => `#/reset/${secret}`;

/**
 * Writes down that somebody wants a letter. Whether anybody has this address is looked at later, by a job: what is done
 * now, and how long it takes, is the same for every address.
 */
export const forgotten = (house: House, mail: string, address: string): Promise<Trouble | undefined> => {
  const [key] = mailKeysOf(mail);
  return charge(house, countedFor('forgot', key, address), tx =>
    house.jobs.set(tx, {
      key: `${FORGOTTEN_JOB}:${hashOf(key)}`,
      kind: FORGOTTEN_JOB,
      at: house.clock.now(),
      payload: { mail },
    }),
  );
};

/** Makes the letters; to be told before the jobs begin. */
export const handleForgotten = (house: House, mailer: Mailer | undefined): void =>
  house.jobs.handle(FORGOTTEN_JOB, async payload => {
    const { mail } = payload as { readonly mail: string };
    const people = await house.store.read(db => personsByMail(db, mail));
    if (people.length > 0 && !mailer) house.log.warn({}, 'somebody wants a new password, but no mail is set up');
    if (mailer) for (const person of people) await writeTo(house, mailer, person);
  });

const writeTo = async (house: House, mailer: Mailer, { id, name, mail, settings_json }: PersonRow): Promise<void> => {
  if (mail === null) return;
  const secret = freshSecret();
  const expires = house.clock.now() + LASTS;
  await house.store.tx(async ({ db }) => {
    // Only the last letter counts.
    await db.deleteFrom('resets').where('person', '=', id).execute();
    await db
      .insertInto('resets')
      .values({ hash: hashOf(secret), person: id, expires })
      .execute();
  });
  const link = linkTo(house.config, placeOfReset(secret));
  try {
    await mailer.send(mail, resetLetter(settingsFrom(settings_json).language, { name, link }));
  } catch (fault) {
    // Trying again would not help.
    if (!(fault instanceof MailRefused)) throw fault;
    house.log.info({ person: id, fault }, 'nobody takes a letter at this address');
  }
};

/** Whoever had got in with the old password is out, his tokens too. */
export const reset = async (
  house: House,
  wish: { readonly token: string; readonly password: string },
): Promise<Result<undefined, Trouble>> => {
  const hash = hashOf(wish.token);
  // Nobody makes us work with a token he has made up.
  const isThere = await house.store.read(db =>
    db.selectFrom('resets').select('person').where('hash', '=', hash).executeTakeFirst(),
  );
  if (!isThere) return bad({ code: 'expired' });
  const password = await hashPassword(wish.password, house.config);
  return house.store.tx(async tx => {
    const used = await tx.db
      .deleteFrom('resets')
      .where('hash', '=', hash)
      .returning(['person', 'expires'])
      .executeTakeFirst();
    if (!used || used.expires <= house.clock.now()) return bad({ code: 'expired' });
    await tx.db.updateTable('persons').set({ password }).where('id', '=', used.person).execute();
    await tx.db.deleteFrom('tokens').where('person', '=', used.person).execute();
    await endAllSessions(tx, house, used.person);
    return good(undefined);
  });
};
