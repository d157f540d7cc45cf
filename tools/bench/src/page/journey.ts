import type { Page } from 'playwright-core';

const SEED = 'hegemon bench';

/** The start page is there: one can begin to play. */
export const started = (page: Page): Promise<void> => page.locator('[data-act="play"]').first().waitFor();

/** The games whose tables are looked at. What takes time is measured at the first of them. */
export const GAMES = [
  { id: 'time-of-crisis', title: 'Time of Crisis' },
  { id: 'medioevo-universale', title: 'Medioevo Universale' },
] as const;
export type GameId = (typeof GAMES)[number]['id'];

/** From the start page to the page on which a match is set up: one person and three bots, always the same dice. */
export const setUp = async (page: Page, game: GameId = GAMES[0].id): Promise<void> => {
  await page.locator(`[data-plate="${game}"] [data-act="play"]`).click();
  await page.locator('[data-part="new"]').waitFor();
  await page.locator('.count:has(input[value="4"])').click();
  const chairs = page.locator('[data-part="new"] [data-seat] select');
  for (let seat = 0; seat < 4; seat++) await chairs.nth(seat).selectOption(seat === 0 ? 'person' : 'bot:greedy');
  await page.locator('input[name="dice"]').nth(1).check();
  await page.locator('[data-act="seed"]').fill(SEED);
};

const MAP = '[data-part="map"] [data-id]';
const QUESTION = '[data-part="table"] [data-lit], [data-part="table"] [data-kind]';

/** Begins, and waits until the table with its map and the first question are seen. Milliseconds since the click. */
export const sitDown = async (page: Page): Promise<number> => {
  const button = page.locator('[data-act="begin"]');
  await button.waitFor();
  return page.evaluate(
    ([map, question]) =>
      new Promise<number>(resolve => {
        const began = performance.now();
        const look = (): void => {
          if (document.querySelector(map) && document.querySelector(question))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>('[data-act="begin"]')?.click();
        look();
      }),
    [MAP, QUESTION] as const,
  );
};

/** Milliseconds from the beginning of the visit until the start page could be used. */
export const timeToStart = async (page: Page): Promise<number> => {
  await started(page);
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        // Painted already, or with the next frame.
        const paints = performance.getEntriesByType('paint').map(({ startTime }) => startTime);
        if (paints.length > 0) resolve(Math.max(...paints));
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }),
  );
};

/** Nothing more is fetched, and nothing is drawn that has to be. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1200);
};
