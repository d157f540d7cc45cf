// The long run: many random games with every number of players, and some with all properties looked at.
// Prints one JSON document; fails if any game does. Takes minutes; not part of `npm test`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const hegemon = fileURLToPath(new URL('../tools/bin/hegemon.mjs', import.meta.url));
const [game = 'time-of-crisis', seed = 'long-run'] = process.argv.slice(2);

const simulate = (...args) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [hegemon, 'simulate', game, '--players', 'mixed', '--seed', seed, '--json', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) process.exitCode = 1;
  try {
    return JSON.parse(stdout);
  } catch {
    process.exitCode = 1;
    return { ok: false, error: 'the simulation gave no report' };
  }
};

const random = simulate('--games', '10000');
const checked = simulate('--games', '300', '--check');
console.log(JSON.stringify({ random, checked }, null, 2));
