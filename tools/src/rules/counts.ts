import type { Profiler } from 'node:inspector';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A stretch of a source file, and how often it was run. */
interface Stretch {
  readonly from: Spot;
  readonly to: Spot;
  readonly count: number;
}
interface Spot {
  readonly line: number;
  readonly column: number;
}
export interface Counted {
  readonly file: string;
  readonly stretches: readonly Stretch[];
}

/** What V8 has counted in the running text, told in places of the source it was made from. */
export const countedIn = (script: Profiler.ScriptCoverage, running: string): Counted => {
  const embedded = /sourceMappingURL=data:application\/json;[^,]*base64,(\S+)\s*$/.exec(running);
  if (!embedded) return { file: fileURLToPath(script.url), stretches: [] };
  const map = new SourceMap(JSON.parse(Buffer.from(embedded[1], 'base64').toString('utf8')));
  const lines = lineStarts(running);
  const spot = (offset: number): Spot | undefined => {
    const line = lineOf(lines, offset);
    const entry = map.findEntry(line, offset - lines[line]);
    return 'originalLine' in entry ? { line: entry.originalLine, column: entry.originalColumn } : undefined;
  };
  const stretches = script.functions.flatMap(({ ranges }) =>
    ranges.flatMap(({ startOffset, endOffset, count }) => {
      const from = spot(startOffset);
      const to = spot(endOffset);
      return from && to ? [{ from, to, count }] : [];
    }),
  );
  return { file: fileURLToPath(script.url), stretches };
};

/** How often that spot was run: as often as the smallest stretch around it. */
export const countAt = ({ stretches }: Counted, line: number, column: number): number => {
  let best: Stretch | undefined;
  for (const stretch of stretches) {
    if (!isBefore(stretch.from, { line, column }) || !isBefore({ line, column }, stretch.to)) continue;
    if (!best || isBefore(best.from, stretch.from)) best = stretch;
  }
  return best?.count ?? 0;
};
const isBefore = (a: Spot, b: Spot): boolean => a.line < b.line || (a.line === b.line && a.column <= b.column);

const lineStarts = (text: string): number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};
const lineOf = (starts: readonly number[], offset: number): number => {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};
