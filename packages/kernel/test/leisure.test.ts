import { describe, expect, test } from 'vitest';
import {
  asking,
  button,
  call,
  done,
  end,
  type Frame,
  type GameState,
  go,
  isAtLeisure,
  meantBy,
  type Procedure,
} from '../src/index.js';
import { act, OPTIONS, parley, parleyMatch } from './support/parley.js';
import { KEY, OVER, stored, tiny } from './support/tiny.js';

const begun = () => {
  const game = parley();
  return { game, s: game.newGame(OPTIONS, KEY) };
};

describe('at leisure', () => {
  test('house 1: somebody does something beside the game, and nobody is held up by it', () => {
    const { game, s } = begun();
    expect(game.pending(s).map(({ seat }) => seat)).toEqual(['a']);
    const asked = game.pending(s)[0].n;
    expect(game.atLeisure(s, 'b')?.choices.map(({ kind }) => kind)).toEqual(['offer-to']);
    expect(act(game, s, 'b', 'offer-to', 'a')).not.toHaveProperty('refused');
    // He is in the middle of it, and the game waits for the same answer as before.
    expect(game.atLeisure(s, 'b')).toMatchObject({ prompt: 'sum', seat: 'b' });
    expect(game.pending(s)).toMatchObject([{ seat: 'a', n: asked }]);
    expect(game.apply(s, { seat: 'a', kind: 'pace', n: asked })).not.toHaveProperty('refused');
    expect(act(game, s, 'b', 'sum', 2)).not.toHaveProperty('refused');
    expect(s.offers).toEqual([{ from: 'b', to: 'a', sum: 2 }]);
    // Whoever is done leaves nothing lying about.
    expect(s.leisure).toBeUndefined();
  });
  test('house 1: an answer is wanted where somebody hopes for it, and only there', () => {
    const { game, s } = begun();
    act(game, s, 'b', 'offer-to', 'a');
    act(game, s, 'b', 'sum', 2);
    expect(game.atLeisure(s, 'a')?.wanted).toEqual(['accept', 'decline']);
    expect(game.atLeisure(s, 'b')).not.toHaveProperty('wanted');
    expect(act(game, s, 'a', 'accept', 'b')).toMatchObject({ told: [{ type: 'paid', open: { by: 'b' } }] });
    expect(s.purse).toEqual({ a: 7, b: 3, c: 2 });
    expect(game.atLeisure(s, 'a')).not.toHaveProperty('wanted');
  });
  test('house 1: what is agreed on may change what is asked', () => {
    const { game, s } = begun();
    // All he has: he is no longer asked, and the next one is.
    act(game, s, 'a', 'offer-to', 'b');
    act(game, s, 'a', 'sum', 5);
    act(game, s, 'b', 'accept', 'a');
    expect(game.pending(s)).toEqual([]);
    expect(game.outcome(s)).toMatchObject({ winners: ['b'], points: { a: 0, b: 10, c: 2 } });
  });
  test('house 12: what cannot be done is refused by the rule of leisure, and nothing changes', () => {
    const { game, s } = begun();
    const before = stored(s);
    expect(act(game, s, 'b', 'accept', 'a')).toMatchObject({ refused: 'not-offered', rule: 'T free' });
    expect(act(game, s, 'b', 'offer-to', 'b')).toMatchObject({ refused: 'does-not-fit', rule: 'T free' });
    expect(act(game, s, 'b', 'pace')).toMatchObject({ refused: 'not-your-decision' });
    expect(act(game, s, 'nobody', 'offer-to', 'a')).toMatchObject({ refused: 'not-your-decision' });
    expect(act(game, s, '__proto__', 'offer-to', 'a')).toMatchObject({ refused: 'not-your-decision' });
    expect(stored(s)).toEqual(before);
  });
  test('house 9: what somebody has begun is his own affair: nobody sees it, and nobody imagines it', () => {
    const { game, s } = begun();
    act(game, s, 'b', 'offer-to', 'a');
    expect(game.table(s, 'b').leisure).toMatchObject({ prompt: 'sum' });
    expect(game.table(s, 'a').leisure).toMatchObject({ prompt: 'free' });
    expect(game.table(s, 'spectator')).not.toHaveProperty('leisure');
    expect(game.imagine(s, 'a', KEY).leisure).toBeUndefined();
    expect(game.imagine(s, 'b', KEY).leisure).toEqual(s.leisure);
    expect([game.isSecret(s, 'b', 'sum'), game.isSecret(s, 'a', 'offer-to'), game.isSecret(s, 'a')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('contracts 3: it stands in the log like every answer, and is taken back like one', () => {
    const match = parleyMatch();
    match.answer({ seat: 'b', kind: 'offer-to', arg: 'a' });
    expect(match.mayUndo('b')).toEqual({ entry: 1 });
    match.undo('b');
    expect(match.game.atLeisure(match.state, 'b')).toMatchObject({ prompt: 'free' });
    match.answer({ seat: 'a', kind: 'pace' });
    match.answer({ seat: 'b', kind: 'offer-to', arg: 'a' });
    // Somebody has done something since.
    expect(match.mayUndo('a')).toMatchObject({ refused: 'boundary', boundary: 'other-seat-answered' });
    expect(match.entries.map(({ kind }) => kind)).toEqual(['start', 'offer-to', 'undo', 'pace', 'offer-to']);
  });
  test('house 2: it is plain data, and goes on after it was stored', () => {
    const { game, s } = begun();
    act(game, s, 'b', 'offer-to', 'a');
    const again = stored(s);
    expect(act(game, again, 'b', 'sum', 3)).not.toHaveProperty('refused');
    expect(again.offers).toHaveLength(1);
  });
  test('house 1: the question an answer belongs to is found by its word', () => {
    const { game, s } = begun();
    expect(meantBy(game, s, { seat: 'a', kind: 'pace' })).toMatchObject({ prompt: 'pace' });
    expect(meantBy(game, s, { seat: 'a', kind: 'offer-to' })).toMatchObject({ prompt: 'free' });
    expect(meantBy(game, s, { seat: 'b', kind: 'offer-to' })).toMatchObject({ prompt: 'free' });
    expect(meantBy(game, s, { seat: 'b', kind: 'pace' })).toBeUndefined();
    act(game, s, 'b', 'offer-to', 'a');
    expect(meantBy(game, s, { seat: 'b', kind: 'drop' })).toMatchObject({ prompt: 'sum' });
    expect(['pace', 'offer-to', 'nonsense'].map(kind => isAtLeisure(game, s, { seat: 'a', kind }))).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('where only one thing could be done at leisure', () => {
  /** Somebody may knock, and then does or does not say who he is. */
  interface Door extends GameState {
    knocks: number;
  }
  interface DoorFrame extends Frame<'free' | 'wait'> {
    proc: 'door';
  }
  const knock = asking<Door, DoorFrame>();
  const door: Procedure<Door, DoorFrame> = {
    name: 'door',
    rule: 'T door',
    steps: {
      wait: knock({
        rule: 'T door',
        prompt: 'wait',
        seats: () => ['b'],
        offer: () => [button('open'), button('stay')],
        take: { open: () => end(OVER), stay: () => go('wait') },
      }),
      free: knock({
        rule: 'T door',
        prompt: 'free',
        seats: () => ['a', 'b'],
        wanted: (g, _f, seat) => seat === 'a' && g.knocks === 0,
        offer: () => [button('knock')],
        take: { knock: () => call({ proc: 'name', step: 'say' }, 'free') },
      }),
    },
  };
  const name: Procedure<Door, Frame<'say' | 'count'>> = {
    name: 'name',
    rule: 'T name',
    steps: {
      say: asking<Door, Frame<'say' | 'count'>>()({
        rule: 'T name',
        prompt: 'say',
        seats: () => ['a'],
        offer: () => [button('say')],
        take: { say: () => undefined },
      }),
      count: g => {
        g.knocks++;
        return done('knocked');
      },
    },
  };
  const game = tiny<Door, unknown>({
    procedures: [door, name],
    leisure: () => ({ proc: 'door', step: 'free' }),
    open: (_, ground) => ({ state: { ...ground, knocks: 0 }, first: { proc: 'door', step: 'wait' } }),
  });

  test('house 7: it is not done by the engine over and over, since doing nothing is a choice there', () => {
    const s = game.newGame({ players: 2 }, KEY);
    expect([game.atLeisure(s, 'a')?.wanted, game.atLeisure(s, 'b')?.wanted]).toEqual([true, undefined]);
    expect(game.apply(s, { seat: 'a', kind: 'knock' })).not.toHaveProperty('refused');
    // Once begun, what cannot be otherwise follows by itself.
    expect(s.knocks).toBe(1);
    expect(game.atLeisure(s, 'a')).toMatchObject({ prompt: 'free', n: 0 });
    expect(game.atLeisure(s, 'a')).not.toHaveProperty('wanted');
  });
  test('house 7: whatever was handed back leaves no trace at the beginning', () => {
    const s = game.newGame({ players: 2 }, KEY);
    game.apply(s, { seat: 'a', kind: 'knock' });
    expect(s.leisure).toBeUndefined();
  });
});
