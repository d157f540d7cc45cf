import { type Answer, allot, amount, button, type Choice, type Decision, pick, subset } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { phrasesFor } from '../src/play/phrases.js';
import { type Reader, readAnswer, typedFor } from '../src/play/reading.js';
import type { Speech } from '../src/speech.js';

const NAMES: Readonly<Record<string, string>> = {
  'green-general-0': 'General 1 of Green',
  'green-general-1': 'General 2 of Green',
  'military-1': 'Military 1',
  aegyptus: 'Ägypten',
};
const speech = {
  language: 'en',
  name: (id: string) => NAMES[id] ?? id,
  heading: (kind: string) => kind.replaceAll('-', ' '),
  answer: ({ kind, arg }) => `${kind} ${arg}`,
} as Partial<Speech> as Speech;
const reader: Reader = {
  speech,
  phrases: phrasesFor('en'),
  alias: id => (id.startsWith('green-general-') ? `G${Number(id.slice(-1)) + 1}` : undefined),
};
const asked = (...choices: Choice[]): Decision => ({ n: 1, seat: 'green', rule: 'x', prompt: 'x', choices });

const ACTIONS = asked(
  pick('play-card', ['military-1', 'castra', 'mob']),
  pick('move-army', ['green-general-0', 'green-general-1']),
  pick('place-governor', ['gallia', 'aegyptus']),
  pick('place-militia', ['gallia']),
  button('end-actions'),
);

describe('what is typed', () => {
  test.each([
    ['1 2', 'play-card', 'castra'],
    ['play castra', 'play-card', 'castra'],
    ['play-card mob', 'play-card', 'mob'],
    ['castra', 'play-card', 'castra'],
    ['move G2', 'move-army', 'green-general-1'],
    ['move army green-general-0', 'move-army', 'green-general-0'],
    ['general 2 of green', 'move-army', 'green-general-1'],
    ['PLACE GOVERNOR in agypten', 'place-governor', 'aegyptus'],
    ['place ägypten', 'place-governor', 'aegyptus'],
    ['4', 'place-militia', 'gallia'],
    ['5', 'end-actions', undefined],
    ['end', 'end-actions', undefined],
  ])('contracts 4: %s', (text, kind, arg) => {
    expect(readAnswer(reader, ACTIONS, text)).toEqual({ answer: arg === undefined ? { kind } : { kind, arg } });
  });
  test.each([
    ['move G1 gallia', 'move-army', 'green-general-0', 'gallia'],
    ['1 2 3', 'play-card', 'castra', '3'],
    ['place governor in gallia 2', 'place-governor', 'gallia', '2'],
  ])('contracts 4: %s answers the next question too', (text, kind, arg, rest) => {
    expect(readAnswer(reader, ACTIONS, text)).toEqual({ answer: { kind, arg }, rest });
  });
  test.each([
    ['gallia', 'could be'],
    ['place', 'could be'],
    ['9', 'not among'],
    ['play foederati', 'not among'],
    ['end now', 'not among'],
  ])('contracts 4: %s is not understood, and the reason said', (text, reason) => {
    expect(readAnswer(reader, ACTIONS, text)).toMatchObject({ problem: expect.stringContaining(reason) });
  });
  test('contracts 4: a verb with several things asks for the thing', () => {
    expect(readAnswer(reader, ACTIONS, '2')).toMatchObject({ details: { kind: 'move-army' } });
  });
  test.each([
    ['2 castra, 1 mob', { castra: 2, mob: 1 }],
    ['castra, castra and mob', { castra: 2, mob: 1 }],
    ['2 military 1 + mob', { 'military-1': 2, mob: 1 }],
    ['2x2, 1x3', { castra: 2, mob: 1 }],
    ['3 x mob', { mob: 3 }],
    ['2 2 3', { castra: 2, mob: 1 }],
    ['2 2, 1 3', { castra: 2, mob: 1 }],
    ['2 × 2, 1 × 3', { castra: 2, mob: 1 }],
  ])('contracts 4: so many of each: %s', (text, arg) => {
    const decision = asked(allot('refill-hand', 3, { 'military-1': 3, castra: 3, mob: 3 }));
    expect(readAnswer(reader, decision, text)).toEqual({ answer: { kind: 'refill-hand', arg } });
  });
  test.each([
    ['1 3', ['castra', 'gallia']],
    ['mob, castra', ['mob', 'castra']],
    ['none', []],
    ['all', ['castra', 'mob', 'gallia']],
  ])('contracts 4: some of these: %s', (text, arg) => {
    const decision = asked(subset('leave', ['castra', 'mob', 'gallia']));
    expect(readAnswer(reader, decision, text)).toEqual({ answer: { kind: 'leave', arg } });
  });
  test('contracts 4: a number is a number', () => {
    const decision = asked(amount('stake', 1, 4));
    expect(readAnswer(reader, decision, '3')).toEqual({ answer: { kind: 'stake', arg: 3 } });
    expect(readAnswer(reader, decision, 'three')).toMatchObject({ problem: 'It takes a number.' });
  });
});

describe('what to type for an answer', () => {
  const ALL = asked(
    pick('play-card', ['military-1', 'castra']),
    subset('keep', ['a', 'b', 'c'], 0, 3),
    amount('stake', 0, 9),
    allot('refill', 3, { 'military-1': 2, castra: 1, mob: 2 }),
    button('end-actions'),
  );
  test.each<[Answer, string, string]>([
    [{ kind: 'play-card', arg: 'castra' }, '1 2', '2'],
    [{ kind: 'keep', arg: ['c', 'a'] }, '2 3 1', '3 1'],
    [{ kind: 'keep', arg: [] }, '2 none', 'none'],
    [{ kind: 'stake', arg: 0 }, '3 0', '0'],
    [{ kind: 'refill', arg: { mob: 2, castra: 1 } }, '4 2 × 3, 1 × 2', '2 × 3, 1 × 2'],
    [{ kind: 'end-actions' }, '5', '1'],
  ])('contracts 4: %j is %s, and where nothing else is asked %s', (answer, typed, alone) => {
    expect(typedFor(ALL, answer)).toBe(typed);
    expect(readAnswer(reader, ALL, typed)).toEqual({ answer });
    const only = asked(...ALL.choices.filter(({ kind }) => kind === answer.kind));
    expect(typedFor(only, answer)).toBe(alone);
    expect(readAnswer(reader, only, alone)).toEqual({ answer });
  });
});
