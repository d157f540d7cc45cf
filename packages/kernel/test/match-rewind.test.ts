import { describe, expect, test } from 'vitest';
import { fileFor, fileOf, type Game, openMatch, verify } from '../src/index.js';
import { actionBy, answering, matchOf, stored } from './support/tiny.js';
import { wager } from './support/wager.js';

const open = () => {
  const match = matchOf(wager());
  return { match, play: answering(match) };
};
/** Steps, dice, a card turned up, and the other one's turn: boundaries of every kind. */
const played = () => {
  const { match, play } = open();
  play('a', 'step', 'north'); // 1
  play('a', 'throw'); // 2
  play('a', 'draw'); // 3
  play('a', 'whisper'); // 4
  play('a', 'pass'); // 5
  play('b', 'step', 'south'); // 6
  play('b', 'throw'); // 7
  return { match, play };
};
const isRight = (match: Parameters<typeof fileOf>[0]): boolean =>
  verify(match.game as unknown as Game, stored(fileOf(match))).ok;

describe('taking back by consent', () => {
  test('house 9: goes beyond every boundary, whoever gave the answers', () => {
    const { match } = played();
    const before = stored(match.at(1));
    expect(match.mayUndo('b')).toMatchObject({ refused: 'boundary' });
    const taken = match.rewind('b', 2, { at: '2026-05-01' });
    expect(taken).toEqual({ entry: match.entries[8] });
    expect(match.entries[8]).toMatchObject({ n: 8, seat: 'b', kind: 'undo', arg: 2, by: 'consent', at: '2026-05-01' });
    expect(match.line).toEqual([1]);
    const { n: _n, flow: _flow, chance: _chance, ...rest } = match.state;
    expect(before).toMatchObject(rest);
    expect(match.happened(8).told).toEqual([]);
    expect(isRight(match)).toBe(true);
  });
  test('house 9: dice are not thrown again, and questions get new numbers', () => {
    const { match, play } = played();
    const { drawn } = match.state.chance;
    const asked = match.pending.map(({ n }) => n);
    match.rewind('a', 1);
    expect(match.state.chance.drawn).toBe(drawn);
    expect(Math.min(...match.pending.map(({ n }) => n))).toBeGreaterThan(Math.max(...asked));
    expect(match.answer({ seat: 'a', kind: 'pass', n: asked[0] })).toMatchObject({ refused: 'stale' });
    play('a', 'throw');
    expect(match.state.chance.drawn).toBe(drawn + 1);
    expect(isRight(match)).toBe(true);
  });
  test('house 9: what is not in effect cannot be taken back, and nobody without a seat asks for it', () => {
    const { match } = played();
    match.rewind('a', 6);
    const before = match.entries.length;
    for (const target of [0, 6, 7, 8, 99, -1, 1.5]) {
      expect(match.rewind('a', target)).toEqual({ refused: 'nothing-to-undo' });
    }
    expect(() => match.rewind('spectator', 1)).toThrow('there is no seat spectator');
    expect(match.entries).toHaveLength(before);
  });
  test('house 9: after the end the seed is known, and nothing is taken back any more', () => {
    const { match, play } = played();
    play('b', 'finish');
    const refusal = { refused: 'boundary', boundary: 'game-over', entry: 8 };
    expect(match.rewind('a', 1)).toEqual(refusal);
    expect(match.entries).toHaveLength(9);
  });
  test('house 9: nothing can be given again afterwards, neither what was taken back now nor before', () => {
    const { match, play } = open();
    play('a', 'step', 'north');
    play('a', 'step', 'south');
    play('a', 'step', 'north');
    match.undo('a');
    match.rewind('b', 2);
    for (const seat of ['a', 'b']) expect(match.redo(seat)).toEqual({ refused: 'nothing-to-redo' });
    play('a', 'step', 'south');
    match.undo('a');
    expect(match.redo('a')).toMatchObject({ entry: { arg: 'south', redo: 6 } });
    expect(match.redo('a')).toEqual({ refused: 'nothing-to-redo' });
    expect(isRight(match)).toBe(true);
  });
  test('house 9: what all have agreed on nobody takes back alone, since what was seen is not forgotten', () => {
    const { match, play } = open();
    play('a', 'step', 'north'); // 1
    play('a', 'draw'); // 2: now a knows the uppermost card
    match.rewind('a', 2);
    expect(match.mayUndo('a')).toEqual({ refused: 'boundary', boundary: 'other-seat-answered', entry: 1 });
    play('a', 'step', 'south'); // 4
    expect(match.reset('a')).toMatchObject({ entry: { arg: 4 } });
    expect(match.rewind('a', 1)).toMatchObject({ entry: { arg: 1, by: 'consent' } });
    expect(match.line).toEqual([]);
    expect(isRight(match)).toBe(true);
  });
  test('house 9: any state before and after can be rebuilt, and the file is opened as it stands', () => {
    const { match, play } = played();
    match.rewind('a', 4);
    play('a', 'draw');
    match.rewind('b', 2);
    play('a', 'throw');
    const again = openMatch(match.game, stored(fileOf(match)));
    if (!again.ok) throw new Error(JSON.stringify(again.fault));
    match.entries.forEach((_, n) => {
      expect(again.value.at(n)).toEqual(match.at(n));
    });
    expect(again.value.line).toEqual(match.line);
    expect(again.value.answer(actionBy('a', 'pass'))).toEqual(match.answer(actionBy('a', 'pass')));
  });
  test("contracts 3: that it was agreed stands in everybody's copy", () => {
    const { match } = played();
    match.rewind('b', 2);
    for (const seat of ['a', 'b', 'spectator']) {
      const copy = stored(fileFor(match, seat));
      expect(copy.entries[8]).toMatchObject({ kind: 'undo', arg: 2, by: 'consent' });
      expect(verify(match.game as unknown as Game, copy)).toMatchObject({ ok: true, chainOnly: true });
    }
  });
});
