import type { Limit } from '../report.js';

/** The heading of these rows. */
export const SERVER = 'server';

/**
 * What the server owes: milliseconds from sending an answer until another seat sees it, acknowledged answers a second,
 * bytes to one seat for an answer, bytes of memory. Times hold on a machine of its own; so the processor time beside that of
 * a server without rules, people and views is judged too, and leniently: a short run is over before everything is compiled.
 */
export const SERVER_LIMITS = {
  p50: { floor: 5, target: 1.5, better: 'lower' },
  p99: { floor: 40, target: 15, better: 'lower' },
  perSecond: { floor: 600, target: 1_500, better: 'higher' },
  spentToBare: { floor: 100, target: 15, better: 'lower' },
  bytes: { floor: 2_000, target: 700, better: 'lower' },
  bytesP99: { floor: 20_000, target: 6_000, better: 'lower' },
  memory: { floor: 1_000_000_000, target: 1_000_000_000, better: 'lower' },
} as const satisfies Readonly<Record<string, Limit>>;
