import { describe, expect, test } from 'vitest';
import { button, type Frame, isRefusal, sealing } from '../src/index.js';
import { gameOf, type Notes, proc, question } from './support/flows.js';
import { actionBy, answering, matchOf, stored } from './support/tiny.js';
import { wager } from './support/wager.js';

const open = () => {
  const match = matchOf(wager());
  return { match, play: answering(match) };
};

describe('the log only grows', () => {
  test('house 9: every answer is an entry with its number, seat, words and dice', () => {
    const { match, play } = open();
    expect(match.entries[0]).toMatchObject({ n: 0, kind: 'start', drew: [expect.any(Number)] });
    expect(match.entries[0].dealt).toHaveLength(7);
    play('a', 'step', 'north');
    const thrown = match.answer(actionBy('a', 'throw'), { at: '2026-01-01', by: 'order' });
    expect(match.entries.slice(1)).toMatchObject([
      { n: 1, seat: 'a', kind: 'step', arg: 'north' },
      { n: 2, seat: 'a', kind: 'throw', drew: [expect.any(Number)], at: '2026-01-01', by: 'order' },
    ]);
    expect(isRefusal(thrown) ? undefined : thrown.entry).toEqual(match.entries[2]);
    expect(match.happened(1).told).toEqual([{ type: 'stepped', open: { seat: 'a', to: 'north' } }]);
    expect(match.happened(2).drew).toEqual(match.entries[2].drew);
    expect(match.happened(0)).toEqual(match.opening);
    expect(match.opening.told).toEqual([{ type: 'thrown', open: { pips: match.entries[0].drew![0] } }]);
    expect(() => match.happened(3)).toThrow('there is no entry 3');
  });
  test('house 12: a refused answer and a broken rule leave the match as it was', () => {
    const { match, play } = open();
    play('a', 'step', 'north');
    const before = { state: stored(match.state), entries: stored(match.entries) };
    const state = match.state;
    expect(match.answer(actionBy('b', 'pass'))).toMatchObject({ refused: 'not-your-decision' });
    expect(match.answer({ seat: 'a', kind: 'pass', n: 1 })).toMatchObject({ refused: 'stale' });
    expect(() => match.answer(actionBy('a', 'break'))).toThrow('a broken rule [at turn.act]');
    expect({ state: match.state, entries: match.entries }).toEqual(before);
    expect(match.state).toBe(state);
    play('a', 'pass');
    expect(match.entries).toHaveLength(3);
  });
  test('house 10: a state handed out is never changed later, nor is an answer given with a list', () => {
    const { match, play } = open();
    const seen = [match.state];
    const copies = [stored(match.state)];
    for (const kind of ['throw', 'draw', 'whisper', 'give', 'pass']) {
      play(match.game.pending(match.state)[0].seat, kind);
      seen.push(match.state);
      copies.push(stored(match.state));
    }
    match.undo('a');
    match.game.imagine(match.state, 'a', '1'.repeat(32));
    expect(seen).toEqual(copies);
  });
  test('house 9: words that belong to the log are refused even from a sealed question', () => {
    const sealed = sealing<Notes, Frame>()({
      rule: 'T',
      prompt: 'x',
      order: 'together',
      seats: () => ['a'],
      offer: () => [button('undo')],
      reveal: () => undefined,
    });
    const thief = matchOf(gameOf(proc('main', { first: sealed, last: question(['a'], [button('x'), button('y')]) })));
    expect(() => thief.answer(actionBy('a', 'undo'))).toThrow('the kind undo belongs to the log');
    expect(thief.entries).toHaveLength(1);
    const { match } = open();
    expect(match.answer(actionBy('a', 'undo', 1))).toMatchObject({ refused: 'not-offered' });
    expect(match.answer(actionBy('a', 'start'))).toMatchObject({ refused: 'not-offered' });
  });
});

describe('taking back', () => {
  test('house 9: taking back is an entry, restores what stood before, and can itself be taken back', () => {
    const { match, play } = open();
    play('a', 'step', 'north');
    play('a', 'step', 'south');
    const two = stored(match.state);
    expect(match.undo('a')).toMatchObject({ entry: { n: 3, seat: 'a', kind: 'undo', arg: 2 } });
    expect(match.state.at).toEqual(['long', 'north']);
    expect(match.undo('a')).toMatchObject({ entry: { n: 4, kind: 'undo', arg: 1 } });
    expect(match.undo('a')).toEqual({ refused: 'nothing-to-undo' });
    expect(match.line).toEqual([]);
    expect(match.redo('a')).toMatchObject({ entry: { n: 5, kind: 'step', arg: 'north', redo: 1 } });
    expect(match.redo('a')).toMatchObject({ entry: { n: 6, kind: 'step', arg: 'south', redo: 2 } });
    expect(match.redo('a')).toEqual({ refused: 'nothing-to-redo' });
    expect({ ...match.state, n: 0, flow: 0 }).toEqual({ ...two, n: 0, flow: 0 });
    expect(match.line).toEqual([5, 6]);
    expect(match.undo('a')).toMatchObject({ entry: { n: 7, kind: 'undo', arg: 6 } });
    expect(match.happened(7)).toEqual({ told: [], drew: [], dealt: [], revealed: false });
  });
  test('house 9: reset goes back to the last boundary, and redo gives all again in order', () => {
    const { match, play } = open();
    play('a', 'throw');
    play('a', 'step', 'north');
    play('a', 'step', 'south');
    play('a', 'step', 'north');
    expect(match.reset('a')).toMatchObject({ entry: { kind: 'undo', arg: 2 } });
    expect(match.line).toEqual([1]);
    expect(match.mayUndo('a')).toEqual({ refused: 'boundary', boundary: 'draw', entry: 1 });
    expect([match.redo('a'), match.redo('a'), match.redo('a')]).toMatchObject([
      { entry: { arg: 'north', redo: 2 } },
      { entry: { arg: 'south', redo: 3 } },
      { entry: { arg: 'north', redo: 4 } },
    ]);
  });
  test('house 9: another answer clears what could be given again, and only its giver may give it again', () => {
    const { match, play } = open();
    play('a', 'step', 'north');
    match.undo('a');
    expect(match.redo('b')).toEqual({ refused: 'nothing-to-redo' });
    play('a', 'step', 'south');
    expect(match.redo('a')).toEqual({ refused: 'nothing-to-redo' });
  });
  test('house 9: after taking back, answers meant for the old questions are stale', () => {
    const { match, play } = open();
    const first = match.game.pending(match.state)[0].n;
    play('a', 'step', 'north');
    const second = match.game.pending(match.state)[0].n;
    match.undo('a');
    for (const n of [first, second]) {
      expect(match.answer({ seat: 'a', kind: 'pass', n })).toMatchObject({ refused: 'stale' });
    }
    const now = match.game.pending(match.state)[0].n;
    expect(now).toBeGreaterThan(second);
    expect(match.answer({ seat: 'a', kind: 'pass', n: now })).not.toHaveProperty('refused');
  });
  test('house 9: draws never come up twice, whatever was taken back before', () => {
    const { match, play } = open();
    const drawn = match.state.chance.drawn;
    play('a', 'step', 'north');
    match.undo('a');
    play('a', 'throw');
    expect(match.state.chance.drawn).toBe(drawn + 1);
    expect(match.undo('a')).toMatchObject({ refused: 'boundary', boundary: 'draw' });
    play('a', 'throw');
    expect(match.state.chance.drawn).toBe(drawn + 2);
  });
});

describe('how far one may go back', () => {
  const boundaries = [
    ['a die fell', 'throw', 'draw'],
    ['a card was turned up', 'draw', 'reveal'],
    ['a hidden card was seen, though the game forgot to say so', 'peek', 'reveal'],
    ['another seat was told something', 'whisper', 'other-seat-learned'],
    ['another seat got a hidden card', 'give', 'other-seat-learned'],
    ['the game is over and the seed is open', 'finish', 'game-over'],
  ] as const;
  test.each(boundaries)('house 9: not past this: %s', (_, kind, boundary) => {
    const { match, play } = open();
    play('a', 'step', 'north');
    play('a', kind);
    const refusal = { refused: 'boundary', boundary, entry: 2 };
    expect(match.mayUndo('a')).toEqual(refusal);
    expect(match.undo('a')).toEqual(refusal);
    expect(match.reset('a')).toEqual(refusal);
    expect(match.entries).toHaveLength(3);
  });
  test("house 9: not past another seat's answer, nor anybody else's own", () => {
    const { match, play } = open();
    play('a', 'pass');
    expect(match.mayUndo('b')).toEqual({ refused: 'boundary', boundary: 'other-seat-answered', entry: 1 });
    expect(match.mayUndo('a')).toEqual({ entry: 1 });
    play('b', 'step', 'north');
    expect(match.mayUndo('a')).toEqual({ refused: 'boundary', boundary: 'other-seat-answered', entry: 2 });
    match.undo('b');
    expect(match.mayUndo('a')).toEqual({ entry: 1 });
  });
  test('house 9: public steps and secret ones that nobody learned of may be taken back', () => {
    const { match, play } = open();
    for (const kind of ['hide', 'hide-nothing', 'pass']) play('a', kind);
    expect(match.reset('a')).toMatchObject({ entry: { arg: 1 } });
  });
  test('house 8: a sealed answer may be taken back while others are waited for, not once it is turned up', () => {
    const { match, play } = open();
    play('a', 'bid');
    play('b', 'bid', 'low');
    expect(match.undo('b')).toMatchObject({ entry: { kind: 'undo', arg: 2 } });
    expect(play('b', 'bid', 'high').revealed).toBe(false);
    expect(play('a', 'bid', 'low').revealed).toBe(true);
    expect(match.state.bids).toEqual(['a low', 'b high']);
    // Otherwise whoever answers last could look at the others and think again.
    expect(match.mayUndo('a')).toEqual({ refused: 'boundary', boundary: 'reveal', entry: 5 });
  });
  test('house 9: taking back across lines of play side by side', () => {
    const { match, play } = open();
    play('a', 'fork');
    play('b', 'step', 'east');
    play('b', 'stop');
    expect(match.game.pending(match.state).map(d => d.seat)).toEqual(['a']);
    match.reset('b');
    expect(match.game.pending(match.state).map(d => d.seat)).toEqual(['a', 'b']);
    expect(match.state.at).toEqual(['long']);
    expect(match.undo('a')).toMatchObject({ entry: { kind: 'undo', arg: 1 } });
    expect(match.state.flow).toMatchObject([{ proc: 'turn', step: 'act' }]);
    // What can be given again is all of it, each seat its own, in order.
    expect(match.redo('b')).toEqual({ refused: 'nothing-to-redo' });
    expect(match.redo('a')).toMatchObject({ entry: { kind: 'fork', redo: 1 } });
    expect(match.redo('b')).toMatchObject({ entry: { kind: 'step', arg: 'east', redo: 2 } });
  });
});
