import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@hegemon/games';
import { describe, expect, test } from 'vitest';
import { codePlacesIn } from '../src/rules/code-places.js';
import { digestOf, ownParagraphsOf, paragraphsOf, readDigest } from '../src/rules/digest.js';
import { testPlacesIn } from '../src/rules/test-names.js';
import { hegemon, scratch, written } from './support/hegemon.js';

const SLOW = { timeout: 60_000 };
const RULES = new Set(['ToC 6', 'ToC 6.3', 'ToC 6.3.move', 'ToC 8.1', 'ToC card.castra', 'ToC card.mob']);

describe.concurrent('rules', () => {
  test('contracts 4: one rule with its parts, in English and German', SLOW, async () => {
    const [english, german] = await Promise.all([
      hegemon(['rules', 'time-of-crisis', '--id', '8.2']),
      hegemon(['rules', 'time-of-crisis', '--id', 'ToC 8.2', '--language', 'de']),
    ]);
    expect(english.out).toMatch(/^ToC 8\.2 Victory\n {2}- ToC 8\.2\.winner The side with more hits/);
    expect(english.out).not.toContain('ToC 8.3');
    expect(german.out).toMatch(/^ToC 8\.2 Sieg/);
    for (const line of english.out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
  test('contracts 4: the whole digest', SLOW, async () => {
    const { code, out } = await hegemon(['rules', 'time-of-crisis', '--json']);
    expect(code).toBe(0);
    const ids = JSON.parse(out).paragraphs.map(({ id }: { id?: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(['ToC 1', 'ToC 6.3.2.votes', 'ToC card.mob', 'ToC C.paths']));
  });
  test('contracts 4: the coverage table counts code, tests and random play', SLOW, async () => {
    const { out } = await hegemon(['rules', 'time-of-crisis', '--coverage', '--games', '3', '--json']);
    const coverage = JSON.parse(out);
    expect(coverage).toMatchObject({ game: 'time-of-crisis', games: 3 });
    expect(coverage.total).toBe(coverage.rules.length);
    expect(coverage.withCode).toBeGreaterThan(150);
    const rule = (id: string) => coverage.rules.find((each: { id: string }) => each.id === id);
    expect(rule('ToC 6.3').code.length).toBeGreaterThan(0);
    // Three games, one turn after the other: every turn has one upkeep and one crisis.
    expect(rule('ToC 6.1.remove').reached).toBeGreaterThan(30);
    expect(rule('ToC C.map').code.join()).toContain('catalog.ts');
    expect(coverage.missing).toEqual(
      coverage.rules
        .filter(({ code, tests }: { code: string[]; tests: string[] }) => code.length === 0 || tests.length === 0)
        .map(({ id }: { id: string }) => id),
    );
  });
  test('contracts 4: every line of the digest belongs to the rule it stands under', () => {
    const digest = readDigest(
      [
        '# Title',
        '## ToC 6 Sequence',
        '- Own line.',
        '### ToC 6.3 Actions',
        '- `ToC 6.3.move` Move.',
        '  - Ruling R-1: under it.',
        '- Of the section again.',
        '## ToC 8.1 Battle',
        '```rule-ids',
        ...RULES,
        '```',
      ].join('\n'),
    );
    expect(digest.title).toBe('Title');
    expect(digest.paragraphs.map(({ id }) => id)).toEqual([
      'ToC 6',
      'ToC 6',
      'ToC 6.3',
      'ToC 6.3.move',
      'ToC 6.3.move',
      'ToC 6.3',
      'ToC 8.1',
    ]);
    expect(paragraphsOf(digest, 'ToC 6')).toHaveLength(6);
    expect(paragraphsOf(digest, 'ToC 6.3.move').map(({ text }) => text)).toEqual(['Move.', 'Ruling R-1: under it.']);
  });
  test('contracts 4: a rule in a numbered line, within a line or in a row is found', () => {
    const digest = readDigest(
      [
        '# Title',
        '## MU 5 War',
        '1. `MU 5-1` The highest die. `MU 5-loss` Loss: the lowest.',
        '   - Ruling: once.',
        '2. Melee, see `MU 5-1` above.',
        '| event | HP |',
        '|---|---|',
        '| `MU V-built` built | +1 |',
        '```rule-ids',
        ...['MU 5', 'MU 5-1', 'MU 5-loss', 'MU V-built'],
        '```',
      ].join('\n'),
    );
    const textsOf = (id: string): string[] => paragraphsOf(digest, id).map(({ text }) => text.trim());
    expect(textsOf('MU 5-1')).toEqual(['1. The highest die.', 'Loss: the lowest.', 'Ruling: once.']);
    expect(textsOf('MU 5-loss')).toEqual(['Loss: the lowest.']);
    expect(textsOf('MU V-built')).toEqual(['| built | +1 |']);
    expect(digest.paragraphs.map(({ id }) => id)).toEqual([
      ...['MU 5', 'MU 5-1', 'MU 5-loss', 'MU 5-1'],
      ...['MU 5', 'MU 5', 'MU 5', 'MU V-built'],
    ]);
  });
  test('contracts 4: every rule of every game is found by its id, in English and German', () => {
    for (const listing of games)
      for (const language of ['en', 'de'] as const) {
        const digest = digestOf(listing, language);
        const own = (id: string): string =>
          ownParagraphsOf(digest, id)
            .map(({ text }) => text)
            .join(' ');
        expect(digest.ids.filter(id => !/\p{L}{3}/u.test(own(id)))).toEqual([]);
      }
  });
  test('contracts 4: code is found by tags, rule fields, obstacles and names put together', () => {
    const places = codePlacesIn(
      'x.ts',
      [
        '/** @rule ToC 6.3.move @rule ToC 8.1 Two at once. */',
        'export const move = (g: G) => 1;',
        'export const steps = {',
        '  /** ToC 6.3 */',
        '  go(g) { return 2; },',
        "  ask: ask({ rule: 'ToC 8.1', offer: () => [], take: { a: () => 1, b: () => 2 } }),",
        '};',
        'const why = (card) => (card ? undefined : no(`ToC card.$' + '{card}`));',
      ].join('\n'),
      RULES,
    );
    expect(places.map(({ rule, line, what }) => `${rule} ${line} ${what}`)).toEqual([
      'ToC 6.3.move 1 move',
      'ToC 8.1 1 move',
      'ToC 6.3 4 go',
      'ToC 8.1 6 ask',
      'ToC card.castra 8 why',
      'ToC card.mob 8 why',
    ]);
    // A question is reached when one of its answers is taken.
    expect(places[3].run).toHaveLength(2);
  });
  test('contracts 4: tests are found by the ids before the colon, vectors by their rules', () => {
    const source = [
      "test('ToC 6.3.move, ToC 8.1: a march (ToC 6 is not meant)', () => {});",
      "test.skip('ToC card.mob: not yet', () => {});",
      "import vectors from './examples.json';",
      'for (const vector of vectors) test(`$' + '{vector.rule}: $' + '{vector.id}`, () => {});',
    ].join('\n');
    const places = testPlacesIn('x.test.ts', source, RULES, [{ id: 'v', rules: ['ToC 6.3', 'ToC card.castra'] }]);
    expect(places.map(({ rule, line }) => `${rule} ${line}`)).toEqual([
      'ToC 6.3.move 1',
      'ToC 8.1 1',
      'ToC 6.3 4',
      'ToC card.castra 4',
    ]);
  });
});

describe.concurrent('games and data', () => {
  test('contracts 4: games lists players, options, edition, tested rules and what is reconstructed', SLOW, async () => {
    const [text, json] = await Promise.all([hegemon(['games']), hegemon(['games', '--json'])]);
    expect(text.out).toMatch(/Time of Crisis \(time-of-crisis\), edition \d+\n {2}players {4}2, 3, 4/);
    const [game] = JSON.parse(json.out);
    expect(game).toMatchObject({ id: 'time-of-crisis', players: [2, 3, 4] });
    expect(game.options).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'short-game', rule: 'ToC 7.2', provenance: 'rulebook' })]),
    );
    expect(game.shares.rulebook + game.shares.public + game.shares.reconstructed).toBe(game.facts);
    expect(game.rules.tested).toBeLessThanOrEqual(game.rules.total);
  });
  test('contracts 4: games says what each bot is like, and speaks one language', SLOW, async () => {
    const [english, german] = await Promise.all([hegemon(['games']), hegemon(['games', '--language', 'de'])]);
    expect(english.out).toContain('master – Master: plays many courses through; takes its time');
    expect(english.out).toMatch(/styles, such as planner\/builder\n {4}aggressive: armies/);
    expect(german.out).toContain('master – Meister: spielt viele Wege durch; lässt sich Zeit');
    expect(german.out).toMatch(/\n {2}Spieler {4}2, 3, 4\n {2}Szenarien {2}keine\n {2}Regeln/);
    expect(german.out).toMatch(/Spielregel \d+,\d\u00a0%, öffentlich \d+,\d\u00a0%/);
    expect(german.out).not.toMatch(/(?<!-)\b(players|none|by default|rulebook|medium|facts)\b/);
  });
  test('contracts 4: the data of all games holds, and its provenance is counted', SLOW, async () => {
    const { code, out } = await hegemon(['data', 'check', '--json']);
    expect(code).toBe(0);
    const all = JSON.parse(out) as { game: string; files: string[]; shares: { reconstructed: number } }[];
    expect(all.map(({ game }) => game)).toEqual(['medioevo-universale', 'time-of-crisis']);
    for (const checked of all) {
      expect(checked).toMatchObject({ ok: true, faults: [] });
      expect(checked.shares.reconstructed).toBeGreaterThan(0);
    }
    // Of one game the facts lie in three files, and are checked together.
    expect(all[0].files.map(file => file.replace(/^.*[/\\]/, ''))).toEqual([
      'cards.json',
      'components.json',
      'map.json',
    ]);
  });
  test("contracts 4: an owner's file is checked in place of ours, and each fault named", SLOW, async () => {
    const folder = scratch();
    const ours = fileURLToPath(new URL('../../packages/games/time-of-crisis/data/data.json', import.meta.url));
    const data = JSON.parse(readFileSync(ours, 'utf8'));
    data.edges[0].b = 'atlantis';
    data.influenceCards[3].count = 99;
    data.regions[0].provenance = 'hearsay';
    const changed = written(folder, 'changed.json', data);
    const broken = written(folder, 'broken.json', '{\n"regions": [\n}');
    const [faulty, unreadable, right] = await Promise.all([
      hegemon(['data', 'check', 'time-of-crisis', '--file', changed, '--json']),
      hegemon(['data', 'check', 'time-of-crisis', '--file', broken]),
      hegemon(['data', 'check', 'time-of-crisis', '--file', ours]),
    ]);
    expect(faulty.code).toBe(1);
    const { faults } = JSON.parse(faulty.out);
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: changed, path: 'edges[0]', rule: 'ToC C.map' }),
        expect.objectContaining({ path: 'influenceCards (sum of counts)', rule: 'ToC 2.limits' }),
        expect.objectContaining({ path: 'regions[0].provenance' }),
      ]),
    );
    expect(unreadable.code).toBe(1);
    expect(unreadable.out).toContain('line 3 is no JSON');
    expect(right.code).toBe(0);
  });
});
