import { type Effort, seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { medioevoUniversale as game } from '../src/game.js';
import type { MUOptions } from '../src/state.js';

/** A light look at every decision; the long run looks harder, at hundreds of games. */
const GLANCE: Effort = { answers: 2, nonsense: 2, twins: 1, followed: 1, orders: 1, leisure: 1 };

/** All nine properties at every decision of whole games. */
describe('the nine properties', () => {
  test('MU 0: a random game of three players keeps all nine properties to the end', () => {
    const report = simulate(game, { players: 3, rounds: 8 }, seedFor('random 3', 'properties'), { check: GLANCE });
    expect(report.violations).toEqual([]);
    expect(report.error).toBeUndefined();
    expect(report.finished).toBe(true);
  }, 900_000);
});

describe('random games without looking closely', () => {
  test('MU 0-length: games of all sizes and options end, each in a known way', () => {
    for (let i = 0; i < 6; i++) {
      const options: MUOptions = {
        players: 3 + (i % 4),
        rounds: 8,
        terrain: i % 5 === 0,
        'blood-tokens': i % 3 === 0,
        'realm-auction': i % 7 === 0,
        teams: i % 4 === 3,
        'hidden-purchases': i === 4,
        'archers-last': i % 2 === 0,
        realms: (['agree', 'random', 'turn-order'] as const)[i % 3],
        honour: i % 8 === 0 ? 30 : 0,
      };
      const report = simulate(game, options, seedFor(`end ${i}`, 'properties'), {});
      expect(report.error).toBeUndefined();
      expect(game.endings).toContain(report.outcome?.how);
    }
  }, 900_000);
});
