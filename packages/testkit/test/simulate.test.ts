import { Match, type Options } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import {
  countByKind,
  countDistinctPositions,
  countPositions,
  EFFORTS,
  meanOf,
  playOut,
  playthroughText,
  seedFor,
  shareOf,
  simulate,
  summaryOf,
} from '../src/index.js';
import { littleAuction } from './little-auction.js';

const OPTIONS: Options<never> = { players: 3 };
const SEED = seedFor('simulate', 'one');
const game = littleAuction();

describe('simulation', () => {
  test('house 15: the same seed plays the same game, looked at or not', () => {
    const one = simulate(game, OPTIONS, SEED);
    const { actions, outcome } = simulate(game, OPTIONS, SEED, { check: EFFORTS.light });
    expect(one.finished).toBe(true);
    expect(one.decisions).toBe(one.actions.length);
    expect({ actions, outcome }).toEqual({ actions: one.actions, outcome: one.outcome });
    expect(simulate(game, OPTIONS, seedFor('simulate', 'two')).actions).not.toEqual(actions);
  });

  test('house 15: players given for a seat answer for it, and every answer is reported', () => {
    const rules: string[] = [];
    const { outcome } = simulate(game, OPTIONS, SEED, {
      players: { green: (_, { choices: [c] }) => (c.kind === 'bid' ? { kind: 'bid', arg: 0 } : { kind: 'none' }) },
      onDecision: ({ decision }) => void rules.push(decision.rule),
    });
    expect(outcome?.winners.length).toBeGreaterThan(0);
    expect(rules).toContain('LA 1.1');
  });

  test('house 15: an answer of a player that is refused ends the game with an error', () => {
    const report = simulate(game, OPTIONS, SEED, { players: { red: () => ({ kind: 'none' }) } });
    expect(report).toMatchObject({ finished: false, error: expect.stringMatching(/none.*not-offered/) });
  });

  test('house 15: whatever is thrown ends the game with an error', () => {
    const broken = littleAuction({
      onBid: () => {
        throw new Error('no bids today');
      },
    });
    expect(simulate(broken, OPTIONS, SEED).error).toMatch(/no bids today/);
  });
});

describe('counting', () => {
  test('house 15: positions are counted line by line, and divided by the first answer', () => {
    const s = game.newGame({ players: 2 }, SEED);
    expect(countPositions(game, s, 0)).toBe(1);
    expect(countPositions(game, s, 1)).toBe(8);
    expect(countPositions(game, s, 2)).toBe(32);
    expect(countDistinctPositions(game, s, 2)).toBe(7);
    expect(countByKind(game, s, 2)).toEqual({ 'red: bid': 16, 'green: bid': 16 });
    expect(countPositions(game, s, 3)).toBe(96);
  });
});

describe('playthroughs', () => {
  const newMatch = () =>
    new Match(game, {
      id: 'm-1',
      options: OPTIONS,
      seats: {
        red: { name: 'Rhea', kind: 'person' },
        green: { name: 'Gaia', kind: 'person' },
        blue: { name: 'Bot', kind: 'bot' },
      },
      seed: { serverSeed: 'ab'.repeat(32), clientSeeds: {} },
    });

  test('house 15: the text of a match tells every decision, and is always the same', () => {
    const match = newMatch();
    const outcome = playOut(match, SEED);
    const text = playthroughText(match);
    const again = newMatch();
    playOut(again, SEED);
    expect(playthroughText(again)).toBe(text);
    expect(text).toMatch(/^little-auction, edition 1, match m-1\noptions {"players":3}\nseat red: Rhea\n/);
    expect(text).toMatch(/\n0\. start\n {3}dealt [\d ]+\n1\. \w+ \[LA 1\.1\] bid\n {3}> bid \d\n/);
    expect(text).toMatch(/\n {3}revealed\n {3}- card-won {"price":\d,"seat":"\w+"}, and closed /);
    expect(text.endsWith(`points ${JSON.stringify(Object.fromEntries(Object.entries(outcome.points).sort()))}\n`)).toBe(
      true,
    );
    expect(text.match(/^\d+\. /gm)).toHaveLength(match.entries.length);
  });

  test('house 15: answers taken back stay in the text', () => {
    const match = newMatch();
    for (const seat of ['red', 'green', 'blue']) match.answer({ seat, kind: 'bid', arg: 0 });
    const hand = match.state.hands.red;
    match.answer({ seat: 'red', kind: 'tuck', arg: hand[0] });
    match.undo('red');
    match.answer({ seat: 'red', kind: 'tuck', arg: hand[1] });
    expect(playthroughText(match)).toMatch(
      /5\. red takes back everything from 4\n6\. red \[LA 1\.2\].*\n.*\n.*\n\nnot over\n$/,
    );
  });

  test('house 15: what the table did stands in the text too, and play goes on from it', () => {
    const match = newMatch();
    for (const seat of ['red', 'green', 'blue']) match.answer({ seat, kind: 'bid', arg: 0 });
    match.sit('green', { name: 'Gaia', kind: 'person' }, 'replaced');
    match.rewind('blue', 2);
    for (const seat of ['green', 'blue']) match.answer({ seat, kind: 'bid', arg: 1 });
    match.close('resigned', ['red', 'blue'], {}, 'green');
    const text = playthroughText(match);
    expect(text).toMatch(
      /\n4\. green: Gaia \(person\) sits down, replaced\n5\. blue takes back everything from 2, and all agree\n/,
    );
    expect(text).toMatch(/\n6\. green \[LA 1\.1\] bid\n {3}> bid 1\n/);
    expect(text).toMatch(
      /\n8\. green closes the match: resigned, won by red, blue\n\nover: resigned \[\], won by red, blue, points {}\n$/,
    );
  });

  test("house 15: a game's own words take the place of the codes", () => {
    const match = newMatch();
    match.answer({ seat: 'red', kind: 'bid', arg: 2 });
    const text = playthroughText(match, { answer: (_, { arg }) => `Two coins? ${arg}!` });
    expect(text).toContain('> Two coins? 2!');
    expect(text).toContain('[LA 1.1] bid');
  });
});

describe('sums over many games', () => {
  test('house 15: shares have the bounds of Wilson', () => {
    const { value, low, high } = shareOf(5, 10);
    expect([value, low, high].map(figure => figure.toFixed(4))).toEqual(['0.5000', '0.2366', '0.7634']);
    expect(shareOf(0, 10).low).toBe(0);
    expect(shareOf(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  test('house 15: means have the bounds of the normal distribution', () => {
    const { value, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(value).toBe(3);
    expect(high - value).toBeCloseTo(1.959964 * Math.sqrt(2.5 / 5), 5);
    expect(value - low).toBeCloseTo(high - value, 10);
    expect(meanOf([7])).toEqual({ value: 7, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
  });

  test('house 15: games add up by seat; a shared victory counts in parts', () => {
    const outcome = (winners: string[], red: number) => ({
      winners,
      points: { red, green: 1 },
      how: 'rounds',
      rule: 'LA 2',
    });
    const summary = summaryOf(
      [
        { finished: true, decisions: 10, outcome: outcome(['red'], 4) },
        { finished: true, decisions: 20, outcome: outcome(['red', 'green'], 2) },
        { finished: false, decisions: 99 },
      ],
      ['red', 'green'],
    );
    expect(summary).toMatchObject({ games: 3, finished: 2, decisions: { value: 15 }, endings: { rounds: 2 } });
    expect(summary.seats.red).toMatchObject({ wins: { value: 0.75 }, points: { value: 3 } });
    expect(summary.seats.green).toMatchObject({ wins: { value: 0.25 }, points: { value: 1 } });
  });
});
