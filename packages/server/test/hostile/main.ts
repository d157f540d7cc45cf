/** The long version of the test with hostile clients: `scripts/hostile-test.mjs`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres.js';
import { attack } from './attack.js';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: 'attack' },
  },
});

const homeOf = async (kind: string) => {
  if (kind === 'postgres') {
    const { url, stop } = await startPostgres();
    return { url, end: stop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'hegemon-hostile-'));
  const end = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
  return { url: `sqlite:${join(folder, 'hegemon.sqlite')}`, end };
};

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

const home = await homeOf(values.database);
try {
  const report = await attack({
    database: home.url,
    messages: Number(values.messages),
    seed: values.seed,
    told: sent => console.error(`${sent} sent`),
  });
  const { messages, matches, acknowledged, thrownOut, heard, statuses, seconds, faults } = report;
  for (const fault of faults) console.log(fault);
  console.log(`told on sockets: ${counted(heard)}`);
  console.log(`answered by HTTP: ${counted(statuses)}`);
  const verdict = faults.length === 0 ? 'no match changed, nothing broke' : `${faults.length} FAULTS`;
  console.log(
    `${values.database}: ${messages} messages of ill will in ${seconds} s, ${thrownOut} times thrown out; ` +
      `${acknowledged} honest deeds in ${matches} matches meanwhile; ${verdict}`,
  );
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await home.end();
}
