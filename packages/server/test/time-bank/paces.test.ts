import { PACES, type Pace } from '@hegemon/protocol';
import { expect, test } from 'vitest';
import { checkPace, hasClock } from '../../src/time/paces.js';
import { HOUR, MINUTE } from './scenes.js';

const free: Pace = { name: 'free', bank: HOUR, increment: MINUTE, cap: 2 * HOUR, nights: true, vacation: 3 };

test('contracts 5: the paces with a name are sound, and all but one have a clock', () => {
  for (const pace of Object.values(PACES)) expect(checkPace(pace)).toEqual([]);
  expect(Object.values(PACES).filter(pace => !hasClock(pace))).toEqual([PACES.none]);
});

test('contracts 5: a named pace cannot be had with other values', () => {
  expect(checkPace({ ...PACES.days, bank: HOUR })).toEqual(['not-as-named']);
  expect(checkPace({ ...PACES.none, nights: true })).toEqual(['not-as-named']);
});

test.each([
  [{}, []],
  [{ bank: MINUTE, cap: MINUTE, increment: 0, vacation: 0, nights: false }, []],
  [{ bank: MINUTE - 1 }, ['bank-too-short']],
  [{ cap: HOUR - 1 }, ['cap-below-bank']],
  [{ increment: 2 * HOUR + 1 }, ['increment-above-cap']],
  [{ nights: false }, ['vacation-without-nights']],
  [{ bank: 0, cap: 0, nights: false }, ['bank-too-short', 'increment-above-cap', 'vacation-without-nights']],
] as const)('contracts 5: a free pace with %j has the faults %j', (change, faults) => {
  expect(checkPace({ ...free, ...change })).toEqual(faults);
});
