import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drawMap, faultsOfMap, type MapFaults, type MapSource, neighboursOf, textOfMap } from '@hegemon/maps';
import { Command } from 'commander';
import pc from 'picocolors';
import { noSuch } from '../arguments.js';
import { Failure } from '../failure.js';
import { readText, writeWhole } from '../files.js';
import { GAMES_FOLDER } from '../paths.js';
import { print, printJson } from '../terminal/print.js';

interface Report extends MapFaults {
  readonly game: string;
  readonly file: string;
  readonly regions: number;
  readonly bytes: number;
  readonly gzip: number;
  readonly seconds: number;
  /** Whether the file that lies there is what comes out; after a build it is. */
  readonly isUpToDate: boolean;
  readonly ok: boolean;
}

const EXAMPLES = `
Examples:
  hegemon map build
  hegemon map build time-of-crisis
  hegemon map check time-of-crisis --json

A map is drawn from board/map/source.json of the game and from the coasts of the world into board/map/map.json.
The exit code is 0 if the drawing agrees with the rules (and, for check, with the file), otherwise 1.`;

export const mapCommand = (): Command => {
  const part = (name: string, does: string, run: (report: Drawn) => Report): Command =>
    new Command(name)
      .description(does)
      .argument('[game]', 'one game; without it all that have a map')
      .option('--json', 'report as JSON', false)
      .addHelpText('after', EXAMPLES)
      .action((game: string | undefined, { json }: { json: boolean }) => runAll(game, json, run));
  return new Command('map')
    .description('Draws the maps of the games.')
    .addCommand(part('build', 'Draws the map anew and writes it.', build))
    .addCommand(part('check', 'Draws the map anew and compares it with the file and with the rules.', check));
};

interface Drawn {
  readonly path: string;
  readonly text: string;
  readonly report: Omit<Report, 'isUpToDate' | 'ok'>;
}

const gamesWithMap = (): string[] =>
  readdirSync(GAMES_FOLDER).filter(home => existsSync(join(GAMES_FOLDER, home, 'board', 'map', 'source.json')));

const runAll = (game: string | undefined, json: boolean, run: (drawn: Drawn) => Report): void => {
  const all = gamesWithMap();
  if (game !== undefined && !all.includes(game)) throw noSuch('game with a map', game, all);
  const reports = (game === undefined ? all : [game]).map(home => run(draw(home)));
  if (json) printJson(game === undefined ? reports : reports[0]);
  else print(reports.map(textOf).join('\n\n'));
  if (reports.some(({ ok }) => !ok)) process.exitCode = 1;
};

const draw = (home: string): Drawn => {
  const folder = join(GAMES_FOLDER, home);
  const path = join(folder, 'board', 'map', 'map.json');
  const source = parsed<MapSource>(join(folder, 'board', 'map', 'source.json'), 'source of a map');
  const begun = performance.now();
  const file = drawMap(source);
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  const text = textOfMap(file);
  const neighbours = neighboursOf(source, name => parsed<unknown>(join(folder, 'data', name), 'data file'));
  const report = {
    game: home,
    file: relative(process.cwd(), path),
    regions: file.regions.length,
    bytes: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
    seconds,
    ...faultsOfMap(file, neighbours),
  };
  return { path, text, report };
};

const parsed = <T>(path: string, what: string): T => {
  try {
    return JSON.parse(readText(path, what)) as T;
  } catch (fault) {
    if (fault instanceof SyntaxError) throw new Failure(`${path} is no JSON: ${fault.message}.`);
    throw fault;
  }
};

const hasFaults = ({ missing, extra, misplaced }: MapFaults): boolean =>
  missing.length + extra.length + misplaced.length > 0;

const build = ({ path, text, report }: Drawn): Report => {
  writeWhole(path, text);
  return { ...report, isUpToDate: true, ok: !hasFaults(report) };
};

const check = ({ path, text, report }: Drawn): Report => {
  const isUpToDate = existsSync(path) && readText(path, 'map') === text;
  return { ...report, isUpToDate, ok: isUpToDate && !hasFaults(report) };
};

const textOf = (report: Report): string => {
  const { game, file, regions, bytes, gzip, seconds, missing, extra, misplaced, isUpToDate } = report;
  const kilobytes = (count: number): string => `${Math.round(count / 1000)} kB`;
  const fault = (text: string): string => `${pc.red('fault')} ${text}`;
  return [
    `${pc.bold(game)}: ${file}, ${regions} regions, ${kilobytes(bytes)} (${kilobytes(gzip)} with gzip), ${seconds} s`,
    isUpToDate ? pc.green('the file is what comes out') : fault(`the file is old; run: hegemon map build ${game}`),
    ...missing.map(pair => fault(`${pair}: neighbours in the rules, not on the map`)),
    ...extra.map(pair => fault(`${pair}: neighbours on the map, not in the rules`)),
    ...misplaced.map(fault),
    ...(hasFaults(report) ? [] : [pc.green('the drawing has the borders of the rules')]),
  ].join('\n');
};
