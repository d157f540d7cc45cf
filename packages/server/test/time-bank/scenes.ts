import { PACES, type Pace } from '@hegemon/protocol';
import fc from 'fast-check';
import type { Rests } from '../../src/time/standing.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const at = (text: string): number => Date.parse(text);
export const clockTime = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number);
  return hours * 60 + minutes;
};
export const night = (from: string, to: string) => ({ from: clockTime(from), to: clockTime(to) });

/** Nobody rests, in a match that began long ago. */
export const AWAKE: Rests = { zone: 'UTC', night: null, vacations: [], started: 0, paused: null };
export const DAYS: Pace = PACES.days;

/** Half hours, quarters, both hemispheres, half an hour of summer time, hardly any, none, and what is no zone at all. */
export const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Pacific/Apia',
  'America/St_Johns',
  'Mars/Olympus',
] as const;

const YEARS = { min: at('2024-01-01T00:00Z'), max: at('2027-12-31T00:00Z') };
const minutes = fc.integer({ min: 0, max: 1439 });
export const moments = fc.integer(YEARS);
/** Near a change of clocks, where mistakes live, as often as anywhere. */
export const wholeMinutes = fc
  .oneof(
    moments,
    fc
      .tuple(
        fc.constantFrom(
          '2026-03-29T01:00Z', // Berlin: two becomes three
          '2026-10-25T01:00Z', // and three becomes two
          '2026-03-08T07:00Z', // New York
          '2026-11-01T06:00Z',
          '2026-04-04T15:00Z', // Lord Howe: by half an hour
          '2026-10-03T15:30Z',
          '2026-02-15T02:00Z', // Casablanca: for the fast
          '2026-03-22T02:00Z',
        ),
        fc.integer({ min: -2 * DAY, max: 2 * DAY }),
      )
      .map(([change, away]) => at(change) + away),
  )
  .map(moment => Math.floor(moment / MINUTE) * MINUTE);

export const nights = fc.record({ from: minutes, to: minutes });
const vacations = fc.array(
  fc.tuple(moments, fc.integer({ min: 0, max: 20 * DAY })).map(([from, span]) => ({ from, to: from + span })),
  { maxLength: 4 },
);
export const rests: fc.Arbitrary<Rests> = fc.record({
  zone: fc.constantFrom(...ZONES),
  night: fc.option(nights),
  vacations,
  started: fc.constant(YEARS.min - DAY),
  paused: fc.constant(null),
});
export const paces: fc.Arbitrary<Pace> = fc
  .record({
    bank: fc.integer({ min: MINUTE, max: 366 * DAY }),
    increment: fc.integer({ min: 0, max: 3 * DAY }),
    more: fc.integer({ min: 0, max: 30 * DAY }),
    nights: fc.boolean(),
    vacation: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ more, ...each }) => ({ ...each, name: 'free', cap: each.bank + more }));
