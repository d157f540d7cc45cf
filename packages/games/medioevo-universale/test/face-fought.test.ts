import type { Line } from '@hegemon/host';
import type { Heard } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { foughtIn, sideAt } from '../board/table/pieces/fought.js';
import { whereIn } from '../board/table/where.js';

const line = (n: number, heard: readonly Heard[], more: Partial<Line> = {}): Line => ({ n, heard, ...more }) as Line;
const round: Heard = { type: 'round-began', round: 2 };
const battle = (at: string, defender = 'barbarians'): Heard => ({
  type: 'battle-ended',
  at,
  attacker: 'player-1',
  defender,
});

describe('ui: who has fought in this round', () => {
  test('MU 5-battle: both sides, where they fought, and nobody of the round before', () => {
    const lines = [line(1, [battle('riga')]), line(2, [round]), line(3, [battle('candia', 'player-2')])];
    expect([...foughtIn(lines)].sort()).toEqual([sideAt('player-1', 'candia'), sideAt('player-2', 'candia')]);
  });

  test('ui: what was told before the round began in the same breath does not count', () => {
    expect([...foughtIn([line(1, [battle('riga'), round])])]).toEqual([]);
  });

  test('ui: of what lies after the position that is looked at nothing counts', () => {
    const lines = [line(1, [battle('riga')]), line(2, [round]), line(3, [battle('candia')])];
    expect([...foughtIn(lines, 1)].sort()).toEqual([sideAt('barbarians', 'riga'), sideAt('player-1', 'riga')]);
    expect([...foughtIn(lines, 2)]).toEqual([]);
  });

  test('ui: a battle that was taken back was not fought', () => {
    expect([...foughtIn([line(1, [round]), line(2, [battle('candia')], { isUndone: true })])]).toEqual([]);
  });
});

describe('ui: where play is', () => {
  const position = (phase: 0 | 4 | 5) =>
    ({ round: 3, phase, options: { rounds: 12 } }) as Parameters<typeof whereIn>[0];
  const combat = (n: number): Heard => ({ type: 'combat-round-began', round: n });
  const lines = [
    line(1, [combat(5)]),
    line(2, [combat(1)]),
    line(3, [combat(2)]),
    line(4, [combat(3)], { isUndone: true }),
  ];

  test('MU 5-sequence: the round out of how many, and in the war the combat round that is looked at', () => {
    expect(whereIn(position(4), lines, 9, 'en')).toBe('Round III of XII');
    expect(whereIn(position(5), lines, 9, 'en')).toBe('Round III of XII, combat round 2');
    expect(whereIn(position(5), lines, 2, 'de')).toBe('Runde III von XII, Kampfrunde 1');
    expect(whereIn(position(0), [], 0, 'de')).toBeUndefined();
  });
});
