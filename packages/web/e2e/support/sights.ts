import type { Sight } from '@hegemon/host';
import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the desk has told this page, oldest first. */
    sights: Sight[];
  }
}

/** From now on every page of this context writes down each sight that the worker sends it. */
export const overhear = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const Plain = window.Worker;
    window.sights = [];
    const isSight = (thing: unknown): thing is Sight =>
      typeof thing === 'object' && thing !== null && 'eyes' in thing && 'table' in thing;
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          const sight = data.type === 'news' ? data.news.sight : data.value?.value;
          if (isSight(sight)) window.sights.push(sight);
        });
      }
    };
  });

/** What the page was shown last. */
export const sightOf = (page: Page): Promise<Sight> => page.evaluate(() => window.sights.at(-1)!);
export const sightsOf = (page: Page): Promise<Sight[]> => page.evaluate(() => window.sights);

/** The position without how one came to it. */
export const positionOf = ({ at, last, eyes, table, undo, redo }: Sight) => ({ at, last, eyes, table, undo, redo });
