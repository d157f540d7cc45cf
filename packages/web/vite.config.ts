import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig, type Plugin, runnerImport } from 'vite';
import { fingerprintOfSources, STAMP } from './serve/sources.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');
const SERVICE = 'sw.js';

const built = (): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== STAMP && entry.name !== SERVICE)
    .map(entry => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** After a build: the service worker learns which files there are, and the build what it was made from. */
const offline = (): Plugin => ({
  name: 'hegemon-offline',
  apply: 'build',
  writeBundle() {
    const files = built();
    const hash = createHash('sha256');
    for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
    const version = hash.digest('hex').slice(0, 12);
    const service = join(dist, SERVICE);
    const text = readFileSync(service, 'utf8')
      .replaceAll('__FILES__', JSON.stringify(files))
      .replaceAll('__VERSION__', JSON.stringify(version));
    writeFileSync(service, text);
    writeFileSync(join(dist, STAMP), fingerprintOfSources());
  },
});

const WORKED_OUT = ['time-of-crisis', 'seat-marks', 'option-names', 'game-signs'].map(name =>
  join(here, `build/${name}.ts`),
);
/**
 * What the pages before the table show of the games is worked out while the page is built, from the real map and the real signs:
 * nobody loads those for it.
 */
const workedOut = (): Plugin => ({
  name: 'hegemon-worked-out',
  async load(id) {
    if (!WORKED_OUT.includes(id)) return undefined;
    const { module } = await runnerImport<Record<string, unknown>>(id, {
      configFile: false,
      // From the sources: after a fresh checkout nothing else is there.
      resolve: { alias: [{ find: /^@hegemon\/(.+)$/, replacement: join(here, '../$1/src/index.ts') }] },
    });
    return Object.entries(module)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});

/** How the figures of the bots were found is for whoever tunes them: who plays loads the figures alone. */
const figuresAlone = (): Plugin => ({
  name: 'hegemon-figures-alone',
  enforce: 'pre',
  transform(text, id) {
    if (!/\/bots\/(weights|strength)\.json$/.test(id)) return undefined;
    const { how: _, ...figures } = JSON.parse(text) as Record<string, unknown>;
    return { code: JSON.stringify(figures), map: null };
  },
});

/**
 * What all rooms of the worker need, and the tree that most bots search: in one file it packs better than in one for each set
 * of rooms that share something.
 */
const NEEDED_BY_ALL =
  /[\\/]packages[\\/](kernel[\\/]src[\\/](?!odds)|games[\\/].+[\\/]src[\\/](?!foresight)|bots[\\/]src[\\/]tree)/;

export default defineConfig({
  root: here,
  // The page finds its files from wherever it lies: any static host, any folder.
  base: './',
  plugins: [svelte({ configFile: join(here, '../../svelte.config.js') }), workedOut(), figuresAlone(), offline()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: {
    format: 'es',
    plugins: () => [figuresAlone()],
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'rules', test: NEEDED_BY_ALL }] } } },
  },
  build: {
    outDir: dist,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A font or picture written into a style sheet is loaded by everybody, whether it is needed or not.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: join(here, 'index.html'), sw: join(here, 'src/offline/sw.ts') },
      output: {
        entryFileNames: chunk => (chunk.name === 'sw' ? SERVICE : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { port: 4171, fs: { allow: [join(here, '../..')] } },
});
