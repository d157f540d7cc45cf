import { askBot, plannerWith } from '@hegemon/bots';
import { type Answer, canonical, type Decision, fits, listAnswers, STYLES } from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { figuresOf, gameWith, terms, weights } from '../src/bots/index.js';
import { TERMS } from '../src/bots/terms.js';
import { timeOfCrisis } from '../src/index.js';
import type { ToC } from '../src/state.js';
import { arrange } from './arrange.js';
import { livelyPlayer } from './lively.js';

/** Positions out of whole games, with the question that was open. */
const positions = (name: string, every: number): { state: ToC; decision: Decision }[] => {
  const found: { state: ToC; decision: Decision }[] = [];
  let count = 0;
  const watching = (s: ToC, decision: Decision, random: Parameters<typeof livelyPlayer>[2]): Answer => {
    if (count++ % every === 0) found.push({ state: timeOfCrisis.copy(s), decision });
    return livelyPlayer(s, decision, random);
  };
  const seats = timeOfCrisis.seats({ players: 4 });
  simulate(timeOfCrisis, { players: 4 }, seedFor(name, 'knowledge'), {
    players: Object.fromEntries(seats.map(seat => [seat, watching])),
  });
  return found;
};
const POSITIONS = [...positions('one', 5), ...positions('two', 7)];

describe('house 18: hints', () => {
  test('house 18: every hint is an answer that is offered, with a weight of its own', () => {
    const prompts = new Set<string>();
    for (const { state, decision } of POSITIONS) {
      for (const { answer, weight } of timeOfCrisis.hints(state, decision)) {
        prompts.add(decision.prompt);
        expect(weight).toBeGreaterThan(0);
        expect(Number.isFinite(weight)).toBe(true);
        const choice = decision.choices.find(({ kind }) => kind === answer.kind);
        expect(choice && fits(choice, answer.arg), canonical(answer)).toBe(true);
      }
    }
    expect([...prompts]).toEqual(expect.arrayContaining(['choose-action', 'shop', 'refill-hand', 'move-to', 'attack']));
  });

  test('house 18: they leave nothing out that can be listed', () => {
    for (const { state, decision } of POSITIONS) {
      if (decision.choices.some(({ shape }) => shape === 'allot' || shape === 'subset')) continue;
      const hints = timeOfCrisis.hints(state, decision);
      if (hints.length === 0) continue;
      const hinted = hints.map(({ answer }) => canonical(answer)).sort();
      expect(hinted).toEqual(listAnswers(decision).map(canonical).sort());
    }
  });

  test('ToC 6.3.2.votes a governor is voted for where the points will do, and with no more than that', () => {
    const table = arrange({
      provinces: { asia: { governor: 'green', support: 2 }, syria: { governor: 'neutral', support: 1 } },
      points: { senate: 4 },
    });
    const [decision] = timeOfCrisis.pending(table.state);
    const weightOf = (kind: string, arg?: string) =>
      timeOfCrisis.hints(table.state, decision).find(({ answer }) => answer.kind === kind && answer.arg === arg)
        ?.weight ?? 0;
    expect(weightOf('place-governor', 'syria')).toBeGreaterThan(10 * weightOf('recall-governor', 'asia'));
  });
});

describe('house 18: worth', () => {
  test('house 18: the chances of all seats are one together', () => {
    for (const { state } of POSITIONS) {
      const sum = state.seats.reduce((all, seat) => all + timeOfCrisis.worth(state, seat), 0);
      expect(sum).toBeCloseTo(1, 1);
    }
  });

  test('house 18: what it is taken apart into is what it is made of', () => {
    for (const { state } of POSITIONS) {
      const sums = state.seats.map(seat =>
        Object.values(timeOfCrisis.appraise(state, seat)).reduce((sum, term) => sum + term, 0),
      );
      const shares = sums.map(sum => Math.exp(sum) / sums.reduce((all, other) => all + Math.exp(other), 0));
      for (const [i, seat] of state.seats.entries()) {
        // Points in hand count a hair's breadth beside the terms.
        expect(Math.abs(timeOfCrisis.worth(state, seat) - shares[i])).toBeLessThan(0.01);
      }
    }
  });

  test('house 18: the terms can be tuned: figures in their order, and the same game with other weights', () => {
    expect(terms).toEqual(TERMS);
    expect(weights).toHaveLength(TERMS.length);
    const { state } = POSITIONS[POSITIONS.length >> 1];
    const [seat] = state.seats;
    const sum = figuresOf(state, seat).reduce((all, figure, i) => all + figure * weights[i], 0);
    const terms_ = Object.values(timeOfCrisis.appraise(state, seat)).reduce((all, term) => all + term, 0);
    expect(sum).toBeCloseTo(terms_, 9);
    const flat = gameWith(TERMS.map(() => 0));
    expect(flat.worth(state, seat)).toBeCloseTo(1 / state.seats.length, 2);
  });

  test('house 18: a style sees its own position with other eyes, and nobody else does', () => {
    const differing = STYLES.filter(style =>
      POSITIONS.some(({ state }) =>
        state.seats.some(
          seat => Math.abs(timeOfCrisis.worth(state, seat, style) - timeOfCrisis.worth(state, seat)) > 0.01,
        ),
      ),
    );
    expect(differing).toEqual([...STYLES]);
  });

  test('house 18: three styles at one table do not play alike', () => {
    const asked = POSITIONS.filter(({ decision }) => decision.prompt === 'choose-action').filter(
      (_, i) => i % 12 === 0,
    );
    const answers = STYLES.map(style =>
      asked.map(({ state, decision }) =>
        canonical(askBot(timeOfCrisis, state, decision.seat, plannerWith({ style }), seedFor('style', 'x')).answer),
      ),
    );
    for (const [i, one] of answers.entries()) {
      for (const other of answers.slice(i + 1)) {
        const differing = one.filter((answer, at) => answer !== other[at]).length;
        expect(differing / asked.length).toBeGreaterThan(0.1);
      }
    }
  });

  test('house 18: ending the actions with nothing left to spend is neither a gain nor a loss', () => {
    for (const { state, decision } of POSITIONS) {
      const { military, senate, populace } = state.points;
      const isIdle = military + senate + populace === 0 && state.hand[state.active].length === 0;
      if (decision.prompt !== 'choose-action' || !isIdle) continue;
      const after = timeOfCrisis.copy(state);
      if ('refused' in timeOfCrisis.apply(after, { seat: decision.seat, kind: 'end-actions' })) continue;
      if (after.over || after.active !== state.active) continue;
      const before = timeOfCrisis.worth(state, decision.seat);
      expect(Math.abs(timeOfCrisis.worth(after, decision.seat) - before)).toBeLessThan(0.08);
    }
  });
});
