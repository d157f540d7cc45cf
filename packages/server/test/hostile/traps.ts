import type { Random } from '@hegemon/kernel';

export const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)];

export const TRAPS: readonly string[] = [
  '',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'start',
  'undo',
  'sit',
  'close',
  'hidden',
  '\u0000',
  '\ud800',
  '\u202eevil',
  '𝕲𝖗𝖊𝖊𝖓',
  'ﷺ'.repeat(30),
  '<script>alert(1)</script>',
  "'; drop table matches; --",
  '$(reboot)',
  '../../etc/passwd',
  'a'.repeat(101),
];
export const NUMBERS: readonly unknown[] = [
  -1,
  -0,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  -1e308,
  '5',
  null,
  true,
  [],
  {},
];
/** As it comes over the wire: some of it is no number of ours, some no JSON at all. */
export const RAW_NUMBERS = ['1e400', '-1e400', 'NaN', 'Infinity', '01', '0x10', '9'.repeat(400), '1e-400', '-'];

/** What could stand in the place of a province, a card, a number. */
export const args = (random: Random): unknown => {
  const thing = pick(TRAPS, random);
  const sorts = [
    undefined,
    thing,
    pick(NUMBERS, random),
    [thing, thing],
    Array.from({ length: random(600) }, () => 'rome'),
    { [thing]: 1 },
    { rome: pick(NUMBERS, random) },
    [[thing]],
    { rome: { rome: 1 } },
  ];
  return pick(sorts, random);
};
