import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@hegemon/bots';
import { describe, expect, test } from 'vitest';
import { ROOT_FOLDER } from '../src/paths.js';
import { pairingsFor, type TournamentPlan } from '../src/tournament/plan.js';
import type { TournamentReport } from '../src/tournament/report.js';
import { formatted, refuseToStore, store, storedOf } from '../src/tournament/storing.js';
import { scratch } from './support/hegemon.js';

const planOf = (bots: readonly string[], form: TournamentPlan['form'] = 'ladder'): TournamentPlan => ({
  ...{ game: 'time-of-crisis', form, bots, players: 4, switches: { 'short-game': true }, seed: 'a b' },
  ...{ pairings: pairingsFor(form, bots, 4), games: 40 },
});
const plan = planOf(LEVELS);
const share = { games: 40, wins: 30, share: 0.75, interval: [0.598, 0.858] } as const;
const report = {
  edition: 1,
  games: 120,
  ratings: LEVELS.map((bot, i) => ({ bot, rating: 200 * i, interval: [200 * i - 50.5, 200 * i + 50.5] as const })),
  pairings: plan.pairings.map(({ cast }) => ({
    cast,
    results: [{ bot: cast[0], seats: 1, fair: 0.25, meanPoints: 60, ...share }],
  })),
} as unknown as TournamentReport;

describe('storing strengths', () => {
  test('contracts 4: every level with its rating and how it did over the one below, and how that was measured', () => {
    const stored = storedOf(plan, report);
    expect(stored.how).toMatchObject({
      command:
        'hegemon tournament time-of-crisis --bots random,greedy,planner,master --table ladder --games 40 ' +
        '--players 4 --seed "a b" --option short-game=on --store',
      ...{ seed: 'a b', games: 120, players: 4, options: { 'short-game': true } },
    });
    expect(Object.keys(stored.bots)).toEqual([...LEVELS]);
    expect(stored.bots.random).toEqual({ rating: 0, interval: [-50.5, 50.5] });
    expect(stored.bots.greedy.over).toEqual({ bot: 'random', share: 0.75, interval: [0.598, 0.858], games: 40 });
  });
  test('contracts 4: the file is what the formatter of the house would make of it', () => {
    const path = join(scratch(), 'bots', 'strength.json');
    store(path, storedOf(plan, report));
    const text = readFileSync(path, 'utf8');
    expect(JSON.parse(text)).toEqual(storedOf(plan, report));
    const biome = join(ROOT_FOLDER, 'node_modules/.bin/biome');
    const tidy = execFileSync(biome, ['format', '--stdin-file-path=tools/strength.json'], {
      cwd: ROOT_FOLDER,
      input: text,
      encoding: 'utf8',
    });
    expect(text).toBe(tidy);
    expect(formatted({ none: {}, list: [1, 2] })).toBe('{\n  "none": {},\n  "list": [1, 2]\n}');
  });
  test.each([
    [planOf(['random', 'greedy']), /planner, master is missing; name them all: --bots random,greedy,planner,master/],
    [planOf(['random', 'planner', 'greedy', 'master']), /needs greedy against random.*in their order/],
    [planOf(LEVELS, 'mixed'), /needs the tables 'ladder' or 'round-robin', not 'mixed'/],
    [planOf(LEVELS, 'balance'), /not 'balance'/],
    [{ ...planOf(LEVELS), players: 3 }, /at a table of 4, not of 3/],
  ])('contracts 4: what cannot be stored is said before anything is played (%#)', (wrong, sentence) => {
    expect(() => refuseToStore(wrong, 4)).toThrow(sentence);
  });
  test('contracts 4: all levels on a ladder or in a round robin can be stored', () => {
    expect(() => refuseToStore(plan, 4)).not.toThrow();
    expect(() => refuseToStore(planOf(LEVELS, 'round-robin'), 4)).not.toThrow();
  });
});
