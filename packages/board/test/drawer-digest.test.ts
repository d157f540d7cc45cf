import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { partsOf, plainOf, readDigest, runsOf, search, sectionWith } from '../src/drawer/digest.js';

const read = (language: string): string =>
  readFileSync(new URL(`../../games/time-of-crisis/rules/rules.${language}.md`, import.meta.url), 'utf8');
const DIGESTS = { en: readDigest(read('en')), de: readDigest(read('de')) };

describe.each(Object.entries(DIGESTS))('the digest of Time of Crisis in %s', (_, digest) => {
  test('ui: every rule of the list is found in a section', () => {
    expect(digest.rules.length).toBeGreaterThan(150);
    const lost = digest.rules.filter(rule => {
      const section = sectionWith(digest, rule);
      return !section || !(section.rule === rule || section.passages.some(passage => passage.rule === rule));
    });
    expect(lost).toEqual([]);
  });

  test('ui: what is written for builders is not shown to players', () => {
    expect(digest.sections.every(section => section.rule !== undefined)).toBe(true);
  });

  test('ui: a chapter holds its deeper headings', () => {
    const chapter = digest.sections.find(({ rule }) => rule === 'ToC 6');
    const rules = partsOf(digest, chapter!).map(({ rule }) => rule);
    expect(rules.slice(0, 5)).toEqual(['ToC 6', 'ToC 6.1', 'ToC 6.2', 'ToC 6.3', 'ToC 6.3.1']);
    expect(rules.at(-1)).toBe('ToC 6.8');
  });

  test('ui: keys are unique', () => {
    const keys = digest.sections.flatMap(({ key, passages }) => [key, ...passages.map(passage => passage.key)]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('ui: a line without an id belongs to the one it is indented under', () => {
  const section = sectionWith(DIGESTS.en, 'ToC 6.3.1.move')!;
  const example = section.passages.find(passage => plainOf(passage.runs).startsWith('Example: an army in Africa'));
  expect(example?.rule).toBe('ToC 6.3.1.move');
  expect(example?.isHead).toBeUndefined();
});

test('ui: a finer id than the digest has opens at its parent', () => {
  expect(sectionWith(DIGESTS.en, 'ToC 8.1.nothing.such')?.rule).toBe('ToC 8.1');
  expect(sectionWith(DIGESTS.en, 'Other 1')).toBeUndefined();
});

test('ui: the search wants all words, in any case, with or without marks, and finds headings first', () => {
  expect(search(DIGESTS.en, 'SUPPORT check')[0]?.section.rule).toBe('ToC 6.4');
  expect(search(DIGESTS.de, 'unterstutzung')[0]).toBeDefined();
  expect(search(DIGESTS.en, 'toc 6.3.1.move')[0]?.passage?.rule).toBe('ToC 6.3.1.move');
  expect(search(DIGESTS.en, '  ')).toEqual([]);
  expect(search(DIGESTS.en, 'no such word at all')).toEqual([]);
});

test('ui: markup is read as text in styles, never as HTML', () => {
  expect(runsOf('a **b** `c` *d* <img onerror=x> **open')).toEqual([
    { text: 'a ' },
    { text: 'b', style: 'strong' },
    { text: ' ' },
    { text: 'c', style: 'code' },
    { text: ' ' },
    { text: 'd', style: 'emphasis' },
    { text: ' <img onerror=x> **open' },
  ]);
});

test('ui: tables keep their head and rows', () => {
  const digest = readDigest('# T\n\n## One\n| a | b |\n|---|:-:|\n| **1** | 2 |\n');
  const [table] = digest.sections[0].passages;
  expect(table.rows?.map(row => row.map(plainOf))).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});
