import { expect, test } from 'vitest';
import type { Attempt } from '../../src/jobs/jobs.js';
import { tableJobs } from '../../src/jobs/table-jobs.js';
import { localRelay } from '../../src/relay/local-relay.js';
import type { Relay } from '../../src/relay/relay.js';
import { steadyClock } from '../../src/time/steady-clock.js';
import { onBoth } from '../support/stores.js';
import { keptLog, office, promised } from './parts.js';

onBoth('jobs', fresh => {
  test('contracts 5: what is due is done when it is set, with what was given, and then gone', async () => {
    const { jobs, set, rows } = office(await fresh());
    const done = promised<readonly [unknown, number]>();
    jobs.handle('kind', async (payload, { number }) => done.keep([payload, number]));
    jobs.start();
    await jobs.look();
    await set({ payload: { seat: 'blue', n: [1, 2] } });
    expect(await done.promise).toEqual([{ seat: 'blue', n: [1, 2] }, 1]);
    await jobs.idle();
    expect(await rows()).toEqual([]);
    await jobs.stop(0);
  });

  test('contracts 5: what was due before the start is done after it', async () => {
    const { jobs, set } = office(await fresh());
    await set({ at: 0, payload: undefined });
    const done = promised<unknown>();
    jobs.handle('kind', async payload => done.keep(payload));
    jobs.start();
    expect(await done.promise).toBeNull();
    await jobs.stop(0);
  });

  test('contracts 5: what is set in a transaction that fails is never done', async () => {
    const store = await fresh();
    const { jobs, rows, time } = office(store);
    const begun: unknown[] = [];
    jobs.handle('kind', async payload => void begun.push(payload));
    jobs.start();
    const failing = store.tx(async tx => {
      await jobs.set(tx, { key: 'k', kind: 'kind', at: 0, payload: null });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await time.pass(5000);
    await jobs.look();
    expect(begun).toEqual([]);
    expect(await rows()).toEqual([]);
    await jobs.stop(0);
  });

  test('contracts 5: what is to be done later is done at its time, not before', async () => {
    // So rarely does it look by itself that only its aim can be right.
    const { jobs, set, rows, time } = office(await fresh(), { poll: 1e9 });
    const done = promised<number>();
    jobs.handle('kind', async () => done.keep(time.clock.now()));
    jobs.start();
    await jobs.look();
    const at = time.clock.now() + 5000;
    await set({ at });
    await set({ key: 'later', at: at + 1e6 });
    await time.pass(5000);
    expect(await done.promise).toBe(at);
    await jobs.idle();
    await jobs.look();
    expect(await rows()).toMatchObject([{ key: 'later', locked_by: null }]);
    await jobs.stop(0);
  });

  test('contracts 5: what was set long before the start is aimed at, too', async () => {
    const { jobs, set, time } = office(await fresh(), { poll: 1e9 });
    await set({ at: time.clock.now() + 5000 });
    const done = promised();
    jobs.handle('kind', async () => done.keep());
    jobs.start();
    await jobs.look();
    await time.pass(5000);
    await done.promise;
    await jobs.stop(0);
  });

  test('contracts 5: without any news it is found within a second', async () => {
    const store = await fresh();
    const here = office(store);
    // They cannot hear each other.
    const elsewhere = office(store, { time: here.time, process: 'b' });
    const done = promised();
    here.jobs.handle('kind', async () => done.keep());
    here.jobs.start();
    await here.jobs.look();
    await elsewhere.set({});
    expect(here.jobs.running).toBe(0);
    await here.time.pass(1000);
    await done.promise;
    await here.jobs.stop(0);
  });

  test('contracts 5: whoever may have missed news looks', async () => {
    const store = await fresh();
    const gaps: (() => void)[] = [];
    const relay: Relay = {
      ...localRelay(),
      onGap: listener => {
        gaps.push(listener);
        return () => void gaps.splice(gaps.indexOf(listener), 1);
      },
    };
    const here = office(store, { relay });
    const done = promised();
    here.jobs.handle('kind', async () => done.keep());
    here.jobs.start();
    await here.jobs.look();
    await office(store).set({});
    for (const gap of gaps) gap();
    await done.promise;
    await here.jobs.stop(0);
    expect(gaps).toEqual([]);
  });

  test('contracts 5: of one key there is one: setting it again replaces everything', async () => {
    const { jobs, set, rows, time } = office(await fresh());
    const heard: unknown[] = [];
    jobs.handle('kind', async () => {
      throw new Error('old');
    });
    jobs.handle('other', async payload => void heard.push(payload));
    jobs.start();
    await set({});
    await jobs.look();
    await jobs.idle();
    const [failed] = await rows();
    expect(failed).toMatchObject({ attempts: 1, error: 'old' });
    const at = time.clock.now() + 10_000;
    await set({ kind: 'other', payload: 'new', at });
    expect(await rows()).toEqual([
      {
        ...{ key: 'k', kind: 'other', payload_json: '"new"', run_at: at, revision: failed!.revision + 1 },
        ...{ locked_until: 0, locked_by: null, attempts: 0, error: null },
      },
    ]);
    await time.pass(10_000);
    await jobs.look();
    await jobs.idle();
    expect(heard).toEqual(['new']);
    await jobs.stop(0);
  });

  test('contracts 5: set anew while it is being done, it is done again; the old work ends for itself', async () => {
    const { jobs, set, rows } = office(await fresh());
    const begun: { readonly payload: unknown; readonly attempt: Attempt }[] = [];
    const works = [promised(), promised()];
    jobs.handle('kind', (payload, attempt) => works[begun.push({ payload, attempt }) - 1]!.promise);
    jobs.start();
    await set({ payload: 'old' });
    await jobs.look();
    expect(begun.map(({ payload }) => payload)).toEqual(['old']);
    await set({ payload: 'new' });
    await jobs.look();
    expect(begun.map(({ payload }) => payload)).toEqual(['old', 'new']);
    expect(begun.map(({ attempt }) => attempt.signal.aborted)).toEqual([true, false]);
    works[0]!.keep();
    while (jobs.running > 1) await jobs.look();
    expect(await rows()).toMatchObject([{ payload_json: '"new"', locked_by: 'a' }]);
    works[1]!.keep();
    await jobs.idle();
    expect(await rows()).toEqual([]);
    await jobs.stop(0);
  });

  test.each(['returns', 'throws'])(
    'contracts 5: an old work that %s leaves alone what was set for later',
    async how => {
      const { jobs, set, rows, time } = office(await fresh());
      const work = promised();
      jobs.handle('kind', () => work.promise);
      jobs.start();
      await set({});
      await jobs.look();
      await set({ at: time.clock.now() + 60_000 });
      const [after] = await rows();
      if (how === 'returns') work.keep();
      else work.fail(new Error('old'));
      await jobs.idle();
      expect(await rows()).toEqual([after]);
      await jobs.stop(0);
    },
  );

  test('contracts 5: dropped and set anew, it is not taken for what was there before', async () => {
    const { jobs, set, drop, rows } = office(await fresh());
    const begun: unknown[] = [];
    const works = [promised(), promised()];
    jobs.handle('kind', payload => works[begun.push(payload) - 1]!.promise);
    jobs.start();
    await set({ payload: 'old' });
    await jobs.look();
    await drop('k');
    await set({ payload: 'new' });
    await jobs.look();
    expect(begun).toEqual(['old', 'new']);
    works[0]!.keep();
    while (jobs.running > 1) await jobs.look();
    expect(await rows()).toHaveLength(1);
    works[1]!.keep();
    await jobs.idle();
    expect(await rows()).toEqual([]);
    await jobs.stop(0);
  });

  test('contracts 5: what is dropped is not done; whoever is at work on it hears of it', async () => {
    const { jobs, set, drop, rows, time } = office(await fresh(), { claimFor: 30_000 });
    const begun: Attempt[] = [];
    const work = promised();
    jobs.handle('kind', (_, attempt) => {
      begun.push(attempt);
      return work.promise;
    });
    jobs.start();
    await set({ key: 'never', at: time.clock.now() + 100 });
    await drop('never');
    await drop('unknown');
    await set({ key: 'running' });
    await jobs.look();
    await drop('running');
    expect(begun[0]!.signal.aborted).toBe(false);
    await time.pass(10_000);
    expect(begun[0]!.signal.aborted).toBe(true);
    work.fail(new Error('so be it'));
    await jobs.idle();
    expect(begun).toHaveLength(1);
    expect(await rows()).toEqual([]);
    await jobs.stop(0);
  });

  test('contracts 5: what fails is tried again later and later, and says why', async () => {
    const { jobs, set, rows, time, kept } = office(await fresh(), { patience: 3 });
    const tries: number[] = [];
    jobs.handle('kind', async (_, { number }) => {
      tries.push(number);
      throw new Error(`no ${number} ${'x'.repeat(5000)}`);
    });
    jobs.start();
    await set({});
    const waits: number[] = [];
    for (let n = 1; n <= 12; n++) {
      await jobs.look();
      await jobs.idle();
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: n, locked_until: 0, locked_by: null });
      expect(row!.error).toMatch(new RegExp(`^no ${n} x+$`));
      expect(row!.error!.length).toBe(2000);
      const wait = row!.run_at - time.clock.now();
      waits.push(wait);
      // Not a moment too early: what it does by itself while time passes is looked at, too.
      await time.pass(wait - 1);
      await jobs.look();
      await jobs.idle();
      expect(tries).toHaveLength(n);
      await time.pass(1);
    }
    expect(waits.map(wait => wait / 1000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
    expect(tries.slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(kept.lines.filter(({ level }) => level === 'warn')).toHaveLength(2);
    expect(kept.said('fails again and again')).toBeGreaterThanOrEqual(10);
    await jobs.stop(0);
  });

  test('contracts 5: those who failed together do not come back together', async () => {
    const chances = [0, 0.5, 1];
    const { jobs, set, rows, time } = office(await fresh(), { random: () => chances.shift()! });
    jobs.handle('kind', async () => {
      throw 'no error at all';
    });
    jobs.start();
    for (const key of ['x', 'y', 'z']) await set({ key });
    await jobs.look();
    await jobs.idle();
    const waits = (await rows()).map(({ run_at }) => run_at - time.clock.now());
    expect(waits.sort((a, b) => a - b)).toEqual([500, 750, 1000]);
    expect((await rows()).map(({ error }) => error)).toEqual(Array(3).fill('no error at all'));
    await jobs.stop(0);
  });

  test('contracts 5: what nobody knows how to do stays, and is told once', async () => {
    const { jobs, set, rows, kept } = office(await fresh());
    const done = promised();
    jobs.handle('kind', async () => done.keep());
    jobs.start();
    await set({ key: 'x', kind: 'of tomorrow' });
    await set({ key: 'y', kind: 'of tomorrow' });
    await jobs.look();
    await set({});
    await done.promise;
    await jobs.look();
    await jobs.idle();
    expect(kept.lines.filter(({ facts }) => 'kind' in facts && facts.kind === 'of tomorrow')).toHaveLength(1);
    expect(await rows()).toMatchObject([
      { key: 'x', locked_by: null },
      { key: 'y', locked_by: null },
    ]);
    await jobs.stop(0);
  });

  test('contracts 5: with the clock of the machine it goes by itself', async () => {
    const store = await fresh();
    const { log } = keptLog();
    const clock = steadyClock({ onJump: () => undefined });
    const jobs = tableJobs({ store, clock, relay: localRelay(), log, process: 'a' });
    const done = promised<number>();
    jobs.handle('kind', async () => done.keep(clock.now()));
    jobs.start();
    await jobs.look();
    const at = clock.now() + 50;
    await store.tx(tx => jobs.set(tx, { key: 'k', kind: 'kind', at, payload: null }));
    expect(await done.promise).toBeGreaterThanOrEqual(at);
    await jobs.stop(60_000);
    expect(await store.read(db => db.selectFrom('jobs').selectAll().execute())).toEqual([]);
    clock.stop();
  });

  test('contracts 5: a kind is handled once, and before the start', async () => {
    const { jobs } = office(await fresh());
    const work = async () => undefined;
    jobs.handle('kind', work);
    expect(() => jobs.handle('kind', work)).toThrow('kind');
    jobs.start();
    expect(() => jobs.handle('other', work)).toThrow('before the start');
    expect(() => jobs.start()).toThrow('twice');
    await jobs.stop(0);
  });
});
