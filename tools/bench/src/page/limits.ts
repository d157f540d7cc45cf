import type { Limit } from '../report.js';

/** The heading of these rows. */
export const PAGE = 'page';

/** The budgets of the page: bytes as gzip packs them, milliseconds, and what a frame costs beside one of a plain drawing. */
export const PAGE_LIMITS = {
  start: { floor: 120_000, target: 120_000, better: 'lower' },
  table: { floor: 400_000, target: 400_000, better: 'lower' },
  frameCpu: { floor: 2, target: 1.2, better: 'lower' },
  click: { floor: 100, target: 100, better: 'lower' },
} as const satisfies Readonly<Record<string, Limit>>;

/** Every game keeps the same budget, in a row of its own. */
export const tableRow = (title: string): string => `script, a table of ${title} with its map more`;
