import type { House, Log } from '../house.js';
import type { Clock } from './clock.js';
import { giveBack, type Leap } from './giving-back.js';
import { steadyClock } from './steady-clock.js';

export interface EvenClockParts extends Pick<House, 'store' | 'relay' | 'process'> {
  readonly log: Log;
  /** The clock of the machine; tests bring their own. */
  readonly wall?: () => number;
}
export interface EvenClock extends Clock {
  evened(): Promise<void>;
  /** Ends when what can be given back has been. */
  stop(): Promise<void>;
}

/** After so many milliseconds what could not be given back is tried again. */
const AGAIN = 1000;

/**
 * The clock of the house. A leap of the machine's clock shows on it only when everybody who is thinking has been given back
 * what it would have taken from him: until then it goes on as if nothing had happened.
 */
export const evenClock = ({ log, wall, ...parts }: EvenClockParts): EvenClock => {
  const owed: Leap[] = [];
  let last = 0;
  let giving: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const giveAll = async (): Promise<void> => {
    while (owed.length > 0) {
      await giveBack(parts, owed[0]);
      owed.shift();
    }
  };
  const give = (): Promise<void> => {
    giving ??= giveAll().finally(() => {
      giving = undefined;
    });
    return giving;
  };
  const giveOrTryAgain = (): void => {
    give().catch(fault => {
      log.warn({ fault: String(fault) }, 'what a leap of the clock has taken could not be given back yet');
      clearTimeout(timer);
      timer = setTimeout(giveOrTryAgain, AGAIN).unref();
    });
  };
  const steady = steadyClock({
    ...(wall && { wall }),
    onJump: ms => {
      log.warn({ ms }, 'the clock of the machine has jumped');
      if (ms <= 0) return;
      owed.push({ ms, at: steady.now() });
      giveOrTryAgain();
    },
  });
  const now = (): number => {
    const time = steady.now();
    last = Math.max(
      last,
      owed.reduce((sum, { ms }) => sum - ms, time),
    );
    return last;
  };
  return {
    now,
    evened: async () => {
      // Whoever looks first notices it.
      now();
      while (owed.length > 0) await give();
    },
    stop: async () => {
      steady.stop();
      clearTimeout(timer);
      if (owed.length > 0) await give().catch(() => undefined);
    },
  };
};
