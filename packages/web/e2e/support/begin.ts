import type { Page } from 'playwright-core';

export interface Wish {
  readonly players: 2 | 3 | 4;
  /** The first seats are people, the rest bots. */
  readonly people?: number;
  readonly bot?: 'greedy' | 'random' | 'planner';
  readonly options?: readonly string[];
  readonly seed?: string;
}

/** From the start page to the table, by the way a newcomer takes. */
export const begin = async (page: Page, { players, people = 1, bot = 'greedy', options = [], seed }: Wish) => {
  await page.locator('[data-act="play"]').first().click();
  await page.locator('[data-part="new"]').waitFor();
  await page.locator(`.count:has(input[value="${players}"])`).click();
  for (let seat = 0; seat < players; seat++) {
    const chair = page.locator('[data-part="new"] [data-seat] select').nth(seat);
    await chair.selectOption(seat < people ? 'person' : `bot:${bot}`);
  }
  for (const option of options) await page.locator(`[data-option="${option}"]`).click();
  if (seed !== undefined) {
    await page.locator('input[name="dice"]').nth(1).check();
    await page.locator('[data-act="seed"]').fill(seed);
  }
  await page.locator('[data-act="begin"]').click();
  await page.locator('[data-part="table"]').waitFor();
};
