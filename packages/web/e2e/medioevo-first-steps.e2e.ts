import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  answer,
  beginFirstGame,
  expectInReach,
  expectLesson,
  goOn,
  lesson,
  readGerman,
  touch,
} from './support/guided.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

const GAME = 'medioevo-universale';
const SHEET = '[data-part="sheet"]';
const DOCK = '[data-part="dock"]';
const LEISURE = '[data-part="leisure"]';

/** A word of the dock or of a sheet that needs nothing else. */
const say = (page: Page, kind: string): Promise<void> => answer(page, `[data-kind="${kind}"]:not([data-off])`);
const pass = (page: Page): Promise<void> => say(page, 'pass');
const land = (id: string): string => `[data-part="map"] .regions [data-id="${id}"][data-lit]`;
/** What is asked for is in sight: it need not be looked for under the guide, the dock or a sheet. */
const seen = async (page: Page, selector: string): Promise<void> => {
  await expectInReach(page, selector);
  await answer(page, selector);
};
const confirm = (page: Page): Promise<void> => answer(page, '[data-act="confirm"]');
const confirmBelow = (page: Page): Promise<void> => seen(page, `${DOCK} [data-act="confirm"]`);
/** Something in the list of the shop, so often; the garrison is chosen already. */
const shop = (page: Page, row: string): Promise<void> =>
  answer(page, `${SHEET} [data-row="${row}"] [data-act="more"][data-legal]`);

/** The bids that are told lie under nothing, the guide included. */
const readBids = (page: Page): Promise<void> => page.locator('[data-act="close-reveal"]').click();

const setUp = async (page: Page): Promise<void> => {
  await expectLesson(page, 'welcome');
  await goOn(page);
  await expectLesson(page, 'realm');
  await answer(page, `${SHEET} [data-id="byzantium"]`);
  await expectLesson(page, 'bid');
  await page.locator(`${SHEET} input[type="number"]`).fill('150');
  await say(page, 'bid');
  await readBids(page);
  await expectLesson(page, 'village');
  await seen(page, land('constantinople'));
  await expectLesson(page, 'start');
  for (const [vehicle, place] of [
    ['galley:1', 'thessalonica'],
    ['caravan:1', 'constantinople'],
  ] as const) {
    await answer(page, `${SHEET} [data-id="${vehicle}"]`);
    await answer(page, land(place));
  }
  await answer(page, land('thessalonica'));
  await expectLesson(page, 'card');
  await answer(page, `${SHEET} li:has([data-id="realm-35"]) [data-kind="keep-card"]`);
  await answer(page, `${SHEET} [data-id="green"]`);
};

const firstTaxes = async (page: Page): Promise<void> => {
  await expectLesson(page, 'horde');
  await confirmBelow(page);
  await expectLesson(page, 'tax');
  await touch(page, `${SHEET} [data-id="30"]`);
  await say(page, 'tax-rate');
  await expectLesson(page, 'technology');
  await say(page, 'pay');
  await seen(page, `${SHEET} [data-id="masonry"][data-lit]`);
  await expectLesson(page, 'town');
  await expectInReach(page, `${SHEET} [data-row="civil"] select`);
};

const firstPurchases = async (page: Page): Promise<void> => {
  const building = page.locator(`${SHEET} [data-row="civil"]`);
  await building.locator('select').first().selectOption('town');
  await building.locator('select').nth(1).selectOption('constantinople');
  await answer(page, `${SHEET} [data-row="civil"] [data-act="more"][data-legal]`);
  await answer(page, `${SHEET} [data-kind="flip-marker"]`);
  await expectLesson(page, 'army');
  await page.locator(`${SHEET} select[id$="-garrison"]`).selectOption('thessalonica');
  for (const row of ['cavalry', 'cavalry', 'heavy-infantry']) await shop(page, row);
  await say(page, 'done-buying');
};

const firstWar = async (page: Page): Promise<void> => {
  await expectLesson(page, 'march');
  await answer(page, land('thessalonica'));
  await touch(page, `${DOCK} [data-kind="take"]`);
  for (const id of ['heavy-infantry:1', 'cavalry:1', 'cavalry:2', 'vehicle-1'])
    await touch(page, `${DOCK} [data-id="${id}"]`);
  await confirmBelow(page);
  await expectLesson(page, 'landing');
  await seen(page, land('northern-aegean'));
  await seen(page, land('southern-aegean'));
  await expectInReach(page, land('candia'));
  await touch(page, land('candia'));
  await answer(page, '[data-act="risk-go"]');
  await touch(page, `${DOCK} [data-id="realm-35"][data-lit]`);
  await seen(page, `${DOCK} [data-id="archer"]`);
  await expectLesson(page, 'archers');
  await say(page, 'no-quarter');
  await touch(page, `${SHEET} [data-id="archer:1"]`);
  await confirm(page);
  await expectLesson(page, 'dice');
  await say(page, 'stand');
  for (const die of ['d6', 'd8']) await touch(page, `${SHEET} [data-id="${die}"]`);
  await confirm(page);
  await expectLesson(page, 'victory');
  await touch(page, `${SHEET} [data-id="heavy-infantry:1"]`);
  await confirm(page);
};

/** Two cubes of what the place produces go to another one. */
const carry = async (page: Page, to: string): Promise<void> => {
  const deal = page.locator(SHEET).filter({ has: page.locator('[data-kind="buy"]') });
  while ((await deal.locator('output').first().innerText()) !== '2')
    await deal.locator('[data-act="more"]').first().click();
  await say(page, 'buy');
  await answer(page, land(to));
  await say(page, 'sell');
};

const secondRound = async (page: Page): Promise<void> => {
  await expectLesson(page, 'order');
  await page.locator(`${SHEET} input[type="number"]`).fill('110');
  await say(page, 'bid');
  await readBids(page);
  await expectLesson(page, 'event');
  await confirmBelow(page);
  await answer(page, `${DOCK} [data-id="goods"]`);
  await expectLesson(page, 'barbarians');
  await answer(page, `${DOCK} [data-id="units"]`);
  await touch(page, land('acre'));
  await answer(page, land('damascus'));
  await expectLesson(page, 'uprisings');
  await pass(page);
  await touch(page, `${SHEET} [data-id="40"]`);
  await say(page, 'tax-rate');
  await expectLesson(page, 'treaty');
  await say(page, 'pay');
};

const treaty = async (page: Page): Promise<void> => {
  await page.locator('[data-act="leisure"]').click();
  await touch(page, `${LEISURE} [data-kind="draft-treaty"]`);
  await touch(page, `${LEISURE} [data-id="player-2"]`);
  await confirm(page);
  await touch(page, `${LEISURE} [data-kind="add-clause"]`);
  await answer(page, `${LEISURE} [data-id="non-aggression"]`);
  await touch(page, `${LEISURE} [data-kind="clause-between"]`);
  for (const seat of ['player-1', 'player-2']) await touch(page, `${LEISURE} [data-id="${seat}"]`);
  await confirm(page);
  await answer(page, `${LEISURE} [data-kind="send-draft"]`);
  await page.keyboard.press('Escape');
};

/** On a phone the book is a page of its own: nothing lies over it. */
const readChronicle = async (page: Page): Promise<void> => {
  await page.locator('[data-act="open-drawer"]').tap();
  await expect.poll(() => page.locator('[data-part="lesson"], [data-ring]').count()).toBe(0);
  await page.locator('[data-act="fold-drawer"]').tap();
  await lesson(page, 'goal').waitFor();
};

describe('the first game of Medioevo Universale, guided', () => {
  // On a phone, too, what a lesson asks for is not under the guide.
  test.each(['desktop', 'phone'] as const)('ui: all its lessons, by doing what they say, %s', async size => {
    const visited = await visit({ size });
    const { page } = visited;
    await beginFirstGame(page, GAME);
    await setUp(page);
    await firstTaxes(page);
    await firstPurchases(page);
    await firstWar(page);
    await expectLesson(page, 'trade');
    // What came of the battle has been read.
    await page.locator('[data-act="close-sheet"]').click();
    await carry(page, 'nicaea');
    await expectLesson(page, 'market');
    await carry(page, 'constantinople');
    await secondRound(page);
    await treaty(page);
    await expectLesson(page, 'goal');
    if (size === 'phone') await readChronicle(page);
    await goOn(page);
    expect(await page.locator('[data-part="lesson"]').count()).toBe(0);
    expectClean(visited);
  });

  test.each(['desktop', 'phone'] as const)('ui: in German the texts are there, %s', async size => {
    const visited = await visit({ language: 'de', size });
    await beginFirstGame(visited.page, GAME);
    expect(await readGerman(visited.page)).toBe(24);
    expectClean(visited);
  });
});
