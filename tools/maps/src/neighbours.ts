import type { Edge } from './check.js';
import type { MapSource, NeighbourSource } from './source.js';

const USUAL: readonly NeighbourSource[] = [{ file: 'data.json', list: 'edges' }];

/**
 * Who borders whom by the facts of a game, from all the lists its source names. Games keep them in their own way: as
 * pairs, or with each region the names of its neighbours. A list that is not there would silence the check: it throws.
 */
export const neighboursOf = ({ neighbours = USUAL }: MapSource, readFacts: (file: string) => unknown): Edge[] =>
  neighbours.flatMap(source => {
    const { file, list, under } = source;
    const entries = (readFacts(file) as Readonly<Record<string, unknown>>)[list];
    if (!Array.isArray(entries)) throw new Error(`${file} has no list '${list}'`);
    return entries.flatMap((entry: Entry, at) => {
      const where = `${file} ${list}[${at}]`;
      return under ? under.flatMap(name => besides(entry, name, where)) : [pairIn(entry, where)];
    });
  });

type Entry = Readonly<Record<string, unknown>>;

const pairIn = ({ a, b }: Entry, where: string): Edge => {
  if (typeof a !== 'string' || typeof b !== 'string') throw new Error(`${where} is no pair of a and b`);
  return { a, b };
};

const besides = (entry: Entry, name: string, where: string): Edge[] => {
  const { id, [name]: others } = entry;
  if (typeof id !== 'string' || !Array.isArray(others)) throw new Error(`${where} has no id, or no list '${name}'`);
  return others.map((other: string) => ({ a: id, b: other }));
};
