import { expect, test } from 'vitest';
import { keyOf } from '../../src/people/look-alikes.js';
import { nameOf } from '../../src/people/names.js';

const BOTS = ['random', 'master', 'master/builder'];
const shown = (given: string) => {
  const result = nameOf(given, BOTS);
  return result.ok ? result.value.name : result.fault.code === 'taken' ? 'taken' : result.fault.facts?.why;
};

test.each([
  ['Anna', 'Anna'],
  ['  Anna   Maria ', 'Anna Maria'],
  ['Jürgen', 'Jürgen'],
  // Written with a mark, shown as one letter.
  ['Ju\u0308rgen', 'Jürgen'],
  ['Ａｎｎａ', 'Anna'],
  ['max_2000', 'max_2000'],
  ['J.-P. Sartre', 'J.-P. Sartre'],
  ['Άννα', 'Άννα'],
  ['Анна', 'Анна'],
  ['太郎 Max', '太郎 Max'],
  ['नमन', 'नमन'],
  ['דוד', 'דוד'],
  ['4711', '4711'],
])('contracts 5: the name %j is shown as %j', (given, expected) => {
  expect(shown(given)).toBe(expected);
});

test.each([
  ['A', 'length'],
  ['a'.repeat(25), 'length'],
  [' a ', 'length'],
  ["Robert'); drop table persons;--", 'length'],
  ["Bobby'; --", 'signs'],
  ['<b>Anna</b>', 'signs'],
  ['<script>1</script>', 'signs'],
  ['&lt;Anna', 'signs'],
  ['Anna"onload=', 'signs'],
  ['Anna\r\nBcc: x', 'signs'],
  ['Anna\n', 'signs'],
  ['Anna\u0000', 'signs'],
  ['Anna\u202egnp', 'signs'],
  ['Anna\u2066x', 'signs'],
  ['An\u200bna', 'signs'],
  ['An\u00adna', 'signs'],
  ['\ufeffAnna', 'signs'],
  ['Anna\u2028', 'signs'],
  ['ㅤㅤㅤ', 'signs'],
  ['Anna 🦊', 'signs'],
  ['Anna@home', 'signs'],
  ['Anna/../x', 'signs'],
  ['..', 'signs'],
  ['-Anna', 'signs'],
  ['Anna-', 'signs'],
  ['An--na', 'signs'],
  ['An..na', 'signs'],
  ['Z\u0351\u0352\u0353algo', 'signs'],
  ['ᴀnna', 'signs'],
  ['Аnna', 'scripts'],
  ['Annα', 'scripts'],
  ['Аνна', 'scripts'],
])('contracts 5: the name %j is refused for its %s', (given, why) => {
  expect(shown(given)).toBe(why);
});

test.each([
  ...['admin', 'Admin', 'ADM1N', 'the admin', 'Hegemon', 'hegem0n team', 'Moderator 2', 'spectator', 'guest', 'Gast'],
  ...['root', 'random', 'Master', 'builder', 'm a s t e r', 'Nobody'],
])('contracts 5: nobody may be called %j', given => {
  expect(shown(given)).toBe('taken');
});

test.each([
  ['Max', 'MAX'],
  ['Max', 'm-a.x'],
  ['Otto', '0tt0'],
  ['Willi', 'WiIIi'],
  ['Willi', 'wi11i'],
  ['Straße', 'strasse'],
  // All of another script, letter for letter.
  ['Oxa', 'Оха'],
  ['Kate', 'Кате'],
  ['Akio', 'ακιο'],
  ['Isis', 'İsıs'],
])('contracts 5: %j and %j cannot be told apart at a glance', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test.each([
  ['Anna', 'Anne'],
  ['Müller', 'Muller'],
  ['Max1', 'Max2'],
  ['Arno', 'Amo'],
])('contracts 5: %j and %j are two names', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});
