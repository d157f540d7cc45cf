import type { GameListing } from '@hegemon/host';
import type { Settings } from '@hegemon/protocol';
import { type Config, DEFAULTS } from '../../src/config.js';
import type { House } from '../../src/house.js';
import type { Job, Jobs, Work } from '../../src/jobs/jobs.js';
import { type NoticeDeps, sendNotices } from '../../src/notices/sending.js';
import { type NewNotice, note } from '../../src/notices/writing.js';
import type { MatchRow, PersonRow, SeatRow } from '../../src/store/schema.js';
import type { Store } from '../../src/store/store.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** A Wednesday in winter, noon in London. */
export const NOON = Date.UTC(2025, 0, 15, 12);

const SETTINGS: Settings = {
  language: 'de',
  zone: 'UTC',
  night: null,
  vacations: [],
  notify: { mail: true, webhook: false, push: false },
  digest: 0,
  quiet: null,
  webhook: null,
};

/** Jobs on a clock that is moved by hand: whatever is due is done when it is asked for. */
class Diary implements Jobs {
  readonly waiting = new Map<string, Job>();
  readonly #works = new Map<string, Work>();
  readonly faults: unknown[] = [];

  async set(tx: Parameters<Jobs['set']>[0], job: Job): Promise<void> {
    tx.after(() => this.waiting.set(job.key, job));
  }
  async drop(tx: Parameters<Jobs['set']>[0], key: string): Promise<void> {
    tx.after(() => this.waiting.delete(key));
  }
  handle(kind: string, work: Work): void {
    this.#works.set(kind, work);
  }
  start(): void {}
  async stop(): Promise<void> {}

  /** Does what is due; what throws stays, to be done again. */
  async run(now: number): Promise<void> {
    for (const job of [...this.waiting.values()].filter(({ at }) => at <= now)) {
      this.waiting.delete(job.key);
      try {
        await this.#works.get(job.kind)!(job.payload, { number: 1, signal: new AbortController().signal });
      } catch (fault) {
        this.faults.push(fault);
        this.waiting.set(job.key, job);
      }
    }
  }
}

const LISTING = { game: { id: 'toc', title: 'Time of Crisis' } } as unknown as GameListing;

export interface Desk {
  readonly house: House;
  readonly store: Store;
  readonly warned: object[];
  now: number;
  note(notice: Partial<NewNotice> & Pick<NewNotice, 'kind'>): Promise<void>;
  /** Lets time pass and does what is due by then. */
  pass(time: number): Promise<void>;
  /** When the notices of a person are to be sent; undefined if nothing waits. */
  due(person?: string): number | undefined;
  readonly faults: readonly unknown[];
  /** The work itself, done once, whether it is due or not. */
  work(person?: string): Promise<void>;
  unsent(): Promise<number>;
  setMatch(values: Partial<MatchRow>): Promise<unknown>;
  setSeat(values: Partial<SeatRow>): Promise<unknown>;
}

export const deskOver = (store: Store, config: Partial<Config>, deps?: NoticeDeps): Desk => {
  const diary = new Diary();
  const warned: object[] = [];
  const house = {
    config: {
      ...DEFAULTS,
      publicUrl: 'https://hegemon.example/',
      mailFrom: 'Hegemon <spiel@hegemon.example>',
      ...config,
    },
    store,
    clock: { now: () => desk.now },
    jobs: diary,
    log: { info: () => undefined, warn: (facts: object) => void warned.push(facts), error: () => undefined },
    listings: [LISTING],
    process: 'p1',
  } as unknown as House;
  const work = sendNotices(house, deps);
  diary.handle('notice', work);
  const desk: Desk = {
    house,
    store,
    warned,
    now: NOON,
    faults: diary.faults,
    note: notice => store.tx(tx => note(tx, house, { person: 'anna', match: 'match1', facts: { turn: 7 }, ...notice })),
    pass: async time => {
      desk.now += time;
      await diary.run(desk.now);
    },
    due: (person = 'anna') => diary.waiting.get(`notice:${person}`)?.at,
    work: (person = 'anna') => work({ person }, { number: 1, signal: new AbortController().signal }),
    setMatch: values =>
      store.tx(({ db }) => db.updateTable('matches').set(values).where('id', '=', 'match1').execute()),
    setSeat: values =>
      store.tx(({ db }) => db.updateTable('seats').set(values).where('match', '=', 'match1').execute()),
    unsent: async () =>
      (await store.read(db => db.selectFrom('notices').select('id').where('sent', 'is', null).execute())).length,
  };
  return desk;
};

export const person = async (store: Store, settings: Partial<Settings> = {}, row: Partial<PersonRow> = {}) => {
  const id = row.id ?? 'anna';
  const values: PersonRow = {
    id,
    name: id,
    name_key: id,
    kind: 'member',
    mail: `${id}@example.org`,
    mail_key: `${id}@example.org`,
    password: null,
    created: 0,
    seen: 0,
    gone: null,
    settings_json: JSON.stringify({ ...SETTINGS, confirmed_mail: `${id}@example.org`, ...settings }),
    ...row,
  };
  await store.tx(({ db }) => db.insertInto('persons').values(values).execute());
};

/** A match in which Anna has the seat `red` and is awaited. */
export const match = async (store: Store, row: Partial<MatchRow> = {}, seat: Partial<SeatRow> = {}) => {
  const id = row.id ?? 'match1';
  const values: MatchRow = {
    id,
    game: 'toc',
    edition: 1,
    status: 'running',
    host: 'anna',
    title: 'Rom am Abend',
    options_json: '{}',
    terms_json: '{}',
    seed_json: '{}',
    commitment: '',
    sitters_json: null,
    begins_json: null,
    version: 10,
    waiting_json: '["red"]',
    outcome_json: null,
    paused: null,
    revision: 0,
    invite: `invite-${id}`,
    is_listed: 0,
    rematch_of: null,
    created: 0,
    changed: 0,
    started: 0,
    ended: null,
    ...row,
  };
  const chair: SeatRow = {
    match: id,
    seat: 'red',
    place: 0,
    person: 'anna',
    bot: null,
    stand_in: null,
    is_ready: 1,
    client_seed: '',
    lost: null,
    bank: 0,
    since: null,
    orders_json: '[]',
    notify_json: null,
    seen_version: 0,
    ...seat,
  };
  await store.tx(async ({ db }) => {
    await db.insertInto('matches').values(values).execute();
    await db.insertInto('seats').values(chair).execute();
  });
};
