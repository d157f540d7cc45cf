import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { begin } from './support/begin.js';
import { importMatch, MOMENTS } from './support/four-families.js';
import { answered, entryOf } from './support/keys.js';
import { playOn } from './support/player.js';
import { boardAt } from './support/recorded.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

const live = (page: Page, what: 'prompt' | 'chronicle' | 'refusal'): Promise<string> =>
  page.locator(`[data-live="${what}"][aria-live]`).innerText();

const asList = async (page: Page): Promise<void> => {
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-set="list"]').click();
  await page.keyboard.press('Escape');
  await page.locator('[data-part="list"]').waitFor();
};

describe('the table as a list', () => {
  test('ui: the first turns are played through it, and everything is said aloud', async () => {
    const seen = await visit();
    const { page } = seen;
    await begin(page, { players: 2, bot: 'random', seed: 'a list' });
    await page.locator('[data-part="table"][data-asked]').waitFor();
    await asList(page);
    expect(await page.locator('[data-part="map"]').count()).toBe(0);
    const list = page.locator('[data-part="list"]');
    // The question is said, and what can be chosen stands there in words, not in colour alone.
    const asked = await live(page, 'prompt');
    expect(asked.length).toBeGreaterThan(10);
    const lit = list.locator('[data-lit]');
    expect(await lit.count()).toBeGreaterThan(3);
    expect(await lit.first().innerText()).toMatch(/can be chosen/i);
    const name = (await lit.first().locator('.text').innerText()).trim();
    const before = await entryOf(page);
    await lit.first().click();
    await answered(page, before);
    await expect.poll(() => live(page, 'prompt')).not.toBe(asked);
    await expect.poll(() => live(page, 'chronicle'), { timeout: 4000 }).toContain(name);
    // Much can be played without a map.
    const { answers } = await playOn(page, { seed: 3, answers: 15 });
    expect(answers).toBe(15);
    expect(await page.locator('[data-part="map"]').count()).toBe(0);
    expectClean(seen);
  });

  test('ui: it can be searched, narrowed and walked through by the arrows', async () => {
    const seen = await visit();
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.actions);
    await asList(page);
    const list = page.locator('[data-part="list"]');
    const things = list.locator('[data-id]');
    const all = await things.count();
    await list.locator('input[type="search"]').fill('africa');
    await expect.poll(() => things.count()).toBeLessThan(all / 3);
    expect(await list.innerText()).toMatch(/Carthago/);
    await list.locator('input[type="search"]').fill('');
    await list.locator('input[type="checkbox"]').check();
    await expect.poll(() => things.count()).toBeLessThan(all);
    expect(await list.locator('[data-id]:not([data-lit])').count()).toBeLessThan(await things.count());
    await list.locator('input[type="checkbox"]').uncheck();
    await things.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await things.nth(1).evaluate(element => element === document.activeElement)).toBe(true);
    // A whole action: an army is chosen, and a province to go to.
    await list.locator(`[data-id="${MOMENTS.actions.thing}"]`).click();
    const goal = list.locator(`[data-id="${MOMENTS.actions.goal}"][data-lit]`);
    await goal.first().waitFor();
    const before = await entryOf(page);
    await goal.first().click();
    await answered(page, before);
    await expect.poll(() => live(page, 'chronicle'), { timeout: 4000 }).toMatch(/general|army/i);
    expectClean(seen);
  });

  test('ui: what cannot be done says why, with its rule', async () => {
    const seen = await visit();
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.actions);
    // An unlit thing of the map, tried.
    const why = page.locator('[data-part="why-not"]');
    await page.locator('[data-part="map"] .regions [data-id="mare-orientale"]').focus();
    await page.keyboard.press('Space');
    await why.waitFor();
    await expect.poll(() => live(page, 'refusal')).not.toBe('');
    await page.keyboard.press('Escape');
    expect(await why.count()).toBe(0);
    // A homeland.
    await page.locator('[data-part="map"] .regions [data-id="goths"]').focus();
    await page.keyboard.press('Space');
    await why.waitFor();
    expect((await why.innerText()).length).toBeGreaterThan(15);
    await page.keyboard.press('Escape');
    // A dashed button.
    const unfold = page.locator('[data-part="actions"] .fold');
    await unfold.click();
    const dashed = page.locator('[data-part="actions"] [data-kind][data-off]').first();
    expect(await dashed.getAttribute('aria-disabled')).toBe('true');
    await dashed.focus();
    await why.waitFor();
    const rule = why.locator('[data-rule]');
    expect(await rule.count()).toBe(1);
    const told = await why.innerText();
    expect(await live(page, 'refusal')).not.toBe('');
    expect(told.length).toBeGreaterThan(15);
    await rule.click();
    await expect
      .poll(() => page.locator('[data-part="drawer"] [data-tab="rules"]').getAttribute('aria-selected'))
      .toBe('true');
    // The same in the list.
    await asList(page);
    await page.locator('[data-part="list"] [data-id]:not([data-lit])').first().click();
    await why.waitFor();
    expect(await live(page, 'refusal')).not.toBe('');
    expectClean(seen);
  });
});
