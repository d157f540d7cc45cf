import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answered, entryOf } from './keys.js';

export const lesson = (page: Page, id: string) => page.locator(`[data-part="lesson"][data-lesson="${id}"]`);

/** The lesson is shown, speaks, and rings something one can see. */
export const expectLesson = async (page: Page, id: string): Promise<void> => {
  await lesson(page, id).waitFor({ timeout: 20_000 });
  const said = lesson(page, id).locator('.said');
  await expect.poll(async () => (await said.innerText()).length, { timeout: 4000 }).toBeGreaterThan(40);
  await expect.poll(() => page.locator('[data-ring]').count(), { timeout: 4000 }).toBeGreaterThan(0);
  const rings = await page.evaluate(() =>
    [...document.querySelectorAll('[data-ring]')].map(ring => {
      const { left, top, right, bottom } = (ring.querySelector('path') ?? ring).getBoundingClientRect();
      return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right - left > 8 && bottom - top > 8;
    }),
  );
  expect({ id, rings }).toEqual({ id, rings: rings.map(() => true) });
  // A place on the map lies clear of the guide, unless a sheet lies over the map anyway.
  if ((await page.locator('[data-part="sheet"]').count()) === 0)
    await expect.poll(() => coveredBy(page), { timeout: 4000 }).toBeLessThan(0.1);
  // The guide itself is in the window.
  const box = (await lesson(page, id).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
};

/** How much of a land that is ringed lies under the guide. */
const coveredBy = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const guide = document.querySelector('[data-part="lesson"]')!.getBoundingClientRect();
    const shares = [...document.querySelectorAll('svg[data-ring] path:last-child')].map(ring => {
      const { left, top, right, bottom } = ring.getBoundingClientRect();
      const width = Math.min(right, guide.right) - Math.max(left, guide.left);
      const height = Math.min(bottom, guide.bottom) - Math.max(top, guide.top);
      return width > 0 && height > 0 ? (width * height) / ((right - left) * (bottom - top)) : 0;
    });
    return Math.max(0, ...shares);
  });

/** A finger finds it as things stand: some of it lies under nothing else. */
export const expectInReach = (page: Page, selector: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(sought => {
          const steps = Array.from({ length: 15 }, (_, i) => (i + 0.5) / 15);
          return [...document.querySelectorAll(sought)].some(element => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const isHit = (x: number, y: number): boolean => {
              const hit = document.elementFromPoint(left + x * width, top + y * height);
              return hit !== null && element.contains(hit);
            };
            return steps.some(x => steps.some(y => isHit(x, y)));
          });
        }, selector),
      { message: selector, timeout: 8000 },
    )
    .toBe(true);

/** What is visible of several, touched as a person would. */
export const touch = async (page: Page, selector: string): Promise<void> => {
  const before = await page.locator('[data-part="table"]').getAttribute('data-asked');
  const all = page.locator(selector);
  await expect.poll(() => all.count(), { timeout: 10_000 }).toBeGreaterThan(0);
  for (const each of await all.all()) {
    if (!(await each.isVisible())) continue;
    // Lands are no rectangles: their keys are surer than their middle.
    if (await each.evaluate(element => element instanceof SVGElement)) {
      await each.focus();
      await page.keyboard.press('Enter');
    } else await each.click();
    return;
  }
  expect.fail(`nothing to touch: ${selector} at question ${before}`);
};
export const answer = async (page: Page, selector: string): Promise<void> => {
  const before = await entryOf(page);
  await touch(page, selector);
  await answered(page, before);
};
export const goOn = (page: Page): Promise<void> => page.locator('[data-act="lesson-on"]').click();

/** From the start page to the table of the first game. */
export const beginFirstGame = async (page: Page, game: string): Promise<void> => {
  await page.locator('[data-part="start"]').waitFor();
  await page.locator(`a[href="#/learn/${game}"]`).first().click();
  await page.locator('[data-act="learn-begin"]').click();
  await page.locator('[data-part="map"] .regions').waitFor();
};

/** Reads on without doing anything. All of it is German, and no lesson says what another one does; how many there are. */
export const readGerman = async (page: Page): Promise<number> => {
  const said: string[] = [];
  while (await page.locator('[data-part="lesson"]').count()) {
    expect(said.length).toBeLessThan(30);
    said.push(await page.locator('[data-part="lesson"] .said').innerText());
    await goOn(page);
  }
  expect(new Set(said).size).toBe(said.length);
  expect(said.filter(text => /(?<!\p{L})(?:the|your|you|with)(?!\p{L})/iu.test(text))).toEqual([]);
  return said.length;
};
