// `npm start`: builds the page if its sources have changed, and runs the server on this machine.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPage, isFresh } from '../packages/web/serve/build.mjs';

const HELP = `npm start -- [options]

  --port <n>        where to serve, 4170 unless told; the next free one if it is taken
  --host <address>  on which address, 127.0.0.1 unless told: this machine alone
  --database <url>  sqlite:<path> or postgres://…, sqlite:data/hegemon.sqlite unless told
  --build           build even if nothing has changed
  --no-build        serve what is there
  --help            this page

Everything else that the server can be told: npx hegemon serve --help`;

const PORT = 4170;
/** So many ports are tried after the wanted one. */
const TRIES = 20;

const stop = (message, code = 1) => {
  console.error(message);
  process.exit(code);
};

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env.HEGEMON_PORT ?? String(PORT) },
        host: { type: 'string', default: process.env.HEGEMON_HOST ?? '127.0.0.1' },
        database: { type: 'string' },
        build: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (fault) {
    return stop(`${fault.message}\n\n${HELP}`, 2);
  }
};

const build = () => {
  try {
    buildPage();
  } catch (fault) {
    stop(fault.message);
  }
};

/** What keeps a port from being used; nothing if it is free. */
const obstacleAt = (port, host) =>
  new Promise(resolve => {
    const probe = createServer().once('error', ({ code }) => resolve(code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });

const freePort = async (port, host) => {
  for (let at = port; at <= Math.min(port + TRIES, 65535); at++) {
    const obstacle = await obstacleAt(at, host);
    if (obstacle === undefined) return at;
    if (obstacle === 'EACCES')
      return stop(`Port ${at} may not be used by you. Choose another: npm start -- --port 4170`);
    if (obstacle !== 'EADDRINUSE') return stop(`${host}:${at} cannot be used (${obstacle}).`);
    console.log(`Port ${at} is taken.`);
  }
  return stop(`All ports from ${port} on are taken. Choose another: npm start -- --port <n>`);
};

const options = readOptions();
if (options.help) stop(HELP, 0);
const wanted = Number(options.port);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535)
  stop(`--port ${options.port}: a number from 0 to 65535 is needed.`, 2);
if (!options['no-build'] && (options.build || !isFresh())) build();

const port = await freePort(wanted, options.host);
const hegemon = fileURLToPath(new URL('../tools/bin/hegemon.mjs', import.meta.url));
const given = [
  'serve',
  '--port',
  String(port),
  '--host',
  options.host,
  '--log-level',
  process.env.HEGEMON_LOG_LEVEL ?? 'warn',
];
if (options.database) given.push('--database', options.database);
const child = spawn(process.execPath, [hegemon, ...given], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
