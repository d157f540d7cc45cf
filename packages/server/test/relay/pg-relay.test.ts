import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { NewsTooLong } from '../../src/relay/news.js';
import { type PgRelayOptions, pgRelay } from '../../src/relay/pg-relay.js';
import type { News, Relay } from '../../src/relay/relay.js';
import { migrate } from '../../src/store/migrate.js';
import { openStore, type Store } from '../../src/store/store.js';
import { inDueTime } from '../../src/time/clock.js';
import { keptLog, promised } from '../jobs/parts.js';
import { emptyHome, type Home } from '../support/stores.js';

let home: Home;
let store: Store;
/** Somebody who sits at the database itself. */
let keeper: pg.Client;
beforeAll(async () => {
  home = await emptyHome('postgres');
  store = openStore(home.url);
  await migrate(store);
  keeper = new pg.Client({ connectionString: home.url });
  await keeper.connect();
});
afterAll(async () => {
  await keeper.end();
  await store.close();
  await home.remove();
});

let count = 0;
const END: News = { about: 'talk', match: 'the end', id: 0 };
interface Post {
  readonly relay: Relay;
  readonly name: string;
  readonly kept: ReturnType<typeof keptLog>;
  /** Everything up to the end that is told now. */
  toTheEnd(): Promise<readonly News[]>;
}
const post = async (options: Partial<PgRelayOptions> & { readonly url?: string } = {}): Promise<Post> => {
  const name = `p${++count}`;
  const kept = keptLog();
  const relay = await pgRelay(options.url ?? home.url, {
    log: kept.log,
    process: name,
    backOff: { first: 1, most: 50 },
    ...options,
  });
  onTestFinished(() => relay.close());
  const heard: News[] = [];
  let end = promised();
  relay.on(news => {
    if (news.about === END.about && news.match === END.match) end.keep();
    else heard.push(news);
  });
  const toTheEnd = async (): Promise<readonly News[]> => {
    await store.tx(tx => relay.tell(tx, END));
    await end.promise;
    end = promised();
    return heard.splice(0);
  };
  return { relay, name, kept, toTheEnd };
};
const backendOf = `from pg_stat_activity where datname = current_database() and application_name = $1`;
const kill = async (name: string): Promise<void> => {
  const { rowCount } = await keeper.query(`select pg_terminate_backend(pid) ${backendOf}`, [`hegemon relay ${name}`]);
  expect(rowCount).toBe(1);
};
const match = (version: number): News => ({ about: 'match', match: 'm', version, revision: 0 });

test('contracts 5: what one process tells all hear once, in the order in which it was written, itself included', async () => {
  const a = await post();
  const b = await post();
  for (let n = 1; n <= 20; n++) {
    await store.tx(async tx => {
      await (n % 2 ? a : b).relay.tell(tx, match(2 * n - 1));
      await (n % 2 ? a : b).relay.tell(tx, match(2 * n));
    });
  }
  const told = Array.from({ length: 40 }, (_, n) => match(n + 1));
  // One after the other: the end each tells is heard by the other too.
  expect(await a.toTheEnd()).toEqual(told);
  expect((await b.toTheEnd()).filter(({ about }) => about === 'match')).toEqual(told);
});

test('contracts 5: what is told in a transaction that fails is heard by nobody', async () => {
  const a = await post();
  const failing = store.tx(async tx => {
    await a.relay.tell(tx, match(1));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await a.toTheEnd()).toEqual([]);
});

test('contracts 5: what is shouted is heard by all, in order, each time it is shouted', async () => {
  const a = await post();
  const b = await post();
  const shouted = [match(1), match(2), match(1), match(1), match(3), match(2)];
  const heard: News[] = [];
  const all = promised();
  b.relay.on(news => heard.push(news) === shouted.length && all.keep());
  for (const news of shouted) a.relay.shout(news);
  await all.promise;
  expect(heard).toEqual(shouted);
  expect(await a.toTheEnd()).toEqual(shouted);
});

test('contracts 5: a listener that fails keeps nobody else from hearing', async () => {
  const a = await post();
  a.relay.on(() => {
    throw new Error('deaf');
  });
  const heard = promised<News>();
  a.relay.on(heard.keep);
  await store.tx(tx => a.relay.tell(tx, match(1)));
  expect(await heard.promise).toEqual(match(1));
  expect(a.kept.said('a listener has failed')).toBe(1);
});

test('contracts 5: a connection that was cut is made again; who relies on news hears of the gap, then of what comes', async () => {
  const again = promised<() => void>();
  const a = await post({
    after: (ms, call) => {
      if (ms > 1) return inDueTime(ms, call);
      again.keep(call);
      return () => undefined;
    },
  });
  const b = await post();
  const gap = promised();
  a.relay.onGap(() => {
    throw new Error('deaf');
  });
  a.relay.onGap(gap.keep);
  let isCalledOff = true;
  a.relay.onGap(() => {
    isCalledOff = false;
  })();
  expect(a.relay.isOpen).toBe(true);
  await kill(a.name);
  const reconnect = await again.promise;
  expect(a.relay.isOpen).toBe(false);
  // Nobody hears it there, and nobody is hurt by it.
  a.relay.shout(match(1));
  await store.tx(tx => a.relay.tell(tx, match(2)));
  expect(await b.toTheEnd()).toEqual([match(2)]);
  reconnect();
  await gap.promise;
  expect(a.relay.isOpen).toBe(true);
  const later: News[] = [];
  const both = promised();
  a.relay.on(news => later.push(news) === 2 && both.keep());
  await store.tx(tx => b.relay.tell(tx, match(3)));
  a.relay.shout(match(4));
  await both.promise;
  expect(later).toEqual([match(3), match(4)]);
  expect(isCalledOff).toBe(true);
  expect(a.kept.said('the connection is lost')).toBe(1);
});

test('contracts 5: after the gap everything is heard again, once', async () => {
  const a = await post();
  for (let round = 1; round <= 3; round++) {
    const gap = promised();
    const off = a.relay.onGap(gap.keep);
    await kill(a.name);
    await gap.promise;
    off();
    await store.tx(tx => a.relay.tell(tx, match(round)));
    expect(await a.toTheEnd()).toEqual([match(round)]);
  }
});

/** A way to the database that can be blocked, so that nobody says anything any more, not even goodbye. */
const road = async () => {
  const to = new URL(home.url);
  const pairs: (readonly [Socket, Socket])[] = [];
  let isRefusing = false;
  let refused = promised();
  const server = createServer(near => {
    if (isRefusing) {
      near.destroy();
      refused.keep();
      return;
    }
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far);
    far.pipe(near);
    pairs.push([near, far]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(home.url);
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  onTestFinished(() => {
    for (const socket of pairs.flat()) socket.destroy();
    server.close();
  });
  return {
    url: url.href,
    block() {
      for (const [near, far] of pairs.splice(0)) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    cut() {
      isRefusing = true;
      refused = promised();
      for (const socket of pairs.splice(0).flat()) socket.destroy();
    },
    refused: () => refused.promise,
    open: () => void (isRefusing = false),
  };
};

test('contracts 5: a database that has fallen silent is noticed', async () => {
  const { url, block } = await road();
  const a = await post({ url, keepAlive: 50, patience: 300 });
  const gap = promised();
  a.relay.onGap(gap.keep);
  block();
  await gap.promise;
  await store.tx(tx => a.relay.tell(tx, match(1)));
  expect(await a.toTheEnd()).toEqual([match(1)]);
});

test('contracts 5: while there is no way to the database it is tried again and again', async () => {
  const { url, cut, open, refused } = await road();
  const waits: number[] = [];
  const a = await post({
    url,
    random: () => 1,
    after: (ms, call) => {
      if (ms <= 50) waits.push(ms);
      return inDueTime(ms, call);
    },
  });
  const gap = promised();
  a.relay.onGap(gap.keep);
  cut();
  await refused();
  await vi.waitFor(() => expect(waits.length).toBeGreaterThan(8));
  expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 50, 50, 50]);
  expect(a.relay.isOpen).toBe(false);
  open();
  await gap.promise;
  await store.tx(tx => a.relay.tell(tx, match(1)));
  expect(await a.toTheEnd()).toEqual([match(1)]);
});

test('contracts 5: what others say on our channel is passed over, and written down', async () => {
  const a = await post();
  for (const text of ['{', '{"about":"weather"}', ''])
    await keeper.query('select pg_notify($1, $2)', ['hegemon', text]);
  await keeper.query('select pg_notify($1, $2)', ['hegemon', JSON.stringify(match(1))]);
  await keeper.query('select pg_notify($1, $2)', ['another', JSON.stringify(match(2))]);
  expect(await a.toTheEnd()).toEqual([match(1)]);
  expect(a.kept.said('no news')).toBe(3);
});

test('contracts 5: what is too long to be carried is refused when told, and dropped when shouted', async () => {
  const a = await post();
  const long: News = { about: 'lists', person: 'x'.repeat(8000) };
  const telling = store.tx(async tx => {
    await tx.db.insertInto('facts').values({ name: 'long', value: '' }).execute();
    await a.relay.tell(tx, long);
  });
  await expect(telling).rejects.toThrow(NewsTooLong);
  a.relay.shout(long);
  expect(await a.toTheEnd()).toEqual([]);
  expect(a.kept.said('what was shouted is not told')).toBe(1);
  expect(await store.read(db => db.selectFrom('facts').selectAll().execute())).toEqual([]);
});

test('contracts 5: the end lets out what was shouted before, and leaves no connection', async () => {
  const a = await post();
  const b = await post();
  for (let n = 1; n <= 10; n++) a.relay.shout(match(n));
  await a.relay.close();
  a.relay.shout(match(11));
  expect(a.relay.isOpen).toBe(false);
  expect(await b.toTheEnd()).toEqual(Array.from({ length: 10 }, (_, n) => match(n + 1)));
  await vi.waitFor(async () => {
    expect((await keeper.query(`select pid ${backendOf}`, [`hegemon relay ${a.name}`])).rows).toEqual([]);
  });
  expect(a.kept.lines).toEqual([]);
  await a.relay.close();
});

test('contracts 5: who is closed while looking for the way back does not come back', async () => {
  const { url, cut, refused } = await road();
  const tries = new Set<() => void>();
  const a = await post({
    url,
    after: (ms, call) => {
      if (ms <= 50) tries.add(call);
      const cancel = inDueTime(ms, () => {
        tries.delete(call);
        call();
      });
      return () => {
        tries.delete(call);
        cancel();
      };
    },
  });
  a.relay.onGap(() => expect.unreachable());
  cut();
  // It is just hearing that there is no way.
  await refused();
  await a.relay.close();
  expect(a.relay.isOpen).toBe(false);
  expect(tries.size).toBe(0);
  // The server notices in its own time that nobody is at the other end of what was cut.
  await vi.waitFor(async () => {
    expect((await keeper.query(`select pid ${backendOf}`, [`hegemon relay ${a.name}`])).rows).toEqual([]);
  });
});

test('contracts 5: a database that is not there from the beginning is told at once', async () => {
  const { url, cut } = await road();
  cut();
  await expect(post({ url })).rejects.toThrow();
});
