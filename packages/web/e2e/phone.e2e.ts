import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { begin } from './support/begin.js';
import { expectNarrow } from './support/fits.js';
import { importMatch, MOMENTS } from './support/four-families.js';
import { playOn } from './support/player.js';
import { boardAt } from './support/recorded.js';
import { expectClean, useBrowser, visit } from './support/visit.js';

useBrowser();

/** Buttons that a finger would miss: what is drawn, or what reaches beyond it, is smaller than 44 px. */
const tooSmall = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(selector => {
    const small: string[] = [];
    const all = [...document.querySelectorAll<HTMLElement>(selector)].flatMap(part => [
      ...part.querySelectorAll<HTMLElement>('button, select, input:not([type="range"]), a[href]'),
    ]);
    for (const element of all) {
      const { width, height, top, bottom } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || getComputedStyle(element).visibility === 'hidden') continue;
      if (bottom < 0 || top > innerHeight) continue;
      // A link within a sentence is as high as its line.
      if (element.closest('p') && element.matches('.rule-id, a')) continue;
      const reach = getComputedStyle(element, '::after');
      const has = reach.content !== 'none' && reach.position === 'absolute';
      const high = has ? Math.max(height, Number.parseFloat(reach.height)) : height;
      const wide = has ? Math.max(width, Number.parseFloat(reach.width)) : width;
      if (high < 43.5 || wide < 43.5) {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
        small.push(`${name} ${Math.round(wide)}x${Math.round(high)}`);
      }
    }
    return small;
  }, within);

const stopOf = (page: Page): Promise<string | null> => page.locator('.phone-sheet').getAttribute('data-stop');
const settle = (page: Page): Promise<void> => page.waitForTimeout(250);

describe('on a phone', () => {
  test('ui: a game is begun and played by taps', async () => {
    const seen = await visit({ size: 'phone' });
    const { page } = seen;
    await expectNarrow(page);
    await begin(page, { players: 2, bot: 'random', seed: 'phone' });
    await expectNarrow(page);
    const { answers } = await playOn(page, { seed: 5, answers: 20, isTouch: true });
    expect(answers).toBe(20);
    await expectNarrow(page);
    // A tap answers; it opens no card that would hide what is asked next.
    await page.waitForTimeout(600);
    expect(await page.locator('[data-part="hover-card"]').count()).toBe(0);
    expectClean(seen);
  });

  test('ui: two fingers zoom, one moves the map', async () => {
    const seen = await visit({ size: 'phone' });
    const { page, context } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.actions);
    const map = page.locator('[data-part="map"]');
    await map.locator('.regions').waitFor();
    const sheet = (): Promise<number> =>
      page.locator('.sheet-of-map').evaluate(element => element.getBoundingClientRect().width);
    const before = await sheet();
    expect(await map.getAttribute('data-level')).toBe('far');
    const cdp = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread?: number): Promise<unknown> =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          spread === undefined
            ? []
            : [
                { x: 195 - spread, y: 300, id: 1 },
                { x: 195 + spread, y: 300, id: 2 },
              ],
      });
    await touch('touchStart', 30);
    for (let spread = 40; spread <= 120; spread += 10) await touch('touchMove', spread);
    await touch('touchEnd');
    await settle(page);
    expect(await sheet()).toBeGreaterThan(before * 2);
    expect(await map.getAttribute('data-level')).toBe('table');
    // Neither a pinch nor a move chooses anything.
    expect(await page.locator('[data-part="map"] [data-chosen]').count()).toBe(0);
    const left = (): Promise<number> =>
      page.locator('.sheet-of-map').evaluate(element => element.getBoundingClientRect().left);
    const at = await left();
    const drag = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number): Promise<unknown> =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300, id: 1 }] });
    await drag('touchStart', 150);
    for (let x = 165; x <= 255; x += 15) await drag('touchMove', x);
    await drag('touchEnd');
    await settle(page);
    expect(await left()).toBeGreaterThan(at + 60);
    expect(await page.locator('[data-part="map"] [data-chosen]').count()).toBe(0);
    await page.locator('[data-act="fit"]').tap();
    await settle(page);
    expect(await sheet()).toBeCloseTo(before, -1);
    expectClean(seen);
  });

  test('ui: the sheet has three stops, the drawer is a page, holding on shows a card', async () => {
    const seen = await visit({ size: 'phone' });
    const { page, context } = seen;
    await boardAt(page, await importMatch(page), MOMENTS.actions);
    expect(await stopOf(page)).toBe('middle');
    await page.locator('[data-act="sheet-up"]').tap();
    expect(await stopOf(page)).toBe('full');
    await settle(page);
    // No higher than what lies in it.
    const spare = await page
      .locator('.phone-sheet')
      .evaluate(sheet => sheet.clientHeight - sheet.querySelector<HTMLElement>('.content > div')!.offsetHeight);
    expect(spare).toBeLessThan(30);
    await expectNarrow(page);
    expect(await tooSmall(page, '.phone-sheet')).toEqual([]);
    await page.locator('[data-act="sheet-down"]').tap();
    await settle(page);
    await page.locator('[data-act="sheet-down"]').tap();
    expect(await stopOf(page)).toBe('low');
    await settle(page);
    // The prompt is seen at the lowest stop.
    const prompt = await page.locator('[data-part="prompt"] .sentence').boundingBox();
    expect(prompt!.y).toBeLessThan(844);
    // Pulled by a finger.
    const cdp = await context.newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number): Promise<unknown> =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y, id: 1 }] });
    await finger('touchStart', 760);
    for (let y = 740; y >= 480; y -= 20) await finger('touchMove', y);
    await page.waitForTimeout(200);
    await finger('touchMove', 479);
    await finger('touchEnd');
    await page.waitForTimeout(600);
    expect(await stopOf(page)).not.toBe('low');

    await page.locator('[data-act="open-drawer"]').first().tap();
    const drawer = page.locator('[data-part="drawer"]');
    await drawer.waitFor();
    const { width, height } = (await drawer.boundingBox())!;
    expect([width, height]).toEqual([390, 844]);
    expect(await tooSmall(page, '[data-part="drawer"] .top')).toEqual([]);
    for (const tab of ['rules', 'notes', 'chronicle']) {
      await drawer.locator(`[data-tab="${tab}"]`).tap();
      await expectNarrow(page);
    }
    await page.locator('[data-act="fold-drawer"]').tap();
    expect(await drawer.count()).toBe(0);

    // Held for half a second: the card, and no choice.
    if ((await stopOf(page)) === 'full') await page.locator('[data-act="sheet-down"]').tap();
    await settle(page);
    const { x, y } = await page.locator('.regions [data-id="gallia"]').evaluate(land => {
      const { left, top, width, height } = land.getBoundingClientRect();
      const grid = [0.3, 0.4, 0.5, 0.6, 0.7].flatMap(a => [0.3, 0.4, 0.5, 0.6, 0.7].map(b => [a, b]));
      const points = grid.map(([a, b]) => ({ x: left + a * width, y: top + b * height }));
      return points.find(point => document.elementFromPoint(point.x, point.y) === land)!;
    });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] });
    await page.waitForTimeout(700);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const card = page.locator('[data-part="hover-card"]');
    await card.waitFor();
    expect(await card.innerText()).toMatch(/support/i);
    expect(await page.locator('.regions [data-chosen]').count()).toBe(0);
    await expectNarrow(page);
    expectClean(seen);
  });

  test('ui: everything that is tapped is 44 px large', async () => {
    const seen = await visit({ size: 'phone' });
    const { page } = seen;
    const parts = '[data-part="dock"], [data-part="rail"], [data-part="map-tools"], [data-part="ribbon"]';
    const match = await importMatch(page);
    expect(await tooSmall(page, 'main')).toEqual([]);
    for (const moment of [MOMENTS.actions, MOMENTS.hit, MOMENTS.senate] as const) {
      await boardAt(page, match, moment);
      expect(await tooSmall(page, parts)).toEqual([]);
      expect(await tooSmall(page, '[data-part="sheet"], [data-part="sheet"].battle')).toEqual([]);
      await expectNarrow(page);
    }
    await boardAt(page, match, MOMENTS.market);
    expect(await tooSmall(page, `${parts}, [data-part="sheet"].market`)).toEqual([]);
    await expectNarrow(page);
    await boardAt(page, match, MOMENTS.hand);
    expect(await tooSmall(page, `${parts}, [data-part="sheet"]`)).toEqual([]);
    await expectNarrow(page);
    expectClean(seen);
  });
});
