import type { Closed, Sat } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import { besideRulesWords, closedText, withEveryEnding } from '../src/beside-rules.words.js';
import type { Speech } from '../src/face.js';

const HOWS: readonly Closed['how'][] = ['draw', 'resigned', 'forfeit', 'abandoned'];
const WHYS: readonly Sat['why'][] = ['replaced', 'resigned', 'forfeit'];
const speech = (language: 'en' | 'de'): Speech =>
  ({
    language,
    seat: seat => seat.toUpperCase(),
    outcome: ({ how }) => `by the rules: ${how}`,
  }) as Partial<Speech> as Speech;

test('ui: every way the table ends a match has a sentence of its own in both languages', () => {
  for (const language of ['en', 'de'] as const) {
    const texts = HOWS.flatMap(how =>
      [[], ['red'], ['red', 'blue']].map(winners => closedText({ how, winners }, speech(language))),
    );
    // A draw is nobody's victory, whoever had a part in it.
    expect(new Set(texts).size).toBe(texts.length - 2);
    for (const text of texts) expect(text).toMatch(/^[^.]+\.( [^.]+\.)?$/);
  }
  expect(closedText({ how: 'resigned', winners: ['red'] }, speech('en'))).toContain('RED wins.');
  expect(closedText({ how: 'resigned', winners: ['red', 'blue'] }, speech('de'))).toContain(
    'RED und BLUE teilen den Sieg.',
  );
  expect(closedText({ how: 'draw', winners: ['red', 'blue'] }, speech('en'))).toBe('A draw by agreement.');
});

test('ui: whoever sits down is named, with the seat and the reason', () => {
  for (const language of ['en', 'de'] as const) {
    const texts = WHYS.map(why => besideRulesWords[language].sat('Red', { name: 'Carl', kind: 'person', why }));
    expect(new Set(texts).size).toBe(WHYS.length);
    for (const text of texts) expect(text).toMatch(/^Red .*Carl.*\.$/);
  }
});

test('ui: a game tells of its own endings, and only of those', () => {
  const words = withEveryEnding(speech('en'));
  expect(words.outcome({ winners: ['red'], points: { red: 60 }, how: 'legacy', rule: 'ToC 7.1' })).toBe(
    'by the rules: legacy',
  );
  // A game may have an ending of the same name; then a rule says so.
  expect(words.outcome({ winners: [], points: {}, how: 'draw', rule: 'T 1' })).toBe('by the rules: draw');
  expect(words.outcome({ winners: [], points: {}, how: 'draw', rule: '' })).toBe('A draw by agreement.');
  expect(words.outcome({ winners: [], points: {}, how: 'toString', rule: '' })).toBe('by the rules: toString');
});
