import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { begin } from './support/begin.js';
import { downloaded, handIn, watchBots } from './support/files.js';
import { playOn } from './support/player.js';
import { overhear, positionOf, sightOf } from './support/sights.js';
import { matchOf, placeOf, rest, tab } from './support/table.js';
import { expectClean, shoot, useBrowser, type Visit, visit } from './support/visit.js';

useBrowser();

const shown = (page: Page): Promise<number> => sightOf(page).then(({ at }) => at);
const view = (page: Page): Promise<unknown> => sightOf(page).then(({ table }) => table.view);
const verified = async (page: Page): Promise<void> => {
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-act="verify"]').click();
  await page.locator('.verdict', { hasText: 'follow the rules' }).waitFor();
  await page.keyboard.press('Escape');
};
/** A match that bots have played to its end. */
let file: string;
beforeAll(async () => {
  const { page } = await visit();
  await watchBots(page, 'looked back at');
  file = (await downloaded(page, page.locator('[data-part="ending"] [data-act="export"]'))).text;
});
const finished = async (): Promise<Visit> => {
  const seen = await visit({ prepare: overhear });
  await handIn(seen.page, file);
  await seen.page.locator('[data-act="open-import"]').click();
  await seen.page.locator('[data-part="ending"]').waitFor();
  return seen;
};

describe('looking back', () => {
  test('ui: by bar, buttons and keys, by entry and by turn, and each position has a link', async () => {
    const seen = await finished();
    const { page } = seen;
    const { last } = await sightOf(page);
    await page.locator('[data-act="look"]').click();
    const bar = page.locator('[data-part="replay"] input');
    await bar.fill('200');
    await expect.poll(() => shown(page)).toBe(200);
    expect(page.url()).toMatch(/\/at\/200$/);
    const there = await view(page);
    // Keys, faster than anything can be drawn.
    for (let i = 0; i < 5; i++) await page.keyboard.press(',');
    await expect.poll(() => shown(page)).toBe(195);
    for (let i = 0; i < 5; i++) await page.keyboard.press('.');
    await expect.poll(() => shown(page)).toBe(200);
    expect(await view(page)).toEqual(there);
    await page.locator('[data-act="replay-forwardTurn"]').click();
    await expect.poll(() => shown(page)).toBeGreaterThan(200);
    const turn = await shown(page);
    await page.keyboard.press('[');
    await expect.poll(() => shown(page)).toBeLessThan(200);
    await page.keyboard.press(']');
    await expect.poll(() => shown(page)).toBe(turn);
    // A turn has phases, and a phase has entries.
    await page.keyboard.press('<');
    await expect.poll(() => shown(page)).toBeLessThan(turn);
    const phase = await shown(page);
    await page.keyboard.press('>');
    await expect.poll(() => shown(page)).toBe(turn);
    await page.keyboard.press('[');
    await expect.poll(() => shown(page)).toBeLessThan(phase);
    await page.keyboard.press('Home');
    await expect.poll(() => shown(page)).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(() => shown(page)).toBe(last);
    expect(page.url()).not.toContain('/at/');
    // A sentence of the chronicle leads to its position, the prompt back to the present; the address follows.
    await page.locator('[data-part="drawer"] [data-n] [data-act="position"]').first().click();
    await expect.poll(() => shown(page)).toBeLessThan(last);
    expect(page.url()).toMatch(/\/at\/\d+$/);
    await page.locator('[data-act="present"]').first().click();
    await expect.poll(() => shown(page)).toBe(last);
    expect(page.url()).not.toContain('/at/');
    // The same link, in this tab and in another.
    const link = `#/match/${matchOf(page)}/at/200`;
    await page.evaluate(hash => void (location.hash = hash), link);
    await expect.poll(() => shown(page)).toBe(200);
    const other = await tab(seen, link);
    await other.locator('[data-live="false"]').waitFor();
    expect(await placeOf(other)).toBe(200);
    expect(positionOf(await sightOf(other))).toEqual(positionOf(await sightOf(page)));
    expect(await other.locator('[data-lit], [data-kind]:not([data-off])').count()).toBe(0);
    await shoot(other, 'replay-1440x900');
    // Beyond the end is the end.
    await other.evaluate(hash => void (location.hash = hash), link.replace('200', '999999'));
    await expect.poll(() => shown(other)).toBe(last);
    expectClean(seen);
  });

  test('ui: after the end one looks through everybody’s eyes', async () => {
    const seen = await finished();
    const { page } = seen;
    const { match } = await sightOf(page);
    await page.locator('[data-act="look"]').click();
    await page.locator('[data-part="replay"] input').fill('60');
    await expect.poll(() => shown(page)).toBe(60);
    const hands = new Set<string>();
    for (const eyes of match.seats) {
      await page.locator('[data-act="eyes"]').selectOption(eyes);
      await expect.poll(async () => (await sightOf(page)).eyes).toBe(eyes);
      const { hand } = (await view(page)) as { hand: Record<string, { cards?: string[] }> };
      expect(Object.keys(hand).filter(seat => hand[seat].cards)).toEqual([eyes]);
      hands.add(JSON.stringify(hand));
      expect(await shown(page)).toBe(60);
    }
    expect(hands.size).toBe(match.seats.length);
    expectClean(seen);
  });

  test('ui: what others did since one’s last move is shown, and played again', async () => {
    const seen = await visit({ prepare: overhear });
    const { page } = seen;
    await begin(page, { players: 2, bot: 'random', seed: 'since' });
    const since = page.locator('[data-part="since"]');
    await playOn(page, { seed: 41, answers: 60, until: () => since.isVisible() });
    await rest(page);
    const { last } = await sightOf(page);
    const count = Number(await since.locator('.doer b').first().innerText());
    expect(count).toBeGreaterThan(0);
    await since.locator('[data-act="since-play"]').click();
    await expect.poll(() => shown(page)).toBeLessThan(last);
    await page.locator('[data-act="replay-play"]').click();
    await page.keyboard.press('End');
    await expect.poll(() => shown(page)).toBe(last);
    await rest(page);
    await playOn(page, { seed: 42, answers: 1 });
    expect((await sightOf(page)).last).toBeGreaterThan(last);
    expectClean(seen);
  });
});

describe('what if', () => {
  test.each([
    { people: 2, name: 'alone, for everybody' },
    { people: 1, name: 'against a bot' },
  ])('ui: a new match goes on from a past position, $name; the old one stays as it was', async ({ people }) => {
    const seen = await finished();
    const { page } = seen;
    const original = matchOf(page);
    const { last } = await sightOf(page);
    await page.locator('[data-act="look"]').click();
    await page.locator('[data-part="replay"] input').fill('90');
    await expect.poll(() => shown(page)).toBe(90);
    const from = (await view(page)) as { provinces: unknown; armies: unknown };
    await page.locator('[data-part="replay"] [data-act="what-if"]').first().click();
    const panel = page.locator('[data-part="what-if"]');
    for (let seat = 0; seat < 2; seat++) {
      await panel
        .locator('[data-act^="chair-"]')
        .nth(seat)
        .selectOption(seat < people ? 'person' : 'bot:random');
    }
    await panel.locator('[data-act="branch"]').click();
    await page.waitForURL(url => !url.hash.includes(original));
    await rest(page);
    const begun = await sightOf(page);
    expect(begun.match.branch).toEqual({ match: original, entry: 90 });
    if (people === 2) {
      expect(begun.last).toBe(0);
      expect(begun.table.view).toMatchObject({ provinces: from.provinces, armies: from.armies });
    }
    await playOn(page, { seed: 43, answers: 6 });
    await rest(page);
    expect((await sightOf(page)).last).toBeGreaterThan(begun.last);
    const branch = matchOf(page);
    if (await page.locator('[data-act="lift"]').isVisible()) await page.locator('[data-act="lift"]').click();
    await verified(page);
    await page.locator('[data-act="menu"]').click();
    const { text } = await downloaded(page, page.locator('.menu [data-act="export"]'));
    const elsewhere = await visit();
    expect(await handIn(elsewhere.page, text)).toContain('Verified');
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-act="leave"]').click();
    await page.locator(`[data-match="${branch}"]`, { hasText: 'what if, from entry 90' }).waitFor();
    await page.locator(`[data-match="${original}"] [data-act="open"]`).click();
    await page.locator('[data-part="ending"] [data-verified="true"]').waitFor();
    expect((await sightOf(page)).last).toBe(last);
    expectClean(seen);
    expectClean(elsewhere);
  });
});
