import type { Page } from 'playwright-core';

/** What was seen of a table while somebody played at it, in ms. */
export interface Seen {
  /** From a click to the frame that shows the answer it gave. */
  readonly answers: readonly number[];
  /** From any other click on the table to the frame that shows what it changed. */
  readonly touches: readonly number[];
  /** Tasks that held up the page while nobody here was asked, so that bots were at work; and how long that was. */
  readonly botTasks: readonly number[];
  readonly botTime: number;
}
interface Watcher {
  answers: number[];
  touches: number[];
  tasks: { from: number; to: number }[];
  waits: { from: number; to: number }[];
}

/** In the page: watches clicks, what they change, and what holds the page up. */
const begin = (): void => {
  const table = document.querySelector<HTMLElement>('[data-part="table"]')!;
  const watcher: Watcher = { answers: [], touches: [], tasks: [], waits: [] };
  let click: { at: number; entry: string | undefined; changed?: number } | undefined;
  let waitsSince = table.dataset.asked === undefined ? performance.now() : undefined;
  /** After the next frame was painted. */
  const painted = (then: (now: number) => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(undefined);
    });
  };
  const finish = (): void => {
    const last = click;
    click = undefined;
    if (last?.changed !== undefined) watcher.touches.push(last.changed - last.at);
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      finish();
      click = { at: timeStamp, entry: table.dataset.entry };
    },
    true,
  );
  new MutationObserver(() => {
    const { entry, asked } = table.dataset;
    const now = performance.now();
    if (asked === undefined) waitsSince ??= now;
    else if (waitsSince !== undefined) {
      watcher.waits.push({ from: waitsSince, to: now });
      waitsSince = undefined;
    }
    const current = click;
    if (!current) return;
    if (entry !== current.entry) {
      click = undefined;
      painted(then => watcher.answers.push(then - current.at));
    } else if (current.changed === undefined) {
      current.changed = now;
      painted(then => {
        current.changed = then;
      });
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      watcher.tasks.push({ from: startTime, to: startTime + duration });
  }).observe({ type: 'longtask' });
  (globalThis as { watcher?: Watcher }).watcher = watcher;
};

const end = (): Seen => {
  const { watcher } = globalThis as { watcher?: Watcher };
  const { answers, touches, tasks, waits } = watcher ?? { answers: [], touches: [], tasks: [], waits: [] };
  const botTasks = tasks.filter(task => waits.some(({ from, to }) => task.from > from && task.to < to));
  return {
    answers,
    touches,
    botTasks: botTasks.map(({ from, to }) => to - from),
    botTime: waits.reduce((sum, { from, to }) => sum + to - from, 0),
  };
};

export const watch = (page: Page): Promise<void> => page.evaluate(begin);
export const seenAt = (page: Page): Promise<Seen> => page.evaluate(end);
