import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answer, beginFirstGame, expectLesson, goOn, lesson, readGerman, touch } from './support/guided.js';
import { expectClean, type Size, useBrowser, visit } from './support/visit.js';

useBrowser();

const play = (page: Page, card: string): Promise<void> =>
  answer(page, `[data-part="dock"] [data-id="${card}"][data-lit]`);

const begin = (page: Page): Promise<void> => beginFirstGame(page, 'time-of-crisis');

/** Every phase says what it is for. */
const expectExplained = async (page: Page, size: Size): Promise<void> => {
  const buttons = page.locator(size === 'phone' ? '[data-act="explain-phase"]' : '[data-phase]');
  for (const button of await buttons.all()) {
    await button.click();
    const panel = page.locator('[data-part="explain-phase"]');
    await panel.waitFor();
    expect((await panel.innerText()).length).toBeGreaterThan(60);
    await page.keyboard.press('Escape');
    expect(await panel.count()).toBe(0);
  }
};

/** The first game as the lessons tell it; the person does just what they say. */
const follow = async (page: Page): Promise<void> => {
  await expectLesson(page, 'welcome');
  await goOn(page);
  await expectLesson(page, 'province');
  await answer(page, '.regions [data-id="thracia"][data-lit]');
  await expectLesson(page, 'hand');
  for (const card of ['military-1', 'senate-1', 'senate-1', 'senate-1', 'populace-1']) {
    await touch(page, `[data-part="sheet"] [data-id="${card}"]`);
  }
  await answer(page, '[data-act="confirm"]');
  await expectLesson(page, 'crisis');
  await goOn(page);
  await expectLesson(page, 'play');
  await play(page, 'military-1');
  await expectLesson(page, 'battle');
  await touch(page, '.pieces [data-id="blue-general-0"][data-lit]');
  await touch(page, '[data-kind="initiate-battle"]:not([data-off])');
  await answer(page, '[data-act="risk-go"]');
  await expectLesson(page, 'spoils');
  await goOn(page);
  await expectLesson(page, 'senate');
  await play(page, 'senate-1');
  await expectLesson(page, 'governor');
};

describe('the first game, guided', () => {
  test('ui: step by step to its last lesson', async () => {
    const seen = await visit();
    const { page } = seen;
    await begin(page);
    await follow(page);
    await touch(page, '[data-kind="recruit-governor"]:not([data-off])');
    await answer(page, '[data-id="governor-1"][data-lit]');
    await expectLesson(page, 'vote');
    await play(page, 'senate-1');
    await play(page, 'senate-1');
    await touch(page, '.regions [data-id="macedonia"][data-lit]');
    await answer(page, '[data-kind="place-governor"]:not([data-off])');
    await expectLesson(page, 'stake');
    const stake = page.locator('[data-part="sheet"] .stake');
    while ((await stake.locator('b').innerText()) !== '2') await stake.locator('.btn.icon').last().click();
    await answer(page, '[data-part="sheet"] [data-act="confirm"]');
    await expectLesson(page, 'end');
    await expectExplained(page, 'desktop');
    await answer(page, '[data-kind="end-actions"]');
    await expectLesson(page, 'legacy');
    await goOn(page);
    await expectLesson(page, 'keep');
    await answer(page, '[data-kind="keep-rest"]');
    await expectLesson(page, 'buy');
    await answer(page, '[data-id="quaestor"][data-lit], [data-id="quaestor"] [data-kind="buy-card"]');
    await expectLesson(page, 'finish');
    await answer(page, '[data-kind="end-purchases"]');
    for (let i = 0; i < 3 && !(await lesson(page, 'support').count()); i++) await page.waitForTimeout(500);
    await expectLesson(page, 'support');
    // From here on the way is free; the rest is read.
    await goOn(page);
    await expectLesson(page, 'army');
    await goOn(page);
    await expectLesson(page, 'goal');
    await page.locator('[data-act="lesson-back"]').click();
    await expectLesson(page, 'army');
    await goOn(page);
    await goOn(page);
    expect(await page.locator('[data-part="lesson"]').count()).toBe(0);
    expectClean(seen);
  });

  test.each(['desktop', 'phone'] as const)('ui: in German the texts are there, %s', async size => {
    const seen = await visit({ language: 'de', size });
    const { page } = seen;
    await begin(page);
    expect(await readGerman(page)).toBeGreaterThan(15);
    await expectExplained(page, size);
    expectClean(seen);
  });

  test('ui: a guide that is left is gone, and the game goes on', async () => {
    const seen = await visit({ size: 'phone' });
    const { page } = seen;
    await begin(page);
    await expectLesson(page, 'welcome');
    await page.locator('[data-act="lesson-fold"]').click();
    expect(await page.locator('[data-part="lesson"] [data-act="lesson-on"]').count()).toBe(0);
    await page.locator('[data-act="lesson-fold"]').click();
    await page.locator('[data-act="lesson-leave"]').click();
    expect(await page.locator('[data-part="lesson"], [data-ring]').count()).toBe(0);
    await page.reload();
    await page.locator('[data-part="map"] .regions').waitFor();
    expect(await page.locator('[data-part="lesson"]').count()).toBe(0);
    expectClean(seen);
  });
});
