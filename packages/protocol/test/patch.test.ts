import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff, type Patch, patched } from '../src/index.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** As it comes out of a socket. */
const received = <T>(value: T): T => JSON.parse(JSON.stringify(value));
/** Nobody can write to it, however deep. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) frozen(Reflect.get(value, key));
  return Object.freeze(value);
};

/** Few names, so that two objects have some in common; among them those with a meaning of their own in JavaScript. */
const keys = fc.constantFrom(
  'a',
  'b',
  'c',
  'is',
  'set',
  'in',
  'gone',
  'add',
  '__proto__',
  'constructor',
  'length',
  '0',
);
const { json } = fc.letrec<{ json: Json }>(tie => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json[]>(null, true, false, 0, 1, 'x', '', []),
    fc.array(tie('json'), { maxLength: 4 }),
    fc
      .array(fc.tuple(keys, tie('json')), { maxLength: 5 })
      .map(fields => received(JSON.parse(`{${fields.map(([k, v]) => `"${k}":${JSON.stringify(v)}`).join()}}`))),
  ),
}));
/** The second has grown out of the first more often than not: otherwise they would have nothing in common. */
const pairs: fc.Arbitrary<readonly [Json, Json]> = fc.oneof(
  fc.tuple(json, json),
  fc.tuple(fc.jsonValue(), fc.jsonValue()).map(([a, b]) => [received(a), received(b)] as [Json, Json]),
  fc.tuple(fc.array(json), fc.array(json)).map(([a, more]) => [a, [...a, ...more]] as const),
  fc
    .tuple(json, json, json, keys)
    .map(([a, b, c, key]) => [received({ a, b, c }), received({ a, [key]: c, b })] as const),
);

describe('what lies between two values', () => {
  test('contracts 5: a patch leads from the one to the other, also after it was sent', () => {
    fc.assert(
      fc.property(pairs, ([from, to]) => {
        const patch = diff(frozen(from), frozen(to));
        if (patch === undefined) expect(isDeepStrictEqual(from, to)).toBe(true);
        else {
          const result = patched(frozen(received(from)), frozen(received(patch)));
          // What is compared here are the fields themselves; a test's own comparison may look past one named __proto__.
          expect(isDeepStrictEqual(result, to), JSON.stringify([from, patch, result, to])).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('contracts 5: there is nothing between two values that are the same', () => {
    fc.assert(
      fc.property(json, value => {
        expect(diff(value, received(value))).toBeUndefined();
      }),
    );
  });

  test('contracts 5: of an object only what is new is told', () => {
    const from = { table: { red: { gold: 3, cards: ['a'] }, blue: { gold: 1 } }, turn: 4, gone: true };
    const to = { table: { red: { gold: 3, cards: ['a', 'b'] }, blue: { gold: 2 } }, turn: 4, added: [1] };
    expect(diff(from, to)).toEqual({
      set: { added: [1] },
      gone: ['gone'],
      in: { table: { in: { red: { in: { cards: { add: ['b'] } } }, blue: { set: { gold: 2 } } } } },
    });
  });

  test('contracts 5: a list that has only grown is told by what is new, any other whole', () => {
    expect(diff([1, { a: 1 }], [1, { a: 1 }, 2, 3])).toEqual({ add: [2, 3] });
    expect(diff([1, 2], [2, 1, 3])).toEqual({ is: [2, 1, 3] });
    expect(diff([1, 2], [1])).toEqual({ is: [1] });
  });
});

describe('what a patch cannot do', () => {
  test('contracts 5: a field named __proto__ is a field', () => {
    const evil: { [key: string]: unknown } = JSON.parse('{"__proto__":{"isAdmin":true}}');
    const patch = received(diff({}, evil));
    const result = patched({}, patch as Patch) as object;
    expect(Object.keys(result)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect('isAdmin' in result).toBe(false);
    expect('isAdmin' in {}).toBe(false);

    const deeper = JSON.parse('{"in":{"__proto__":{"set":{"isAdmin":true}}}}');
    expect(() => patched({}, deeper)).toThrow('__proto__');
    const both = JSON.parse('{"in":{"constructor":{"in":{"prototype":{"set":{"isAdmin":true}}}}}}');
    expect(() => patched({}, both)).toThrow('constructor');
    expect('isAdmin' in {}).toBe(false);
  });

  test.each([
    ['a list', { add: [1] }, { a: 1 }],
    ['a list', { add: [1] }, null],
    ['a list', { add: [1] }, 'text'],
    ['an object', { set: { a: 1 } }, [1]],
    ['an object', { gone: ['a'] }, 7],
    ['an object', { in: {} }, undefined],
    ['an object with a field a', { in: { a: { set: { b: 1 } } } }, { b: 1 }],
    ['an object', { in: { a: { set: { b: 1 } } } }, { a: 1 }],
  ] as const)('contracts 5: what was made for %s (%j) is not laid on %j', (what, patch, base) => {
    expect(() => patched(base, patch)).toThrow(what);
  });
});
