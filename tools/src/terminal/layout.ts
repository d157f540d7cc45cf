import type { Language } from '@hegemon/games';
import Table from 'cli-table3';
import pc from 'picocolors';

/** How wide the reader's window is; a fixed width where there is none. */
export const windowWidth = (): number => Math.max(40, Math.min(process.stdout.columns || 100, 140));

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that colour a text
const COLOURS = /\x1b\[[0-9;]*m/g;
/** How many columns a text takes; colours take none. */
export const widthOf = (text: string): number => [...text.replace(COLOURS, '')].length;
export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Where a line may be broken: not within a figure and its unit. */
const BREAKS = /[^\S\u00a0]+/;
/** Breaks a paragraph between words; the first line has its own indent. */
export const wrapped = (text: string, width: number, first = '', rest = first): string => {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(BREAKS).filter(Boolean)) {
    if (!isEmpty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  lines.push(line);
  return lines.join('\n');
};

/** Columns with a head, without lines around them. */
export const tableOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const table = new Table({
    head: head.map(title => pc.dim(title)),
    chars: PLAIN,
    style: { 'padding-left': 0, 'padding-right': GAP, head: [], border: [], compact: true },
    colAligns: head.map((_, i) => (rows.length > 0 && rows.every(row => isFigure(row[i])) ? 'right' : 'left')),
  });
  for (const row of rows) table.push(row.map(String));
  return table
    .toString()
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n');
};
/** The same in the width of the window: columns with nothing in them go first, then the widest one is broken. */
export const fitted = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widthsOf = (columns: readonly number[]): number[] =>
    columns.map(i => Math.max(...[head, ...rows].map(row => widthOf(row[i]))));
  const excessOf = (columns: readonly number[]): number =>
    widthsOf(columns).reduce((sum, width) => sum + width + GAP, -GAP) - windowWidth();
  const all = head.map((_, i) => i);
  const kept = excessOf(all) > 0 ? all.filter(i => rows.some(row => row[i] !== '')) : all;
  const widths = widthsOf(kept);
  const widest = widths.indexOf(Math.max(...widths));
  const room = Math.max(LEAST_ROOM, widths[widest] - Math.max(0, excessOf(kept)));
  return tableOf(
    kept.map(i => head[i]),
    rows.map(row => kept.map((i, place) => (place === widest ? wrapped(row[i], room) : row[i]))),
  );
};
const GAP = 2;
const LEAST_ROOM = 12;

const isFigure = (cell: string | number | undefined): boolean =>
  typeof cell === 'number' || /^[-+]?[\d.,]+\s?%?$/.test(String(cell ?? '').replace(COLOURS, ''));

const PLAIN = Object.fromEntries(
  [
    ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
    ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid', 'middle'],
  ].map(part => [part, '']),
);

/** Shares near none and near all deserve a place more. */
const placesOf = (share: number): 0 | 1 => {
  const edge = Math.min(share, 1 - share);
  return edge > 0 && edge < 0.1 ? 1 : 0;
};
/** Figures that stand side by side have as many places as the one that needs most. */
export const placesFor = (shares: readonly number[]): 0 | 1 => (shares.some(share => placesOf(share) === 1) ? 1 : 0);

/** A share as a percentage, as the reader writes it: `5.6%`, `5,6 %`. */
export const percent = (share: number, language: Language = 'en', places: 0 | 1 = placesOf(share)): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(share);

/** A figure with so many places, as the reader writes it. */
export const figure = (value: number, language: Language, places: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places }).format(value);
