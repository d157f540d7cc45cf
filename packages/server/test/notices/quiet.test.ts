import { expect, test } from 'vitest';
import type { Choices } from '../../src/notices/choices.js';
import { dueAt, GAP } from '../../src/notices/due.js';
import { minuteOfDay, quietUntil } from '../../src/notices/quiet.js';
import { MINUTE } from './support.js';

const at = (text: string): number => Date.parse(text);
const span = (from: string, to: string) => {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return { from: minutes(from), to: minutes(to) };
};
const until = (zone: string, from: string, to: string, moment: string): string =>
  new Date(quietUntil({ zone, quiet: span(from, to) }, at(moment))).toISOString().replace('.000Z', 'Z');

test('contracts 5: quiet hours: within one day, in the zone of the person', () => {
  expect(until('Europe/Berlin', '12:00', '14:30', '2025-01-15T10:59:59Z')).toBe('2025-01-15T10:59:59Z');
  expect(until('Europe/Berlin', '12:00', '14:30', '2025-01-15T11:00:00Z')).toBe('2025-01-15T13:30:00Z');
  expect(until('Europe/Berlin', '12:00', '14:30', '2025-01-15T13:29:59Z')).toBe('2025-01-15T13:30:00Z');
  expect(until('Europe/Berlin', '12:00', '14:30', '2025-01-15T13:30:00Z')).toBe('2025-01-15T13:30:00Z');
});

test('contracts 5: quiet hours: across midnight', () => {
  expect(until('Europe/Berlin', '22:00', '07:00', '2025-01-15T20:59:00Z')).toBe('2025-01-15T20:59:00Z');
  expect(until('Europe/Berlin', '22:00', '07:00', '2025-01-15T21:00:00Z')).toBe('2025-01-16T06:00:00Z');
  expect(until('Europe/Berlin', '22:00', '07:00', '2025-01-16T03:12:34Z')).toBe('2025-01-16T06:00:00Z');
});

test('contracts 5: quiet hours: zones of half hours and behind the date line', () => {
  expect(minuteOfDay('Asia/Kolkata', at('2025-01-15T18:30:00Z'))).toBe(0);
  expect(until('Asia/Kolkata', '23:00', '06:15', '2025-01-15T18:30:00Z')).toBe('2025-01-16T00:45:00Z');
  expect(until('Pacific/Auckland', '22:00', '07:00', '2025-01-15T12:00:00Z')).toBe('2025-01-15T18:00:00Z');
});

test('contracts 5: quiet hours: in the nights in which summer begins and ends the end is that of the wall clock', () => {
  expect(until('Europe/Berlin', '22:00', '07:00', '2025-03-29T21:30:00Z')).toBe('2025-03-30T05:00:00Z');
  expect(until('Europe/Berlin', '22:00', '07:00', '2025-10-25T20:30:00Z')).toBe('2025-10-26T06:00:00Z');
  // Half past two does not exist in this night: the first minute after it does.
  expect(until('Europe/Berlin', '22:00', '02:30', '2025-03-29T23:00:00Z')).toBe('2025-03-30T01:00:00Z');
});

test('contracts 5: quiet hours: none, and a zone nobody knows', () => {
  expect(quietUntil({ zone: 'Europe/Berlin', quiet: null }, 12345)).toBe(12345);
  expect(until('Mars/Olympus', '10:00', '11:00', '2025-01-15T10:30:00Z')).toBe('2025-01-15T11:00:00Z');
  expect(until('UTC', '10:00', '10:00', '2025-01-15T10:00:00Z')).toBe('2025-01-15T10:00:00Z');
});

const CHOICES: Choices = {
  language: 'en',
  zone: 'UTC',
  notify: { mail: true, webhook: false, push: false },
  digest: 30,
  quiet: null,
  webhook: null,
};
const NOW = at('2025-01-15T12:00:00Z');

test('contracts 5: the window begins with the first that was not told', () => {
  const untold = [
    { match: 'a', kind: 'your-turn', at: NOW },
    { match: 'b', kind: 'said', at: NOW - 20 * MINUTE },
  ];
  expect(dueAt(untold, [], CHOICES, NOW)).toBe(NOW + 10 * MINUTE);
});

test('contracts 5: short time does not wait for the window, but for the end of the quiet hours', () => {
  const untold = [
    { match: 'a', kind: 'your-turn', at: NOW - MINUTE },
    { match: 'a', kind: 'time-short', at: NOW },
  ];
  expect(dueAt(untold, [], CHOICES, NOW)).toBe(NOW);
  expect(dueAt(untold, [], { ...CHOICES, quiet: span('11:00', '13:00') }, NOW)).toBe(NOW + 60 * MINUTE);
});

test('contracts 5: a window that ends in the quiet hours ends with them', () => {
  const untold = [{ match: 'a', kind: 'your-turn', at: NOW }];
  expect(dueAt(untold, [], { ...CHOICES, quiet: span('12:15', '14:00') }, NOW)).toBe(NOW + 120 * MINUTE);
});

test('contracts 5: the same of the same match is not told again at once; anything else is', () => {
  const told = [{ match: 'a', kind: 'said', at: NOW - MINUTE }];
  const choices = { ...CHOICES, digest: 0 };
  expect(dueAt([{ match: 'a', kind: 'said', at: NOW }], told, choices, NOW)).toBe(NOW - MINUTE + GAP);
  expect(dueAt([{ match: 'b', kind: 'said', at: NOW }], told, choices, NOW)).toBe(NOW);
  expect(dueAt([{ match: 'a', kind: 'your-turn', at: NOW }], told, choices, NOW)).toBe(NOW);
});
