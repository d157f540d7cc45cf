import { describe, expect, test } from 'vitest';
import { listingOf, playersWith } from '../src/register.js';
import { hegemon } from './support/hegemon.js';

const SLOW = { timeout: 60_000 };
const simulated = async (...args: string[]) => {
  const { code, out } = await hegemon(['simulate', 'time-of-crisis', '--json', ...args]);
  return { code, report: JSON.parse(out) };
};

describe.concurrent('simulate', () => {
  test('contracts 4: the report counts games, decisions, wins and points by seat', SLOW, async () => {
    const { code, report } = await simulated(
      '--games',
      '6',
      '--players',
      '3',
      '--seed',
      'a',
      '--option',
      'short-game=on',
    );
    expect(code).toBe(0);
    expect(report).toMatchObject({
      game: 'time-of-crisis',
      players: 3,
      games: 6,
      finished: 6,
      deadEnds: 0,
      errors: 0,
      violations: 0,
      options: { 'short-game': true },
      seed: 'a',
    });
    expect(report.decisions).toBeGreaterThan(500);
    expect(report.decisionsPerSecond).toBeGreaterThan(0);
    expect(report.meanLength).toBeCloseTo(report.decisions / 6, 1);
    expect(report.seats.map(({ seat }: { seat: string }) => seat)).toEqual(['green', 'blue', 'yellow']);
    const wins = report.seats.reduce((sum: number, { wins: won }: { wins: number }) => sum + won, 0);
    expect(wins).toBeCloseTo(6, 1);
    for (const { interval, winShare } of report.seats) {
      expect(interval[0]).toBeLessThanOrEqual(winShare);
      expect(interval[1]).toBeGreaterThanOrEqual(winShare);
    }
    const endings = Object.values<number>(report.endings).reduce((sum, count) => sum + count, 0);
    expect(endings).toBe(6);
  });
  test('contracts 4: the same seed gives the same figures, whatever the number of workers', SLOW, async () => {
    const args = ['--games', '24', '--players', 'mixed', '--seed', 'workers'];
    const [alone, together] = await Promise.all([
      simulated(...args, '--workers', '1'),
      simulated(...args, '--workers', '3'),
    ]);
    const figures = ({ seconds: _, decisionsPerSecond: _rate, workers: _workers, ...rest }: Record<string, unknown>) =>
      rest;
    expect(figures(together.report)).toEqual(figures(alone.report));
    expect(alone.report).toMatchObject({ players: 'mixed', games: 24, finished: 24 });
    expect(alone.report.seats.map(({ games }: { games: number }) => games)).toEqual([24, 24, 16, 8]);
  });
  test('contracts 4: mixed are all numbers of players that the options allow', () => {
    const { game } = listingOf('medioevo-universale');
    expect(playersWith(game, {})).toEqual([3, 4, 5, 6]);
    expect(playersWith(game, { 'two-players': true })).toEqual([2, 3, 4, 5, 6]);
  });
  test('contracts 4: with --check every decision is looked at with all properties', SLOW, async () => {
    const { code, report } = await simulated('--games', '1', '--players', '2', '--seed', 'check', '--check');
    expect(code).toBe(0);
    expect(report).toMatchObject({ checked: true, finished: 1, violations: 0 });
  });
  test('contracts 4: bots can be named for each seat, and one game of a run played alone', SLOW, async () => {
    const { report } = await simulated(
      '--games',
      '1',
      '--first',
      '3',
      '--players',
      '2',
      '--bots',
      'greedy,random',
      '--seed',
      'b',
    );
    expect(report.seats).toMatchObject([{ bot: 'greedy' }, { bot: 'random' }]);
    expect(report).toMatchObject({ first: 3, games: 1, finished: 1 });
  });
});
