import type { Settings } from '@hegemon/protocol';

type Quiet = Pick<Settings, 'quiet' | 'zone'>;

const MINUTE = 60_000;
const DAY = 1440;

/** Clocks by the name of their zone; only names that exist get in, so there are never many. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  clocks.set(zone, made);
  return made;
};
const clockOrUtc = (zone: string): Intl.DateTimeFormat => {
  try {
    return clockOf(zone);
  } catch {
    return clockOf('UTC');
  }
};

/** Minutes since midnight on the wall of somebody in this zone; a zone nobody knows is read as UTC. */
export const minuteOfDay = (zone: string, at: number): number => {
  const parts = clockOrUtc(zone).formatToParts(at);
  const part = (type: 'hour' | 'minute') => Number(parts.find(each => each.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
};

const isWithin = (minute: number, from: number, to: number): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to;

/** Minutes: more than any change to or from summer time. */
const FAR = 130;

/** The first moment, from `at` on, that does not lie in the quiet hours: `at` itself, or the begin of a minute. */
export const quietUntil = ({ quiet, zone }: Quiet, at: number): number => {
  if (!quiet) return at;
  const { from, to } = quiet;
  let moment = at;
  for (;;) {
    const minute = minuteOfDay(zone, moment);
    if (!isWithin(minute, from, to)) return moment;
    // Leaps while the end is far, then walks: the wall clock may leap itself in between.
    const left = (to - minute + DAY) % DAY;
    moment = (Math.floor(moment / MINUTE) + (left > FAR ? left - FAR : 1)) * MINUTE;
  }
};
