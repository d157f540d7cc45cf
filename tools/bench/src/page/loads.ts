import type { Browser, Page } from 'playwright-core';
import { timingOf } from '../clock.js';
import { type Limit, type Row, rowOf } from '../report.js';
import { visiting } from './browser.js';
import type { Built } from './built.js';
import { closureOf, packedBytes, scriptsOf } from './graph.js';
import { settled, setUp, sitDown, started } from './journey.js';
import { PAGE, PAGE_LIMITS } from './limits.js';

/** Which scripts a page fetches from now on, workers included; each once. */
const fetchedBy = (page: Page): Set<string> => {
  const paths = new Set<string>();
  page.on('request', request => {
    const path = new URL(request.url()).pathname.slice(1);
    if (/\.m?js$/.test(path)) paths.add(path);
  });
  return paths;
};

const bytesRow = (name: string, bytes: number, limit?: Limit): Row =>
  rowOf({ game: PAGE, name, unit: 'bytes', timing: timingOf([bytes]), ...(limit && { limit }) });

/** What the start page names in its document, with everything that imports: known without a browser. */
export const graphRows = ({ read }: Built): Row[] => {
  const modules = closureOf(scriptsOf('index.html', read('index.html')), read);
  return [bytesRow('script, start page before it is shown', packedBytes(modules, read), PAGE_LIMITS.start)];
};

/** What a browser fetches for the start page, and what more for a table with its map. */
export const loadRows = (browser: Browser, url: string, { read }: Built): Promise<Row[]> =>
  visiting(browser, 'about:blank', async page => {
    const paths = fetchedBy(page);
    const packed = (known: ReadonlySet<string>): number =>
      packedBytes(
        [...paths].filter(path => !known.has(path)),
        read,
      );
    await page.goto(url);
    await started(page);
    await settled(page);
    const start = packed(new Set());
    const known = new Set(paths);
    await setUp(page);
    await sitDown(page);
    await settled(page);
    const table = packed(known);
    // Whoever comes again has a match in the list.
    paths.clear();
    await page.goto('about:blank');
    await page.goto(url);
    await started(page);
    await settled(page);
    return [
      bytesRow('script, start page', start, PAGE_LIMITS.start),
      bytesRow('script, a table with its map more', table, PAGE_LIMITS.table),
      bytesRow('script, start page with a match in the list', packed(new Set()), PAGE_LIMITS.start),
    ];
  });
