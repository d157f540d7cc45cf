import { type MapFile, writeLine } from '@hegemon/atlas';
import type { Line } from './lines.js';

/** A line in map units as letters. */
export const writeGrid = (line: Line, grid: number): string =>
  writeLine(line.flatMap(([x, y]) => [Math.round(x * grid), Math.round(y * grid)]));

/** The text of the file: what is a list gets a line for each entry, so that a change shows where it is. */
export const textOfMap = (file: MapFile): string => {
  const parts = Object.entries(file).map(([key, value]) => {
    const isList = Array.isArray(value) && typeof value[0] !== 'number';
    const text = isList ? `[\n${value.map(entry => JSON.stringify(entry)).join(',\n')}\n]` : JSON.stringify(value);
    return `${JSON.stringify(key)}:${text}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
};
