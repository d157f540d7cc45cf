import type { Line, Tick } from '@hegemon/host';
import { expect, test } from 'vitest';
import { chaptersOf, headingTicks, lastOf, sinceLastMove, tickAt } from '../src/drawer/chronicle.js';
import { endOf, finderOf } from '../src/drawer/mentions.js';

const line = (n: number, seat?: string, more: Partial<Line> = {}): Line => ({
  n,
  ...(seat !== undefined && { seat }),
  heard: [{ type: `event ${n}` }],
  ...more,
});
const say = ({ type }: { type: string }): string => (type === 'silent' ? '' : type);
const TICKS: Tick[] = [
  { n: 0, turn: 0 },
  { n: 1, turn: 1, seat: 'red' },
  { n: 3, turn: 1, seat: 'blue' },
];

test('ui: entries stand under the turn and the seat in which they were given', () => {
  const chapters = chaptersOf([line(0), line(1, 'red'), line(2, 'red'), line(3, 'red'), line(4, 'blue')], TICKS, say);
  expect(chapters.map(({ turn, seat, rows }) => [turn, seat, rows.length])).toEqual([
    [0, undefined, 2],
    [1, 'red', 2],
    [1, 'blue', 1],
  ]);
});

test('ui: the event that opens a turn opens its heading too', () => {
  const ending = line(3, 'red', { heard: [{ type: 'a' }, { type: 'began', turn: 1, seat: 'blue' }, { type: 'b' }] });
  const chapters = chaptersOf([line(2, 'red'), ending], TICKS, say);
  expect(chapters.map(({ seat, rows }) => [seat, rows.length])).toEqual([
    ['red', 2],
    ['blue', 2],
  ]);
});

test('ui: where everybody acts in every phase, entries stand under the phases', () => {
  const ticks: Tick[] = [
    { n: 0, turn: 1, phase: '3' },
    { n: 1, turn: 1, phase: '3', seat: 'red' },
    { n: 2, turn: 1, phase: '4', seat: 'blue' },
  ];
  const ending = line(2, 'red', { heard: [{ type: 'a' }, { type: 'began', phase: 4, round: 1 }, { type: 'b' }] });
  const chapters = chaptersOf([line(0), line(1, 'red'), ending], headingTicks(ticks, 'phases'), say);
  expect(chapters.map(({ phase, seat, rows }) => [phase, seat, rows.length])).toEqual([
    ['3', undefined, 3],
    ['4', undefined, 2],
  ]);
});

test('ui: what was taken back is folded where it was taken back', () => {
  const lines = [
    line(0),
    line(1, 'red', { isUndone: true }),
    line(2, 'red', { isUndone: true }),
    line(3, 'red', { takesBack: 1, heard: [] }),
    line(4, 'red'),
  ];
  const rows = chaptersOf(lines, [], say).flatMap(chapter => chapter.rows);
  expect(rows.map(({ what, n }) => [what, n])).toEqual([
    ['told', 0],
    ['back', 3],
    ['told', 4],
  ]);
  expect(rows[1].what === 'back' && rows[1].entries).toBe(2);
});

test('ui: what was taken back by consent says so', () => {
  const lines = [line(1, 'red', { isUndone: true }), line(2, 'blue', { takesBack: 1, byConsent: true, heard: [] })];
  const [row] = chaptersOf(lines, [], say).flatMap(chapter => chapter.rows);
  expect(row).toMatchObject({ what: 'back', seat: 'blue', byConsent: true, entries: 1 });
});

test('ui: whoever takes back step by step is told of once, and a rewind that follows is told of with its own steps', () => {
  const gone = { isUndone: true } as const;
  const lines = [
    line(1, 'red', gone),
    line(2, 'blue', gone),
    line(3, 'blue', gone),
    line(4, 'blue', { ...gone, takesBack: 3, heard: [] }),
    line(5, 'red', { takesBack: 1, byConsent: true, heard: [] }),
    line(6, 'blue', gone),
    line(7, 'blue', gone),
    line(8, 'blue', { takesBack: 7, heard: [] }),
    line(9, 'blue', { takesBack: 6, heard: [] }),
  ];
  const rows = chaptersOf(lines, [], say).flatMap(chapter => chapter.rows);
  expect(rows).toMatchObject([
    { what: 'back', n: 5, seat: 'red', byConsent: true, entries: 3 },
    { what: 'back', n: 9, seat: 'blue', entries: 2 },
  ]);
});

test('ui: an undo that stands leaves the steps before it to a later rewind', () => {
  const gone = { isUndone: true } as const;
  const lines = [
    line(1, 'red', gone),
    line(2, 'blue', gone),
    line(3, 'blue', { takesBack: 2, heard: [] }),
    line(4, 'red', { takesBack: 1, byConsent: true, heard: [] }),
  ];
  const rows = chaptersOf(lines, [], say).flatMap(chapter => chapter.rows);
  expect(rows.map(row => row.what === 'back' && [row.seat, row.byConsent, row.entries])).toEqual([
    ['blue', undefined, 1],
    ['red', true, 1],
  ]);
});

test('ui: whoever sits down has a row of his own, and so has the end that no rule has brought', () => {
  const sat = { name: 'Carl', kind: 'person', why: 'replaced' } as const;
  const closed = { how: 'resigned', winners: ['blue'] } as const;
  const lines = [
    line(1, 'red'),
    line(2, 'red', { sat, heard: [] }),
    line(3, 'blue'),
    line(4, 'red', { closed, heard: [] }),
  ];
  const rows = chaptersOf(lines, [], say).flatMap(chapter => chapter.rows);
  expect(rows).toMatchObject([
    { what: 'told', n: 1 },
    { what: 'beside', n: 2, seat: 'red', sat },
    { what: 'told', n: 3 },
    { what: 'beside', n: 4, seat: 'red', closed },
  ]);
  expect(rows.map(({ key }) => key)).toEqual([...new Set(rows.map(({ key }) => key))]);
});

test('ui: an event without a sentence leaves no row and no heading', () => {
  expect(chaptersOf([line(1, 'red', { heard: [{ type: 'silent' }] })], TICKS, say)).toEqual([]);
});

test('ui: a long chronicle shows its last whole chapters first', () => {
  const lines = Array.from({ length: 3000 }, (_, n) => line(n, 'red'));
  const ticks = lines.map(({ n }): Tick => ({ n, turn: Math.floor(n / 10), seat: 'red' }));
  const shown = lastOf(chaptersOf(lines, ticks, say), 95);
  expect(shown.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(99);
  expect(shown.at(-1)?.rows.at(-1)?.n).toBe(2999);
});

test('ui: a tick is found by the entry or the last one before', () => {
  expect(tickAt(TICKS, 2)?.seat).toBe('red');
  expect(tickAt(TICKS, 99)?.seat).toBe('blue');
  expect(tickAt([], 1)).toBeUndefined();
  expect(tickAt([{ n: 5, turn: 1 }], 1)).toBeUndefined();
});

test('ui: since the last move means what others did after it', () => {
  const lines = [line(1, 'red'), line(2, 'blue'), line(3, 'blue', { isUndone: true }), line(4, 'green')];
  expect(sinceLastMove(lines, 'red')?.lines.map(({ n }) => n)).toEqual([2, 4]);
  expect(sinceLastMove(lines, 'green')).toBeUndefined();
  expect(sinceLastMove(lines, 'yellow')).toBeUndefined();
  // That another has sat down is no move, neither one's own nor of others.
  const sat = { name: 'Carl', kind: 'person', why: 'replaced' } as const;
  const handed = [...lines, line(5, 'red', { sat, heard: [] })];
  expect(sinceLastMove(handed, 'red')?.lines.map(({ n }) => n)).toEqual([2, 4]);
  expect(sinceLastMove(handed, 'green')).toBeUndefined();
});

test('ui: names of places in a sentence are found whole, the longest first', () => {
  const find = finderOf([
    { id: 'asia', name: 'Asia' },
    { id: 'sea', name: 'Mare Orientale' },
    { id: 'mare', name: 'Mare' },
  ]);
  expect(find('From Asia over Mare Orientale, not Asiana.')).toEqual([
    { text: 'From ' },
    { text: 'Asia', id: 'asia' },
    { text: ' over ' },
    { text: 'Mare Orientale', id: 'sea', tail: ',' },
    { text: ' not Asiana.' },
  ]);
  expect(finderOf([])('Asia')).toEqual([{ text: 'Asia' }]);
});

test('ui: in what somebody is called no place is meant', () => {
  const find = finderOf([{ id: 'asia', name: 'Asia' }], ['Kings of Asia', 'Asia']);
  expect(find('The Kings of Asia go to Asia.')).toEqual([
    { text: 'The Kings of Asia go to ' },
    { text: 'Asia', id: 'asia', tail: '.' },
  ]);
});

test('ui: what follows a sentence stays with its last word', () => {
  expect(endOf([{ text: 'One two three.' }])).toEqual({ body: [{ text: 'One two ' }], end: { text: 'three.' } });
  const name = { text: 'Asia', id: 'asia', tail: '.' };
  expect(endOf([{ text: 'To ' }, name])).toEqual({ body: [{ text: 'To ' }], end: name });
  expect(endOf([{ text: 'Word' }])).toEqual({ body: [], end: { text: 'Word' } });
  expect(endOf([])).toEqual({ body: [], end: { text: '' } });
});
