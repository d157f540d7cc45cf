import { type GridLine, type LineText, readLine } from '../plate/line-text.js';
import type { MapFile, Ring } from '../plate/map-file.js';
import { type Coder, Reader, Writer } from './coder.js';
import { CONTEXTS, codeLine, codePlace, codeRings } from './coding.js';
import { bytesOf, lettersOf } from './letters.js';

/** What is left of a file without its lines, and without what is told by numbers of arcs and regions. */
type Rest = Omit<MapFile<0>, 'regions' | 'land' | 'coast' | 'borders'> & {
  readonly regions: readonly Omit<MapFile<0>['regions'][number], 'rings'>[];
  readonly borders: number;
  /** What has borders, but is out of play. */
  readonly outside: readonly string[];
};

/**
 * A drawn map as it travels: all its lines in one text, a quarter smaller than gzip makes them, and the rest of the file. It is
 * made while the page is built; what is kept is the file, whose changes can be read.
 */
export interface PackedMap {
  readonly packed: string;
  readonly rest: Rest;
}
export const isPacked = (map: object): map is PackedMap => 'packed' in map;

const ARC = 0;
const CURVE = 1;
const OTHER = 2;
type Lines<L> = Pick<MapFile<L>, 'arcs' | 'waterlines' | 'rivers' | 'peaks' | 'graticule'>;
/** Every line of a file in its turn. */
const eachLine = <A, B>(file: Lines<A>, next: (line: A, kind: number) => B): Lines<B> => {
  const all = (lines: readonly A[], kind: number): B[] => lines.map(line => next(line, kind));
  return {
    arcs: all(file.arcs, ARC),
    waterlines: file.waterlines.map(lines => all(lines, CURVE)),
    rivers: file.rivers.map(river => ({ ...river, lines: all(river.lines, OTHER) })),
    peaks: next(file.peaks, OTHER),
    graticule: all(file.graticule, OTHER),
  };
};

/** Lines of a kind often begin near each other. */
const begins = (line: GridLine): readonly [number, number] => [line[0] ?? 0, line[1] ?? 0];

/** Of all land and water that is out of play. */
const WASTE = 'waste';

type Ringed = Pick<MapFile, 'land' | 'coast' | 'borders'> & { readonly rings: readonly (readonly Ring[])[] };
/** Reads what is told by numbers of arcs and regions, or writes what is given. */
const codeArcs = (
  coder: Coder,
  { regions, borders, outside }: Pick<Rest, 'regions' | 'borders' | 'outside'>,
  given?: Ringed,
): Ringed => {
  const sides = [...regions, ...outside.map(id => ({ id, kind: WASTE }))];
  const place = (id: string | undefined): number =>
    codePlace(coder, id === undefined ? undefined : sides.findIndex(side => side.id === id));
  return {
    rings: regions.map((_, at) => codeRings(coder, given?.rings[at])),
    land: codeRings(coder, given?.land),
    coast: codeRings(coder, given?.coast),
    borders: Array.from({ length: borders }, (_, at) => {
      const border = given?.borders[at];
      const [a, b] = [sides[place(border?.a)], sides[place(border?.b)]];
      return { a: a.id, b: b.id, kind: [a.kind, b.kind].sort().join('-'), lines: codeRings(coder, border?.lines) };
    }),
  };
};

export const packed = (file: MapFile<LineText>): PackedMap => {
  const writer = new Writer(CONTEXTS);
  let before = begins([]);
  const lines = eachLine(file, (text, kind): 0 => {
    before = begins(codeLine(writer, kind, before, readLine(text)));
    return 0;
  });
  const { land: _, coast: __, ...others } = file;
  const regions = file.regions.map(({ rings: _, ...region }) => region);
  const inPlay = new Set(regions.map(({ id }) => id));
  const outside = new Set(file.borders.flatMap(({ a, b }) => [a, b]).filter(id => !inPlay.has(id)));
  const rest = { ...others, ...lines, regions, borders: file.borders.length, outside: [...outside] };
  codeArcs(writer, rest, { ...file, rings: file.regions.map(({ rings }) => rings) });
  return { packed: lettersOf(writer.bytes), rest };
};

export const unpacked = ({ packed, rest: { outside, ...rest } }: PackedMap): MapFile<GridLine> => {
  const reader = new Reader(CONTEXTS, bytesOf(packed));
  let before = begins([]);
  const lines = eachLine(rest, (_, kind): GridLine => {
    const line = codeLine(reader, kind, before);
    before = begins(line);
    return line;
  });
  const { rings, ...arcs } = codeArcs(reader, { ...rest, outside });
  const regions = rest.regions.map((region, at) => ({ ...region, rings: rings[at] }));
  return { ...rest, ...lines, ...arcs, regions };
};
