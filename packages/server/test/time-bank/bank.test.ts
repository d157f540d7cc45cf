import { PACES } from '@hegemon/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asked,
  clockLine,
  clocksAfter,
  deadline,
  freshClock,
  leftAt,
  reckoned,
  type SeatClock,
  settled,
  shift,
} from '../../src/time/bank.js';
import { type Rests, restsOf } from '../../src/time/standing.js';
import { AWAKE, at, DAY, DAYS, HOUR, moments, night, paces, rests } from './scenes.js';

const MONDAY = at('2026-06-08T10:00Z');
const thinking = (bank: number, since = MONDAY): SeatClock => ({ bank, since });
const BERLIN: Rests = { ...AWAKE, zone: 'Europe/Berlin', night: night('22:00', '07:00') };

describe('what is left', () => {
  test('contracts 5: never grows, and never shrinks faster than time goes by', () => {
    const wait = fc.integer({ min: 0, max: 100 * DAY });
    fc.assert(
      fc.property(paces, rests, moments, wait, wait, (pace, resting, since, first, more) => {
        const earlier = leftAt(thinking(pace.bank, since), pace, resting, since + first);
        const later = leftAt(thinking(pace.bank, since), pace, resting, since + first + more);
        expect(earlier).toBeLessThanOrEqual(pace.bank);
        expect(later).toBeLessThanOrEqual(earlier);
        expect(earlier - later).toBeLessThanOrEqual(more);
      }),
      { numRuns: 500 },
    );
  });

  test('contracts 5: reaches nothing at the deadline, and not before', () => {
    fc.assert(
      fc.property(paces, rests, moments, (pace, resting, since) => {
        const clock = thinking(pace.bank, since);
        const end = deadline(clock, pace, resting) ?? Number.NaN;
        expect(leftAt(clock, pace, resting, end)).toBe(0);
        expect(leftAt(clock, pace, resting, end - 1)).toBe(1);
      }),
      { numRuns: 500 },
    );
  });

  test('contracts 5: is the same whether it was reckoned meanwhile or not', () => {
    const wait = fc.integer({ min: 0, max: 100 * DAY });
    fc.assert(
      fc.property(paces, rests, moments, wait, wait, (pace, resting, since, first, more) => {
        const clock = thinking(pace.bank, since);
        const anew = reckoned(clock, pace, resting, since + first);
        const now = since + first + more;
        expect(leftAt(anew, pace, resting, now)).toBe(leftAt(clock, pace, resting, now));
        if (anew.bank > 0) expect(deadline(anew, pace, resting)).toBe(deadline(clock, pace, resting));
      }),
    );
  });

  test('contracts 5: nights do not count', () => {
    // From noon in Berlin: ten hours until the night, then a day of fifteen.
    expect(leftAt(thinking(72 * HOUR), DAYS, BERLIN, MONDAY + DAY)).toBe(57 * HOUR);
    expect(deadline(thinking(10 * HOUR), DAYS, BERLIN)).toBe(at('2026-06-08T20:00Z'));
    expect(deadline(thinking(10 * HOUR + 1), DAYS, BERLIN)).toBe(at('2026-06-09T05:00Z') + 1);
    expect(deadline(thinking(25 * HOUR), DAYS, BERLIN)).toBe(at('2026-06-09T20:00Z'));
    expect(leftAt(thinking(72 * HOUR), { ...DAYS, nights: false }, BERLIN, MONDAY + DAY)).toBe(48 * HOUR);
  });

  test('contracts 5: vacations do not count, nights in them not twice', () => {
    const away = { ...BERLIN, vacations: [{ from: MONDAY + HOUR, to: MONDAY + HOUR + 3 * DAY }] };
    expect(leftAt(thinking(72 * HOUR), DAYS, away, MONDAY + 4 * DAY)).toBe(72 * HOUR - HOUR - 14 * HOUR);
    const inTheNight = { from: at('2026-06-08T21:00Z'), to: at('2026-06-08T23:00Z') };
    expect(leftAt(thinking(72 * HOUR), DAYS, { ...BERLIN, vacations: [inTheNight] }, MONDAY + DAY)).toBe(57 * HOUR);
  });

  test('contracts 5: vacations beyond the days agreed count', () => {
    const from = MONDAY + DAY;
    const away = { ...AWAKE, vacations: [{ from, to: from + 10 * DAY }] };
    expect(leftAt(thinking(72 * HOUR), DAYS, away, from + 7 * DAY)).toBe(48 * HOUR);
    expect(leftAt(thinking(72 * HOUR), DAYS, away, from + 8 * DAY)).toBe(24 * HOUR);
    expect(deadline(thinking(72 * HOUR), DAYS, away)).toBe(from + 9 * DAY);
    // He has had four of the seven before he was asked; what he took before the match began is his own affair.
    const before = [
      { from: MONDAY - 30 * DAY, to: MONDAY - 18 * DAY },
      { from: MONDAY - 12 * DAY, to: MONDAY - 10 * DAY },
      { from: MONDAY - 11 * DAY, to: MONDAY - 10 * DAY },
      { from: MONDAY + 3 * HOUR, to: MONDAY },
    ];
    const taken = { ...away, started: MONDAY - 20 * DAY, vacations: [...before, ...away.vacations] };
    expect(deadline(thinking(72 * HOUR), DAYS, taken)).toBe(from + 3 * DAY + 2 * DAY);
  });

  test('contracts 5: a pause stops the clock, and what is left goes on when it ends', () => {
    const paused = { ...BERLIN, paused: MONDAY + HOUR };
    const clock = thinking(72 * HOUR);
    expect(leftAt(clock, DAYS, paused, MONDAY + 30 * DAY)).toBe(71 * HOUR);
    expect(deadline(clock, DAYS, paused)).toBeUndefined();
    const going = reckoned(clock, DAYS, paused, MONDAY + 30 * DAY);
    expect(going).toEqual(thinking(71 * HOUR, MONDAY + 30 * DAY));
    // Asked while everything stands still.
    expect(leftAt(thinking(HOUR, MONDAY + 2 * HOUR), DAYS, paused, MONDAY + 3 * HOUR)).toBe(HOUR);
  });

  test('contracts 5: whoever is not asked, and whoever plays without clock, has no deadline', () => {
    const waiting = freshClock(DAYS);
    expect(waiting).toEqual({ bank: 72 * HOUR, since: null });
    expect(leftAt(waiting, DAYS, AWAKE, MONDAY)).toBe(72 * HOUR);
    expect(deadline(waiting, DAYS, AWAKE)).toBeUndefined();
    expect(deadline(thinking(0), PACES.none, AWAKE)).toBeUndefined();
    expect(leftAt(thinking(0), PACES.none, AWAKE, MONDAY + DAY)).toBe(0);
    expect(deadline(thinking(0), DAYS, AWAKE)).toBe(MONDAY);
  });
});

describe('being asked and being done', () => {
  test('contracts 5: whoever is done gets the increment, up to the cap', () => {
    const clock = asked(freshClock(DAYS), MONDAY);
    expect(clock).toEqual(thinking(72 * HOUR));
    expect(settled(clock, DAYS, AWAKE, MONDAY + 2 * HOUR)).toEqual({ bank: 82 * HOUR, since: null });
    expect(settled(thinking(119 * HOUR), DAYS, AWAKE, MONDAY + HOUR)).toEqual({ bank: 120 * HOUR, since: null });
    expect(settled(freshClock(DAYS), DAYS, AWAKE, MONDAY)).toEqual(freshClock(DAYS));
  });

  test('contracts 5: what he took beyond his bank is forgiven', () => {
    expect(leftAt(thinking(HOUR), DAYS, AWAKE, MONDAY + 3 * HOUR)).toBe(-2 * HOUR);
    expect(settled(thinking(HOUR), DAYS, AWAKE, MONDAY + 3 * HOUR)).toEqual({ bank: 12 * HOUR, since: null });
  });

  test('contracts 5: without a clock nobody gains or loses', () => {
    expect(settled(asked(freshClock(PACES.none), MONDAY), PACES.none, AWAKE, MONDAY + DAY)).toEqual({
      bank: 0,
      since: null,
    });
  });

  const bank = 10 * HOUR;
  const idle: SeatClock = { bank, since: null };
  const turn = (waiting: readonly string[], now: number) => ({ waiting, pace: DAYS, now, restsOf: () => AWAKE });

  test('contracts 5: several think at once, and whoever is asked again goes on with the same stint', () => {
    const begun = clocksAfter({ red: idle, blue: idle, green: idle }, turn(['red', 'blue'], MONDAY));
    expect(begun).toEqual({ red: thinking(bank), blue: thinking(bank), green: idle });
    const again = clocksAfter(begun, turn(['red', 'green'], MONDAY + HOUR));
    expect(again).toEqual({
      red: thinking(bank),
      blue: { bank: 21 * HOUR, since: null },
      green: thinking(bank, MONDAY + HOUR),
    });
    const done = clocksAfter(again, turn([], MONDAY + 2 * HOUR));
    expect(done.red).toEqual({ bank: 20 * HOUR, since: null });
    expect(done.green).toEqual({ bank: 21 * HOUR, since: null });
  });

  test('contracts 5: giving and taking back an answer earns no time', () => {
    const before = { red: thinking(bank), blue: idle };
    const given = clocksAfter(before, turn(['blue'], MONDAY + HOUR));
    const back = clocksAfter(given, { ...turn(['red'], MONDAY + 2 * HOUR), isTakenBack: true });
    expect(back).toEqual({ red: thinking(9 * HOUR, MONDAY + 2 * HOUR), blue: { bank: 9 * HOUR, since: null } });
  });

  test('contracts 5: a jump of the clock is given back to whoever was thinking', () => {
    const since = shift(MONDAY, 5 * HOUR);
    expect(leftAt({ bank, since }, DAYS, AWAKE, MONDAY + 6 * HOUR)).toBe(9 * HOUR);
    expect(leftAt({ bank, since }, DAYS, AWAKE, MONDAY + HOUR)).toBe(bank);
    expect(shift(null, HOUR)).toBeNull();
  });
});

describe('how a clock is shown', () => {
  const line = (clock: SeatClock, resting: Rests, now: number) => clockLine(clock, DAYS, resting, now);
  const clock = thinking(72 * HOUR);

  test('contracts 5: while it runs the line stays the same, and tells when it will have run out', () => {
    const shown = { left: 72 * HOUR, isRunning: true, until: deadline(clock, DAYS, BERLIN) };
    expect(line(clock, BERLIN, MONDAY)).toEqual(shown);
    expect(line(clock, BERLIN, MONDAY + 9 * HOUR)).toEqual(shown);
    expect(shown.until).toBe(at('2026-06-13T07:00Z'));
  });

  test('contracts 5: while it stands still it tells why, and what is left', () => {
    const until = deadline(clock, DAYS, BERLIN);
    const atNight = MONDAY + 10 * HOUR;
    expect(line(clock, BERLIN, atNight)).toEqual({ left: 62 * HOUR, isRunning: false, until, rests: 'night' });
    const away = { ...BERLIN, vacations: [{ from: MONDAY + HOUR, to: MONDAY + DAY }] };
    expect(line(clock, away, atNight)).toMatchObject({ left: 71 * HOUR, isRunning: false, rests: 'vacation' });
    expect(line(clock, away, MONDAY + DAY)).toMatchObject({ isRunning: true });
    const paused = { ...away, paused: MONDAY + 2 * HOUR };
    expect(line(clock, paused, atNight)).toEqual({ left: 71 * HOUR, isRunning: false, until: null, rests: 'pause' });
  });

  test('contracts 5: of whoever is not asked it tells what he has, and nothing where there is no clock', () => {
    const paused = { ...BERLIN, paused: MONDAY };
    expect(line(freshClock(DAYS), paused, MONDAY)).toEqual({ left: 72 * HOUR, isRunning: false, until: null });
    expect(clockLine(thinking(0), PACES.none, AWAKE, MONDAY)).toBeNull();
  });

  test('contracts 5: the rests of a person are those of his settings; a bot has none', () => {
    const settings = { zone: 'Europe/Berlin', night: night('22:00', '07:00'), vacations: [] };
    expect(restsOf(settings, { started: MONDAY, paused: null })).toEqual({ ...BERLIN, started: MONDAY });
    expect(restsOf(undefined, { started: null, paused: MONDAY })).toEqual({ ...AWAKE, paused: MONDAY });
  });
});
