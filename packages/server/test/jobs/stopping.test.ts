import { expect, test } from 'vitest';
import { onBoth } from '../support/stores.js';
import { flaky, office, promised } from './parts.js';

onBoth('jobs that are stopped', fresh => {
  test('contracts 5: what does not end within the limit is given back, and another takes it at once', async () => {
    const store = await fresh();
    const a = office(store);
    const b = office(store, { process: 'b', time: a.time, relay: a.relay });
    const signal = promised<AbortSignal>();
    const late = promised();
    a.jobs.handle('kind', (_, attempt) => {
      signal.keep(attempt.signal);
      return late.promise;
    });
    const taken = promised<number>();
    const over = promised();
    b.jobs.handle('kind', async (_, { number }) => {
      taken.keep(number);
      await over.promise;
    });
    a.jobs.start();
    await a.set({});
    const { aborted } = await signal.promise;
    expect(aborted).toBe(false);
    b.jobs.start();
    await b.jobs.look();
    const stopped = a.jobs.stop(500);
    expect((await signal.promise).aborted).toBe(true);
    await a.time.pass(500);
    await stopped;
    // It was no failure.
    expect(await taken.promise).toBe(1);
    expect(await a.rows()).toMatchObject([{ locked_by: 'b', attempts: 0, error: null }]);
    // Whoever ends later than he was waited for disturbs nobody.
    late.fail(new Error('late'));
    await a.jobs.idle();
    expect(await a.rows()).toMatchObject([{ locked_by: 'b', attempts: 0, error: null }]);
    over.keep();
    await b.jobs.idle();
    expect(await a.rows()).toEqual([]);
    await b.jobs.stop(0);
  });

  test('contracts 5: what ends in time is waited for', async () => {
    const { jobs, set, rows, time } = office(await fresh());
    const work = promised();
    jobs.handle('kind', (_, { signal }) => {
      signal.addEventListener('abort', () => work.keep());
      return work.promise;
    });
    jobs.start();
    await set({});
    await jobs.look();
    // No time passes: the limit is never reached.
    await jobs.stop(1000);
    expect(await rows()).toEqual([]);
    expect(time.waiting()).toBe(0);
  });

  test('contracts 5: whoever leaves his work when told to has not failed', async () => {
    const { jobs, set, rows, kept } = office(await fresh());
    jobs.handle(
      'kind',
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    jobs.start();
    await set({});
    await jobs.look();
    await jobs.stop(1000);
    expect(await rows()).toMatchObject([
      { locked_until: 0, locked_by: null, attempts: 0, error: null, run_at: 1_000_000 },
    ]);
    expect(kept.lines).toEqual([]);
  });

  test('contracts 5: nothing is taken any more, not even by a look that was under way', async () => {
    const { jobs, set, rows, time } = office(await fresh());
    const begun: unknown[] = [];
    jobs.handle('kind', async payload => void begun.push(payload));
    jobs.start();
    const stopped = jobs.stop(1000);
    await set({});
    await stopped;
    await time.pass(10_000);
    await jobs.look();
    expect(begun).toEqual([]);
    expect(await rows()).toMatchObject([{ locked_until: 0, locked_by: null }]);
    expect(time.waiting()).toBe(0);
  });

  test('contracts 5: claims that came while stopping are given back', async () => {
    const store = await fresh();
    const { jobs, set, rows } = office({
      ...store,
      // The claim is written, and only then does the process hear that it is to stop.
      tx: async work => {
        const value = await store.tx(work);
        if (Array.isArray(value)) stopped ??= jobs.stop(1000);
        return value;
      },
    });
    let stopped: Promise<void> | undefined;
    const begun: unknown[] = [];
    jobs.handle('kind', async payload => void begun.push(payload));
    await set({ key: 'x' });
    await set({ key: 'y' });
    jobs.start();
    await jobs.look();
    await stopped;
    expect(stopped).toBeDefined();
    expect(begun).toEqual([]);
    expect(await rows()).toMatchObject([
      { locked_until: 0, locked_by: null },
      { locked_until: 0, locked_by: null },
    ]);
  });

  test('contracts 5: stopping ends even if the database is away', async () => {
    const { store, go } = flaky(await fresh());
    const { jobs, set, time, kept } = office(store);
    jobs.handle('kind', () => new Promise(() => undefined));
    jobs.start();
    await set({});
    await jobs.look();
    go();
    const stopped = jobs.stop(500);
    await time.pass(500);
    await stopped;
    expect(kept.said('could not be given back')).toBe(1);
    expect(time.waiting()).toBe(0);
  });

  test('contracts 5: what was never started stops, too', async () => {
    const { jobs, set, time } = office(await fresh());
    await set({ at: time.clock.now() + 5000 });
    expect(time.waiting()).toBe(0);
    await jobs.stop(0);
  });
});
