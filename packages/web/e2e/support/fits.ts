import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing can be pushed aside, and nothing stands beyond the edge. */
export const expectNarrow = async (page: Page): Promise<void> => {
  const { scroll, inner } = await page.evaluate(() => ({
    scroll: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
    inner: innerWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(inner);
};

/** What floats over the map. */
const PARTS = ['ribbon', 'rail', 'dock', 'sheet', 'drawer', 'leisure', 'risk', 'lesson', 'ending', 'replay']
  .map(part => `[data-part="${part}"]`)
  .join(', ');

/**
 * What is cut off: parts that reach beyond the window, boxes that must be pushed sideways to be read, and words that
 * end at the edge of their box without saying so.
 */
const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(parts => {
    const name = (of: Element): string =>
      `${of.tagName.toLowerCase()}.${[...of.classList].join('.')} "${(of.textContent ?? '').trim().slice(0, 40)}"`;
    const isSeen = (of: Element): boolean => of.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const found: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>(`${parts}, dialog[open]`)) {
      if (!isSeen(part)) continue;
      const { left, top, right, width } = part.getBoundingClientRect();
      if (width > 0 && (left < -0.5 || top < -0.5 || right > innerWidth + 0.5)) found.push(`outside: ${name(part)}`);
      for (const each of part.querySelectorAll<HTMLElement>('*')) {
        if (each instanceof SVGElement || each.scrollWidth <= each.clientWidth + 1 || each.clientWidth === 0) continue;
        const { overflowX, textOverflow, clipPath, position } = getComputedStyle(each);
        // What is only heard is one pixel large.
        if (overflowX === 'visible' || (position === 'absolute' && clipPath !== 'none') || each.clientWidth <= 1)
          continue;
        if (textOverflow === 'ellipsis' || !isSeen(each)) continue;
        // On a phone a hand or a table may be pushed sideways, if whoever has only keys can do so too.
        const isReached = each.matches('[tabindex="0"]') || each.querySelector('button, a[href]') !== null;
        if (innerWidth < 700 && overflowX === 'auto' && isReached) continue;
        found.push(`${overflowX === 'hidden' || overflowX === 'clip' ? 'cut' : 'wide'}: ${name(each)}`);
      }
    }
    return found;
  }, PARTS);

/** Everything has its place in the window. */
export const expectFits = async (page: Page, where: string): Promise<void> => {
  await expectNarrow(page);
  expect({ where, cut: await cutIn(page) }).toEqual({ where, cut: [] });
};
