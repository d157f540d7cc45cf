import { BOT_NAMES, botByName } from '@hegemon/bots';
import * as reports from '@hegemon/host/report';
import type { Me, TokenLine, Trouble } from '@hegemon/protocol';
import { onTestFinished } from 'vitest';
import { type App, type AppOptions, makeApp } from '../../src/app.js';
import { DEFAULTS } from '../../src/config.js';
import type { House } from '../../src/house.js';
import type { Job, Jobs, Work } from '../../src/jobs/jobs.js';
import type { Letter, Mailer } from '../../src/people/letters.js';
import type { News, Relay } from '../../src/relay/relay.js';
import type { Store } from '../../src/store/store.js';

/** Stands still until it is told to go on. */
class FakeClock {
  #now = Date.UTC(2030, 0, 1);
  now = (): number => this.#now;
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Tells this process alone, and remembers what it told. */
class FakeRelay implements Relay {
  readonly isOpen = true;
  readonly told: News[] = [];
  readonly #listeners = new Set<(news: News) => void>();

  async tell(tx: Parameters<Relay['tell']>[0], news: News): Promise<void> {
    tx.after(() => this.shout(news));
  }
  shout(news: News): void {
    this.told.push(news);
    for (const listener of this.#listeners) listener(news);
  }
  on(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  onGap(): () => void {
    return () => undefined;
  }
  async close(): Promise<void> {}
}

/** Nothing is done before `run` says so. */
class FakeJobs implements Jobs {
  readonly waiting = new Map<string, Job>();
  readonly #works = new Map<string, Work>();

  async set(tx: Parameters<Jobs['set']>[0], job: Job): Promise<void> {
    tx.after(() => this.waiting.set(job.key, job));
  }
  async drop(tx: Parameters<Jobs['drop']>[0], key: string): Promise<void> {
    tx.after(() => this.waiting.delete(key));
  }
  handle(kind: string, work: Work): void {
    this.#works.set(kind, work);
  }
  start(): void {}
  async stop(): Promise<void> {}

  /** Does everything that waits; what throws stays. */
  async run(): Promise<void> {
    for (const [key, job] of [...this.waiting]) {
      const work = this.#works.get(job.kind);
      if (!work) throw new Error(`nobody does ${job.kind}`);
      await work(job.payload, { number: 1, signal: new AbortController().signal });
      this.waiting.delete(key);
    }
  }
}

export interface Sent extends Letter {
  readonly to: string;
}
export class FakeMailer implements Mailer {
  readonly sent: Sent[] = [];
  async send(to: string, letter: Letter): Promise<void> {
    this.sent.push({ to, ...letter });
  }
}

interface Noted {
  readonly level: 'info' | 'warn' | 'error';
  readonly facts: object;
  readonly message: string;
}

export interface TestHouse extends House {
  readonly clock: FakeClock;
  readonly relay: FakeRelay;
  readonly jobs: FakeJobs;
  readonly noted: Noted[];
}

const houseOver = (store: Store, config: Partial<House['config']> = {}): TestHouse => {
  const noted: Noted[] = [];
  const note = (level: Noted['level']) => (facts: object, message: string) =>
    void noted.push({ level, facts, message });
  return {
    config: { ...DEFAULTS, quickPasswords: true, ...config },
    store,
    clock: new FakeClock(),
    relay: new FakeRelay(),
    jobs: new FakeJobs(),
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    noted,
    listings: [],
    bots: { names: BOT_NAMES, byName: botByName, reports: async () => reports },
    process: 'test',
  };
};

export interface Ask {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** From where he asks, in the sense of the network. */
  readonly from?: string;
}
export interface Told {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Somebody with a browser: keeps his cookie, and sends what our page sends. */
export class Visitor {
  readonly #app: App;
  readonly #from: string;
  cookie: string | undefined;

  constructor(app: App, from = '127.0.0.1') {
    this.#app = app;
    this.#from = from;
  }

  async ask(method: string, url: string, { body, headers = {}, from = this.#from }: Ask = {}): Promise<Told> {
    const reply = await this.#app.inject({
      method: method as 'GET',
      url,
      remoteAddress: from,
      headers: {
        ...(method !== 'GET' && { 'x-hegemon': '1' }),
        ...(this.cookie !== undefined && { cookie: `hegemon=${this.cookie}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    const given = reply.cookies.find(({ name }) => name === 'hegemon');
    if (given) this.cookie = given.value === '' ? undefined : given.value;
    return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json(), headers: reply.headers };
  }
  get = (url: string, ask?: Ask) => this.ask('GET', url, ask);
  post = (url: string, body?: unknown, ask?: Ask) => this.ask('POST', url, { ...ask, body });
  put = (url: string, body?: unknown, ask?: Ask) => this.ask('PUT', url, { ...ask, body });
  patch = (url: string, body?: unknown, ask?: Ask) => this.ask('PATCH', url, { ...ask, body });
  delete = (url: string, ask?: Ask) => this.ask('DELETE', url, ask);
}

export const PASSWORD = 'correct horse';

/** An app of its own for one test, with nobody in it. */
export const freshApp = async (
  store: Store,
  { config, ...options }: AppOptions & { readonly config?: Partial<House['config']> } = {},
) => {
  const house = houseOver(store, config);
  const mailer = new FakeMailer();
  const limits = { requests: 100_000, newcomers: 100_000 };
  const app = await makeApp(house, { limits, mailer, ...options });
  onTestFinished(() => app.close());
  const visitor = (from?: string): Visitor => new Visitor(app, from);
  const come = async (url: string, body: object, from?: string) => {
    const one = visitor(from);
    const { status, body: me } = await one.post(url, body);
    if (status !== 201) throw new Error(`${url} has answered ${status}: ${JSON.stringify(me)}`);
    return Object.assign(one, { me: me as Me });
  };
  return {
    house,
    app,
    mailer,
    visitor,
    guest: (name?: string) => come('/api/guests', name === undefined ? {} : { name }),
    /** The letter that asks whether the address is his is not sent: tests of other letters would have to sort it out. */
    member: async (name: string, mail?: string) => {
      const wish = { name, password: PASSWORD, ...(mail !== undefined && { mail }) };
      const member = await come('/api/register', wish);
      house.jobs.waiting.delete(`confirm-mail:${member.me.id}`);
      return member;
    },
  };
};

export const troubleOf = ({ body }: Told) => (body as { readonly trouble?: Trouble } | undefined)?.trouble;

/** A new token of his. */
export const tokenOf = async (visitor: Visitor, name = 'my bot') =>
  (await visitor.post('/api/me/tokens', { name })).body as { readonly token: string; readonly line: TokenLine };
export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
