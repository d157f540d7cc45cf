import { describe, expect, test } from 'vitest';
import { type Entry, fileOf, type Game, type MatchFile, readMatchFile, verify } from '../src/index.js';
import { linked } from '../src/match/chain.js';
import { answering, matchOf, stored } from './support/tiny.js';
import { wager } from './support/wager.js';

/** A match in which the table did everything it can do. */
const played = () => {
  const match = matchOf(wager());
  const play = answering(match);
  play('a', 'step', 'north'); // 1
  play('a', 'throw'); // 2
  match.sit('b', { name: 'Carl', kind: 'person' }, 'replaced', { at: '2026-05-01' }); // 3
  play('a', 'pass'); // 4
  play('b', 'step', 'south'); // 5
  match.rewind('b', 2, { at: '2026-05-02' }); // 6
  play('a', 'step', 'north'); // 7
  match.undo('a'); // 8
  play('a', 'pass'); // 9
  match.close('resigned', ['b'], { at: '2026-05-03' }, 'a'); // 10
  return match;
};
const match = played();
const whole: MatchFile = stored(fileOf(match));
const check = (file: MatchFile) => verify(wager() as unknown as Game, file).firstDifference;

type Change = (entries: Entry[]) => Entry[];
const put =
  (n: number, change: object): Change =>
  entries =>
    entries.with(n, { ...entries[n], ...change });
/** Whoever forges well has the key and makes the chain anew; only what an entry says betrays it then. */
const forged = (change: Change, result: MatchFile['result'] = whole.result): MatchFile => {
  const entries: Entry[] = [];
  for (const entry of change([...whole.entries])) {
    entries.push(linked(entries.at(-1)?.hash ?? '', { ...entry, n: entries.length }, match.key));
    if (entries.length === 1) entries[0] = whole.entries[0];
  }
  const { result: _, ...rest } = whole;
  return { ...rest, entries, ...(result && { result }) };
};

describe('what the table did is checked', () => {
  test('contracts 3: the file holds as it is, and forged with no change', () => {
    expect(check(whole)).toBeUndefined();
    expect(check(forged(entries => entries))).toBeUndefined();
    expect(readMatchFile(JSON.stringify(whole)).ok).toBe(true);
  });
  const sits: [string, object][] = [
    ['no list', { arg: 'Carl' }],
    ['nothing', { arg: undefined }],
    ['no name', { arg: ['person', 'replaced'] }],
    ['one word more', { arg: ['person', 'Carl', 'replaced', 'b'] }],
    ['neither person nor bot', { arg: ['god', 'Carl', 'replaced'] }],
    ['no reason there is', { arg: ['person', 'Carl', 'bored'] }],
    ['a seat that is none', { seat: 'c' }],
    ['no seat', { seat: undefined }],
  ];
  test.each(sits)('contracts 3: a seat handed over with %s', (_, change) => {
    expect(check(forged(put(3, change)))).toEqual({ entry: 3, what: 'sit' });
  });
  const closes: [string, object][] = [
    ['a foreign winner', { arg: ['resigned', 'c'] }],
    ['a winner twice', { arg: ['draw', 'b', 'b'] }],
    ['no winner where there must be one', { arg: ['forfeit'] }],
    ['no way there is', { arg: ['bored'] }],
    ['nothing', { arg: [] }],
    ['no list', { arg: 'draw' }],
    ['a seat that is none', { seat: 'c' }],
  ];
  test.each(closes)('contracts 3: closed with %s', (_, change) => {
    expect(check(forged(put(10, change)))).toEqual({ entry: 10, what: 'close' });
  });
  const rewinds: [string, object][] = [
    ['an entry that is no answer', { arg: 3 }],
    ['an entry that is still to come', { arg: 6 }],
    ['the beginning', { arg: 0 }],
    ['no number', { arg: ['2'] }],
    ['a seat that is none', { seat: 'c' }],
    ['no seat', { seat: undefined }],
    ['no consent, beyond the boundary', { by: undefined }],
  ];
  test.each(rewinds)('contracts 3: taken back by consent: %s', (_, change) => {
    expect(check(forged(put(6, change)))).toEqual({ entry: 6, what: 'undo' });
  });
  test('contracts 3: taken back by consent: what was taken back before', () => {
    expect(check(forged(put(8, { arg: 2, by: 'consent' })))).toEqual({ entry: 8, what: 'undo' });
    expect(check(forged(put(8, { arg: 7, by: 'consent' })))).toBeUndefined();
  });
  test('contracts 3: nothing more may be in such an entry than belongs there', () => {
    for (const n of [3, 6, 8, 10]) {
      for (const more of [{ drew: [1] }, { dealt: [1] }, { redo: 1 }, ...(n === 6 ? [] : [{ by: 'bot' }])]) {
        expect(check(forged(put(n, more))), `${n} ${JSON.stringify(more)}`).toEqual({ entry: n, what: 'hash' });
      }
    }
  });
  test('contracts 3: nobody answers, sits down or closes by consent', () => {
    for (const n of [1, 3, 10]) {
      const file = forged(put(n, { by: 'consent' }));
      expect(readMatchFile(JSON.stringify(file))).toMatchObject({
        ok: false,
        fault: { code: 'wrong-type', path: `entries[${n}].by` },
      });
      // Whoever does not read it with care finds it out too.
      expect(check(file)).toEqual({ entry: n, what: n === 1 ? 'illegal' : 'hash' });
    }
  });
  test('contracts 3: after the close there is nothing more', () => {
    const after: [object, object][] = [
      [
        { seat: 'b', kind: 'pass' },
        { what: 'illegal', refusal: { refused: 'game-over', possible: [], waiting: [] } },
      ],
      [{ seat: 'a', kind: 'undo', arg: 9 }, { what: 'undo' }],
      [{ seat: 'a', kind: 'undo', arg: 9, by: 'consent' }, { what: 'undo' }],
      [{ seat: 'a', kind: 'sit', arg: ['bot', 'planner', 'resigned'] }, { what: 'sit' }],
      [{ kind: 'close', arg: ['draw'] }, { what: 'close' }],
    ];
    for (const [entry, finding] of after) {
      const file = forged(entries => [...entries, { ...(entry as Entry), n: 11, hash: '' }]);
      expect(check(file)).toEqual({ entry: 11, ...finding });
    }
  });
  test('contracts 3: a match that ended by the rules is neither closed nor gone on with', () => {
    const ended = (more: object): MatchFile =>
      forged(entries => [
        ...entries.slice(0, 10),
        { n: 10, seat: 'b', kind: 'finish', hash: '' },
        { n: 11, hash: '', ...more } as Entry,
      ]);
    expect(check(ended({ kind: 'close', arg: ['draw'] }))).toEqual({ entry: 11, what: 'close' });
    expect(check(ended({ kind: 'sit', seat: 'a', arg: ['bot', 'x', 'resigned'] }))).toEqual({ entry: 11, what: 'sit' });
    expect(check(ended({ kind: 'undo', seat: 'a', arg: 1, by: 'consent' }))).toEqual({ entry: 11, what: 'undo' });
  });
  test('contracts 3: what was taken back by consent, or by another who sat there, is not given again', () => {
    const again = (n: number, redo: number): Change => put(n, { kind: 'step', arg: 'south', seat: 'b', redo });
    expect(check(forged(put(7, { redo: 1 })))).toEqual({ entry: 7, what: 'redo' });
    expect(check(forged(again(5, 5)))).toEqual({ entry: 5, what: 'redo' });
    const other = matchOf(wager());
    const play = answering(other);
    play('a', 'step', 'north');
    other.undo('a');
    other.sit('a', { name: 'Carl', kind: 'person' }, 'replaced');
    play('a', 'step', 'north');
    const file = stored(fileOf(other));
    const { hash: _, ...bare } = file.entries[4];
    const forgery = linked(file.entries[3].hash, { ...bare, redo: 1 }, other.key);
    expect(check({ ...file, entries: file.entries.with(4, forgery) })).toEqual({ entry: 4, what: 'redo' });
  });
  test('contracts 3: the result must be that of the close', () => {
    for (const change of [{ winners: ['a'] }, { how: 'draw' }, { points: { a: 1 } }, { rule: 'W 1' }]) {
      expect(check({ ...whole, result: { ...whole.result!, ...change } })).toEqual({ entry: 10, what: 'result' });
    }
    const { result: _, ...without } = whole;
    expect(check(without)).toEqual({ entry: 10, what: 'result' });
    expect(check({ ...whole, entries: whole.entries.slice(0, 10) })).toEqual({ entry: 9, what: 'result' });
  });
  test('contracts 3: a single word changed without the key breaks the chain', () => {
    const changes: [number, object][] = [
      [3, { arg: ['person', 'Cara', 'replaced'] }],
      [3, { at: '2026-05-02' }],
      [6, { seat: 'a' }],
      [10, { arg: ['resigned', 'a'] }],
      [10, { seat: 'b' }],
    ];
    for (const [n, change] of changes) {
      expect(check({ ...whole, entries: put(n, change)([...whole.entries]) })).toEqual({ entry: n, what: 'hash' });
    }
    expect(check({ ...whole, entries: put(8, { by: 'consent' })([...whole.entries]) })).toEqual({
      entry: 8,
      what: 'hash',
    });
  });
});
