import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import * as protocol from '../src/index.js';
import { REQUESTS } from './requests.js';

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checked in both ways there are; they must agree. */
const isFine = (schema: TSchema, value: unknown): boolean => {
  const [compiled, walked] = [Compile(schema).Check(value), Value.Check(schema, value)];
  expect(compiled).toBe(walked);
  return compiled;
};

/** Names in these are free: seats, options of a game, things to be shared out. */
const OPEN = ['options', 'chairs', 'arg'];
/** The value with one more field, once for each object in it, however deep. */
const withExtra = (value: unknown, name = ''): unknown[] => {
  if (Array.isArray(value))
    return value.flatMap((each, i) => withExtra(each).map(inner => value.map((old, j) => (i === j ? inner : old))));
  if (!isPlain(value)) return [];
  const here = OPEN.includes(name) ? [] : [{ ...value, extra: 1 }];
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, each]) => withExtra(each, key).map(inner => ({ ...value, [key]: inner }))),
  ];
};
const without = (value: Plain, name: string): Plain =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

describe.each(REQUESTS)('$name', ({ schema, sample, needed }) => {
  test('contracts 5: what is well-formed is taken', () => {
    expect(isFine(schema, sample)).toBe(true);
    expect(isFine(schema, JSON.parse(JSON.stringify(sample)))).toBe(true);
  });

  test('contracts 5: an unknown field is refused, at whatever depth', () => {
    const stuffed = withExtra(sample);
    expect(stuffed.length).toBeGreaterThan(0);
    for (const each of stuffed) expect(isFine(schema, each), JSON.stringify(each)).toBe(false);
    expect(isFine(schema, { ...sample, ...JSON.parse('{"constructor":1}') })).toBe(false);
  });

  test('contracts 5: a field that is needed may not be missing, nor be something else; others may', () => {
    for (const key of Object.keys(sample))
      expect(isFine(schema, without(sample, key)), key).toBe(!needed.includes(key));
    for (const key of Object.keys(sample)) expect(isFine(schema, { ...sample, [key]: [{}] }), key).toBe(false);
    for (const nonsense of [null, undefined, 3, 'text', [], [sample]]) expect(isFine(schema, nonsense)).toBe(false);
  });
});

/** All records in a schema, itself included. */
const recordsIn = (schema: unknown): Plain[] => {
  if (Array.isArray(schema)) return schema.flatMap(recordsIn);
  if (!isPlain(schema)) return [];
  return [
    ...('properties' in schema && schema.type === 'object' ? [schema] : []),
    ...Object.values(schema).flatMap(recordsIn),
  ];
};

describe('the limits', () => {
  test('contracts 5: no record anywhere lets unknown fields through', () => {
    const exported = Object.values(protocol).filter(each => isPlain(each) && ('type' in each || 'anyOf' in each));
    const records = exported.flatMap(recordsIn);
    expect(records.length).toBeGreaterThan(50);
    expect(records.filter(each => each.additionalProperties !== false)).toEqual([]);
  });

  test.each([
    ['Id', protocol.Id, ['abcd', 'A-_9'.repeat(10)], ['abc', 'a'.repeat(41), 'ab/cd', 'abcd\n', '../..', '']],
    ['ActionId', protocol.ActionId, ['abcdefgh'], ['abcdefg', 'a'.repeat(41), 'abcd efgh']],
    [
      'SeatName',
      protocol.SeatName,
      ['red', 'east-rome', 'p1'],
      ['', 'Red', '1p', 'red,blue', '__proto__', 'a'.repeat(41)],
    ],
    ['Name', protocol.Name, ['Al', 'x'.repeat(24)], ['A', 'x'.repeat(25)]],
    ['moment', protocol.moment(), [0, 8.64e15], [-1, 0.5, 8.64e15 + 2, Number.NaN, '0']],
    ['count', protocol.count(20), [0, 20], [-1, 21, 1.5, null]],
    ['oneOf', protocol.oneOf(['a', 'b']), ['a', 'b'], ['c', '', null, ['a']]],
    ['text', protocol.text(3, 1), ['a', 'abc'], ['', 'abcd', 1]],
  ] as const)('contracts 5: %s knows its bounds', (_, schema, good, bad) => {
    for (const value of good) expect(isFine(schema, value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(isFine(schema, value), JSON.stringify(value)).toBe(false);
  });

  const register = { name: 'Ann', password: 'correct horse' };
  const chairs = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`seat-${i}`, { kind: 'open' }]));
  const upload = REQUESTS.find(({ name }) => name === 'Upload')?.sample ?? {};
  const change = (vacations: number) => ({ vacations: Array.from({ length: vacations }, () => ({ from: 0, to: 1 })) });
  test.each([
    ['a short password', protocol.Registration, { ...register, password: '1234567' }],
    ['a mail without a place', protocol.Registration, { ...register, mail: 'ann@' }],
    ['a mail with a second line', protocol.Registration, { ...register, mail: 'ann@example.org\nbcc:x' }],
    ['a night beyond the day', protocol.Night, { from: 0, to: 1440 }],
    ['a hook that is no address of the web', protocol.SettingsChange, { webhook: 'file:///etc/passwd' }],
    ['too many vacations', protocol.SettingsChange, change(21)],
    ['too many chairs', protocol.Upload, { ...upload, chairs }],
    ['a chair that nobody has named', protocol.Upload, { ...upload, chairs: { 'Two Words': { kind: 'open' } } }],
    ['a bot without a name', protocol.NewChair, { kind: 'bot', bot: '' }],
    ['a bot that is a person', protocol.NewChair, { kind: 'me', bot: 'greedy' }],
    ['endless words', protocol.Answer, { kind: 'x', arg: 'a'.repeat(2001) }],
    ['an endless answer', protocol.Answer, { kind: 'x', arg: Array.from({ length: 501 }, () => 'a') }],
    ['an answer within an answer', protocol.Answer, { kind: 'x', arg: [['a']] }],
    ['a thing of another line', protocol.Answer, { kind: 'x', arg: { 'a\nb': { deep: [1] } } }],
    ['a thing with an endless name', protocol.Answer, { kind: 'x', arg: { ['a'.repeat(101)]: 1 } }],
    ['a question of another kind', protocol.Inquiry, { what: 'hand' }],
    ['words that go on for ever', protocol.Saying, { id: 'abcdefgh', channel: 'table', text: 'a'.repeat(2001) }],
    ['an accord only the server makes', protocol.NewAccord, { kind: 'late' }],
  ] as const)('contracts 5: %s is refused', (_, schema, value) => {
    expect(isFine(schema, value)).toBe(false);
  });
});
