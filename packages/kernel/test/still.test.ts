import { describe, expect, test } from 'vitest';
import { button, end, type Frame, fork, kept, pick, sealing, whileStill } from '../src/index.js';
import { gameOf, type Notes, proc, question } from './support/flows.js';
import { KEY, OVER } from './support/tiny.js';

interface Heap {
  size: number;
}
const counted = () => {
  const asked: string[] = [];
  const double = kept((g: Heap, of: string): number => {
    asked.push(of);
    return 2 * g.size;
  });
  return { asked, double };
};

describe('what rules remember of a state that nobody changes', () => {
  test('house 5: is worked out once for each thing asked about, and only for as long as it is certain', () => {
    const { asked, double } = counted();
    const g = { size: 1 };
    whileStill(g, () => {
      expect([double(g, 'a'), double(g, 'a'), double(g, 'b')]).toEqual([2, 2, 2]);
      // Looking within looking is the same look.
      whileStill(g, () => double(g, 'b'));
    });
    expect(asked).toEqual(['a', 'b']);
    g.size = 5;
    expect(whileStill(g, () => double(g, 'a'))).toBe(10);
  });
  test('house 5: is not believed of a state that may be changed, nor of another one', () => {
    const { asked, double } = counted();
    const [g, other] = [{ size: 1 }, { size: 3 }];
    expect(double(g, 'a')).toBe(2);
    g.size = 2;
    expect(double(g, 'a')).toBe(4);
    whileStill(g, () => {
      expect([double(g, 'a'), double(other, 'a')]).toEqual([4, 6]);
      expect(whileStill(other, () => double(other, 'a'))).toBe(6);
      expect(double(g, 'a')).toBe(4);
    });
    expect(asked).toHaveLength(6);
  });
  test('house 5: is forgotten when the look ends in a fault', () => {
    const { double } = counted();
    const g = { size: 1 };
    expect(() =>
      whileStill(g, () => {
        double(g, 'a');
        throw new Error('stopped');
      }),
    ).toThrow('stopped');
    g.size = 2;
    expect(double(g, 'a')).toBe(4);
  });
});

/** One state all through: a table of tests stores it after each answer, and a copy knows nothing. */
const playing = (...procedures: Parameters<typeof gameOf>) => {
  const game = gameOf(...procedures);
  const s = game.newGame({ players: 2 }, KEY);
  return {
    play: (seat: string, kind: string, arg: string) =>
      expect(game.apply(s, { seat, kind, arg })).not.toHaveProperty('refused'),
    asked: () => game.pending(s).map(({ seat }) => seat),
    asks: (seat: string) => game.pending(s).find(each => each.seat === seat),
  };
};
const seatOf = (f: Frame): string => (f as Frame & { seat: string }).seat;
const line = (name: string, seat: string): Frame => ({ proc: name, step: 'first', seat }) as Frame;

describe('how often a question is worked out', () => {
  /** Two lines that ask what is in `g.notes`, and how often each seat was offered something. */
  const screens = (alone: boolean) => {
    const looks: string[] = [];
    const offer = (g: Notes, _: Frame, seat: string) => {
      looks.push(seat);
      return [pick('note', ['x', 'y', ...g.notes.map((_, i) => `n${i}`)]), button('enough')];
    };
    const own = (_: Notes, f: Frame) => [seatOf(f)];
    const table = playing(
      proc('main', { first: () => fork([line('write', 'a'), line('write', 'b')]), second: () => end(OVER) }),
      proc('write', { first: question(own, offer, { go: 'first' }, alone ? { alone } : {}) }),
    );
    return { table, looks };
  };
  test('house 5: lines that hang together look anew after every answer', () => {
    const { table, looks } = screens(false);
    table.play('a', 'note', 'x');
    expect(table.asks('b')?.choices[0]).toMatchObject({ of: ['x', 'y', 'n0'] });
    looks.length = 0;
    table.play('a', 'note', 'y');
    table.asked();
    expect(looks.filter(seat => seat === 'b').length).toBeGreaterThan(0);
  });
  test('house 5: a question that stands alone is worked out again only for whoever has answered', () => {
    const { table, looks } = screens(true);
    table.asked();
    looks.length = 0;
    table.play('a', 'note', 'x');
    expect(table.asks('a')?.choices[0]).toMatchObject({ of: ['x', 'y', 'n0'] });
    expect(looks).not.toContain('b');
  });
  test('house 5: while sealed answers come in, the others are not offered anything anew', () => {
    const looks: string[] = [];
    const seal = sealing<Notes, Frame>();
    const table = playing(
      proc('main', {
        first: seal({
          rule: 'T sealed',
          prompt: 'sealed',
          order: 'together',
          seats: () => ['a', 'b'],
          offer(_, __, seat) {
            looks.push(seat);
            return [pick('bid', ['1', '2'])];
          },
          reveal: () => end(OVER),
        }),
      }),
    );
    expect(table.asked()).toEqual(['a', 'b']);
    table.play('a', 'bid', '1');
    expect(table.asked()).toEqual(['b']);
    expect(looks).toEqual(['a', 'b']);
  });
});
