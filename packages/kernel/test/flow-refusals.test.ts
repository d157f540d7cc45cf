import { describe, expect, test } from 'vitest';
import {
  type Action,
  allot,
  amount,
  button,
  end,
  type Frame,
  go,
  type Obstacle,
  pick,
  sealing,
  subset,
} from '../src/index.js';
import { begin, type Notes, proc, question } from './support/flows.js';
import { actionBy, OVER, stored } from './support/tiny.js';

const finish = () => end(OVER);
const CHOICES = [
  button('rest'),
  pick('march', ['rome', 'gaul']),
  subset('recruit', ['x', 'y', 'z'], 0, 2),
  amount('pay', 1, 3),
  allot('spread', 2, { x: 2, y: 2 }),
];
const why = (_g: Notes, _f: Frame, _seat: string, { kind, arg }: { kind: string; arg?: unknown }) => {
  const obstacle: Obstacle = { rule: 'T frozen', because: 'river-frozen', facts: { where: String(arg) } };
  return kind === 'march' ? obstacle : undefined;
};
const open = () =>
  begin(
    proc('main', {
      first: question(['a'], CHOICES, undefined, { why }),
      second: question(['b'], CHOICES),
      last: finish,
    }),
  );

describe('refusals', () => {
  test('house 0: a refused answer changes nothing, whatever was wrong with it', () => {
    const { game, table } = open();
    const before = stored(table.state);
    const hostile: unknown[] = [
      { seat: 'b', kind: 'rest' },
      { seat: '__proto__', kind: 'rest' },
      { seat: undefined, kind: 'rest' },
      { seat: 'a' },
      { seat: 'a', kind: '__proto__' },
      { seat: 'a', kind: 'constructor', arg: 'rome' },
      { seat: 'a', kind: { toString: () => 'rest' } },
      { seat: 'a', kind: ['rest'] },
      { seat: 'a', kind: 'rest', arg: null },
      { seat: 'a', kind: 'march', arg: { toJSON: () => 'rome', toString: () => 'rome' } },
      // `String(arg)` in the words of a refusal would call it, and fail.
      { seat: 'a', kind: 'march', arg: JSON.parse('{"toString": 1}') },
      { seat: 'a', kind: 'spread', arg: JSON.parse('{"valueOf": 1, "x": 1}') },
      { seat: 'a', kind: 'march', arg: Symbol('rome') },
      { seat: 'a', kind: 'recruit', arg: new Set(['x']) },
      { seat: 'a', kind: 'spread', arg: new Map([['x', 2]]) },
      { seat: 'a', kind: 'spread', arg: JSON.parse('{"__proto__": {"x": 2}}') },
      { seat: 'a', kind: 'pay', arg: new Number(2) },
      { seat: 'a', kind: 'rest', n: 0 },
      { seat: 'a', kind: 'rest', n: '1' },
      { seat: 'a', kind: 'rest', n: null },
      { seat: 'a', kind: 'rest', n: Number.NaN },
      { seat: 'a', kind: 'rest', n: { valueOf: () => 1 } },
    ];
    for (const action of hostile) {
      const reply = game.apply(table.state, action as Action);
      expect(reply, JSON.stringify(action)).toHaveProperty('refused');
      expect(stored(reply)).toEqual(reply);
      expect(table.state).toEqual(before);
    }
  });
  test('house 12: each refusal has its code, the rule, what is possible and who is waited for', () => {
    const { game, table } = open();
    const rest = { possible: CHOICES, waiting: ['a'] };
    expect(game.refusalOf(table.state, actionBy('b', 'rest'))).toEqual({
      refused: 'not-your-decision',
      rule: 'T question',
      possible: [],
      waiting: ['a'],
    });
    expect(game.refusalOf(table.state, { seat: 'a', kind: 'rest', n: 7 })).toEqual({
      refused: 'stale',
      rule: 'T question',
      facts: { given: 7, now: 1 },
      ...rest,
    });
    expect(game.refusalOf(table.state, actionBy('a', 'fly'))).toEqual({
      refused: 'not-offered',
      rule: 'T question',
      ...rest,
    });
    expect(game.refusalOf(table.state, actionBy('a', 'pay', 4))).toEqual({
      refused: 'does-not-fit',
      rule: 'T question',
      because: 'too-many',
      facts: { given: 4, max: 3 },
      ...rest,
    });
    table.play('a', 'rest');
    table.play('b', 'rest');
    expect(game.refusalOf(table.state, actionBy('a', 'rest'))).toEqual({
      refused: 'game-over',
      possible: [],
      waiting: [],
    });
  });
  test('house 12: the game says which rule forbids what is not offered', () => {
    const { game, table } = open();
    expect(game.refusalOf(table.state, actionBy('a', 'march', 'dacia'))).toMatchObject({
      refused: 'does-not-fit',
      rule: 'T frozen',
      because: 'river-frozen',
      facts: { id: 'dacia', where: 'dacia' },
    });
  });
  test('house 12: a game is never asked why about something that could be no answer at all', () => {
    const { game, table } = open();
    for (const arg of [null, { deep: { er: 1 } }, [1, ['x']], Number.NaN, () => 1, { x: 'y' }]) {
      const refusal = game.refusalOf(table.state, actionBy('a', 'march', arg as never));
      expect(refusal).toMatchObject({ refused: 'does-not-fit', because: 'wants-one-id', rule: 'T question' });
    }
  });
  test('house 4: an old number is stale after the question was put again', () => {
    const { game, table } = begin(proc('main', { first: question(['a'], CHOICES, go('first')) }));
    const first = table.asks('a');
    table.play('a', 'rest');
    expect(game.refusalOf(table.state, { seat: 'a', kind: 'rest', n: first!.n })).toMatchObject({ refused: 'stale' });
    expect(table.asks('a')!.n).toBeGreaterThan(first!.n);
  });
  test('house 7: two choices of one kind are both answerable', () => {
    const two = [pick('pay', ['gold']), amount('pay', 1, 3)];
    const { table } = begin(proc('main', { first: question(['a'], two), last: finish }));
    table.play('a', 'pay', 2);
    expect(table.state.notes).toEqual(['a pay 2']);
  });
});

/** A sealed question whose reveal uses up what it was given. */
const keeping = proc('main', {
  first: sealing<Notes, Frame>()({
    rule: 'T',
    prompt: 'spread',
    order: 'together',
    seats: () => ['a', 'b'],
    offer: () => [allot('spread', 2, { x: 2, y: 2 })],
    reveal(g, _, answers) {
      for (const [seat, { arg }] of Object.entries(answers)) {
        const own = arg as { x?: number };
        own.x = (own.x ?? 0) - 1;
        g.notes.push(`${seat} ${own.x}`);
      }
    },
  }),
  last: finish,
});

describe('what reaches the rules', () => {
  test('house 7: ids come in the order of the question and noughts are left out, however they were sent', () => {
    const { table } = begin(proc('main', { first: question(['a'], CHOICES, go('first')) }));
    table.play('a', 'recruit', ['z', 'x']);
    table.play('a', 'spread', { y: 2, x: 0 });
    table.play('a', 'spread', { y: 1, x: 1 });
    table.play('a', 'pay', 1);
    expect(table.state.notes).toEqual(['a recruit ["x","z"]', 'a spread {"y":2}', 'a spread {"x":1,"y":1}', 'a pay 1']);
    expect(Object.keys(JSON.parse(table.state.notes[2].slice(9)))).toEqual(['x', 'y']);
  });
  test('house 10: an answer belongs to us once given: its giver cannot change it, nor can the rules change his', () => {
    const { game } = begin(keeping);
    const s = game.newGame({ players: 2 }, '0'.repeat(32));
    const mine = { x: 1, y: 1 };
    game.apply(s, actionBy('a', 'spread', mine));
    mine.x = 7;
    expect(s.flow[0].sealed).toEqual({ a: { kind: 'spread', arg: { x: 1, y: 1 } } });
    const theirs = Object.freeze({ x: 2 });
    game.apply(s, actionBy('b', 'spread', theirs));
    expect(s.notes).toEqual(['a 0', 'b 1']);
    expect(theirs).toEqual({ x: 2 });
  });
  test('house 10: an argument that answers differently each time is read once', () => {
    const { game } = begin(proc('main', { first: question(['a'], CHOICES), last: finish }));
    const s = game.newGame({ players: 2 }, '0'.repeat(32));
    let reads = 0;
    const shifty = {
      get x() {
        return reads++ === 0 ? 2 : 99;
      },
    };
    game.apply(s, actionBy('a', 'spread', shifty));
    expect(s.notes).toEqual(['a spread {"x":2}']);
  });
  test('house 10: minus nought, and lists with a writing of their own, are stored as plain data', () => {
    class Sly extends Array<string> {
      toJSON() {
        return ['z'];
      }
    }
    const { table } = begin(
      proc('main', { first: question(['a'], [amount('pay', 0, 1), subset('recruit', ['x', 'z'])], go('first')) }),
    );
    table.play('a', 'pay', -0);
    table.play('a', 'recruit', Sly.from(['x']) as string[]);
    expect(table.state.notes).toEqual(['a pay 0', 'a recruit ["x"]']);
  });
});
