import { TROUBLES } from '@hegemon/protocol';
import { PACES } from '@hegemon/protocol/client';
import { describe, expect, it } from 'vitest';
import type { OnlineTrouble } from '../src/online/api.js';
import { agoText, DAY, durationText, HOUR, MINUTE } from '../src/online/durations.js';
import { ONLINE_TROUBLE_WORDS, troubleText } from '../src/online/online-trouble.words.js';
import { agreedText, clockText, paceText } from '../src/online/terms.words.js';

const LANGUAGES = ['en', 'de'] as const;

describe('ui: what goes wrong with others has words', () => {
  it('ui: every code the server has, and its absence, in both languages, each its own', () => {
    const codes: OnlineTrouble['code'][] = [...TROUBLES, 'offline', 'no-server'];
    for (const language of LANGUAGES) {
      const texts = codes.map(code => troubleText(language, { code } as OnlineTrouble));
      expect(new Set(texts).size).toBe(codes.length);
      for (const [i, text] of texts.entries())
        expect(text).not.toContain(codes[i].includes('-') ? codes[i] : 'undefined');
    }
    expect(Object.keys(ONLINE_TROUBLE_WORDS.en.troubles).sort()).toEqual([...codes].sort());
  });

  it('ui: where the server names the place, the place is what is spoken of', () => {
    const said = (trouble: OnlineTrouble): string => troubleText('en', trouble);
    expect(said({ code: 'malformed', facts: { path: '/name', why: 'scripts' } })).toContain('one script');
    expect(said({ code: 'malformed', facts: { path: '/password' } })).toContain('8 characters');
    expect(said({ code: 'malformed', facts: { path: '/vacations/2' } })).toContain('vacation');
    expect(said({ code: 'wrong-options', facts: { path: 'terms.pace', fault: 'cap-below-bank' } })).toContain('clock');
    expect(said({ code: 'wrong-options', facts: { path: 'options.x' } })).toBe(said({ code: 'wrong-options' }));
    expect(said({ code: 'not-allowed', facts: { why: 'guest' } })).toContain('members');
    expect(said({ code: 'not-allowed', facts: { why: 'header' } })).toBe(said({ code: 'not-allowed' }));
  });

  it('ui: whoever was too fast is told how long to wait', () => {
    expect(troubleText('en', { code: 'too-fast', facts: { wait: 40 } })).toContain('40 seconds');
    expect(troubleText('de', { code: 'too-fast', facts: { wait: 600 } })).toContain('10 Minuten');
  });
});

describe('ui: times as one speaks', () => {
  it('ui: two units at most, the smaller only where it counts', () => {
    expect(durationText('en', 3 * DAY)).toBe('3 days');
    expect(durationText('en', 3 * DAY + 5 * HOUR + MINUTE)).toBe('3 days 5 hours');
    expect(durationText('de', DAY + HOUR)).toBe('1 Tag 1 Stunde');
    expect(durationText('en', 90 * MINUTE)).toBe('1 hour 30 minutes');
    expect(durationText('en', 21 * DAY + HOUR)).toBe('21 days');
    expect(durationText('en', 45_400)).toBe('45 seconds');
    expect(durationText('en', -5)).toBe('0 seconds');
  });

  it('ui: how long ago something was', () => {
    expect(agoText('en', 20_000)).toBe('now');
    expect(agoText('en', 5 * MINUTE)).toBe('5 minutes ago');
    expect(agoText('de', 26 * HOUR)).toBe('gestern');
    expect(agoText('de', 3 * HOUR)).toBe('vor 3 Stunden');
  });
});

describe('ui: what is agreed', () => {
  it('ui: every pace in words, in both languages', () => {
    expect(paceText('en', PACES.days)).toBe('Over days');
    expect(paceText('en', { ...PACES.tonight, name: 'free', bank: 2 * HOUR })).toBe('2 hours + 1 minute');
    expect(clockText('en', PACES.none)).toBe('');
    expect(clockText('en', PACES.tonight)).toBe('1 hour each to begin with, 1 minute more after each turn');
    expect(clockText('de', PACES.weeks)).toBe(
      'zu Beginn je 5 Tage, nach jedem Zug 1 Tag 12 Stunden dazu, nie mehr als 10 Tage, Nächte zählen nicht, je 21 Tage Urlaub',
    );
  });

  it('ui: what happens at the end of one’s time is agreed only where time can end', () => {
    const terms = {
      pace: PACES.days,
      timeout: 'vote',
      watching: 'late',
      delay: 15 * MINUTE,
      isRated: true,
      hints: false,
      whispers: true,
    } as const;
    expect(agreedText('en', terms)).toEqual([
      'rated',
      'When time is up: The others decide',
      'Looking on: Anybody, but late (15 minutes late)',
      'no hints',
      'private talk allowed',
    ]);
    expect(agreedText('de', { ...terms, pace: PACES.none, watching: 'closed' })).toEqual([
      'gewertet',
      'Zusehen: Niemand',
      'keine Hinweise',
      'Gespräche zu zweit erlaubt',
    ]);
  });
});
