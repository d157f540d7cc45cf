import { describe, expect, test } from 'vitest';
import { medianOf, timingOf } from '../src/clock.js';
import { isWithinFloors, judge, LIMITS, limitsOf, rowOf } from '../src/report.js';
import { benchText, figure } from '../src/text.js';

test('contracts 6: floors and targets are those of the contract', () => {
  expect(LIMITS).toMatchObject({
    toChessops: { floor: 0.004, target: 0.012 },
    toBoardgame: { floor: 8, target: 25 },
    view: { floor: 100, target: 30 },
    state: { floor: 16_000, target: 6_000 },
    jump: { floor: 300, target: 50 },
    verify: { floor: 10_000, target: 3_000 },
    battleOdds: { floor: 2_000, target: 20_000 },
  });
});

test('contracts 6: a game has floors of its own only where they were promised', () => {
  expect(limitsOf('some-game')).toEqual(LIMITS);
  expect(limitsOf('medioevo-universale')).toMatchObject({
    toChessops: { floor: 0.003, target: 0.01 },
    view: { floor: 200 },
    state: { floor: 32_000 },
    jump: LIMITS.jump,
    verify: LIMITS.verify,
  });
});

describe('contracts 6: a figure is judged by its floor', () => {
  test.each([
    [0.0039, false, false],
    [0.004, true, false],
    [0.0119, true, false],
    [0.012, true, true],
  ])('contracts 6: %d of chessops is ok %s, on target %s', (ratio, ok, onTarget) => {
    expect(judge(ratio, LIMITS.toChessops)).toEqual({ ok, onTarget });
  });
  test.each([
    [100.1, false, false],
    [100, true, false],
    [30.1, true, false],
    [30, true, true],
  ])('contracts 6: a view of %d µs is ok %s, on target %s', (micros, ok, onTarget) => {
    expect(judge(micros, LIMITS.view)).toEqual({ ok, onTarget });
  });
});

test('contracts 6: where there is a ratio it is judged, and not the value', () => {
  const row = rowOf({
    game: 'some-game',
    name: 'random play',
    unit: 'decisions/s',
    timing: timingOf([1, 2, 3]),
    ratios: timingOf([7, 9, 20]),
    limit: LIMITS.toBoardgame,
  });
  expect(row).toMatchObject({ value: 2, ratio: 9, spread: { min: 7, max: 20 }, floor: 8, target: 25 });
  expect(row).toMatchObject({ ok: true, onTarget: false });
});

test('contracts 6: a figure without a floor never fails', () => {
  const row = rowOf({ name: 'anchor', unit: 'moves/s', timing: timingOf([0]) });
  expect(row.ok).toBe(true);
  expect(row).not.toHaveProperty('onTarget');
  expect(row).not.toHaveProperty('floor');
});

test('contracts 6: one ratio or size below its floor fails the whole report, a bare time does not', () => {
  const pace = (ratio: number) =>
    rowOf({ name: 'play', unit: '/s', timing: timingOf([9]), ratios: timingOf([ratio]), limit: LIMITS.toChessops });
  const size = (bytes: number) =>
    rowOf({ name: 'state', unit: 'bytes', timing: timingOf([bytes]), limit: LIMITS.state });
  const slow = rowOf({ name: 'view', unit: 'µs', timing: timingOf([101]), limit: LIMITS.view });
  expect(isWithinFloors([])).toBe(true);
  expect(isWithinFloors([pace(0.004), size(16_000)])).toBe(true);
  expect(isWithinFloors([pace(0.0039)])).toBe(false);
  expect(isWithinFloors([pace(1), size(16_001)])).toBe(false);
  expect(slow.ok).toBe(false);
  expect(isWithinFloors([pace(1), slow])).toBe(true);
});

test('contracts 6: one slow round does not move the median', () => {
  expect(medianOf([1, 900, 2])).toBe(2);
  expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  expect(timingOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3, rounds: [3, 1, 2] });
  expect(() => medianOf([])).toThrow('nothing was measured');
});

test('contracts 6: the table says which row is below its floor', () => {
  const bad = rowOf({ game: 'slow-game', name: 'view', unit: 'µs', timing: timingOf([101]), limit: LIMITS.view });
  const text = benchText({ quick: true, node: 'v20', seconds: 1, rows: [bad], ok: false });
  expect(text).toContain('slow-game');
  expect(text).toContain('BELOW THE FLOOR');
});

test('contracts 6: figures are shown as exactly as they are known', () => {
  expect([0, 0.012345, 30, 999.4, 1_234_567.8].map(figure)).toEqual(['0', '0.0123', '30', '999', '1 234 568']);
});
