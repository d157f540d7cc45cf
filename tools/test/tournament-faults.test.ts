import { readFileSync } from 'node:fs';
import { type Bot, greedy, random } from '@hegemon/bots';
import { games } from '@hegemon/games';
import type { Options } from '@hegemon/kernel';
import { simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { Asking } from '../src/tournament/asking.js';
import { keepFirstBreak, keepFirstFault } from '../src/tournament/kept.js';
import { type Contest, contest } from '../src/tournament/one-contest.js';
import { pairingsFor, type TournamentPlan } from '../src/tournament/plan.js';
import { reportOn } from '../src/tournament/report.js';
import { hegemon, scratch, TRACE, written } from './support/hegemon.js';

const [listing] = games;
const { game } = listing;
const board = await listing.board();
const SEED = '0123456789abcdef0123456789abcdef';
const SLOW = { timeout: 60_000 };

/** A bot of the lowest level that can fail, which always does. */
const clumsy: Bot = {
  ...greedy,
  decide() {
    throw new Error('lost the thread');
  },
};
const plan: TournamentPlan = {
  game: game.id,
  form: 'balance',
  bots: ['random'],
  players: 2,
  switches: { 'short-game': true },
  seed: 'faults',
  pairings: pairingsFor('balance', ['random'], 2),
  games: 2,
};
const OPTIONS: Options = { ...plan.switches, players: plan.players };
const failing = (): Contest => {
  const asking = new Asking(game);
  const [green, blue] = game.seats({ players: 2 });
  const { violations: _, ...played } = simulate(game, OPTIONS, SEED, {
    players: { [green]: asking.playerFor(clumsy), [blue]: asking.playerFor(random) },
  });
  return {
    ...{ pairing: 0, cast: ['greedy', 'random'], deal: 0, opening: { order: [], starts: {} } },
    played: { ...played, number: 0, players: 2, violations: [] },
    efforts: asking.efforts,
    faults: asking.faults,
  };
};

describe('a bot that fails', () => {
  const failed = failing();

  test('house 18: the next lower level answers in its place, and the game goes on to its end', () => {
    expect(failed.played.finished).toBe(true);
    expect(failed.faults.counts.greedy).toBe(failed.efforts.greedy.decisions);
    expect(failed.faults.first).toMatchObject({ bot: 'greedy', seat: 'green', message: 'lost the thread' });
    const report = reportOn(game, { ...plan, bots: ['greedy', 'random'] }, [failed], { seconds: 1, workers: 1 });
    expect(report.bots[0].faults).toBe(failed.faults.counts.greedy);
    expect(report).toMatchObject({ finished: 1, errors: 0 });
  });
  test('house 18: a fault is kept with all the bot was handed, and hegemon think asks again', SLOW, async () => {
    const kept = keepFirstFault(game, [failed], scratch());
    expect(kept).toMatchObject({ bot: 'greedy', message: 'lost the thread', again: `hegemon think ${kept?.file}` });
    const { code, out } = await hegemon(['think', kept!.file, '--json']);
    expect(JSON.parse(out)).toMatchObject({ ok: true, bot: 'greedy', seat: 'green', before: 'lost the thread' });
    expect(code).toBe(0);
  });
  test('contracts 4: where the folder cannot be written it says what to do', () => {
    const file = written(scratch(), 'taken', 'a file, no folder');
    expect(() => keepFirstFault(game, [failed], file)).toThrow(/name another folder with --out/);
    expect(keepFirstFault(game, [], file)).toBeUndefined();
  });
});

test('contracts 4: a game that breaks is kept, counted, and no game of its bots', async () => {
  const whole = contest(game, board, plan, 0);
  const second = contest(game, board, plan, 1);
  const { outcome: _, ...cut } = second.played;
  const broken: Contest = { ...second, played: { ...cut, finished: false, error: 'the flow ended', actions: [] } };
  const folder = scratch();
  const failed = keepFirstBreak(game, plan, [whole, broken], folder);
  expect(failed?.again).toBe(
    'hegemon simulate time-of-crisis --seed "faults" --first 1 --games 1 --players 2 ' +
      '--option short-game=on --bots random,random',
  );
  expect(JSON.parse(readFileSync(failed!.file!, 'utf8'))).toMatchObject({ game: 'time-of-crisis' });
  const report = reportOn(game, plan, [whole, broken], { seconds: 1, workers: 1 });
  expect(report).toMatchObject({ games: 2, finished: 1, errors: 1 });
  expect(report.balance[0].games).toBe(1);
  // The command leads to the very same game.
  const { out } = await hegemon([...failed!.again.replaceAll('"', '').split(' ').slice(1), '--json']);
  expect(JSON.parse(out).decisions).toBe(second.played.decisions);
  expect(out).not.toMatch(TRACE);
});
