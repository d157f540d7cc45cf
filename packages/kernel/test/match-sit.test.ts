import { describe, expect, test } from 'vitest';
import { fileFor, fileOf, type Game, openMatch, type Sitter, verify } from '../src/index.js';
import { runningMatch } from './support/played.js';
import { actionBy, answering, matchOf, stored } from './support/tiny.js';
import { wager } from './support/wager.js';

const CARL: Sitter = { name: 'Carl', kind: 'person' };
const PLANNER: Sitter = { name: 'planner', kind: 'bot' };
const open = () => {
  const match = matchOf(wager());
  return { match, play: answering(match) };
};
const isRight = (match: Parameters<typeof fileOf>[0]): boolean =>
  verify(match.game as unknown as Game, stored(fileOf(match))).ok;

describe('another sits down', () => {
  test('house 9: it is an entry that says who, and why; the head stays as it was', () => {
    const { match, play } = open();
    expect(match.sitters).toEqual(match.head.seats);
    play('a', 'step', 'north');
    const sat = match.sit('b', CARL, 'replaced', { at: '2026-05-01' });
    expect(sat).toEqual({ entry: match.entries[2] });
    expect(match.entries[2]).toMatchObject({
      n: 2,
      seat: 'b',
      kind: 'sit',
      arg: ['person', 'Carl', 'replaced'],
      at: '2026-05-01',
    });
    match.sit('a', PLANNER, 'resigned');
    expect(match.sitters).toEqual({ a: PLANNER, b: CARL });
    expect(match.head.seats.b).toEqual({ name: 'Bert', kind: 'bot' });
    expect(fileOf(match).seats).toEqual(match.head.seats);
    expect(isRight(match)).toBe(true);
  });
  test('house 9: nothing changes on the board, and nobody is asked anew', () => {
    const { match, play } = open();
    play('a', 'throw');
    const before = match.state;
    const asked = match.pending;
    match.sit('a', PLANNER, 'forfeit');
    expect(match.state).toBe(before);
    expect(match.pending).toEqual(asked);
    expect(match.line).toEqual([1]);
    expect(match.happened(2)).toEqual({ told: [], drew: [], dealt: [], revealed: false });
    expect(match.answer({ seat: 'a', kind: 'pass', n: asked[0].n })).not.toHaveProperty('refused');
    expect(match.at(2)).toEqual(before);
    expect(isRight(match)).toBe(true);
  });
  test('house 9: whoever has sat down does not take back, nor give again, what another has answered there', () => {
    const { match, play } = open();
    play('a', 'step', 'north'); // 1
    play('a', 'step', 'south'); // 2
    match.undo('a'); // 3
    match.sit('a', CARL, 'replaced'); // 4
    expect(match.mayUndo('a')).toEqual({ refused: 'boundary', boundary: 'other-seat-answered', entry: 1 });
    expect(match.redo('a')).toEqual({ refused: 'nothing-to-redo' });
    play('a', 'step', 'south'); // 5
    play('a', 'step', 'south'); // 6
    expect(match.reset('a')).toMatchObject({ entry: { arg: 5 } });
    expect(match.redo('a')).toMatchObject({ entry: { redo: 5 } });
    expect(isRight(match)).toBe(true);
  });
  test('house 9: what others may take back and give again stays as it was', () => {
    const { match, play } = open();
    play('a', 'step', 'north');
    play('a', 'step', 'south');
    match.sit('b', CARL, 'replaced');
    expect(match.undo('a')).toMatchObject({ entry: { arg: 2 } });
    match.sit('b', PLANNER, 'replaced');
    expect(match.redo('a')).toMatchObject({ entry: { redo: 2 } });
    expect(match.undo('a')).toMatchObject({ entry: { arg: 6 } });
    expect(isRight(match)).toBe(true);
  });
  test('house 9: it is never taken back: whoever goes back further finds the new one in his seat', () => {
    const { match, play } = open();
    play('a', 'step', 'north');
    match.sit('b', CARL, 'replaced');
    play('a', 'step', 'south');
    match.sit('a', PLANNER, 'resigned');
    match.rewind('b', 1);
    expect(match.line).toEqual([]);
    expect(match.state.at).toEqual(['long']);
    expect(match.sitters).toEqual({ a: PLANNER, b: CARL });
    expect(match.rewind('a', 2)).toEqual({ refused: 'nothing-to-undo' });
    const again = openMatch(match.game, stored(fileOf(match)));
    expect(again.ok && again.value.sitters).toEqual(match.sitters);
  });
  test('house 9: not after the end, and not in a seat that is none', () => {
    const { match, play } = open();
    expect(() => match.sit('c', CARL, 'replaced')).toThrow('there is no seat c');
    expect(() => match.sit('a', { name: 'Carl', kind: 'god' as 'bot' }, 'replaced')).toThrow('nothing for the log');
    expect(() => match.sit('a', CARL, 'bored' as 'replaced')).toThrow('nothing for the log');
    expect(match.entries).toHaveLength(1);
    play('a', 'finish');
    expect(match.sit('a', CARL, 'replaced')).toEqual({ refused: 'game-over' });
    expect(match.entries).toHaveLength(2);
  });
  test('house 10: a sitter who is changed later does not change the match', () => {
    const { match } = open();
    const sitter = { name: 'Carl', kind: 'person' as const };
    match.sit('b', sitter, 'replaced');
    sitter.name = 'Mallory';
    expect(match.sitters.b).toEqual(CARL);
  });
  test("contracts 3: it is open to all, even where the seat's own answer would be a secret", () => {
    const match = runningMatch();
    expect(match.game.isSecret(match.state, 'a')).toBe(true);
    match.sit('a', CARL, 'replaced', { at: '2026-05-01' });
    const n = match.entries.length - 1;
    for (const seat of ['a', 'b', 'spectator']) {
      const copy = stored(fileFor(match, seat));
      expect(copy.entries[n]).toMatchObject({
        seat: 'a',
        kind: 'sit',
        arg: ['person', 'Carl', 'replaced'],
        salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      });
      expect(verify(match.game as unknown as Game, copy)).toMatchObject({ ok: true, chainOnly: true });
      const forged = { ...copy.entries[n], arg: ['person', 'Carl'] };
      const finding = verify(match.game as unknown as Game, { ...copy, entries: copy.entries.with(n, forged) });
      expect(finding.firstDifference).toEqual({ entry: n, what: 'sit' });
    }
  });
  test('house 9: no game may use the words of the table', () => {
    const { match } = open();
    expect(match.answer(actionBy('a', 'sit', ['person', 'Carl', 'replaced']))).toMatchObject({
      refused: 'not-offered',
    });
    expect(match.answer(actionBy('a', 'close', ['draw']))).toMatchObject({ refused: 'not-offered' });
  });
});
