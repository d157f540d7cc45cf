import type { MatchCard } from '@hegemon/host';
import { describe, expect, test } from 'vitest';
import { precisionOf, runsOf } from '../src/ask/precision.js';
import { botOf, isLeftToBots, peopleOf } from '../src/bots/attendance.js';
import { botFor, levelsIn, stylesIn, withLevel, withStyle } from '../src/bots/bot-name.js';
import { botText, botWords, strengthText } from '../src/bots/bots.words.js';
import { adviceOf, othersOf, reasonsOf, thingsIn } from '../src/bots/hints.js';
import { paceFor } from '../src/bots/pacing.js';
import { BOTS, sightOf } from './support/fake-desk.js';

describe('ui: bots by name', () => {
  test('ui: a bot is called by its level and its style, in both languages', () => {
    expect(botText(botWords.en, 'planner/builder')).toBe('Strategist (builder)');
    expect(botText(botWords.de, 'planner/aggressive')).toBe('Stratege (angriffslustig)');
    expect(botText(botWords.en, 'random')).toBe('Beginner');
    expect(botText(botWords.en, 'somebody/else')).toBe('somebody/else');
    for (const { levels, many, styles } of Object.values(botWords)) {
      expect(Object.keys(levels)).toEqual(['random', 'greedy', 'planner', 'master']);
      expect(Object.keys(many)).toEqual(Object.keys(levels));
      expect(Object.keys(styles)).toEqual(['', 'aggressive', 'builder', 'opportunist']);
    }
  });

  test('ui: what was measured is said, and nothing else', () => {
    const [{ strength }] = BOTS.filter(({ name }) => name === 'planner');
    expect(strengthText('en', strength.fake)).toBe('rating 641 (± 40); wins 52% at a table of Apprentices');
    expect(strengthText('de', strength.fake)).toContain('gewinnt 52\u00a0% an einem Tisch mit lauter Lehrlingen');
    expect(strengthText('en', { rating: 12.4, interval: [12.4, 12.4] })).toBe('rating 12');
    expect(strengthText('en', undefined)).toBe('');
  });

  test('ui: another level keeps the style where there is such a bot', () => {
    expect(levelsIn(BOTS)).toEqual(['random', 'greedy', 'planner']);
    expect(stylesIn(BOTS, 'planner')).toEqual(['', 'builder', 'aggressive']);
    expect(withLevel(BOTS, 'planner/builder', 'greedy')).toBe('greedy/builder');
    expect(withLevel(BOTS, 'planner/aggressive', 'greedy')).toBe('greedy');
    expect(withLevel(BOTS, '', 'planner')).toBe('planner');
    expect(withStyle('planner/builder', '')).toBe('planner');
    expect(withStyle('planner', 'aggressive')).toBe('planner/aggressive');
  });

  test('ui: bots that nobody has chosen do not play alike', () => {
    expect([0, 1].map(number => botFor(BOTS, number))).toEqual(['planner/builder', 'planner/aggressive']);
    // There is no opportunist among them.
    expect(botFor(BOTS, 2)).toBe('planner');
    expect(botFor(BOTS, -1)).toBe('planner');
    expect(botFor(BOTS.slice(0, 1), 0)).toBe('random');
  });
});

describe('ui: who plays', () => {
  const card = (over: Partial<MatchCard> = {}): MatchCard => ({ ...sightOf(undefined).match, ...over });

  test('ui: a seat is played by a bot that sits there, or that stands in for a person', () => {
    expect(peopleOf(card())).toEqual(['red']);
    expect(peopleOf(card({ isForeign: true }))).toEqual([]);
    expect(botOf(card(), 'blue')).toBe('Bert');
    expect(botOf(card(), 'red')).toBeUndefined();
    expect(botOf(card({ standIns: { red: 'master' } }), 'red')).toBe('master');
  });

  test('ui: bots are slowed down only while nobody at the screen decides', () => {
    const played = sightOf(undefined);
    const watched = { ...played, match: card({ standIns: { red: 'master' } }) };
    expect(isLeftToBots(played.match)).toBe(false);
    expect(paceFor(played, 'slow', true)).toBe(0);
    expect(paceFor(watched, 'slow', false)).toBeGreaterThan(paceFor(watched, 'normal', false) as number);
    expect(paceFor(watched, 'normal', false)).toBeGreaterThanOrEqual(400);
    expect(paceFor(watched, 'once', false)).toBe(0);
    expect(paceFor(watched, 'once', true)).toBe('still');
    const outcome = { winners: ['red'], points: {}, how: 'x', rule: 'X' };
    expect(paceFor({ ...watched, table: { ...watched.table, outcome } }, 'slow', true)).toBe(0);
    expect(isLeftToBots(card({ isForeign: true, standIns: { red: 'master' } }))).toBe(false);
  });
});

describe('ui: advice', () => {
  const answer = { kind: 'march', arg: 'gaul' };
  const considered = ['gaul', 'spain', 'italy', 'asia', 'africa'].map((arg, i) => ({
    answer: { kind: 'march', arg },
    worth: 0.5 - i / 100,
    terms: [],
  }));

  test('ui: the best answer, and up to three others', () => {
    const hint = { bot: 'master', answer, considered, nodes: 10 };
    expect(adviceOf(hint)?.worth).toBe(0.5);
    expect(othersOf(hint).map(({ answer: { arg } }) => arg)).toEqual(['spain', 'italy', 'asia']);
    expect(adviceOf({ ...hint, considered: [] })).toBeUndefined();
  });

  test('ui: gains come before costs, and their bars are measured by the greatest of them, or by five points', () => {
    const sharesIn = (...changes: readonly number[]) => {
      const { gains, costs } = reasonsOf({ terms: changes.map((change, i) => ({ code: `term-${i}`, change })) });
      return [gains.map(({ share }) => share), costs.map(({ share }) => share)];
    };
    expect(sharesIn(0.1, 0.05, -0.2)).toEqual([[0.5, 0.25], [-1]]);
    expect(sharesIn(0.0125)).toEqual([[0.25], []]);
    expect(sharesIn(...Array(9).fill(0.05), ...Array(9).fill(-0.05)).map(side => side.length)).toEqual([4, 3]);
    expect(sharesIn()).toEqual([[], []]);
  });

  test('ui: the things an answer names, in any shape', () => {
    expect(thingsIn({ kind: 'a' })).toEqual([]);
    expect(thingsIn({ kind: 'a', arg: 3 })).toEqual([]);
    expect(thingsIn(answer)).toEqual(['gaul']);
    expect(thingsIn({ kind: 'a', arg: ['x', 'y'] })).toEqual(['x', 'y']);
    expect(thingsIn({ kind: 'a', arg: { x: 1 } })).toEqual(['x']);
  });
});

test('ui: odds say how far they can be trusted', () => {
  expect(precisionOf({ isExact: true, error: 0 }, 'en')).toBe('exact');
  expect(precisionOf({ isExact: true, error: 0 }, 'de')).toBe('exakt');
  expect(precisionOf({ isExact: true, error: 0.002 }, 'en')).toBe('exact to 0.2%');
  expect(precisionOf({ isExact: false, error: 0.015 }, 'de')).toBe('± 1,5\u00a0%');
  expect(runsOf({ runs: 2000 }, 'en')).toContain('2,000');
});
