import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { importMatch, MOMENTS } from './support/four-families.js';
import { boardAt } from './support/recorded.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

const ARMY = `[data-part="map"] .pieces [data-id="${MOMENTS.actions.thing}"]`;

/** An army marches; every frame it is noted where it stands, for a second. */
const march = async (page: Page): Promise<string[]> => {
  await boardAt(page, await importMatch(page), MOMENTS.actions);
  await page.locator('[data-part="map"] .regions').waitFor();
  await page.waitForTimeout(500);
  await page.locator(ARMY).focus();
  await page.keyboard.press('Enter');
  const target = page.locator(`.regions [data-id="${MOMENTS.actions.goal}"][data-lit]`);
  await target.waitFor({ state: 'attached' });
  await target.focus();
  await page.evaluate(selector => {
    const places: string[] = [];
    const began = performance.now();
    const look = (): void => {
      const army = document.querySelector(selector);
      const { left = 0, top = 0 } = army?.getBoundingClientRect() ?? {};
      if (army) places.push(`${Math.round(left)} ${Math.round(top)}`);
      if (performance.now() - began < 2500) requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { places });
  }, ARMY);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(2600);
  const places = await page.evaluate(() => (window as unknown as { places: string[] }).places);
  return [...new Set(places)];
};

describe('pieces that move', () => {
  test('ui: an army slides to where it goes', async () => {
    const seen = await visit({ isMoving: true });
    const places = await march(seen.page);
    expect(places.length).toBeGreaterThan(4);
    expectClean(seen);
  });
  test('ui: where less motion is asked for, it stands there at once', async () => {
    const seen = await visit({ isMoving: false });
    const places = await march(seen.page);
    expect(places.length).toBeGreaterThan(1);
    expect(places.length).toBeLessThanOrEqual(3);
    expectClean(seen);
  });
});
