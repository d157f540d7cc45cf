import { countByKind, countDistinctPositions, countPositions, seedFor } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { timeOfCrisis } from '../src/index.js';
import { arrange } from './arrange.js';

/** A rich position: armies, cards of all suits, barbarians, a mob, a vote that can be won. */
const crowded = () =>
  arrange({
    provinces: {
      italia: { governor: 'blue', support: 3 },
      asia: { governor: 'green', support: 3, mobs: 1, militia: true },
      galatia: { governor: 'green', support: 3 },
      syria: { governor: 'yellow', support: 2, quaestor: true },
    },
    armies: [
      { owner: 'green', region: 'asia', inCapital: true, legions: 2, reduced: 1 },
      { owner: 'green', region: 'syria', legions: 2 },
      { owner: 'yellow', region: 'syria', inCapital: true, legions: 1 },
    ],
    barbarians: { sassanids: { syria: { active: 2, inactive: 1 }, homeland: { active: 3 } } },
    points: { military: 3, senate: 2, populace: 3 },
    hand: { green: ['castra', 'mob', 'senate-1'] },
    played: ['foederati', 'pretender', 'flanking-maneuver'],
  }).state;

/** As chess programmers do: the number of ways to play n answers. Any change of what is legal changes these numbers. */
describe('position counts', () => {
  test('ToC 3.2: from the start with two players', () => {
    const start = timeOfCrisis.newGame({ players: 2 }, seedFor('positions', 'start'));
    expect([1, 2, 3].map(depth => countPositions(timeOfCrisis, start, depth))).toMatchInlineSnapshot(`
      [
        5,
        20,
        480,
      ]
    `);
  });
  test('ToC 3.2: from the start with four players', () => {
    const start = timeOfCrisis.newGame({ players: 4 }, seedFor('positions', 'start'));
    expect([1, 2, 3].map(depth => countPositions(timeOfCrisis, start, depth))).toMatchInlineSnapshot(`
      [
        11,
        110,
        990,
      ]
    `);
  });
  test('ToC 6.3: from a crowded action phase', () => {
    const state = crowded();
    expect(countByKind(timeOfCrisis, state, 1)).toMatchInlineSnapshot(`
      {
        "green: build-improvement": 1,
        "green: create-army": 2,
        "green: disperse-mob": 1,
        "green: end-actions": 1,
        "green: hold-games": 1,
        "green: initiate-battle": 1,
        "green: leave-capital": 1,
        "green: move-army": 2,
        "green: place-governor": 10,
        "green: place-militia": 1,
        "green: play-card": 3,
        "green: recall-governor": 2,
        "green: recruit-general": 1,
        "green: train-legion": 1,
        "green: use-foederati": 1,
        "green: use-pretender": 2,
      }
    `);
    expect(countPositions(timeOfCrisis, state, 2)).toMatchInlineSnapshot(`435`);
    expect(countPositions(timeOfCrisis, state, 3)).toMatchInlineSnapshot(`6415`);
    expect(countDistinctPositions(timeOfCrisis, state, 2)).toMatchInlineSnapshot(`372`);
  });
});
