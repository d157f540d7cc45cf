// Makes the playthroughs of all games anew, or of those that are named. Look at the difference before keeping it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const makerOf = game => fileURLToPath(new URL(`../packages/games/${game}/test/playthroughs/make.ts`, import.meta.url));
const games = readdirSync(new URL('../packages/games/', import.meta.url)).filter(game => existsSync(makerOf(game)));
const wanted = process.argv.slice(2);
const unknown = wanted.filter(game => !games.includes(game));
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join(', ')}: there are playthroughs of ${games.join(', ')}\n`);
  process.exit(1);
}
const node = ['--conditions=source', '--import', 'tsx', '--disable-warning=ExperimentalWarning'];
for (const game of wanted.length > 0 ? wanted : games) {
  const { status } = spawnSync(process.execPath, [...node, makerOf(game)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
