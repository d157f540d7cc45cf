import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const FACTS = /[\\/]games[\\/]([\w-]+)[\\/]data[\\/](\w+)\.json$/;
const CHECK = /[\\/]games[\\/][\w-]+[\\/]src[\\/]data-check\.ts$/;

/**
 * What the files say for whoever checks, draws or translates them: no code of a game reads it. The measure is the `data.ts` of
 * the game, in which every field that is read has a type.
 */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  'medioevo-universale': [
    ...['notes', 'note', 'origins', 'provenance', 'ruling', 'ability', 'text', 'name', 'branch', 'target', 'duration'],
    ...['windows', 'users', 'objectiveTests', 'objectiveEvents'],
    ...['seeds', 'label', 'bounds', 'outsideRegions', 'outsideWater', 'coastal'],
  ],
  'time-of-crisis': [
    'note',
    'provenance',
    'interaction',
    'timing',
    'target',
    'duration',
    'expansion',
    'ongoingEventRule',
  ],
};
/** Figures of cards and objectives go by any name. */
const WHOLE = ['effect', 'condition'];

/** The facts a game plays by, without what is only for readers. */
export const factsAlone = (game: string, facts: unknown): unknown => {
  const unread = UNREAD[game] ?? [];
  const alone = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(alone);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, each]) => {
        if (unread.includes(key)) return [];
        return [[key, WHOLE.includes(key) ? each : alone(each)]];
      }),
    );
  };
  return alone(facts);
};

interface File {
  readonly name: string;
  readonly text: string;
}
const fileOf = (path: string): File => {
  const [, game, name] = FACTS.exec(path)!;
  const text = `export default ${JSON.stringify(factsAlone(game, JSON.parse(readFileSync(path, 'utf8'))))};`;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { name: `${game}-${name}-${hash}.js`, text };
};

/**
 * The facts of a game are read by its rules, in the worker, and by its table, in the page: two programs that are put together one
 * by one, and would each bring a copy. So they become files of their own, which are fetched once. They are checked before anything
 * is built (`hegemon data check`, tests of the games), and not again in every browser.
 */
export const sharedFacts = (): Plugin => ({
  name: 'hegemon-shared-facts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!/data\/\w+\.json$/.test(id)) return undefined;
    const found = await this.resolve(id, importer, { skipSelf: true });
    if (!found || !FACTS.test(found.id)) return undefined;
    const { name, text } = fileOf(found.id);
    this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: text });
    // All scripts lie beside each other.
    return { id: `./${basename(name)}`, external: true, moduleSideEffects: false };
  },
  transform(_, id) {
    return CHECK.test(id) ? { code: 'export const faultsOfData = () => [];', map: null } : undefined;
  },
});
