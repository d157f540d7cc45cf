import type { Odds } from '@hegemon/host';
import { button } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import { seatedAt } from '../../board/test/support/fake-desk.js';
import { page } from '../../board/test/support/page.js';
import BattleRisk from '../../games/time-of-crisis/board/table/battle/battle-risk.svelte';
import OddsBar from '../../games/time-of-crisis/board/table/battle/odds-bar.svelte';

const oddsOf = (wins: number, undecided: number, loses: number, equal = 0): Odds => ({
  course: [],
  runs: 100,
  isExact: true,
  error: 0,
  shares: [
    { code: 'wins', share: wins },
    { code: 'loses', share: loses },
    { code: 'undecided', share: undecided },
    { code: 'equal-hits', share: equal },
  ],
  figures: [],
});
const ARMY = { army: 'green-general-0', foe: 'goths' };
const barOf = (odds: Odds) => page(seatedAt([button('go')]).table, [OddsBar, { odds, ...ARMY }]);

test('ui: the bar of a battle names every share, and they add up to a hundred', () => {
  const bar = barOf(oddsOf(0.6124, 0.0556, 0.332));
  expect(bar.all('.bar > span').map(span => span.textContent?.trim())).toEqual(['61% you win', '', '33% they hold']);
  expect(bar.text('[data-part="odds-below"]')).toBe('6% both perish');
  expect(bar.one('.bar').getAttribute('aria-label')).toBe('61% you win, 6% both perish, 33% they hold, exact');
});

test('ui: a stretch with room for its figure alone has its words below, and what never happens has none', () => {
  const bar = barOf(oddsOf(0.88, 0, 0.12));
  expect(bar.all('.bar > span').map(span => span.textContent?.trim())).toEqual(['88% you win', '12%']);
  expect(bar.text('[data-part="odds-below"]')).toBe('12% they hold');
  expect(barOf(oddsOf(0.5, 0, 0.5)).all('[data-part="odds-below"]')).toEqual([]);
});

test('ui: equal hits are told as a part of what the defender holds, in both languages', async () => {
  const { table } = seatedAt([button('go')]);
  const view = {
    events: { inForce: [] },
    provinces: { governor: {}, militia: {}, militiaCastra: {} },
    armies: { at: {}, inCapital: {}, castra: {}, legions: {}, reduced: {}, foederati: {} },
    leaders: { at: {} },
    barbarians: { active: {}, inactive: {} },
    rivals: {},
  };
  table.sight = { ...table.sight, table: { ...table.sight.table, view } };
  table.risk = { course: [], odds: [oddsOf(0.6124, 0.0556, 0.332, 0.171)] };
  const sheet = page(table, [BattleRisk, { battle: { army: 'rival', region: 'gallia', flanking: 0 } }]);
  expect(sheet.text('.notes')).toContain('they hold: 17 of the 33% on equal hits');
  table.language = 'de';
  await sheet.rest();
  expect(sheet.text('.notes')).toContain('sie halten stand: 17 der 33 % bei gleich vielen Treffern');
});
