import { askBot, plannerWith } from '@hegemon/bots';
import { type Answer, canonical, type Decision, fits, listAnswers, STYLES } from '@hegemon/kernel';
import { seedFor, simulate } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { figuresOf, gameWith, terms, weights } from '../src/bots/index.js';
import { figuresIn, reckoned, TERMS } from '../src/bots/terms.js';
import type { ArmyId, Colour } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import type { ToC } from '../src/state.js';
import { arrange } from './arrange.js';
import { attack } from './battles.js';
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

  test('ToC 6.4 ToC 6.5 ToC 6.6 what the turn will bring when the actions are over is counted before they are', () => {
    let count = 0;
    for (const { state, decision } of POSITIONS) {
      const seat = decision.seat as Colour;
      if (!decision.choices.some(({ kind }) => kind === 'end-actions')) continue;
      const after = timeOfCrisis.copy(state);
      timeOfCrisis.apply(after, { seat, kind: 'end-actions' });
      if (after.over || after.active !== state.active) continue;
      count++;
      const { g, mover } = reckoned(state);
      expect(mover).toBe(seat);
      expect(g.legacy).toEqual(after.legacy);
      expect(g.emperorTurns).toEqual(after.emperorTurns);
      expect(g.provinces).toEqual(after.provinces);
      // What is left is whose turn it is, and points that are lost.
      expect(Math.abs(timeOfCrisis.worth(after, seat) - timeOfCrisis.worth(state, seat))).toBeLessThan(0.08);
    }
    expect(count).toBeGreaterThan(20);
  });

  test('ToC 6.4 a governor that will fall is seen to fall: by mobs alone, and by a contested throne', () => {
    const fallingOf = (a: Parameters<typeof arrange>[0]) => figuresIn(reckoned(arrange(a).state), 'blue').falling;
    expect(fallingOf({ provinces: { asia: { governor: 'blue', support: 2 } } })).toBe(0);
    expect(fallingOf({ provinces: { asia: { governor: 'blue', support: 2, mobs: 2 } } })).toBe(1);
    const throne = { italia: { governor: 'blue', support: 1 } } as const;
    expect(fallingOf({ provinces: throne })).toBe(0);
    expect(fallingOf({ provinces: throne, rivals: { postumus: 'gallia' } })).toBe(1);
  });

  test('house 18: each style likes more of what it is named for', () => {
    const likes = (style: (typeof STYLES)[number], more: Parameters<typeof arrange>[0]): number => {
      const provinces = { gallia: { governor: 'green', support: 2 }, asia: { governor: 'red', support: 2 } } as const;
      const worthOf = (a: Parameters<typeof arrange>[0], by?: typeof style) =>
        timeOfCrisis.worth(arrange({ ...a, provinces: { ...provinces, ...a?.provinces } }).state, 'green', by);
      const gain = (by?: typeof style) => Math.log(worthOf(more, by) / worthOf({}, by));
      return gain(style) - gain();
    };
    expect(likes('aggressive', { armies: [{ owner: 'green', region: 'syria', legions: 3 }] })).toBeGreaterThan(0);
    expect(
      likes('builder', { provinces: { gallia: { governor: 'green', support: 2, improvements: ['limes'] } } }),
    ).toBeGreaterThan(0);
    expect(likes('opportunist', { legacy: { green: 10 } })).toBeGreaterThan(0);
  });
});

describe('house 18: hints in a battle and a vote', () => {
  const rerolls = (a: Parameters<typeof arrange>[0], target: ArmyId, dice: readonly number[]): number => {
    const table = arrange({ points: { military: 1 }, played: ['flanking-maneuver'], ...a, dice: [...dice] });
    attack(table, target).play('green', 'declare-flanking', 1);
    const [decision] = timeOfCrisis.pending(table.state);
    const weightOf = (kind: string) =>
      timeOfCrisis.hints(table.state, decision).find(({ answer }) => answer.kind === kind)?.weight ?? 0;
    return weightOf('reroll') / weightOf('keep-dice');
  };
  const green = { owner: 'green', region: 'gallia', legions: 2 } as const;

  test('ToC 8.2.winner dice that wipe the enemy out are kept, whatever he has hit', () => {
    expect(rerolls({ armies: [green], rivals: { postumus: 'gallia' } }, 'postumus', [1, 3, 4, 5, 1])).toBeLessThan(1);
  });
  test('ToC 8.1.hits dice that Castra turn into a tie are thrown again', () => {
    const red = { owner: 'red', region: 'gallia', legions: 2, castra: true } as const;
    expect(rerolls({ armies: [green, red] }, 'red-general-0', [3, 3, 3, 1])).toBeGreaterThan(1);
  });

  test('ToC card.praetorian-guard Military points that are staked need no Senate points beside them', () => {
    // All provinces but two are governed, so that four votes are enough in Italia.
    const theirs = [
      'gallia',
      'pannonia',
      'macedonia',
      'thracia',
      'galatia',
      'syria',
      'britannia',
      'hispania',
      'africa',
    ];
    const table = arrange({
      provinces: {
        ...Object.fromEntries(theirs.map((id, i) => [id, { governor: (['red', 'blue', 'yellow'] as const)[i % 3] }])),
        asia: { governor: 'green', support: 1 },
      },
      played: ['praetorian-guard'],
      points: { military: 4, senate: 4 },
    });
    table.play('green', 'use-praetorian-guard').play('green', 'stake-military', 4);
    const [decision] = timeOfCrisis.pending(table.state);
    expect(decision).toMatchObject({ prompt: 'stake-senate', facts: { required: 4, voteOn: 1 } });
    const best = timeOfCrisis.hints(table.state, decision).toSorted((a, b) => b.weight - a.weight)[0];
    expect(best.answer.arg).toBe(0);
  });
});
