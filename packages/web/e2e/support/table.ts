import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Visit } from './visit.js';
import { listen } from './visit.js';

/** Until somebody at this screen is asked, a curtain hangs, or the match is over. */
export const rest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const table = document.querySelector<HTMLElement>('[data-part="table"]');
    if (!table) return false;
    const isAsked = table.dataset.asked !== undefined && table.dataset.live === 'true';
    return isAsked || document.querySelector('[data-part="curtain"], [data-part="ending"]') !== null;
  });
};

/** The sentences of the chronicle, as they stand there. */
export const chronicleOf = (page: Page): Promise<string[]> =>
  page.locator('[data-part="drawer"] [data-n]').allInnerTexts();

export const matchOf = (page: Page): string => /#\/match\/([^/]+)/.exec(page.url())![1];

/** Another tab of the same browser. */
export const tab = async ({ context, complaints }: Visit, path = ''): Promise<Page> => {
  const page = await context.newPage();
  listen(page, complaints);
  await page.goto(inject('url') + path);
  return page;
};

/** The position that is shown, as the scale says it. */
export const placeOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-part="replay"] input').first().inputValue());
