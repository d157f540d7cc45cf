// Kills servers under load and looks what is left of what they had promised: `--rounds 200 --database sqlite|postgres`.
// PostgreSQL is served by two processes at a time. Prints a summary; fails if anything acknowledged is lost or done twice, a
// match does not verify, or somebody is stuck. Takes a quarter of an hour; not part of `npm test`, which does a few rounds.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../packages/server/test/kill/main.ts', import.meta.url));
const node = ['--conditions=source', '--import', 'tsx', '--disable-warning=ExperimentalWarning'];
const { status } = spawnSync(process.execPath, [...node, main, ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
