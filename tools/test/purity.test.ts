import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findImpurities } from '../checks/purity.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

const namesIn = (dir: string): string[] => (existsSync(root + dir) ? readdirSync(root + dir) : []);
const typescriptIn = (dir: string): string[] =>
  existsSync(root + dir)
    ? readdirSync(root + dir, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.ts'))
        .map(name => `${dir}/${name.replaceAll('\\', '/')}`)
    : [];

describe('the engine', () => {
  const packages = ['kernel', 'atlas', 'testkit', 'bots', 'host'].map(name => `packages/${name}`);
  const games = namesIn('packages/games').map(name => `packages/games/${name}`);
  // It fetches the boards of the games when they are needed; nothing else may.
  const register = 'packages/games/index.ts';
  const files = [...packages, ...games].flatMap(dir => typescriptIn(`${dir}/src`)).concat(register);

  test('house 2: kernel, atlas, testkit, bots, host and games use no clock, no platform chance, no machine, no screen', () => {
    const sources = new Map(files.map(file => [file, readFileSync(root + file, 'utf8')]));
    const found = findImpurities(sources).filter(({ file, what }) => !(file === register && what === 'import()'));
    expect(found.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([]);
  });
  test.each(packages)('house 2: %s is looked at', dir => {
    expect(files.some(file => file.startsWith(`${dir}/src/`))).toBe(true);
  });
});

describe('the check itself', () => {
  const impure = (...code: string[]) =>
    findImpurities(new Map([['planted.ts', code.join('\n')]])).map(({ line, what }) => `${line} ${what}`);

  test.each([
    ['Date', 'const now = new Date();'],
    ['Date', 'export const now = () => Date.now();'],
    ['Date', 'export interface State { begun: Date }'],
    ['Math.random', 'const die = 1 + Math.floor(Math.random() * 6);'],
    ['Math.random', "const die = Math['random']();"],
    ['Math, passed on', 'const { random } = Math;'],
    ['performance', 'const now = performance.now();'],
    ['setTimeout', 'setTimeout(() => {}, 10);'],
    ['setInterval', 'setInterval(() => {}, 10);'],
    ['process', 'const seed = process.env.SEED;'],
    ['globalThis', "const clock = globalThis['Date'];"],
    ['fetch', "await fetch('rules.json');"],
    ['crypto', 'const id = crypto.randomUUID();'],
    ['console', "console.log('a legion');"],
    ['document', "document.querySelector('svg');"],
    ['window', 'window.alert(1);'],
    ['localStorage', "localStorage.getItem('log');"],
    ['structuredClone', 'const copy = structuredClone({});'],
    ['require', "const fs = require('fs');"],
    ['node:fs', "import { readFileSync } from 'node:fs';"],
    ['fs', "import * as fs from 'fs';"],
    ['node:os', "export * from 'node:os';"],
    ['node:fs', "type Stats = import('node:fs').Stats;"],
    ['import()', "const late = await import('./late.js');"],
    ['import.meta', 'const here = import.meta.url;'],
    ['localeCompare', "['b', 'a'].sort((x, y) => x.localeCompare(y));"],
    ['localeCompare', "const { localeCompare } = '';"],
    ['toLocaleString', 'const text = (1000).toLocaleString();'],
    ['toLocaleUpperCase', "const text = 'i'.toLocaleUpperCase();"],
    ['Intl', "const sorter = new Intl.Collator('de');"],
    ['Date', 'const outside = { Date };'],
    ['navigator', 'export { navigator };'],
    ['process', 'const f = (seed = process.pid) => seed;'],
    ['process', 'const f = ({ seed = process.pid }) => seed;'],
    ['process', 'const text = `$' + '{process.pid}`;'],
  ])('house 2: %s is caught in: %s', (what, code) => {
    expect(impure(code)).toEqual([`1 ${what}`]);
  });

  test.each([
    '// Date, Math.random() and process.exit() in a comment',
    '/** Uses no `Date`. import "node:fs" */',
    "const text = 'new Date() by Math.random(), console.log, node:fs, toLocaleString';",
    'const text = `the window of $' + '{1 + 1} reactions, a document`;',
    'const pattern = /process|window/;',
    'const window = [1]; export const reactions = window.length;',
    'export const f = (document: string) => document.length;',
    "import { process } from './siege.js'; export const siege = process();",
    'export const card = { process: 1, window: 2 }; export const n = card.process + card.window;',
    'export interface Frame { document: string; fetch(): void }',
    'export const { process: siege } = { process: 1 };',
    "export { siege as process } from './siege.js';",
    'const siege = 1; export { siege as process };',
    'export const top = Math.max(1, ...[2]) + Math.imul(3, 4);',
    'export const all = new Map(Object.entries({})).size + new Set([undefined, NaN]).size;',
    'export type Column<K extends string> = Readonly<Partial<Record<K, number>>>;',
    'export function f() { return arguments.length; }',
    'fetch: for (;;) { break fetch; }',
    'export class Stream { #process = 1; next() { return this.#process; } }',
  ])('house 2: nothing is wrong with: %s', code => {
    expect(impure(code)).toEqual([]);
  });

  test('house 2: an impurity is found where it stands', () => {
    expect(impure('export const a = 1;', '', '/* two', 'lines */ const b = Date;')).toEqual(['4 Date']);
  });
});
