import { believedBy, botByName } from '@hegemon/bots';
import { type GameState, isRefusal, type Random, type Seat, sampleAnswer, sha256, stream } from '@hegemon/kernel';
import type { ToC } from '@hegemon/time-of-crisis';
import { describe, expect, test } from 'vitest';
import * as reports from '../src/report/report.js';
import { questionFor } from '../src/thinking/question.js';
import { thoughtOn } from '../src/thinking/work.js';
import { game, listing } from './support/house.js';

const seedOf = (text: string) => sha256(text).slice(0, 32);
const BOTS = { names: ['random', 'greedy', 'planner'], byName: botByName, reports: async () => reports };

/** Positions of games at random, some of each, with a seat that is asked. */
const positions = function* (games: number, every: number): Generator<{ s: GameState; seat: Seat; n: number }> {
  for (let g = 0; g < games; g++) {
    const options = { players: 2 + (g % 3), 'short-game': g % 2 === 0, 'overlapping-turns': g % 4 === 3 };
    const s = game.newGame(options, seedOf(`game ${g}`));
    const draw = stream(seedOf(`play ${g}`));
    for (let i = 0; !game.outcome(s); i++) {
      const pending = game.pending(s);
      const decision = pending[draw(pending.length)];
      if (i % every === 0) yield { s, seat: decision.seat, n: decision.n };
      if (isRefusal(game.apply(s, { ...sampleAnswer(decision, draw), seat: decision.seat })))
        throw new Error('refused');
    }
  }
};

/** The same table to this seat, with everything else otherwise; made by hand, apart from the game's own imagination. */
const otherwise = (s: GameState, seat: Seat, random: Random): ToC => {
  const twin = game.copy(s) as ToC;
  twin.chance = { ...twin.chance, key: seedOf(`other dice ${random(1e6)}`) };
  const { deck } = twin.events;
  const [first, ...rest] = deck.filter(event => event !== 'diocletian');
  const turned = [...rest, first];
  twin.events.deck = deck.map(event => (event === 'diocletian' ? event : (turned.shift() ?? event)));
  for (const other of twin.seats) {
    // Of the one whose turn it is, something may be inferred from what he does.
    if (other === seat || other === twin.active) continue;
    const [hand, available] = [twin.hand[other], twin.available[other]];
    const all = [...available, ...hand];
    twin.hand[other] = all.slice(0, hand.length);
    twin.available[other] = all.slice(hand.length);
  }
  return twin;
};

describe('equal views', () => {
  test('house 18: lead to the same belief, whatever is true behind them', () => {
    let looked = 0;
    for (const { s, seat, n } of positions(6, 3)) {
      const random = stream(seedOf(`${n}`));
      const seed = seedOf(`belief ${n}`);
      const believed = believedBy(game, s, seat, seed);
      for (const twin of [game.imagine(s, seat, seedOf(`twin ${n}`)), otherwise(s, seat, random)]) {
        expect(game.table(twin, seat)).toEqual(game.table(s, seat));
        expect(believedBy(game, twin, seat, seed)).toEqual(believed);
      }
      expect(game.table(believed, seat)).toEqual(game.table(s, seat));
      expect(believed.chance.key).not.toBe(s.chance.key);
      looked++;
    }
    expect(looked).toBeGreaterThan(300);
  });

  test.each(BOTS.names)('house 18: get the same answer from %s, and whoever thinks is handed the same', bot => {
    const study = { listings: [listing], bots: BOTS };
    for (const { s, seat, n } of positions(2, bot === 'planner' ? 150 : 40)) {
      const key = seedOf(`match ${n}`);
      const ask = (state: GameState) => {
        const question = questionFor({ game, state, key }, { seat, n }, bot);
        return { question, thought: thoughtOn(study, question, () => undefined) };
      };
      const truth = ask(s);
      for (const twin of [game.imagine(s, seat, seedOf(`twin ${n}`)), otherwise(s, seat, stream(key))]) {
        expect(ask(twin)).toEqual(truth);
      }
    }
  });
});
