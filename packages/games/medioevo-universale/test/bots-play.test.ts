import { askBot, greedy, greedyWith, plannerWith } from '@hegemon/bots';
import { freshSeed, sampleAnswer, stream } from '@hegemon/kernel';
import { type Player as Answering, seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { startOf } from '../board/index.js';
import { beginPurchases } from '../src/frames/economy.js';
import { medioevoUniversale as game } from '../src/game.js';
import type { Player } from '../src/ids.js';
import type { MU } from '../src/state.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';
import { BYZANTIUM } from './warfare.js';
import { OPTIONS, POSITIONS } from './whole-games.js';

describe('MU 0-round: bots: play', () => {
  const thinking =
    (bot: typeof greedy): Answering<MU> =>
    (s, decision, random) =>
      askBot(game, s, decision.seat, bot, freshSeed(random)).answer;
  /** Thinks little, so that whole games can be played. */
  const quick = greedyWith({ budget: { candidates: 16, samples: 1, nodes: 80, steps: 8, followUps: 3 } });

  test('MU A-windows: bots do not begin anything only to think better of it', () => {
    const g = arranged({ armies: {}, round: 2 });
    g.phase = 4;
    g.technologies['player-1'] = ['masonry'];
    const t = new Trial(g, beginPurchases());
    const before = game.worth(t.g, BYZANTIUM);
    t.answer(BYZANTIUM, 'build', 'village').answer(BYZANTIUM, 'refrain');
    expect(game.worth(t.g, BYZANTIUM)).toBeLessThan(before);
    const after = game.copy(t.g);
    game.apply(after, { seat: BYZANTIUM, kind: 'done-buying' });
    expect(game.worth(after, BYZANTIUM)).toBeGreaterThan(game.worth(t.g, BYZANTIUM));
  });

  test('MU 0-round: bots of all levels play on without fault', () => {
    const levels = [greedy, plannerWith({}), plannerWith({ style: 'aggressive' })];
    let left = 120;
    const players = Object.fromEntries(
      game.seats(OPTIONS).map((seat, i): [string, Answering<MU>] => [
        seat,
        (s, decision, random) => {
          if (left-- <= 0) throw new Error('enough');
          return thinking(levels[i])(s, decision, random);
        },
      ]),
    );
    const report = simulate(game, OPTIONS, seedFor('levels', 'bots'), { players });
    expect(report.error).toBe('enough');
    expect(report.decisions).toBeGreaterThan(100);
  });

  test('MU 0-realms-assign: what a seat begins with is its realm', () => {
    const state = game.newGame(OPTIONS, seedFor('realms', 'bots'));
    const { view } = game.table(state, 'spectator');
    for (const seat of state.seats) expect(startOf(view, seat)).toBe(state.realm[seat]);
    expect(new Set(state.seats.map(seat => startOf(view, seat))).size).toBe(OPTIONS.players);
  });

  test('MU V-final-winner: bots that think win against chance', () => {
    const seat: Player = 'player-2';
    const idle: Answering<MU> = (_, decision, random) => sampleAnswer(decision, random);
    const players = { 'player-1': idle, [seat]: thinking(quick), 'player-3': idle };
    const report = simulate(game, OPTIONS, seedFor('greedy', 'bots'), { players });
    expect(report.error).toBeUndefined();
    expect(report.outcome?.winners).toEqual([seat]);
  });

  test('MU 0-round: bots answer the same question in the same way', () => {
    const asked = POSITIONS.filter(({ decision }) => ['purchases', 'war-turn', 'trade-with'].includes(decision.prompt));
    for (const { state, decision } of asked.filter((_, i) => i % 40 === 0)) {
      const answer = () => askBot(game, state, decision.seat, plannerWith({}), seedFor('same', 'x')).answer;
      expect(answer()).toEqual(answer());
    }
    expect(stream(seedFor('same', 'x'))(5)).toBe(stream(seedFor('same', 'x'))(5));
  });
});
