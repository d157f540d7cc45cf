import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { begin } from './support/begin.js';
import { importMatch, MOMENTS } from './support/four-families.js';
import { answered, entryOf } from './support/keys.js';
import { playOn } from './support/player.js';
import { boardAt, lookAt } from './support/recorded.js';
import { overhear, sightOf } from './support/sights.js';
import { expectSoundInBoth } from './support/sound.js';
import { placeOf, rest } from './support/table.js';
import { expectClean, SIZES, useBrowser, visit } from './support/visit.js';

useBrowser();

/** What is advised is done; dice are thrown if they must be. */
const doAsAdvised = async (page: Page): Promise<void> => {
  const before = await entryOf(page);
  await page.locator('[data-act="hint-do"]').click();
  const go = page.locator('[data-act="risk-go"]');
  const isDone = async (): Promise<boolean> => (await go.isVisible()) || (await entryOf(page)) > before;
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  if (await go.isVisible()) await go.click();
};

describe('bots by name, level and style', () => {
  test('ui: three bots do not play alike, and each is chosen by its level and its style', async () => {
    const seen = await visit({ prepare: overhear });
    const { page } = seen;
    await page.locator('[data-act="play"]').first().click();
    await page.locator('[data-part="new"]').waitFor();
    const chosen = (act: string): Promise<string> => page.locator(`[data-act="${act}"]`).inputValue();
    const styles = await Promise.all(['blue', 'yellow', 'red'].map(seat => chosen(`style-${seat}`)));
    expect(new Set(styles).size).toBe(3);
    expect(await chosen('chair-blue')).toBe('bot:planner');
    await page.locator('.quick', { hasText: 'against three Strategists of different styles' }).waitFor();
    await expectSoundInBoth(page, 'new game', '[data-part="new"]');
    await page.locator('[data-act="chair-blue"]').selectOption({ label: 'Apprentice' });
    await page.locator('[data-act="style-blue"]').selectOption({ label: 'aggressive' });
    await page.locator('[data-act="chair-yellow"]').selectOption({ label: 'Beginner' });
    expect(await page.locator('[data-act="style-yellow"]').count()).toBe(0);
    await page.locator('[data-act="begin"]').click();
    await page.locator('[data-part="table"]').waitFor();
    await page.locator('[data-part="rail"] li', { hasText: 'Apprentice (aggressive)' }).waitFor();
    await page.locator('[data-part="rail"] li', { hasText: 'Strategist (opportunist)' }).waitFor();
    // In a smaller window too.
    await page.setViewportSize(SIZES.laptop);
    await page.locator('[data-part="rail"].laptop li', { hasText: 'Apprentice (aggressive)' }).waitFor();
    await page.setViewportSize(SIZES.desktop);
    const { sitters } = (await sightOf(page)).match;
    expect([sitters.blue.name, sitters.yellow.name, sitters.red.name]).toEqual([
      'greedy/aggressive',
      'random',
      'planner/opportunist',
    ]);
    await rest(page);
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-act="leave"]').click();
    await page.locator('[data-match]', { hasText: 'Apprentice, Beginner, Strategist' }).waitFor();
    expectClean(seen);
  });
});

describe('a hint', () => {
  test.each(['desktop', 'phone'] as const)('ui: it is asked for, read, and done, %s', async size => {
    const seen = await visit({ size });
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.actions);
    const button = page.locator(
      size === 'phone' ? '.foot [data-act="hint"]' : '[data-part="prompt"] [data-act="hint"]',
    );
    await button.click();
    const panel = page.locator('[data-part="hint"]');
    await panel.locator('[data-act="hint-do"]').waitFor();
    expect(await panel.innerText()).toMatch(/What the Master would do[\s\S]*Chance to win/);
    await expectSoundInBoth(page, 'hint', '[data-part="hint"]');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await panel.locator('[data-act="hint-do"]:focus').waitFor();
    const before = await entryOf(page);
    await doAsAdvised(page);
    await answered(page, before);
    // It was meant for a position that is gone.
    expect(await panel.count()).toBe(0);
    expectClean(seen);
  });

  test('ui: it is found in the palette, and speaks German', async () => {
    const seen = await visit({ language: 'de' });
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.market);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Rat');
    await page.keyboard.press('Enter');
    const panel = page.locator('[data-part="hint"]');
    await panel.locator('[data-act="hint-do"]').waitFor();
    expect(await panel.innerText()).toMatch(/Was der Meister täte[\s\S]*Siegchance/);
    expectClean(seen);
  });
});

describe('a bot stands in', () => {
  test('ui: it plays in one’s place, what it does is marked, and one comes back', async () => {
    const seen = await visit({ prepare: overhear, pace: 'fast' });
    const { page } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.actions);
    const before = await entryOf(page);
    await page.locator('[data-part="rail"] [data-act="stand-in"]').click();
    await page.locator('[data-part="stand-in"] [data-act="stand-in-begin"]:not([disabled])').waitFor();
    await expectSoundInBoth(page, 'stand-in', '[data-part="stand-in"]');
    await page.locator('[data-act="stand-in-level"]').selectOption('bot:greedy');
    await page.locator('[data-act="stand-in-begin"]').click();
    const banner = page.locator('[data-part="stand-ins"]');
    await banner.waitFor();
    expect(await banner.innerText()).toContain('Apprentice plays for you.');
    await page.locator('[data-part="drawer"] [data-by="bot"]').first().waitFor();
    await page.locator('[data-act="hold"]').click();
    await expectSoundInBoth(page, 'stand-in plays', '[data-part="dock"]');
    expect((await sightOf(page)).match.standIns).toEqual({ [MOMENTS.actions.seat]: 'greedy' });
    expect(await entryOf(page)).toBeGreaterThan(before);
    // The list of matches says so too.
    const held = await entryOf(page);
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-act="leave"]').click();
    await page.locator('[data-match]', { hasText: 'Apprentice plays for you' }).locator('[data-act="open"]').click();
    await banner.waitFor();
    // Asleep, reloaded: it plays for whoever asked it to, and waits if it was told to wait.
    await page.reload();
    await banner.waitFor();
    await page.locator('[data-part="pace"]', { hasText: 'Paused' }).waitFor();
    expect(await entryOf(page)).toBe(held);
    await page.keyboard.press('b');
    await banner.waitFor({ state: 'detached' });
    await rest(page);
    expect((await sightOf(page)).match.standIns ?? {}).toEqual({});
    const back = await entryOf(page);
    await playOn(page, { seed: 61, answers: 1 });
    await expect.poll(() => entryOf(page)).toBeGreaterThan(back);
    expectClean(seen);
  });

  test('ui: at a shared screen one of two leaves his seat to a bot', async () => {
    const seen = await visit({ prepare: overhear });
    const { page } = seen;
    await begin(page, { players: 2, people: 2, seed: 'stand in' });
    await page.locator('[data-act="lift"]').click();
    await page.locator('[data-part="table"][data-asked]').waitFor();
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-act="menu-stand-in"]').click();
    const panel = page.locator('[data-part="stand-in"]');
    await panel.locator('input[type="radio"]').nth(1).waitFor({ state: 'attached' });
    expect(await panel.locator('input[type="radio"]').count()).toBe(2);
    await panel.locator('label').nth(1).click();
    await panel.locator('[data-act="stand-in-level"]').selectOption('bot:random');
    await panel.locator('[data-act="stand-in-begin"]').click();
    const banner = page.locator('[data-part="stand-ins"]');
    await banner.waitFor();
    expect(await banner.innerText()).toContain('Beginner plays for Player 2.');
    // From now on no curtain falls: there is nobody to hide anything from.
    const before = await entryOf(page);
    const curtain = page.locator('[data-part="curtain"]');
    await playOn(page, { seed: 62, answers: 12, until: () => curtain.isVisible() });
    expect(await entryOf(page)).toBeGreaterThan(before);
    expect(await curtain.isVisible()).toBe(false);
    expectClean(seen);
  });
});

describe('bots among themselves', () => {
  test('ui: one looks on at one’s own pace, and stops them', async () => {
    const seen = await visit({ pace: 'slow' });
    const { page } = seen;
    await begin(page, { players: 2, people: 0, bot: 'random', seed: 'looked on' });
    await page.locator('[data-part="pace"]').waitFor();
    const first = await entryOf(page);
    await page.waitForTimeout(3500);
    const later = await entryOf(page);
    expect(later).toBeGreaterThan(first);
    expect(later - first).toBeLessThan(6);
    await page.keyboard.press('p');
    await page.locator('[data-part="pace"]', { hasText: 'Paused' }).waitFor();
    await page.waitForTimeout(300);
    const held = await entryOf(page);
    await page.waitForTimeout(2500);
    expect(await entryOf(page)).toBe(held);
    await page.locator('[data-act="pace"]').selectOption('once');
    await page.waitForTimeout(500);
    expect(await entryOf(page)).toBe(held);
    await page.locator('[data-act="hold"]').click();
    await expect.poll(() => entryOf(page), { timeout: 20_000 }).toBeGreaterThan(held + 30);
    // The choice is kept.
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('hegemon.settings')!).pace)).toBe('once');
    expectClean(seen);
  });
});

describe('luck and turning points', () => {
  test.each(['desktop', 'phone'] as const)(
    'ui: a finished match is weighed, and each point leads to its position, %s',
    async size => {
      const seen = await visit({ size, prepare: overhear });
      const { page } = seen;
      await lookAt(page, await importMatch(page));
      const ending = page.locator('[data-part="ending"]');
      await ending.locator('[data-tab="report"]').click();
      await ending.locator('[data-part="report"][aria-busy="true"] [role="status"]').waitFor();
      await ending.locator('[data-part="report"] .luck tbody tr').nth(3).waitFor({ timeout: 120_000 });
      expect(await ending.locator('.turning li').count()).toBeGreaterThan(2);
      expect(await ending.locator('.rolls li').count()).toBeGreaterThan(3);
      expect(await ending.locator('figure table tbody tr').count()).toBeGreaterThan(20);
      // Luck is what one wins another loses.
      const sums = await ending.locator('.luck .sum').allInnerTexts();
      const total = sums.map(text => Number(text.replace('−', '-'))).reduce((a, b) => a + b, 0);
      expect(Math.abs(total)).toBeLessThan(0.5);
      await expectSoundInBoth(page, 'luck and turning points', '[data-part="ending"]');
      const spot = ending.locator('[data-spot]').first();
      const entry = Number(await spot.getAttribute('data-spot'));
      await spot.click();
      await page.waitForURL(url => url.hash.endsWith(`/at/${entry}`));
      expect(await placeOf(page)).toBe(entry);
      // Back of the browser leads to the report, not out of the match.
      await page.goBack();
      await ending.locator('.luck tbody tr').first().waitFor();
      expect(page.url()).not.toContain('/at/');
      const { last } = await sightOf(page);
      const show = ending.locator(`.rolls [data-act="report-position"]:not([data-n="${last}"])`).last();
      await show.scrollIntoViewIfNeeded();
      const scrolled = (): Promise<number> => ending.locator('.scroll').evaluate(({ scrollTop }) => scrollTop);
      const [by, before] = [await show.getAttribute('data-by'), await scrolled()];
      expect(before).toBeGreaterThan(100);
      await show.click();
      await page.waitForURL(/\/at\/\d+$/);
      await expectSoundInBoth(page, 'looking back from the report', '[data-part="replay"]');
      const bar = page.locator('[data-part="replay"]');
      const there = await placeOf(page);
      await bar.locator('[data-act="replay-backPoint"]').click();
      await expect.poll(() => placeOf(page)).toBeLessThan(there);
      // The bar leads back to where one was.
      await bar.locator('[data-act="to-report"]').click();
      await ending.locator('.luck tbody tr').first().waitFor();
      await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(3);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-by'))).toBe(by);
      await expect.poll(() => page.url()).not.toContain('/at/');
      expectClean(seen);
    },
  );
});
