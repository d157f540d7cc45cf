import { describe, expect, test } from 'vitest';
import { danube } from './miniatures/invasions.js';
import { KEY, seated } from './support/tiny.js';

const open = (...dice: number[]) => {
  const game = danube(dice);
  return seated(game, game.newGame({ players: 2 }, KEY));
};

describe('interception inside a march', () => {
  test('INV XIX.A example: Thracia fails with 5, Valens succeeds with 7 and arrives with five of six units', () => {
    const table = open(3, 9, 1);
    table.play('visigoths', 'march-to', 'moesia-inferior');
    table.play('east-rome', 'intercept-with', 'thracia');
    table.play('east-rome', 'intercept-with', ['east']);
    expect(table.told.map(told => told.open)).toEqual([
      { stack: 'thracia', rolled: 3, modified: 5 },
      { stack: 'east', rolled: 9, modified: 7 },
    ]);
    expect(table.state.balked).toEqual({ goths: ['thracia'] });
    expect(table.asks('east-rome')).toMatchObject({
      rule: 'INV XIX.A success',
      choices: [{ kind: 'leave-behind', shape: 'subset', min: 1, max: 1 }],
    });
    table.play('east-rome', 'leave-behind', ['u6']);
    expect(table.state.stacks).toMatchObject({
      at: { east: 'moesia-inferior', 'east-rest': 'cappadocia' },
      units: { east: ['u1', 'u2', 'u3', 'u4', 'u5'], 'east-rest': ['u6'] },
    });
    // The mover won the battle, so the march goes on.
    expect(table.asks('visigoths')).toMatchObject({ rule: 'INV XVIII.A' });
  });

  test('house 5: while Valens decides, the whole control flow can be read', () => {
    const table = open(3, 9);
    table.play('visigoths', 'march-to', 'moesia-inferior');
    table.play('east-rome', 'intercept-with', 'thracia');
    table.play('east-rome', 'intercept-with', ['east']);
    const { asked, ...top } = table.state.flow[1];
    expect([table.state.flow[0], top]).toEqual([
      { proc: 'march', step: 'afterReaction', stack: 'goths', paces: 3 },
      {
        proc: 'interception',
        step: 'leaveBehind',
        mover: 'goths',
        into: 'moesia-inferior',
        opponent: 'east-rome',
        waiting: [],
        coming: 'east',
      },
    ]);
    expect(asked).toBe(table.asks('east-rome')?.n);
  });

  test('INV XIX.A: a stack that failed may not try the same mover again', () => {
    const table = open(3);
    table.play('visigoths', 'march-to', 'moesia-inferior');
    table.play('east-rome', 'intercept-with', 'thracia');
    table.play('east-rome', 'intercept-with', []);
    table.play('visigoths', 'march-to', 'dacia');
    table.play('visigoths', 'march-to', 'moesia-inferior');
    // Only the led stacks are asked about now.
    expect(table.asks('east-rome')?.choices).toEqual([
      { kind: 'intercept-with', shape: 'subset', of: ['east'], min: 0, max: 1 },
    ]);
  });

  test('INV XIX.A: a beaten mover stops', () => {
    const table = open(9, 2);
    table.play('visigoths', 'march-to', 'moesia-inferior');
    table.play('east-rome', 'hold-back');
    table.play('east-rome', 'intercept-with', ['east']);
    table.play('east-rome', 'leave-behind', ['u1']);
    expect(table.state.over?.how).toBe('beaten');
  });
});
