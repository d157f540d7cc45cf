import { existsSync } from 'node:fs';
import { games } from '@hegemon/games';
import {
  BadUrl,
  backup,
  CannotOpen,
  CannotRestore,
  DEFAULTS,
  migrate,
  mustBeBackup,
  openStore,
  pending,
  type Rehearsed,
  rehearse,
  restore,
  type Store,
} from '@hegemon/server';
import { Command, Option } from 'commander';
import { Failure } from '../failure.js';
import { note, print, printJson } from '../terminal/print.js';

const EXAMPLES = `
Examples:
  hegemon db backup hegemon-2026-11-15.backup.gz
  hegemon db restore hegemon-2026-11-15.backup.gz --database postgres://hegemon@localhost/hegemon
  hegemon db rehearse

A backup is made while the server runs, and can be restored into either kind of database. Restoring wants an empty one.
Before an upgrade, rehearse with the new version: it replays all running matches and says which would differ.`;

const database = (): Option =>
  new Option('--database <url>', 'sqlite:<path> or postgres://…').env('HEGEMON_DATABASE').default(DEFAULTS.database);
const json = (): Option => new Option('--json', 'report as JSON').default(false);
interface Given {
  readonly database: string;
  readonly json: boolean;
}

export const dbCommand = (): Command => {
  const command = new Command('db')
    .description('Looks after the database of the server.')
    .addHelpText('after', EXAMPLES);
  command
    .command('migrate')
    .description('brings the database to the shape of this version; the server does it by itself when it starts')
    .addOption(database())
    .addOption(json())
    .action(({ database: url, json: isJson }: Given) =>
      withStore(url, async store => {
        const done = await migrate(store);
        if (isJson) printJson({ done });
        else print(done.length === 0 ? 'The database is as it should be.' : `Done: ${done.join(', ')}.`);
      }),
    );
  command
    .command('backup')
    .description('writes everything into one file, while the server goes on')
    .argument('<file>', 'where to')
    .addOption(database())
    .addOption(json())
    .action((file: string, { database: url, json: isJson }: Given) =>
      withStore(mustExist(url), async store => {
        await mustBeUpToDate(store);
        if (existsSync(file)) throw new Failure(`${file} is there already. Choose another name.`);
        const counted = await backup(store, file, Date.now());
        if (isJson) printJson({ file, ...counted });
        else print(`${counted.rows} rows, ${counted.matches} matches, in ${file}. It holds all secrets: keep it safe.`);
      }),
    );
  command
    .command('restore')
    .description('reads a backup into an empty database')
    .argument('<file>', 'the backup')
    .addOption(database())
    .addOption(json())
    .action(async (file: string, { database: url, json: isJson }: Given) => {
      await mustBeBackup(file).catch(told);
      await withStore(url, async store => {
        await migrate(store);
        const counted = await restore(store, file);
        if (isJson) printJson({ file, ...counted });
        else print(`${counted.rows} rows, ${counted.matches} matches restored.`);
      });
    });
  command
    .command('rehearse')
    .description('replays all running matches with this version, and says which would differ; changes nothing')
    .addOption(database())
    .addOption(json())
    .action(({ database: url, json: isJson }: Given) =>
      withStore(mustExist(url), async store => {
        await mustBeUpToDate(store);
        const found: Rehearsed[] = [];
        for await (const each of rehearse(store, games)) {
          found.push(each);
          if (!isJson && each.what !== 'same') note(lineOf(each));
        }
        const bad = found.filter(({ what }) => what === 'differs' || what === 'stuck');
        if (isJson) printJson({ matches: found.length, bad: bad.length, found });
        else print(`Running matches: ${found.length}; ${bad.length} would not go on.`);
        if (bad.length > 0) process.exitCode = 1;
      }),
    );
  return command;
};

const lineOf = ({ match, game, edition, what, entry, why }: Rehearsed): string => {
  if (what === 'over') return `${match} (${game}) goes over from edition ${edition}.`;
  const where = entry === undefined ? '' : ` at entry ${entry}`;
  return `${match} (${game}) ${what === 'differs' ? 'differs' : 'cannot go on'}${where}: ${why}.`;
};

/** A backup of a file that is not there would be an empty one. */
const mustExist = (url: string): string => {
  if (url.startsWith('sqlite:') && !existsSync(url.slice('sqlite:'.length))) {
    throw new Failure(`There is no database at ${url.slice('sqlite:'.length)}. Name it with --database.`);
  }
  return url;
};

const mustBeUpToDate = async (store: Store): Promise<void> => {
  if ((await pending(store)).length === 0) return;
  throw new Failure(
    'The database has the shape of an older version. Back it up with that version, restore the backup into a new database with this one, and try again there.',
  );
};

/** What whoever runs it can do something about, in a sentence. */
const told = (fault: unknown): never => {
  if (fault instanceof BadUrl || fault instanceof CannotOpen || fault instanceof CannotRestore)
    throw new Failure(fault.message);
  throw fault;
};

const withStore = async (url: string, work: (store: Store) => Promise<void>): Promise<void> => {
  let store: Store | undefined;
  try {
    store = openStore(url);
    await work(store);
  } catch (fault) {
    return told(fault);
  } finally {
    await store?.close();
  }
};
