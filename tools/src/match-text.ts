import { fileOf, type MatchFile } from '@hegemon/kernel';
import type { AnyMatch } from './match-files.js';

/** A match file as text: one entry a line, so that people can read it and tools can compare it. */
export const textOfMatch = (match: AnyMatch): string => textOfFile(fileOf(match));

const textOfFile = ({ entries, result, ...head }: MatchFile): string => {
  const fields = Object.entries(head).map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  fields.push(` "entries": [\n${entries.map(entry => `  ${JSON.stringify(entry)}`).join(',\n')}\n ]`);
  if (result) fields.push(` "result": ${JSON.stringify(result)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
};
