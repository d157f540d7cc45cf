import { loadavg } from 'node:os';
import { serve } from '../../../../packages/web/serve/serve.mjs';
import { timingOf } from '../clock.js';
import { type Row, rowOf } from '../report.js';
import { openBrowser } from './browser.js';
import { type Built, withCrowd, withPage } from './built.js';
import { PAGE } from './limits.js';
import { graphRows, loadRows } from './loads.js';
import { motionRows } from './motion.js';
import { playRows } from './play.js';

export interface PageEffort {
  /** Of everything that is timed; none measures the sizes alone. */
  readonly rounds: number;
  /** Given in each sitting. */
  readonly answers: number;
}
export const PAGE_QUICK: PageEffort = { rounds: 0, answers: 0 };
export const PAGE_FULL: PageEffort = { rounds: 5, answers: 30 };

/** Sitting at a table takes longer than moving a map. */
const sittings = (rounds: number): number => Math.ceil(rounds / 2);
/** How often `pageRows` tells what it does. */
export const stepsOf = ({ rounds }: PageEffort): number => 2 + rounds + sittings(rounds);

const serving = async <T>({ folder }: Built, act: (url: string) => Promise<T>): Promise<T> => {
  const { url, close } = await serve({ root: folder });
  try {
    return await act(url);
  } finally {
    await close();
  }
};

/** The page in a real Chromium: what it loads, how it moves, how soon it answers. Without one, what its files tell. */
export const pageRows = async (
  { rounds, answers }: PageEffort,
  progress: (what: string) => void = () => undefined,
): Promise<Row[]> => {
  progress('the page is built');
  return withPage(async built => {
    const rows = graphRows(built);
    const browser = await openBrowser();
    if (!browser) return rows;
    try {
      return await serving(built, async url => {
        progress('what it loads');
        rows.push(...(await loadRows(browser, url, built)));
        if (rounds === 0) return rows;
        const load = loadavg()[0];
        rows.push(
          ...(await withCrowd(crowd =>
            serving(crowd, crowdUrl => motionRows(browser, { page: url, crowd: crowdUrl }, rounds, progress)),
          )),
          ...(await playRows(browser, url, { rounds: sittings(rounds), answers }, progress)),
          rowOf({ game: PAGE, name: 'processes at work', unit: '', timing: timingOf([load, loadavg()[0]]) }),
        );
        return rows;
      });
    } finally {
      await browser.close();
    }
  });
};
