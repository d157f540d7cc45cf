import type { BenchReport, Row } from './report.js';

/** Three figures are more than a shared machine can vouch for. */
export const figure = (value: number): string => {
  if (value === 0) return '0';
  if (Math.abs(value) >= 1000) return `${Math.round(value)}`.replace(/\B(?=(\d{3})+$)/g, ' ');
  return `${Number(value.toPrecision(3))}`;
};

const HEAD = ['', 'value', 'unit', 'ratio', 'spread', 'floor', 'target', ''];

const cellsOf = (row: Row): string[] => [
  row.name,
  figure(row.value),
  row.unit,
  row.ratio === undefined ? '' : figure(row.ratio),
  `${figure(row.spread.min)} - ${figure(row.spread.max)}`,
  row.floor === undefined ? '' : figure(row.floor),
  row.target === undefined ? '' : figure(row.target),
  row.floor === undefined ? '' : !row.ok ? 'BELOW THE FLOOR' : row.onTarget ? 'on target' : 'above the floor',
];

/** The report as a table for a terminal, one block for the anchors and one for each game. */
export const benchText = ({ rows, quick, node, seconds }: BenchReport): string => {
  const titleOf = (row: Row): string => row.game ?? 'anchors';
  const lines = rows.map(cellsOf);
  const widths = HEAD.map((head, i) => Math.max(head.length, ...lines.map(cells => cells[i].length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i === 0 || i === 2 || i === 7 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd();
  const text = [...new Set(rows.map(titleOf))].flatMap(title => [
    '',
    line([title, ...HEAD.slice(1)]),
    ...rows.filter(row => titleOf(row) === title).map(row => line(cellsOf(row))),
  ]);
  return [`Node ${node}, ${quick ? 'quick' : 'full'}, ${seconds} s`, ...text, ''].join('\n');
};
