import type { After, Clock } from '../../src/time/clock.js';

export interface FakeTime {
  readonly clock: Clock;
  readonly after: After;
  /** Lets time go by, and calls whoever waited for it, in order; ends when what they began has ended as far as they say. */
  pass(ms: number): Promise<void>;
  /** How many wait. */
  waiting(): number;
}

export const fakeTime = (start = 1_000_000): FakeTime => {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly call: () => unknown }>();
  return {
    clock: { now: () => now },
    after: (ms, call) => {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass: async ms => {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        await next.call();
      }
      now = end;
    },
    waiting: () => timers.size,
  };
};
