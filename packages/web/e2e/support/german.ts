import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * English words of the interface that no German sentence contains. Names of the rule book that stay as they are
 * (Legacy, Castra, Tribute …), titles of games and the names of the languages are not among them.
 */
const ENGLISH = [
  'the|and|of|with|your|you|is|are|has|have|from|by|not|cannot|nothing|none|here|this|that|what|who|which|when|where',
  'actions|play|card|cards|begin|game|games|turn|rule|rules|undo|redo|close|open|back|next|market|buy|trash|battle',
  'attack|army|armies|move|place|choose|chosen|end|keep|take|hit|hits|dice|votes|needed|support|points|hand|discard',
  'settings|language|light|dark|theme|player|players|seats|options|search|find|chronicle|notes|language|cancel|confirm',
  'legion|reduced|general|governor|province|capital|neighbours|governed|barbarians|active|left|over|won|winner',
].join('|');
const pattern = new RegExp(`(?<![\\p{L}-])(?:${ENGLISH})(?![\\p{L}-])`, 'giu');

/** What is shown, and what is only heard: names, titles, placeholders. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll<HTMLElement>('[aria-label], [title], [placeholder]')]
      .filter(element => !element.closest('[lang="en"]'))
      .flatMap(element => ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? ''));
    const hidden = [...document.querySelectorAll('[aria-live]')].map(element => element.textContent ?? '');
    const svg = [...document.querySelectorAll('svg text')].map(element => element.textContent ?? '');
    return [document.title, document.body.innerText, ...said, ...hidden, ...svg].join('\n');
  });

/** Same word, same meaning in both languages, or a name. */
const ALIKE = new Set(['general', 'legion', 'hand', 'dark', 'hits', 'provinz']);
/** Whole phrases that are names: of games, and of components as they are printed. */
const NAMES =
  /Time of Crisis|Assyrian Wars|Medioevo Universale|Invasions|English|Priest King of Emesa|Plague of Cyprian|Seat of Power|game-icons/g;

/** Nothing on the page, shown or only heard, is English. */
export const expectGerman = async (page: Page, where: string): Promise<void> => {
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  const text = (await textOf(page)).replace(NAMES, '');
  const found = text
    .split('\n')
    .flatMap(line => [...line.matchAll(pattern)].map(([word]) => ({ word, line: line.trim().slice(0, 120) })))
    .filter(({ word }) => !ALIKE.has(word.toLowerCase()));
  expect({ where, found }).toEqual({ where, found: [] });
};
