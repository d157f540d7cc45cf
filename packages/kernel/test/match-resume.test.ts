import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CachedMatch,
  type Entry,
  fileOf,
  type Game,
  isRefusal,
  type Match,
  openMatch,
  resumeMatch,
  sampleAnswer,
  stream,
  verify,
} from '../src/index.js';
import { finishedMatch, runningMatch } from './support/played.js';
import { answering, headOf, matchOf, stored } from './support/tiny.js';
import { type Wager, type WagerView, wager } from './support/wager.js';
import { wander } from './support/wander.js';

type Played = Match<{ players: number }, Wager, WagerView>;
const seeds = fc.nat(0xffffff).map(n => n.toString(16).padStart(32, '0'));

const replayed = (match: Played, length = match.entries.length): Played => {
  const { result: _, ...file } = stored(fileOf(match));
  const opened = openMatch(match.game, { ...file, entries: file.entries.slice(0, length) });
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return opened.value;
};
const resumed = (match: Played, snapshot?: CachedMatch): Played =>
  resumeMatch(match.game, stored(match.head), stored(match.entries), snapshot && stored(snapshot));

/** A snapshot after any entry, put together by hand. */
const snapshotAt = (match: Played, n: number): CachedMatch => ({
  edition: match.game.edition,
  n,
  hash: match.entries[n].hash,
  state: match.at(n),
  marks: match.entries
    .filter(entry => entry.kind === 'undo' && entry.n <= n)
    .map(entry => [entry.n, match.at(entry.n - 1).n, match.at(entry.n - 1).chance.drawn] as const),
});

const expectSame = (one: Played, other: Played): void => {
  expect(one.entries).toEqual(other.entries);
  expect(one.state).toEqual(other.state);
  expect(one.line).toEqual(other.line);
  expect(one.sitters).toEqual(other.sitters);
  expect(one.outcome).toEqual(other.outcome);
  expect(one.pending).toEqual(other.pending);
  for (const seat of ['a', 'b']) expect(one.mayUndo(seat)).toEqual(other.mayUndo(seat));
  expect(one.cached()).toEqual(other.cached());
};
/** Does the same with both, and both must come to the same, down to the hashes. */
const playBoth = (one: Played, other: Played, seed: string): void => {
  const random = stream(seed);
  const both = (act: (match: Played) => unknown): void => expect(act(one)).toEqual(act(other));
  for (let i = 0; i < 25; i++) {
    const seat = random(2) === 0 ? 'a' : 'b';
    const whim = random(9);
    const target = other.line[random(other.line.length + 1)] ?? 0;
    if (whim === 0) both(match => match.undo(seat));
    else if (whim === 1) both(match => match.reset(seat));
    else if (whim === 2) both(match => match.redo(seat));
    else if (whim === 3) both(match => match.rewind(seat, target));
    else if (whim === 4) both(match => match.sit(seat, { name: `${i}`, kind: 'person' }, 'replaced'));
    else {
      const [decision] = other.pending;
      const answer = sampleAnswer(decision, random);
      if (['break', 'finish', 'draw', 'peek'].includes(answer.kind)) continue;
      both(match => match.answer({ seat: decision.seat, ...answer }, { at: `${i}` }));
    }
  }
  both(match => match.close('draw', []));
  expectSame(one, other);
};

describe('going on with a match that was kept', () => {
  test('contracts 3: without a snapshot it is the match that was replayed', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { match, states } = wander(seed, 90);
        const again = resumed(match);
        expectSame(again, replayed(match));
        states.forEach((state, n) => {
          expect(again.at(n)).toEqual(state);
        });
        playBoth(again, match, seed);
      }),
      { numRuns: 15 },
    );
  });
  test('contracts 3: nor does a snapshot make a difference, whenever it was taken', () => {
    fc.assert(
      fc.property(seeds, fc.nat(1000), (seed, when) => {
        const { match, states, happened } = wander(seed, 130);
        const length = 1 + (when % match.entries.length);
        const again = resumed(match, replayed(match, length).cached());
        expectSame(again, replayed(match));
        const order = states.map((_, n) => n).sort((x, y) => ((x * 89) % 97) - ((y * 89) % 97));
        for (const n of order) expect(again.at(n)).toEqual(states[n]);
        for (const n of order) expect(again.happened(n)).toEqual(happened[n]);
        expect(again.opening).toEqual(match.opening);
        playBoth(again, match, seed);
        expect(verify(match.game as unknown as Game, stored(fileOf(again))).ok).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
  test('contracts 3: a snapshot after any entry will do, even one behind which something was taken back later', () => {
    fc.assert(
      fc.property(seeds, fc.nat(1000), (seed, when) => {
        const { match } = wander(seed, 100);
        const again = resumed(match, snapshotAt(match, when % match.entries.length));
        expectSame(again, replayed(match));
        playBoth(again, match, seed);
      }),
      { numRuns: 15 },
    );
  });
  test('contracts 3: it can be kept again and again', () => {
    const { match } = wander('7'.repeat(32), 120);
    let again = resumed(match, match.cached());
    for (let i = 0; i < 3; i++) again = resumed(again, again.cached());
    expectSame(again, match);
    playBoth(again, match, '8'.repeat(32));
  });
  test('contracts 3: a match that is over stays over, however it has ended', () => {
    const closed = runningMatch();
    closed.close('forfeit', ['a']);
    for (const match of [finishedMatch(), closed]) {
      for (const snapshot of [undefined, match.cached(), snapshotAt(match, match.entries.length - 1)]) {
        const again = resumed(match, snapshot);
        expect(again.outcome).toEqual(match.outcome);
        expect(again.pending).toEqual([]);
        expect(fileOf(again)).toEqual(fileOf(match));
      }
    }
  });
  test('house 10: what was handed over may be changed later, and so may a snapshot that was handed out', () => {
    const match = runningMatch();
    const cached = match.cached();
    const again = resumeMatch(match.game, match.head, match.entries, cached);
    (cached.state as Wager).at.push('elsewhere');
    expect(again.at(cached.n).at).not.toContain('elsewhere');
    expect(match.at(cached.n).at).not.toContain('elsewhere');
  });
});

describe('how much is played again', () => {
  /** Steps of both, with some taking back. */
  const long = () => {
    const match = matchOf(wager());
    const play = answering(match);
    for (let i = 0; i < 100; i++) {
      play('a', 'step', 'north');
      if (i % 7 === 0) match.undo('a');
    }
    return match;
  };
  const counting = (match: Played) => {
    const game = wager();
    let applied = 0;
    const count: Played['game'] = {
      ...game,
      apply: (s, action) => {
        applied++;
        return game.apply(s, action);
      },
    };
    const again = resumeMatch(count, match.head, match.entries, stored(match.cached()));
    return { again, applied: () => applied };
  };
  test('house 9: only what came after the snapshot', () => {
    const match = long();
    const { n } = match.cached();
    expect(match.entries.length - 1 - n).toBeGreaterThanOrEqual(20);
    expect(match.entries.length - 1 - n).toBeLessThan(40);
    const { applied } = counting(match);
    expect(applied()).toBeLessThan(40);
  });
  test('house 9: and next to nothing, when something is taken back', () => {
    const { again, applied } = counting(long());
    const before = applied();
    for (let i = 0; i < 10; i++) expect(again.undo('a')).toHaveProperty('entry');
    // Whether it may be taken back is tried on a few deals, each time.
    expect(applied() - before).toBeLessThan(10 * 7);
  });
  test('house 9: whoever went back far is gone on with from there', () => {
    const match = long();
    match.rewind('b', match.line[2]);
    expect(match.cached().n).toBe(match.entries.length - 1);
    const { again, applied } = counting(match);
    expect(applied()).toBe(0);
    expect(again.state).toEqual(match.state);
  });
});

describe('a store that has lost something', () => {
  const { match } = wander('5'.repeat(32), 80);
  const entries: readonly Entry[] = stored(match.entries);
  const early = snapshotAt(match, 20);
  const late = snapshotAt(match, 70);
  const going = (log: readonly Entry[], snapshot?: CachedMatch) => () =>
    resumeMatch(match.game, match.head, log, snapshot);
  const without = (n: number): Entry[] => entries.filter(entry => entry.n !== n);

  test('contracts 3: the entry is named that does not follow', () => {
    for (const snapshot of [undefined, early, late]) {
      expect(going(without(50), snapshot)).toThrow(snapshot === late ? 'entry 70' : 'entry 50');
      expect(going(without(0), snapshot)).toThrow('entry');
    }
    expect(going(without(50), { ...late, n: 69, hash: entries[70].hash })).toThrow('entry 50 does not follow: number');
    expect(going([])).toThrow('there is no entry 0');
    const two = entries.with(30, entries[31]).with(31, entries[30]);
    expect(going(two, early)).toThrow('entry 30');
    expect(going(two, late)).toThrow('entry 30');
  });
  test('contracts 3: so is an answer that is none, or that drew something else', () => {
    const answer = entries.findIndex(({ n, seat, drew, kind }) => n > 20 && seat && !drew && kind === 'step');
    expect(going(entries.with(answer, { ...entries[answer], arg: 'up' }), early)).toThrow(
      `entry ${answer} does not follow: illegal`,
    );
    const thrown = entries.findIndex(({ n, drew }) => n > 20 && drew);
    expect(going(entries.with(thrown, { ...entries[thrown], drew: [7] }), early)).toThrow(
      `entry ${thrown} does not follow: draws`,
    );
    expect(going(entries.with(0, { ...entries[0], drew: [7] }))).toThrow('entry 0 does not follow: draws');
  });
  test('contracts 3: so is what the table cannot have done, before the snapshot as after it', () => {
    for (const snapshot of [undefined, early, late]) {
      const back = entries.findIndex(({ n, kind }) => n > 20 && kind === 'undo');
      expect(going(entries.with(back, { ...entries[back], arg: back }), snapshot)).toThrow(
        `entry ${back} does not follow: undo`,
      );
      const sat = entries.findIndex(({ n, kind }) => n > 20 && kind === 'sit');
      expect(going(entries.with(sat, { ...entries[sat], arg: ['god'] }), snapshot)).toThrow(
        `entry ${sat} does not follow: sit`,
      );
      const closed: Entry = { n: 30, kind: 'close', arg: ['draw'], hash: entries[30].hash };
      expect(going(entries.with(30, closed), snapshot)).toThrow('entry 31 does not follow');
    }
  });
  test('contracts 3: a snapshot of another log, match or edition is not taken', () => {
    expect(going(entries, { ...early, n: 21 })).toThrow('entry 21: the snapshot belongs to another log');
    expect(going(entries, { ...early, n: 999 })).toThrow('entry 999: the snapshot belongs to another log');
    expect(going(entries, { ...early, edition: 2 })).toThrow('entry 20: the snapshot is of edition 2');
    expect(() => resumeMatch(match.game, headOf({ id: 'match-2' }), entries, early)).toThrow(
      'entry 20: the snapshot belongs to another match',
    );
    expect(late.marks.length).toBeGreaterThan(1);
    const [first, ...marks] = late.marks;
    expect(going(entries, { ...late, marks })).toThrow(`entry ${first[0]} is not in the marks`);
  });
  test('house 12: what was refused is refused, and an answer that follows is chained as ever', () => {
    const again = resumed(match, early);
    const [{ seat, n }] = again.pending;
    expect(again.answer({ seat, kind: 'no-such-thing' })).toMatchObject({ refused: 'not-offered' });
    const answered = again.answer({ seat, kind: 'pass', n });
    expect(isRefusal(answered) ? undefined : answered.entry.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
