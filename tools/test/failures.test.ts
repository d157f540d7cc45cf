import { readFileSync } from 'node:fs';
import { games } from '@hegemon/games';
import { readMatchFile, verify } from '@hegemon/kernel';
import { simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { Failure, sentenceOf, troubleOf } from '../src/failure.js';
import { keepFirstFailure } from '../src/simulate/failed.js';
import { playOne } from '../src/simulate/one-game.js';
import { fixtureOf, type Plan } from '../src/simulate/plan.js';
import { reportOn } from '../src/simulate/summary.js';
import { scratch } from './support/hegemon.js';

const [{ game }] = games;
const plan: Plan = {
  game: game.id,
  seed: 'broken',
  players: [2, 3, 4],
  switches: { 'short-game': true },
  bots: ['random'],
  check: true,
  first: 0,
  games: 3,
};

describe('a game that breaks', () => {
  const { options, key } = fixtureOf(game, plan, 1);
  const actions = simulate(game, options, key).actions.slice(0, 25);
  const broken = {
    number: 1,
    players: 3,
    finished: false,
    decisions: 25,
    violations: [],
    error: 'the flow ended',
    actions,
  };

  test('contracts 4: the first failure of a run is kept as a match file, with the command that plays it again', () => {
    const folder = scratch();
    const whole = playOne(game, { ...plan, check: false }, 0);
    const failed = keepFirstFailure(game, plan, [whole, broken], folder);
    expect(failed).toMatchObject({ number: 1, what: 'after 25 answers: the flow ended' });
    expect(failed?.again).toBe(
      'hegemon simulate time-of-crisis --seed "broken" --first 1 --games 1 --players mixed ' +
        '--option short-game=on --bots random --check',
    );
    const file = readMatchFile(readFileSync(failed!.file!, 'utf8'));
    expect(file).toMatchObject({ ok: true, value: { options: { players: 3 } } });
    if (file.ok) expect(verify(game, file.value)).toEqual({ ok: true, entries: 26 });
  });
  test('contracts 4: it is counted, and is no game of its seats', () => {
    const report = reportOn(game, plan, [broken, { ...broken, deadEnd: 25 }], { seconds: 1, workers: 1 });
    expect(report).toMatchObject({ games: 2, finished: 0, errors: 2, deadEnds: 1, decisions: 50 });
    expect(report.seats[0]).toMatchObject({ seat: 'green', games: 0, wins: 0 });
  });
  test('contracts 4: where nothing went wrong nothing is kept', () => {
    expect(keepFirstFailure(game, plan, [playOne(game, { ...plan, check: false }, 0)], '/nowhere')).toBeUndefined();
  });
});

describe('sentences for what goes wrong', () => {
  test('contracts 4: what the user can put right is said as it is, what is our fault as ours', () => {
    expect(sentenceOf(new Failure('Do this.'))).toBe('Do this.');
    expect(sentenceOf(new Error('x is not a function\n at y'))).toMatch(
      /inside Hegemon: x is not a function\. .*--debug/,
    );
    expect(sentenceOf(new Error("data/data.json: regions lacks 'italia'"))).toMatch(/hegemon data check/);
  });
  test.each([
    ['ENOSPC', 'the disk is full'],
    ['EACCES', 'you may not open it'],
    ['EROFS', 'the disk is read-only'],
  ])('contracts 4: %s reads: %s', (code, sentence) => {
    expect(troubleOf(Object.assign(new Error('raw'), { code }))).toBe(sentence);
  });
});
