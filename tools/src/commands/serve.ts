import { availableParallelism } from 'node:os';
import { BadUrl, CannotOpen, type Config, DEFAULTS, startServer } from '@hegemon/server';
import { Command, InvalidArgumentError, Option } from 'commander';
import { pageAt } from '../../../packages/web/serve/serve.mjs';
import { Failure } from '../failure.js';
import { note, print } from '../terminal/print.js';

const EXAMPLES = `
Examples:
  hegemon serve
  hegemon serve --port 8080 --host 0.0.0.0 --public-url https://play.example.org --proxies 1
  hegemon serve --database postgres://hegemon@localhost/hegemon --smtp smtp://localhost:25

Every option can be given as a variable of the environment too: HEGEMON_PORT, HEGEMON_PUBLIC_URL and so on.
Without --database everything lies in one file, data/hegemon.sqlite.`;

const count =
  (most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 0 || value > most)
      throw new InvalidArgumentError(`a number from 0 to ${most}`);
    return value;
  };
const smtp = (text: string): string => {
  if (!/^smtps?:\/\/[^/]/.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('an address such as smtp://user:password@mail.example.org:587');
  return text;
};
const url = (text: string): string => {
  try {
    return new URL(text).origin;
  } catch {
    throw new InvalidArgumentError('an address such as https://play.example.org');
  }
};

interface Given extends Omit<Config, 'page' | 'publicUrl' | 'smtp'> {
  readonly publicUrl?: string;
  readonly smtp?: string;
  readonly page: boolean;
}

const option = (flags: string, text: string, name: string): Option => new Option(flags, text).env(`HEGEMON_${name}`);

export const serveCommand = (): Command =>
  new Command('serve')
    .description('Runs the server: matches with others, over the network.')
    .addOption(option('--port <n>', 'where to listen', 'PORT').argParser(count(65535)).default(DEFAULTS.port))
    .addOption(option('--host <address>', 'on which address; 0.0.0.0 for all', 'HOST').default(DEFAULTS.host))
    .addOption(option('--database <url>', 'sqlite:<path> or postgres://…', 'DATABASE').default(DEFAULTS.database))
    .addOption(
      option('--public-url <url>', 'under which address people reach it: for links in letters', 'PUBLIC_URL').argParser(
        url,
      ),
    )
    .addOption(
      option('--proxies <n>', 'behind how many proxies of yours it stands', 'PROXIES').argParser(count(10)).default(0),
    )
    .addOption(
      option('--smtp <url>', 'through which letters are sent: smtp://user:password@host:port', 'SMTP').argParser(smtp),
    )
    .addOption(option('--mail-from <address>', 'from whom letters come', 'MAIL_FROM').default(DEFAULTS.mailFrom))
    .addOption(
      option('--threads <n>', 'threads in which bots think', 'THREADS')
        .argParser(count(64))
        .default(Math.max(1, availableParallelism() - 1)),
    )
    .addOption(
      option('--log-level <level>', 'what is written to the standard output', 'LOG_LEVEL')
        .choices(['debug', 'info', 'warn', 'error', 'silent'])
        .default(DEFAULTS.logLevel),
    )
    .addOption(option('--private-hooks', 'webhooks may lead into private networks', 'PRIVATE_HOOKS').default(false))
    .option('--no-page', 'only the API, without the page')
    .addHelpText('after', EXAMPLES)
    .action(async ({ page, publicUrl, smtp, ...given }: Given) => {
      const server = await started({ ...given, publicUrl, smtp }, page);
      print(`\nHegemon is open at ${publicUrl ?? server.url.replace('127.0.0.1', 'localhost')}\nCtrl+C ends it.`);
      await new Promise<void>(resolve => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) {
          // Whoever asks twice is in a hurry.
          process.once(signal, () => {
            process.once(signal, () => process.exit(1));
            server.stop().then(resolve, fault => {
              note(String(fault));
              process.exit(1);
            });
          });
        }
      });
    });

const started = async (config: Partial<Config>, isPage: boolean) => {
  try {
    return await startServer(config, isPage ? { page: pageAt() } : {});
  } catch (fault) {
    const { code } = fault as { readonly code?: string };
    if (code === 'NO_PAGE')
      throw new Failure('There is no built page. Build it with npm run build, or serve with --no-page.');
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Failure(`This machine has no address ${config.host}. Choose another with --host.`);
    if (code === 'EADDRINUSE') throw new Failure(`Port ${config.port} is taken. Choose another with --port.`);
    if (code === 'EACCES') throw new Failure(`Port ${config.port} may not be used by you. Choose another with --port.`);
    if (fault instanceof BadUrl || fault instanceof CannotOpen) throw new Failure(fault.message);
    if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000') {
      throw new Failure(
        `The database cannot be opened: ${(fault as Error).message || code}. Is it running, and is the address right?`,
      );
    }
    throw fault;
  }
};
