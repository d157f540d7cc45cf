import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@hegemon/games';
import { fileOf, Match, type MatchFile, seedOfText } from '@hegemon/kernel';
import { playOut, seedFor } from '@hegemon/testkit';
import { afterAll } from 'vitest';

const BINARY = fileURLToPath(new URL('../../bin/hegemon.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const startHegemon = (args: readonly string[], cwd: string): ChildProcess =>
  spawn(process.execPath, [BINARY, ...args], {
    cwd,
    // A group of its own, so that a test can end the command with all it has started.
    detached: true,
    env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', NO_COLOR: '1', FORCE_COLOR: '', HEGEMON_DEBUG: '' },
  });

/** Runs the command as anybody would, with these lines typed in. */
export const hegemon = (
  args: readonly string[],
  { cwd = scratch(), lines = [] as readonly string[] } = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = startHegemon(args, cwd);
    let [out, err] = ['', ''];
    child.stdout?.on('data', data => (out += data));
    child.stderr?.on('data', data => (err += data));
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, err }));
    child.stdin?.on('error', () => {});
    child.stdin?.end(lines.map(line => `${line}\n`).join(''));
  });

const folders: string[] = [];
/** A folder that goes when the tests are over. */
export const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hegemon-test-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const [{ game }] = games;
/** A match of Time of Crisis played by chance, to its end. */
export const playedMatch = (seed: string): MatchFile => {
  const options = { players: 2 };
  const seats = Object.fromEntries(game.seats(options).map(seat => [seat, { name: 'random', kind: 'bot' as const }]));
  const match = new Match(game, {
    id: `test-${seed}`,
    options,
    seats,
    seed: { serverSeed: seedOfText(seed), clientSeeds: {} },
  });
  playOut(match, seedFor(seed, 'players'));
  return fileOf(match);
};
export const written = (folder: string, name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

/** No trace of the machinery may reach the user. */
export const TRACE = /\n\s+at |node:internal|\.ts:\d+|Error:/;
