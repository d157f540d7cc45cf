import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import Rules from '../src/drawer/rules.svelte';
import { seatedAt, settled } from './support/fake-desk.js';
import { page } from './support/page.js';

const DIGEST = readFileSync(join(import.meta.dirname, '../../games/medioevo-universale/rules/rules.en.md'), 'utf8');
/** The rules, opened where somebody asked for one. */
const openedAt = async (rule: string) => {
  const { table } = seatedAt([], { rules: async () => DIGEST });
  const shown = page(table, [Rules, { asked: { rule } }]);
  await settled();
  await shown.rest();
  return shown;
};

test('ui: whoever asks for a rule that is a row of a table finds the row marked in a real table', async () => {
  const { all } = await openedAt('MU window.damage');
  expect(all('.marked').map(({ tagName }) => tagName)).toEqual(['TR']);
  const [row] = all('tr.marked');
  expect(row.dataset.ruleId).toBe('MU window.damage');
  expect(row.textContent).toMatch(/^\s*“when damage is to be assigned”\s*a side's damage total/);
  expect(row.closest('table')?.querySelectorAll('th[scope="col"]')).toHaveLength(3);
  expect(row.closest<HTMLElement>('[tabindex="0"]')?.getAttribute('aria-label')).toBe('Table');
  expect(all('h4')[0].textContent).toContain('Interrupt windows');
});

test('ui: a step of a battle keeps its number, and a rule that is named leads there', async () => {
  const { all, click, rest } = await openedAt('MU 5-battle-1');
  const [step] = all('p.marked');
  expect(step.dataset.mark).toBe('1.');
  expect(step.textContent).toContain('Siege engines fire');
  await click('p.marked [data-rule="MU 5-siege"]');
  await rest();
  expect(all('h4.marked').map(({ dataset }) => dataset.ruleId)).toEqual(['MU 5-siege']);
});

test('ui: a search shows the row it found, and leads to it', async () => {
  const { all, click, rest } = await openedAt('MU 0');
  const [box] = all('input[type="search"]') as HTMLInputElement[];
  box.value = 'rome or jerusalem first conquest';
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await rest();
  expect(all('.find')).toHaveLength(1);
  expect(all('.find')[0].textContent).toContain('+2');
  await click('.find');
  await rest();
  expect(all('.marked').map(({ dataset }) => dataset.ruleId)).toEqual(['MU V-ingame-holy']);
});
