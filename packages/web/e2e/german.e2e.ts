import { describe, expect, test } from 'vitest';
import { importMatch, MOMENTS } from './support/four-families.js';
import { expectGerman } from './support/german.js';
import { boardAt, goTo, lookAt } from './support/recorded.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

describe('in German', () => {
  test('ui: chosen by the browser, on every page before the table', async () => {
    const seen = await visit({ language: 'de' });
    const { page } = seen;
    await page.locator('[data-part="start"]').waitFor();
    await expectGerman(page, 'start');
    await page.locator('[data-act="play"]').first().click();
    await page.locator('[data-part="new"]').waitFor();
    await expectGerman(page, 'new');
    await page.locator('[data-act="begin"]').focus();
    await goTo(page, '#/learn/time-of-crisis');
    await page.locator('[data-act="learn-begin"]').waitFor();
    await expectGerman(page, 'learn');
    await goTo(page, '#/match/nowhere');
    await page.locator('h1').waitFor();
    await expectGerman(page, 'no such match');
    await goTo(page, '#/quo/vadis');
    await page.locator('h1').waitFor();
    await expectGerman(page, 'no such page');
    await goTo(page, '#/');
    await importMatch(page);
    await expectGerman(page, 'start with a match');
    expectClean(seen);
  });

  test('ui: chosen by the switch, and kept', async () => {
    const seen = await visit();
    const { page } = seen;
    await page.locator('[data-part="start"]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.locator('[data-act="language-de"]').click();
    await expectGerman(page, 'switched');
    await page.reload();
    await page.locator('[data-part="start"]').waitFor();
    await expectGerman(page, 'after a reload');
    expectClean(seen);
  });

  test('ui: at the table, in every question and panel', async () => {
    const seen = await visit({ language: 'de' });
    const { page } = seen;
    const match = await importMatch(page);
    for (const [name, moment] of Object.entries(MOMENTS)) {
      await boardAt(page, match, moment);
      await page.waitForTimeout(150);
      await expectGerman(page, name);
    }
    await boardAt(page, match, MOMENTS.actions);
    await page.locator(`.pieces [data-id="${MOMENTS.actions.thing}"]`).focus();
    await page.waitForTimeout(500);
    await expectGerman(page, 'card of an army');
    await page.keyboard.press('Enter');
    await expectGerman(page, 'an army chosen');
    await page.keyboard.press('Escape');
    await page.locator('.regions [data-id="asia"]').focus();
    await page.waitForTimeout(500);
    await expectGerman(page, 'card of a province');
    await page.keyboard.press('Control+k');
    await page.locator('[data-part="palette"]').waitFor();
    await expectGerman(page, 'palette');
    await page.keyboard.press('Escape');
    await page.locator('[data-part="palette"]').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.locator('[data-part="keys"]').waitFor();
    await expectGerman(page, 'keys');
    await page.keyboard.press('Escape');
    await page.locator('[data-part="keys"]').waitFor({ state: 'detached' });
    await page.locator('[data-act="menu"]').click();
    await expectGerman(page, 'menu');
    await page.locator('[data-act="reference"]').click();
    const reference = page.locator('dialog[data-part="reference"]');
    await reference.locator('[data-tab]').first().waitFor();
    for (const tab of await reference.locator('[data-tab]').all()) {
      await tab.click();
      await expectGerman(page, `reference, ${await tab.innerText()}`);
    }
    await page.keyboard.press('Escape');
    await reference.waitFor({ state: 'hidden' });
    for (const phase of await page.locator('[data-phase]').all()) {
      await phase.click();
      await page.locator('[data-part="explain-phase"]').waitFor();
      await page.waitForTimeout(150);
      await expectGerman(page, 'explain a phase');
      await page.keyboard.press('Escape');
      await page.locator('[data-part="explain-phase"]').waitFor({ state: 'detached' });
    }
    for (const tab of ['notes', 'rules', 'chronicle']) {
      await page.locator(`[data-part="drawer"] [data-tab="${tab}"]`).click();
      // The rules themselves are quoted by their own names, in the reader's language.
      await expectGerman(page, `drawer, ${tab}`);
    }
    // Refusals: an unlit thing, a dashed button.
    await page.locator('.regions [data-id="mare-orientale"]').focus();
    await page.keyboard.press('Space');
    await page.locator('[data-part="why-not"]').waitFor();
    await expectGerman(page, 'why not');
    expectClean(seen);
  });

  test('ui: the past, the end and the curtain', async () => {
    const seen = await visit({ language: 'de' });
    const { page } = seen;
    const match = await importMatch(page);
    await lookAt(page, match, 421);
    await page.locator('[data-part="table"][data-live="false"]').waitFor();
    await page.locator('[data-part="drawer"] [data-tab="chronicle"]').click();
    await page.waitForTimeout(300);
    await expectGerman(page, 'past');
    await lookAt(page, match);
    await page.locator('[data-part="ending"]').waitFor();
    await expectGerman(page, 'ending');
    await page.locator('[data-part="ending"] [data-tab="report"]').click();
    await expectGerman(page, 'report on its way');
    await page.locator('[data-part="report"] .luck').waitFor({ timeout: 120_000 });
    await expectGerman(page, 'report');
    await boardAt(page, match, { ...MOMENTS.actions, others: ['green', 'blue'] });
    await page.locator('[data-part="curtain"]').waitFor();
    await expectGerman(page, 'curtain');
    expectClean(seen);
  });

  test('ui: advice, and bots that stand in', async () => {
    const seen = await visit({ language: 'de' });
    const { page } = seen;
    const match = await importMatch(page);
    await boardAt(page, match, MOMENTS.market);
    await page.keyboard.press('h');
    await page.locator('[data-act="hint-do"]').waitFor();
    await expectGerman(page, 'hint');
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    await page.locator('[data-act="stand-in-begin"]:not([disabled])').waitFor();
    await expectGerman(page, 'stand-in');
    await page.locator('[data-act="stand-in-begin"]').click();
    await page.locator('[data-part="pace"]').waitFor();
    await page.keyboard.press('p');
    await page.waitForTimeout(500);
    await expectGerman(page, 'looking on');
    expectClean(seen);
  });

  test('ui: a switch in the middle of a match tells the chronicle anew', async () => {
    const seen = await visit();
    const { page } = seen;
    await lookAt(page, await importMatch(page), 421);
    await page.locator('[data-part="table"][data-live="false"]').waitFor();
    const chronicle = page.locator('#drawer-page');
    await expect.poll(() => chronicle.innerText(), { timeout: 5000 }).toMatch(/attacked/);
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-set="de"]').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => chronicle.innerText()).toMatch(/griff/);
    await expectGerman(page, 'switched in the middle');
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-set="en"]').click();
    await expect.poll(() => chronicle.innerText()).toMatch(/attacked/);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expectClean(seen);
  });
});
