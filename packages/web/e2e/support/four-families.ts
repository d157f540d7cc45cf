import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const FILE = fileURLToPath(new URL('../fixtures/four-families.hegemon.json', import.meta.url));

/** Positions of the match that show much: each is the number of an entry, after which somebody is asked. */
export const MOMENTS = {
  /** Red has points and three generals, one of them in the capital of Africa. */
  actions: { at: 431, seat: 'red' },
  /** Red may buy and trash. */
  market: { at: 436, seat: 'red' },
  /** Red may begin a battle. */
  battle: { at: 420, seat: 'red' },
  /** Red has been hit and says which unit takes it. */
  hit: { at: 422, seat: 'red' },
  /** Yellow fills the hand from what is available. */
  hand: { at: 418, seat: 'yellow' },
  /** Blue asks the Senate for a province, and may stake votes. */
  senate: { at: 509, seat: 'blue' },
} as const;

/** The start page takes in a whole match that four bots have played, and says its name. */
export const importMatch = async (page: Page): Promise<string> => {
  await page.locator('[data-part="open-file"] input[type="file"]').setInputFiles(FILE);
  const link = page.locator('[data-act="open-import"]');
  await link.waitFor();
  return decodeURIComponent((await link.getAttribute('href'))!.replace('#/match/', ''));
};

const goTo = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate(to => {
    location.hash = to;
  }, hash);
};

/** One position of it, to be looked at. */
export const lookAt = async (page: Page, match: string, at?: number): Promise<void> => {
  await goTo(page, `#/match/${encodeURIComponent(match)}${at === undefined ? '' : `/at/${at}`}`);
  await page.locator('[data-part="table"]').waitFor();
};

interface Wish {
  readonly at: number;
  readonly seat: string;
  /** Others that play at this screen. */
  readonly others?: readonly string[];
}
/** A what-if board from one position on, with people on the seats named, who are asked at once. */
export const boardAt = async (page: Page, match: string, { at, seat, others = [] }: Wish): Promise<void> => {
  await lookAt(page, match, at);
  await page.locator('[data-part="table"][data-live="false"]').waitFor();
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-act="what-if"]').last().click();
  const panel = page.locator('[data-part="what-if"]');
  const chairs = panel.locator('select');
  await panel.locator('[data-act="branch"]:not([disabled])').waitFor();
  const seats = ['green', 'blue', 'yellow', 'red'];
  for (const [i, each] of seats.entries()) {
    const isPerson = each === seat || others.includes(each);
    await chairs.nth(i).selectOption(isPerson ? '' : 'greedy');
  }
  await panel.locator('[data-act="branch"]').click();
  await page.locator('[data-part="table"][data-live="true"]').waitFor();
  if (others.length === 0) await page.locator('[data-part="table"][data-asked]').waitFor();
};
