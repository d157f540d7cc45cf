import { describe, expect, test } from 'vitest';
import { menuFor, without } from '../src/ask/menu.js';
import type { Standing } from '../src/face.js';
import { shortNameOf, standingsOf } from '../src/shell/standings.js';

const standing = (place?: number, name?: string): Standing => ({
  points: 0,
  pointsName: '',
  figures: [],
  ...(place !== undefined && { place: { at: place, text: '', label: '' } }),
  ...(name !== undefined && { name }),
});
const tableOf = (standings: Readonly<Record<string, Standing>>) =>
  ({
    sight: { match: { seats: Object.keys(standings) }, table: { view: {} } },
    face: { standing: (_: unknown, seat: string) => standings[seat] },
    speech: { seat: (seat: string) => `the ${seat}` },
    language: 'en',
  }) as never;

describe('ui: the seats of the rail', () => {
  test('ui: seats stand in the order of the game, or in one that changes with play', () => {
    const seatsOf = (standings: Readonly<Record<string, Standing>>) =>
      standingsOf(tableOf(standings)).map(({ seat }) => seat);
    expect(seatsOf({ a: standing(), b: standing(), c: standing() })).toEqual(['a', 'b', 'c']);
    expect(seatsOf({ a: standing(2), b: standing(0), c: standing(1) })).toEqual(['b', 'c', 'a']);
  });

  test('ui: where there is little room a seat has a short name, if the game knows one', () => {
    const table = tableOf({ a: standing(0, 'A.'), b: standing(1) });
    expect([shortNameOf(table, 'a'), shortNameOf(table, 'b')]).toEqual(['A.', 'the b']);
  });
});

describe('ui: what a sheet leaves to the dock', () => {
  test('ui: the menu keeps what is left to it, and what closes', () => {
    const choices = ['buy', 'use-card', 'done'].map(kind => ({ kind, shape: 'button' as const }));
    const decision = { n: 1, seat: 'a', rule: '', prompt: 'shop', choices };
    const menu = menuFor({ closing: ['done'] }, decision, 'en');
    const left = without(menu, kind => kind === 'buy');
    expect(left.main).toBe('done');
    expect(left.groups.flatMap(({ kinds }) => kinds)).toEqual(['use-card']);
    expect(without(menu, () => true).groups).toEqual([]);
  });
});
