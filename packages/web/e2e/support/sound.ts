import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Everything axe knows of the guidelines up to AA, and what it holds for good practice. */
const expectSound = async (where: string, axe: AxeBuilder): Promise<void> => {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    at: nodes.slice(0, 4).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n')[1]}`),
  }));
  expect({ where, found }).toEqual({ where, found: [] });
};
/** By day everything, by night the contrasts; of one part of the page, where the rest was looked at before. */
export const expectSoundInBoth = async (page: Page, where: string, part?: string): Promise<void> => {
  const axe = (): AxeBuilder => (part ? new AxeBuilder({ page }).include(part) : new AxeBuilder({ page }));
  // A dialog may be fetched only when it is asked for: whoever looks too early finds nothing to look at.
  if (part) await page.locator(part).first().waitFor();
  await expectSound(where, axe());
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(`${where}, by night`, axe().withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light' });
};
