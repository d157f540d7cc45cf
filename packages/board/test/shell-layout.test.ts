import { expect, test } from 'vitest';
import { formOf, heightOf, insetsOf, stopAt } from '../src/shell/layout.js';
import { roman } from '../src/shell/roman.js';

test('ui: the form follows the window', () => {
  expect(formOf(1440, 900)).toBe('desktop');
  expect(formOf(1280, 720)).toBe('laptop');
  expect(formOf(1440, 700)).toBe('laptop');
  expect(formOf(390, 844)).toBe('phone');
});

test('ui: the free map is the window minus the open sheets', () => {
  const open = { isRailFolded: false, isDrawerFolded: false, dockHeight: 190 };
  expect(insetsOf('desktop', open)).toEqual({ top: 68, left: 216, right: 300, bottom: 206 });
  expect(insetsOf('laptop', { ...open, isDrawerFolded: true, dockHeight: 112 })).toEqual({
    top: 60,
    left: 184,
    right: 50,
    bottom: 128,
  });
  expect(insetsOf('phone', { ...open, dockHeight: 366 })).toMatchObject({ bottom: 366, left: 6, right: 6 });
});

test('ui: the sheet of the phone rests at the nearest stop, or at the next when it was flicked', () => {
  expect([heightOf('low', 844), heightOf('middle', 844)]).toEqual([92, 366]);
  expect(stopAt(120, 0, 844)).toBe('low');
  expect(stopAt(300, 0, 844)).toBe('middle');
  expect(stopAt(120, 1, 844)).toBe('middle');
  expect(stopAt(400, 1, 844)).toBe('full');
  expect(stopAt(350, -1, 844)).toBe('low');
  expect(stopAt(800, 1, 844)).toBe('full');
});

test('ui: numerals are Roman where Romans could write them', () => {
  expect([1, 4, 9, 14, 40, 1999].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XL', 'MCMXCIX']);
  expect([0, -1, 2.5].map(roman)).toEqual(['0', '-1', '2.5']);
});
