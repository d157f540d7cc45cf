import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/**
 * A whole match of four bots. When the rules change it is made anew:
 * `npm run hegemon -- play time-of-crisis --seats greedy,greedy,greedy,greedy --seed screens --autosave <this file>`.
 */
const FILE = fileURLToPath(new URL('../fixtures/four-families.hegemon.json', import.meta.url));

interface Entry {
  readonly n: number;
  readonly seat?: string;
  readonly kind: string;
  readonly arg?: unknown;
  readonly drew?: readonly number[];
}
const { entries }: { readonly entries: readonly Entry[] } = JSON.parse(readFileSync(FILE, 'utf8'));
/** By then much has happened. */
const LATE = 415;

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
const before = (what: (entry: Entry, next: Entry | undefined) => boolean): Moment => {
  const entry = entries.find((each, i) => each.n > LATE && each.seat && what(each, entries[i + 1]));
  if (!entry) throw new Error('The match in the fixtures has no such moment.');
  return { at: entry.n - 1, seat: entry.seat!, thing: String(entry.arg), goal: String(entries[entry.n + 1]?.arg) };
};

/** Positions of the match in which one question after the other is asked. */
export const MOMENTS = {
  /** An army is about to march, over land. */
  actions: before(({ kind }, next) => kind === 'move-army' && next?.kind === 'move-to'),
  market: before(({ kind }) => kind === 'trash-card' || kind === 'buy-card'),
  /** A general is about to begin a battle against the only enemy there. */
  battle: before(({ kind, drew = [] }) => kind === 'initiate-battle' && drew.length > 0),
  hit: before(({ kind }) => kind === 'take-hit'),
  hand: before(({ kind }) => kind === 'refill-hand'),
  senate: before(({ kind }) => kind === 'stake-senate'),
} as const;

/** The start page takes the match in, and says its name. */
export const importMatch = async (page: Page): Promise<string> => {
  await page.locator('[data-part="open-file"] input[type="file"]').setInputFiles(FILE);
  const link = page.locator('[data-act="open-import"]');
  await link.waitFor();
  return decodeURIComponent((await link.getAttribute('href'))!.replace('#/match/', ''));
};

/** To another page, as by a link. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate(to => {
    location.hash = to;
  }, hash);

/** One position of it, to be looked at. */
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
  for (const each of ['green', 'blue', 'yellow', 'red']) {
    const isPerson = each === seat || others.includes(each);
    await panel.locator(`[data-act="chair-${each}"]`).selectOption(isPerson ? 'person' : 'bot:greedy');
  }
  await panel.locator('[data-act="branch"]').click();
  await page.locator('[data-part="table"][data-live="true"]').waitFor();
  if (others.length > 0) return;
  await page.locator('[data-part="table"][data-asked]').waitFor();
  await page.locator('[data-part="map"] .regions').waitFor();
};
