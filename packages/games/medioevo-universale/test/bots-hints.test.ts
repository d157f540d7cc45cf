import { canonical, fits } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { RATED } from '../src/bots/hints.js';
import { medioevoUniversale as game } from '../src/game.js';
import { weightIn } from './thoughts.js';
import { POSITIONS, positions } from './whole-games.js';

describe('MU 0-round: bots: hints', () => {
  test('MU 0-round: bots are hinted at nothing that is not offered, each with a weight of its own', () => {
    const prompts = new Set<string>();
    for (const { state, decision } of POSITIONS) {
      for (const { answer, weight } of game.hints(state, decision)) {
        prompts.add(decision.prompt);
        expect(weight, canonical(answer)).toBeGreaterThan(0);
        expect(Number.isFinite(weight), canonical(answer)).toBe(true);
        const choice = decision.choices.find(({ kind }) => kind === answer.kind);
        expect(choice && fits(choice, answer.arg), `${decision.prompt} ${canonical(answer)}`).toBe(true);
      }
    }
    const usual = ['bid', 'tax-rate', 'purchases', 'place-purchase', 'war-turn', 'take-along', 'move-on', 'trade-with'];
    expect([...prompts]).toEqual(expect.arrayContaining(usual));
  });

  test('MU 0-round: bots have something to go by in every question, and leave out no word of it', () => {
    for (const { state, decision } of POSITIONS) {
      expect(RATED).toContain(decision.prompt);
      const kinds = new Set(game.hints(state, decision).map(({ answer }) => answer.kind));
      for (const { kind } of decision.choices) expect(kinds, decision.prompt).toContain(kind);
    }
  });

  test('MU 0-round: bots see how far the game has come: it never goes back by much, and every round is later', () => {
    let [round, turn] = [0, 0];
    for (const { state } of positions('turns', 5)) {
      if (state.round === round) continue;
      expect(game.turnOf(state)).toBeGreaterThan(turn);
      [round, turn] = [state.round, game.turnOf(state)];
    }
  });

  test('MU 1-auction-bid: bots bid little, and never borrow for it', () => {
    const asked = POSITIONS.filter(({ decision }) => decision.prompt === 'bid');
    expect(asked.length).toBeGreaterThan(0);
    for (const { state, decision } of asked) {
      for (const { answer } of game.hints(state, decision).filter(({ weight }) => weight > 1))
        expect(Number(answer.arg)).toBeLessThanOrEqual(100);
      expect(weightIn(state, decision, 'take-loan')).toBeLessThan(0.1);
    }
  });
});
