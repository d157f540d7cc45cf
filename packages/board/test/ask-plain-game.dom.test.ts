import type { Chair, Desk, DeskNews, Sight } from '@hegemon/host';
import { LocalDesk, MemoryStore } from '@hegemon/host';
import * as reports from '@hegemon/host/report';
import { sha256 } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import Dock from '../src/ask/dock.svelte';
import { plainFace } from '../src/ask/plain-face.js';
import { TableState } from '../src/table.svelte.js';
import DockInSheet from './support/dock-in-sheet.svelte';
import { harvestListing } from './support/harvest.js';
import { page } from './support/page.js';

const person = (name: string): Chair => ({ kind: 'person', name });

/** A table at which two people share the screen; whoever is asked looks. */
const seated = async (): Promise<TableState> => {
  let drawn = 0;
  let table: TableState | undefined;
  const desk: Desk = new LocalDesk({
    listings: [harvestListing],
    bots: { names: [], byName: () => undefined, reports: async () => reports },
    store: new MemoryStore(),
    now: () => new Date(Date.UTC(2024, 0, 1)).toISOString(),
    randomHex: bytes => sha256(`harvest ${drawn++}`).slice(0, 2 * bytes),
    tell: (news: DeskNews) => table?.hear(news),
    pause: async () => undefined,
  });
  const [about] = await desk.games();
  const made = await desk.create({
    game: 'harvest',
    options: { players: 2 },
    chairs: { anna: person('Anna'), bert: person('Bert') },
  });
  if (!made.ok) throw new Error(made.fault.code);
  const opened = await desk.open(made.value);
  if (!opened.ok) throw new Error(opened.fault.code);
  table = new TableState(desk, plainFace(about), opened.value as Sight, 'en');
  return table;
};

test('ui: a game that brings no line of its own is played to its end through the plain widgets', async () => {
  const table = await seated();
  const dock = page(table, Dock);
  const shapes = new Set<string>();
  for (let step = 0; step < 200 && !table.sight.table.outcome; step++) {
    if (table.sight.curtain) await table.desk.look(table.sight.curtain);
    await dock.rest();
    for (const { shape } of table.decision?.choices ?? []) shapes.add(shape);
    const [next] = [
      ...dock.all('[data-act="confirm"]'),
      ...dock.all('[data-lit]'),
      ...dock.all('[data-kind]:not([data-off])'),
    ];
    next?.click();
    await dock.rest();
    expect(table.told).toBeUndefined();
  }
  expect(shapes).toEqual(new Set(['button', 'pick', 'allot', 'subset', 'amount']));
  expect(table.sight.table.outcome?.how).toBe('autumn');
  expect(dock.text('[data-part="prompt"]')).toContain('Anna wins.');
});

test('ui: undo in a game without words of its own says what it takes back', async () => {
  const table = await seated();
  if (table.sight.curtain) await table.desk.look(table.sight.curtain);
  const dock = page(table, Dock);
  await dock.rest();
  await dock.click('[data-id="north-field"]');
  expect(table.decision?.prompt).toBe('sow-the-seeds');
  expect(dock.text('[data-act="undo"]')).toBe('Undo: Plough: North field');
  await dock.click('[data-act="undo"]');
  expect(table.decision?.prompt).toBe('plough-a-field');
});

test('ui: on a phone the sheet shows the next question from its beginning, however far the last one was scrolled', async () => {
  const table = await seated();
  const sheet = page(table, DockInSheet);
  if (table.sight.curtain) await table.desk.look(table.sight.curtain);
  await sheet.rest();
  const [scroller] = sheet.all('.phone-sheet .content');
  const before = table.decision?.n;
  scroller.scrollTop = 120;
  const [next] = [...sheet.all('[data-lit]'), ...sheet.all('[data-kind]:not([data-off])')];
  next?.click();
  await sheet.rest();
  for (const confirm of sheet.all('[data-act="confirm"]')) confirm.click();
  await sheet.rest();
  await new Promise(requestAnimationFrame);
  expect(table.decision?.n === before && table.draft.id === undefined).toBe(false);
  expect(scroller.scrollTop).toBe(0);
});
