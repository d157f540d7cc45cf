import type { Page } from 'playwright-core';
import { SIZES, type Size, shoot } from './visit.js';

export type Take = (name: string) => Promise<void>;

interface Manner {
  readonly suffix?: string;
  /** What else is looked at in each of the windows. */
  check?(page: Page, where: string): Promise<void>;
}
/** One picture in each of the windows, by day and by night. */
export const taking =
  (page: Page, sizes: readonly Size[], { suffix = '', check }: Manner = {}): Take =>
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
      await check?.(page, `${name}, ${size}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  };
