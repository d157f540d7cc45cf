import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { boardAt, importMatch, lookAt, MOMENTS } from './support/four-families.js';
import { expectClean, SIZES, type Size, shoot, useBrowser, visit } from './support/visit.js';

useBrowser();

type Shoot = (name: string) => Promise<void>;

/** One picture in each of the windows, by day and by night. */
const shooting =
  (page: Page, sizes: readonly Size[], suffix = ''): Shoot =>
  async name => {
    for (const size of sizes) {
      const { width, height } = SIZES[size];
      await page.setViewportSize({ width, height });
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.waitForTimeout(160);
        await shoot(page, `${name}-${width}x${height}${theme === 'dark' ? '-dark' : ''}${suffix}`);
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };

/** What is under a counter is no matter here: it is chosen as by its key. */
const press = async (page: Page, id: string, key = 'Enter'): Promise<void> => {
  await page.locator(`[data-part="map"] [data-id="${id}"]`).first().focus();
  await page.keyboard.press(key);
};

const outside = async (page: Page, take: Shoot): Promise<string> => {
  await page.locator('[data-part="start"]').waitFor();
  await take('start');
  await page.locator('[data-act="play"]').first().click();
  await page.locator('[data-part="new"]').waitFor();
  await take('new-game');
  await page.goto(`${page.url().split('#')[0]}#/learn/time-of-crisis`);
  await page.locator('[data-act="learn-begin"]').waitFor();
  await take('learn');
  await page.goto(`${page.url().split('#')[0]}#/credits`);
  await page.locator('main').waitFor();
  await take('credits');
  await page.goto(`${page.url().split('#')[0]}#/`);
  const match = await importMatch(page);
  await take('start-with-match');
  return match;
};

const table = async (page: Page, match: string, take: Shoot): Promise<void> => {
  await boardAt(page, match, MOMENTS.actions);
  await page.waitForTimeout(400);
  await take('table');
  await press(page, 'red-general-0');
  await page.waitForTimeout(300);
  await take('army-chosen');
  await page.keyboard.press('Escape');
  await press(page, 'thracia');
  await page.waitForTimeout(400);
  await take('near');
  await page.locator('[data-act="fit"]').click();
  await page.locator('[data-part="map"]').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('-');
  await page.waitForTimeout(300);
  await take('far');
  await page.locator('[data-part="map"]').press('0');
};

describe('every screen as a picture', () => {
  test.each([
    { form: 'large', sizes: ['desktop', 'laptop'] },
    { form: 'small', sizes: ['phone'] },
  ] as const)('ui: $form windows', async ({ sizes }) => {
    const seen = await visit({ size: sizes[0] });
    const { page } = seen;
    const take = shooting(page, sizes);
    const match = await outside(page, take);
    await table(page, match, take);
    expectClean(seen);
  });
});
