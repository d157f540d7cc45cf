/** The long version of the kill test: `scripts/kill-test.mjs`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres.js';
import { type KillReport, killRounds } from './rounds.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    database: { type: 'string', default: 'sqlite' },
    tables: { type: 'string', default: '4' },
    bots: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'kill' },
  },
});

const homeOf = async (kind: string) => {
  if (kind === 'postgres') {
    const { url, stop } = await startPostgres();
    return { url, processes: 2, end: stop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'hegemon-kill-'));
  const end = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
  return { url: `sqlite:${join(folder, 'hegemon.sqlite')}`, processes: 1, end };
};

const summaryOf = ({ faults, ...figures }: KillReport): string =>
  [
    `${figures.kills} kills in ${figures.seconds} s`,
    `${figures.acknowledged} deeds acknowledged, ${figures.resent} asked for again, ${figures.refused} refused`,
    `${figures.lost} sockets lost, ${figures.gaps} gaps`,
    `${figures.matches} matches (${figures.over} over) with ${figures.entries} entries`,
    faults.length === 0 ? 'nothing lost, nothing twice, nobody stuck, all verify' : `${faults.length} FAULTS`,
  ].join('; ');

const home = await homeOf(values.database);
try {
  const report = await killRounds({
    database: home.url,
    rounds: Number(values.rounds),
    processes: home.processes,
    tables: Number(values.tables),
    withBot: Number(values.bots),
    seed: values.seed,
    told: (round, acknowledged) => {
      if (round % 10 === 0) console.error(`round ${round}, ${acknowledged} acknowledged`);
    },
  });
  for (const fault of report.faults) console.log(fault);
  console.log(`${values.database}, ${home.processes} at a time: ${summaryOf(report)}`);
  if (report.faults.length > 0) process.exitCode = 1;
} finally {
  await home.end();
}
