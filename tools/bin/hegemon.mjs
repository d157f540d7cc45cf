#!/usr/bin/env node
// Runs tools/src/main.ts straight from its TypeScript sources, whatever directory it is called from.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = path => fileURLToPath(new URL(path, import.meta.url));

const child = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    '--conditions=source',
    `--import=${import.meta.resolve('tsx')}`,
    here('../src/main.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, TSX_TSCONFIG_PATH: here('../tsconfig.json') } },
);

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, () => child.kill(signal));

child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  for (const each of signals) process.removeAllListeners(each);
  process.kill(process.pid, signal);
});
