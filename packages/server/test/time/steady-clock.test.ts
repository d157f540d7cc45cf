import { describe, expect, test } from 'vitest';
import { steadyClock } from '../../src/time/steady-clock.js';

const NOON = 1_700_000_000_000;

/** A machine whose two clocks can be moved apart. */
const machine = () => {
  let wall = NOON;
  let steady = 5;
  let check = (): void => undefined;
  let isChecked = true;
  const jumps: number[] = [];
  const clock = steadyClock({
    wall: () => wall,
    steady: () => steady,
    onJump: ms => void jumps.push(ms),
    after: (ms, call) => {
      expect(ms).toBe(1000);
      check = call;
      return () => {
        isChecked = false;
      };
    },
  });
  return {
    clock,
    jumps,
    check: () => check(),
    isChecked: () => isChecked,
    pass(ms: number, { drift = 0 } = {}) {
      steady += ms;
      wall += ms * (1 + drift);
    },
    setWall(by: number) {
      wall += by;
    },
    wall: () => wall,
  };
};

describe('the steady clock', () => {
  test('contracts 5: begins with the clock of the machine, and goes on in whole milliseconds', () => {
    const { clock, pass, jumps } = machine();
    expect(clock.now()).toBe(NOON);
    pass(1500.75);
    expect(clock.now()).toBe(NOON + 1500);
    expect(jumps).toEqual([]);
  });

  test('contracts 5: a jump forward is followed, and told once with exactly what was leapt', () => {
    const { clock, jumps, pass, setWall, wall } = machine();
    pass(1000);
    setWall(3_600_000);
    expect(clock.now()).toBe(NOON + 3_601_000);
    expect(jumps).toEqual([3_600_000]);
    pass(1000);
    expect(clock.now()).toBe(wall());
    expect(jumps).toEqual([3_600_000]);
  });

  test('contracts 5: whoever hears of a leap has heard before the time is told', () => {
    let wall = NOON;
    let leapt = 0;
    const clock = steadyClock({
      wall: () => wall,
      steady: () => 0,
      onJump: ms => {
        leapt += ms;
        // And may ask for the time himself.
        expect(clock.now()).toBe(NOON + 60_000);
      },
      after: () => () => undefined,
    });
    wall += 60_000;
    expect(clock.now() - leapt).toBe(NOON);
  });

  test('contracts 5: a machine that has slept is like one whose clock was set forward', () => {
    const { clock, jumps, setWall, check } = machine();
    // The steady clock stood still, and nobody asked for the time.
    setWall(8 * 3_600_000);
    check();
    expect(jumps).toEqual([8 * 3_600_000]);
    expect(clock.now()).toBe(NOON + 8 * 3_600_000);
  });

  test('contracts 5: after a jump back the clock neither goes back nor stands, but runs at half its pace until met', () => {
    const { clock, jumps, pass, setWall, wall } = machine();
    pass(1000);
    const before = clock.now();
    setWall(-60_000);
    expect(clock.now()).toBe(before);
    expect(jumps).toEqual([-60_000]);
    pass(10_000);
    expect(clock.now()).toBe(before + 5000);
    for (let second = 0; second < 1000; second++) {
      const last = clock.now();
      pass(1000);
      expect(clock.now()).toBeGreaterThan(last);
    }
    expect(clock.now()).toBe(wall());
    expect(jumps).toEqual([-60_000]);
  });

  test('contracts 5: a clock that was set back and then right again has leapt by what it lost meanwhile, and no more', () => {
    const { clock, jumps, pass, setWall, wall } = machine();
    setWall(-3_600_000);
    clock.now();
    pass(20_000);
    clock.now();
    setWall(3_600_000);
    expect(clock.now()).toBe(wall());
    expect(jumps).toEqual([-3_600_000, 10_000]);
  });

  test('contracts 5: forward, but not as far as our own time, is no leap; back a second time is told a second time', () => {
    const { clock, jumps, setWall } = machine();
    setWall(-60_000);
    clock.now();
    setWall(30_000);
    expect(clock.now()).toBe(NOON);
    setWall(-30_000);
    expect(clock.now()).toBe(NOON);
    expect(jumps).toEqual([-60_000, -30_000]);
  });

  test.each([2000, -2000])('contracts 5: %i milliseconds are no jump: they are made up for little by little', by => {
    const { clock, jumps, pass, setWall, wall } = machine();
    setWall(by);
    expect(clock.now()).toBe(NOON);
    pass(1000);
    expect(clock.now()).toBe(NOON + 1000 + Math.sign(by) * 5);
    for (let second = 0; second < 500; second++) {
      const last = clock.now();
      pass(1000);
      expect(clock.now()).toBeGreaterThanOrEqual(last + 995);
      expect(clock.now()).toBeLessThanOrEqual(last + 1006);
    }
    expect(Math.abs(clock.now() - wall())).toBeLessThanOrEqual(1);
    expect(jumps).toEqual([]);
  });

  test.each([0.001, -0.001])('contracts 5: the drift of the machine (%d) is followed without a jump', drift => {
    const { clock, jumps, pass, wall } = machine();
    for (let second = 0; second < 10_000; second++) {
      pass(1000, { drift });
      clock.now();
    }
    expect(Math.abs(clock.now() - wall())).toBeLessThanOrEqual(2);
    expect(jumps).toEqual([]);
  });

  test('contracts 5: even a steady clock that goes back does not turn it', () => {
    const { clock, pass, jumps } = machine();
    pass(1000);
    const before = clock.now();
    pass(-500);
    expect(clock.now()).toBe(before);
    pass(600);
    expect(clock.now()).toBeGreaterThanOrEqual(before);
    expect(jumps).toEqual([]);
  });

  test('contracts 5: the checks go on until they are stopped', () => {
    const { clock, jumps, check, setWall, isChecked } = machine();
    check();
    setWall(5000);
    check();
    setWall(7000);
    check();
    expect(jumps).toEqual([5000, 7000]);
    clock.stop();
    expect(isChecked()).toBe(false);
  });
});

test('contracts 5: the clock of this machine needs nothing else', () => {
  const clock = steadyClock({ onJump: () => undefined });
  const now = clock.now();
  expect(Number.isInteger(now)).toBe(true);
  expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  clock.stop();
});
