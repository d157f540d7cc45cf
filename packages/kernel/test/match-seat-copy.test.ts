import { describe, expect, test } from 'vitest';
import { fileFor, fileOf, type Game, type MatchFile, readMatchFile, sha256, verify } from '../src/index.js';
import { finishedMatch, game, runningMatch } from './support/played.js';
import { actionBy, stored } from './support/tiny.js';
import { CARDS } from './support/wager.js';

const match = runningMatch();
const copyFor = (seat: string): MatchFile => stored(fileFor(match, seat));
const check = (file: MatchFile) => verify(game as unknown as Game, file);
const entryOf = (kind: string, seat: string): number =>
  match.entries.findIndex(e => e.kind === kind && e.seat === seat);
const hidden = entryOf('hide-card', 'a');
const byOrder = entryOf('hide-nothing', 'b');
const bid = match.entries.length - 1;

describe('what one seat gets of a running match', () => {
  test.each(['a', 'b', 'spectator'])(
    'contracts 3: the copy for %s has no seed, no key, no deck and no unseen draws',
    seat => {
      const text = JSON.stringify(copyFor(seat));
      expect(text).not.toContain(match.head.seed.serverSeed);
      expect(text).not.toContain(match.head.seed.clientSeeds.a);
      expect(text).not.toContain(match.key);
      expect(text).not.toMatch(/"seed"|"dealt"|"deck":\[|"sealed"|"chance"|"flow"/);
      const own = seat === 'spectator' ? [] : [...match.state.hand[seat], ...saidBy(seat)];
      const seen = CARDS.filter(card => text.includes(`"${card}"`));
      expect(seen.filter(card => !own.includes(card))).toEqual([]);
    },
  );
  /** Cards a seat has named itself, and so knows. */
  const saidBy = (seat: string): string[] =>
    match.entries.filter(e => e.seat === seat && e.kind === 'hide-card').map(e => String(e.arg));

  test('contracts 3: secret answers of others show neither words nor verb nor whose hand it was', () => {
    expect(copyFor('b').entries[hidden]).toEqual({
      n: hidden,
      seat: 'a',
      kind: 'hidden',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      hash: match.entries[hidden].hash,
    });
    expect(copyFor('a').entries[byOrder]).toEqual({
      n: byOrder,
      seat: 'b',
      kind: 'hidden',
      at: '2026-02-03T10:01:01Z',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      hash: match.entries[byOrder].hash,
    });
    for (const word of ['hide-nothing', '"order"', '"high"']) {
      expect(JSON.stringify(copyFor('a'))).not.toContain(word);
      expect(JSON.stringify(copyFor('b'))).toContain(word);
    }
  });
  test('contracts 3: own answers, open answers and dice are all there', () => {
    const { hash: _, ...own } = match.entries[hidden];
    expect(copyFor('a').entries[hidden]).toMatchObject(own);
    expect(copyFor('b').entries[1]).toMatchObject({ kind: 'step', arg: 'north' });
    expect(copyFor('b').entries[0].drew).toEqual(match.entries[0].drew);
    expect(copyFor('a').view).toEqual(stored(match.game.view(match.state, 'a')));
    expect(copyFor('a').heard).toHaveLength(match.entries.length);
    expect(copyFor('a').heard?.[1]).toEqual([{ type: 'stepped', seat: 'a', to: 'north' }]);
  });
  test('contracts 3: a closed word reaches only the one it was for', () => {
    const whispering = runningMatch();
    whispering.answer(actionBy('a', 'bid', 'low'));
    whispering.answer(actionBy('a', 'whisper'));
    const heard = (seat: string) => stored(fileFor(whispering, seat)).heard?.at(-1);
    expect(heard('b')).toEqual([{ type: 'whispered', by: 'a', word: 'beware' }]);
    expect(heard('a')).toEqual([{ type: 'whispered', by: 'a' }]);
    expect(heard('spectator')).toEqual([{ type: 'whispered', by: 'a' }]);
  });
});

describe("the chain over a seat's copy", () => {
  test.each(['a', 'b', 'spectator'])('contracts 3: the copy for %s can be read, and its chain closes', seat => {
    const read = readMatchFile(JSON.stringify(copyFor(seat)));
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expect(check(read.value)).toEqual({ ok: true, entries: match.entries.length, chainOnly: true });
  });
  test.each(['a', 'b'])('contracts 3: any change of an entry of the copy for %s breaks it there', seat => {
    const copy = copyFor(seat);
    copy.entries.forEach((entry, n) => {
      for (const [field, value] of Object.entries(entry)) {
        const other =
          typeof value === 'number'
            ? value + 1
            : Array.isArray(value)
              ? [...value, 1]
              : `${String(value).slice(0, -1)}${String(value).endsWith('0') ? 1 : 0}`;
        const without = Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field));
        for (const changed of [{ ...entry, [field]: other }, without]) {
          const entries = copy.entries.map((e, i) => (i === n ? changed : e)) as MatchFile['entries'];
          expect(check({ ...copy, entries }), `${n}.${field}`).toMatchObject({
            ok: false,
            firstDifference: { entry: n },
          });
        }
      }
    });
  });
  test('contracts 3: nothing can be slipped in beside a fingerprint', () => {
    const copy = copyFor('b');
    for (const extra of [
      { arg: 'ace' },
      { by: 'order' },
      { redo: 1 },
      { salt: '0' },
      { dealt: [1] },
      { drew: [1] },
      { kind: 'hide-nothing' },
    ]) {
      const entries = copy.entries.map((e, n) => (n === hidden ? { ...e, ...extra } : e)) as MatchFile['entries'];
      expect(check({ ...copy, entries })).toMatchObject({ ok: false, firstDifference: { entry: hidden } });
    }
  });
  test('contracts 3: head, seat and result of a copy are watched too', () => {
    const copy = copyFor('b');
    for (const change of [{ id: 'other' }, { commitment: '0'.repeat(64) }, { options: { players: 2, long: false } }]) {
      expect(check({ ...copy, ...change })).toMatchObject({ ok: false, firstDifference: { entry: 0, what: 'hash' } });
    }
    expect(check({ ...copy, for: 'nobody' }).firstDifference).toMatchObject({ fault: { path: 'for' } });
    expect(readMatchFile(JSON.stringify({ ...copy, result: {} }))).toMatchObject({
      fault: { code: 'unknown-field', path: 'result' },
    });
    expect(readMatchFile(JSON.stringify({ ...copy, heard: [[{}]] }))).toMatchObject({ fault: { path: 'heard' } });
  });
});

describe('fingerprints betray nothing', () => {
  test('contracts 2: no salt of a hidden answer is in the copy, nor follows from those that are', () => {
    const copy = copyFor('b');
    const salts = copy.entries.map(entry => entry.salt);
    expect(salts[hidden]).toBeUndefined();
    const { key } = match;
    const salt = (word: string) => sha256(`hegemon ${word} ${key} ${hidden}`).slice(0, 32);
    const text = JSON.stringify(copy);
    expect(text).not.toContain(salt('salt'));
    expect(text).not.toContain(salt('dealt'));
    // Trying out all cards fits only with the true salt, which nobody outside has.
    const { digest } = copy.entries[hidden];
    const said = (card: string) => `{"arg":"${card}","kind":"hide-card"}`;
    const tries = (by: string) => CARDS.filter(card => sha256(`${by}${said(card)}`) === digest);
    expect(tries(salt('salt'))).toEqual([match.entries[hidden].arg]);
    for (const known of salts) if (known) expect(tries(known)).toEqual([]);
    expect(tries('')).toEqual([]);
  });
  test('contracts 2: two equal answers have different fingerprints', () => {
    const digests = copyFor('spectator').entries.flatMap(entry => entry.digest ?? []);
    expect(digests).toHaveLength(3);
    expect(new Set(digests).size).toBe(3);
  });
  test("contracts 3: the deck's order cannot be tried out from the fingerprint of the shuffle", () => {
    const copy = copyFor('a');
    const dealt = JSON.stringify(match.entries[0].dealt);
    expect(copy.entries[0].unseen).toBeDefined();
    expect(sha256(`${copy.entries[0].salt}${dealt}`)).not.toBe(copy.entries[0].unseen);
  });
  test('contracts 3: after the end everybody gets the whole file, and old copies agree with it', () => {
    const over = finishedMatch();
    expect(fileFor(over, 'a')).toEqual(fileOf(over));
    expect(copyFor('a').entries.map(e => e.hash)).toEqual(over.entries.slice(0, bid + 1).map(e => e.hash));
  });
});
