import { askBot, greedy } from '@hegemon/bots';
import { freshSeed } from '@hegemon/kernel';
import { type Player, seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { timeOfCrisis } from '../src/index.js';
import type { ToC } from '../src/state.js';
import { arrange } from './arrange.js';

const greedyPlayer: Player<ToC> = (s, decision, random) =>
  askBot(timeOfCrisis, s, decision.seat, greedy, freshSeed(random)).answer;

describe('house 18: what a position is worth', () => {
  test('house 18: one greedy seat beats three random ones in at least seven of eight games', () => {
    const options = { players: 4 };
    const seats = timeOfCrisis.seats(options);
    let wins = 0;
    for (let i = 0; i < 8; i++) {
      const seat = seats[i % 4];
      const report = simulate(timeOfCrisis, options, seedFor(`greedy ${i}`, 'worth'), {
        players: { [seat]: greedyPlayer },
      });
      if (report.outcome?.winners.includes(seat)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(7);
  });

  test('house 18: it lies between 0 and 1, is 1 for the winner and 0 for the others', () => {
    const table = arrange({ legacy: { green: 30 }, events: ['diocletian'], phase: 'crisis', dice: [3, 4] });
    expect(table.outcome?.winners).toEqual(['green']);
    expect(timeOfCrisis.worth(table.state, 'green')).toBe(1);
    expect(timeOfCrisis.worth(table.state, 'blue')).toBe(0);
    const open = arrange({}).state;
    for (const seat of open.seats) {
      expect(timeOfCrisis.worth(open, seat)).toBeGreaterThan(0);
      expect(timeOfCrisis.worth(open, seat)).toBeLessThan(1);
    }
  });

  test('house 18: more Legacy, a province, the throne and a better deck are worth more; a mob and a threat less', () => {
    const governed = { asia: { governor: 'green', support: 2 } } as const;
    const base = timeOfCrisis.worth(arrange({ provinces: governed }).state, 'green');
    const worthOf = (a: Parameters<typeof arrange>[0]) => timeOfCrisis.worth(arrange(a).state, 'green');
    expect(worthOf({ provinces: governed, legacy: { green: 5 } })).toBeGreaterThan(base);
    expect(worthOf({ provinces: { ...governed, syria: { governor: 'green', support: 1 } } })).toBeGreaterThan(base);
    expect(worthOf({ provinces: { ...governed, italia: { governor: 'green', support: 2 } } })).toBeGreaterThan(base);
    expect(worthOf({ provinces: governed, discard: { green: ['pretender'] } })).toBeGreaterThan(base);
    expect(worthOf({ provinces: { asia: { ...governed.asia, mobs: 1 } } })).toBeLessThan(base);
    expect(worthOf({ provinces: governed, barbarians: { goths: { asia: { active: 1 } } } })).toBeLessThan(base);
  });
});
