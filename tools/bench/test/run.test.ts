import { games } from '@hegemon/games';
import { expect, test } from 'vitest';
import type { Effort } from '../src/effort.js';
import { casesOf, playAtRandom, stepsOf } from '../src/play.js';
import { isWithinFloors } from '../src/report.js';
import { benchOf } from '../src/run.js';

/** Enough to see every row, far too little to believe any. */
const HASTY: Effort = {
  rounds: 1,
  gamesEach: 1,
  warmMillis: 0,
  sliceMillis: 0,
  moves: 2,
  positionsEach: 2,
  calls: 1,
  jumps: 3,
  battles: 2,
  thoughts: 3,
};
const [{ game }] = games;

test('contracts 6: a report has every figure of the contract, for every game and number of players', async () => {
  const seen: string[] = [];
  const progress = (done: number, total: number, what: string): void => void seen.push(`${done}/${total} ${what}`);
  const report = await benchOf([game], HASTY, { quick: true, json: true, progress });
  expect(report.rows.map(({ game, name, unit }) => [game, name, unit])).toEqual([
    [undefined, 'chessops perft(start, 4)', 'leaf nodes/s'],
    [undefined, 'boardgame.io reducer, 88 KB', 'moves/s'],
    [undefined, 'boardgame.io reducer, 88 KB, production', 'moves/s'],
    [game.id, 'random play : chessops', 'decisions/s'],
    [game.id, 'random play : boardgame.io', 'decisions/s'],
    [game.id, 'random play : boardgame.io, production', 'decisions/s'],
    [game.id, 'view', 'µs'],
    [game.id, 'view, written as JSON', 'µs'],
    [game.id, 'table', 'µs'],
    [game.id, 'copy', 'µs'],
    [game.id, 'imagine', 'µs'],
    [game.id, 'state, median', 'bytes'],
    [game.id, 'state, largest', 'bytes'],
    [game.id, 'state at the end', 'bytes'],
    [game.id, 'verify a full match', 'ms'],
    [game.id, 'jump to an entry, median', 'ms'],
    [game.id, 'jump to an entry, slowest', 'ms'],
    [game.id, 'battle odds', 'runs/s'],
    [game.id, 'an answer of planner', 'ms'],
    [game.id, 'an answer of master', 'ms'],
  ]);
  for (const row of report.rows) {
    expect(row.value, row.name).toBeGreaterThan(0);
    expect(row.spread.min, row.name).toBeLessThanOrEqual(row.spread.max);
    expect(row.rounds, row.name).toBeDefined();
    expect(row.floor === undefined, row.name).toBe(row.onTarget === undefined);
  }
  expect(report.ok).toBe(isWithinFloors(report.rows));
  expect(seen[0]).toBe('0/8 anchors');
  expect(seen.at(-1)).toBe('8/8 done');
});

test('contracts 6: without a game only the anchors are measured, and rounds are for machines', async () => {
  const report = await benchOf([], HASTY, {});
  expect(report.rows).toHaveLength(3);
  expect(report.ok).toBe(true);
  for (const row of report.rows) expect(row).not.toHaveProperty('rounds');
});

test('contracts 6: the games that are measured are always the same, and played to their end', () => {
  const cases = casesOf(game, 2);
  expect(cases.map(one => one.options.players)).toEqual(game.players.flatMap(players => [players, players]));
  expect(new Set(cases.map(one => one.seed)).size).toBe(cases.length);
  const answers = playAtRandom(game, cases[0]);
  expect(playAtRandom(game, cases[0])).toBe(answers);
  expect([...stepsOf(game, cases[0])]).toHaveLength(answers);
});
