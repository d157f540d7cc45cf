import { Command } from 'commander';
import { print, printJson } from '../terminal/print.js';
import { type Progress, progressOf } from '../terminal/progress.js';

const EXAMPLES = `
Examples:
  hegemon bench --quick
  hegemon bench --page
  hegemon bench --server
  hegemon bench --json

Everything is measured in one run and judged as ratios to anchors beside it, so that a slow machine changes little.
The page is built if its sources have changed, and looked at in Chromium (CHROMIUM names another one).
The server is measured over loopback, each answer flushed to disk, beside a bare WebSocket and SQLite.
The exit code is 1 only if a figure is below its floor.`;

interface Flags {
  readonly quick: boolean;
  readonly page: boolean;
  readonly server: boolean;
  readonly json: boolean;
}

export const benchCommand = (): Command =>
  new Command('bench')
    .description(
      'Measures decisions, views, copies, verification, the server and the page, as ratios to anchors in the same run.',
    )
    .option('--quick', 'in about a minute; of the page only what it loads, of the server no memory', false)
    .option('--page', 'only the page: what it loads, how it moves, how soon it answers', false)
    .option('--server', 'only the server: how long answers take, how many it bears, how much memory it needs', false)
    .option('--json', 'report as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async ({ quick, page, server, json }: Flags) => {
      // Brings chess, another engine and a browser along, which no other command needs.
      const { benchText, runBench } = await import('@hegemon/bench');
      let progress: Progress | undefined;
      const report = await runBench({
        quick,
        json,
        only: [...(server ? (['server'] as const) : []), ...(page ? (['page'] as const) : [])],
        progress: (done, total, what) => (progress ??= progressOf('measuring', total)).to(done, what),
      }).finally(() => progress?.end());
      if (json) printJson(report);
      else print(benchText(report));
      if (!report.ok) process.exitCode = 1;
    });
