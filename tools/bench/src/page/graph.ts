import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Reads a file of the built page by its path in it. */
export type Read = (path: string) => string;

const STATIC = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from\s*)?(["'`])([^"'`]+)\1/g;
const SCRIPT = /<script\b[^>]*\bsrc=(["'])([^"']+)\1[^>]*>/g;

/** The path in the page to which a module or document refers; nothing for what lies elsewhere. */
const resolved = (from: string, to: string): string | undefined => {
  if (/^[a-z]+:|^\/\//i.test(to)) return undefined;
  const path = to.startsWith('/') ? to.slice(1) : posix.join(posix.dirname(from), to);
  return path.startsWith('..') ? undefined : path;
};

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(match => match[2]);

/** What a module cannot start without. */
export const importsOf = (path: string, text: string): readonly string[] =>
  matches(text, STATIC).flatMap(to => resolved(path, to) ?? []);

/** The scripts a document names. */
export const scriptsOf = (path: string, html: string): readonly string[] =>
  matches(html, SCRIPT).flatMap(to => resolved(path, to) ?? []);

/** These modules with all they import, each once; what is fetched later on is not among them. */
export const closureOf = (entries: readonly string[], read: Read): readonly string[] => {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...importsOf(path, read(path)));
  }
  return [...found].sort();
};

/** As `gzip -9` packs each of them; most servers pack a little less, with brotli more. */
export const packedBytes = (paths: readonly string[], read: Read): number =>
  paths.reduce((sum, path) => sum + gzipSync(read(path), { level: 9 }).length, 0);
