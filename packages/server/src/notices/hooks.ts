import type { Me } from '@hegemon/protocol';
import { randomHex } from '../ids.js';
import type { Store } from '../store/store.js';

/** So many times in a row, and it is silent until its owner has tried it himself. */
const MOST_FAILURES = 5;

/** What is kept of a webhook beside the settings, in the same place, under names that are in no message. */
interface Kept {
  readonly webhook?: string | null;
  readonly webhook_secret?: string;
  /** How it went lately with this address; with another it begins anew. */
  readonly webhook_trouble?: { readonly url: string; readonly failures: number; readonly fault: string };
}
export interface Hook {
  readonly url: string | null;
  readonly secret: string | null;
  readonly failures: number;
  /** Why it is silent; null while it is not. */
  readonly fault: string | null;
}

export const hookOf = (settingsJson: string): Hook => {
  const { webhook = null, webhook_secret = null, webhook_trouble } = JSON.parse(settingsJson) as Kept;
  const trouble = webhook !== null && webhook_trouble?.url === webhook ? webhook_trouble : undefined;
  const failures = trouble?.failures ?? 0;
  return {
    url: webhook,
    secret: webhook_secret,
    failures,
    fault: trouble && failures >= MOST_FAILURES ? trouble.fault : null,
  };
};

/** What its owner may know of it. */
export const hookLineOf = (settingsJson: string): Pick<Me, 'webhookFault' | 'webhookSecret'> => {
  const { url, secret, fault } = hookOf(settingsJson);
  return { webhookFault: fault, webhookSecret: url === null ? null : secret };
};

/** Nothing that is written meanwhile, by others or for other reasons, is lost: it is read and changed again. */
const change = async (store: Store, person: string, by: (kept: Kept) => Kept): Promise<Kept | undefined> => {
  for (;;) {
    const row = await store.read(db =>
      db.selectFrom('persons').select('settings_json').where('id', '=', person).executeTakeFirst(),
    );
    if (!row) return undefined;
    const before = row.settings_json;
    const kept = by(JSON.parse(before) as Kept);
    const after = JSON.stringify(kept);
    if (after === before) return kept;
    const { numUpdatedRows } = await store.tx(({ db }) =>
      db
        .updateTable('persons')
        .set({ settings_json: after })
        .where('id', '=', person)
        .where('settings_json', '=', before)
        .executeTakeFirstOrThrow(),
    );
    if (numUpdatedRows > 0n) return kept;
  }
};

/** With which the hooks of a person are signed; made when it is first asked for. */
export const secretFor = async (store: Store, person: string): Promise<string> => {
  const made = randomHex(32);
  const kept = await change(store, person, each => (each.webhook_secret ? each : { ...each, webhook_secret: made }));
  return kept?.webhook_secret ?? made;
};

export const hookWorked = async (store: Store, person: string): Promise<void> => {
  await change(store, person, ({ webhook_trouble: _, ...rest }) => rest);
};

/** Says whether it is silent from now on. */
export const hookFailed = async (store: Store, person: string, url: string, fault: string): Promise<boolean> => {
  const kept = await change(store, person, each => {
    const before = each.webhook_trouble?.url === url ? each.webhook_trouble.failures : 0;
    return { ...each, webhook_trouble: { url, failures: before + 1, fault } };
  });
  return (kept?.webhook_trouble?.failures ?? 0) >= MOST_FAILURES;
};
