import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitmentTo,
  isSeed,
  isServerSeed,
  keyOfMatch,
  newChance,
  roll,
  seedOfText,
  sha256,
  shuffle,
  shuffled,
  siphash,
  sipKey,
  stream,
  valueAt,
} from '../src/index.js';
import { KEY, SERVER_SEED } from './support/tiny.js';

const nodeSha = (input: string | Uint8Array): string => createHash('sha256').update(input).digest('hex');
const sipOf = (key: string, low: number, high: number): Uint32Array => {
  const out = new Uint32Array(2);
  siphash(sipKey(key), low, high, out);
  return out;
};

/** SipHash-2-4 once more, by its definition and with big integers, to compare with. */
const slowSip = (key: string, message: bigint): bigint => {
  const mask = (1n << 64n) - 1n;
  const word = (hex: string): bigint => BigInt(`0x${hex.match(/../g)!.reverse().join('')}`);
  const [k0, k1] = [word(key.slice(0, 16)), word(key.slice(16))];
  let v0 = k0 ^ 0x736f6d6570736575n;
  let v1 = k1 ^ 0x646f72616e646f6dn;
  let v2 = k0 ^ 0x6c7967656e657261n;
  let v3 = k1 ^ 0x7465646279746573n;
  const turn = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (64n - by))) & mask;
  const round = (): void => {
    v0 = (v0 + v1) & mask;
    v1 = turn(v1, 13n) ^ v0;
    v0 = turn(v0, 32n);
    v2 = (v2 + v3) & mask;
    v3 = turn(v3, 16n) ^ v2;
    v0 = (v0 + v3) & mask;
    v3 = turn(v3, 21n) ^ v0;
    v2 = (v2 + v1) & mask;
    v1 = turn(v1, 17n) ^ v2;
    v2 = turn(v2, 32n);
  };
  for (const part of [message, 8n << 56n]) {
    v3 ^= part;
    round();
    round();
    v0 ^= part;
  }
  v2 ^= 0xffn;
  for (let i = 0; i < 4; i++) round();
  return v0 ^ v1 ^ v2 ^ v3;
};

describe('the keyed hash behind all draws', () => {
  test('contracts 2: SipHash-2-4 gives the official value for 00..07 under the key 00..0f', () => {
    const out = sipOf(KEY, 0x03020100, 0x07060504);
    expect([...new Uint8Array(out.buffer)]).toEqual([0x62, 0x24, 0x93, 0x9a, 0x79, 0xf5, 0xf5, 0x93]);
  });
  test('contracts 2: it agrees with its definition for any key and message', () => {
    const words = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(fc.tuple(words, words, words, words), words, words, (k, low, high) => {
        const key = k.map(word => word.toString(16).padStart(8, '0')).join('');
        const [l, h] = sipOf(key, low, high);
        expect((BigInt(h) << 32n) | BigInt(l)).toBe(slowSip(key, (BigInt(high) << 32n) | BigInt(low)));
      }),
    );
  });
  test('contracts 2: a key that cannot be read is an error, not a key of noughts', () => {
    for (const bad of ['', 'abc', 'g'.repeat(32), KEY.toUpperCase(), `${KEY}00`]) {
      expect(() => valueAt(bad, 0, 6)).toThrow('32 hex digits');
      expect(isSeed(bad)).toBe(false);
    }
    expect(isSeed(KEY)).toBe(true);
  });
});

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('contracts 2: the published value of %j', (text, hash) => {
    expect(sha256(text)).toBe(hash);
  });
  test('contracts 2: the published value of a million times a', () => {
    expect(sha256('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });
  test('contracts 2: every length around the blocks, and every kind of letter', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(sha256(bytes)).toBe(nodeSha(bytes));
    }
    for (const text of ['Größe', 'Βυζάντιον', '𐎠𐎡𐎢 and 👑', '\u0000', 'half a pair \ud800', 'ﷺ'.repeat(500)]) {
      expect(sha256(text)).toBe(nodeSha(text));
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        expect(sha256(text)).toBe(nodeSha(text));
      }),
    );
  });
});

describe('fairness', () => {
  const material = { serverSeed: SERVER_SEED, clientSeeds: { a: 'one', b: 'two' } };
  test("contracts 2: the commitment is the hash of the seed's bytes", () => {
    expect(commitmentTo(SERVER_SEED)).toBe(nodeSha(Buffer.from(SERVER_SEED, 'hex')));
  });
  test("contracts 2: the key is half the hash of seed, match and the seats' seeds in seat order", () => {
    const text = `${SERVER_SEED}["m-1",["one","two"]]`;
    expect(keyOfMatch(material, 'm-1', ['a', 'b'])).toBe(nodeSha(text).slice(0, 32));
  });
  test('contracts 2: every part of it moves the key, and no part can pass for another', () => {
    const keys = [
      keyOfMatch(material, 'm-1', ['a', 'b']),
      keyOfMatch(material, 'm-2', ['a', 'b']),
      keyOfMatch(material, 'm-1', ['b', 'a']),
      keyOfMatch({ ...material, serverSeed: seedOfText('x') }, 'm-1', ['a', 'b']),
      keyOfMatch({ ...material, clientSeeds: { a: 'onet', b: 'wo' } }, 'm-1', ['a', 'b']),
      keyOfMatch({ ...material, clientSeeds: { a: 'one' } }, 'm-1', ['a', 'b']),
      keyOfMatch({ ...material, clientSeeds: { a: 'one', b: '' } }, 'm-1', ['a', 'b']),
      keyOfMatch({ ...material, clientSeeds: { a: 'one","two' } }, 'm-1', ['a', 'b']),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(isSeed(key)).toBe(true);
  });
  test("contracts 2: the order in which the seats' seeds are stored does not matter", () => {
    const turned = { serverSeed: SERVER_SEED, clientSeeds: { b: 'two', a: 'one' } };
    expect(keyOfMatch(turned, 'm', ['a', 'b'])).toBe(keyOfMatch(material, 'm', ['a', 'b']));
  });
  test('contracts 2: a typed seed becomes one of full length', () => {
    expect(isServerSeed(seedOfText('my game 7'))).toBe(true);
    expect(isServerSeed('my game 7')).toBe(false);
  });
});

describe('draws', () => {
  test.each([2, 3, 6, 8, 10, 20])('contracts 2: a die of %i falls evenly (chi-square, fixed seed)', sides => {
    const throws = 30_000;
    const counts = new Array(sides).fill(0);
    for (let n = 0; n < throws; n++) counts[valueAt(KEY, n, sides)]++;
    const expected = throws / sides;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Mean sides - 1, deviation sqrt(2 (sides - 1)): four deviations above would be one in ten thousand.
    expect(chi).toBeLessThan(sides - 1 + 4 * Math.sqrt(2 * (sides - 1)));
  });

  test('contracts 2: surplus values are drawn again under the same number, never folded back', () => {
    // With just over half of all values usable, about every second first attempt must be thrown away.
    const sides = 0x80000001;
    let rejected = 0;
    for (let n = 0; n < 200; n++) {
      const attempts = Array.from({ length: 64 }, (_, attempt) => sipOf(KEY, n, attempt)[0]);
      if (attempts[0] >= sides) rejected++;
      expect(valueAt(KEY, n, sides)).toBe(attempts.find(value => value < sides));
    }
    expect(rejected).toBeGreaterThan(50);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 33])('contracts 2: no die has %s sides', sides => {
    expect(() => valueAt(KEY, 0, sides)).toThrow('sides');
  });

  test('house 9: the n-th draw depends on key and n alone, so a copy draws the same', () => {
    const g = { chance: newChance(KEY) };
    const first = [roll(g, 6, 'x'), roll(g, 6, 'x'), roll(g, 6, 'x')];
    const twin = { chance: { ...newChance(KEY), drawn: 2 } };
    expect(roll(twin, 6, 'x')).toBe(first[2]);
    expect(g.chance).toEqual({ key: KEY, drawn: 3, drew: first, dealt: [] });
  });

  test('house 9: a shuffle is a permutation, is drawn unseen, and reaches every order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.nat(1000), (deck, drawn) => {
        const g = { chance: { ...newChance(KEY), drawn } };
        const before = [...deck];
        const mixed = shuffle(g, deck, 'deck');
        expect(deck).toEqual(before);
        expect([...mixed].sort((x, y) => x - y)).toEqual([...deck].sort((x, y) => x - y));
        expect(g.chance.drew).toEqual([]);
        expect(g.chance.dealt.length).toBe(Math.max(0, deck.length - 1));
      }),
    );
    const random = stream(KEY);
    const counts: Record<string, number> = {};
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(['x', 'y', 'z'], random).join('');
      counts[order] = (counts[order] ?? 0) + 1;
    }
    expect(Object.keys(counts).length).toBe(6);
    for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });

  test('contracts 2: scripted draws come in order, for dice and for shuffles', () => {
    const g = { chance: { ...newChance(KEY), script: [6, 1, 3, 1] } };
    expect([roll(g, 6, 'x'), roll(g, 6, 'x')]).toEqual([6, 1]);
    expect(shuffle(g, ['x', 'y', 'z'], 'deck')).toEqual(['y', 'x', 'z']);
    expect(g.chance.dealt).toEqual([2, 0]);
    expect(() => roll(g, 6, 'siege')).toThrow('the script has no value left for draw 4 (siege)');
  });
  test.each([0, 7, 2.5, Number.NaN])(
    'contracts 2: a script that says %s for a die of six is wrong, and says where',
    value => {
      const g = { chance: { ...newChance(KEY), script: [value] } };
      expect(() => roll(g, 6, 'siege')).toThrow(`the script has ${value} for draw 0 (siege), a die of 6`);
    },
  );
});
