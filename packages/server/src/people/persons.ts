import type { Me, PersonLine } from '@hegemon/protocol';
import type { Kysely } from 'kysely';
import { hookLineOf } from '../notices/hooks.js';
import type { PersonRow, Schema } from '../store/schema.js';
import { keyOf } from './look-alikes.js';
import { mailKeysOf } from './mails.js';
import { settingsFrom } from './settings.js';

/** The store, or a transaction of it. */
export type Db = Kysely<Schema>;

/** How somebody is shown who has left for good. */
export const NOBODY = '–';

export const lineOf = ({ id, name, kind }: Pick<PersonRow, 'id' | 'name' | 'kind'>): PersonLine => ({
  id,
  name,
  isGuest: kind === 'guest',
});

/** Beside the settings lies the address that its owner has confirmed. */
export const isConfirmedMail = ({ mail, settings_json }: Pick<PersonRow, 'mail' | 'settings_json'>): boolean =>
  mail !== null && (JSON.parse(settings_json) as { readonly confirmed_mail?: string }).confirmed_mail === mail;

export const meOf = (row: PersonRow): Me => ({
  ...lineOf(row),
  mail: row.mail,
  isMailConfirmed: isConfirmedMail(row),
  created: row.created,
  settings: settingsFrom(row.settings_json),
  ...hookLineOf(row.settings_json),
});

export const personById = (db: Db, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('persons').selectAll().where('id', '=', id).where('gone', 'is', null).executeTakeFirst();

/** Also if it is written in other cases, or with look-alikes: there is only one. */
export const personByName = (db: Db, name: string): Promise<PersonRow | undefined> =>
  db.selectFrom('persons').selectAll().where('name_key', '=', keyOf(name)).where('gone', 'is', null).executeTakeFirst();

/** All who share an address, in the order of its places. */
export const personsByMail = (db: Db, mail: string): Promise<PersonRow[]> =>
  db
    .selectFrom('persons')
    .selectAll()
    .where('mail_key', 'in', mailKeysOf(mail))
    .where('gone', 'is', null)
    .orderBy('mail_key')
    .execute();

/** The first place of an address that nobody has; null if there is none. */
export const freeMailKey = async (db: Db, mail: string, but: string): Promise<string | null> => {
  const keys = mailKeysOf(mail);
  const held = await db
    .selectFrom('persons')
    .select('mail_key')
    .where('mail_key', 'in', keys)
    .where('id', '!=', but)
    .execute();
  return keys.find(key => !held.some(({ mail_key }) => mail_key === key)) ?? null;
};
