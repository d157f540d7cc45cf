import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../../../scripts/browser.mjs';

const WINDOW = { width: 1440, height: 900 };

/** A Chromium, if this machine has one: nothing is installed for a benchmark. */
export const openBrowser = async (): Promise<Browser | undefined> => {
  const executablePath = findBrowser();
  return executablePath === undefined ? undefined : chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
};

/** An empty browser comes to an address and is looked at by `act`; pieces move and dice roll as for everybody. */
export const visiting = async <T>(browser: Browser, url: string, act: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-GB', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // The compiler that runs us names functions by a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name = fn => fn');
    await page.goto(url);
    return await act(page);
  } finally {
    await context.close();
  }
};
