import type { Page } from 'playwright-core';
import { SIZES, type Size, shoot } from './visit.js';

export type Take = (name: string) => Promise<void>;

/** One picture in each of the windows, by day and by night. */
export const taking =
  (page: Page, sizes: readonly Size[], suffix = ''): Take =>
  async name => {
    await page.mouse.move(100, 40);
    for (const size of sizes) {
      const { width, height } = SIZES[size];
      if (sizes.length > 1) await page.setViewportSize({ width, height });
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.waitForTimeout(140);
        await shoot(page, `${name}-${width}x${height}${theme === 'dark' ? '-dark' : ''}${suffix}`);
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };
