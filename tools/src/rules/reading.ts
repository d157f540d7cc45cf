import pc from 'picocolors';
import { wrapped } from '../terminal/layout.js';
import type { Paragraph } from './digest.js';

/** Paragraphs of the digest for a terminal: ids at the side, long lines broken, bold where the digest is bold. */
export const readingOf = (paragraphs: readonly Paragraph[], width: number): string => {
  const shown = new Set<string>();
  return paragraphs
    .map(({ id, kind, depth, text }) => {
      const isNew = id !== undefined && !shown.has(id);
      if (id !== undefined) shown.add(id);
      const label = isNew ? `${pc.cyan(id)} ` : '';
      if (kind === 'heading') return `\n${label}${pc.bold(pc.underline(plain(text)))}`;
      if (kind === 'row') return rowText(text, label);
      const indent = '  '.repeat(kind === 'line' || depth > 0 ? depth + 1 : 0);
      return wrapped(
        `${label}${styled(text)}`,
        width,
        kind === 'line' ? `${indent}- ` : indent,
        `${indent}${kind === 'line' ? '  ' : ''}`,
      );
    })
    .filter(line => line !== undefined)
    .join('\n')
    .replace(/^\n/, '');
};

const plain = (text: string): string => text.replaceAll('**', '').replaceAll('`', '');
const styled = (text: string): string =>
  text
    .replace(/\*\*(.+?)\*\*/g, (_, bold: string) => bold.split(' ').map(pc.bold).join(' '))
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
    .replaceAll('`', '');
const rowText = (row: string, label: string): string | undefined =>
  /^\|[-| ]+\|$/.test(row) ? undefined : row.replaceAll('**', '').replaceAll('`', '').replace('| ', `| ${label}`);
