import { type Coder, Reader, Writer } from './coder.js';
import { lengthOf, number, signed } from './coding.js';
import { bytesOf, lettersOf } from './letters.js';

/** Drawings by their ids: SVG on a grid of 512. */
type Plain = Readonly<Record<string, string>>;
/** The same as it travels: all paths in one text, and what is left of each drawing. The paths go by steps of the grid. */
interface PackedSigns {
  readonly packed: string;
  readonly step: number;
  readonly rest: Plain;
}
export type Signs = Plain | PackedSigns;
const isPacked = (signs: Signs): signs is PackedSigns => typeof signs.step === 'number';

/** Letters of a path, how many figures each takes, and from where on these have contexts of their own: lines resemble each other. */
const LETTERS = 'Mmlhvcsqtaz';
const TAKES = [2, 2, 2, 1, 1, 6, 4, 4, 2, 7, 0];
const PLACES = [0, 0, 2, 4, 5, 6, 12, 12, 2, 16, 0];
const SLOTS = 23;

const CLASSES = 8;
/** Contexts of a figure: none is so long that it would need more. */
const FIGURE = 160;
const LENGTH = 0;
/** By the two letters before, four bits each. */
const WORDS = LENGTH + FIGURE;
const SIGNS = WORDS + 16 ** 3;
const FIGURES = SIGNS + SLOTS * CLASSES * 3;
const CONTEXTS = FIGURES + SLOTS * CLASSES * CLASSES * FIGURE;

const classOf = (value: number): number => Math.min(CLASSES - 1, lengthOf(value));

/** Which letter, and the figures after it in steps. */
type Stroke = readonly [letter: number, ...figures: readonly number[]];

const codeLetter = (coder: Coder, context: number, letter?: number): number => {
  let node = 1;
  for (let at = 3; at >= 0; at--)
    node = 2 * node + coder.bit(context + node, letter === undefined ? undefined : (letter >> at) & 1);
  return node - 16;
};

/** Reads a path, or writes the given one. */
const codePath = (coder: Coder, given?: readonly Stroke[]): Stroke[] => {
  const count = number(coder, LENGTH, given?.length);
  const strokes: Stroke[] = [];
  let [last, earlier] = [0, 0];
  // Where the last stroke was heading.
  let heading: readonly [number, number] = [0, 0];
  for (let each = 0; each < count; each++) {
    const wanted = given?.[each];
    const letter = codeLetter(coder, WORDS + 16 * (16 * last + earlier), wanted?.[0]);
    const figures: number[] = [];
    for (let at = 0; at < TAKES[letter]; at++) {
      const before = at >= 2 ? figures[at - 2] : heading[at];
      const beside = at >= 1 ? figures[at - 1] : 0;
      const slot = PLACES[letter] + at;
      const size = FIGURES + ((slot * CLASSES + classOf(before)) * CLASSES + classOf(beside)) * FIGURE;
      const sign = SIGNS + (slot * CLASSES + classOf(before)) * 3 + Math.sign(before) + 1;
      figures.push(signed(coder, size, sign, wanted?.[at + 1] as number | undefined));
    }
    strokes.push([letter, ...figures]);
    const takes = TAKES[letter];
    if (takes === 4 || takes === 6)
      heading = [figures[takes - 2] - figures[takes - 4], figures[takes - 1] - figures[takes - 3]];
    else if (takes === 2) heading = [figures[0], figures[1]];
    [earlier, last] = [last, letter];
  }
  return strokes;
};

const ARC = LETTERS.indexOf('a');
/** Radii and the turn of an arc go by tenths, its flags by ones. */
const unitOf = (letter: number, at: number, step: number): number => {
  if (letter !== ARC || at > 4) return step;
  return at < 3 ? 0.1 : 1;
};

const strokesOf = (path: string, step: number): Stroke[] =>
  [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, name, text]): Stroke[] => {
    const letter = LETTERS.indexOf(name);
    const takes = TAKES[letter];
    if (takes === 0) return [[letter]];
    const figures = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    return Array.from({ length: figures.length / takes }, (_, i): Stroke => {
      const own = figures.slice(i * takes, (i + 1) * takes);
      return [letter, ...own.map((figure, at) => Math.round(figure / unitOf(letter, at, step)))];
    });
  });

/** A letter is not said twice, except where something new begins. */
const pathOf = (strokes: readonly Stroke[], step: number): string => {
  let path = '';
  let last: number | undefined;
  for (const [letter, ...steps] of strokes) {
    const figures = steps.map((figure, at) => Math.round(10 * figure * unitOf(letter, at, step)) / 10);
    const text = figures.reduce((said, figure) => `${said}${said !== '' && figure >= 0 ? ' ' : ''}${figure}`, '');
    const isSame = letter === last && letter > 1 && text !== '';
    path += isSame ? `${text.startsWith('-') ? '' : ' '}${text}` : `${LETTERS[letter]}${text}`;
    last = letter;
  }
  return path;
};

const PATH = /\bd="([^"]+)"/g;
const HOLE = 'd=""';

/** Drawings whose paths go by whole steps. */
export const packedSigns = (signs: Plain, step: number): PackedSigns => {
  const writer = new Writer(CONTEXTS);
  const rest: Record<string, string> = {};
  for (const [id, body] of Object.entries(signs)) {
    rest[id] = body.replaceAll(PATH, (_, path: string) => {
      codePath(writer, strokesOf(path, step));
      return HOLE;
    });
  }
  return { packed: lettersOf(writer.bytes), step, rest };
};

export const signsOf = (signs: Signs): Plain => {
  if (!isPacked(signs)) return signs;
  const reader = new Reader(CONTEXTS, bytesOf(signs.packed));
  const plain: Record<string, string> = {};
  for (const [id, body] of Object.entries(signs.rest)) {
    plain[id] = body.replaceAll(HOLE, () => `d="${pathOf(codePath(reader), signs.step)}"`);
  }
  return plain;
};
