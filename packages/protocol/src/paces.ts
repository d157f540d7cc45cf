import type { Pace } from './terms.js';

const HOUR = 3_600_000;
/** The paces that have a name. */
export const PACES: Readonly<Record<Exclude<Pace['name'], 'free'>, Pace>> = {
  none: { name: 'none', bank: 0, increment: 0, cap: 0, nights: false, vacation: 0 },
  tonight: { name: 'tonight', bank: HOUR, increment: HOUR / 60, cap: HOUR, nights: false, vacation: 0 },
  days: { name: 'days', bank: 72 * HOUR, increment: 12 * HOUR, cap: 120 * HOUR, nights: true, vacation: 7 },
  weeks: { name: 'weeks', bank: 120 * HOUR, increment: 36 * HOUR, cap: 240 * HOUR, nights: true, vacation: 21 },
};
