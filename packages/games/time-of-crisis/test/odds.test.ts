import type { Answer } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { type CourseOdds, exactOdds, oddsOf, sampledOdds } from '../src/foresight/odds.js';
import { timeOfCrisis } from '../src/index.js';
import { type Arrangement, arrange } from './arrange.js';
import { GREEN } from './battles.js';
import { compared, someCases, TOO_FAR } from './odds/compare.js';

const ATTACK: Answer = { kind: 'initiate-battle', arg: GREEN };
const flanked = (cards: number): Answer[] => [ATTACK, { kind: 'declare-flanking', arg: cards }];
const tableOf = (a: Arrangement) => arrange({ points: { military: 1 }, ...a }).state;
const oddsIn = (a: Arrangement, course: readonly Answer[]): readonly CourseOdds[] =>
  oddsOf(timeOfCrisis, tableOf(a), 'green', course);
const shareOf = ({ shares }: CourseOdds, code: string): number => shares.find(each => each.code === code)!.share;
const figureOf = ({ figures }: CourseOdds, code: string): number => figures.find(each => each.code === code)!.value;
const spreadOf = ({ spreads }: CourseOdds, code: string): readonly number[] =>
  spreads.find(each => each.code === code)!.shares;

const ONE_AGAINST_ONE: Arrangement = {
  armies: [{ owner: 'green', region: 'gallia', legions: 1 }],
  barbarians: { goths: { gallia: { active: 1 } } },
};
const legionsAgainstGoths = (legions: number, goths: number, cards = 0): Arrangement => ({
  played: Array.from({ length: cards }, () => 'flanking-maneuver' as const),
  armies: [{ owner: 'green', region: 'gallia', legions }],
  barbarians: { goths: { gallia: { active: goths } } },
});

describe('the odds of a battle, by hand', () => {
  test('ToC 8.1.roll: a legion hits with 2/3 and falls to two hits, a barbarian hits with 1/2 and falls to one', () => {
    const [odds] = oddsIn(ONE_AGAINST_ONE, [ATTACK]);
    // Two hits of a single barbarian: a six, and a hit with the die it earns.
    const falls = (1 / 6) * (1 / 2);
    expect(shareOf(odds, 'wins')).toBeCloseTo((2 / 3) * (1 - falls), 7);
    expect(shareOf(odds, 'undecided')).toBeCloseTo((2 / 3) * falls, 7);
    expect(shareOf(odds, 'loses')).toBeCloseTo(1 / 3, 7);
    expect(shareOf(odds, 'equal-hits')).toBeCloseTo((1 / 3) * (1 / 2), 7);
    expect(odds).toMatchObject({ isExact: true, course: [ATTACK] });
    expect(odds.error).toBeGreaterThan(0);
    expect(odds.error).toBeLessThan(1e-7);
  });

  test('ToC 8.2.winner: an attacker who is wiped out has not lost by the rule for ties', () => {
    const [odds] = oddsIn(
      {
        armies: [{ owner: 'green', region: 'gallia', legions: 0, reduced: 1 }],
        barbarians: { goths: { gallia: { active: 3 } } },
      },
      [ATTACK],
    );
    // He lives only if nobody hits him, and then he must have missed too.
    expect(shareOf(odds, 'equal-hits')).toBeCloseTo((2 / 3) * (1 / 8), 7);
  });

  test('ToC 8.1.losses: how many fall, each number with its chance and in the mean', () => {
    const [odds] = oddsIn(ONE_AGAINST_ONE, [ATTACK]);
    const own = spreadOf(odds, 'own-losses');
    expect(own.length).toBe(3);
    [1 / 2, 5 / 12, 1 / 12].forEach((share, n) => {
      expect(own[n]).toBeCloseTo(share, 7);
    });
    expect(figureOf(odds, 'own-losses')).toBeCloseTo(7 / 12, 7);
    expect(figureOf(odds, 'foe-losses')).toBeCloseTo(2 / 3, 7);
  });

  test('ToC 8.1.reroll: with a Flanking Maneuver one that does not win is thrown again, and only then', () => {
    const [odds] = oddsIn(legionsAgainstGoths(1, 1, 1), flanked(1));
    const falls = 1 / 12;
    // The dice of the barbarian stay as they are: whoever falls by them does not win, however often he throws.
    expect(shareOf(odds, 'wins')).toBeCloseTo((1 - falls) * (1 - (1 / 3) ** 2), 7);
    expect(shareOf(odds, 'wins') + shareOf(odds, 'loses') + shareOf(odds, 'undecided')).toBeCloseTo(1, 12);
  });

  test('ToC 6.3.2.success: what is certain is certain to the last bit', () => {
    // Two votes against a neutral governor, where every die is one.
    const [, safe] = oddsIn({ points: { senate: 2 } }, [{ kind: 'place-governor', arg: 'gallia' }]);
    expect(shareOf(safe, 'passes')).toBe(1);
    expect(shareOf(safe, 'fails')).toBe(0);
  });
});

describe('the odds of a vote, by hand', () => {
  const vote = (a: Arrangement) => oddsIn(a, [{ kind: 'place-governor', arg: 'gallia' }]);
  const RED = { gallia: { governor: 'red', support: 1 } } as const;

  test('ToC 6.3.2.votes: one die that needs one vote from 2 on', () => {
    const a: Arrangement = {
      points: { senate: 1 },
      provinces: RED,
      // ToC 6.3.2.votes-required Two for the support, one less for the legion in the capital.
      armies: [{ owner: 'green', region: 'gallia', inCapital: true, legions: 1 }],
    };
    const [odds] = vote(a);
    expect(figureOf(odds, 'required')).toBe(1);
    expect(shareOf(odds, 'passes')).toBeCloseTo(5 / 6, 9);
    expect(odds).toMatchObject({ isExact: true });
  });

  test('ToC 6.3.2.votes: a six is a vote and another die', () => {
    const [one] = vote({ points: { senate: 1 }, provinces: RED });
    expect(figureOf(one, 'required')).toBe(2);
    expect(shareOf(one, 'passes')).toBeCloseTo((1 / 6) * (5 / 6), 9);
    const spread = spreadOf(one, 'votes');
    expect(spread[0]).toBeCloseTo(1 / 6, 8);
    expect(spread[1]).toBeCloseTo(4 / 6 + 1 / 36, 8);
    // Every die brings 5/6 of a vote and 1/6 of another die: one vote in the mean, from each.
    expect(spread.reduce((sum, share, n) => sum + share * n, 0)).toBeCloseTo(1, 6);
    const three = vote({ points: { senate: 3 }, provinces: RED })[2];
    expect(spreadOf(three, 'votes').reduce((sum, share, n) => sum + share * n, 0)).toBeCloseTo(3, 5);
    expect(figureOf(three, 'dice')).toBe(3);
  });

  test('ToC card.quaestor: votes from 3 on', () => {
    const [odds] = vote({ points: { senate: 1 }, provinces: { gallia: { ...RED.gallia, quaestor: true } } });
    expect(shareOf(odds, 'passes')).toBeCloseTo((1 / 6) * (4 / 6), 9);
  });
});

describe('exact or drawn', () => {
  test('house 18: the largest battles with two Flanking Maneuvers are exact, and their error is stated', () => {
    const rows = oddsIn(legionsAgainstGoths(6, 6, 2), [ATTACK]);
    expect(rows.length).toBe(3);
    for (const { isExact, error, runs } of rows) {
      expect(isExact).toBe(true);
      expect(error).toBeLessThan(1e-6);
      expect(runs).toBeGreaterThan(0);
    }
    const wins = rows.map(row => shareOf(row, 'wins'));
    expect(wins).toEqual([...wins].sort((a, b) => a - b));
  });

  test('house 18: past the limit dice are drawn, and what that may be off is stated', () => {
    const state = tableOf(legionsAgainstGoths(3, 3));
    expect(exactOdds(timeOfCrisis, state, 'green', [ATTACK], 50)).toBeUndefined();
    const exact = exactOdds(timeOfCrisis, state, 'green', [ATTACK], 5000)!.odds;
    const drawn = sampledOdds(timeOfCrisis, state, 'green', [ATTACK], 1000);
    expect(drawn).toMatchObject({ isExact: false, runs: 1000 });
    expect(drawn.error).toBeGreaterThan(0.02);
    expect(drawn.error).toBeLessThan(0.04);
    for (const [i, { share }] of exact.shares.entries()) {
      expect(Math.abs(share - drawn.shares[i].share)).toBeLessThan(2 * drawn.error);
    }
  });

  test('house 18: asking changes nothing, and the same question gets the same answer', () => {
    const state = tableOf(legionsAgainstGoths(2, 2, 1));
    const before = JSON.stringify(state);
    const ask = () => oddsOf(timeOfCrisis, state, 'green', [ATTACK]);
    expect(ask()).toEqual(ask());
    expect(JSON.stringify(state)).toBe(before);
    const otherwise = timeOfCrisis.imagine(state, 'green', '0'.repeat(32));
    expect(oddsOf(timeOfCrisis, otherwise, 'green', [ATTACK])).toEqual(ask());
  });

  test('house 18: the odds of played games are those of the dice (more of it: npm run check:odds)', () => {
    const found = someCases(8, 'ci').map((each, n) => compared(each, 3000, n));
    expect(found.length).toBe(8);
    for (const { question, said, off, sampledOff } of found) {
      expect(said.isExact, question.sort).toBe(true);
      expect(off, question.sort).toBeLessThan(TOO_FAR);
      expect(sampledOff, question.sort).toBeLessThan(1);
    }
  });
});
