import type { Page } from 'playwright-core';

/**
 * What the end of a match says, once the browser has played the file through for itself and all tables are there: the course, where
 * points came from, and what a game adds. In whole, with what a small window hides.
 */
export const endingOn = async (page: Page, tables = 2): Promise<readonly string[]> => {
  const ending = page.locator('[data-part="ending"]');
  await ending.locator('[data-verified="true"]').waitFor();
  await ending
    .locator('table')
    .nth(tables - 1)
    .waitFor({ state: 'attached' });
  return ending.locator('h1, h2, table').allTextContents();
};
