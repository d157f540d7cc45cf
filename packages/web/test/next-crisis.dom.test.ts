import { button } from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import { timeOfCrisis } from '@hegemon/time-of-crisis';
import { expect, test } from 'vitest';
import { seatedAt } from '../../board/test/support/fake-desk.js';
import { page } from '../../board/test/support/page.js';
import Aside from '../../games/time-of-crisis/board/table/aside.svelte';
import { lookupsIn } from '../../games/time-of-crisis/board/table/reference/lookups.js';
import Reference from '../../games/time-of-crisis/board/table/reference/reference.svelte';

const seated = () => {
  const { table } = seatedAt([button('go')]);
  const state = timeOfCrisis.newGame({ players: 2 }, seedFor('aside', 'a'));
  const view = timeOfCrisis.view(state, 'green');
  const match = { ...table.sight.match, seats: ['green', 'blue'] };
  table.sight = { ...table.sight, at: 0, last: 1, match, table: { ...table.sight.table, view } };
  return table;
};

test('ui: the active barbarians lead to what the next crisis may bring', async () => {
  const table = seated();
  const aside = page(table, Aside);
  expect(aside.all('[data-act="next-crisis"]')).toEqual([]);
  const opened: (string | undefined)[] = [];
  table.commands = { reference: () => undefined };
  table.openReference = at => opened.push(at);
  await aside.rest();
  expect(aside.text('[data-act="next-crisis"]')).toContain('Barbarians, active');
  expect(aside.one('[data-act="next-crisis"]').title).toBe('What the next crisis may bring');
  await aside.click('[data-act="next-crisis"]');
  expect(opened).toEqual(['crisis']);
});

test('ui: every page of the reference can be looked for, in both languages, and is opened by its name', () => {
  const chosenIn = (at?: string): string => {
    const reference = page(seated(), [Reference, { page: at }]);
    return reference.text('[role="tab"][aria-selected="true"]');
  };
  expect(chosenIn()).toBe('Crisis');
  expect(chosenIn('events')).toBe('Events');
  expect(chosenIn('no such page')).toBe('Crisis');
  const tabs = page(seated(), [Reference, {}]).all('[role="tab"]');
  for (const language of ['en', 'de'] as const) {
    const lookups = lookupsIn(language);
    expect(lookups).toHaveLength(tabs.length);
    expect(new Set(lookups.map(({ name }) => name)).size).toBe(tabs.length);
  }
  expect(lookupsIn('en')[0].name).toContain('odds');
  expect(lookupsIn('de')[0].name).toContain('Krise');
});
