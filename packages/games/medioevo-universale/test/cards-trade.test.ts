import { describe, expect, test } from 'vitest';
import { beginBuying } from '../src/frames/trade.js';
import { beginWindow } from '../src/frames/uses.js';
import type { CardId, Good, TechnologyId, TerritoryId } from '../src/ids.js';
import type { MU } from '../src/state.js';
import { Trial } from './table.js';
import { goAlong, market, trial, withRoute } from './trading.js';

const ONE = 'player-1';
const TWO = 'player-2';
const holding = (g: MU, ...cards: CardId[]): MU => {
  g.cards.held[ONE] = cards;
  return g;
};

describe('MU card.19: the merchant', () => {
  const pedlar = (at: TerritoryId, cargo: readonly Good[], armies = {}) =>
    trial(holding(market([{ level: 2, at, cargo }], { armies }), 'realm-19'));
  test('MU card.19: four colours: one cube brings 300, without any bonus', () => {
    const t = pedlar('sivas', ['salt', 'furs', 'cloth', 'wine']);
    t.answer(ONE, 'use-card', 'realm-19').answer(ONE, 'name', 'vehicle-1').answer(ONE, 'name', 'furs');
    expect(t.g.cash[ONE]).toBe(1900);
    expect(t.g.vehicles.mp['vehicle-1']).toBe(6);
    expect(t.g.vehicles.cargo['vehicle-1']).toEqual(['salt', 'cloth', 'wine']);
    expect(t.g.market).toEqual({});
    expect(t.g.cards.used).toEqual({ 'realm-19': true });
  });
  test('MU card.19: of one colour it brings nothing; in an inhabited territory a cube is placed', () => {
    const t = pedlar('trebisonda', ['salt', 'salt']);
    t.answer(ONE, 'use-card', 'realm-19').answer(ONE, 'name', 'vehicle-1').answer(ONE, 'name', 'salt');
    expect(t.g.cash[ONE]).toBe(1600);
    expect(t.g.market).toEqual({ trebisonda: ['salt'] });
  });
  test('MU card.19: not where somebody is at home or barbarians stand', () => {
    expect(pedlar('caffa', ['salt']).choice(ONE, 'use-card')).toBeUndefined();
    expect(pedlar('sivas', ['salt'], { sivas: { barbarians: { archer: 1 } } }).choice(ONE, 'use-card')).toBeUndefined();
  });
});

describe('MU card.20: sales anywhere', () => {
  test('MU card.20: for 50 each, in this turn, wherever he is not at home, whatever is there and forbidden', () => {
    const g = holding(
      market([
        { level: 2, at: 'constantinople', cargo: ['cloth', 'salt'] },
        { at: 'sivas', cargo: ['wine'] },
        { at: 'caffa', cargo: ['furs'] },
      ]),
      'realm-20',
    );
    g.effects.push({ type: 'no-trade', at: 'constantinople', until: 'round' });
    g.market.constantinople = ['salt', 'furs'];
    const t = trial(g).answer(ONE, 'use-card', 'realm-20').answer(ONE, 'trader', 'vehicle-1');
    expect(t.choice(ONE, 'sell')).toBeUndefined();
    t.answer(ONE, 'sell-anywhere', ['salt:1', 'cloth:1']);
    expect(t.g.cash[ONE]).toBe(1700);
    expect(t.g.vehicles.mp['vehicle-1']).toBe(6);
    t.answer(ONE, 'other-trader').answer(ONE, 'trader', 'vehicle-2').answer(ONE, 'sell-anywhere', ['wine:1']);
    expect(t.g.cash[ONE]).toBe(1750);
    t.answer(ONE, 'other-trader').answer(ONE, 'trader', 'vehicle-3');
    expect(t.choice(ONE, 'sell-anywhere')).toBeUndefined();
    expect(t.choice(ONE, 'sell')).toBeDefined();
    t.answer(ONE, 'done-trading');
    expect(t.g.effects).toEqual([{ type: 'no-trade', at: 'constantinople', until: 'round' }]);
  });
  test('MU card.20: from the marked vehicle it ends the route, without its bonus', () => {
    const stages = ['caffa', 'saraj', 'trebisonda', 'antakya'] as const;
    const g = withRoute(market([{ at: 'antakya', cargo: ['salt'] }]), stages, stages.slice(0, 3));
    const t = trial(holding(g, 'realm-20')).answer(ONE, 'use-card', 'realm-20');
    t.answer(ONE, 'sell-anywhere', ['salt:1']);
    expect(t.g.cash[ONE]).toBe(1650);
    expect(t.g.honour[ONE]).toBe(10);
    expect(t.g.routes).toEqual({});
    expect(t.g.market).toEqual({ antakya: ['salt'] });
  });
});

describe('MU card.21: any good', () => {
  const use = (t: Trial): Trial =>
    t.answer(ONE, 'use-card', 'realm-21').answer(ONE, 'name', 'vehicle-1').answer(ONE, 'name', 'wine');
  test('MU card.21: one cube for 150, and a route may begin with it', () => {
    const t = use(trial(holding(market([{ at: 'caffa' }]), 'realm-21')));
    expect(t.g.cash[ONE]).toBe(1450);
    expect(t.g.vehicles.cargo['vehicle-1']).toEqual(['wine']);
    expect(t.g.vehicles.mp['vehicle-1']).toBe(5);
    expect(t.choice(ONE, 'start-route')).toBeDefined();
  });
  test('MU card.21: a treaty is needed all the same', () => {
    expect(trial(holding(market([{ at: 'constantinople' }]), 'realm-21')).choice(ONE, 'use-card')).toBeUndefined();
  });
  test('MU card.21: not for whoever has the price, and not what he has promised for each purchase', () => {
    const owing = (cash: number) => {
      const clause = { type: 'trade', grantor: TWO, grantee: ONE, feePerPurchase: 40 } as const;
      const g = market([{ at: 'constantinople' }], { treaties: [{ parties: [ONE, TWO], clauses: [clause] }] });
      g.cash[ONE] = cash;
      g.loans.taken[ONE] = true;
      return trial(holding(g, 'realm-21'));
    };
    expect(owing(189).choice(ONE, 'use-card')).toBeUndefined();
    expect(use(owing(190)).g.cash).toMatchObject({ [ONE]: 0, [TWO]: 1640 });
  });
  test('MU card.21: forbidden in the last moment, the money comes back', () => {
    const g = holding(market([{ at: 'caffa' }]), 'realm-21');
    g.cards.held[TWO] = ['realm-02'];
    g.armed[TWO] = { 'trade-action': true };
    const t = use(trial(g)).answer(TWO, 'use-card', 'realm-02').answer(TWO, 'name', 'caffa');
    expect(t.g.cash[ONE]).toBe(1600);
    expect(t.g.vehicles.cargo).toEqual({});
    expect(t.g.cards.used['realm-21']).toBe(true);
  });
});

describe('MU card.55: what came unseen is met where it trades', () => {
  const THREE = 'player-3';
  /** A guest of the host, who lets the first one trade there, does not let him pass. */
  const stopping = (cargo?: readonly Good[]): Trial => {
    const g = market([{ at: 'bulgaria', ...(cargo && { cargo }) }], {
      armies: { constantinople: { [THREE]: { archer: 1 } } },
      treaties: [
        { parties: [ONE, TWO], clauses: [{ type: 'trade', grantor: TWO, grantee: ONE }] },
        { parties: [TWO, THREE], clauses: [{ type: 'right-of-way', grantor: TWO, grantee: THREE }] },
      ],
    });
    g.effects.push({ type: 'unseen', vehicles: ['vehicle-1'], until: 'round' });
    return goAlong(trial(holding(g, 'realm-21')), ONE, 'thrace', 'constantinople');
  };
  const buying = (): Trial =>
    stopping().answer(ONE, 'use-card', 'realm-21').answer(ONE, 'name', 'vehicle-1').answer(ONE, 'name', 'wine');
  test('MU card.21: whoever lets it pass has done so for the turn', () => {
    const t = buying();
    expect([t.question(THREE).prompt, t.g.cash[ONE]]).toEqual(['plunder-trader', 1450]);
    t.answer(THREE, 'let-pass');
    expect([t.g.cash[ONE], t.g.vehicles.cargo]).toEqual([1450, { 'vehicle-1': ['wine'] }]);
    t.answer(ONE, 'done-trading');
    expect([t.isOver, t.told.filter(({ type }) => type === 'trader-spared').length]).toEqual([true, 1]);
  });
  test('MU card.21: who loses the vehicle buys nothing, and has the price back', () => {
    const t = buying().answer(THREE, 'plunder').answer(THREE, 'go-through').answer(THREE, 'take-over');
    expect([t.isOver, t.g.cash[ONE]]).toEqual([true, 1600]);
    expect([t.g.vehicles.owner, t.g.vehicles.cargo]).toEqual([{ 'vehicle-1': THREE }, {}]);
    expect(t.g.cards.used['realm-21']).toBe(true);
  });
  test('MU card.55: nor is anything sold in the usual way from a vehicle that is lost', () => {
    const sale = (): Trial => stopping(['salt', 'wine']).answer(ONE, 'sell', ['wine:1']);
    expect(sale().answer(THREE, 'let-pass').g.vehicles.cargo['vehicle-1']).toEqual(['salt']);
    const t = sale().answer(THREE, 'plunder').answer(THREE, 'go-through').answer(THREE, 'take-over');
    expect([t.isOver, t.g.cash[ONE], t.g.vehicles.cargo]).toEqual([true, 1600, { 'vehicle-1': ['salt', 'wine'] }]);
  });
});

describe('MU card.22: the tax collector', () => {
  const table = (card: CardId, phase: MU['phase'] = 4) => {
    const g = market([
      { at: 'caffa', owner: TWO, cargo: ['salt', 'wine'] },
      { at: 'saraj', owner: 'player-3', cargo: ['salt'] },
      { at: 'caffa', cargo: ['furs'] },
      { at: 'constantinople', owner: TWO, cargo: ['salt'] },
    ]);
    g.phase = phase;
    return new Trial(holding(g, card), beginWindow('phase-start', g.order)).answer(ONE, 'use-card', card);
  };
  test('MU card.22: at any time, before the bids and before barbarians come, too', () => {
    expect(table('realm-22', 1).g.cash[ONE]).toBe(1630);
    expect(table('realm-23', 2).g.cash[ONE]).toBe(1660);
  });
  test('MU card.22: 10 for each cube of others in his lands', () => {
    expect(table('realm-22').g.cash[ONE]).toBe(1630);
  });
  test('MU card.23: 20 for each', () => {
    expect(table('realm-23').g.cash[ONE]).toBe(1660);
  });
  test('MU card.22: not where there is none', () => {
    const g = market([{ at: 'caffa', cargo: ['furs'] }]);
    g.phase = 4;
    expect(new Trial(holding(g, 'realm-22'), beginWindow('phase-start', g.order)).isOver).toBe(true);
  });
});

describe('MU card.31: markers laid anew', () => {
  test('MU card.31: as many of each side as before, in other inhabited territories than the start', () => {
    const g = withRoute(market([{ at: 'tana' }]), ['caffa', 'saraj', 'trebisonda', 'antakya'], ['caffa']);
    const t = trial(holding(g, 'realm-31')).answer(ONE, 'use-card', 'realm-31');
    expect(t.choice(ONE, 'stages')).toMatchObject({ min: 1, max: 1, of: expect.not.arrayContaining(['kiev']) });
    t.answer(ONE, 'stages', ['bulgar']);
    expect(t.choice(ONE, 'stages')).toMatchObject({ min: 2, max: 2, of: expect.not.arrayContaining(['bulgar']) });
    t.answer(ONE, 'stages', ['caffa', 'saraj']).answer(ONE, 'route-target', 'konya');
    expect(t.g.routes[ONE]).toMatchObject({
      stages: ['bulgar', 'caffa', 'saraj', 'konya'],
      established: ['bulgar'],
      vehicle: 'vehicle-1',
    });
  });
});

describe('MU card.63: the camel driver', () => {
  test('MU card.63: also before barbarians could plunder the market', () => {
    const g = market([]);
    g.market.saraj = ['slaves'];
    g.phase = 2;
    const t = new Trial(holding(g, 'realm-63'), beginWindow('phase-start', g.order));
    expect(t.choice(ONE, 'use-card')).toMatchObject({ of: ['realm-63'] });
  });
  test('MU card.63: a cube goes from an inhabited to any neighbouring territory that does not have the good', () => {
    const g = market([]);
    g.market.saraj = ['salt', 'slaves'];
    g.market.trebisonda = ['salt'];
    g.phase = 3;
    const t = new Trial(holding(g, 'realm-63'), beginWindow('phase-start', g.order));
    t.answer(ONE, 'use-card', 'realm-63').answer(ONE, 'name', 'saraj').answer(ONE, 'name', 'slaves');
    const { of } = t.choice(ONE, 'name') as { of: readonly string[] };
    expect(of).toContain('trebisonda');
    // Where nobody lives, too; but not where it is printed, and not too far.
    expect(of).toContain('georgia');
    expect(of).not.toContain('caffa');
    expect(of).not.toContain('antakya');
    t.answer(ONE, 'name', 'trebisonda');
    expect(t.g.market).toEqual({ saraj: ['salt'], trebisonda: ['salt', 'slaves'] });
  });
  test('MU card.63: what lies where nobody lives stays there', () => {
    const g = market([]);
    g.market.georgia = ['salt'];
    expect(new Trial(holding(g, 'realm-63'), beginWindow('phase-start', g.order)).isOver).toBe(true);
  });
  test('MU card.63: not without a market', () => {
    const g = market([]);
    expect(new Trial(holding(g, 'realm-63'), beginWindow('phase-start', g.order)).isOver).toBe(true);
  });
  test('MU card.64: market and route together, in the sale that completes it', () => {
    const stages = ['caffa', 'saraj', 'trebisonda', 'antakya'] as const;
    const g = withRoute(market([{ at: 'aleppo', cargo: ['salt'] }]), stages, stages.slice(0, 3));
    g.market.antakya = ['grain', 'wine'];
    const t = trial(holding(g, 'realm-64'));
    expect(t.choice(ONE, 'use-card')).toBeUndefined();
    t.answer(ONE, 'go', 'antakya').answer(ONE, 'use-card', 'realm-64').answer(ONE, 'sell', ['salt:1']);
    t.answer(ONE, 'to-honour', 0);
    expect(t.g.cash[ONE]).toBe(1600 + 100 + 40 + 100);
    expect(t.g.effects).toEqual([]);
  });
});

describe('MU tech.trade: technologies of economy', () => {
  test('MU tech.trade: two cubes in a village with two points: 250', () => {
    const g = market([{ at: 'saraj', cargo: ['salt', 'salt'] }]);
    g.technologies[ONE] = ['trade'];
    g.buildings.civil.saraj = 1;
    g.points[ONE] = { yellow: 2 };
    const t = trial(g).answer(ONE, 'sell', ['salt:1', 'salt:2']);
    expect(t.choice(ONE, 'trade-points')).toMatchObject({ min: 0, max: 2 });
    t.answer(ONE, 'trade-points', 2);
    expect(t.g.cash[ONE]).toBe(1850);
    expect(t.g.points).toEqual({});
  });
  test('MU tech.trade: 50 in a town, 100 in a great city, nothing elsewhere', () => {
    const sold = (level?: 2 | 3) => {
      const g = market([{ at: 'saraj', cargo: ['salt'] }]);
      g.technologies[ONE] = ['trade'];
      if (level) g.buildings.civil.saraj = level;
      g.points[ONE] = { yellow: 1 };
      const t = trial(g).answer(ONE, 'sell', ['salt:1']);
      return (level ? t.answer(ONE, 'trade-points', 1) : t).g.cash[ONE];
    };
    expect([sold(), sold(2), sold(3)]).toEqual([1700, 1750, 1800]);
  });
  test('MU B-missing: a point may be paid with a card or with money', () => {
    const g = market([{ at: 'saraj', cargo: ['salt', 'salt'] }]);
    g.technologies[ONE] = ['trade'];
    g.buildings.civil.saraj = 3;
    g.cards.held[ONE] = ['realm-19'];
    const t = trial(g).answer(ONE, 'sell', ['salt:1', 'salt:2']).answer(ONE, 'trade-points', 2);
    t.answer(ONE, 'turn-card', 'realm-19').answer(ONE, 'name', 'yellow');
    expect(t.g.cash[ONE]).toBe(1600 - 100 + 400);
  });
  test('MU tech.market: two cubes for 200 with three points: 50; never for nothing', () => {
    const g = market([{ at: 'caffa' }]);
    g.technologies[ONE] = ['trade', 'market'];
    g.points[ONE] = { yellow: 4 };
    g.cash[ONE] = 50;
    const t = trial(g);
    t.answer(ONE, 'buy', 2);
    expect(t.choice(ONE, 'market-points')).toMatchObject({ min: 3, max: 3 });
    t.answer(ONE, 'market-points', 3);
    expect(t.g.cash[ONE]).toBe(0);
    expect(t.g.points[ONE]).toEqual({ yellow: 1 });
    const rich = market([{ at: 'caffa' }]);
    rich.technologies[ONE] = ['market'];
    rich.points[ONE] = { yellow: 4 };
    const u = trial(rich).answer(ONE, 'buy', 2);
    expect(u.choice(ONE, 'market-points')).toMatchObject({ min: 0, max: 3 });
    u.answer(ONE, 'market-points', 1);
    expect(u.g.cash[ONE]).toBe(1450);
  });
  test('MU tech.market: a sale brings 50 more for each point', () => {
    const g = market([{ at: 'saraj', cargo: ['salt'] }]);
    g.technologies[ONE] = ['market'];
    g.points[ONE] = { yellow: 2 };
    const t = trial(g).answer(ONE, 'sell', ['salt:1']).answer(ONE, 'market-points', 2);
    expect(t.g.cash[ONE]).toBe(1800);
  });
  test('MU tech.market: also in a sale for which more is owed than it brings; so much is kept back', () => {
    const owing = (cash: number) => {
      const clause = { type: 'trade', grantor: TWO, grantee: ONE, feePerSale: 150 } as const;
      const g = market([{ at: 'constantinople', cargo: ['salt'] }], {
        treaties: [{ parties: [ONE, TWO], clauses: [clause] }],
      });
      g.technologies[ONE] = ['market'];
      g.cash[ONE] = cash;
      return trial(g).answer(ONE, 'sell', ['salt:1']);
    };
    const t = owing(260);
    expect(t.choice(ONE, 'market-points')).toMatchObject({ min: 0, max: 2 });
    t.answer(ONE, 'market-points', 1);
    expect([t.g.cash[ONE], t.g.cash[TWO]]).toEqual([160, 1750]);
    // With 50 of it to be kept, there is no hundred left for a point.
    const poor = owing(149);
    expect(poor.choice(ONE, 'market-points')).toMatchObject({ min: 0, max: 0 });
    expect(poor.answer(ONE, 'market-points', 0).g.cash[ONE]).toBe(99);
  });
  test('MU tech.market: what is owed to the host is kept back while points are paid', () => {
    const g = market([{ at: 'constantinople' }], {
      treaties: [
        {
          parties: [ONE, TWO],
          clauses: [{ type: 'trade', grantor: TWO, grantee: ONE, feePerPurchase: 40 }],
        },
      ],
    });
    g.technologies[ONE] = ['market'];
    g.cards.held[ONE] = ['realm-19'];
    g.cash[ONE] = 100;
    g.loans.taken[ONE] = true;
    const t = new Trial(g, beginBuying({ seat: ONE, vehicle: 'vehicle-1', good: 'cloth', count: 1 }));
    // With less than 140 the point must be used, and it must come from the card.
    expect(t.choice(ONE, 'market-points')).toMatchObject({ min: 1, max: 1 });
    t.answer(ONE, 'market-points', 1);
    expect(t.choice(ONE, 'pay')).toBeUndefined();
    t.answer(ONE, 'turn-card', 'realm-19').answer(ONE, 'name', 'yellow');
    expect([t.g.cash[ONE], t.g.cash[TWO]]).toEqual([10, 1640]);
  });
  describe('MU B-use: all points that could be paid are offered', () => {
    const seller = (technologies: TechnologyId[], cash = 0): MU => {
      const g = market([{ at: 'caffa', cargo: ['salt', 'wine'] }]);
      g.technologies[ONE] = technologies;
      g.cash[ONE] = cash;
      g.loans.taken[ONE] = true;
      g.cards.held[TWO] = ['realm-21'];
      return g;
    };
    test('MU tech.trade: with what missionaries get from a neighbour', () => {
      const g = seller(['trade', 'religion', 'monasticism', 'missionaries']);
      g.buildings.civil.caffa = 1;
      g.points[ONE] = { violet: 1 };
      const t = trial(g).answer(ONE, 'sell', ['salt:1', 'wine:1']);
      expect(t.choice(ONE, 'trade-points')).toMatchObject({ max: 2 });
      t.answer(ONE, 'trade-points', 2).answer(ONE, 'use-technology', 'missionaries').answer(ONE, 'name', 'realm-21');
      expect(t.answer(ONE, 'name', 'yellow').g.cash[ONE]).toBe(250);
    });
    test('MU tech.market: with what a princess, a bard or a pirate makes', () => {
      const asked = (card: CardId, isUsed = false): Trial => {
        const g = holding(seller(['market']), card);
        if (isUsed) g.cards.used['realm-21'] = true;
        return trial(g).answer(ONE, 'sell', ['salt:1', 'wine:1']);
      };
      expect(asked('realm-58').choice(ONE, 'market-points')).toMatchObject({ max: 2 });
      expect(asked('realm-44', true).choice(ONE, 'market-points')).toMatchObject({ max: 2 });
      const t = asked('realm-60');
      expect(t.choice(ONE, 'market-points')).toMatchObject({ max: 4 });
      t.answer(ONE, 'market-points', 4).answer(ONE, 'use-card', 'realm-60').answer(ONE, 'name', 'realm-21');
      t.answer(ONE, 'name', 'yellow');
      expect(t.g.cash[ONE]).toBe(400);
    });
    test('MU tech.market: also in a purchase that could not be paid otherwise', () => {
      const g = holding(seller(['market'], 50), 'realm-60');
      g.vehicles.cargo = {};
      const t = trial(g);
      expect(t.choice(ONE, 'buy')).toMatchObject({ max: 2 });
      t.answer(ONE, 'buy', 2).answer(ONE, 'market-points', 3).answer(ONE, 'use-card', 'realm-60');
      t.answer(ONE, 'name', 'realm-21').answer(ONE, 'name', 'yellow');
      expect([t.g.cash[ONE], t.g.vehicles.cargo['vehicle-1']]).toEqual([0, ['slaves', 'slaves']]);
    });
    test('MU B-missing: what turns out to be out of reach is not paid, and not tried without end', () => {
      // One card cannot give its own points and twice as many by the princess.
      const g = holding(seller(['market']), 'realm-60', 'realm-21');
      g.cards.held[TWO] = [];
      const t = trial(g);
      let tries = 0;
      for (; t.choice(ONE, 'sell'); tries++) {
        t.answer(ONE, 'sell', ['salt:1', 'wine:1']).answer(ONE, 'market-points', 6);
        expect(t.choice(ONE, 'pay')).toBeUndefined();
        t.answer(ONE, 'refrain');
      }
      expect([tries, t.g.cash[ONE], t.g.vehicles.mp['vehicle-1']]).toEqual([16, 0, 6]);
    });
  });
  test('MU A-windows-asked: whether he is asked about them says nothing of what he has in cash', () => {
    const asked = (cash: number, deal: 'buy' | 'sell') => {
      const g = market([{ level: 2, at: 'saraj', cargo: ['salt'] }]);
      g.technologies[ONE] = ['trade', 'market'];
      g.buildings.civil.saraj = 1;
      g.cash[ONE] = cash;
      const t = deal === 'buy' ? trial(g).answer(ONE, 'buy', 1) : trial(g).answer(ONE, 'sell', ['salt:1']);
      const prompts: string[] = [];
      for (; t.question(ONE).prompt.includes('-for-'); t.answer(ONE, deal === 'buy' ? 'market-points' : points(t), 0))
        prompts.push(t.question(ONE).prompt);
      return prompts;
    };
    const points = (t: Trial) => (t.choice(ONE, 'trade-points') ? 'trade-points' : 'market-points');
    expect([99, 100, 1000].map(cash => asked(cash, 'sell'))).toEqual(
      Array(3).fill(['trade-for-sale', 'market-for-sale']),
    );
    expect([100, 149, 150, 1000].map(cash => asked(cash, 'buy'))).toEqual(Array(4).fill(['market-for-purchase']));
  });
  describe('MU tech.temporal-power: trade and market of a neighbour', () => {
    const powerful = (at: TerritoryId, cargo: readonly Good[] = []) => {
      const g = market([{ at, cargo }]);
      g.technologies[ONE] = ['religion', 'monasticism', 'missionaries', 'temporal-power'];
      g.technologies[TWO] = ['trade', 'market'];
      return g;
    };
    test('MU tech.temporal-power: a sale with both, for two points more each', () => {
      const g = powerful('saraj', ['salt', 'salt']);
      g.buildings.civil.saraj = 1;
      g.points[ONE] = { violet: 7 };
      g.cash[ONE] = 0;
      const t = trial(g).answer(ONE, 'sell', ['salt:1', 'salt:2']);
      // Two of the seven pay for the use; of the five left each cube takes one.
      expect(t.choice(ONE, 'trade-points')).toMatchObject({ min: 0, max: 2 });
      t.answer(ONE, 'trade-points', 2);
      expect(t.choice(ONE, 'market-points')).toMatchObject({ min: 0, max: 1 });
      t.answer(ONE, 'market-points', 1);
      expect([t.g.cash[ONE], t.g.points]).toEqual([200 + 50 + 50, {}]);
    });
    test('MU tech.temporal-power: a purchase for 50 less costs three points', () => {
      const g = powerful('caffa');
      g.points[ONE] = { violet: 2, yellow: 2 };
      g.cash[ONE] = 200;
      const t = trial(g).answer(ONE, 'buy', 2);
      // With three points: 50 for the cubes, and one missing point.
      expect(t.choice(ONE, 'market-points')).toMatchObject({ min: 0, max: 3 });
      t.answer(ONE, 'market-points', 1);
      expect([t.g.cash[ONE], t.g.points[ONE]]).toEqual([50, { yellow: 1 }]);
    });
    test('MU tech.temporal-power: not of one who is no neighbour, nor without the points', () => {
      const far = powerful('caffa');
      far.technologies[TWO] = [];
      expect(trial(far).answer(ONE, 'buy', 1).choice(ONE, 'market-points')).toBeUndefined();
      const poor = powerful('saraj', ['salt']);
      poor.points[ONE] = { violet: 2 };
      poor.cash[ONE] = 0;
      expect(trial(poor).answer(ONE, 'sell', ['salt:1']).choice(ONE, 'market-points')).toMatchObject({ max: 0 });
    });
  });
  describe('MU tech.cartography: a point for a trade vehicle', () => {
    const mapped = (g: MU) => {
      g.technologies[ONE] = ['cartography'];
      g.points[ONE] = { blue: 2 };
      return g;
    };
    const spent = (g: MU) =>
      trial(mapped(g)).answer(ONE, 'use-technology', 'cartography').answer(ONE, 'name', 'vehicle-1');
    const stopped = (g: MU) => {
      g.vehicles.stopped['vehicle-1'] = true;
      delete g.vehicles.mp['vehicle-1'];
      return g;
    };
    test('MU tech.cartography: one that was stopped may go one step with it', () => {
      const t = spent(stopped(market([{ at: 'caffa', cargo: ['slaves'] }])));
      t.answer(ONE, 'trader', 'vehicle-1');
      const [to] = (t.choice(ONE, 'go') as { of: readonly TerritoryId[] }).of;
      t.answer(ONE, 'go', to);
      expect([t.g.vehicles.at['vehicle-1'], t.g.vehicles.mp]).toEqual([to, {}]);
    });
    test('MU tech.cartography: or buy, or sell, which costs a point like a step', () => {
      const g = stopped(market([{ at: 'caffa' }]));
      expect(trial(g).isOver).toBe(true);
      const t = spent(g).answer(ONE, 'trader', 'vehicle-1').answer(ONE, 'buy', 2);
      expect([t.g.vehicles.cargo['vehicle-1'], t.g.vehicles.mp]).toEqual([['slaves', 'slaves'], {}]);
    });
    test('MU tech.cartography: its own points are left, and armies meet it', () => {
      const stepped = (to: TerritoryId) =>
        spent(market([{ at: 'saraj' }], { armies: { [to]: { barbarians: { archer: 1 } } } }));
      const [near, other] = (stepped('rome').choice(ONE, 'go') as { of: readonly TerritoryId[] }).of;
      const t = stepped(near).answer(ONE, 'go', other);
      expect([t.g.vehicles.at['vehicle-1'], t.g.vehicles.mp['vehicle-1']]).toEqual([other, 6]);
      expect(stepped(near).answer(ONE, 'go', near).g.vehicles.at).toEqual({});
    });
  });
  test('MU tech.procurement: two cubes from Panormus to Rome, the ship stays', () => {
    const g = market([{ type: 'merchant-ship', at: 'panormus' }], {
      realms: ['hungary', 'byzantium', 'mamluks'],
      armies: { rome: { [ONE]: { archer: 1 } } },
    });
    g.inPlay = { ...g.inPlay, panormus: true, 'tyrrhenian-sea': true, rome: true };
    g.technologies[ONE] = ['trade', 'market', 'procurement'];
    g.market.panormus = ['salt', 'furs', 'cloth', 'wine'];
    g.points[ONE] = { yellow: 2 };
    const t = trial(g);
    for (const good of ['salt', 'wine'] as const)
      t.answer(ONE, 'use-technology', 'procurement')
        .answer(ONE, 'name', 'panormus')
        .answer(ONE, 'name', good)
        .answer(ONE, 'name', 'rome');
    expect(t.g.market).toEqual({ panormus: ['furs', 'cloth'], rome: ['salt', 'wine'] });
    expect(t.g.vehicles.at['vehicle-1']).toBe('panormus');
    expect(t.g.points).toEqual({});
    expect(t.g.cash[ONE]).toBe(1600);
  });
  test('MU tech.procurement: also out of uninhabited land, where a camel driver has left a cube', () => {
    const g = market([{ at: 'nogai-steppe' }]);
    g.technologies[ONE] = ['procurement'];
    g.cards.held[ONE] = ['realm-63'];
    g.market['nogai-steppe'] = ['salt'];
    const t = trial(g);
    // MU card.63 He himself takes them out of inhabited territories only.
    expect(t.choice(ONE, 'use-card')).toBeUndefined();
    t.answer(ONE, 'use-technology', 'procurement').answer(ONE, 'name', 'nogai-steppe').answer(ONE, 'name', 'salt');
    t.answer(ONE, 'name', 'caffa').answer(ONE, 'pay');
    expect(t.g.market).toEqual({ caffa: ['salt'] });
  });
  test('MU tech.procurement: not without a fitting vehicle, nor between two foreign territories', () => {
    const usable = (type: 'caravan' | 'merchant-ship', isHis: boolean) => {
      const g = market([{ type, at: 'panormus' }], { realms: ['hungary', 'byzantium', 'mamluks'] });
      g.inPlay = { ...g.inPlay, panormus: true, 'tyrrhenian-sea': true, rome: true };
      if (isHis) g.markers.panormus = ONE;
      g.technologies[ONE] = ['procurement'];
      g.market.panormus = ['salt'];
      return trial(g).choice(ONE, 'use-technology') !== undefined;
    };
    expect(usable('merchant-ship', true)).toBe(true);
    expect(usable('merchant-ship', false)).toBe(false);
    expect(usable('caravan', true)).toBe(false);
  });
  test('MU tech.guilds: six stages, three established: the fourth and the fifth for two points each, never the last', () => {
    const stages = ['caffa', 'saraj', 'trebisonda', 'konya', 'nicaea', 'antakya'] as const;
    const g = withRoute(market([{ at: 'aleppo', cargo: ['salt'] }]), stages, stages.slice(0, 3));
    g.technologies[ONE] = ['guilds'];
    g.points[ONE] = { yellow: 4 };
    const t = trial(g);
    t.answer(ONE, 'use-technology', 'guilds');
    expect(t.choice(ONE, 'name')).toMatchObject({ of: ['konya', 'nicaea'] });
    t.answer(ONE, 'name', 'konya').answer(ONE, 'use-technology', 'guilds').answer(ONE, 'name', 'nicaea');
    expect(t.g.points).toEqual({});
    expect(t.choice(ONE, 'use-technology')).toBeUndefined();
    goAlong(t, ONE, 'antakya').answer(ONE, 'sell', ['salt:1']).answer(ONE, 'to-honour', 4);
    expect(t.g.honour[ONE]).toBe(14);
  });
});
