import { describe, expect, test } from 'vitest';
import { macedonia, type Unit } from './miniatures/time-of-crisis.js';
import { KEY, seated } from './support/tiny.js';

const open = (situation: Parameters<typeof macedonia>[0]) => {
  const game = macedonia(situation);
  return seated(game, game.newGame({ players: 2 }, KEY));
};
const LEGIONS: Unit[] = ['legion', 'legion', 'legion'];

describe('the battle of the rule book', () => {
  test('ToC 8 example: red attacks green with three legions, dice 5 3 3 against 2 5 4', () => {
    const table = open({
      attacker: [...LEGIONS],
      defender: ['legion', 'reduced-legion', 'militia'],
      castra: true,
      flanking: true,
      dice: [5, 3, 3, 2, 5, 4],
    });
    expect(table.asked()).toEqual(['red']);
    table.play('red', 'keep-dice');
    // The militia falls without a question: nothing else may. The second hit is green's choice.
    expect(table.state.armies.units['green-a']).toEqual(['legion', 'reduced-legion']);
    expect(table.asks('green')).toMatchObject({
      rule: 'ToC 8.1',
      facts: { wounds: 1 },
      choices: [{ kind: 'take-hit', shape: 'pick', of: ['legion', 'reduced-legion'] }],
    });
    table.play('green', 'take-hit', 'reduced-legion');
    expect(table.state.armies.units).toEqual({
      'red-a': ['reduced-legion', 'legion', 'legion'],
      'green-a': ['legion'],
    });
    expect(table.state.armies).toMatchObject({ inCapital: {}, castra: {} });
    table.play('red', 'advance');
    expect(table.state).toMatchObject({
      armies: { inCapital: { 'red-a': true }, spent: { 'red-a': true, 'green-a': true } },
      legacy: { red: 2, green: 0 },
      over: { how: 'attacker' },
      chance: { drawn: 6 },
    });
  });

  test('ToC 8.1: a reroll of 6 6 3 with bonus dice 4 3 makes five hits', () => {
    const table = open({
      attacker: [...LEGIONS],
      defender: ['legion', 'legion', 'legion', 'legion'],
      castra: false,
      flanking: true,
      dice: [1, 1, 2, 1, 1, 1, 1, 6, 6, 3, 4, 3],
    });
    table.play('red', 'reroll');
    expect(table.told.at(-1)).toEqual({
      type: 'dice-thrown',
      open: { army: 'red-a', pips: [6, 6, 3, 4, 3], hits: 5 },
    });
    expect(table.asks('green')).toMatchObject({ facts: { wounds: 4 } });
  });

  test('ToC 8.2: the defender wins ties, and keeps capital and camp', () => {
    const table = open({ attacker: ['legion'], defender: ['legion'], castra: true, flanking: true, dice: [1, 1] });
    table.play('red', 'keep-dice');
    expect(table.state).toMatchObject({ over: { how: 'defender' }, legacy: { red: 0, green: 2 } });
    expect(table.state.armies).toMatchObject({ inCapital: { 'green-a': true }, castra: { 'green-a': true } });
  });

  test('ToC 8.4: a winner who does not advance leaves the capital empty', () => {
    const table = open({ attacker: ['legion'], defender: ['militia'], castra: false, flanking: false, dice: [5, 1] });
    table.play('red', 'stay');
    expect(table.state.armies.inCapital).toEqual({});
  });

  test('house 5: a fault in a step names procedure and step', () => {
    expect(() => open({ attacker: ['legion'], defender: [], castra: false, flanking: false, dice: [] })).toThrow(
      'the script has no value left for draw 0 (battle) [at battle.roll]',
    );
  });
});
