import { describe, expect, test } from 'vitest';
import { beginPayment } from '../src/frames/uses.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';

describe('MU B: paying with points', () => {
  const table = () => {
    const g = arranged();
    g.phase = 4;
    g.cash['player-1'] = 500;
    return g;
  };
  test('MU B-missing: what is missing is paid in money, without a question where nothing can be turned', () => {
    const t = new Trial(table(), beginPayment('player-1', { points: { blue: 2 }, florin: 200 }, 'carpentry'));
    expect(t.isOver).toBe(true);
    expect(t.returned).toBe(true);
    expect(t.g.cash['player-1']).toBe(100);
  });
  test('MU B-use: a card is turned for its points; one with two colours gives one of them', () => {
    const g = table();
    g.cards.held['player-1'] = ['realm-03', 'realm-04'];
    const t = new Trial(g, beginPayment('player-1', { points: { orange: 1 }, florin: 100 }, 'edict'));
    expect(t.choice('player-1', 'turn-card')).toMatchObject({ of: ['realm-03'] });
    t.answer('player-1', 'turn-card', 'realm-03').answer('player-1', 'name', 'orange');
    expect(t.returned).toBe(true);
    expect(t.g.cash['player-1']).toBe(400);
    expect(t.g.cards.used).toEqual({ 'realm-03': true });
    expect(t.g.points).toEqual({});
  });
  test('MU A-gears: an objective marker gives one point of its colour once a round', () => {
    const g = table();
    g.gears.held['player-1'] = { red: 1 };
    const t = new Trial(g, beginPayment('player-1', { points: { red: 2 }, florin: 0 }, 'military'));
    t.answer('player-1', 'flip-marker', 'red');
    expect(t.returned).toBe(true);
    expect(t.g.cash['player-1']).toBe(400);
    expect(t.g.gears.used['player-1']).toEqual({ red: 1 });
  });
  test('MU D-take: whoever has too little may borrow, or leave it', () => {
    const g = table();
    g.cash['player-1'] = 50;
    const t = new Trial(g, beginPayment('player-1', { points: {}, florin: 100 }, 'card'));
    t.answer('player-1', 'take-loan');
    expect(t.returned).toBe(true);
    expect(t.g.cash['player-1']).toBe(450);
    const poor = table();
    poor.cash['player-1'] = 50;
    poor.loans.taken['player-1'] = true;
    expect(new Trial(poor, beginPayment('player-1', { points: {}, florin: 100 }, 'card')).returned).toBe(false);
  });
  test('MU tech.monasticism: points of any colour do for any other', () => {
    const g = table();
    g.technologies['player-1'] = ['religion', 'monasticism'];
    g.points['player-1'] = { green: 1, red: 1 };
    const t = new Trial(g, beginPayment('player-1', { points: { red: 2 }, florin: 0 }, 'military'));
    expect(t.returned).toBe(true);
    expect(t.g.cash['player-1']).toBe(500);
    expect(t.g.points).toEqual({});
  });
});
