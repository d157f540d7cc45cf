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

describe('a digest whose rules stand everywhere', () => {
  const digest = readDigest(
    [
      '# T',
      '## MU 5 War (see `MU 5-move`)',
      '### MU 5-move Movement',
      '- `MU 5-move-halt` It halts on entering',
      '  a) `MU 5-move-halt-horde` land of nobody;',
      '  b) `MU 5-move-halt-army` an army. See: `MU 5-battle` too.',
      '  Cards may prevent it.',
      '### MU 5-battle Battle',
      'Two armies.',
      '1. `MU 5-battle-1` The highest die. `MU 5-battle-loss` Loss: the lowest; (b) `MU 5-battle-tie` no winner.',
      '   - Ruling: once.',
      '---',
      '| event | HP |',
      '|---|---|',
      '| `MU V-built` built, see `MU 5-move` | +1 |',
      '| nothing | 0 |',
      '```',
      'Treaty: {',
      '  id }',
      '```',
      '```rule-ids',
      'MU 5',
      'MU 5-move',
      'MU 5-move-halt',
      'MU 5-move-halt-horde',
      'MU 5-move-halt-army',
      'MU 5-battle',
      'MU 5-battle-1',
      'MU 5-battle-loss',
      'MU 5-battle-tie',
      'MU V-built',
      '```',
    ].join('\n'),
  );
  const [chapter, move, battle] = digest.sections;
  const heads = battle.passages.map(({ kind, depth, mark, rule, isHead, runs }) => [
    kind,
    depth,
    mark,
    isHead ? rule : undefined,
    plainOf(runs).trim(),
  ]);

  test('ui: numbers and letters keep their marks; what goes on under a line belongs to it', () => {
    expect(move.passages.map(({ rule, kind, mark, depth }) => [rule, kind, mark, depth])).toEqual([
      ['MU 5-move-halt', 'line', undefined, 0],
      ['MU 5-move-halt-horde', 'line', 'a)', 1],
      ['MU 5-move-halt-army', 'line', 'b)', 1],
      ['MU 5-move-halt', 'text', undefined, 1],
    ]);
    expect(chapter.title).toBe('War (see MU 5-move)');
  });
  test('ui: a rule in the middle of a line is a passage of its own, a mention is none', () => {
    expect(heads.slice(1, 5)).toEqual([
      ['line', 0, '1.', 'MU 5-battle-1', 'The highest die.'],
      ['text', 1, undefined, 'MU 5-battle-loss', 'Loss: the lowest;'],
      ['text', 1, undefined, 'MU 5-battle-tie', '(b) no winner.'],
      ['line', 1, undefined, undefined, 'Ruling: once.'],
    ]);
    expect(battle.passages[4].rule).toBe('MU 5-battle-1');
    expect(sectionWith(digest, 'MU 5-battle')).toBe(battle);
  });
  test('ui: a row of a table is a rule, and rules that are named can be gone to', () => {
    const [table, code] = battle.passages.slice(-2);
    expect(table.rows?.map(row => row.map(plainOf))).toEqual([
      ['event', 'HP'],
      ['built, see MU 5-move', '+1'],
      ['nothing', '0'],
    ]);
    expect(table.rowRules).toEqual({ 1: 'MU V-built' });
    expect(table.rows?.[1][0].at(-1)).toEqual({ text: 'MU 5-move', style: 'code', rule: 'MU 5-move' });
    expect(sectionWith(digest, 'MU V-built')).toBe(battle);
    expect(search(digest, 'v-built').map(({ rule, runs }) => [rule, plainOf(runs ?? [])])).toEqual([
      ['MU V-built', 'built, see MU 5-move +1 '],
    ]);
    expect([code.kind, plainOf(code.runs)]).toEqual(['code', 'Treaty: {\n  id }']);
  });
  test('ui: of ids with dashes too a finer one opens at its parent', () => {
    expect(sectionWith(digest, 'MU 5-move-nothing-such')).toBe(move);
  });
});
