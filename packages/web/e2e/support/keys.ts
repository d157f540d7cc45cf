import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Focus {
  readonly isLost: boolean;
  /** A ring is drawn around it: by an outline, or by the map. */
  readonly isSeen: boolean;
  readonly id?: string;
  readonly kind?: string;
  readonly act?: string;
  readonly part?: string;
  readonly text: string;
}
/** Where the keys are now. */
export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | SVGElement | null;
    if (!element || element === document.body) return { isLost: true, isSeen: false, text: '' };
    const shows = (of: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(of);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const drawn = [...element.querySelectorAll('.ring.focus')].some(ring => getComputedStyle(ring).display !== 'none');
    const isRegion = element.closest('.regions') !== null && document.querySelector('path.focused') !== null;
    // A hidden radio button shows its ring at what stands for it.
    const { nextElementSibling: next } = element;
    const { id, kind, act } = element.dataset;
    const part = element.closest<HTMLElement>('[data-part]')?.dataset.part;
    return {
      isLost: false,
      isSeen: shows(element) || drawn || isRegion || (element.matches('input') && next !== null && shows(next)),
      ...(id && { id }),
      ...(kind && { kind }),
      ...(act && { act }),
      ...(part && { part }),
      text: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
    };
  });

/** The keys are somewhere, and one can see where. */
export const expectFocus = async (page: Page): Promise<Focus> => {
  await expect.poll(async () => (await focusOf(page)).isLost, { timeout: 4000 }).toBe(false);
  return focusOf(page);
};

/** Tab after Tab until an element is reached; everything on the way must show its ring. */
export const tabTo = async (page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const way: string[] = [];
  for (let i = 0; i < 150; i++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
    const { isLost, isSeen, text } = await focusOf(page);
    way.push(text);
    if (!isLost && !isSeen) expect.fail(`no ring to be seen at "${text}"`);
  }
  expect.fail(`no way by ${key} to ${selector}: ${way.join(' > ')}`);
};

/** What the page says of the match: the last entry, and the question. */
export const entryOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-part="table"]').getAttribute('data-entry'));
/** Waits until something was answered after this entry and somebody at this screen is asked again. */
export const answered = async (page: Page, before: number): Promise<void> => {
  await expect.poll(() => entryOf(page), { timeout: 20_000 }).toBeGreaterThan(before);
  await page.locator('[data-part="table"][data-asked]').waitFor();
};
