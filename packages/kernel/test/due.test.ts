import { describe, expect, test } from 'vitest';
import {
  asking,
  button,
  call,
  defineGame,
  done,
  end,
  type Frame,
  type GameState,
  go,
  type Procedure,
  sealing,
} from '../src/index.js';
import { KEY, OVER } from './support/tiny.js';

/** A walk of nine paces; after the third an old debt is settled first, and whoever falls down ends it all. */
interface Walk extends GameState {
  paces: number;
  debt?: number;
  isFallen?: true;
  returned?: unknown;
}
interface WalkFrame extends Frame<'rest' | 'pace' | 'look' | 'vote' | 'last'> {
  proc: 'walk';
}
const ask = asking<Walk, WalkFrame>();
const seal = sealing<Walk, WalkFrame>();
const walk: Procedure<Walk, WalkFrame> = {
  name: 'walk',
  rule: 'T walk',
  steps: {
    rest: () => call({ proc: 'rest', step: 'rest' }),
    pace: ask({
      rule: 'T walk',
      prompt: 'pace',
      seats: () => ['a'],
      offer: () => [button('pace'), button('owe'), button('fall'), button('vote')],
      take: {
        pace: g => {
          g.paces++;
        },
        owe: g => {
          g.debt = 5;
          return go('pace');
        },
        fall: g => {
          g.isFallen = true;
          return go('pace');
        },
        vote: () => go('vote'),
      },
    }),
    look: (g, f) => {
      g.returned = f.returned;
      return go(g.paces < 9 ? 'pace' : 'last');
    },
    vote: seal({
      rule: 'T vote',
      prompt: 'vote',
      order: 'together',
      seats: () => ['a', 'b'],
      offer: () => [button('aye'), button('no')],
      reveal: () => go('pace'),
    }),
    last: () => end(OVER),
  },
};
const rest: Procedure<Walk, Frame<'rest'> & { proc: 'rest' }> = {
  name: 'rest',
  rule: 'T rest',
  steps: { rest: () => done('rested') },
};
const settle: Procedure<Walk, Frame<'begin' | 'settle'> & { proc: 'settle' }> = {
  name: 'settle',
  rule: 'T settle',
  steps: {
    begin: g => {
      delete g.debt;
    },
    settle: asking<Walk, Frame<'begin' | 'settle'> & { proc: 'settle' }>()({
      rule: 'T settle',
      prompt: 'settle',
      seats: () => ['b'],
      offer: () => [button('settle'), button('forgive')],
      take: { settle: () => done('settled'), forgive: () => done('forgiven') },
    }),
  },
};
const fallen: Procedure<Walk, Frame<'stop'> & { proc: 'fallen' }> = {
  name: 'fallen',
  rule: 'T fallen',
  steps: { stop: () => end({ ...OVER, how: 'fallen' }) },
};
const game = defineGame<never, Walk, object>({
  id: 'walk',
  title: 'Walk',
  edition: 1,
  players: [2],
  optionSpecs: [],
  endings: ['over', 'fallen'],
  limit: 100,
  procedures: [walk, rest, settle, fallen],
  seats: () => ['a', 'b'],
  due: g => {
    if (g.isFallen && g.flow[0]?.proc !== 'fallen') return { instead: { proc: 'fallen', step: 'stop' } };
    return g.debt === undefined ? undefined : { first: { proc: 'settle', step: 'begin' } };
  },
  open: (_, ground) => ({ state: { ...ground, paces: 0 }, first: { proc: 'walk', step: 'rest' } }),
  view: () => ({}),
  redeal: () => {},
  worth: () => 0.5,
  faults: () => [],
  migrations: {},
});
const newGame = (): Walk => game.newGame({ players: 2 }, KEY);
const asked = (s: Walk): string[] => game.pending(s).map(({ seat, prompt }) => `${seat} ${prompt}`);

describe('what is due comes before the next question', () => {
  test('kernel: it is done first, and the question it came before is put after it', () => {
    const s = newGame();
    expect(asked(s)).toEqual(['a pace']);
    game.apply(s, { seat: 'a', kind: 'owe' });
    expect(asked(s)).toEqual(['b settle']);
    game.apply(s, { seat: 'b', kind: 'settle' });
    expect(asked(s)).toEqual(['a pace']);
  });
  test('kernel: what the caller was handed back before stays what it was', () => {
    const s = newGame();
    game.apply(s, { seat: 'a', kind: 'owe' });
    game.apply(s, { seat: 'b', kind: 'forgive' });
    game.apply(s, { seat: 'a', kind: 'pace' });
    expect(s.returned).toBe('rested');
  });
  test('kernel: what cuts the game short leaves nothing of what was going on', () => {
    const s = newGame();
    game.apply(s, { seat: 'a', kind: 'owe' });
    s.isFallen = true;
    game.resume(s);
    expect(game.outcome(s)?.how).toBe('fallen');
  });
  test('kernel: an answer that lies face down is not disturbed', () => {
    const s = newGame();
    game.apply(s, { seat: 'a', kind: 'vote' });
    game.apply(s, { seat: 'a', kind: 'aye' });
    s.debt = 1;
    game.resume(s);
    expect(asked(s)).toEqual(['b vote']);
    game.apply(s, { seat: 'b', kind: 'no' });
    expect(asked(s)).toEqual(['b settle']);
  });
  test('kernel: a question that lies open gives way as well', () => {
    const s = newGame();
    s.debt = 1;
    game.resume(s);
    expect(asked(s)).toEqual(['b settle']);
  });
});
