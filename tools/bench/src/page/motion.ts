import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Timing, timingOf } from '../clock.js';
import { type Row, rowOf } from '../report.js';
import { visiting } from './browser.js';
import { comeNearer, type Gesture, pan, touchWheel, zoom } from './gestures.js';
import { settled, setUp, sitDown } from './journey.js';
import { PAGE, PAGE_LIMITS } from './limits.js';
import { framesOf } from './recorder.js';
import { type Pace, paceOf } from './statistics.js';

/** How a map has moved: by the wheel, by the hand, and by one notch of the wheel, after which it comes to rest. */
interface Motion {
  readonly zoom: Pace;
  readonly rest: Pace;
  readonly pan: Pace;
}

const motionOf = async (page: Page): Promise<Motion> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const pace = async (gesture: Gesture): Promise<Pace> => paceOf(await framesOf(page, () => gesture(page, session)));
  const zoomed = await pace(zoom);
  await page.waitForTimeout(1000);
  const rest = await pace(touchWheel);
  await comeNearer(page, session);
  await page.waitForTimeout(1000);
  return { zoom: zoomed, rest, pan: await pace(pan) };
};

const crowdMotion = (browser: Browser, url: string): Promise<Motion> =>
  visiting(browser, url, async page => {
    await page.locator('[data-part="map"] path').first().waitFor({ state: 'attached' });
    await settled(page);
    return motionOf(page);
  });

const tableMotion = (browser: Browser, url: string): Promise<Motion> =>
  visiting(browser, url, async page => {
    await setUp(page);
    await sitDown(page);
    await settled(page);
    return motionOf(page);
  });

/** A busy machine only takes frames away: the best round is nearest to what the page can do. */
const bestOf = (figures: readonly number[]): Timing => {
  const timing = timingOf(figures);
  return { ...timing, median: timing.max };
};
const ratesOf = (paces: readonly Pace[]): readonly number[] => paces.map(({ perSecond }) => perSecond);
const paceRow = (name: string, paces: readonly Pace[], anchors?: readonly Pace[]): Row => {
  const timing = bestOf(ratesOf(paces));
  const parts = { game: PAGE, name, unit: 'frames/s', timing };
  if (!anchors) return rowOf(parts);
  const ratios = timingOf(paces.map(({ perSecond }, i) => perSecond / anchors[i].perSecond));
  const ratio = timing.median / bestOf(ratesOf(anchors)).median;
  return rowOf({ ...parts, ratios: { ...ratios, median: ratio }, limit: PAGE_LIMITS.frames });
};
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
  const of = (motions: readonly Motion[], part: keyof Motion): readonly Pace[] => motions.map(motion => motion[part]);
  const p95 = (motions: readonly Motion[], part: keyof Motion): readonly number[] =>
    of(motions, part).map(pace => pace.p95);
  return [
    paceRow('zoom, plain drawing', of(plain, 'zoom')),
    paceRow('pan, plain drawing', of(plain, 'pan')),
    paceRow('zoom, 250 regions and 600 pieces : plain', of(crowd, 'zoom'), of(plain, 'zoom')),
    paceRow('pan, 250 regions and 600 pieces : plain', of(crowd, 'pan'), of(plain, 'pan')),
    millisRow('a frame of that zoom, p95', p95(crowd, 'zoom')),
    millisRow('a frame of that pan, p95', p95(crowd, 'pan')),
    millisRow(
      'longest frame as it comes to rest',
      of(crowd, 'rest').map(({ longest }) => longest),
    ),
    paceRow('zoom, table of Time of Crisis', of(table, 'zoom')),
    paceRow('pan, table of Time of Crisis', of(table, 'pan')),
    millisRow(
      'longest frame as the table comes to rest',
      of(table, 'rest').map(({ longest }) => longest),
    ),
  ];
};
