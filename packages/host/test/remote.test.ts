import { random } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { describe, expect, test, vi } from 'vitest';
import { type Question, RemoteThinker, Stopped, TooLong, thinkHere, type Word, type Work } from '../src/index.js';
import { botsOf, game, quick } from './support/house.js';

const STUDY = { listings: games, bots: botsOf([random, quick]) };
const SEED = '0123456789abcdef'.repeat(2);
const question: Question = (() => {
  const believed = game.newGame({ players: 2 }, SEED);
  return { game: game.id, believed, seat: game.pending(believed)[0].seat, bot: 'quick', seed: SEED };
})();
const THOUGHT = { answer: { kind: 'pass' }, nodes: 7 };

/** Threads that do as they are told. */
interface Thread {
  readonly work: Work[];
  say(word: Word): void;
  die(): void;
  isDismissed: boolean;
}
const office = () => {
  const threads: Thread[] = [];
  const timers: { ms: number; work: () => void }[] = [];
  const thinker = new RemoteThinker({
    hire: (say, die) => {
      const thread: Thread = { work: [], say, die: () => die('out of memory'), isDismissed: false };
      threads.push(thread);
      return { post: work => thread.work.push(work), dismiss: () => void (thread.isDismissed = true) };
    },
    after: (ms, work) => {
      const timer = { ms, work };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer) >>> 0, 1);
    },
    instead: thinkHere(STUDY, async () => undefined),
  });
  /** What was to happen later happens now. */
  const ring = () => {
    const due = timers.splice(0);
    for (const { work } of due) work();
    return due.map(({ ms }) => ms);
  };
  return { threads, thinker, ring };
};
const settled = () => new Promise(resolve => setImmediate(resolve));

describe('a thinker far away', () => {
  test('house 18: is hired with the first question, asked one thing at a time, and says how far it is', async () => {
    const { threads, thinker } = office();
    expect(threads).toHaveLength(0);
    const tell = vi.fn();
    const [one, two] = [thinker.think(question, tell), thinker.think(question, tell)];
    const [thread] = threads;
    expect(thread.work).toMatchObject([{ id: 0, what: 'think', question }]);
    thread.say({ type: 'ready' });
    thread.say({ type: 'share', id: 0, share: 0.4 });
    thread.say({ type: 'share', id: 1, share: 0.9 });
    thread.say({ type: 'done', id: 0, value: THOUGHT });
    expect(await one.done).toEqual(THOUGHT);
    expect(tell.mock.calls).toEqual([[0.4]]);
    expect(thread.work).toHaveLength(2);
    thread.say({ type: 'failed', id: 1, name: 'Overrun', message: 'out of ideas' });
    await expect(two.done).rejects.toMatchObject({ name: 'Overrun', message: 'out of ideas' });
    expect(threads).toHaveLength(1);
  });

  test('house 18: weighs answers as it thinks: in the thread, and ended with it', async () => {
    const { threads, thinker, ring } = office();
    const answers = [{ kind: 'pass' }, { kind: 'stay' }];
    const one = thinker.weigh(question, answers, () => undefined);
    expect(threads[0].work).toMatchObject([{ id: 0, what: 'weigh', question, answers }]);
    threads[0].say({ type: 'ready' });
    expect(ring()).toEqual([20_000]);
    await expect(one.done).rejects.toThrow(TooLong);
    const two = thinker.weigh(question, answers, () => undefined);
    threads[1].say({ type: 'ready' });
    two.stop();
    await expect(two.done).rejects.toThrow(Stopped);
    expect(ring()).toEqual([300]);
    expect(threads[1].isDismissed).toBe(true);
  });

  test('house 18: what takes too long is ended with its thread; the next goes to a new one', async () => {
    const { threads, thinker, ring } = office();
    const [one, two] = [thinker.think(question, () => undefined), thinker.think(question, () => undefined)];
    threads[0].say({ type: 'ready' });
    expect(ring()).toEqual([20_000]);
    await expect(one.done).rejects.toThrow(TooLong);
    expect(threads[0].isDismissed).toBe(true);
    expect(threads[1].work).toMatchObject([{ id: 1 }]);
    // What the dead say counts no more.
    threads[0].say({ type: 'done', id: 1, value: 'nonsense' });
    threads[1].say({ type: 'ready' });
    threads[1].say({ type: 'done', id: 1, value: THOUGHT });
    expect(await two.done).toEqual(THOUGHT);
  });

  test('house 18: what nobody wants any longer may end by itself, and is ended if it does not', async () => {
    const { threads, thinker, ring } = office();
    const jobs = [1, 2, 3].map(() => thinker.think(question, () => undefined));
    threads[0].say({ type: 'ready' });
    jobs[1].stop();
    await expect(jobs[1].done).rejects.toThrow(Stopped);
    jobs[0].stop();
    await expect(jobs[0].done).rejects.toThrow(Stopped);
    threads[0].say({ type: 'done', id: 0, value: THOUGHT });
    expect(threads[0].work.map(({ id }) => id)).toEqual([0, 2]);
    jobs[2].stop();
    expect(ring()).toEqual([300]);
    expect(threads[0].isDismissed).toBe(true);
    const last = thinker.think(question, () => undefined);
    expect(threads[1].work).toMatchObject([{ id: 3 }]);
    thinker.dismiss();
    await expect(last.done).rejects.toThrow(Stopped);
    expect(threads[1].isDismissed).toBe(true);
  });

  test('ui: where no thread can be had it thinks here', async () => {
    const { threads, thinker, ring } = office();
    const [one, two] = [thinker.think(question, () => undefined), thinker.think(question, () => undefined)];
    threads[0].die();
    expect((await one.done)?.nodes).toBeGreaterThanOrEqual(0);
    expect(await two.done).toEqual(await one.done);
    expect(await thinker.think(question, () => undefined).done).toEqual(await one.done);
    expect(threads).toHaveLength(1);
    const slow = office();
    const job = slow.thinker.think(question, () => undefined);
    expect(slow.ring()).toEqual([60_000]);
    expect(await job.done).toEqual(await one.done);
    const never = new RemoteThinker({
      hire: () => {
        throw new Error('Worker is not defined');
      },
      after: () => () => undefined,
      instead: thinkHere(STUDY, async () => undefined),
    });
    expect(await never.think(question, () => undefined).done).toEqual(await one.done);
    expect(ring()).toEqual([]);
  });

  test('house 18: a thread that dies after it has served is replaced', async () => {
    const { threads, thinker } = office();
    const one = thinker.think(question, () => undefined);
    threads[0].say({ type: 'ready' });
    threads[0].die();
    await expect(one.done).rejects.toThrow('out of memory');
    const two = thinker.think(question, () => undefined);
    threads[1].say({ type: 'ready' });
    threads[1].say({ type: 'done', id: 1, value: THOUGHT });
    expect(await two.done).toEqual(THOUGHT);
    await settled();
  });
});
