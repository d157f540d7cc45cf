import type { Page } from 'playwright-core';

export interface Wish {
  /** The first one on the start page if nothing is said. */
  readonly game?: string;
  readonly players: 2 | 3 | 4 | 5 | 6;
  /** The first seats are people, the rest bots. */
  readonly people?: number;
  readonly bot?: 'greedy' | 'random' | 'planner';
  readonly options?: readonly string[];
  /** By option, what is selected. */
  readonly selected?: Readonly<Record<string, string>>;
  readonly seed?: string;
}

/** From the start page to the table, by the way a newcomer takes. */
export const begin = async (page: Page, wish: Wish) => {
  const { game = 'time-of-crisis', players, people = 1, bot = 'greedy', options = [], selected = {}, seed } = wish;
  await page.locator(`[data-plate="${game}"] [data-act="play"]`).click();
  await page.locator('[data-part="new"]').waitFor();
  await page.locator(`.count:has(input[value="${players}"])`).click();
  for (let seat = 0; seat < players; seat++) {
    const chair = page.locator('[data-part="new"] [data-seat] select').nth(seat);
    await chair.selectOption(seat < people ? 'person' : `bot:${bot}`);
  }
  for (const option of options) await page.locator(`[data-option="${option}"]`).click();
  for (const [id, value] of Object.entries(selected)) {
    await page.locator(`select[data-option="${id}"]`).selectOption(value);
  }
  if (seed !== undefined) {
    await page.locator('input[name="dice"]').nth(1).check();
    await page.locator('[data-act="seed"]').fill(seed);
  }
  await page.locator('[data-act="begin"]').click();
  await page.locator('[data-part="table"]').waitFor();
};
