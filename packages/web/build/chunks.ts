import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
/** The shell around every table, and what each game lays on it. */
const TABLE = join(PACKAGES, 'board/src/shell/table-page.svelte');
const FACES = ['medioevo-universale', 'time-of-crisis'].map(game => ({
  game,
  root: join(PACKAGES, `games/${game}/board/table/face.ts`),
}));
/** Pages that have a table in them. */
const AT_TABLE = /[\\/]web[\\/]src[\\/](table|play)[\\/]/;
const PAGE = /[\\/]web[\\/](src[\\/].+|index)\.(svelte|ts|html)$/;

interface About {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
export interface Graph {
  getModuleInfo(id: string): About | null;
}

/** These modules with all they cannot start without. */
const closureOf = (roots: readonly string[], graph: Graph): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
};

/** Everything that may be reached from a module, now or later. */
const reachedFrom = (root: string, graph: Graph): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const about = graph.getModuleInfo(id);
    waiting.push(...(about?.importedIds ?? []), ...(about?.dynamicallyImportedIds ?? []));
  }
  return found;
};

/**
 * Which modules come in one file. Left to itself the build makes a file of every set of modules that the same pages and sheets share: sixty
 * small ones for a table, each packed for itself and each with its list of imports. What every table needs and no other page is one file, what one game
 * lays on it another. Neither may be needed by what it needs, so whatever belongs to other pages stays where it was.
 */
export const chunkNames = (entry: string): ((id: string, graph: Graph) => string | null) => {
  let names: ReadonlyMap<string, string> | undefined;
  const worked = (graph: Graph): ReadonlyMap<string, string> => {
    const pages = [...reachedFrom(entry, graph)].filter(id => PAGE.test(id) && !AT_TABLE.test(id));
    const elsewhere = closureOf(pages, graph);
    const faces = FACES.map(({ game, root }) => ({ game, parts: closureOf([root], graph) }));
    const shared = [...faces[0].parts].filter(id => faces.every(({ parts }) => parts.has(id)));
    const table = new Set([...closureOf([TABLE], graph), ...shared]);
    const found = new Map<string, string>();
    for (const id of table) if (!elsewhere.has(id)) found.set(id, 'table');
    for (const { game, parts } of faces) {
      for (const id of parts) if (!elsewhere.has(id) && !found.has(id)) found.set(id, `face-${game}`);
    }
    return found;
  };
  return (id, graph) => {
    names ??= worked(graph);
    return names.get(id) ?? null;
  };
};
