import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import pc from 'picocolors';
import { noSuch } from '../arguments.js';
import { type Origins, originsOf, strayMarksIn } from '../facts.js';
import { Failure } from '../failure.js';
import { readText } from '../files.js';
import { GAMES_FOLDER } from '../paths.js';
import { percent, tableOf } from '../terminal/layout.js';
import { print, printJson } from '../terminal/print.js';

interface Fault {
  readonly file: string;
  readonly path: string;
  readonly rule: string;
  readonly problem: string;
}
interface Checked {
  readonly game: string;
  readonly files: readonly string[];
  readonly ok: boolean;
  readonly faults: readonly Fault[];
  readonly facts: number;
  readonly shares: Origins['shares'];
  readonly parts: Origins['parts'];
}
/** What every game's `src/data-check.ts` offers. */
type FaultsOfData = (raw: unknown) => readonly Omit<Fault, 'file'>[];

const EXAMPLES = `
Examples:
  hegemon data check
  hegemon data check time-of-crisis --json
  hegemon data check time-of-crisis --file my-data.json

--file looks at another file in place of the game's own: the printed values of a box you own, before you put them in.
The exit code is 0 if all files hold, otherwise 1.`;

export const dataCommand = (): Command => {
  const check = new Command('check')
    .description('Validates data files: names file, path and rule of each fault, and where the facts come from.')
    .argument('[game]', 'one game; without it all of them')
    .option('--file <path>', "another file in place of the game's own data")
    .option('--json', 'report as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(run);
  return new Command('data').description('Looks at the data files of the games.').addCommand(check);
};

/** Found by looking, not through the register: a game whose data does not hold cannot be loaded. */
const gamesWithData = (): string[] =>
  readdirSync(GAMES_FOLDER).filter(home => existsSync(join(GAMES_FOLDER, home, 'src', 'data-check.ts')));

const run = async (game: string | undefined, { file, json }: { file?: string; json: boolean }): Promise<void> => {
  const all = gamesWithData();
  if (game !== undefined && !all.includes(game)) throw noSuch('game', game, all);
  if (file !== undefined && game === undefined) throw new Failure('--file needs the game whose data it replaces.');
  const checked: Checked[] = [];
  for (const home of game === undefined ? all : [game]) checked.push(await check(home, file));
  if (json) printJson(game === undefined ? checked : checked[0]);
  else print(checked.map(textOf).join('\n\n'));
  if (checked.some(({ ok }) => !ok)) process.exitCode = 1;
};

const check = async (home: string, instead?: string): Promise<Checked> => {
  const folder = join(GAMES_FOLDER, home);
  const { faultsOfData } = (await import(pathToFileURL(join(folder, 'src', 'data-check.ts')).href)) as {
    faultsOfData: FaultsOfData;
  };
  const own = factsOf(folder);
  if (instead !== undefined && own.length > 1) {
    throw new Failure(`The data of ${home} lies in ${own.length} files; --file can replace only a single one.`);
  }
  const files = instead === undefined ? own : [instead];
  const shown = (path: string): string => (path === instead ? path : relative(process.cwd(), path));
  const { raw, faults } = await read(files, shown);
  if (faults.length === 0) {
    const file = files.map(shown).join(', ');
    for (const fault of faultsOfData(raw)) faults.push({ file, ...fault });
    for (const { path, mark } of strayMarksIn(raw)) {
      const problem = `is ${mark}, should begin with rulebook, public or reconstructed`;
      faults.push({ file, path, rule: 'provenance', problem });
    }
  }
  const others = instead === undefined ? otherFilesOf(folder, files) : [];
  for (const other of others) faults.push(...(await parsed(other, shown(other))).faults);
  const { facts, shares, parts } = originsOf(raw);
  return { game: home, files: [...files, ...others].map(shown), ok: faults.length === 0, faults, facts, shares, parts };
};

/** One file of facts, or several, each known by its name. */
const factsOf = (folder: string): string[] => {
  const at = join(folder, 'data');
  const single = join(at, 'data.json');
  if (existsSync(single)) return [single];
  const names = existsSync(at) ? readdirSync(at).filter(name => name.endsWith('.json')) : [];
  return names.length > 0 ? names.sort().map(name => join(at, name)) : [single];
};
const read = async (
  files: readonly string[],
  shown: (path: string) => string,
): Promise<{ raw: unknown; faults: Fault[] }> => {
  const parts = await Promise.all(files.map(async file => ({ file, ...(await parsed(file, shown(file))) })));
  const faults = parts.flatMap(part => part.faults);
  if (parts.length === 1) return { raw: parts[0].raw, faults };
  return { raw: Object.fromEntries(parts.map(({ file, raw }) => [basename(file, '.json'), raw])), faults };
};

/** What lies beside: drawings and the like. They must at least be readable. */
const otherFilesOf = (folder: string, main: readonly string[]): string[] =>
  ['data', 'board'].flatMap(room => {
    const at = join(folder, room);
    if (!existsSync(at)) return [];
    return readdirSync(at)
      .filter(name => name.endsWith('.json'))
      .map(name => join(at, name))
      .filter(path => !main.includes(path));
  });

const parsed = async (path: string, shown: string): Promise<{ raw: unknown; faults: Fault[] }> => {
  const text = readText(path, 'data file');
  try {
    return { raw: JSON.parse(text), faults: [] };
  } catch {
    // Says where; the machine's own parser often does not.
    const { default: ts } = await import('typescript');
    const source = ts.parseJsonText(path, text) as { parseDiagnostics?: readonly { readonly start: number }[] };
    const at = source.parseDiagnostics?.[0]?.start;
    const line = at === undefined ? 'the file' : `line ${text.slice(0, at).split('\n').length}`;
    return { raw: undefined, faults: [{ file: shown, path: line, rule: 'JSON', problem: 'is no JSON' }] };
  }
};

const MOST_SHOWN = 40;
const textOf = ({ game, files, faults, facts, shares, parts }: Checked): string => {
  const share = (count: number): string => `${count} (${percent(facts > 0 ? count / facts : 0)})`;
  const lines = [`${pc.bold(game)}: ${files.join(', ')}`];
  for (const { file, path, rule, problem } of faults.slice(0, MOST_SHOWN)) {
    lines.push(`${pc.red('fault')} ${file}: ${path} ${problem} [${rule}]`);
  }
  if (faults.length > MOST_SHOWN) lines.push(`and ${faults.length - MOST_SHOWN} more`);
  lines.push(faults.length === 0 ? pc.green('all facts hold together') : pc.red(`${faults.length} faults`));
  if (facts === 0) return lines.join('\n');
  lines.push(
    `${facts} facts: rule book ${share(shares.rulebook)}, public ${share(shares.public)}, reconstructed ${share(shares.reconstructed)}`,
    '',
    tableOf(
      ['part', 'rule book', 'public', 'reconstructed'],
      Object.entries(parts).map(([part, counts]) => [part, counts.rulebook, counts.public, counts.reconstructed]),
    ),
  );
  return lines.join('\n');
};
