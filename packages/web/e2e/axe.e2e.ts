import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardAt, goTo, importMatch, lookAt, MOMENTS } from './support/four-families.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

/** Everything axe knows of the guidelines up to AA, and what it holds for good practice. */
const expectSound = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    at: nodes.slice(0, 4).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n')[1]}`),
  }));
  expect({ where, found }).toEqual({ where, found: [] });
};
/** By day and by night. */
const expectSoundInBoth = async (page: Page, where: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page, `${where}, ${colorScheme}`);
  }
};
describe('for everybody: axe finds nothing', () => {
  test.each(['desktop', 'phone'] as const)('ui: pages before the table, %s', async size => {
    const seen = await visit({ size });
    const { page } = seen;
    await page.locator('[data-part="start"]').waitFor();
    await expectSoundInBoth(page, 'start');
    await importMatch(page);
    await expectSoundInBoth(page, 'start with a match');
    for (const [hash, there] of [
      ['#/new/time-of-crisis', '[data-part="new"]'],
      ['#/learn/time-of-crisis', '[data-act="learn-begin"]'],
      ['#/credits', 'h2'],
      ['#/match/nowhere', 'h1'],
      ['#/quo/vadis', 'h1'],
    ] as const) {
      await goTo(page, hash);
      await page.locator(there).first().waitFor();
      await expectSoundInBoth(page, hash);
    }
    expectClean(seen);
  });

  test.each(['desktop', 'phone'] as const)('ui: questions at the table, %s', async size => {
    const seen = await visit({ size });
    const { page } = seen;
    const match = await importMatch(page);
    for (const [name, moment] of Object.entries(MOMENTS)) {
      await boardAt(page, match, moment);
      await page.waitForTimeout(150);
      await expectSoundInBoth(page, name);
    }
    await boardAt(page, match, MOMENTS.battle);
    await page.locator(`[data-part="map"] .pieces [data-id="${MOMENTS.battle.thing}"]`).focus();
    await page.keyboard.press('Enter');
    await expectSoundInBoth(page, 'an army chosen');
    await page.locator('[data-kind="initiate-battle"]:not([data-off])').first().click();
    await page.locator('[data-act="risk-go"]').waitFor();
    await page.waitForTimeout(400);
    await expectSoundInBoth(page, 'risk');
    await page.locator('[data-act="risk-go"]').click();
    await page.locator('[data-part="sheet"].battle').waitFor();
    await expectSoundInBoth(page, 'battle');
    expectClean(seen);
  });

  test.each(['desktop', 'phone'] as const)('ui: panels of the table, %s', async size => {
    const seen = await visit({ size });
    const { page } = seen;
    const match = await importMatch(page);
    await boardAt(page, match, MOMENTS.actions);
    await page.keyboard.press('Control+k');
    await page.locator('[data-part="palette"]').waitFor();
    await expectSoundInBoth(page, 'palette');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expectSoundInBoth(page, 'keys');
    await page.keyboard.press('Escape');
    await page.locator('[data-act="menu"]').click();
    await expectSoundInBoth(page, 'menu');
    await page.locator('[data-act="reference"]').click();
    await page.locator('dialog[data-part="reference"]').waitFor();
    for (const tab of await page.locator('dialog[data-part="reference"] [data-tab]').all()) {
      await tab.click();
      await expectSound(page, `reference, ${await tab.innerText()}`);
    }
    await page.keyboard.press('Escape');
    await page.locator(size === 'phone' ? '[data-act="explain-phase"]' : '[data-phase="actions"]').click();
    await page.locator('[data-part="explain-phase"] li').first().waitFor();
    await expectSoundInBoth(page, 'explain a phase');
    await page.keyboard.press('Escape');
    if (size === 'phone') await page.locator('[data-act="open-drawer"]').click();
    for (const tab of ['notes', 'rules', 'chronicle']) {
      await page.locator(`[data-part="drawer"] [data-tab="${tab}"]`).click();
      await expectSound(page, `drawer, ${tab}`);
    }
    if (size === 'phone') await page.locator('[data-act="fold-drawer"]').click();
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-set="list"]').click();
    await page.keyboard.press('Escape');
    await page.locator('[data-part="list"]').waitFor();
    await expectSoundInBoth(page, 'list view');
    expectClean(seen);
  });

  test.each(['desktop', 'phone'] as const)('ui: the past, the end, the curtain and a lesson, %s', async size => {
    const seen = await visit({ size });
    const { page } = seen;
    const match = await importMatch(page);
    await lookAt(page, match, 421);
    await page.locator('[data-part="table"][data-live="false"]').waitFor();
    await expectSoundInBoth(page, 'past');
    await lookAt(page, match);
    await page.locator('[data-part="ending"]').waitFor();
    await expectSoundInBoth(page, 'ending');
    await boardAt(page, match, { ...MOMENTS.actions, others: ['green', 'blue'] });
    await page.locator('[data-part="curtain"]').waitFor();
    await expectSoundInBoth(page, 'curtain');
    await goTo(page, '#/learn/time-of-crisis');
    await page.locator('[data-act="learn-begin"]').click();
    await page.locator('[data-part="lesson"]').waitFor();
    await expectSoundInBoth(page, 'lesson');
    expectClean(seen);
  });
});
