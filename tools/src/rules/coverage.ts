import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Listing } from '@hegemon/games';
import { GAMES_FOLDER, ROOT_FOLDER, WORKER_ENTRY } from '../paths.js';
import { type CodePlace, codePlacesIn } from './code-places.js';
import { type Counted, countAt } from './counts.js';
import { digestOf } from './digest.js';
import { type TestPlace, testPlacesIn, type Vector, vectorsOf } from './test-names.js';

interface RuleCoverage {
  readonly id: string;
  /** `file:line what`, seen from the checkout. A rule whose parts have code has code. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  /** How often random play came there; null where nothing is run, as in a table. */
  readonly reached: number | null;
}
export interface Coverage {
  readonly game: string;
  readonly total: number;
  readonly withCode: number;
  readonly withTest: number;
  /** Random games played to count. */
  readonly games: number;
  /** Rules without code or without a test. */
  readonly missing: readonly string[];
  readonly rules: readonly RuleCoverage[];
}

const sourcesIn = (folder: string, ending: string): { file: string; text: string }[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith(ending))
        .sort()
        .map(name => join(folder, name))
        .map(file => ({ file, text: readFileSync(file, 'utf8') }))
    : [];

const codeOf = ({ home }: Listing, rules: ReadonlySet<string>): CodePlace[] =>
  sourcesIn(join(GAMES_FOLDER, home, 'src'), '.ts').flatMap(({ file, text }) => codePlacesIn(file, text, rules));

const testsOf = ({ home }: Listing, rules: ReadonlySet<string>): TestPlace[] => {
  const folder = join(GAMES_FOLDER, home, 'test');
  const examples = join(folder, 'examples.json');
  const vectors: Vector[] = existsSync(examples) ? vectorsOf(readFileSync(examples, 'utf8')) : [];
  return sourcesIn(folder, '.test.ts').flatMap(({ file, text }) => testPlacesIn(file, text, rules, vectors));
};

/** How many of the rules have a test; quick, since nothing is run. */
export const testedShareOf = (listing: Listing): { tested: number; total: number } => {
  const rules = new Set(digestOf(listing, 'en').ids);
  return { tested: new Set(testsOf(listing, rules).map(({ rule }) => rule)).size, total: rules.size };
};

/** Which rules have code and tests, and how often random play reaches them. */
export const coverageOf = async (
  listing: Listing,
  games: number,
  tell: (played: number) => void,
): Promise<Coverage> => {
  const { ids } = digestOf(listing, 'en');
  const rules = new Set(ids);
  const places = codeOf(listing, rules);
  const tests = testsOf(listing, rules);
  const counted = games > 0 ? await countReached(listing, games, tell) : [];
  const list = ids.map((id): RuleCoverage => {
    const own = places.filter(({ rule }) => rule === id);
    const parts = own.length > 0 ? own : places.filter(({ rule }) => rule.startsWith(`${id}.`));
    return {
      id,
      code: parts.map(({ file, line, what }) => `${relative(ROOT_FOLDER, file)}:${line}${what && ` ${what}`}`),
      tests: tests
        .filter(({ rule }) => rule === id)
        .map(({ file, line, name }) => `${relative(ROOT_FOLDER, file)}:${line} ${name}`),
      reached: games > 0 ? reachedAt(parts, counted) : null,
    };
  });
  return {
    game: listing.game.id,
    total: list.length,
    withCode: list.filter(({ code }) => code.length > 0).length,
    withTest: list.filter(rule => rule.tests.length > 0).length,
    games,
    missing: list.filter(({ code, tests: proofs }) => code.length === 0 || proofs.length === 0).map(({ id }) => id),
    rules: list,
  };
};

const reachedAt = (places: readonly CodePlace[], counted: readonly Counted[]): number | null => {
  const runs = places.filter(({ run }) => run.length > 0);
  if (runs.length === 0) return null;
  let sum = 0;
  for (const { file, run } of runs) {
    const counts = counted.find(each => each.file === file);
    if (!counts) continue;
    const text = readFileSync(file, 'utf8');
    for (const position of run) {
      const before = text.slice(0, position);
      const line = before.split('\n').length - 1;
      sum += countAt(counts, line, position - (before.lastIndexOf('\n') + 1));
    }
  }
  return sum;
};

/** In a thread of its own, since counting must begin before the game is loaded. */
const countReached = (listing: Listing, games: number, tell: (played: number) => void): Promise<Counted[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER_ENTRY, {
      execArgv: ['--conditions=source'],
      workerData: {
        module: new URL('./reached-thread.ts', import.meta.url).href,
        game: listing.game.id,
        games,
        seed: 'coverage',
      },
    });
    worker.on('error', reject);
    worker.on('exit', code => reject(new Error(`the counting thread ended with code ${code}`)));
    worker.on('message', (message: number | Counted[]) => {
      if (typeof message === 'number') tell(message);
      else resolve(message);
    });
  });
