import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedSigns, signsOf } from '../src/index.js';

const travelled = (signs: Record<string, string>, step: number) =>
  signsOf(JSON.parse(JSON.stringify(packedSigns(signs, step))));

test.each([
  ['lines', 'M10 12h20v-6h-20z'],
  ['more figures after one letter', 'M2 2l4 4 6-6z'],
  ['a new beginning', 'M4 6zm10 0m2-2l6 0z'],
  ['curves', 'M0 0c2 4 4 4 10-10s0 0 4 4q2 2 4 0t8 8'],
  ['arcs, whose radii have tenths', 'M4 4a16 2.3 0 0 1 4 2 2.3 2.3-10.5 0 1 2-4z'],
  ['figures of every size', 'M512-512l0-2 4096 100z'],
])('house 16: a sign is the same after it has been packed and unpacked: %s', (_, path) => {
  const signs = { a: `<path fill="currentColor" d="${path}"/>`, b: '<circle r="4"/>', c: `<g><path d="${path}"/></g>` };
  expect(travelled(signs, 2)).toEqual(signs);
});

test('house 16: signs that are not packed are taken as they are', () => {
  const signs = { a: '<path d="M0 0"/>' };
  expect(signsOf(signs)).toBe(signs);
});

test('house 16: any line of a sign is the same after it has been packed and unpacked', () => {
  const figure = fc.integer({ min: -600, max: 600 });
  fc.assert(
    fc.property(fc.array(fc.tuple(figure, figure), { minLength: 1, maxLength: 20 }), points => {
      const text = points.map(([x, y]) => `${x}${y < 0 ? '' : ' '}${y}`);
      const path = `M0 0${text.map((pair, at) => (at === 0 ? 'l' : pair.startsWith('-') ? '' : ' ') + pair).join('')}z`;
      const signs = { a: `<path d="${path}"/>` };
      expect(travelled(signs, 1)).toEqual(signs);
    }),
    { numRuns: 40 },
  );
});
