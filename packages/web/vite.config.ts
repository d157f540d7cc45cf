import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig, type Plugin, runnerImport } from 'vite';
import { type MapFile, packed, packedSigns } from '../atlas/src/index.js';
import { chunkNames } from './build/chunks.js';
import { roundedSign } from './build/icon-paths.js';
import { sharedModules } from './build/shared.js';
import { fingerprintOfSources, STAMP } from './serve/sources.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');
const SERVICE = 'sw.js';

const built = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== STAMP && entry.name !== SERVICE)
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/** After a build: the service worker learns which files there are, and the build what it was made from. */
const offline = (): Plugin => ({
  name: 'hegemon-offline',
  apply: 'build',
  // Into the folder that was built: whoever builds elsewhere says nothing about the usual one.
  writeBundle({ dir = dist }) {
    const files = built(dir);
    const hash = createHash('sha256');
    for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
    const version = hash.digest('hex').slice(0, 12);
    const service = join(dir, SERVICE);
    const text = readFileSync(service, 'utf8')
      .replaceAll('__FILES__', JSON.stringify(files))
      .replaceAll('__VERSION__', JSON.stringify(version));
    writeFileSync(service, text);
    writeFileSync(join(dir, STAMP), fingerprintOfSources());
  },
});

const WORKED_OUT = [
  'medioevo-universale',
  'time-of-crisis',
  'seat-marks',
  'option-names',
  'game-signs',
  'games-about',
].map(name => join(here, `build/${name}.ts`));
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
      resolve: {
        alias: [
          {
            find: /^@hegemon\/(time-of-crisis|medioevo-universale)$/,
            replacement: join(here, '../games/$1/src/index.ts'),
          },
          {
            find: /^@hegemon\/(time-of-crisis|medioevo-universale)\/tuning$/,
            replacement: join(here, '../games/$1/src/bots/index.ts'),
          },
          { find: /^@hegemon\/([^/]+)$/, replacement: join(here, '../$1/src/index.ts') },
        ],
      },
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

/** What a game says is fetched by language in the page; wherever else it is read, all of it is there at once. */
const BY_LANGUAGE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['board/languages.ts', 'board/table/page/languages.svelte.ts'],
    ['board/table/lessons/lessons.ts', 'board/table/page/lessons.svelte.ts'],
  ].map(files => files.map(file => join(here, '../games/medioevo-universale', file))),
);
const wordsInTurn = (): Plugin => ({
  name: 'hegemon-words-in-turn',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!/[\\/](languages|lessons)\.js$/.test(id)) return undefined;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found ? BY_LANGUAGE[found.id] : undefined;
  },
});

/** Signs are drawn on every third line of their grid of 512: finer steps are never seen. They travel packed, as maps do. */
const SIGN_GRID = 3;
const packedSignFiles = (): Plugin => ({
  name: 'hegemon-packed-signs',
  enforce: 'pre',
  transform(text, id) {
    if (!/[\\/](icons|signs)[\\/]game-icons\.json$/.test(id)) return undefined;
    const signs = Object.entries(JSON.parse(text) as Record<string, string>);
    const rounded = Object.fromEntries(signs.map(([id, body]) => [id, roundedSign(body, SIGN_GRID)]));
    return { code: JSON.stringify(packedSigns(rounded, SIGN_GRID)), map: null };
  },
});

/** A drawn map travels packed: the file in the repository is for whoever looks what has changed. */
const packedMaps = (): Plugin => ({
  name: 'hegemon-packed-maps',
  enforce: 'pre',
  transform(text, id) {
    if (!/[\\/]board[\\/]map[\\/]map\.json$/.test(id)) return undefined;
    return { code: JSON.stringify(packed(JSON.parse(text) as MapFile)), map: null };
  },
});

/**
 * What all rooms of the worker need, and the tree that most bots search: in one file it packs better than in one for each set
 * of rooms that share something. The rules of each game are a file of their own.
 */
const NEEDED_BY_ALL = /[\\/]packages[\\/](kernel[\\/]src[\\/](?!odds)|bots[\\/]src[\\/]tree)/;
/** Both games walk their maps by it: in the rules of one, it would bring all of them to the table of the other. */
const ATLAS = /[\\/]packages[\\/]atlas[\\/]/;
const RULES = ['time-of-crisis', 'medioevo-universale'].map(game => ({
  name: `rules-${game}`,
  test: new RegExp(`[\\\\/]games[\\\\/]${game}[\\\\/](src[\\\\/](?!foresight)|data[\\\\/]|bots[\\\\/])`),
}));

export default defineConfig({
  root: here,
  // The page finds its files from wherever it lies: any static host, any folder.
  base: './',
  plugins: [
    svelte({ configFile: join(here, '../../svelte.config.js') }),
    workedOut(),
    figuresAlone(),
    packedSignFiles(),
    packedMaps(),
    wordsInTurn(),
    sharedModules(),
    offline(),
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [
      { find: /^d3-(transition|interpolate)$/, replacement: join(here, 'build/still-maps.ts') },
      { find: /^d3-selection$/, replacement: join(here, 'build/small-selection.ts') },
    ],
  },
  worker: {
    format: 'es',
    plugins: () => [workedOut(), figuresAlone(), sharedModules()],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'kernel', test: NEEDED_BY_ALL }, { name: 'atlas', test: ATLAS }, ...RULES] },
      },
    },
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
        codeSplitting: {
          groups: [{ name: chunkNames(join(here, 'index.html')), includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: { port: 4171, fs: { allow: [join(here, '../..')] } },
});
