import type { Settings } from '@hegemon/protocol';
import { stretchesBetween } from './zones.js';

type Night = NonNullable<Settings['night']>;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Of a longer night only the beginning counts: nobody may sleep a match away. */
const LONGEST = 12 * 60 * MINUTE;

/** A night that ends in the minute in which it begins is none. */
const lengthOf = ({ from, to }: Night): number => Math.min(((to - from + 1440) % 1440) * MINUTE, LONGEST);

/**
 * A moment is night when the clock on his wall says so. Where that clock is put back, the same hour is night twice; where
 * it is put forward, the hours that do not happen are nobody's.
 */
export const isNight = (at: number, night: Night, zone: string): boolean => {
  const [{ offset }] = stretchesBetween(zone, at, at + 1);
  const sinceDusk = at + offset - night.from * MINUTE;
  return sinceDusk - Math.floor(sinceDusk / DAY) * DAY < lengthOf(night);
};

/** How much of all time up to a moment was night; days are counted from dusk to dusk. */
const nightUntil = (sinceDusk: number, length: number): number => {
  const days = Math.floor(sinceDusk / DAY);
  return days * length + Math.min(sinceDusk - days * DAY, length);
};

/** How much of the time between two moments is not night. */
export const awakeBetween = (from: number, to: number, night: Night | null, zone: string): number => {
  if (to <= from) return 0;
  const length = night ? lengthOf(night) : 0;
  if (!night || length === 0) return to - from;
  const asleep = stretchesBetween(zone, from, to).reduce((sum, stretch) => {
    const dusk = stretch.offset - night.from * MINUTE;
    return sum + nightUntil(stretch.to + dusk, length) - nightUntil(stretch.from + dusk, length);
  }, 0);
  return to - from - asleep;
};
