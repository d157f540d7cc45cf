import { games } from '@hegemon/games';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '../src/tournament/balance.js';
import { balanceLines } from '../src/tournament/balance-text.js';
import { type Contest, contest } from '../src/tournament/one-contest.js';
import { pairingsFor, type TournamentPlan } from '../src/tournament/plan.js';
import { hegemon, TRACE } from './support/hegemon.js';

const SLOW = { timeout: 120_000 };
const held = async (...args: string[]) => {
  const { code, out } = await hegemon(['tournament', 'time-of-crisis', '--json', ...args]);
  return { code, report: JSON.parse(out) };
};

describe.concurrent('tournament', () => {
  test('contracts 4: the ladder rates bots, and counts their wins by seat', SLOW, async () => {
    const { code, report } = await held(
      ...['--bots', 'random,greedy', '--players', '2', '--games', '1', '--option', 'short-game=on', '--seed', 'a'],
    );
    expect(code).toBe(0);
    expect(report).toMatchObject({
      ...{ game: 'time-of-crisis', form: 'ladder', players: 2, seed: 'a', options: { 'short-game': true } },
      ...{ gamesInPairing: 2, games: 2, finished: 2, deadEnds: 0, errors: 0, faults: {}, balance: [] },
    });
    const [{ results }] = report.pairings;
    expect(results.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
    expect(results[0]).toMatchObject({ seats: 1, games: 2, fair: 0.5 });
    expect(results[0].wins + results[1].wins).toBe(2);
    expect(results[0].bySeat).toMatchObject([
      { seat: 'green', games: 1 },
      { seat: 'blue', games: 1 },
    ]);
    expect(report.ratings).toMatchObject([
      { bot: 'random', rating: 0 },
      { bot: 'greedy', over: { bot: 'random' } },
    ]);
    expect(report.bots[1].nodes.ninetyFifth).toBeGreaterThan(report.bots[1].nodes.median);
    expect(report.timing.milliseconds).toMatchObject([{ bot: 'random' }, { bot: 'greedy' }]);
  });
  test('contracts 4: the same seed gives the same figures, whatever the number of workers', SLOW, async () => {
    const args = ['--table', 'balance', '--bots', 'random', '--games', '12', '--players', '3', '--seed', 'workers'];
    const [alone, together] = await Promise.all([held(...args, '--workers', '1'), held(...args, '--workers', '3')]);
    const figures = ({ timing: _, ...rest }: Record<string, unknown>) => rest;
    expect(figures(together.report)).toEqual(figures(alone.report));
    expect(alone.report).toMatchObject({ games: 12, finished: 12, ratings: [] });
    expect(alone.report.timing).toMatchObject({ workers: 1 });
  });
  test('contracts 4: the report can be read, and says plainly whether seats are fair', SLOW, async () => {
    const { code, out } = await hegemon(
      [...['tournament', 'time-of-crisis', '--table', 'balance', '--bots', 'random'], '--games', '3', '--seed', 'text'],
      {},
    );
    expect(code).toBe(0);
    expect(out).toMatch(/all 3 finished/);
    expect(out).toMatch(/points from fair/);
    expect(out).not.toMatch(TRACE);
  });
  test.each([
    [['chess'], /There is no game 'chess'/],
    [['time-of-crisis', '--bots', 'random,gredy'], /did you mean 'greedy'/],
    [['time-of-crisis', '--bots', 'greedy,greedy'], /names greedy twice; name every bot once/],
    [['time-of-crisis', '--bots', 'greedy'], /greedy alone; name another, or .*--table balance/],
    [['time-of-crisis', '--bots', ','], /names nobody/],
    [['time-of-crisis', '--table', 'mixed', '--bots', 'random,greedy'], /2 bots for a mixed table of 4/],
    [['time-of-crisis', '--players', '7'], /played by 2, 3, 4 players, not by 7/],
    [['time-of-crisis', '--bots', 'random,greedy', '--store'], /planner, master is missing/],
    [['time-of-crisis', '--table', 'square'], /Allowed choices are ladder, round-robin, mixed, balance/],
  ])('contracts 4: %j is answered with a sentence', SLOW, async (args, sentence) => {
    const { code, err, out } = await hegemon(['tournament', ...args]);
    expect(code).toBe(1);
    expect(err).toMatch(sentence);
    expect(`${out}${err}`).not.toMatch(TRACE);
  });
});

describe('balance', async () => {
  const [listing] = games;
  const { game } = listing;
  const board = await listing.board();
  const plan: TournamentPlan = {
    ...{ game: game.id, form: 'balance', bots: ['random'], players: 4, switches: { 'short-game': true } },
    ...{ seed: 'balance', pairings: pairingsFor('balance', ['random'], 4), games: 8 },
  };
  const seats = game.seats({ players: 4 });
  const contests: readonly Contest[] = Array.from({ length: 8 }, (_, n) => contest(game, board, plan, n));

  test('contracts 4: every seat came on turn, clockwise from whoever was drawn, and has begun somewhere', () => {
    for (const { opening } of contests) {
      const first = seats.indexOf(opening.order[0]);
      expect(opening.order).toEqual([...seats.slice(first), ...seats.slice(0, first)]);
      expect(Object.keys(opening.starts)).toEqual(seats);
      expect(new Set(Object.values(opening.starts)).size).toBe(4);
      for (const start of Object.values(opening.starts)) expect(board.ids).toContain(start);
    }
    expect(new Set(contests.map(({ opening }) => opening.order[0])).size).toBeGreaterThan(1);
  });
  test('contracts 4: by seat, by turn and by start all victories are there', () => {
    const { bySeat, byTurn, byStart, games: count } = balanceOf('random', seats, contests);
    expect(count).toBe(8);
    for (const rows of [bySeat, byTurn, byStart]) {
      expect(rows.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(8, 1);
      expect(rows.reduce((sum, { games: seated }) => sum + seated, 0)).toBe(32);
    }
  });
  test('contracts 4: a seat more than 7 points from fair is named with its bounds, others are said to be fair', () => {
    const wonBy = (at: number): Contest => {
      const [some] = contests;
      return { ...some, played: { ...some.played, outcome: { ...some.played.outcome!, winners: [seats[at]] } } };
    };
    const fair = balanceOf('random', seats, [wonBy(0), wonBy(1), wonBy(2), wonBy(3)]);
    expect(fair.bySeat.map(({ fromFair, isFar }) => ({ fromFair, isFar }))).toEqual(
      seats.map(() => ({ fromFair: 0, isFar: false })),
    );
    expect(balanceLines(fair, 4).join('\n')).toMatch(/No seat is more than 7 points from fair/);
    const unfair = balanceOf('random', seats, [0, 0, 0, 0, 0, 0, 0, 1, 2, 3].map(wonBy));
    expect(unfair.bySeat[0]).toMatchObject({ what: 'green', share: 0.7, fromFair: 45, isFar: true, isSure: true });
    const text = balanceLines(unfair, 4).join('\n');
    expect(text).toMatch(/More than 7 points from fair: seat green\. It wins 70% \(40% to 89%\), 45\.0 points above/);
    expect(text).toMatch(/seat blue.*15\.0 points below fair; that may be chance/);
  });
});
