import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MapFile, packed, packedSigns, readPlate, signsOf } from '@hegemon/atlas';
import { describe, expect, it } from 'vitest';
import { chunkNames } from '../build/chunks.js';
import { factsAlone } from '../build/facts.js';
import { roundedPath, roundedSign } from '../build/icon-paths.js';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8'));

describe('ui: what travels is what was made', () => {
  it.each(['time-of-crisis', 'medioevo-universale'])('ui: the packed map of %s is drawn as its file', game => {
    const file = read(`${game}/board/map/map.json`) as MapFile;
    expect(readPlate(packed(file))).toEqual(readPlate(file));
  });

  it('ui: facts lose what is for readers, and no figure', () => {
    const cards = {
      notes: 'n',
      realmCards: [{ id: 'a', ruling: 'r', effect: { op: 'x', text: 1 }, tp: [{ red: 1 }] }],
    };
    expect(factsAlone('medioevo-universale', cards)).toEqual({
      realmCards: [{ id: 'a', effect: { op: 'x', text: 1 }, tp: [{ red: 1 }] }],
    });
    expect(factsAlone('another', cards)).toEqual(cards);
  });
  it('ui: of the facts every card, place and piece is left', () => {
    const ids = (facts: unknown): string[] => JSON.stringify(facts).match(/"id":"[^"]+"/g) ?? [];
    for (const name of ['cards', 'components', 'map']) {
      const facts = read(`medioevo-universale/data/${name}.json`) as Record<string, unknown>;
      const { outsideRegions: _, outsideWater: __, ...inPlay } = facts;
      expect(ids(factsAlone('medioevo-universale', facts))).toEqual(ids(inPlay));
    }
    const { expansion: _, ...box } = read('time-of-crisis/data/data.json') as Record<string, unknown>;
    expect(ids(factsAlone('time-of-crisis', box))).toEqual(ids(box));
  });
});

describe('ui: what comes in one file', () => {
  const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const [entry, table, mu, toc] = [
    at('web/index.html'),
    at('board/src/shell/table-page.svelte'),
    at('games/medioevo-universale/board/table/face.ts'),
    at('games/time-of-crisis/board/table/face.ts'),
  ];
  const [start, lobby, match] = ['main.ts', 'lobby/lobby-page.svelte', 'table/match-page.svelte'].map(name =>
    at(`web/src/${name}`),
  );
  const imports: Record<string, readonly string[]> = {
    [entry]: [start],
    [start]: ['runtime'],
    [lobby]: ['runtime', 'dialog'],
    [match]: [table],
    [table]: ['runtime', 'dialog', 'map'],
    [mu]: ['atlas', 'map', 'realms'],
    [toc]: ['atlas', 'map', 'legions'],
  };
  const later: Record<string, readonly string[]> = { [start]: [lobby, match], [match]: [mu, toc], [mu]: ['battle'] };
  const name = chunkNames(entry);
  const nameOf = (id: string): string | null =>
    name(id, {
      getModuleInfo: of => ({ importedIds: imports[of] ?? [], dynamicallyImportedIds: later[of] ?? [] }),
    });
  it.each([
    ['table', table],
    ['table', 'map'],
    ['table', 'atlas'],
    ['face-medioevo-universale', 'realms'],
    ['face-time-of-crisis', 'legions'],
  ])('ui: in %s comes what a table needs: %s', (file, id) => {
    expect(nameOf(id)).toBe(file);
  });
  it('ui: what other pages need, and what a table needs later, comes by itself', () => {
    for (const id of [start, lobby, 'runtime', 'dialog', 'battle']) expect(nameOf(id)).toBeNull();
  });
});

describe('ui: signs on whole steps of their grid', () => {
  it.each([
    '../../board/src/icons',
    '../../games/medioevo-universale/board/table/signs',
    '../../games/time-of-crisis/board/table/signs',
  ])('ui: all signs of %s are the same after their travel', folder => {
    const file = readFileSync(new URL(`${folder}/game-icons.json`, import.meta.url), 'utf8');
    const signs = Object.entries(JSON.parse(file) as Record<string, string>);
    const rounded = Object.fromEntries(signs.map(([id, body]) => [id, roundedSign(body, 3)]));
    expect(signsOf(packedSigns(rounded, 3))).toEqual(rounded);
  });
  it('ui: on every second line, too, each place is rounded by itself', () => {
    expect(roundedPath('M0 0h1.2h1.2h1.2h1.2z', 2)).toBe('M0 0h2 2z');
  });
  it('ui: errors do not add up', () => {
    const path = `M0 0l${Array.from({ length: 100 }, () => '.4 0').join('l')}`;
    const steps = [...roundedPath(path).matchAll(/(-?\d+) 0(?! *-?\d+ 0z)/g)].map(([, x]) => Number(x));
    expect(steps.reduce((sum, x) => sum + x, 0)).toBe(40);
  });
  it.each([
    ['M10.2 10.7h20.4v-5.1H10.2z', 'M10 11h21v-5h-21z'],
    ['m1 1 2 2 3-3z', 'M1 1l2 2 3-3z'],
    ['M0 0c1.4 2.6 3.5 4.4 10.1-10.2s.2.3 5.1 5', 'M0 0c1 3 4 4 10-10s0 0 5 5'],
    ['M5 5a16 16 0 0 1 4.22.56a2.25 2.25 0 013 3', 'M5 5a16 16 0 0 1 4 1 2.3 2.3 0 0 1 3 3'],
    ['M5 5zm10.4 0l5.3.2z', 'M5 5zm10 0l6 0z'],
  ])('ui: %s becomes %s', (path, rounded) => {
    expect(roundedPath(path)).toBe(rounded);
  });
  it('ui: what is no path is told', () => {
    expect(() => roundedPath('M0 0x')).toThrow('no letter of a path');
    expect(() => roundedPath('M0')).toThrow('ends too early');
  });
  it('ui: of a sign only its paths change', () => {
    expect(roundedSign('<path fill="currentColor" d="M1.2 2.4z"/>')).toBe('<path fill="currentColor" d="M1 2z"/>');
  });
});
