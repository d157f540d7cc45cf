import { describe, expect, test } from 'vitest';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginPurchases } from '../src/frames/economy.js';
import { medioevoUniversale } from '../src/game.js';
import type { Player } from '../src/ids.js';
import type { MU } from '../src/state.js';
import { view } from '../src/view.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';

const [ANN, BOB, CAT] = ['player-1', 'player-2', 'player-3'] as const;

const table = (cash = 1000): MU => {
  const g = arranged({ armies: {}, round: 2, options: { 'hidden-purchases': true } });
  g.phase = 4;
  for (const player of g.seats) g.cash[player] = cash;
  return g;
};
const hidden = (g: MU): Trial => new Trial(g, beginPurchases()).answer(ANN, 'demand-hidden');
const offered = (t: Trial, seat: Player, kind: string): unknown =>
  (t.choice(seat, kind) as { of?: unknown } | undefined)?.of;

describe('MU X-hidden', () => {
  test('MU X-hidden: it is asked for only where it is agreed on, in turn order, and one is enough', () => {
    const open = arranged({ armies: {} });
    open.phase = 4;
    expect(new Trial(open, beginPurchases()).question(ANN).prompt).toBe('purchases');
    const t = new Trial(table(), beginPurchases());
    t.answer(ANN, 'pass').answer(BOB, 'demand-hidden');
    expect(t.told).toContainEqual({ type: 'hidden-demanded', player: BOB });
    expect(t.asked.map(({ seat, prompt }) => [seat, prompt])).toEqual([
      [ANN, 'compose-orders'],
      [BOB, 'compose-orders'],
      [CAT, 'compose-orders'],
    ]);
    const none = new Trial(table(), beginPurchases());
    none.answer(ANN, 'pass').answer(BOB, 'pass').answer(CAT, 'pass');
    expect(none.question(ANN).prompt).toBe('purchases');
  });
  test('MU X-hidden: all order at the same time, and nobody sees what', () => {
    const t = hidden(table());
    t.answer(CAT, 'buy-unit', 'archer').answer(ANN, 'buy-technology', 'masonry').answer(CAT, 'buy-technology', 'trade');
    expect(view(t.g, CAT).orders).toEqual({
      [CAT]: [
        { ware: 'buy-unit', what: 'archer' },
        { ware: 'buy-technology', what: 'trade' },
      ],
    });
    expect(view(t.g, ANN).orders).toEqual({ [ANN]: [{ ware: 'buy-technology', what: 'masonry' }] });
    expect(view(t.g, 'spectator').orders).toBeUndefined();
    expect(medioevoUniversale.isSecret(t.g, BOB)).toBe(true);
    expect([t.g.cash[CAT], t.g.technologies[ANN]]).toEqual([1000, []]);
    expect(t.told.map(({ type }) => type)).toEqual(['hidden-demanded']);
  });
  test('MU X-hidden: orders stay within the own purse, and may build on one another', () => {
    const g = table(390);
    g.loans.taken[ANN] = true;
    const t = hidden(g);
    expect(offered(t, ANN, 'build')).toBeUndefined();
    t.answer(ANN, 'buy-technology', 'masonry');
    expect(offered(t, ANN, 'build')).toEqual(['village']);
    t.answer(ANN, 'build', 'village').answer(ANN, 'place', 'nicaea');
    expect(t.question(ANN).facts).toMatchObject({ orders: [{ what: 'masonry' }, { what: 'village', at: 'nicaea' }] });
    // 300 F are put by for the technology, the village and its design.
    expect(offered(t, ANN, 'buy-technology')).toBeUndefined();
    // The village that is ordered counts for the limit: 3 + 1.
    for (let i = 0; i < 4; i++) t.answer(ANN, 'buy-unit', 'light-infantry');
    expect(t.choice(ANN, 'buy-unit')).toBeUndefined();
    t.answer(ANN, 'strike-order', 'order-1');
    expect(t.g.orders?.[ANN]).toEqual([]);
    t.answer(ANN, 'buy-technology', 'carpentry').answer(ANN, 'buy-transport', 'galley:1');
    expect(offered(t, ANN, 'upgrade')).toBeUndefined();
  });
  test('MU D-take: a loan that may still be taken is reckoned with; it is taken openly, when orders are carried out', () => {
    const t = hidden(table(100));
    t.answer(ANN, 'buy-technology', 'masonry').answer(ANN, 'buy-technology', 'carpentry').answer(ANN, 'done-buying');
    expect(t.g.loans.open[ANN]).toBeUndefined();
    t.answer(BOB, 'done-buying').answer(CAT, 'done-buying');
    t.answer(ANN, 'carry-out', 'order-1').answer(ANN, 'take-loan').answer(ANN, 'carry-out', 'order-1');
    expect(t.g.technologies[ANN]).toEqual(['masonry', 'carpentry']);
    expect(t.g.loans.open[ANN]).toBe(1);
  });
  test('MU X-hidden: nobody thinks better of an order that a loan would pay for', () => {
    const t = hidden(table(100));
    t.answer(ANN, 'buy-technology', 'masonry').answer(ANN, 'buy-technology', 'carpentry').answer(ANN, 'done-buying');
    t.answer(BOB, 'done-buying').answer(CAT, 'done-buying').answer(ANN, 'carry-out', 'order-1');
    expect(t.refusal(ANN, 'done-buying')).toBeDefined();
    t.answer(ANN, 'take-loan').answer(ANN, 'carry-out', 'order-1').answer(ANN, 'done-buying');
    expect(t.g.technologies[ANN]).toEqual(['masonry', 'carpentry']);
  });
  test('MU X-hidden: each turns up his in turn order, carries them out, and places units and vehicles then (M-97)', () => {
    const g = table();
    g.technologies[ANN] = ['masonry'];
    const t = hidden(g);
    t.answer(ANN, 'buy-unit', 'archer')
      .answer(ANN, 'build', 'town')
      .answer(ANN, 'place', 'nicaea')
      .answer(ANN, 'done-buying');
    t.answer(CAT, 'buy-card').answer(CAT, 'done-buying');
    expect(t.told.at(-1)).toEqual({ type: 'orders-closed', player: CAT });
    t.answer(BOB, 'done-buying');
    const revealed = () =>
      t.told
        .filter(({ type }) => type === 'orders-revealed')
        .map(({ player, orders }) => [player, (orders as unknown[]).length]);
    expect(revealed()).toEqual([[ANN, 2]]);
    expect(t.question(ANN).prompt).toBe('carry-out-orders');
    expect(offered(t, ANN, 'carry-out')).toEqual(['order-1', 'order-2']);
    // Nobody thinks better of it.
    expect(t.refusal(ANN, 'done-buying')).toBeDefined();
    t.answer(ANN, 'carry-out', 'order-2');
    expect(t.g.buildings.civil.nicaea).toBe(2);
    t.answer(ANN, 'carry-out', 'order-1').answer(ANN, 'place', 'constantinople');
    expect([t.g.cash[ANN], t.g.armies.constantinople]).toEqual([550, { [ANN]: { archer: 1 } }]);
    t.answer(ANN, 'done-buying').answer(BOB, 'done-buying');
    expect(revealed()).toEqual([
      [ANN, 2],
      [BOB, 0],
      [CAT, 1],
    ]);
    t.answer(CAT, 'carry-out', 'order-1');
    expect(t.question(CAT).prompt).toBe('keep-card');
    t.answer(CAT, 'keep-card', (offered(t, CAT, 'keep-card') as string[])[0]).answer(CAT, 'done-buying');
    expect([t.isOver, t.g.orders, t.g.cards.held[CAT].length]).toEqual([true, undefined, 1]);
  });
  test('MU X-hidden: scarce pieces go to the earlier in turn order; what cannot be had is not paid', () => {
    const g = table();
    g.technologies[ANN] = ['carpentry'];
    g.technologies[BOB] = ['carpentry'];
    for (let i = 0; i < 11; i++) newVehicle(g, 'caravan', 1, CAT, 'cairo');
    const t = hidden(g);
    for (const seat of [BOB, ANN]) t.answer(seat, 'buy-transport', 'caravan:1').answer(seat, 'done-buying');
    t.answer(CAT, 'done-buying');
    t.answer(ANN, 'carry-out', 'order-1').answer(ANN, 'place', 'nicaea').answer(ANN, 'done-buying');
    expect(offered(t, BOB, 'carry-out')).toBeUndefined();
    t.answer(BOB, 'done-buying');
    expect([t.g.cash[ANN], t.g.cash[BOB]]).toEqual([800, 1000]);
    expect(t.told).toContainEqual({ type: 'order-lapsed', player: BOB, ware: 'buy-transport', what: 'caravan:1' });
  });
  test('MU X-hidden: whoever will not turn a card for an order pays in money, if he has it', () => {
    const g = table(300);
    g.technologies[ANN] = ['masonry'];
    g.cards.held[ANN] = ['realm-10'];
    const t = hidden(g);
    t.answer(ANN, 'build', 'village').answer(ANN, 'place', 'nicaea').answer(ANN, 'done-buying');
    t.answer(BOB, 'done-buying').answer(CAT, 'done-buying');
    t.answer(ANN, 'carry-out', 'order-1');
    expect(t.refusal(ANN, 'refrain')).toBeDefined();
    t.answer(ANN, 'pay');
    expect([t.g.cash[ANN], t.g.buildings.civil, t.g.cards.used]).toEqual([100, { nicaea: 1 }, {}]);
  });
  test('MU X-hidden: nobody thinks better of an order that a card or a marker would pay for', () => {
    const carrying = (more: (g: MU) => void): Trial => {
      const g = table(150);
      g.loans.taken[ANN] = true;
      g.technologies[ANN] = ['masonry'];
      more(g);
      const t = hidden(g);
      t.answer(ANN, 'build', 'village').answer(ANN, 'place', 'nicaea').answer(ANN, 'done-buying');
      return t.answer(BOB, 'done-buying').answer(CAT, 'done-buying').answer(ANN, 'carry-out', 'order-1');
    };
    const byEither = carrying(g => {
      g.cards.held[ANN] = ['realm-10'];
      g.gears.held[ANN] = { green: 1 };
    });
    expect(byEither.question(ANN).choices.map(({ kind }) => kind)).toEqual(['turn-card', 'flip-marker']);
    byEither.answer(ANN, 'flip-marker', 'green');
    expect([byEither.g.cash[ANN], byEither.g.buildings.civil]).toEqual([50, { nicaea: 1 }]);
    // The only card there is need not be chosen; whoever shrinks from it again and again is not asked any more.
    const byCard = carrying(g => {
      g.cards.held[ANN] = ['realm-10'];
    });
    for (let i = 0; byCard.asked[0].prompt === 'name-for-use'; i++) {
      expect(i).toBeLessThan(13);
      byCard.answer(ANN, 'refrain');
    }
    expect([byCard.g.cash[ANN], byCard.g.buildings.civil]).toEqual([50, { nicaea: 1 }]);
  });
  test('MU X-hidden: an order for which points and money do not suffice any more lapses', () => {
    const g = table(150);
    g.loans.taken[ANN] = true;
    g.technologies[ANN] = ['masonry', 'religion'];
    g.cards.held[ANN] = ['realm-57'];
    const t = hidden(g);
    t.answer(ANN, 'build', 'village').answer(ANN, 'place', 'nicaea').answer(ANN, 'done-buying');
    t.answer(BOB, 'done-buying').answer(CAT, 'done-buying').answer(ANN, 'carry-out', 'order-1').answer(ANN, 'refrain');
    expect(t.told.at(-1)).toEqual({ type: 'order-lapsed', player: ANN, ware: 'build', what: 'village' });
  });
});
