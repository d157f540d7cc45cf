import type { Refusal } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import {
  among,
  endingText,
  has,
  isOfShape,
  noUndoText,
  type Possible,
  refusalText,
  say,
  termText,
} from '../src/index.js';

describe('decision 0017: sentences put together', () => {
  const phrases: Possible['phrases'] = {
    list: items => items.join(', '),
    possible: list => `Possible: ${list}.`,
    more: count => `${count} more`,
    range: (min, max) => `${min} to ${max}`,
    total: count => `${count} in all`,
    seeRule: rule => `(${rule})`,
  };
  const said: Possible = {
    phrases,
    heading: ({ kind }) => kind.toUpperCase(),
    option: (_, id) => `the ${id}`,
    seat: seat => seat,
    rule: rule => `rule ${rule}`,
    reason: ({ because }) => (because === 'too-far' ? 'It is too far.' : undefined),
    general: (refused, waitedFor) => `${refused}, ${waitedFor || 'nobody'}.`,
  };
  const refusal = (more: Partial<Refusal>): Refusal =>
    ({ refused: 'illegal', possible: [], waiting: [], ...more }) as unknown as Refusal;

  test('decision 0017: a refusal gives the reason, what would be possible, and the rule', () => {
    const possible = [{ kind: 'go', shape: 'pick', of: ['a', 'b'] }] as unknown as Refusal['possible'];
    expect(refusalText(said, refusal({ because: 'too-far', possible, rule: 'T 1' }), { kind: 'go', arg: 'z' })).toBe(
      'It is too far. Possible: the a, the b. (rule T 1)',
    );
    expect(refusalText(said, refusal({ possible }), { kind: 'stay' })).toBe('illegal, nobody. Possible: GO.');
  });

  test('decision 0017: a long list is cut off, and whoever is waited for is named once', () => {
    const of = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const possible = [{ kind: 'go', shape: 'pick', of }] as unknown as Refusal['possible'];
    expect(refusalText(said, refusal({ possible, waiting: ['x', 'x', 'y'] }), { kind: 'go' })).toBe(
      'illegal, x, y. Possible: the a, the b, the c, the d, the e, the f, 2 more.',
    );
  });

  test('decision 0017: the shape of what comes from outside is looked at before it is spoken of', () => {
    expect(isOfShape('pick', 'a')).toBe(true);
    expect(isOfShape('pick', 3)).toBe(false);
    expect(isOfShape('amount', 2.5)).toBe(false);
    expect(isOfShape('subset', ['a', 'b'])).toBe(true);
    expect(isOfShape('allot', ['a'])).toBe(false);
    expect(isOfShape('allot', { a: 1 })).toBe(true);
    expect(isOfShape('button', undefined as never)).toBe(true);
  });

  test('decision 0017: names that every object has are no ids', () => {
    expect(has({ rome: 1 }, 'toString')).toBe(false);
    expect(among({ rome: 'Rome' }, 'constructor', '?')).toBe('?');
    expect(say({ told: ({ n }: { n: number }) => `${n}` }, 'told', { n: 3 })).toBe('3');
    expect(say({}, 'valueOf', {})).toBeUndefined();
    expect(termText({ terms: { gold: 'Gold' } }, 'hasOwnProperty')).toBe('hasOwnProperty');
  });

  test('decision 0017: ends and undos', () => {
    const words = { endings: { rounds: { text: 'The last round is over.' } }, tieBreakers: { cash: 'Money decided.' } };
    const outcome = { winners: ['x'], points: { x: 3 }, how: 'rounds', decidedBy: 'cash', rule: 'T 2' };
    expect(endingText(words, outcome as never, 'X wins.')).toBe('The last round is over. X wins. Money decided.');
    const undo = { noUndo: { 'nothing-to-undo': 'Nothing.' }, boundaries: { dice: 'Dice have fallen.' } } as never;
    expect(noUndoText(undo, { refused: 'boundary', boundary: 'dice' } as never)).toBe('Dice have fallen.');
    expect(noUndoText(undo, { refused: 'boundary' } as never)).toBe('Nothing.');
  });
});
