import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soleArg } from '../src/choice/answers.js';
import {
  type Arg,
  allot,
  amount,
  argsOf,
  button,
  type Choice,
  canonical,
  countAnswers,
  countArgs,
  fits,
  isOpen,
  listAnswers,
  misfitOf,
  pick,
  sampleAnswer,
  sampleArg,
  stream,
  subset,
} from '../src/index.js';

const anId = fc.stringMatching(/^[a-z]{1,6}$/);
const idLists = fc.uniqueArray(anId, { maxLength: 6 });
const choices: fc.Arbitrary<Choice> = fc
  .oneof(
    fc.constant<Choice>(button('go')),
    idLists.map(of => pick('go', of)),
    fc.tuple(idLists, fc.nat(4), fc.nat(6)).map(([of, min, max]) => subset('go', of, min, max)),
    fc
      .tuple(fc.integer({ min: -3, max: 5 }), fc.integer({ min: -3, max: 9 }))
      .map(([min, max]) => amount('go', min, max)),
    fc
      .tuple(fc.dictionary(anId, fc.nat(3), { maxKeys: 4 }), fc.nat(6))
      .map(([caps, total]) => allot('go', total, { ...caps })),
  )
  .map(choice => choice as Choice);
const openChoices = choices.filter(isOpen);
const seeds = fc.integer({ min: 0, max: 0xffffffff }).map(n => n.toString(16).padStart(32, '0'));
const written = (c: Choice): string[] => [...argsOf(c)].map(arg => canonical(arg ?? null));

describe('every shape, whatever is in it', () => {
  test('house 7: what is listed is counted, once each, and fits', () => {
    fc.assert(
      fc.property(choices, c => {
        const all = [...argsOf(c)];
        expect(countArgs(c)).toBe(all.length);
        expect(new Set(written(c)).size).toBe(all.length);
        for (const arg of all) expect(misfitOf(c, arg)).toBeUndefined();
        expect(isOpen(c)).toBe(all.length > 0);
      }),
      { numRuns: 500 },
    );
  });

  test('house 7: what is drawn at random is among what is listed', () => {
    fc.assert(
      fc.property(openChoices, seeds, (c, seed) => {
        const random = stream(seed);
        const listed = new Set([...argsOf(c)].map(arg => canonical(arg ?? null)));
        for (let i = 0; i < 20; i++) {
          const arg = sampleArg(c, random);
          expect(fits(c, arg)).toBe(true);
          expect(listed).toContain(canonical(arg ?? null));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('house 7: drawing at random reaches every answer', () => {
    fc.assert(
      fc.property(
        openChoices.filter(c => countArgs(c) <= 12),
        seeds,
        (c, seed) => {
          const random = stream(seed);
          const missing = new Set(written(c));
          for (let i = 0; i < 4000 && missing.size > 0; i++) missing.delete(canonical(sampleArg(c, random) ?? null));
          expect([...missing]).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('house 7: the quick look for a single answer agrees with counting', () => {
    fc.assert(
      fc.property(openChoices, c => {
        const sole = soleArg(c);
        expect(sole !== undefined).toBe(countArgs(c) === 1);
        if (sole) expect(canonical(sole.arg ?? null)).toBe(written(c)[0]);
      }),
      { numRuns: 1000 },
    );
  });

  test('house 7: nothing a stranger sends is taken for an answer unless it is one', () => {
    fc.assert(
      fc.property(
        openChoices,
        fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }),
        (c, arg) => {
          const listed = new Set(written(c));
          const misfit = misfitOf(c, arg as Arg);
          if (misfit) expect(misfit.because).toMatch(/^[a-z-]+$/);
          else if (c.shape !== 'subset' && c.shape !== 'allot') expect(listed).toContain(canonical(arg ?? null));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('why an answer does not fit', () => {
  const picked = pick('p', ['rome', 'gaul']);
  const some = subset('s', ['rome', 'gaul', 'syria'], 1, 2);
  const gold = amount('a', 1, 5);
  const hits = allot('x', 3, { rome: 2, gaul: 2 });
  const hostile = JSON.parse('{"__proto__":1}');
  const cases: [string, Choice, unknown, string | undefined, object?][] = [
    ['nothing for a button', button('b'), undefined, undefined],
    ['something for a button', button('b'), 'x', 'takes-nothing'],
    ['null for a button', button('b'), null, 'takes-nothing'],
    ['one id', picked, 'rome', undefined],
    ['nothing for one id', picked, undefined, 'wants-one-id'],
    ['a list for one id', picked, ['rome'], 'wants-one-id'],
    ['a stranger', picked, 'carthage', 'not-among', { id: 'carthage' }],
    ['__proto__', picked, '__proto__', 'not-among'],
    ['constructor', picked, 'constructor', 'not-among'],
    ['a place in the list', picked, '0', 'not-among'],
    ['two ids', some, ['syria', 'rome'], undefined],
    ['a text for ids', some, 'rome', 'wants-ids'],
    ['numbers for ids', some, [1, 2], 'wants-ids'],
    ['a list with a hole', some, Object.assign(new Array(2), { 1: 'rome' }), 'wants-ids'],
    ['only holes', some, new Array(1), 'wants-ids'],
    ['nested lists', some, [['rome']], 'wants-ids'],
    ['twice the same', some, ['rome', 'rome'], 'twice-the-same'],
    ['a stranger among them', some, ['rome', 'carthage'], 'not-among', { id: 'carthage' }],
    ['too few', some, [], 'too-few', { given: 0, min: 1 }],
    ['too many', some, ['rome', 'gaul', 'syria'], 'too-many', { given: 3, max: 2 }],
    ['a million', some, new Array(1_000_000).fill('rome'), 'too-many', { given: 1_000_000, max: 2 }],
    ['a list that is none', some, { length: 1, 0: 'rome' }, 'wants-ids'],
    ['a number', gold, 5, undefined],
    ['a number as text', gold, '3', 'wants-a-number'],
    ['half', gold, 1.5, 'wants-a-number'],
    ['NaN', gold, Number.NaN, 'wants-a-number'],
    ['infinity', gold, Number.POSITIVE_INFINITY, 'wants-a-number'],
    ['an unsafe number', gold, 2 ** 60, 'wants-a-number'],
    ['a bigint', gold, 3n, 'wants-a-number'],
    ['too little', gold, 0, 'too-few', { given: 0, min: 1 }],
    ['too much', gold, 6, 'too-many', { given: 6, max: 5 }],
    ['a spread', hits, { rome: 1, gaul: 2 }, undefined],
    ['a spread with a nought', allot('x', 2, { rome: 2, gaul: 2 }), { rome: 2, gaul: 0 }, undefined],
    ['nothing for a spread', hits, undefined, 'wants-numbers-over-ids'],
    ['null for a spread', hits, null, 'wants-numbers-over-ids'],
    ['a list for a spread', hits, [1, 2], 'wants-numbers-over-ids'],
    ['beyond a cap', hits, { rome: 3 }, 'too-many', { id: 'rome', given: 3, max: 2 }],
    ['below nought', hits, { rome: -1, gaul: 2 }, 'wants-a-number', { id: 'rome' }],
    ['text parts', hits, { rome: '1', gaul: '2' }, 'wants-a-number', { id: 'rome' }],
    ['nested parts', hits, { rome: { valueOf: 1 } }, 'wants-a-number', { id: 'rome' }],
    ['NaN parts', hits, { rome: Number.NaN }, 'wants-a-number', { id: 'rome' }],
    ['a wrong total', hits, { rome: 1 }, 'wrong-total', { given: 1, total: 3 }],
    ['a key of the prototype', hits, { constructor: 1, gaul: 2 }, 'not-among', { id: 'constructor' }],
    ['__proto__ as a key', hits, hostile, 'not-among', { id: '__proto__' }],
    ['its own way of being written', hits, { toJSON: () => 0, rome: 1, gaul: 2 }, 'not-among', { id: 'toJSON' }],
  ];
  test.each(cases)('house 7: %s', (_, c, arg, because, facts) => {
    const misfit = misfitOf(c, arg as Arg);
    expect(misfit?.because).toBe(because);
    if (facts) expect(misfit?.facts).toEqual(facts);
  });

  test("house 7: a stranger's id is shown back, but not a whole book of it", () => {
    const misfit = misfitOf(picked, 'x'.repeat(1_000_000));
    expect(String(misfit?.facts.id).length).toBeLessThan(100);
  });
});

describe('decisions', () => {
  const decision = { n: 1, seat: 'a', rule: 'r', prompt: 'p', choices: [pick('p', ['x', 'y']), button('b')] };
  test('house 7: answers of all choices are listed, and at most so many of each', () => {
    expect(listAnswers(decision)).toEqual([{ kind: 'p', arg: 'x' }, { kind: 'p', arg: 'y' }, { kind: 'b' }]);
    expect(listAnswers(decision, 1)).toEqual([{ kind: 'p', arg: 'x' }, { kind: 'b' }]);
    expect(countAnswers(decision)).toBe(3);
  });
  test('house 7: big questions are counted without being listed, and sampled at once', () => {
    const many = subset(
      's',
      Array.from({ length: 40 }, (_, i) => `id-${i}`),
    );
    expect(countArgs(many)).toBe(2 ** 40);
    const wide = allot('x', 30, Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`id-${i}`, 1_000_000])));
    expect(countArgs(wide)).toBe(3159461968); // C(41, 11)
    expect(fits(wide, sampleArg(wide, stream('0'.repeat(32))))).toBe(true);
  });
  test('house 7: a list that names an id twice does not hang the sampler', () => {
    const faulty = subset('s', ['x', 'x'], 2, 2);
    expect(fits(faulty, sampleArg(faulty, stream('0'.repeat(32))))).toBe(false);
  });
  test('house 7: a decision without choices cannot be sampled, and says so', () => {
    expect(() => sampleAnswer({ ...decision, choices: [] }, stream('0'.repeat(32)))).toThrow('no die has 0 sides');
  });
});
