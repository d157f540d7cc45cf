import type { Page } from 'playwright-core';

/** Whatever may be clicked to answer: things that are lit, choices that are offered, and what finishes an answer. */
const OPEN = [
  '[data-lit]',
  '[data-legal]:not([data-off])',
  '[data-kind]:not([data-off])',
  '[data-act="confirm"]:not([disabled]):not([data-off])',
  '[data-act="risk-go"]',
  '[data-act="lift"]',
].join(', ');

export interface Offered {
  /** The place in the list of everything offered. */
  readonly at: number;
  readonly act?: string;
  readonly kind?: string;
  readonly id?: string;
  readonly isChosen: boolean;
  /** Where a finger would touch it. */
  readonly x: number;
  readonly y: number;
}

/** What a page shows at one moment. */
interface Looked {
  /** The newest entry, and the number of the question that is open here; undefined if none is. */
  readonly entry: number | undefined;
  readonly asked: number | undefined;
  readonly isOver: boolean;
  readonly offers: readonly Offered[];
}
/** Everything on the page that can be touched now, visible and not covered by something else; and how the match stands. */
export const lookAt = (page: Page): Promise<Looked> =>
  page.evaluate(open => {
    const found: Offered[] = [];
    [...document.querySelectorAll<HTMLElement>(open)].forEach((element, at) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      // Regions are no rectangles: a few points are tried before one is given up.
      for (const [dx, dy] of [
        [0.5, 0.5],
        [0.5, 0.25],
        [0.25, 0.5],
        [0.75, 0.5],
        [0.5, 0.75],
      ]) {
        const [x, y] = [left + width * dx, top + height * dy];
        const hit = document.elementFromPoint(x, y);
        if (!hit || !(element === hit || element.contains(hit))) continue;
        const { act, kind, id } = element.dataset;
        const isChosen = element.hasAttribute('data-chosen') || element.getAttribute('aria-pressed') === 'true';
        found.push({ at, ...(act && { act }), ...(kind && { kind }), ...(id && { id }), isChosen, x, y });
        return;
      }
    });
    const { entry, asked } = document.querySelector<HTMLElement>('[data-part="table"]')?.dataset ?? {};
    return {
      entry: entry === undefined ? undefined : Number(entry),
      asked: asked === undefined ? undefined : Number(asked),
      isOver: document.querySelector('[data-part="ending"]') !== null,
      offers: found,
    };
  }, OPEN);
export const offered = async (page: Page): Promise<readonly Offered[]> => (await lookAt(page)).offers;

/** What is asked may lie farther down on a sheet: a person pulls it into sight. */
export const scrollOn = (page: Page): Promise<void> =>
  page.evaluate(open => {
    const [first] = [...document.querySelectorAll(open)].filter(element => !(element instanceof SVGElement));
    first?.scrollIntoView({ block: 'center' });
  }, OPEN);

/** A small generator of its own, so that a failed run can be repeated. */
export const dice = (seed: number): ((below: number) => number) => {
  let state = seed >>> 0 || 1;
  return below => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

/** What the page says of the match: the question's number, and whether it is over. */
const positionOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('[data-part="table"]');
    const { entry, asked } = table?.dataset ?? {};
    return JSON.stringify([entry, asked, document.querySelector('[data-part="curtain"]') !== null]);
  });

interface Playing {
  readonly seed: number;
  /** Stops after so many answers; without, at the end of the match. */
  readonly answers?: number;
  /** Stops also when this is so. */
  readonly until?: () => Promise<boolean>;
  /** How to touch: by mouse, or by finger. */
  readonly isTouch?: boolean;
}

/** Which of the offers a hasty newcomer takes: whatever finishes an answer first, ending something rather late. */
export const weigh = ({ act, kind, isChosen }: Offered): number => {
  if (act) return 12;
  if (isChosen) return 1;
  if (kind && /^(end|keep|play-on|done|pass|enough)/.test(kind)) return 1;
  return kind ? 4 : 3;
};

/** One of the offers, as often as it is worth; undefined if none is worth anything. */
export const chosenOf = (
  offers: readonly Offered[],
  next: (below: number) => number,
  worth: (offer: Offered) => number = weigh,
): Offered | undefined => {
  const all = offers.map(offer => ({ offer, weight: worth(offer) })).filter(({ weight }) => weight > 0);
  if (all.length === 0) return undefined;
  let at = next(all.reduce((sum, { weight }) => sum + weight, 0));
  return all.find(({ weight }) => (at -= weight) < 0)?.offer;
};

/** Plays by touching only what is lit. Says how many touches and answers it took. */
export const playOn = async (page: Page, { seed, answers, until, isTouch = false }: Playing) => {
  const next = dice(seed);
  let touches = 0;
  let given = 0;
  let idle = 0;
  let before = await positionOf(page);
  while ((answers === undefined || given < answers) && !(await until?.())) {
    const { isOver, offers } = await lookAt(page);
    if (isOver) break;
    const offer = chosenOf(offers, next);
    if (!offer) {
      // Bots are thinking, or a sheet is on its way.
      if (++idle > 600) throw new Error(`nothing to touch at ${before}`);
      if (idle % 20 === 0) await scrollOn(page);
      // A finger may have opened something else, because the table had changed under it.
      if (idle % 60 === 0) await page.keyboard.press('Escape');
      await page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    if (isTouch) await page.touchscreen.tap(offer.x, offer.y);
    else await page.mouse.click(offer.x, offer.y);
    if (++touches > 6000) throw new Error(`6000 touches and no end at ${before}`);
    const now = await positionOf(page);
    if (now !== before) given++;
    before = now;
  }
  return { touches, answers: given };
};
