import { describe, test } from 'vitest';
import { importMatch, MOMENTS } from './support/four-families.js';
import { boardAt, goTo, lookAt } from './support/recorded.js';
import { expectSoundInBoth } from './support/sound.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

const DOCK = '[data-part="dock"]';
const SHEET = '[data-part="sheet"]';

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
    await boardAt(page, match, MOMENTS.actions);
    await expectSoundInBoth(page, 'actions');
    await boardAt(page, match, MOMENTS.hit);
    await expectSoundInBoth(page, 'hit', DOCK);
    for (const name of ['market', 'hand', 'senate'] as const) {
      await boardAt(page, match, MOMENTS[name]);
      await page.locator(SHEET).waitFor();
      await expectSoundInBoth(page, name, SHEET);
    }
    await boardAt(page, match, MOMENTS.battle);
    await page.locator(`[data-part="map"] .pieces [data-id="${MOMENTS.battle.thing}"]`).focus();
    await page.keyboard.press('Enter');
    await expectSoundInBoth(page, 'an army chosen', DOCK);
    await page.locator('[data-kind="initiate-battle"]:not([data-off])').first().click();
    await page.locator('[data-act="risk-go"]').waitFor();
    await page.waitForTimeout(400);
    await expectSoundInBoth(page, 'risk', '[data-part="risk"]');
    await page.locator('[data-act="risk-go"]').click();
    await page.locator('[data-part="sheet"].battle').waitFor();
    await expectSoundInBoth(page, 'battle', SHEET);
    expectClean(seen);
  });

  test.each(['desktop', 'phone'] as const)('ui: panels of the table, %s', async size => {
    const seen = await visit({ size });
    const { page } = seen;
    const match = await importMatch(page);
    await boardAt(page, match, MOMENTS.actions);
    await page.keyboard.press('Control+k');
    await page.locator('[data-part="palette"]').waitFor();
    await expectSoundInBoth(page, 'palette', '[data-part="palette"]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expectSoundInBoth(page, 'keys', '[data-part="keys"]');
    await page.keyboard.press('Escape');
    await page.locator('[data-act="menu"]').click();
    await expectSoundInBoth(page, 'menu', '[data-part="ribbon"]');
    await page.locator('[data-act="reference"]').click();
    await page.locator('dialog[data-part="reference"] [data-tab]').first().waitFor();
    for (const tab of await page.locator('dialog[data-part="reference"] [data-tab]').all()) {
      await tab.click();
      await expectSoundInBoth(page, `reference, ${await tab.innerText()}`, 'dialog[data-part="reference"]');
    }
    await page.keyboard.press('Escape');
    await page.locator(size === 'phone' ? '[data-act="explain-phase"]' : '[data-phase="actions"]').click();
    await page.locator('[data-part="explain-phase"] li').first().waitFor();
    await expectSoundInBoth(page, 'explain a phase', '[data-part="explain-phase"]');
    await page.keyboard.press('Escape');
    if (size === 'phone') await page.locator('[data-act="open-drawer"]').click();
    for (const tab of ['notes', 'rules', 'chronicle']) {
      await page.locator(`[data-part="drawer"] [data-tab="${tab}"]`).click();
      await expectSoundInBoth(page, `drawer, ${tab}`, '[data-part="drawer"]');
    }
    if (size === 'phone') await page.locator('[data-act="fold-drawer"]').click();
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-set="list"]').click();
    await page.keyboard.press('Escape');
    await page.locator('[data-part="list"]').waitFor();
    await expectSoundInBoth(page, 'list view', '[data-part="list"]');
    expectClean(seen);
  });

  test.each(['desktop', 'phone'] as const)('ui: the past, the end, the curtain and a lesson, %s', async size => {
    const seen = await visit({ size });
    const { page } = seen;
    const match = await importMatch(page);
    await lookAt(page, match, 421);
    await page.locator('[data-part="table"][data-live="false"]').waitFor();
    await expectSoundInBoth(page, 'past', '[data-part="replay"]');
    await lookAt(page, match);
    await page.locator('[data-part="ending"]').waitFor();
    await expectSoundInBoth(page, 'ending', '[data-part="ending"]');
    await boardAt(page, match, { ...MOMENTS.actions, others: ['green', 'blue'] });
    await page.locator('[data-part="curtain"]').waitFor();
    await expectSoundInBoth(page, 'curtain', '[data-part="curtain"]');
    await goTo(page, '#/learn/time-of-crisis');
    await page.locator('[data-act="learn-begin"]').click();
    await page.locator('[data-part="lesson"]').waitFor();
    await expectSoundInBoth(page, 'lesson', '[data-part="lesson"]');
    expectClean(seen);
  });
});
