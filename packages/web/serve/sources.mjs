import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOUSE = fileURLToPath(new URL('../../..', import.meta.url));

/** Everything a page is built from; tests and what was built before are not among it. */
const ROOMS = ['packages', 'package-lock.json', 'svelte.config.js'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'e2e', 'serve', 'bench', '.vite']);

const filesBelow = path => {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap(entry => {
    if (LEFT_OUT.has(entry.name)) return [];
    const full = join(path, entry.name);
    return entry.isDirectory() ? filesBelow(full) : [full];
  });
};

/** A fingerprint of all sources: the page must be built again when it changes. Times of files would lie after a checkout. */
export const fingerprintOfSources = (house = HOUSE) => {
  const hash = createHash('sha256');
  const files = ROOMS.flatMap(room => (room.includes('.') ? [join(house, room)] : filesBelow(join(house, room))));
  for (const file of files.sort()) {
    hash.update(relative(house, file).split(sep).join('/')).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** Where a build writes down what it was built from. */
export const STAMP = '.sources';
