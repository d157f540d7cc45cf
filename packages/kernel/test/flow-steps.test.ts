import { describe, expect, test } from 'vitest';
import { allot, amount, button, call, done, end, type Frame, go, pick, subset } from '../src/index.js';
import { begin, gameOf, note, proc, question } from './support/flows.js';
import { actionBy, KEY, OVER, seated } from './support/tiny.js';

const finish = () => end(OVER);
const yesNo = [button('yes'), button('no')];
const sub = (name = 'sub', step = 'first'): Frame => ({ proc: name, step });

describe('how steps follow one another', () => {
  test('house 5: a step that says nothing goes on with the following one', () => {
    const { table } = begin(proc('main', { one: note('1'), two: note('2'), three: finish }));
    expect(table.state).toMatchObject({ notes: ['1', '2'], over: OVER, flow: [] });
    expect(table.asked()).toEqual([]);
  });
  test('house 5: go jumps within the procedure, forward and back', () => {
    const loop = (g: { notes: string[] }) => (g.notes.length < 3 ? go('one') : go('last'));
    const { table } = begin(proc('main', { one: note('1'), loop, skipped: note('never'), last: finish }));
    expect(table.state.notes).toEqual(['1', '1', '1']);
  });
  test('house 5: call comes back to the following step, or to the one it names, with what was handed back', () => {
    const { table } = begin(
      proc('main', {
        first: () => call(sub()),
        second: (g, f) => {
          g.notes.push(`got ${f.returned}`);
          return call(sub('silent'), 'fourth');
        },
        third: note('never'),
        fourth: (g, f) => {
          g.notes.push(`got ${f.returned}`);
          return end(OVER);
        },
      }),
      proc('sub', { first: note('in sub'), second: () => done('value'), third: note('never') }),
      proc('silent', { first: note('in silent') }),
    );
    expect(table.state.notes).toEqual(['in sub', 'got value', 'in silent', 'got undefined']);
  });
  test.each([
    [null, 'null'],
    [0, '0'],
    ['', '""'],
    [false, 'false'],
    [{ x: 1 }, '{"x":1}'],
  ])('house 5: done hands back %j as it is', (value, written) => {
    const { table } = begin(
      proc('main', {
        first: () => call(sub()),
        second: (g, f) => {
          g.notes.push(JSON.stringify(f.returned));
          return end(OVER);
        },
      }),
      proc('sub', { first: () => done(value) }),
    );
    expect(table.state.notes).toEqual([written]);
  });
  test('house 5: a frame that is begun shares nothing with the one that begins it', () => {
    const list = ['x', 'y'];
    const { table } = begin(
      proc('main', {
        first: () => call({ ...sub(), list } as Frame),
        second: () => call({ ...sub(), list } as Frame),
        third: finish,
      }),
      proc('sub', {
        first: (g, f) => {
          const own = (f as Frame & { list: string[] }).list;
          g.notes.push(String(own.pop()));
        },
      }),
    );
    expect(table.state.notes).toEqual(['y', 'y']);
    expect(list).toEqual(['x', 'y']);
  });
  test('house 5: ending the game deep inside ends it everywhere', () => {
    const { table } = begin(
      proc('main', { first: () => call(sub()), second: note('never') }),
      proc('sub', { first: finish, second: note('never') }),
    );
    expect(table.state).toMatchObject({ notes: [], over: OVER, flow: [] });
  });
});

describe('questions that are not put', () => {
  const after = { last: question(['a'], yesNo) };
  test('house 5: nobody to answer, or nothing to choose: the question is passed over', () => {
    const { table } = begin(
      proc('main', {
        nobody: question([], yesNo),
        nothing: question(['a'], []),
        empty: question(
          ['a', 'b'],
          [pick('p', []), subset('s', ['x'], 2), amount('n', 2, 1), allot('al', 3, { x: 2 })],
        ),
        ...after,
      }),
    );
    expect(table.state).toMatchObject({ n: 1, notes: [], flow: [{ step: 'last' }] });
  });
  test('house 5: choices without content are not shown beside others', () => {
    const { table } = begin(proc('main', { first: question(['a'], [pick('p', []), button('pass'), button('stay')]) }));
    expect(table.asks('a')?.choices).toEqual([button('pass'), button('stay')]);
  });
  const singles = [
    ['a button', button('k'), 'a k'],
    ['one id', pick('k', ['x']), 'a k "x"'],
    ['all ids', subset('k', ['x', 'y'], 2), 'a k ["x","y"]'],
    ['no id', subset('k', []), 'a k []'],
    ['one number', amount('k', 3, 3), 'a k 3'],
    ['one spread', allot('k', 3, { x: 1, y: 2 }), 'a k {"x":1,"y":2}'],
  ] as const;
  test.each(singles)(
    'contracts 1: a question with one possible answer (%s) is answered by the engine',
    (_, choice, text) => {
      const { table } = begin(proc('main', { first: question(['a'], [choice]), ...after }));
      expect(table.state).toMatchObject({ n: 1, notes: [text], flow: [{ step: 'last' }] });
    },
  );
  test.each(singles)('contracts 1: it is put all the same (%s) where it is marked always or secret', (_, choice) => {
    for (const extra of [{ always: true }, { secret: true }] as const) {
      const { table } = begin(proc('main', { first: question(['a'], [choice], undefined, extra), ...after }));
      expect(table.state).toMatchObject({ notes: [], flow: [{ step: 'first' }] });
      expect(table.asked()).toEqual(['a']);
    }
  });
  test('house 7: what is certain to have an answer is put before anybody has worked out what it offers', () => {
    let looks = 0;
    const offer = () => {
      looks++;
      return [pick('k', []), button('pass')];
    };
    const certain = question(['a'], offer, undefined, { always: true, isCertain: () => true });
    const { game, table } = begin(proc('main', { first: note('x'), second: certain, ...after }));
    expect([looks, table.state.n, table.state.flow[0].asked]).toEqual([0, 1, 1]);
    expect(table.asks('a')).toMatchObject({ n: 1, choices: [button('pass')] });
    expect(game.apply(table.state, { seat: 'a', kind: 'k', arg: 'x' })).toMatchObject({ refused: 'not-offered' });
    expect(looks).toBe(1);
    table.play('a', 'pass');
    expect(table.state.notes).toEqual(['x', 'a pass']);
  });
  test('house 7: whoever else looks on is shown who is asked, and nobody works out what is offered there', () => {
    const offered: string[] = [];
    const offer = (_g: unknown, _f: unknown, seat: string) => {
      offered.push(seat);
      return [button('pass')];
    };
    const certain = question(['a'], offer, undefined, { always: true, isCertain: () => true });
    const { game, table } = begin(proc('main', { first: certain, ...after }));
    const waiting = game.table(table.state, 'b').waiting;
    expect([waiting, game.table(table.state, 'spectator').waiting]).toEqual([waiting, waiting]);
    expect(game.refusalOf(table.state, { seat: 'a', kind: 'pass' })).toBeUndefined();
    expect(offered).toEqual(['a']);
    const [asked] = game.pending(table.state);
    expect(waiting).toEqual([{ seat: 'a', rule: asked.rule, prompt: asked.prompt }]);
    expect(game.table(table.state, 'a').decisions).toEqual([asked]);
  });
  test('house 7: what is said to have an answer for certain must have one', () => {
    const certain = question(['a'], [], undefined, { always: true, isCertain: () => true });
    const { game, table } = begin(proc('main', { first: certain, ...after }));
    expect(() => game.pending(game.copy(table.state))).toThrow('sure to have an answer');
    expect(() => game.table(game.copy(table.state), 'a')).toThrow('sure to have an answer');
  });
  test('house 7: it is passed over all the same where nobody is there to answer', () => {
    const certain = question([], [button('pass')], undefined, { always: true, isCertain: () => true });
    const { table } = begin(proc('main', { first: certain, ...after }));
    expect(table.state).toMatchObject({ notes: [], flow: [{ step: 'last' }] });
  });
  test('contracts 1: if several seats could give the single answer, it is put: who does it matters', () => {
    const { table } = begin(proc('main', { first: question(['a', 'b'], [button('k')]), ...after }));
    expect(table.asked()).toEqual(['a', 'b']);
    table.play('b', 'k');
    expect(table.state.notes).toEqual(['b k']);
  });
  test('contracts 1: if only one of several seats has a choice, and only one, the engine answers for it', () => {
    const offer = (_g: unknown, _f: unknown, seat: string) => (seat === 'b' ? [button('k')] : []);
    const { table } = begin(proc('main', { first: question(['a', 'b', 'c'], offer), ...after }));
    expect(table.state.notes).toEqual(['b k']);
  });
});

describe('faults of a game are noticed, and named', () => {
  const start = (...procedures: Parameters<typeof gameOf>) => gameOf(...procedures).newGame({ players: 2 }, KEY);
  test('house 5: call without a step to come back to', () => {
    expect(() => start(proc('main', { first: () => call(sub()) }), proc('sub', { first: note('') }))).toThrow(
      'main.first calls, but has no step to come back to',
    );
  });
  test('house 5: an endless loop', () => {
    expect(() => start(proc('main', { first: () => go('first') }))).toThrow('no end in sight at main.first');
    expect(() => start(proc('main', { first: () => call(sub('main')), second: note('') }))).toThrow(
      'no end in sight at main.first',
    );
  });
  test('house 5: a flow that ends without an outcome', () => {
    expect(() => start(proc('main', { first: note('') }))).toThrow('the flow ended without an outcome [at main.first]');
  });
  test('house 5: a step, a procedure or a taker that does not exist', () => {
    expect(() => start(proc('main', { first: () => go('constructor') }))).toThrow('no such step: main.constructor');
    expect(() => start(proc('main', { first: () => call(sub()), second: note('') }))).toThrow('no such procedure: sub');
    const offered = { ...question(['a'], [button('k')]), take: {} };
    expect(() => start(proc('main', { first: offered }))).toThrow('main.first offers k, but does not take it');
  });
  test('house 5: two procedures with one name, and kinds that belong to the log', () => {
    expect(() => gameOf(proc('main', {}), proc('main', {}))).toThrow('two procedures have the same name');
    const thief = { ...question(['a'], yesNo), take: { undo: () => undefined } };
    expect(() => gameOf(proc('main', { first: thief }))).toThrow('main.first uses the kind undo');
  });
  const fail = (): never => {
    throw new Error('the impossible');
  };
  test.each([
    ['a step', { first: fail }],
    ['seats', { first: { ...question([], yesNo), seats: fail } }],
    ['offer', { first: { ...question(['a'], yesNo), offer: fail } }],
    ['facts', { first: question(['a'], yesNo, undefined, { facts: fail }) }],
  ])('house 12: an exception in %s carries procedure and step, once', (_, steps) => {
    expect(() => start(proc('main', { ...steps }))).toThrow(/^the impossible \[at main\.first\]$/);
  });
  test('house 12: so does one in a taker, in `why`, and in a question put again from storage', () => {
    const taking = gameOf(proc('main', { first: { ...question(['a'], yesNo), take: { yes: fail, no: fail } } }));
    const s = taking.newGame({ players: 2 }, KEY);
    expect(() => taking.apply(s, actionBy('a', 'yes'))).toThrow('the impossible [at main.first]');
    const asking = gameOf(proc('main', { first: question(['a'], yesNo, undefined, { why: fail }) }));
    const asked = asking.newGame({ players: 2 }, KEY);
    expect(() => asking.refusalOf(asked, actionBy('a', 'perhaps'))).toThrow('the impossible [at main.first]');
    let isBroken = false;
    const offer = () => (isBroken ? fail() : yesNo);
    const moody = gameOf(proc('main', { first: question(['a'], offer) }));
    const table = seated(moody, moody.newGame({ players: 2 }, KEY));
    isBroken = true;
    expect(() => table.asked()).toThrow('the impossible [at main.first]');
  });
  test('house 12: whatever is thrown becomes an error that says where', () => {
    const mutter = (): never => {
      throw 'just words';
    };
    expect(() => start(proc('main', { first: mutter }))).toThrow(/^just words \[at main\.first\]$/);
  });
});
