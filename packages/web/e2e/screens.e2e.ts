import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { importMatch, MOMENTS } from './support/four-families.js';
import { type Take, taking } from './support/pictures.js';
import { boardAt, goTo, lookAt } from './support/recorded.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

interface Studio {
  readonly page: Page;
  readonly take: Take;
  readonly isPhone: boolean;
}

/** Chosen as by its key: what lies over it does not matter. */
const press = async (page: Page, id: string): Promise<void> => {
  await page.locator(`[data-part="map"] [data-id="${id}"]`).first().focus();
  await page.keyboard.press('Enter');
};

const frontPages = async ({ page, take }: Studio): Promise<string> => {
  await page.locator('[data-part="start"]').waitFor();
  await take('start');
  await page.locator('[data-act="play"]').first().click();
  await page.locator('[data-part="new"]').waitFor();
  await take('new-game');
  await goTo(page, '#/learn/time-of-crisis');
  await page.locator('[data-act="learn-begin"]').waitFor();
  await take('learn');
  await goTo(page, '#/credits');
  await page.locator('h2').first().waitFor();
  await take('credits');
  await goTo(page, '#/');
  const match = await importMatch(page);
  await take('start-with-match');
  return match;
};

const map = async ({ page, take }: Studio, match: string): Promise<void> => {
  await boardAt(page, match, MOMENTS.actions);
  await page.waitForTimeout(300);
  await take('table');
  await press(page, MOMENTS.actions.thing);
  await expect.poll(() => page.locator('[data-part="map"] .regions [data-lit]').count()).toBeGreaterThan(1);
  await take('army-chosen');
  await page.keyboard.press('Escape');
  // A crowded province from near by.
  await page.locator('[data-part="map"] .regions [data-id="asia"]').focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.locator('[data-act="fit"]').focus();
  await take('near');
  await page.locator('[data-act="fit"]').press('Enter');
  await page.locator('[data-part="map"]').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('-');
  await page.locator('[data-act="fit"]').focus();
  await take('far');
};

const panels = async ({ page, take, isPhone }: Studio): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.locator('[data-part="palette"]').waitFor();
  await take('palette');
  await page.keyboard.press('Escape');
  await page.locator('[data-act="menu"]').click();
  await take('menu');
  await page.locator('[data-act="reference"]').click();
  await page.locator('dialog[data-part="reference"] [data-tab]').first().waitFor();
  await take('reference');
  await page.keyboard.press('Escape');
  await page.locator(isPhone ? '[data-act="explain-phase"]' : '[data-phase="actions"]').click();
  await page.locator('[data-part="explain-phase"] li').first().waitFor();
  await take('explain-phase');
  await page.keyboard.press('Escape');
  await page.locator('[data-part="prompt"] .rule-id').click();
  await page.locator('[data-part="drawer"] [data-tab="rules"][aria-selected="true"]').waitFor();
  await take('rules');
  await page.locator('[data-act="fold-drawer"]').click();
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-set="list"]').click();
  await page.keyboard.press('Escape');
  await page.locator('[data-part="list"]').waitFor();
  await take('list-view');
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-set="map"]').click();
  await page.keyboard.press('Escape');
};

const bots = async ({ page, take }: Studio, match: string): Promise<void> => {
  await boardAt(page, match, MOMENTS.market);
  await page.keyboard.press('h');
  await page.locator('[data-act="hint-do"]').waitFor();
  await take('hint');
  await boardAt(page, match, MOMENTS.actions);
  await page.keyboard.press('b');
  await page.locator('[data-act="stand-in-begin"]:not([disabled])').waitFor();
  await take('stand-in');
  await page.locator('[data-act="stand-in-begin"]').click();
  await page.locator('[data-part="pace"]').waitFor();
  await page.keyboard.press('p');
  await page.waitForTimeout(600);
  await take('looking-on');
};

const luck = async ({ page, take }: Studio, match: string): Promise<void> => {
  await lookAt(page, match);
  await page.locator('[data-part="ending"] [data-tab="report"]').click();
  await page.locator('[data-part="report"] .luck').waitFor({ timeout: 120_000 });
  await take('luck');
  await page.locator('[data-part="report"] .rolls').scrollIntoViewIfNeeded();
  await page.locator('[data-part="ending"] .scroll').evaluate(part => part.scrollTo({ top: part.scrollHeight }));
  await take('luck-rolls');
};

const questions = async ({ page, take }: Studio, match: string): Promise<void> => {
  await boardAt(page, match, MOMENTS.battle);
  await press(page, MOMENTS.battle.thing);
  await page.locator('[data-kind="initiate-battle"]:not([data-off])').first().click();
  await page.locator('[data-part="risk"] [data-act="risk-go"]').waitFor();
  await page.waitForTimeout(700);
  await take('battle-risk');
  await page.locator('[data-act="risk-go"]').click();
  await page.locator('[data-part="sheet"].battle').waitFor();
  await page.waitForTimeout(300);
  await take('battle-dice');
  await boardAt(page, match, MOMENTS.hit);
  await take('battle-hit');
  await boardAt(page, match, MOMENTS.market);
  await page.locator('[data-part="sheet"].market').waitFor();
  await take('market');
  await boardAt(page, match, MOMENTS.hand);
  await page.waitForTimeout(200);
  await take('hand');
  await boardAt(page, match, MOMENTS.senate);
  await page.waitForTimeout(500);
  await take('senate');
};

const rest = async ({ page, take, isPhone }: Studio, match: string): Promise<void> => {
  await boardAt(page, match, { ...MOMENTS.actions, others: ['green', 'blue'] });
  await page.locator('[data-part="curtain"]').waitFor();
  await take('curtain');
  await lookAt(page, match);
  await page.locator('[data-part="ending"]').waitFor();
  await page.waitForTimeout(400);
  await take('end-of-match');
  await lookAt(page, match, 421);
  await page.locator('[data-part="table"][data-live="false"]').waitFor();
  if (isPhone) await page.locator('[data-act="open-drawer"]').click();
  else if (await page.locator('[data-act="open-drawer"]').isVisible())
    await page.locator('[data-act="open-drawer"]').click();
  await page.locator('[data-tab="chronicle"]').click();
  await take('chronicle');
  await page.locator('[data-act="fold-drawer"]').click();
  await take('replay');
  await goTo(page, '#/learn/time-of-crisis');
  await page.locator('[data-act="learn-begin"]').click();
  await page.locator('[data-part="lesson"]').waitFor();
  await page.waitForTimeout(500);
  await take('lesson');
};

describe('every screen as a picture, for people to look at', () => {
  test.each([
    { form: 'large', sizes: ['desktop', 'laptop'] },
    { form: 'small', sizes: ['phone'] },
  ] as const)('ui: $form windows, by day and by night', async ({ sizes }) => {
    const seen = await visit({ size: sizes[0] });
    const { page } = seen;
    const studio: Studio = { page, take: taking(page, sizes), isPhone: sizes[0] === 'phone' };
    const match = await frontPages(studio);
    await map(studio, match);
    await panels(studio);
    await questions(studio, match);
    await bots(studio, match);
    await luck(studio, match);
    await rest(studio, match);
    expectClean(seen);
  });

  test.each([
    { form: 'large', sizes: ['desktop', 'laptop'] },
    { form: 'small', sizes: ['phone'] },
  ] as const)('ui: the table in German, $form windows', async ({ sizes }) => {
    const seen = await visit({ size: sizes[0], language: 'de' });
    const { page } = seen;
    const studio: Studio = { page, take: taking(page, sizes, { suffix: '-de' }), isPhone: sizes[0] === 'phone' };
    const match = await importMatch(page);
    await boardAt(page, match, MOMENTS.actions);
    await page.waitForTimeout(300);
    await studio.take('table');
    await panels(studio);
    await questions(studio, match);
    await bots(studio, match);
    await luck(studio, match);
    expectClean(seen);
  });
});
