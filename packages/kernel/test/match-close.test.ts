import { describe, expect, test } from 'vitest';
import { fileFor, fileOf, type Game, openMatch, readMatchFile, verify } from '../src/index.js';
import { runningMatch } from './support/played.js';
import { actionBy, answering, matchOf, stored } from './support/tiny.js';
import { wager } from './support/wager.js';

const open = () => {
  const match = matchOf(wager());
  const play = answering(match);
  play('a', 'step', 'north');
  play('a', 'step', 'south');
  return { match, play };
};
const check = (file: unknown) => {
  const read = readMatchFile(JSON.stringify(file));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return verify(wager() as unknown as Game, read.value);
};

describe('a match that is closed', () => {
  test('house 9: it is an entry that says how, and who has won', () => {
    const { match } = open();
    const closed = match.close('resigned', ['b'], { at: '2026-05-01' }, 'a');
    expect(closed).toEqual({ entry: match.entries[3] });
    expect(match.entries[3]).toMatchObject({
      n: 3,
      seat: 'a',
      kind: 'close',
      arg: ['resigned', 'b'],
      at: '2026-05-01',
    });
    expect(match.outcome).toEqual({ winners: ['b'], points: {}, how: 'resigned', rule: '' });
    expect(match.pending).toEqual([]);
    expect(match.line).toEqual([1, 2]);
    expect(match.state).toBe(match.at(2));
    expect(match.happened(3).told).toEqual([]);
  });
  test.each([
    ['draw', []],
    ['draw', ['a', 'b']],
    ['resigned', ['a']],
    ['forfeit', ['b']],
    ['abandoned', []],
    ['abandoned', ['b']],
  ] as const)('contracts 3: closed by %s with the winners %j it is a whole file with a result', (how, winners) => {
    const { match } = open();
    match.close(how, winners);
    expect(match.entries[3].seat).toBeUndefined();
    const file = stored(fileOf(match));
    expect(file.result).toEqual({ winners, points: {}, how, rule: '' });
    expect(check(file)).toEqual({ ok: true, entries: 4 });
    expect(fileFor(match, 'a')).toEqual(fileOf(match));
    const again = openMatch(match.game, file);
    expect(again.ok && again.value.outcome).toEqual(match.outcome);
  });
  test('house 9: nothing follows it', () => {
    const { match } = open();
    match.undo('a');
    match.close('draw', []);
    const before = match.entries.length;
    const over = { refused: 'boundary', boundary: 'game-over', entry: before - 1 };
    expect(match.answer(actionBy('a', 'pass'))).toEqual({ refused: 'game-over', possible: [], waiting: [] });
    expect(match.mayUndo('a')).toEqual(over);
    expect(match.undo('a')).toEqual(over);
    expect(match.reset('a')).toEqual(over);
    expect(match.rewind('a', 1)).toEqual(over);
    expect(match.redo('a')).toEqual({ refused: 'nothing-to-redo' });
    expect(match.sit('a', { name: 'Carl', kind: 'person' }, 'replaced')).toEqual({ refused: 'game-over' });
    expect(match.close('abandoned', [])).toEqual({ refused: 'game-over' });
    expect(match.entries).toHaveLength(before);
  });
  test('house 9: a match that has ended by the rules is not closed', () => {
    const { match, play } = open();
    play('a', 'finish');
    const { outcome } = match;
    expect(match.close('draw', [])).toEqual({ refused: 'game-over' });
    expect(match.outcome).toBe(outcome);
  });
  test.each([
    ['a winner who has no seat', 'resigned', ['c']],
    ['a winner twice', 'draw', ['a', 'a']],
    ['somebody gave up, and nobody has won', 'resigned', []],
    ['time was up, and nobody has won', 'forfeit', []],
    ['no word for it', 'bored' as 'draw', []],
  ] as const)('house 12: it throws, and nothing is written: %s', (_, how, winners) => {
    const { match } = open();
    expect(() => match.close(how, winners)).toThrow('nothing for the log');
    expect(match.outcome).toBeUndefined();
    expect(match.entries).toHaveLength(3);
  });
  test('house 12: nobody without a seat brings it about', () => {
    const { match } = open();
    expect(() => match.close('resigned', ['b'], {}, 'c')).toThrow('there is no seat c');
  });
  test('contracts 3: what was sealed or hidden is open then, as after any end', () => {
    const match = runningMatch();
    match.close('abandoned', []);
    const copy = fileFor(match, 'spectator');
    expect(copy.seed).toEqual(match.head.seed);
    expect(copy.entries.some(({ kind }) => kind === 'hidden')).toBe(false);
    expect(check(copy).ok).toBe(true);
  });
});
