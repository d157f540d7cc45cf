import { describe, expect, test } from 'vitest';
import { button, call, done, end, type Frame, fork, go, pick, sealing, subset } from '../src/index.js';
import { begin, gameFrom, type Notes, note, proc, question } from './support/flows.js';
import { actionBy, KEY, OVER, seated } from './support/tiny.js';

const finish = () => end(OVER);
const yesNo = [button('yes'), button('no')];
const line = (name: string, seat = 'a'): Frame => ({ proc: name, step: 'first', seat }) as Frame;
const seatOf = (f: Frame): string => (f as Frame & { seat: string }).seat;
/** A line of play that asks its seat once. */
const one = proc('one', { first: question((_, f) => [seatOf(f)], yesNo), last: note('one is done') });

describe('lines of play side by side', () => {
  test('house 5: fork waits for all of them, and goes on with the following step or the one named', () => {
    const { table } = begin(
      proc('main', {
        first: () => fork([line('one', 'a'), line('one', 'b')], 'third'),
        second: note('never'),
        third: finish,
      }),
      one,
    );
    expect(table.asked()).toEqual(['a', 'b']);
    table.play('b', 'yes');
    expect(table.asked()).toEqual(['a']);
    expect(table.state.notes).toEqual(['b yes', 'one is done']);
    table.play('a', 'no');
    expect(table.state).toMatchObject({ notes: ['b yes', 'one is done', 'a no', 'one is done'], over: OVER });
  });
  test('house 5: a fork of nothing, and one whose lines ask nobody, goes straight on', () => {
    const { table } = begin(
      proc('main', { first: () => fork([]), second: () => fork([line('quiet'), line('quiet')]), third: finish }),
      proc('quiet', { first: note('quiet'), second: () => done('lost') }),
    );
    expect(table.state).toMatchObject({ notes: ['quiet', 'quiet'], over: OVER });
  });
  test('house 5: a fork without a following step is a fault', () => {
    expect(() => begin(proc('main', { first: () => fork([line('one')]) }), one)).toThrow('main.first calls, but has');
  });
  test('house 5: forks without end are a fault that says where', () => {
    expect(() => begin(proc('main', { first: () => fork([line('main')]), second: finish }))).toThrow('[at main.');
  });
  test('house 5: forks within forks, and calls within lines', () => {
    const { table } = begin(
      proc('main', { first: () => fork([line('inner'), line('one', 'c')]), second: finish }),
      proc('inner', {
        first: () => fork([line('one', 'a'), line('caller', 'b')]),
        second: note('inner is done'),
      }),
      proc('caller', { first: (_, f) => call(line('one', seatOf(f))), second: note('back in caller') }),
      one,
    );
    expect(table.asked()).toEqual(['a', 'b', 'c']);
    for (const seat of ['c', 'b', 'a']) table.play(seat, 'yes');
    expect(table.state.notes).toEqual([
      'c yes',
      'one is done',
      'b yes',
      'one is done',
      'back in caller',
      'a yes',
      'one is done',
      'inner is done',
    ]);
    expect(table.state.over).toEqual(OVER);
  });
  test('house 5: a seat with questions in two lines is asked one at a time, the earlier line first', () => {
    const { game, table } = begin(
      proc('main', { first: () => fork([line('one', 'a'), line('two', 'a'), line('two', 'b')]), second: finish }),
      one,
      proc('two', { first: question((_, f) => [seatOf(f)], [pick('p', ['x', 'y'])]) }),
    );
    expect(game.pending(table.state).map(d => [d.seat, d.choices[0].kind])).toEqual([
      ['a', 'yes'],
      ['b', 'p'],
    ]);
    // The later question is open, but not to be answered yet.
    expect(game.apply(table.state, actionBy('a', 'p', 'x'))).toMatchObject({ refused: 'not-offered' });
    table.play('a', 'yes');
    expect(table.asks('a')?.choices[0].kind).toBe('p');
    table.play('a', 'p', 'x');
    table.play('b', 'p', 'y');
    expect(table.state.over).toEqual(OVER);
  });
  test('house 5: the end of the game inside a line ends all of them', () => {
    const { game, table } = begin(
      proc('main', { first: () => fork([line('one', 'a'), line('last', 'b')]), second: note('never') }),
      one,
      proc('last', { first: question(['b'], yesNo), second: finish }),
    );
    table.play('b', 'yes');
    expect(table.state).toMatchObject({ over: OVER, flow: [], notes: ['b yes'] });
    expect(game.apply(table.state, actionBy('a', 'yes'))).toEqual({ refused: 'game-over', possible: [], waiting: [] });
  });
  test('house 5: question numbers differ between lines, and an answer in one does not make the others stale', () => {
    const { game, table } = begin(
      proc('main', { first: () => fork([line('one', 'a'), line('one', 'b')]), second: finish }),
      one,
    );
    const [forA, forB] = game.pending(table.state);
    expect(forA.n).not.toBe(forB.n);
    table.play('a', 'yes');
    expect(game.refusalOf(table.state, { seat: 'b', kind: 'yes', n: forB.n })).toBeUndefined();
  });
});

describe('lines of play that take things from each other', () => {
  /** Each line lets its seat take coins out of one purse, as long as there are two. */
  const taking = proc('taking', {
    first: {
      ...question(
        (_, f) => [seatOf(f)],
        g => (g.purse.common > 1 ? [button('take-two'), button('leave')] : []),
      ),
      take: {
        'take-two': (g: Notes, f: Frame) => {
          g.purse.common -= 2;
          g.notes.push(`${seatOf(f)} takes`);
        },
        leave: () => undefined,
      },
    },
    last: (g, f) => {
      g.notes.push(`${seatOf(f)} is done`);
    },
  });
  const open = (common: number) => {
    const game = gameFrom(
      { common },
      proc('main', { first: () => fork([line('taking', 'a'), line('taking', 'b')]), second: finish }),
      taking,
    );
    return { game, table: seated(game, game.newGame({ players: 2 }, KEY)) };
  };
  test('house 4: a question whose answers were taken away is passed over, so that nobody waits for ever', () => {
    const { table } = open(3);
    expect(table.asked()).toEqual(['a', 'b']);
    table.play('b', 'take-two');
    expect(table.state).toMatchObject({ notes: ['b takes', 'b is done', 'a is done'], over: OVER });
  });
  test('house 4: the same whichever line is earlier', () => {
    const { table } = open(2);
    table.play('a', 'take-two');
    expect(table.state).toMatchObject({ notes: ['a takes', 'a is done', 'b is done'], over: OVER });
  });
  test('house 8: a sealed question in a line is turned up when the rest can no longer answer', () => {
    const seal = sealing<Notes, Frame>();
    const hidden = proc('hidden', {
      first: seal({
        rule: 'T',
        prompt: 'hide',
        order: 'together',
        seats: () => ['a', 'c'],
        offer: (g, _, seat) => (seat === 'a' || g.purse.common > 1 ? [subset('hide', ['x', 'y'])] : []),
        reveal(g, _, answers) {
          g.notes.push(`shown by ${Object.keys(answers).join()}`);
        },
      }),
    });
    const game = gameFrom(
      { common: 2 },
      proc('main', { first: () => fork([line('hidden'), line('taking', 'b')]), second: finish }),
      hidden,
      taking,
    );
    const table = seated(game, game.newGame({ players: 2 }, KEY));
    table.play('a', 'hide', ['x']);
    expect(table.asked()).toEqual(['c', 'b']);
    table.play('b', 'take-two');
    expect(table.state.notes).toEqual(['b takes', 'b is done', 'shown by a']);
    expect(table.state.over).toEqual(OVER);
  });
  test('house 5: lines that for ever take from each other are an endless loop', () => {
    const flip = (mine: string, other: string) =>
      proc(mine, {
        first: { ...question(['a'], g => (g.purse[mine] ? yesNo : [])), always: true },
        turn: g => {
          g.purse[mine] = 1;
          g.purse[other] = 0;
          return go('first');
        },
      });
    const game = gameFrom(
      { left: 1, right: 1 },
      proc('main', { first: () => fork([line('left'), line('right')]), second: finish }),
      flip('left', 'right'),
      flip('right', 'left'),
    );
    const s = game.newGame({ players: 2 }, KEY);
    expect(() => game.apply(s, actionBy('a', 'yes'))).toThrow('no end in sight');
  });
});
