import type { Hint } from '@hegemon/host';
import { describe, expect, test } from 'vitest';
import { adviceText } from '../src/play/advice-text.js';
import type { Speech } from '../src/speech.js';

const speech = { answer: ({ kind }) => kind } as Speech;
const said = (hint: Partial<Hint>, language: 'en' | 'de' = 'en'): string =>
  adviceText(
    { speech, language },
    { bot: 'master', answer: { kind: 'march' }, considered: [], nodes: 1, ...hint },
    code => code.toUpperCase(),
  )
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that dim a text
    .replace(/\x1b\[\d+m/g, '')
    .replace(/\s+/g, ' ');

const MARCH: Hint['considered'][number] = {
  answer: { kind: 'march' },
  worth: 0.473,
  terms: [
    { code: 'legacy', change: 0.024 },
    { code: 'rivals', change: 0.004 },
    { code: 'deck', change: -0.008 },
  ],
};
const STAY: Hint['considered'][number] = { answer: { kind: 'stay' }, worth: 0.41, beside: 'worse', terms: [] };

describe('contracts 4: the advice of a bot in words', () => {
  test('contracts 4: chances, then what speaks for it, then what it costs, in percentage points', () => {
    const text = said({ considered: [MARCH, STAY] });
    expect(text).toContain('Master would answer: march (47.3% to win).');
    expect(text).toMatch(
      /Why, in percentage points .*: LEGACY \+2\.4 · What the others lose \+0\.4 at the cost of: DECK -0\.8/,
    );
    expect(text).toContain('Or: stay (41.0% to win)');
    expect(said({ considered: [MARCH, STAY] }, 'de')).toMatch(
      /Meister würde antworten: march \(47,3.% Siegchance\)\. Warum, in Prozentpunkten .*: LEGACY \+2,4 .*auf Kosten von: DECK -0,8/,
    );
  });

  test('contracts 4: no figure below the advice is higher', () => {
    const even = said({ considered: [MARCH, { ...STAY, worth: 0.48, beside: 'even' }] });
    expect(even).toContain('Or: stay (about the same)');
    const better = said({ considered: [MARCH, { ...STAY, worth: 0.52, beside: 'better' }] });
    expect(better).toContain('Or: stay (better at first sight)');
    expect(better).toContain('Master has looked further');
    for (const text of [even, better]) expect(text).not.toMatch(/48|52/);
  });

  test('contracts 4: without reasons it says whether the others are as good', () => {
    const bare = { ...MARCH, terms: [] };
    expect(said({ considered: [bare, STAY] })).toContain('No single reason for that is sure.');
    expect(said({ considered: [bare, { ...STAY, beside: 'even' }] })).toContain('nothing sure tells it from the other');
  });

  test('contracts 4: where nothing was compared there is no chance', () => {
    const alone = { answer: { kind: 'march' }, terms: [] };
    expect(said({ considered: [alone], isOnly: true })).toBe(
      'Master would answer: march. It is the only answer there is.',
    );
    expect(said({ considered: [alone] })).toBe('Master would answer: march.');
  });
});
