import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

interface Entry {
  readonly n: number;
  readonly seat?: string;
  readonly kind: string;
  readonly arg?: unknown;
  readonly drew?: readonly number[];
}

/** A position in which somebody is about to do something. */
export interface Moment {
  /** The last entry before it. */
  readonly at: number;
  readonly seat: string;
  /** What was named then: an army, a province. */
  readonly thing: string;
  /** What was named next. */
  readonly goal: string;
}
type Sought = (entry: Entry, next: Entry | undefined, last: Entry | undefined) => boolean;

/** A whole match of bots, kept in the folder of fixtures: its moments, and how it comes to the page. */
export const recorded = (name: string) => {
  const file = fileURLToPath(new URL(`../fixtures/${name}.hegemon.json`, import.meta.url));
  const { entries }: { readonly entries: readonly Entry[] } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    /** The first position after an entry, before somebody does such a thing. */
    before(after: number, what: Sought): Moment {
      const entry = entries.find(
        (each, i) => each.n > after && each.seat && what(each, entries[i + 1], entries[i - 1]),
      );
      if (!entry) throw new Error(`The match ${name} in the fixtures has no such moment.`);
      return { at: entry.n - 1, seat: entry.seat!, thing: String(entry.arg), goal: String(entries[entry.n + 1]?.arg) };
    },
    /** The start page takes the match in, and says its name. */
    async importMatch(page: Page): Promise<string> {
      await page.locator('[data-part="open-file"] input[type="file"]').setInputFiles(file);
      const link = page.locator('[data-act="open-import"]');
      await link.waitFor();
      return decodeURIComponent((await link.getAttribute('href'))!.replace('#/match/', ''));
    },
  };
};

/** To another page, as by a link. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate(to => {
    location.hash = to;
  }, hash);

/** One position of a match, to be looked at. */
export const lookAt = async (page: Page, match: string, at?: number): Promise<void> => {
  await goTo(page, `#/match/${encodeURIComponent(match)}${at === undefined ? '' : `/at/${at}`}`);
  await page.locator('[data-part="table"]').waitFor();
};

interface Wish extends Pick<Moment, 'at' | 'seat'> {
  /** Others that play at this screen. */
  readonly others?: readonly string[];
}
/** A what-if board from one position on, with people on the seats named; alone, one is asked at once. */
export const boardAt = async (page: Page, match: string, { at, seat, others = [] }: Wish): Promise<void> => {
  await lookAt(page, match, at);
  await page.locator('[data-part="table"][data-live="false"]').waitFor();
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-part="ribbon"] [data-act="what-if"]').click();
  const panel = page.locator('[data-part="what-if"]');
  await panel.locator('[data-act="branch"]:not([disabled])').waitFor();
  for (const chair of await panel.locator('[data-act^="chair-"]').all()) {
    const whose = (await chair.getAttribute('data-act'))!.replace('chair-', '');
    const isPerson = whose === seat || others.includes(whose);
    await chair.selectOption(isPerson ? 'person' : 'bot:greedy');
  }
  await panel.locator('[data-act="branch"]').click();
  await page.locator('[data-part="table"][data-live="true"]').waitFor();
  if (others.length > 0) return;
  await page.locator('[data-part="table"][data-asked]').waitFor();
  await page.locator('[data-part="map"] .regions').waitFor();
};
