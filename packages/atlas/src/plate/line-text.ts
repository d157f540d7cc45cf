/**
 * A line in letters: steps between points on a whole-numbered grid, each number folded to be positive and written in
 * groups of five bits, lowest first; the sixth bit of a letter says that more groups follow. About four letters a point.
 */
export type LineText = string;
/** x, y, x, y, …: whole numbers on the grid of the file. */
export type GridLine = readonly number[];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const GROUP = 5;
const MORE = 1 << GROUP;
const VALUES = new Int8Array(128).fill(-1);
for (let value = 0; value < LETTERS.length; value++) VALUES[LETTERS.charCodeAt(value)] = value;

export const writeLine = (line: GridLine): LineText => {
  let text = '';
  for (let at = 0; at < line.length; at++) {
    const step = line[at] - (at < 2 ? 0 : line[at - 2]);
    let folded = step < 0 ? -2 * step - 1 : 2 * step;
    for (; folded >= MORE; folded >>>= GROUP) text += LETTERS[(folded & (MORE - 1)) | MORE];
    text += LETTERS[folded];
  }
  return text;
};

/** A letter that does not belong there is a broken file, and throws. */
export const readLine = (text: LineText): number[] => {
  const line: number[] = [];
  let [folded, shift] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const value = VALUES[text.charCodeAt(at)] ?? -1;
    if (value < 0) throw new Error(`no line of a map: '${text.slice(at, at + 12)}'`);
    folded |= (value & (MORE - 1)) << shift;
    shift += GROUP;
    if (value >= MORE) continue;
    const step = folded & 1 ? -((folded + 1) >>> 1) : folded >>> 1;
    line.push(step + (line.length < 2 ? 0 : line[line.length - 2]));
    [folded, shift] = [0, 0];
  }
  if (shift > 0 || line.length % 2 > 0) throw new Error(`a line of a map ends too early: '${text.slice(-12)}'`);
  return line;
};
