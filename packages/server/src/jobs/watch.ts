import type { Log } from '../house.js';
import type { After, Clock } from '../time/clock.js';

interface WatchParts {
  /** Looks once, and says when it is worth looking again. */
  readonly look: () => Promise<number | undefined>;
  readonly clock: Clock;
  readonly after: After;
  readonly log: Log;
  /** The longest time without looking: news may be lost, and claims run out unheard. */
  readonly poll: number;
}
interface Watch {
  /** Looks now, or once more if it is looking; ends when it has. */
  wake(): Promise<void>;
  /** Looks at that time, if it would not have before. */
  wakeBy(at: number): void;
  /** Ends when the last look has. */
  stop(): Promise<void>;
}

/** When to look for something to do: when told to, when the next is due, and from time to time. One look at a time. */
export const watch = ({ look, clock, after, log, poll }: WatchParts): Watch => {
  let isStopped = false;
  let isLooking = false;
  let isDown = false;
  let again = false;
  let looking: Promise<void> = Promise.resolve();
  let wakeAt = Number.POSITIVE_INFINITY;
  let cancel = (): void => undefined;

  const aim = (at: number): void => {
    wakeAt = at;
    cancel();
    cancel = after(Math.max(0, at - clock.now()), () => void wake());
  };
  /** A database that has gone comes back some time; until then it is said once. */
  const lookOnce = async (): Promise<number | undefined> => {
    try {
      const next = await look();
      if (isDown) log.info({}, 'jobs: going on');
      isDown = false;
      return next;
    } catch (fault) {
      if (!isDown) log.warn({ err: fault }, 'jobs: cannot be looked at');
      isDown = true;
      again = false;
      return undefined;
    }
  };
  const round = async (): Promise<void> => {
    isLooking = true;
    wakeAt = Number.POSITIVE_INFINITY;
    cancel();
    let next: number | undefined;
    do {
      again = false;
      next = await lookOnce();
    } while (again && !isStopped);
    isLooking = false;
    if (!isStopped) aim(Math.min(clock.now() + poll, next ?? wakeAt, wakeAt));
  };
  const wake = (): Promise<void> => {
    if (isLooking) again = true;
    else if (!isStopped) looking = round();
    return looking;
  };
  return {
    wake,
    wakeBy: at => {
      if (isStopped || at >= wakeAt) return;
      if (isLooking) wakeAt = at;
      else aim(at);
    },
    stop: () => {
      isStopped = true;
      cancel();
      return looking;
    },
  };
};
