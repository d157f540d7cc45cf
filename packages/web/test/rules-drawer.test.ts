import { readFileSync } from 'node:fs';
import { type Digest, plainOf, readDigest, sectionWith } from '@hegemon/board/drawer/digest.js';
import { games, type Language } from '@hegemon/games';
import { describe, expect, test } from 'vitest';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const digestIn = (path: string): Digest =>
  readDigest(readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8'));

/** What the drawer marks when somebody goes to the rule: all that stands under its id. */
const textOf = (digest: Digest, rule: string): string => {
  const section = sectionWith(digest, rule);
  const marked = section?.passages.flatMap(({ rule: of, runs, rows, rowRules }) =>
    rows
      ? rows.filter((_, i) => rowRules?.[i] === rule).map(row => row.map(plainOf).join(' '))
      : of === rule
        ? [plainOf(runs)]
        : [],
  );
  return [section?.rule === rule ? section.title : '', ...(marked ?? [])].join(' ').trim();
};

describe.each(
  games.flatMap(({ game, rules }) => LANGUAGES.map(language => [game.id, language, rules[language]] as const)),
)('the rules of %s in %s', (id, language, path) => {
  const digest = digestIn(path);

  test(`ui: ${id}, ${language}: the drawer finds every rule of the checklist, with words`, () => {
    expect(digest.rules.length).toBeGreaterThan(150);
    expect(digest.rules.filter(rule => !/\p{L}{3}/u.test(textOf(digest, rule)))).toEqual([]);
  });
  test(`ui: ${id}, ${language}: no rule is in two places`, () => {
    const places = digest.sections.flatMap(({ rule, passages }) => [
      rule,
      ...passages.flatMap(({ rule: of, isHead, rowRules = {} }) => [
        ...(isHead ? [of] : []),
        ...Object.values(rowRules),
      ]),
    ]);
    expect(places.filter((rule, i) => places.indexOf(rule) < i)).toEqual([]);
  });
  test(`ui: ${id}, ${language}: every heading says what it is about`, () => {
    expect(digest.sections.filter(({ title }) => !/^\p{L}/u.test(title)).map(({ rule }) => rule)).toEqual([]);
  });
});
