import { readFileSync } from 'node:fs';
import { plainOf, readDigest } from '@hegemon/board/drawer/digest.js';
import { describe, expect, test } from 'vitest';
import * as german from '../board/de/cards.js';
import { names as de } from '../board/de/names.js';
import * as english from '../board/en/cards.js';
import { names as en } from '../board/en/names.js';
import { personOf } from '../board/names.js';
import { CARDS, TECHNOLOGIES } from '../src/ids.js';

describe.each([
  ['en', english, en],
  ['de', german, de],
] as const)('the digest in %s', (language, { cards, technologies, when }, names) => {
  const digest = readDigest(readFileSync(new URL(`../rules/rules.${language}.md`, import.meta.url), 'utf8'));
  const passages = digest.sections.flatMap(section => section.passages);
  const textOf = (rule: string): string =>
    plainOf(passages.find(passage => passage.isHead && passage.rule === rule)?.runs ?? []);

  test(`MU K: it tells of every realm card what the table tells of it, in ${language}`, () => {
    for (const [i, id] of CARDS.entries()) {
      const text = textOf(`MU card.${i + 1}`);
      expect(text).toContain(`${names.persons[personOf(id)]} ${i + 1}. ${cards[id].ability} `);
      expect(text).toContain(` ${when(id)} `);
      expect(text.endsWith(` ${cards[id].objective}`)).toBe(true);
    }
  });
  test(`MU T: it tells of every technology what the table tells of it, in ${language}`, () => {
    for (const id of TECHNOLOGIES) {
      const text = textOf(`MU tech.${id}`);
      expect(text.startsWith(`${names.technologies[id]} (`)).toBe(true);
      expect(text).toContain(`). ${technologies[id].effect} `);
      expect(text).toContain(` ${technologies[id].cost}.`);
    }
  });
});
