import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIST } from './serve.mjs';
import { fingerprintOfSources, STAMP } from './sources.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** Was the page built from the sources as they are now? */
export const isFresh = () => {
  const stamp = join(DIST, STAMP);
  return (
    existsSync(join(DIST, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOfSources()
  );
};

/** Builds the page. Throws with a sentence that says what to do. */
export const buildPage = () => {
  if (!existsSync(vite)) throw new Error('The packages are missing. First: npm ci');
  console.log('Building the page …');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    // Whoever calls may be a test: what is built is what everybody gets.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The page could not be built; the reason stands above.');
};
