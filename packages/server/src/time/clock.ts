/** What time it is, in whole milliseconds since 1970. It never goes back, and does not jump with the clock of the machine. */
export interface Clock {
  now(): number;
  /**
   * Ends when everybody who is thinking has been given back what a leap of the machine's clock would have taken from him.
   * Before that nothing is changed at a table.
   */
  evened?(): Promise<void>;
}

/** Calls once, after so many milliseconds; what is returned calls it off. Tests bring their own. */
export type After = (ms: number, call: () => void) => () => void;

/** A longer wait than this is none at all for the platform: it would call at once. */
const LONGEST = 2 ** 31 - 1;

export const inDueTime: After = (ms, call) => {
  const timer = setTimeout(call, Math.min(Math.max(ms, 0), LONGEST));
  return () => clearTimeout(timer);
};
