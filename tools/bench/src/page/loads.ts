import type { Browser, Page } from 'playwright-core';
import { timingOf } from '../clock.js';
import { type Limit, type Row, rowOf } from '../report.js';
import { visiting } from './browser.js';
import type { Built } from './built.js';
import { closureOf, packedBytes, scriptsOf } from './graph.js';
import { GAMES, type GameId, settled, setUp, sitDown, started } from './journey.js';
import { PAGE, PAGE_LIMITS, tableRow } from './limits.js';

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

/** The scripts an empty browser fetches on its way to a table; what is known already is not fetched again. */
interface Way {
  readonly start: readonly string[];
  readonly table: readonly string[];
  /** Whoever comes again has a match in the list. */
  readonly again: readonly string[];
}

const wayTo = (browser: Browser, url: string, game: GameId): Promise<Way> =>
  visiting(browser, 'about:blank', async page => {
    const paths = fetchedBy(page);
    const comes = async (): Promise<readonly string[]> => {
      await page.goto(url);
      await started(page);
      await settled(page);
      return [...paths];
    };
    const start = await comes();
    await setUp(page, game);
    await sitDown(page);
    await settled(page);
    const table = [...paths].filter(path => !start.includes(path));
    paths.clear();
    await page.goto('about:blank');
    return { start, table, again: await comes() };
  });

/** What a browser fetches for the start page, and what more for a table of each game with its map, each in a visit of its own. */
export const loadRows = async (browser: Browser, url: string, { read }: Built): Promise<Row[]> => {
  const ways: { readonly title: string; readonly way: Way }[] = [];
  for (const { id, title } of GAMES) ways.push({ title, way: await wayTo(browser, url, id) });
  const bytes = (paths: readonly string[]): number => packedBytes(paths, read);
  const most = (part: keyof Way): number => Math.max(...ways.map(({ way }) => bytes(way[part])));
  return [
    bytesRow('script, start page', most('start'), PAGE_LIMITS.start),
    ...ways.map(({ title, way }) => bytesRow(tableRow(title), bytes(way.table), PAGE_LIMITS.table)),
    bytesRow('script, start page with a match in the list', most('again'), PAGE_LIMITS.start),
  ];
};
