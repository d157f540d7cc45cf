import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { importMatch, MOMENTS } from './support/four-families.js';
import { answered, entryOf, expectFocus, focusOf, tabTo } from './support/keys.js';
import { boardAt } from './support/recorded.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

const key = (page: Page, ...keys: readonly string[]): Promise<void> =>
  keys.reduce((done, each) => done.then(() => page.keyboard.press(each)), Promise.resolve());

/** One key that answers: the keys must be somewhere sensible afterwards. */
const answer = async (page: Page, press = 'Enter'): Promise<void> => {
  const before = await entryOf(page);
  await key(page, press);
  await answered(page, before);
  await expectFocus(page);
};

/** A new game of two, by the keys alone. */
const beginByKeys = async (page: Page): Promise<void> => {
  await page.locator('[data-part="start"]').waitFor();
  await tabTo(page, '[data-act="play"]');
  await key(page, 'Enter');
  await page.locator('[data-part="new"]').waitFor();
  await tabTo(page, 'input[name="players"]');
  await key(page, 'ArrowDown');
  expect(await page.locator('input[name="players"]:checked').getAttribute('value')).toBe('2');
  await tabTo(page, 'input[name="dice"]');
  await key(page, 'ArrowDown');
  await tabTo(page, '[data-act="seed"]');
  await page.keyboard.type('keys alone');
  await tabTo(page, '[data-act="begin"]');
  await key(page, 'Enter');
  await page.locator('[data-part="table"][data-asked]').waitFor();
  await page.locator('[data-part="map"] .regions').waitFor();
};

const onMap = '[data-part="map"] .regions [data-id]';

describe('without a mouse', () => {
  test('ui: from the start page through the first turn', async () => {
    const seen = await visit();
    const { page } = seen;
    await beginByKeys(page);

    // A province: Tab to the map, arrows from land to land, Enter.
    await tabTo(page, onMap);
    const from = (await focusOf(page)).id;
    const visited = new Set<string | undefined>([from]);
    for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
      await key(page, arrow);
      const { id, isSeen } = await expectFocus(page);
      expect(isSeen).toBe(true);
      visited.add(id);
    }
    expect(visited.size).toBeGreaterThan(2);
    for (let i = 0; i < 12 && !(await page.locator(`${onMap}:focus[data-lit]`).count()); i++) {
      await key(page, ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][i % 4]);
    }
    await answer(page);

    // The first hand is spread over three kinds of cards, one more at a time.
    await tabTo(page, '[data-part="sheet"] [data-id="military-1"], [data-part="sheet"] [data-lit]');
    for (let i = 0; i < 9 && !(await page.locator('[data-act="confirm"]').count()); i++) {
      await key(page, 'Enter');
      await expectFocus(page);
      if (!(await page.locator(':focus[data-lit]').count()) && !(await page.locator('[data-act="confirm"]').count())) {
        await tabTo(page, '[data-part="sheet"] [data-lit]');
      }
    }
    await tabTo(page, '[data-act="confirm"]');
    await answer(page);

    // A card of the hand, and back again.
    await tabTo(page, '[data-part="hand"] [data-lit], [data-part="dock"] [data-id][data-lit]');
    await answer(page);
    const before = await entryOf(page);
    await key(page, 'Control+z');
    await expect.poll(() => page.locator('[data-act="redo"]:visible').count()).toBe(1);
    await expectFocus(page);
    await key(page, 'Control+y');
    await expect.poll(() => page.locator('[data-act="redo"]:visible').count()).toBe(0);
    await expectFocus(page);
    expect(await entryOf(page)).toBeGreaterThanOrEqual(before);
    expectClean(seen);
  });

  test('ui: the command palette lists what is legal, and does it', async () => {
    const seen = await visit();
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.actions);
    await key(page, 'Control+k');
    const palette = page.locator('[data-part="palette"]');
    await palette.waitFor();
    const lines = palette.locator('[role="option"]');
    await expect.poll(() => lines.count()).toBeGreaterThan(8);
    expect((await expectFocus(page)).isSeen).toBe(true);
    // Down, up, and typing narrow to one line, and Enter does it.
    await key(page, 'ArrowDown', 'ArrowDown', 'ArrowUp');
    await expect.poll(() => palette.locator('[aria-selected="true"]').count()).toBe(1);
    await page.keyboard.type('castra');
    await expect.poll(() => lines.count()).toBeLessThan(8);
    await expect.poll(() => lines.first().innerText()).toMatch(/castra/i);
    const before = await entryOf(page);
    await key(page, 'Enter');
    await answered(page, before);
    await palette.waitFor({ state: 'detached' });
    await expectFocus(page);
    await key(page, 'Control+z');
    await expect.poll(() => page.locator('[data-act="redo"]:visible').count()).toBe(1);
    // Everything that can be done without naming a thing stands there too.
    await key(page, 'Control+k');
    await page.keyboard.type('end actions');
    await expect.poll(() => lines.first().innerText()).toMatch(/end actions/i);
    await key(page, 'Escape');
    await palette.waitFor({ state: 'detached' });
    await key(page, '?');
    await page.locator('[data-part="keys"]').waitFor();
    await key(page, 'Escape');
    await page.locator('[data-part="keys"]').waitFor({ state: 'detached' });
    expectClean(seen);
  });

  test('ui: an army is chosen, marches, and is taken back', async () => {
    const seen = await visit();
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.actions);
    // From its province by Tab to the pieces in it, and back.
    const { thing, goal } = MOMENTS.actions;
    const army = `[data-part="map"] .pieces [data-id="${thing}"]`;
    await page.locator(army).focus();
    await tabTo(page, onMap, 'Shift+Tab');
    await tabTo(page, army);
    await key(page, 'Enter');
    await expect.poll(() => page.locator(`${army}[data-chosen]`).count()).toBe(1);
    expect((await expectFocus(page)).id).toBe(thing);
    await key(page, 'Escape');
    await expect.poll(() => page.locator('[data-part="map"] .pieces [data-chosen]').count()).toBe(0);
    await key(page, 'Enter');
    const target = page.locator(`${onMap}[data-id="${goal}"][data-lit]`);
    await target.waitFor({ state: 'attached' });
    await target.focus();
    // Two answers in one: which army, and where to.
    const before = await entryOf(page);
    await key(page, 'Enter');
    await answered(page, before + 1);
    await expectFocus(page);
    await key(page, 'Control+z');
    await expect.poll(() => page.locator('[data-act="redo"]:visible').count()).toBe(1);
    await expectFocus(page);
    expectClean(seen);
  });

  test('ui: cards are bought at the market', async () => {
    const seen = await visit();
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.market);
    await page.locator('[data-part="sheet"].market').waitFor();
    await tabTo(
      page,
      '[data-part="sheet"].market [data-lit], [data-part="sheet"].market [data-kind="buy-card"]:not([data-off])',
    );
    await answer(page);
    await tabTo(page, '[data-kind="end-purchases"]');
    expectClean(seen);
  });

  test('ui: the rule in question, the chronicle and the replay', async () => {
    const seen = await visit();
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.actions);
    await tabTo(page, '[data-part="prompt"] .rule-id');
    await key(page, 'Enter');
    const rules = page.locator('[data-part="drawer"] [data-tab="rules"]');
    await expect.poll(() => rules.getAttribute('aria-selected')).toBe('true');
    await expectFocus(page);
    await tabTo(page, '[data-part="drawer"] [role="tab"][aria-selected="true"]');
    await key(page, 'ArrowLeft');
    await expect.poll(() => rules.getAttribute('aria-selected')).toBe('false');
    // Something to look back at.
    await key(page, 'Control+k');
    await page.keyboard.type('castra');
    const before = await entryOf(page);
    await key(page, 'Enter');
    await answered(page, before);
    const isLive = (): Promise<string | null> => page.locator('[data-part="table"]').getAttribute('data-live');
    await key(page, ',');
    await expect.poll(isLive).toBe('false');
    await key(page, '.');
    await expect.poll(isLive).toBe('true');
    await key(page, '[');
    await expect.poll(isLive).toBe('false');
    await key(page, 'End');
    await expect.poll(isLive).toBe('true');
    expectClean(seen);
  });
});
