/** Shows how far a piece of work has come, on a terminal only, and only if it takes its time. */
export interface Progress {
  to(done: number, remark?: string): void;
  /** Clears the line. */
  end(): void;
}

const PATIENCE_MS = 800;
const REDRAW_MS = 100;
const BAR = 24;

/** A work of `total` parts. */
export const progressOf = (title: string, total: number): Progress => {
  const isShown = process.stderr.isTTY === true;
  const begun = performance.now();
  let drawn = 0;
  return {
    to(done, remark = '') {
      const now = performance.now();
      if (!isShown || now - begun < PATIENCE_MS || now - drawn < REDRAW_MS) return;
      drawn = now;
      process.stderr.write(`\r\x1b[2K${line(title, done, total, now - begun)}${remark && ` · ${remark}`}`);
    },
    end() {
      if (drawn > 0) process.stderr.write('\r\x1b[2K');
    },
  };
};

const line = (title: string, done: number, total: number, elapsed: number): string => {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const full = Math.round(share * BAR);
  const left = done > 0 ? Math.ceil((elapsed / done) * (total - done)) : 0;
  const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
  return `${title} ${bar} ${done}/${total}${left > 0 ? ` · ${inWords(left)} left` : ''}`;
};

const inWords = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
};
