import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@hegemon/games';
import { describe, expect, test } from 'vitest';
import { GAMES_FOLDER } from '../src/paths.js';
import { hegemon, scratch, TRACE, written } from './support/hegemon.js';

const SLOW = { timeout: 120_000 };
const QUICK = ['--bot', 'random', '--players', '2', '--option', 'short-game=on', '--games', '10', '--seed', 'tune'];
const ALONE = ['--workers', '1'];
const tuned = async (folder: string, ...args: string[]) => {
  const { code, out, err } = await hegemon(['tune', 'time-of-crisis', '--json', ...QUICK, ...args], { cwd: folder });
  return { code, err, report: JSON.parse(out) };
};

describe.concurrent('tune', () => {
  test('contracts 4: the same seed gives the same weights, whatever the number of workers', SLOW, async () => {
    const args = ['--rounds', '1', '--proof', '2', '--dry'];
    const [alone, together] = await Promise.all([
      tuned(scratch(), ...args, ...ALONE),
      tuned(scratch(), ...args, '--workers', '2'),
    ]);
    expect(alone.code).toBe(0);
    expect(together.report).toEqual(alone.report);
    const [round] = alone.report.rounds;
    expect(round).toMatchObject({ round: 1, games: 10, failed: 0, step: 1 });
    expect(round.positions).toBeGreaterThan(100);
    expect(round.loss.blind).toBeCloseTo(Math.log(2), 4);
    expect(round.loss.known).toBeLessThan(round.loss.old);
    // Chance does not ask what a position is worth: new weights change nothing.
    expect(round.proofs).toMatchObject([{ step: 1, games: 4, margin: 0, verdict: 'not-worse' }]);
  });
  test('contracts 4: a run goes on where it was stopped, and ends as if it had never been', SLOW, async () => {
    const folder = scratch();
    const out = join(folder, 'weights.json');
    const whole = await tuned(scratch(), '--rounds', '2', '--proof', '0', '--dry', ...ALONE);
    await tuned(folder, '--rounds', '1', '--proof', '0', '--out', out, ...ALONE);
    const resumed = await tuned(folder, '--rounds', '2', '--resume', '--out', out, ...ALONE);
    expect(resumed.report).toMatchObject({ rounds: whole.report.rounds, weights: whole.report.weights });
    const stored = JSON.parse(readFileSync(out, 'utf8'));
    expect(stored.weights).toEqual(whole.report.weights);
    expect(stored.how).toMatchObject({ bot: 'random', seed: 'tune', rounds: 2, games: 20, noise: 0.1 });
    expect(stored.how.command).toContain('hegemon tune time-of-crisis --seed tune');
  });
  test('contracts 4: one weight after the other is tried, and those that win nothing stay', SLOW, async () => {
    const { report } = await tuned(scratch(), '--rounds', '0', '--refine', '--proof', '2', '--dry', ...ALONE);
    const { terms, weights } = await games[0].tuning();
    expect(Object.keys(report.weights)).toEqual(terms);
    expect(Object.values(report.weights)).toEqual(weights);
    expect(report.trials.length).toBeGreaterThanOrEqual(terms.length);
    expect(report.trials[0]).toMatchObject({ pass: 1, term: terms[0], isTaken: false });
  });
  test('contracts 4: with --dry nothing is written but the run itself', SLOW, async () => {
    const folder = scratch();
    const path = join(GAMES_FOLDER, games[0].weights);
    const before = readFileSync(path, 'utf8');
    const { report } = await tuned(folder, '--rounds', '1', '--proof', '0', '--dry', ...ALONE);
    expect(report.path).toBeUndefined();
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(existsSync(join(folder, '.hegemon', 'tune-time-of-crisis.json'))).toBe(true);
  });
  test('contracts 4: tune --help shows examples', SLOW, async () => {
    const { code, out } = await hegemon(['tune', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Usage: hegemon tune');
    expect(out).toContain('Examples:');
  });
  test.each([
    [['--bot', 'clever'], 'Known: random, greedy'],
    [['--refine', '--proof', '0'], '--refine needs games'],
    [['--noise', '2'], 'from 0 to 0.4'],
    [['--resume'], 'no run has been kept'],
    [['--from', 'nothing.json'], 'there is no such file'],
    [['--towards', 'heaven'], 'Allowed choices are old, zero'],
  ])('contracts 4: %j says what is wrong in a sentence', SLOW, async (args, sentence) => {
    const { code, err } = await hegemon(['tune', 'time-of-crisis', ...args]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(TRACE);
  });
  test('contracts 4: a run with other settings or other terms is not gone on with', SLOW, async () => {
    const folder = scratch();
    mkdirSync(join(folder, '.hegemon'));
    const { terms } = await games[0].tuning();
    const settings = { seed: 'tune', games: 30 };
    written(folder, '.hegemon/tune-time-of-crisis.json', { terms, settings, goal: {} });
    const other = await hegemon(['tune', 'time-of-crisis', '--resume', '--games', '40'], { cwd: folder });
    expect(other.err).toContain('has games 30; leave it out');
    written(folder, '.hegemon/tune-time-of-crisis.json', { terms: ['luck'], settings });
    const changed = await hegemon(['tune', 'time-of-crisis', '--resume'], { cwd: folder });
    expect(changed.err).toContain('The terms have changed');
    expect(changed.err).not.toMatch(TRACE);
  });
});
