import type { Page } from 'playwright-core';

const OPEN = [
  '[data-lit]',
  '[data-kind]:not([data-off])',
  '[data-act="confirm"]:not([disabled]):not([data-off])',
  '[data-act="risk-go"]',
].join(', ');

export interface Offered {
  readonly act?: string;
  readonly kind?: string;
  readonly isChosen: boolean;
  readonly x: number;
  readonly y: number;
}

/** Everything on the table that can be touched now and is not covered by something else. */
export const offered = (page: Page): Promise<Offered[]> =>
  page.evaluate(open => {
    const found: Offered[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(open)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !element.contains(hit)) continue;
      const { act, kind } = element.dataset;
      const isChosen = element.hasAttribute('data-chosen') || element.getAttribute('aria-pressed') === 'true';
      found.push({ ...(act && { act }), ...(kind && { kind }), isChosen, x, y });
    }
    return found;
  }, OPEN);

/** What a newcomer in a hurry takes: whatever finishes an answer first, ending something rather late. */
export const weightOf = ({ act, kind, isChosen }: Pick<Offered, 'act' | 'kind' | 'isChosen'>): number => {
  if (act) return 12;
  if (isChosen) return 1;
  if (kind && /^(end|keep|play-on)/.test(kind)) return 1;
  return kind ? 4 : 3;
};

/** One of several by weight; `share` between 0 and 1 says which. */
export const drawn = <T>(things: readonly T[], weight: (thing: T) => number, share: number): T => {
  const weights = things.map(weight);
  let left = share * weights.reduce((sum, each) => sum + each, 0);
  const at = weights.findIndex(each => (left -= each) < 0);
  return things[at === -1 ? things.length - 1 : at];
};
