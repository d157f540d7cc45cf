import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh } from '../../../../packages/web/serve/build.mjs';
import { DIST } from '../../../../packages/web/serve/serve.mjs';
import type { Read } from './graph.js';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** Silent unless something is wrong: a report for machines goes to the same place. */
const viteBuild = (...args: string[]): void => {
  if (!existsSync(VITE)) throw new Error('The packages are missing. First: npm ci');
  const { status } = spawnSync(process.execPath, [VITE, 'build', '--logLevel', 'warn', ...args], {
    cwd: join(ROOT, 'packages/web'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The page could not be built; the reason stands above.');
};

/** A folder with a page, for as long as it is measured. */
export interface Built {
  readonly folder: string;
  readonly read: Read;
  /** All files in it. */
  readonly files: readonly string[];
}

const using = async <T>(fill: (folder: string) => void, act: (built: Built) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'hegemon-bench-'));
  try {
    fill(folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return await act({ folder, files, read: path => readFileSync(join(folder, path), 'utf8') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The page as it is shipped, built anew if its sources have changed; a copy, since somebody may build it meanwhile. */
export const withPage = <T>(act: (built: Built) => Promise<T>): Promise<T> =>
  using(folder => {
    if (!isFresh()) viteBuild();
    cpSync(DIST, folder, { recursive: true });
  }, act);

/** The two pages of `packages/web/bench`: the map kit with a crowd on it, and the same as a plain drawing. */
export const withCrowd = <T>(act: (built: Built) => Promise<T>): Promise<T> =>
  using(folder => viteBuild('--config', 'bench/vite.config.ts', '--outDir', folder, '--emptyOutDir'), act);
