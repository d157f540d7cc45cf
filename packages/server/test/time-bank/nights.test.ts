import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { awakeBetween, isNight } from '../../src/time/nights.js';
import { at, clockTime, DAY, HOUR, MINUTE, night, nights, wholeMinutes, ZONES } from './scenes.js';

/** What the clock on the wall shows, asked in another way than the house asks. */
const walls = new Map<string, Intl.DateTimeFormat>();
const onTheWall = (moment: number, zone: string): number => {
  let wall = walls.get(zone);
  if (!wall) {
    const timeZone = zone === 'Mars/Olympus' ? 'UTC' : zone;
    wall = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    walls.set(zone, wall);
  }
  return clockTime(wall.format(moment));
};
/** The rule as it is written in the settings, minute by minute. */
const isNightMinute = (minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean => {
  const asleep = (minute - from + 1440) % 1440;
  return asleep < Math.min((to - from + 1440) % 1440, 720);
};

describe('nights by the clock on the wall', () => {
  test('contracts 5: the time that is not night is what is left when the minutes of the night are counted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        nights,
        wholeMinutes,
        fc.integer({ min: 0, max: 2 * 1440 }),
        (zone, hours, from, span) => {
          let awake = 0;
          for (let minute = 0; minute < span; minute++) {
            const moment = from + minute * MINUTE;
            const isAsleep = isNightMinute(onTheWall(moment, zone), hours);
            expect(isNight(moment, hours, zone)).toBe(isAsleep);
            if (!isAsleep) awake += MINUTE;
          }
          expect(awakeBetween(from, from + span * MINUTE, hours, zone)).toBe(awake);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('contracts 5: in every zone there is, over the years, it is night when the clock on the wall says so', () => {
    const hours = night('12:00', '00:00');
    for (const zone of Intl.supportedValuesOf('timeZone'))
      for (let moment = at('2024-01-01T00:00Z'); moment < at('2029-01-01T00:00Z'); moment += 4 * DAY + 7 * HOUR)
        if (isNight(moment, hours, zone) !== isNightMinute(onTheWall(moment, zone), hours))
          expect.fail(`${zone} at ${new Date(moment).toISOString()}`);
  });

  test('contracts 5: two spans of time, one after the other, are as long as both together', () => {
    const span = fc.integer({ min: 0, max: 500 * DAY });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), nights, wholeMinutes, span, span, (zone, hours, from, one, other) => {
        const both = awakeBetween(from, from + one + other, hours, zone);
        const first = awakeBetween(from, from + one, hours, zone);
        expect(first + awakeBetween(from + one, from + one + other, hours, zone)).toBe(both);
        expect(both).toBeGreaterThanOrEqual(0);
        expect(both).toBeLessThanOrEqual(one + other);
      }),
    );
  });

  test.each([
    ['22:00', '07:00', 15],
    ['01:00', '06:30', 18.5],
    ['00:00', '08:00', 16],
    ['18:00', '00:00', 18],
  ])('contracts 5: a night from %s to %s leaves %d hours of a day', (from, to, hours) => {
    const noon = at('2026-06-10T12:00Z');
    expect(awakeBetween(noon, noon + DAY, night(from, to), 'Asia/Kathmandu')).toBe(hours * HOUR);
  });

  test.each([
    ['Europe/Berlin', '2026-03-28T12:00Z', -1],
    ['Europe/Berlin', '2026-10-24T12:00Z', 1],
    ['America/New_York', '2026-03-07T17:00Z', -1],
    ['America/New_York', '2026-10-31T17:00Z', 1],
    ['Australia/Lord_Howe', '2026-10-03T02:00Z', -0.5],
    ['Australia/Lord_Howe', '2026-04-04T02:00Z', 0.5],
  ])('contracts 5: the night in which the clocks of %s change after %s is %d hours longer', (zone, from, longer) => {
    const asleep = (begins: number) => DAY - awakeBetween(begins, begins + DAY, night('22:00', '07:00'), zone);
    expect(asleep(at(from))).toBe((9 + longer) * HOUR);
    expect(asleep(at(from) - 7 * DAY)).toBe(9 * HOUR);
  });

  test('contracts 5: an hour that comes twice is night twice, one that is left out never', () => {
    const hours = night('02:00', '02:30');
    const autumn = at('2026-10-25T00:00Z');
    expect(awakeBetween(autumn, autumn + 2 * HOUR, hours, 'Europe/Berlin')).toBe(HOUR);
    const spring = at('2026-03-29T00:00Z');
    expect(awakeBetween(spring, spring + 2 * HOUR, hours, 'Europe/Berlin')).toBe(2 * HOUR);
  });

  test('contracts 5: a night that ends as it begins is none', () => {
    const noon = at('2026-06-10T12:00Z');
    expect(awakeBetween(noon, noon + 400 * DAY, night('22:00', '22:00'), 'Europe/Berlin')).toBe(400 * DAY);
    expect(isNight(at('2026-06-10T20:00Z'), night('22:00', '22:00'), 'Europe/Berlin')).toBe(false);
  });

  test('contracts 5: nobody sleeps a match away: of a night beyond twelve hours the first twelve count', () => {
    const noon = at('2026-06-10T12:00Z');
    expect(awakeBetween(noon, noon + 10 * DAY, night('12:00', '11:59'), 'UTC')).toBe(10 * 12 * HOUR);
    expect(isNight(noon + 12 * HOUR - 1, night('12:00', '11:59'), 'UTC')).toBe(true);
    expect(isNight(noon + 12 * HOUR, night('12:00', '11:59'), 'UTC')).toBe(false);
  });

  test.each(['Mars/Olympus', '', '+05:30', '__proto__'])('contracts 5: %j is no zone, so it is UTC', zone => {
    const hours = night('22:00', '07:00');
    expect(isNight(at('2026-06-10T22:00Z'), hours, zone)).toBe(true);
    expect(isNight(at('2026-06-10T21:59Z'), hours, zone)).toBe(false);
    const noon = at('2026-06-10T12:00Z');
    expect(awakeBetween(noon, noon + 5 * HOUR + 10 * HOUR, hours, zone)).toBe(10 * HOUR);
  });
});
