import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';
import { leanFacts } from './facts.js';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));
/**
 * What rules and host read in the worker and the table reads in the page: ids, facts, and which questions and answers there are.
 * None of it may keep anything in mind, nor need rules.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'medioevo-universale': ['src/ids', 'src/catalog', 'board/asked', 'board/things', 'board/kinds', 'board/moments'],
  'time-of-crisis': ['src/ids', 'src/catalog', 'board/asked', 'board/kinds', 'board/moments'],
};

interface Shared {
  /** The one file with all of it. */
  readonly file: Rolldown.OutputChunk;
  /** What stands in place of each module: the names it gives, taken from that file. */
  readonly doors: ReadonlyMap<string, string>;
}

const built = async (game: string): Promise<readonly Rolldown.OutputChunk[]> => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [leanFacts()],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: SHARED[game].map(name => join(GAMES, game, `${name}.ts`)),
        preserveEntrySignatures: 'strict',
        output: {
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: [{ name: `shared-${game}`, test: /./ }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter(each => each.type === 'chunk');
};

/** What a shared module brought along of the rules would be there twice. */
const RULE = /[\\/]games[\\/][\w-]+[\\/]src[\\/](?!data-check)/;

const bundled = async (game: string): Promise<Shared> => {
  const chunks = await built(game);
  const doors = new Map(chunks.flatMap(({ facadeModuleId: id, code }) => (id === null ? [] : [[id, code] as const])));
  const [file, ...others] = chunks.filter(({ facadeModuleId }) => facadeModuleId === null);
  if (others.length > 0 || doors.size !== SHARED[game].length) throw new Error(`not one file is shared in ${game}`);
  const rules = file.moduleIds.filter(id => RULE.test(id) && !doors.has(id));
  if (rules.length > 0) throw new Error(`shared in ${game}, and not in the list: ${rules.join(', ')}`);
  return { file, doors };
};

const bundles = new Map<string, Promise<Shared>>();
/** Page and worker are built one by one, and must find the same file. */
const sharedOf = (game: string): Promise<Shared> => {
  const shared = bundles.get(game) ?? bundled(game);
  bundles.set(game, shared);
  return shared;
};

const MODULE = /[\\/]games[\\/]([\w-]+)[\\/]((?:src|board)[\\/]\w+)\.ts$/;
const FILE = /^\.\/\S*(shared-[\w-]+\.js)$/;

/**
 * Page and worker are two programs that are put together one by one, and each would bring a copy of what both know of a game.
 * So that becomes a file of its own, which is fetched once.
 */
export const sharedModules = (): Plugin => ({
  name: 'hegemon-shared-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId(id) {
    const [, name] = FILE.exec(id) ?? [];
    // All scripts lie beside each other.
    return name === undefined ? undefined : { id: `./${name}`, external: true, moduleSideEffects: false };
  },
  async load(id) {
    const [, game, name] = MODULE.exec(id) ?? [];
    if (game === undefined || !SHARED[game]?.includes(name.replace('\\', '/'))) return undefined;
    const { file, doors } = await sharedOf(game);
    this.emitFile({ type: 'asset', fileName: `assets/${basename(file.fileName)}`, source: file.code });
    const code = doors.get(id);
    if (code === undefined) throw new Error(`${id} is not shared`);
    return { code, moduleType: 'js', moduleSideEffects: false };
  },
});
