/**
 * One server as a process of its own. It loads everything, says so, and opens when it is told where the database lies: so
 * the next one can be ready while the last still serves. Whoever has started it holds its standard input; when that ends, so
 * does the process.
 */
import { createInterface } from 'node:readline';
import type { Config } from '../../src/config.js';
import { startServer } from '../../src/server.js';
import { UNLIMITED } from './unlimited.js';

const say = (word: object): void => void process.stdout.write(`${JSON.stringify(word)}\n`);

const lines = createInterface({ input: process.stdin });
lines.on('close', () => process.exit(0));
lines.on('line', line => {
  const config = JSON.parse(line) as Partial<Config>;
  startServer({ port: 0, logLevel: 'error', quickPasswords: true, ...config }, UNLIMITED).then(
    ({ url }) => say({ url }),
    (fault: unknown) => say({ fault: String(fault) }),
  );
});
say({ ready: true });
