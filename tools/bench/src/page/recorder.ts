import type { Page } from 'playwright-core';
import type { Frames } from './statistics.js';

interface Recorder {
  intervals: number[];
  longTasks: number[];
  stop(): void;
}
const recorders = globalThis as { recorder?: Recorder };

/** In the page: writes down from now on how long each frame took. */
const begin = (): void => {
  let last: number | undefined;
  let isOn = true;
  const observer = new PerformanceObserver(list =>
    recorder.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  const recorder: Recorder = {
    intervals: [],
    longTasks: [],
    stop: () => {
      isOn = false;
      observer.disconnect();
    },
  };
  const tick = (now: number): void => {
    if (!isOn) return;
    if (last !== undefined) recorder.intervals.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  observer.observe({ type: 'longtask' });
  requestAnimationFrame(tick);
  (globalThis as { recorder?: Recorder }).recorder = recorder;
};

const end = (): Frames => {
  const { recorder } = globalThis as typeof recorders;
  recorder?.stop();
  return { intervals: recorder?.intervals ?? [], longTasks: recorder?.longTasks ?? [] };
};

/** What the page did while `act` lasted. */
export const framesOf = async (page: Page, act: () => Promise<void>): Promise<Frames> => {
  await page.evaluate(begin);
  await act();
  return page.evaluate(end);
};
