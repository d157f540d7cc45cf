// Holds the odds a player is shown against the dice of the engine: battles and votes out of played games, each played
// out again and again by the rules. Prints a table; fails if a share lies off by more than chance would have it.
// Takes minutes; not part of `npm test`, which does the same for a handful. Arguments: questions, runs, seed.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('../packages/games/time-of-crisis/test/odds/check.ts', import.meta.url));
const node = ['--conditions=source', '--import', 'tsx', '--disable-warning=ExperimentalWarning'];
const { status } = spawnSync(process.execPath, [...node, check, ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
