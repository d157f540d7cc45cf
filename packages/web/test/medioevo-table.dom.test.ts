import type { Odds } from '@hegemon/host';
import { pick, subset } from '@hegemon/kernel';
import { expect, test, vi } from 'vitest';
import { FakeDesk, seatedAt } from '../../board/test/support/fake-desk.js';
import { page } from '../../board/test/support/page.js';
import RealmChoice from '../../games/medioevo-universale/board/table/auction/realm-choice.svelte';
import ChancesNow from '../../games/medioevo-universale/board/table/battle/chances-now.svelte';
import Reroll from '../../games/medioevo-universale/board/table/battle/reroll.svelte';
import Sheet from '../../games/medioevo-universale/board/table/sheet.svelte';
import { REALM } from '../../games/medioevo-universale/src/catalog.js';

test('MU 0-realms: where a realm lies is lit on the map while one looks at it, and stays lit when it is chosen', async () => {
  const { table } = seatedAt([pick('bid-realm', ['hungary:0', 'hungary:1', 'novgorod:0'])]);
  const { sight } = table;
  const decisions = [{ ...sight.table.decisions[0], prompt: 'bid-for-realm', facts: { turn: 1 } }];
  table.sight = { ...sight, table: { ...sight.table, decisions, view: { seats: ['red', 'blue'], realm: {} } } };
  const choice = page(table, RealmChoice);
  expect(table.pointed).toEqual([]);
  choice.one('[data-id="novgorod"]').focus();
  await choice.rest();
  expect(table.pointed).toEqual(REALM.novgorod.territories);
  choice.one('[data-id="novgorod"]').blur();
  await choice.click('[data-id="hungary"]');
  expect(table.pointed).toEqual(REALM.hungary.territories);
});

const oddsOf = (arg: readonly string[], wins: number): Odds => ({
  course: [{ kind: 'reroll', arg: [...arg] }],
  runs: 24,
  isExact: true,
  error: 0,
  shares: [
    { code: 'wins-round', share: wins },
    { code: 'ties-round', share: 0 },
    { code: 'loses-round', share: 1 - wins },
  ],
  figures: [],
});
/** Knows the odds of whatever is asked. */
class Reckoner extends FakeDesk {
  override async odds(course: readonly { readonly arg?: unknown }[] = []): Promise<readonly Odds[]> {
    if (course.length > 0) return [oddsOf(course[0].arg as string[], 0.5)];
    return [oddsOf([], 0.1), oddsOf(['d4', 'd6'], 0.4), oddsOf(['d4', 'd6', 'd8'], 0.3)];
  }
}

test('MU 5-battle-5: the dice that are to be thrown again are named, and their odds stand among the others', async () => {
  const speech = { answer: ({ arg }: { arg?: unknown }) => `roll ${(arg as string[]).join(' and ')} again` };
  const { table } = seatedAt([subset('reroll', ['d4', 'd6', 'd8'])], {}, new Reckoner());
  Object.assign(table.speech, speech);
  const { sight } = table;
  table.sight = { ...sight, table: { ...sight.table, view: { seats: ['red', 'blue'], realm: {} } } };
  const fight = page(table, [ChancesNow, { attacker: 'red', defender: 'blue', seat: 'red' }], Reroll);
  const heads = (): (string | null)[] => fight.all('h4').map(({ textContent }) => textContent);
  await fight.rest();
  expect(heads()).toHaveLength(3);
  table.tick('d8');
  await fight.rest();
  await fight.rest();
  expect(heads()[3]).toBe('roll d8 again');
  expect(fight.text('[aria-current] h4')).toBe('roll d8 again');
  expect(fight.text('[data-act="confirm"]')).toBe('roll d8 again');
  // What is known already is only marked.
  table.tick('d8');
  table.tick('d6');
  table.tick('d4');
  await fight.rest();
  expect(heads()).toHaveLength(3);
  expect(fight.text('[aria-current] h4')).toContain('d4 and d6');
});

test('MU C-breach: whom another has wronged reads of it beside whatever he is asked, until he puts it away', async () => {
  const { table } = seatedAt([pick('go', ['buda'])]);
  const { sight } = table;
  const broken = { type: 'treaty-broken', by: 'blue', parties: ['red', 'blue'] };
  const told = (n: number, ...heard: readonly { readonly type: string }[]) => ({ n, seat: 'blue', heard });
  table.sight = { ...sight, table: { ...sight.table, view: { order: ['red', 'blue'], movement: null, trade: null } } };
  table.lines = [told(1)];
  const sheet = page(table, Sheet);
  expect(sheet.all('[data-part="tidings"]')).toEqual([]);
  table.lines = [told(1), told(2, broken)];
  await sheet.rest();
  await vi.waitFor(() => expect(sheet.all('[data-part="tidings"] li')).toHaveLength(1));
  await sheet.click('[data-act="tidings-close"]');
  expect(sheet.all('[data-part="tidings"]')).toEqual([]);
});
