import { BOT_NAMES } from '@hegemon/bots';
import { describe, expect, test } from 'vitest';
import { botText, botWords } from '../../packages/board/src/bots/bots.words.js';
import { BOT_WORDS, botName, botsToType } from '../src/bot-words.js';
import { strengthText } from '../src/strength.js';
import { percent, placesFor, tableOf, widthOf, wrapped } from '../src/terminal/layout.js';

describe('figures on the terminal', () => {
  test('contracts 4: a percentage is written as the reader writes it, with a place more at the edges', () => {
    expect([0, 0.022, 0.5, 0.955, 1].map(share => percent(share, 'en'))).toEqual([
      '0%',
      '2.2%',
      '50%',
      '95.5%',
      '100%',
    ]);
    expect(percent(0.022, 'de')).toBe('2,2\u00a0%');
    expect(percent(0.5)).toBe('50%');
    expect(percent(0.5, 'en', placesFor([0.5, 0.022]))).toBe('50.0%');
    expect(percent(0.5, 'en', placesFor([0.5, 0.3, 0, 1]))).toBe('50%');
  });

  test('contracts 4: a figure keeps its unit when a line is broken, and stands to the right in a table', () => {
    const text = wrapped(`chances ${percent(0.022, 'de')} and ${percent(0.5, 'de')}`, 20);
    expect(text.split('\n')).toEqual(['chances 2,2\u00a0% and', '50\u00a0%']);
    const table = tableOf(
      ['who', 'share'],
      [
        ['a', percent(0.022, 'de')],
        ['b', percent(0.5, 'de')],
      ],
    );
    const [, first, second] = table.split('\n');
    expect(widthOf(first)).toBe(widthOf(second));
  });
});

describe('bots on the terminal', () => {
  test('contracts 4: they are called and described as on the page', () => {
    for (const language of ['en', 'de'] as const) {
      for (const name of BOT_NAMES) expect(botName(name, language)).toBe(botText(botWords[language], name));
      const { levels, many, styles } = BOT_WORDS[language];
      expect({ levels, many }).toEqual({ levels: botWords[language].levels, many: botWords[language].many });
      const { '': _, ...page } = botWords[language].styles;
      expect(styles).toEqual(page);
    }
    expect(botName('caesar', 'en')).toBe('caesar');
    expect(botsToType('de')).toMatch(/^random \(Anfänger\), .*; mit einer Spielart: planner\/aggressive, /);
  });

  test('contracts 4: how strong they are is said in words of one language', () => {
    const over = { bot: 'greedy', share: 0.522, interval: [0.48, 0.56], games: 400 } as const;
    const strength = { rating: 641, interval: [600, 680], over } as const;
    expect(strengthText(strength, 'en')).toBe('rating 641 ± 40, wins 52% at a table of Apprentices');
    expect(strengthText(strength, 'de')).toBe(
      'Wertung 641 ± 40, gewinnt 52\u00a0% an einem Tisch mit lauter Lehrlingen',
    );
  });
});
