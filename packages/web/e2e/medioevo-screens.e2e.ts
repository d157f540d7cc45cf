import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { expectFits } from './support/fits.js';
import { importMatch, MOMENTS } from './support/four-realms.js';
import { type Take, taking } from './support/pictures.js';
import { boardAt, goTo, lookAt } from './support/recorded.js';
import { expectSoundInBoth } from './support/sound.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

const FORMS = [
  { form: 'large', sizes: ['desktop', 'laptop'] },
  { form: 'small', sizes: ['phone'] },
] as const;
const SHEET = '[data-part="sheet"]';

interface Studio {
  readonly page: Page;
  readonly match: string;
  readonly take: Take;
  /** A picture, and what axe says of one part. */
  see(name: string, part: string): Promise<void>;
}
const studio = async (sizes: (typeof FORMS)[number]['sizes'], language: 'en' | 'de' = 'en') => {
  const seen = await visit({ size: sizes[0], language });
  const { page } = seen;
  const shot = taking(page, sizes, { suffix: language === 'de' ? '-de' : '', check: expectFits });
  const take: Take = async name => {
    await page.waitForTimeout(300);
    await shot(`medioevo-${name}`);
  };
  const see: Studio['see'] = async (name, part) => {
    await page.locator(part).first().waitFor();
    await take(name);
    await expectSoundInBoth(page, name, part);
  };
  const match = await importMatch(page);
  return { seen, page, match, take, see };
};

/** Chosen as by its key: what lies over it does not matter. */
const press = async (page: Page, id: string): Promise<void> => {
  await page.locator(`[data-part="map"] [data-id="${id}"]`).first().focus();
  await page.keyboard.press('Enter');
};

/** Questions that lie on a sheet over the map. */
const sheets = async ({ page, match, see }: Studio): Promise<void> => {
  for (const name of ['realm', 'card', 'bid', 'taxes', 'purchases', 'payment', 'trade'] as const) {
    await boardAt(page, match, MOMENTS[name]);
    await see(name, SHEET);
  }
  await boardAt(page, match, MOMENTS.route);
  await see('route', '[data-part="dock"]');
};
/** The war, from the army that is chosen to the losses of the battle. */
const war = async ({ page, match, take, see }: Studio): Promise<void> => {
  await boardAt(page, match, MOMENTS.war);
  await take('table');
  await press(page, MOMENTS.war.thing);
  await see('army-chosen', '[data-part="dock"]');
  await boardAt(page, match, MOMENTS.march);
  await take('march');
  await press(page, MOMENTS.march.thing);
  await see('battle-risk', '[data-part="risk"]');
  for (const name of ['parley', 'reroll', 'assign'] as const) {
    await boardAt(page, match, MOMENTS[name]);
    await see(`battle-${name}`, `${SHEET}.battle`);
  }
};

/** A treaty with one clause; what could be undone by then has a long name. */
const draft = async (page: Page): Promise<void> => {
  const within = (what: string) => page.locator(`[data-part="leisure"] ${what}`).first();
  const confirm = () => within('[data-act="confirm"]').click();
  await within('[data-kind="draft-treaty"]').click();
  await within('[data-id^="player-"]').click();
  await confirm();
  await within('[data-kind="add-clause"]').click();
  await within('[data-id="non-aggression"]').click();
  await within('[data-kind="clause-between"]').click();
  for (const party of await page.locator('[data-part="leisure"] [data-id^="player-"]').all()) await party.click();
  await confirm();
  await within('[data-kind="send-draft"]:not([data-off])').waitFor();
};

const panels = async ({ page, match, see }: Studio): Promise<void> => {
  await boardAt(page, match, MOMENTS.symbol);
  await see('event', '[data-part="table"]');
  await page.locator('[data-act="objectives"]').first().click();
  await see('objectives', '[data-part="objectives"]');
  await page.keyboard.press('Escape');
  await page.locator('[data-act="leisure"]').click();
  await see('diplomacy', '[data-part="leisure"]');
  await draft(page);
  await see('draft', '[data-part="leisure"]');
  await page.keyboard.press('Escape');
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-act="reference"]').click();
  const reference = 'dialog[data-part="reference"]';
  await page.locator(`${reference} [role="tab"]`).first().waitFor();
  await see('reference', reference);
  for (const tab of (await page.locator(`${reference} [role="tab"]`).all()).slice(1)) {
    await tab.click();
    const name = `reference, ${await tab.innerText()}`;
    await expectFits(page, name);
    // The same tables in every window; only on a phone they may have to be pushed.
    if (page.viewportSize()!.width < 700) await expectSoundInBoth(page, name, reference);
  }
  await page.keyboard.press('Escape');
  await page.locator('[data-part="prompt"] .rule-id').first().click();
  await page.locator('[data-part="drawer"] [data-tab="rules"][aria-selected="true"]').waitFor();
  await see('rules', '[data-part="drawer"]');
  await page.locator('[data-part="drawer"] [data-tab="chronicle"]').click();
  await see('chronicle', '[data-part="drawer"]');
  await page.locator('[data-act="fold-drawer"]').click();
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-set="list"]').click();
  await page.keyboard.press('Escape');
  await see('list-view', '[data-part="list"]');
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-set="map"]').click();
  await page.keyboard.press('Escape');
};

const rest = async ({ page, match, see }: Studio): Promise<void> => {
  // Whoever has just fought wears two swords.
  await lookAt(page, match, MOMENTS.assign.at + 2);
  await see('past', '[data-part="replay"]');
  await lookAt(page, match);
  await see('end', '[data-part="ending"]');
  await goTo(page, '#/learn/medioevo-universale');
  await page.locator('[data-act="learn-begin"]').click();
  await see('lesson', '[data-part="lesson"]');
};

describe('Medioevo Universale as pictures, for people to look at; nothing is cut, and axe finds nothing', () => {
  test.each(FORMS)('ui: questions on sheets, $form windows', async ({ sizes }) => {
    const { seen, ...tools } = await studio(sizes);
    await sheets(tools);
    expectClean(seen);
  });

  test.each(FORMS)('ui: an army on its way to battle, $form windows', async ({ sizes }) => {
    const { seen, ...tools } = await studio(sizes);
    await war(tools);
    expectClean(seen);
  });

  test.each(FORMS)('ui: panels, the end and a lesson, $form windows', async ({ sizes }) => {
    const { seen, ...tools } = await studio(sizes);
    await panels(tools);
    await rest(tools);
    expectClean(seen);
  });
});
