import { gzipSync } from 'node:zlib';
import { games } from '@hegemon/games';
import { expect, test } from 'vitest';
import { closureOf, importsOf, packedBytes, scriptsOf } from '../src/page/graph.js';
import { GAMES } from '../src/page/journey.js';
import { PAGE_LIMITS, tableRow } from '../src/page/limits.js';
import { drawn, weightOf } from '../src/page/offered.js';
import { stepsOf } from '../src/page/page.js';
import { paceOf, quantile } from '../src/page/statistics.js';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<script type="module" crossorigin src="./assets/index.js"></script><link href="./assets/late.js">',
  'assets/index.js':
    'import{a as b}from"./kit.js";import"./side.js";import*as c from`./kit.js`;const l=()=>import("./late.js");',
  'assets/kit.js': 'const import_meta=1;export{x}from"./deep.js";export*from"../root.js";let s="from\\"./no.js\\"";',
  'assets/side.js': 'import d,{e}from\'./index.js\';new Worker(new URL("./worker.js",import.meta.url))',
  'assets/deep.js': 'export const x=1',
  'assets/late.js': 'import"./deep.js"',
  'root.js': 'import"https://elsewhere.example/x.js"',
};
const read = (path: string): string => {
  const text = FILES[path];
  if (text === undefined) throw new Error(`there is no ${path}`);
  return text;
};

test('ui: a document starts with the scripts it names', () => {
  expect(scriptsOf('index.html', FILES['index.html'])).toEqual(['assets/index.js']);
  expect(scriptsOf('a/index.html', '<script src="/top.js"></script><script>1</script>')).toEqual(['top.js']);
});

test('ui: a module needs what it imports, not what it fetches later', () => {
  expect(importsOf('assets/index.js', FILES['assets/index.js'])).toEqual([
    'assets/kit.js',
    'assets/side.js',
    'assets/kit.js',
  ]);
  expect(importsOf('assets/side.js', FILES['assets/side.js'])).toEqual(['assets/index.js']);
  expect(importsOf('root.js', FILES['root.js'])).toEqual([]);
});

test('ui: a start page is counted with all it imports, each file once, circles included', () => {
  const paths = closureOf(['assets/index.js'], read);
  expect(paths).toEqual(['assets/deep.js', 'assets/index.js', 'assets/kit.js', 'assets/side.js', 'root.js']);
  const each = paths.map(path => gzipSync(FILES[path], { level: 9 }).length);
  expect(packedBytes(paths, read)).toBe(each.reduce((sum, bytes) => sum + bytes, 0));
});

test('ui: a share of all figures is at most the quantile', () => {
  const figures = [5, 1, 4, 2, 3];
  expect([0, 0.2, 0.5, 0.95, 1].map(share => quantile(figures, share))).toEqual([1, 1, 3, 5, 5]);
  expect(() => quantile([], 0.5)).toThrow('nothing was measured');
});

test('ui: frames per second are counted over the whole time, not taken from a lucky frame', () => {
  expect(paceOf({ intervals: [10, 10, 80], longTasks: [] })).toEqual({
    perSecond: 30,
    p50: 10,
    p95: 80,
    longest: 80,
    longestTask: 0,
  });
  expect(paceOf({ intervals: [50], longTasks: [51, 120] }).longestTask).toBe(120);
});

test('ui: budgets are those of the design', () => {
  expect(PAGE_LIMITS.start.floor).toBe(120_000);
  expect(PAGE_LIMITS.table.floor).toBe(400_000);
  expect(PAGE_LIMITS.click.floor).toBe(100);
});

test('ui: the table of every game in the register has a row of its own, under the same limit', () => {
  expect(GAMES.map(({ id, title }) => [id, title]).toSorted()).toEqual(
    games.map(({ game }) => [game.id, game.title]).toSorted(),
  );
  const rows = GAMES.map(({ title }) => tableRow(title));
  expect(new Set(rows).size).toBe(GAMES.length);
});

test('ui: of what is offered anything may be touched, what finishes an answer most often', () => {
  const all = [{ isChosen: false }, { isChosen: false, kind: 'end-turn' }, { isChosen: false, act: 'confirm' }];
  expect(all.map(weightOf)).toEqual([3, 1, 12]);
  expect([0, 0.2, 0.99, 1].map(share => drawn(all, weightOf, share))).toEqual([all[0], all[1], all[2], all[2]]);
});

test('ui: a quick look at the page measures no time', () => {
  expect(stepsOf({ rounds: 0, answers: 0 })).toBe(2);
  expect(stepsOf({ rounds: 5, answers: 30 })).toBe(10);
});
