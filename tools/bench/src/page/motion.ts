import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Timing, timingOf } from '../clock.js';
import { type Row, rowOf } from '../report.js';
import { visiting } from './browser.js';
import { comeNearer, type Gesture, pan, touchWheel, zoom } from './gestures.js';
import { settled, setUp, sitDown } from './journey.js';
import { PAGE, PAGE_LIMITS } from './limits.js';
import { framesOf } from './recorder.js';
import { type Pace, paceOf } from './statistics.js';

/** Frames, and the time all processors have spent on one of them, in ms: a busy machine changes that little. */
interface Move extends Pace {
  readonly cpu: number;
}
/** How a map has moved: by the wheel, by the hand, and by one notch of the wheel, after which it comes to rest. */
interface Motion {
  readonly zoom: Move;
  readonly rest: Move;
  readonly pan: Move;
}

const cpuOf = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
};

const motionOf = async (browser: Browser, page: Page): Promise<Motion> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const move = async (gesture: Gesture): Promise<Move> => {
    const before = await cpuOf(browser);
    const frames = await framesOf(page, () => gesture(page, session));
    return { ...paceOf(frames), cpu: ((await cpuOf(browser)) - before) / frames.intervals.length };
  };
  const zoomed = await move(zoom);
  await page.waitForTimeout(1000);
  const rest = await move(touchWheel);
  await comeNearer(page, session);
  await page.waitForTimeout(1000);
  return { zoom: zoomed, rest, pan: await move(pan) };
};

const crowdMotion = (browser: Browser, url: string): Promise<Motion> =>
  visiting(browser, url, async page => {
    await page.locator('[data-part="map"] path').first().waitFor({ state: 'attached' });
    await settled(page);
    return motionOf(browser, page);
  });

const tableMotion = (browser: Browser, url: string): Promise<Motion> =>
  visiting(browser, url, async page => {
    await setUp(page);
    await sitDown(page);
    await settled(page);
    return motionOf(browser, page);
  });

/** A busy machine only takes frames away: the best round is nearest to what the page can do. */
const bestOf = (figures: readonly number[]): Timing => {
  const timing = timingOf(figures);
  return { ...timing, median: timing.max };
};
const paceRow = (name: string, moves: readonly Move[]): Row =>
  rowOf({ game: PAGE, name, unit: 'frames/s', timing: bestOf(moves.map(({ perSecond }) => perSecond)) });
const cpuRow = (name: string, moves: readonly Move[], anchors: readonly Move[]): Row =>
  rowOf({
    game: PAGE,
    name,
    unit: 'ms',
    timing: timingOf(moves.map(({ cpu }) => cpu)),
    ratios: timingOf(moves.map(({ cpu }, i) => cpu / anchors[i].cpu)),
    limit: PAGE_LIMITS.frameCpu,
  });
const millisRow = (name: string, millis: readonly number[]): Row => {
  const timing = timingOf(millis);
  return rowOf({ game: PAGE, name, unit: 'ms', timing: { ...timing, median: timing.min } });
};

export interface Sites {
  /** Where the shipped page is served, and where the two of the bench. */
  readonly page: string;
  readonly crowd: string;
}

/** Plain drawing, crowded map and real table take turns, round by round. */
export const motionRows = async (
  browser: Browser,
  sites: Sites,
  rounds: number,
  progress: (what: string) => void,
): Promise<Row[]> => {
  const plain: Motion[] = [];
  const crowd: Motion[] = [];
  const table: Motion[] = [];
  for (let round = 1; round <= rounds; round++) {
    progress(`frames, round ${round} of ${rounds}`);
    plain.push(await crowdMotion(browser, `${sites.crowd}plain.html`));
    crowd.push(await crowdMotion(browser, sites.crowd));
    table.push(await tableMotion(browser, sites.page));
  }
  const of = (motions: readonly Motion[], part: keyof Motion): readonly Move[] => motions.map(motion => motion[part]);
  const p95 = (moves: readonly Move[]): readonly number[] => moves.map(move => move.p95);
  const longest = (moves: readonly Move[]): readonly number[] => moves.map(move => move.longest);
  return [
    paceRow('zoom, plain drawing', of(plain, 'zoom')),
    paceRow('zoom, 250 regions and 600 pieces', of(crowd, 'zoom')),
    paceRow('zoom, table of Time of Crisis', of(table, 'zoom')),
    paceRow('pan, plain drawing', of(plain, 'pan')),
    paceRow('pan, 250 regions and 600 pieces', of(crowd, 'pan')),
    paceRow('pan, table of Time of Crisis', of(table, 'pan')),
    cpuRow('processor time of a frame, zoom : plain', of(crowd, 'zoom'), of(plain, 'zoom')),
    cpuRow('processor time of a frame, pan : plain', of(crowd, 'pan'), of(plain, 'pan')),
    millisRow('a frame of the crowded zoom, p95', p95(of(crowd, 'zoom'))),
    millisRow('a frame of the crowded pan, p95', p95(of(crowd, 'pan'))),
    millisRow('longest frame as the crowd comes to rest', longest(of(crowd, 'rest'))),
    millisRow('longest frame as the table comes to rest', longest(of(table, 'rest'))),
  ];
};
