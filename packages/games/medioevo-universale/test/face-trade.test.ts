import type { Answer } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { sheetFor } from '../board/table/sheet-for.js';
import { dealIn, leastIn, marketAt, mostToBuy, stopsOf, waresIn } from '../board/table/trade/deal.js';
import { isTradeShown, TRADE_ASKS } from '../board/table/trade/shown.js';
import { sumIn } from '../board/table/trade/sums.js';
import { foresightOf } from '../src/foresight/index.js';
import { medioevoUniversale as game } from '../src/game.js';
import type { Trial } from './table.js';
import { market, trial, withRoute } from './trading.js';

const one = 'player-1';
const viewOf = (t: Trial) => game.view(game.copy(t.g), one);
/** A caravan of the second level in Saraj, where the Golden Horde is at home. */
const atMarket = (cargo: readonly ('salt' | 'wine' | 'grain' | 'slaves')[], cubes: readonly 'salt'[] = []): Trial => {
  const g = market([{ at: 'caffa', level: 2, cargo }], { armies: { caffa: { [one]: { archer: 1 } } } });
  g.cash[one] = 500;
  if (cubes.length > 0) g.market.caffa = [...cubes];
  return trial(g);
};

describe('MU 6: the market is laid out', () => {
  test('MU 6-sell: what lies there already, or is made there, is on board and cannot be sold', () => {
    const t = atMarket(['salt', 'wine', 'wine'], ['salt']);
    const decision = t.question(one);
    const deal = dealIn(viewOf(t), decision)!;
    expect(deal).toMatchObject({ at: 'caffa', level: 2, hold: 4, cargo: ['salt', 'wine', 'wine'] });
    const wares = waresIn(deal, decision, 'sell');
    expect(wares.map(({ good, loaded, ids, why }) => [good, loaded, ids.length, why])).toEqual([
      ['salt', 1, 0, 'in-market'],
      ['wine', 2, 2, undefined],
    ]);
    const produced = marketAt(viewOf(t), 'caffa').produces!;
    expect(waresIn({ ...deal, cargo: [produced] }, { choices: [] }, 'sell')[0].why).toBe('produced');
    expect(leastIn(decision, 'sell')).toBe(1);
  });

  test('MU 6-market: the factor is the number of cubes, and each is worth twenty florins for every cube sold', () => {
    const t = atMarket(['wine'], ['salt']);
    const deal = dealIn(viewOf(t), t.question(one))!;
    expect(deal.market).toMatchObject({ cubes: ['salt'], bonus: 20 });
    const course: readonly Answer[] = [{ kind: 'sell', arg: ['wine:1'] }];
    // MU 6-sell A hundred, and the bonus of the market.
    expect(sumIn(foresightOf(game, t.g, one, course))).toBe(120);
  });

  test('MU 6-buy: a purchase is foreseen with its price', () => {
    const t = atMarket([]);
    expect(mostToBuy(t.question(one))).toBe(4);
    expect(sumIn(foresightOf(game, t.g, one, [{ kind: 'buy', arg: 3 }]))).toBe(-300);
    expect(sumIn(undefined)).toBeUndefined();
    // What is still to be decided is known as far as the next question tells it.
    expect(sumIn({ next: { n: 1, seat: one, rule: '', prompt: '', choices: [], facts: { florin: 80 } } })).toBe(80);
  });

  test('MU 6-route: the stops of a route, in their order, with the one that is reached', () => {
    const g = withRoute(market([{ at: 'caffa' }]), ['tana', 'saraj', 'bulgar', 'caffa'], ['tana']);
    const stops = stopsOf(g.routes[one]!, 'caffa');
    expect(stops.map(({ at, is, isHere }) => [at, is, isHere])).toEqual([
      ['kiev', 'start', false],
      ['tana', 'established', false],
      ['saraj', 'planned', false],
      ['bulgar', 'planned', false],
      ['caffa', 'target', true],
    ]);
  });

  test('ui: the market lies there where something can be dealt in, until it is put away', () => {
    const t = atMarket(['wine']);
    const decision = t.question(one);
    const lines = [{ n: 3, heard: [] }];
    expect(isTradeShown({ decision, lines, closed: -1 })).toBe(true);
    expect(isTradeShown({ decision, lines, closed: 3 })).toBe(false);
    const idle = { ...decision, choices: decision.choices.filter(({ kind }) => kind === 'go') };
    expect(isTradeShown({ decision: idle, lines, closed: -1 })).toBe(false);
    expect(isTradeShown({ decision: undefined, lines, closed: -1 })).toBe(false);
    expect(TRADE_ASKS).not.toContain('trade-with');
  });

  test('ui Playing: whoever puts away the report of a battle has not put away the market', () => {
    const t = atMarket(['wine']);
    const scene = { view: viewOf(t), eyes: one, waiting: [], isLive: true, decision: t.question(one) } as const;
    const lines = [{ n: 3, heard: [] }];
    expect(sheetFor({ ...scene, lines, closed: { battle: 3 } })).toEqual({ what: 'trade' });
    expect(sheetFor({ ...scene, lines, closed: { battle: 3, trade: 3 } })).toBeUndefined();
  });
});
