import type { After, Clock } from './clock.js';

interface SteadyClockOptions {
  /** The clock of the machine, in milliseconds since 1970: anybody may set it. */
  readonly wall?: () => number;
  /** Milliseconds since some beginning: nobody can set it. It may stand still while the machine sleeps. */
  readonly steady?: () => number;
  /**
   * The clock of the machine has been set, or the machine has slept. Told once for each time, while `now` (or the check of
   * every second) notices it and before `now` returns; it must not throw.
   *
   * - `ms` above 0: `now()` has leapt by exactly so much more than has really passed. What began before the leap and is
   *   measured by `now()` looks longer by `ms`, what is to end seems nearer by `ms`: whoever was thinking gets `ms` back, by
   *   moving the beginning and the end of his time later by `ms`.
   * - `ms` below 0: the clock of the machine has fallen back by `-ms`. `now()` has not moved, so nobody has lost anything and
   *   nothing is to be given back; it is told for the log alone.
   *
   * It speaks of this process only: where several run on one machine, each hears it, and the time must be given back once.
   */
  readonly onJump: (ms: number) => void;
  readonly after?: After;
}
interface SteadyClock extends Clock {
  /** Ends the check of every second; `now` goes on. */
  stop(): void;
}

/** How far both clocks may be apart before it is called a jump. */
const JUMP = 2000;
/** Our clock may run faster or slower by this share, to follow the small errors of the machine's. */
const GENTLE = 1 / 200;
/** After the machine's clock has fallen back ours goes at half its pace. */
const HALF = 1 / 2;
const CHECK = 1000;

/** A clock does not keep a process alive. */
const quietly: After = (ms, call) => {
  const timer = setTimeout(call, ms).unref();
  return () => clearTimeout(timer);
};

/**
 * Goes on by the steady clock, and follows that of the machine as far as nobody is hurt by it.
 *
 * Forward it follows at once: nights and deadlines are times of day for people, and other processes go by the same hour.
 * Back it never goes, since times in the database would no longer be in the order of what happened. It does not stand
 * still either, since everything to be done in a second would wait for hours. It does not keep its own time for ever, since
 * nights would be at noon. So it runs at half its pace until the machine has caught up: everybody's time lasts longer
 * meanwhile, nobody's is shorter, and the error ends after twice its size.
 */
export const steadyClock = ({
  wall = Date.now,
  steady = () => performance.now(),
  onJump,
  after = quietly,
}: SteadyClockOptions): SteadyClock => {
  let time = wall();
  let checked = steady();
  /** By how much the machine's clock was behind ours when last seen; never above 0. */
  let behind = 0;

  /** How far the clock moved in a jump, if there was one. */
  const advance = (): number => {
    const beat = steady();
    const passed = Math.max(0, beat - checked);
    checked = Math.max(beat, checked);
    time += passed;
    const gap = wall() - time;
    if (gap > JUMP) {
      time += gap;
      behind = 0;
      return gap;
    }
    const jump = gap < behind - JUMP ? gap - behind : 0;
    const most = passed * (gap < -JUMP ? HALF : GENTLE);
    const step = Math.min(Math.max(gap, -most), most);
    time += step;
    behind = Math.min(0, gap - step);
    return jump;
  };
  const check = (): void => {
    const jump = advance();
    if (jump !== 0) onJump(Math.round(jump));
  };
  const checkOn = (): (() => void) =>
    after(CHECK, () => {
      check();
      cancel = checkOn();
    });
  let cancel = checkOn();
  return {
    now: () => {
      check();
      return Math.floor(time);
    },
    stop: () => cancel(),
  };
};
