import { describe, expect, test } from 'vitest';
import { fileFaultFor, type Game, Match, type MatchFile, openMatch, readMatchFile, verify } from '../src/index.js';
import { finishedFile, game } from './support/played.js';
import { headOf, stored, tiny } from './support/tiny.js';
import { wager } from './support/wager.js';

const whole = finishedFile();
const text = JSON.stringify(whole);
const faultOf = (source: string) => {
  const read = readMatchFile(source);
  return read.ok ? undefined : read.fault;
};
const faultAfter = (change: object) => faultOf(JSON.stringify({ ...whole, ...change }));

describe('reading what others have written', () => {
  test.each(['', '{', 'null', '"hegemon"', '[]', '{}', '7', '\u0000', '[[[['])(
    'contracts 3: %j is no match file',
    source => {
      expect(['not-json', 'not-a-match-file']).toContain(faultOf(source)?.code);
    },
  );
  test('contracts 3: cut off anywhere, it is not taken for a file', () => {
    for (let length = 0; length < text.length; length += 41) {
      expect(faultOf(text.slice(0, length))).toEqual({ code: 'not-json', path: '' });
    }
  });
  test('contracts 3: five megabytes of garbage, of brackets, and of entries are refused', () => {
    expect(faultOf('x7{"'.repeat(1_250_000))).toEqual({ code: 'not-json', path: '' });
    expect(faultOf(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)?.code).toMatch(/^not-/);
    const deep = `${'{"x":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    expect(faultOf(`{"format":${deep}}`)).toMatchObject({ code: 'unknown-format', given: 'object' });
    const entries = `[${'{"n":0},'.repeat(600_000)}{}]`;
    const long = JSON.stringify({ ...whole, entries: 0 }).replace('"entries":0', `"entries":${entries}`);
    expect(faultOf(long)).toMatchObject({
      code: 'missing',
      path: 'entries[0].kind',
    });
  });
  test('contracts 3: deep nonsense where anything may stand is no way to break the verifier', () => {
    const deep = `${'{"x":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    for (const field of ['options', 'result']) {
      const source = JSON.stringify({ ...whole, [field]: 0 }).replace(`"${field}":0`, `"${field}":${deep}`);
      const read = readMatchFile(source);
      expect(read.ok && verify(game, read.value).ok).toBe(false);
    }
  });
  test.each([
    [{ format: 'hegemon-match/2' }, { code: 'unknown-format', path: 'format', given: 'hegemon-match/2' }],
    [{ format: { toString: 1 } }, { code: 'unknown-format', path: 'format', given: 'object' }],
    [{ format: null }, { code: 'unknown-format', path: 'format' }],
    [{ format: 'x'.repeat(5000) }, { given: 'x'.repeat(60) }],
    [{ extra: 1 }, { code: 'unknown-field', path: 'extra' }],
    [{ ['x'.repeat(5000)]: 1 }, { code: 'unknown-field', path: 'x'.repeat(60) }],
    [{ edition: -1 }, { code: 'wrong-type', path: 'edition' }],
    [{ edition: '1' }, { code: 'wrong-type', path: 'edition' }],
    [{ id: undefined }, { code: 'missing', path: 'id' }],
    [{ id: 'x'.repeat(20_000) }, { code: 'wrong-type', path: 'id' }],
    [{ options: [] }, { code: 'wrong-type', path: 'options' }],
    [{ commitment: 'abc' }, { code: 'wrong-type', path: 'commitment' }],
    [{ seed: { serverSeed: 'abc', clientSeeds: {} } }, { code: 'wrong-type', path: 'seed' }],
    [{ seed: { ...whole.seed, more: 1 } }, { code: 'wrong-type', path: 'seed' }],
    [{ seed: undefined }, { code: 'missing', path: 'seed' }],
    [{ seats: { a: { name: 'A', kind: 'god' } } }, { code: 'wrong-type', path: 'seats.a' }],
    [{ seats: { a: null } }, { code: 'wrong-type', path: 'seats.a' }],
    [{ seats: { a: { name: 'A', kind: 'bot', rank: 1 } } }, { code: 'wrong-type', path: 'seats.a' }],
    [{ entries: [] }, { code: 'wrong-type', path: 'entries' }],
    [{ entries: [1] }, { code: 'wrong-type', path: 'entries[0]' }],
    [{ entries: [whole.entries[0], { ...whole.entries[1], n: 1.5 }] }, { path: 'entries[1].n' }],
    [{ entries: [{ ...whole.entries[0], drew: ['1'] }] }, { path: 'entries[0].drew' }],
    [{ entries: [{ ...whole.entries[0], arg: { x: 'y' } }] }, { path: 'entries[0].arg' }],
    [{ entries: [{ ...whole.entries[0], arg: null }] }, { path: 'entries[0].arg' }],
    [{ entries: [{ ...whole.entries[0], by: 'magic' }] }, { path: 'entries[0].by' }],
    [{ entries: [{ ...whole.entries[0], told: [] }] }, { code: 'unknown-field', path: 'entries[0].told' }],
    [{ result: 'won' }, { code: 'wrong-type', path: 'result' }],
  ])('contracts 3: %j is refused with a code and a path', (change, fault) => {
    expect(faultAfter(change)).toMatchObject(fault);
  });
  test('contracts 3: keys of the prototype are fields like others: unknown', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const source = text.replace('{"format"', `{"${name}":{"x":1},"format"`);
      expect(faultOf(source)).toEqual({ code: 'unknown-field', path: name });
    }
  });
});

describe('does the file belong to this game?', () => {
  const asGame = (other: unknown): Game => other as Game;
  test('contracts 3: another game, an earlier and a later edition are named', () => {
    const other = tiny({ id: 'chess', procedures: [], open: (_, state) => ({ state, first: { proc: '', step: '' } }) });
    expect(fileFaultFor(asGame(other), whole)).toEqual({
      code: 'unknown-game',
      path: 'game',
      given: 'wager',
      wanted: 'chess',
    });
    for (const edition of [0, 2]) {
      const verdict = verify(asGame(wager(edition)), whole);
      expect(verdict).toMatchObject({
        ok: false,
        firstDifference: { entry: 0, what: 'file', fault: { code: 'other-edition', given: '1', wanted: `${edition}` } },
      });
    }
  });
  test.each([
    [{ options: { players: 9 } }, { code: 'wrong-options', path: 'options.players' }],
    [{ options: { players: 2, fast: true } }, { code: 'wrong-options', path: 'options.fast' }],
    [{ seats: { a: whole.seats.a } }, { code: 'wrong-type', path: 'seats', given: 'a', wanted: 'a,b' }],
    [{ seats: { ...whole.seats, c: whole.seats.a } }, { code: 'wrong-type', path: 'seats' }],
    [{ seed: { ...whole.seed!, clientSeeds: { z: 'x' } } }, { code: 'unknown-field', path: 'seed.clientSeeds.z' }],
  ])('contracts 3: %j does not', (change, fault) => {
    const file = { ...whole, ...change } as MatchFile;
    expect(verify(asGame(game), file).firstDifference).toMatchObject({ entry: 0, what: 'file', fault });
  });
  test('contracts 3: the order of keys is no part of a file', () => {
    const { a, b } = whole.seats;
    const turned = {
      ...whole,
      seats: { b, a },
      entries: whole.entries.map(e => Object.fromEntries(Object.entries(e).reverse())),
    };
    expect(verify(asGame(game), stored(turned) as unknown as MatchFile).ok).toBe(true);
  });
  test('contracts 2: a match does not begin with a seed that is none', () => {
    const bad = headOf({ seed: { serverSeed: 'seed', clientSeeds: {} } });
    expect(() => new Match(game, bad)).toThrow('64 hex digits');
  });
  test('house 10: what a match was begun with cannot be changed under it', () => {
    const head = headOf();
    const match = new Match(game, head);
    (head.options as { players: number }).players = 9;
    const again = openMatch(game, {
      ...whole,
      entries: match.entries,
      options: match.head.options,
      result: undefined,
    } as never);
    expect(again.ok).toBe(true);
  });
});
