import type { Browser, Page } from 'playwright-core';
import { timingOf } from '../clock.js';
import { type Limit, type Row, rowOf } from '../report.js';
import { visiting } from './browser.js';
import { settled, setUp, sitDown, timeToStart } from './journey.js';
import { PAGE, PAGE_LIMITS } from './limits.js';
import { drawn, offered, weightOf } from './offered.js';
import { quantile } from './statistics.js';
import { type Seen, seenAt, watch } from './watcher.js';

const MOST_TOUCHES = 600;

/** Touches what is lit until so many answers were given, or the match is over. */
const playOn = async (page: Page, answers: number): Promise<Seen> => {
  await watch(page);
  let state = 13;
  const share = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  let seen = await seenAt(page);
  for (let touches = 0; touches < MOST_TOUCHES && seen.answers.length < answers; touches++) {
    const all = await offered(page);
    if (all.length === 0) await page.waitForTimeout(60);
    else {
      const { x, y } = drawn(all, weightOf, share());
      await page.mouse.click(x, y);
      // A hand needs longer than this from one thing to the next.
      await page.waitForTimeout(90);
    }
    seen = await seenAt(page);
  }
  return seen;
};

/** Milliseconds from moving the scale to the frame that shows that position. */
const jump = (page: Page, share: number): Promise<number> =>
  page.evaluate(
    share =>
      new Promise<number>(resolve => {
        const scale = document.querySelector<HTMLInputElement>('[data-part="replay"] input[type="range"]')!;
        const before = scale.getAttribute('aria-valuetext');
        const began = performance.now();
        const observer = new MutationObserver(() => {
          if (scale.getAttribute('aria-valuetext') === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        observer.observe(scale, { attributes: true });
        scale.value = `${Math.floor(share * Number(scale.max))}`;
        scale.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    share,
  );

/** There and back again, so that each jump leads elsewhere. */
const JUMPS = [0, 0.9, 0.2, 0.7, 0.35, 0.8, 0.1, 0.6, 0.05, 0.5, 0.25, 0.95];

interface Sitting {
  readonly start: number;
  readonly table: number;
  readonly seen: Seen;
  readonly jumps: readonly number[];
}

const sittingOf = (browser: Browser, url: string, answers: number): Promise<Sitting> =>
  visiting(browser, url, async page => {
    const start = await timeToStart(page);
    await setUp(page);
    await settled(page);
    const table = await sitDown(page);
    await settled(page);
    const seen = await playOn(page, answers);
    const jumps: number[] = [];
    for (const share of JUMPS) jumps.push(await jump(page, share));
    return { start, table, seen, jumps };
  });

/** Of each sitting one figure; the best is shown, since a busy machine only adds to it. */
const millisRow = (name: string, millis: readonly number[], limit?: Limit): Row => {
  const timing = timingOf(millis);
  return rowOf({
    game: PAGE,
    name,
    unit: 'ms',
    timing: { ...timing, median: timing.min },
    ...(limit && { limit }),
  });
};

/** One person and three greedy bots at a table; several times, from an empty browser each time. */
export const playRows = async (
  browser: Browser,
  url: string,
  { rounds, answers }: { readonly rounds: number; readonly answers: number },
  progress: (what: string) => void,
): Promise<Row[]> => {
  const sittings: Sitting[] = [];
  for (let round = 1; round <= rounds; round++) {
    progress(`playing, round ${round} of ${rounds}`);
    sittings.push(await sittingOf(browser, url, answers));
  }
  const shares = (share: number, of: (sitting: Sitting) => readonly number[]): number[] =>
    sittings.map(sitting => quantile(of(sitting), share));
  return [
    millisRow(
      'start page painted',
      sittings.map(({ start }) => start),
    ),
    millisRow(
      'from beginning a match to its first question',
      sittings.map(({ table }) => table),
    ),
    millisRow(
      'click to painted answer, median',
      shares(0.5, ({ seen }) => seen.answers),
      PAGE_LIMITS.click,
    ),
    millisRow(
      'click to painted answer, p95',
      shares(0.95, ({ seen }) => seen.answers),
      PAGE_LIMITS.click,
    ),
    millisRow(
      'any other click to its painted effect, median',
      shares(0.5, ({ seen }) => seen.touches),
      PAGE_LIMITS.click,
    ),
    millisRow(
      'jump to a position of the replay, median',
      shares(0.5, ({ jumps }) => jumps),
    ),
    millisRow(
      'jump to a position of the replay, p95',
      shares(0.95, ({ jumps }) => jumps),
    ),
    millisRow(
      'longest task while three greedy bots play',
      sittings.map(({ seen }) => Math.max(0, ...seen.botTasks)),
    ),
  ];
};
