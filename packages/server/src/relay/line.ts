import pg from 'pg';
import type { After } from '../time/clock.js';

export const CHANNEL = 'hegemon';

interface LineOptions {
  readonly process: string;
  /** Every so many milliseconds the database is asked whether it is still there, and has `patience` to answer. */
  readonly keepAlive: number;
  readonly patience: number;
  readonly after: After;
  readonly heard: (text: string) => void;
  /** Called once, if the line breaks by itself. */
  readonly lost: (fault: unknown) => void;
}
/** One connection to the database that listens, until it breaks or is closed. */
export interface Line {
  /** Tells all of them, in this order; no two may be alike, since the database would make one of them. */
  say(texts: readonly string[]): Promise<void>;
  /** What has been said goes out before. */
  close(): Promise<void>;
}

const clientFor = (url: string, { process, patience }: LineOptions): pg.Client =>
  new pg.Client({
    connectionString: url,
    application_name: `hegemon relay ${process}`,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });

/** Listens when it is returned. */
export const openLine = async (url: string, options: LineOptions): Promise<Line> => {
  const { keepAlive, patience, after, heard, lost } = options;
  const client = clientFor(url, options);
  let isOpen = false;
  let cancel = (): void => undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** One thing after the other, as the driver wants it. */
  const ask = (text: string, values: readonly unknown[] = []): Promise<unknown> => {
    const asked = last.then(() => client.query(text, [...values]));
    last = asked.catch(() => undefined);
    return asked;
  };
  /** A peer that no longer answers does not say goodbye either. */
  const hangUp = async (): Promise<void> => {
    isOpen = false;
    cancel();
    client.removeAllListeners('notification');
    await new Promise<void>(done => {
      const giveUp = after(patience, done);
      void client.end().then(() => {
        giveUp();
        done();
      });
    });
  };
  const broken = (fault: unknown): void => {
    if (!isOpen) return;
    void hangUp();
    lost(fault);
  };
  const stayAlive = (): void => {
    cancel = after(keepAlive, () => void ask('select 1').then(() => isOpen && stayAlive(), broken));
  };

  // Always listened to: an error nobody hears would end the process.
  client.on('error', broken);
  client.on('end', () => broken(new Error('the connection has ended')));
  client.on('notification', ({ payload }) => heard(payload ?? ''));
  try {
    await client.connect();
    await ask(`listen ${CHANNEL}`);
  } catch (fault) {
    void hangUp();
    throw fault;
  }
  isOpen = true;
  stayAlive();
  return {
    say: async texts => {
      await ask('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, texts]);
    },
    close: async () => {
      await last;
      await hangUp();
    },
  };
};
