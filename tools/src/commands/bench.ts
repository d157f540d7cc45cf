import { Command } from 'commander';
import { print, printJson } from '../terminal/print.js';
import { type Progress, progressOf } from '../terminal/progress.js';

const EXAMPLES = `
Examples:
  hegemon bench --quick
  hegemon bench --json

Everything is measured in one run and judged as ratios to anchors beside it, so that a slow machine changes little.
The exit code is 1 only if a figure is below its floor.`;

export const benchCommand = (): Command =>
  new Command('bench')
    .description('Measures decisions, views, copies and verification, as ratios to anchors in the same run.')
    .option('--quick', 'in under a minute', false)
    .option('--json', 'report as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async ({ quick, json }: { quick: boolean; json: boolean }) => {
      // Brings chess and another engine along, which no other command needs.
      const { benchText, runBench } = await import('@hegemon/bench');
      let progress: Progress | undefined;
      const report = await runBench({
        quick,
        json,
        progress: (done, total, what) => (progress ??= progressOf('measuring', total)).to(done, what),
      }).finally(() => progress?.end());
      if (json) printJson(report);
      else print(benchText(report));
      if (!report.ok) process.exitCode = 1;
    });
