import { describe, expect, test } from 'vitest';
import { beginPurchases } from '../src/frames/economy.js';
import { beginPayment } from '../src/frames/uses.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';

describe('MU A-windows: nobody goes round in circles', () => {
  const shopping = () => {
    const g = arranged({ armies: { nicaea: { 'player-1': { archer: 2 } } } });
    g.phase = 4;
    g.cards.held['player-1'] = ['realm-36'];
    return new Trial(g, beginPurchases());
  };
  const A = 'player-1';
  test('MU 5-remove: to take nothing off the board comes to an end; what is taken off begins the count anew', () => {
    const t = shopping();
    const inVain = (): number => {
      let times = 0;
      for (; t.choice(A, 'give-up'); times++) t.answer(A, 'give-up').answer(A, 'enough');
      return times;
    };
    for (let i = 0; i < 11; i++) t.answer(A, 'give-up').answer(A, 'enough');
    t.answer(A, 'give-up').answer(A, 'give-up-piece', 'archer@nicaea').answer(A, 'enough');
    expect(inVain()).toBe(12);
    // Whatever else there is to do is still there, and gives leave to think again.
    expect(t.choice(A, 'use-card')).toBeUndefined();
    t.answer(A, 'buy-unit', 'archer').answer(A, 'place', 'nicaea');
    expect(t.choice(A, 'give-up')).toBeDefined();
  });
  test('MU A-use: a card that is begun and left, and a purchase', () => {
    const t = shopping();
    for (let i = 0; i < 12; i++) t.answer(A, 'use-card', 'realm-36').answer(A, 'refrain');
    expect([t.choice(A, 'use-card'), t.choice(A, 'done-buying')]).toMatchObject([undefined, {}]);
    for (let i = 0; i < 24; i++) t.answer(A, 'buy-unit', 'archer').answer(A, 'refrain');
    expect([t.choice(A, 'buy-unit'), t.choice(A, 'done-buying')]).toMatchObject([undefined, {}]);
  });
  test('MU B-use: a card that is to pay and then is not', () => {
    const g = arranged();
    g.phase = 4;
    g.cards.held[A] = ['realm-04'];
    const t = new Trial(g, beginPayment(A, { points: { red: 1 }, florin: 0 }, 'military'));
    for (let i = 0; i < 12; i++) t.answer(A, 'turn-card', 'realm-04').answer(A, 'refrain');
    expect(t.choice(A, 'turn-card')).toBeUndefined();
    expect(t.answer(A, 'pay').returned).toBe(true);
  });
});

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
