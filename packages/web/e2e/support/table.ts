import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Visit } from './visit.js';
import { listen } from './visit.js';

/** What the table says of the match, once somebody at this screen is asked, a curtain hangs, or the match is over. */
const restingAt = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { entry, asked, live } = document.querySelector<HTMLElement>('[data-part="table"]')?.dataset ?? {};
    const isAsked = asked !== undefined && live === 'true';
    const isResting = isAsked || document.querySelector('[data-part="curtain"], [data-part="ending"]') !== null;
    return entry !== undefined && isResting ? `${entry} ${asked}` : undefined;
  });

/** Until a hand at this screen is needed. A hasty hand may have given one more answer that is still on its way. */
export const rest = async (page: Page): Promise<void> => {
  let [before, now] = [undefined, await restingAt(page)] as [string | undefined, string | undefined];
  for (let tries = 0; now === undefined || now !== before; tries++) {
    if (tries > 300) throw new Error('the table does not come to rest');
    await page.waitForTimeout(150);
    [before, now] = [now, await restingAt(page)];
  }
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
