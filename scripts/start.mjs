// `npm start`: builds the page if its sources have changed, and serves it to this machine.
import { parseArgs } from 'node:util';
import { buildPage, isFresh } from '../packages/web/serve/build.mjs';
import { serve } from '../packages/web/serve/serve.mjs';

const HELP = `npm start -- [options]

  --port <n>   where to serve, 4170 unless told; the next free one if it is taken
  --build      build even if nothing has changed
  --no-build   serve what is there
  --help       this page`;

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
        port: { type: 'string', default: String(PORT) },
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

const listen = async port => {
  for (let at = port; at <= Math.min(port + TRIES, 65535); at++) {
    try {
      return await serve({ port: at });
    } catch (fault) {
      if (fault.code === 'NO_PAGE') return stop('There is no built page. Without --no-build it is built first.');
      if (fault.code === 'EACCES')
        return stop(`Port ${at} may not be used by you. Choose another: npm start -- --port 4170`);
      if (fault.code !== 'EADDRINUSE') throw fault;
      console.log(`Port ${at} is taken.`);
    }
  }
  return stop(`All ports from ${port} on are taken. Choose another: npm start -- --port <n>`);
};

const options = readOptions();
if (options.help) stop(HELP, 0);
const port = Number(options.port);
if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`--port ${options.port}: a number from 0 to 65535 is needed.`, 2);
if (!options['no-build'] && (options.build || !isFresh())) build();

const { url, close } = await listen(port);
console.log(`\nHegemon is open at ${url}\nCtrl+C ends it.`);
const end = () => {
  close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
