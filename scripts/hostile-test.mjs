// Sends a server messages of ill will, over sockets and HTTP, while honest people play: `--messages 100000 --database
// sqlite|postgres`. Prints a summary; fails if any of them changes a match, is answered with a fault of the server, or ends it.
// Takes minutes; not part of `npm test`, which sends a few thousand.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../packages/server/test/hostile/main.ts', import.meta.url));
const node = ['--conditions=source', '--import', 'tsx', '--disable-warning=ExperimentalWarning'];
const { status } = spawnSync(process.execPath, [...node, main, ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
