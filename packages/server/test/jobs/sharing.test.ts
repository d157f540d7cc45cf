import { expect, test } from 'vitest';
import type { Attempt } from '../../src/jobs/jobs.js';
import { onBoth } from '../support/stores.js';
import { flaky, office, promised } from './parts.js';

onBoth('jobs of several processes', fresh => {
  test('contracts 5: two hundred jobs and two processes: each is done once', async () => {
    const store = await fresh();
    const a = office(store, { parallel: 7 });
    const b = office(store, { time: a.time, relay: a.relay, process: 'b', parallel: 5 });
    const done = new Map<string, number>();
    const all = promised();
    for (const { jobs } of [a, b]) {
      jobs.handle('kind', async payload => {
        // Others get their turn before this one is done.
        await store.read(db => db.selectFrom('jobs').select('key').limit(1).execute());
        const key = String(payload);
        done.set(key, (done.get(key) ?? 0) + 1);
        if (done.size === 200) all.keep();
      });
      jobs.start();
    }
    const keys = Array.from({ length: 200 }, (_, n) => `k${n}`);
    await store.tx(async tx => {
      for (const key of keys) await a.jobs.set(tx, { key, kind: 'kind', at: 0, payload: key });
    });
    await all.promise;
    for (const { jobs } of [a, b]) await jobs.idle();
    expect(await a.rows()).toEqual([]);
    expect([...done.values()]).toEqual(Array(200).fill(1));
    await Promise.all([a.jobs.stop(0), b.jobs.stop(0)]);
  });

  test('contracts 5: a claim is nobody else’s, however many ask at once', async () => {
    const store = await fresh();
    const offices = Array.from({ length: 8 }, (_, n) => office(store, { process: `p${n}`, parallel: 3 }));
    const begun: string[] = [];
    const end = promised();
    for (const { jobs } of offices) {
      jobs.handle('kind', payload => {
        begun.push(String(payload));
        return end.promise;
      });
    }
    for (let n = 0; n < 20; n++) await offices[0]!.set({ key: `k${n}`, payload: n });
    for (const { jobs } of offices) jobs.start();
    await Promise.all(offices.map(({ jobs }) => jobs.look()));
    // On a table that was locked by another a row may be passed over; whoever looks again finds it.
    await Promise.all(offices.map(({ jobs }) => jobs.look()));
    expect(begun).toHaveLength(20);
    expect(new Set(begun).size).toBe(20);
    for (const { jobs } of offices) expect(jobs.running).toBeLessThanOrEqual(3);
    end.keep();
    for (const { jobs } of offices) await jobs.stop(0);
    expect(await offices[0]!.rows()).toEqual([]);
  });

  test('contracts 5: what a killed process was doing is taken over when its claim has run out', async () => {
    const store = await fresh();
    // Its timers never come: no sign of life.
    const killed = office(store, { process: 'killed', claimFor: 30_000, after: () => () => undefined });
    killed.jobs.handle('kind', () => new Promise(() => undefined));
    killed.jobs.start();
    await killed.set({});
    await killed.jobs.look();
    expect(killed.jobs.running).toBe(1);

    const other = office(store, { process: 'other' });
    const numbers: number[] = [];
    other.jobs.handle('kind', async (_, { number }) => void numbers.push(number));
    other.jobs.start();
    await other.time.pass(29_999);
    await other.jobs.look();
    expect(numbers).toEqual([]);
    await other.time.pass(1);
    await other.jobs.look();
    await other.jobs.idle();
    expect(numbers).toEqual([1]);
    expect(await other.rows()).toEqual([]);
    await other.jobs.stop(0);
  });

  test('contracts 5: long work stays with whoever gives signs of life', async () => {
    const store = await fresh();
    const a = office(store, { claimFor: 30_000 });
    const b = office(store, { process: 'b', time: a.time, relay: a.relay });
    const work = promised();
    const begun: string[] = [];
    for (const [name, { jobs }] of Object.entries({ a, b })) {
      jobs.handle('kind', () => {
        begun.push(name);
        return work.promise;
      });
    }
    a.jobs.start();
    await a.set({});
    await a.jobs.look();
    b.jobs.start();
    for (let beat = 0; beat < 12; beat++) {
      await a.time.pass(10_000);
      await b.jobs.look();
    }
    expect(begun).toEqual(['a']);
    work.keep();
    await a.jobs.idle();
    expect(await a.rows()).toEqual([]);
    await Promise.all([a.jobs.stop(0), b.jobs.stop(0)]);
  });

  test('contracts 5: whoever has lost his claim hears of it, and his failure counts no more', async () => {
    const store = await fresh();
    const slow = office(store, { process: 'slow' });
    const quick = office(store, { process: 'quick', relay: slow.relay });
    const attempts: Attempt[] = [];
    const work = promised();
    slow.jobs.handle('kind', (_, attempt) => {
      attempts.push(attempt);
      return work.promise;
    });
    const over = promised();
    quick.jobs.handle('kind', () => over.promise);
    slow.jobs.start();
    await slow.set({});
    await slow.jobs.look();
    await quick.time.pass(30_000);
    quick.jobs.start();
    await quick.jobs.look();
    const [row] = await slow.rows();
    expect(row!.locked_by).toBe('quick');
    await slow.time.pass(10_000);
    expect(attempts[0]!.signal.aborted).toBe(true);
    work.fail(new Error('too late'));
    await slow.jobs.idle();
    expect(await slow.rows()).toEqual([row]);
    over.keep();
    await quick.jobs.idle();
    expect(await slow.rows()).toEqual([]);
    await Promise.all([slow.jobs.stop(0), quick.jobs.stop(0)]);
  });

  test('contracts 5: each kind has its own places: slow ones hold up nobody else', async () => {
    const { jobs, set } = office(await fresh(), { parallel: 2, places: { lone: 1 } });
    const begun: string[] = [];
    const slow = promised();
    const quick = promised();
    jobs.handle('slow', async payload => {
      begun.push(String(payload));
      await slow.promise;
    });
    jobs.handle('lone', async payload => {
      begun.push(String(payload));
      await slow.promise;
    });
    jobs.handle('quick', async () => quick.keep());
    for (let n = 0; n < 5; n++) await set({ key: `slow ${n}`, kind: 'slow', payload: `slow ${n}`, at: n });
    for (let n = 0; n < 2; n++) await set({ key: `lone ${n}`, kind: 'lone', payload: `lone ${n}`, at: n });
    await set({ key: 'quick', kind: 'quick' });
    jobs.start();
    await quick.promise;
    await jobs.look();
    // Those that have waited longest come first.
    expect([...begun].sort()).toEqual(['lone 0', 'slow 0', 'slow 1']);
    slow.keep();
    // Without time passing: a place that becomes free is filled.
    while (begun.length < 7) {
      await jobs.idle();
      await jobs.look();
    }
    await jobs.idle();
    expect(new Set(begun).size).toBe(7);
    await jobs.stop(0);
  });

  test('contracts 5: a database that was away is looked at again, and what was done meanwhile is not done twice', async () => {
    const { store, go, comeBack } = flaky(await fresh());
    const { jobs, set, rows, time, kept } = office(store, { claimFor: 30_000 });
    const begun: string[] = [];
    const works: Record<string, ReturnType<typeof promised<void>>> = { first: promised(), second: promised() };
    jobs.handle('kind', async payload => {
      begun.push(String(payload));
      await works[String(payload)]!.promise;
    });
    jobs.start();
    await set({ key: 'first', payload: 'first' });
    await set({ key: 'second', payload: 'second', at: time.clock.now() + 10_000 });
    await jobs.look();
    go();
    works.first!.keep();
    // Much longer than its claim lasts.
    for (let second = 0; second < 60; second++) {
      await time.pass(1000);
      await jobs.look();
    }
    expect(begun).toEqual(['first']);
    expect(kept.said('cannot be looked at')).toBe(1);
    comeBack();
    await time.pass(1000);
    await jobs.look();
    expect(begun).toEqual(['first', 'second']);
    works.second!.keep();
    await time.pass(1000);
    await jobs.idle();
    expect(kept.said('going on')).toBe(1);
    expect(begun).toEqual(['first', 'second']);
    expect(await rows()).toEqual([]);
    await jobs.stop(0);
  });

  test('contracts 5: whose own claim ran out while the database was away goes on, and does not begin again', async () => {
    const { store, go, comeBack } = flaky(await fresh());
    const { jobs, set, rows, time } = office(store, { claimFor: 3000 });
    const attempts: Attempt[] = [];
    const work = promised();
    jobs.handle('kind', (_, attempt) => {
      attempts.push(attempt);
      return work.promise;
    });
    jobs.start();
    await set({});
    await jobs.look();
    go();
    await time.pass(10_000);
    await jobs.look();
    comeBack();
    await jobs.look();
    expect(attempts).toHaveLength(1);
    expect(await rows()).toMatchObject([{ locked_by: 'a', locked_until: time.clock.now() + 3000 }]);
    expect(attempts[0]!.signal.aborted).toBe(false);
    work.keep();
    await jobs.idle();
    expect(await rows()).toEqual([]);
    await jobs.stop(0);
  });
});
