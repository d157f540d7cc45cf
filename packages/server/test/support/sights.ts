import type { Sight } from '@hegemon/host';
import { type FromServer, patched } from '@hegemon/protocol';

type PatchWord = Extract<FromServer, { type: 'patch' }>;

/** A sight with all its lines after a patch, as a page makes it; undefined if the patch is for another one. */
export const sightAfter = (
  sight: Sight | undefined,
  { base, patch, last, undo, redo, news, serverSeed, sitters }: PatchWord,
): Sight | undefined => {
  if (!sight || sight.last + 1 !== base) return undefined;
  return {
    ...sight,
    match: { ...sight.match, ...(serverSeed !== undefined && { serverSeed }), ...(sitters && { sitters }) },
    table: (patch ? patched(sight.table, patch) : sight.table) as Sight['table'],
    at: last,
    last,
    undo,
    redo,
    news: { from: 0, lines: [...sight.news.lines.slice(0, news.from), ...news.lines] },
  };
};

export const versionOf = (sight: Sight | undefined): number => (sight ? sight.last + 1 : 0);
