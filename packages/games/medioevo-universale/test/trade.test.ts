import { describe, expect, test } from 'vitest';
import { faults } from '../src/invariants.js';
import { claimable } from '../src/rules/objectives.js';
import type { MU } from '../src/state.js';
import type { Clause } from '../src/treaties.js';
import { goAlong, market, trading, trial, withRoute } from './trading.js';

const ONE = 'player-1';
const TWO = 'player-2';
const THREE = 'player-3';

describe('MU 6-move: trade vehicles', () => {
  test('MU 6-move-mp: vector A: bought in Caffa, carried to Saraj, sold, bought again: all six points', () => {
    const t = trading([{ at: 'caffa' }]);
    t.answer(ONE, 'buy', 1);
    goAlong(t, ONE, 'nogai-steppe', 'tana', 'saraj');
    expect(t.g.cash[ONE]).toBe(1500);
    t.answer(ONE, 'sell', ['slaves:1']);
    expect(t.g.cash[ONE]).toBe(1600);
    expect(t.g.market).toEqual({ saraj: ['slaves'] });
    t.answer(ONE, 'buy', 1);
    expect(t.g.vehicles.mp).toEqual({});
    expect(t.g.vehicles.cargo).toEqual({ 'vehicle-1': ['spices'] });
    // Nothing can go on but a route.
    expect(t.choice(ONE, 'go')).toBeUndefined();
    t.answer(ONE, 'done-trading');
    expect(t.isOver).toBe(true);
    expect(t.g.feats[ONE]).toEqual([{ event: 'sale', florin: 100, controller: ONE }]);
  });
  test('MU 6-move-mp: vector B: it may stop on the way', () => {
    const t = trading([{ at: 'caffa' }], { armies: { saraj: { [TWO]: { archer: 1 } } } });
    goAlong(t, ONE, 'nogai-steppe', 'tana').answer(ONE, 'done-trading');
    expect(t.isOver).toBe(true);
    expect(t.g.vehicles.at['vehicle-1']).toBe('tana');
    expect(t.g.vehicles.mp['vehicle-1']).toBe(4);
  });
  test('MU 6-move: level II holds four and has seven points, level III six and eight', () => {
    expect(trading([{ level: 2, at: 'caffa' }]).choice(ONE, 'buy')).toMatchObject({ min: 1, max: 4 });
    const t = trading([{ level: 3, at: 'caffa' }]);
    expect(t.choice(ONE, 'buy')).toMatchObject({ max: 6 });
    expect(t.question(ONE).facts).toMatchObject({ mp: 8, at: 'caffa' });
  });
  test('MU 6: in turn order, each with all vehicles, alternating; one with a stop marker stays', () => {
    const g = market([
      { at: 'caffa' },
      { at: 'saraj' },
      { at: 'saraj' },
      { owner: THREE, at: 'cairo' },
      { owner: TWO, at: 'constantinople' },
    ]);
    g.order = [TWO, ONE, THREE];
    g.vehicles.stopped['vehicle-3'] = true;
    const t = trial(g);
    t.answer(TWO, 'done-trading');
    expect(t.choice(ONE, 'trader')).toMatchObject({ of: ['vehicle-1', 'vehicle-2'] });
    t.answer(ONE, 'trader', 'vehicle-1').answer(ONE, 'go', 'nogai-steppe');
    t.answer(ONE, 'other-trader').answer(ONE, 'trader', 'vehicle-2').answer(ONE, 'go', 'tana');
    t.answer(ONE, 'other-trader').answer(ONE, 'trader', 'vehicle-1').answer(ONE, 'go', 'tana');
    t.answer(ONE, 'done-trading');
    t.answer(THREE, 'go', 'alexandria').answer(THREE, 'done-trading');
    expect(t.isOver).toBe(true);
    expect(t.g.vehicles.at).toMatchObject({ 'vehicle-1': 'tana', 'vehicle-2': 'tana', 'vehicle-3': 'saraj' });
  });
  test('MU 6-move: looking from one vehicle to the other comes to an end', () => {
    const t = trading([{ at: 'caffa' }, { at: 'saraj' }]);
    let turns = 0;
    for (; turns < 100; turns++) {
      t.answer(ONE, 'trader', 'vehicle-1');
      if (!t.choice(ONE, 'other-trader')) break;
      t.answer(ONE, 'other-trader');
    }
    expect(turns).toBeLessThan(30);
  });
  test('MU 6-move-mp: out of a castle of his own a caravan goes for nothing', () => {
    const g = market([{ at: 'caffa' }]);
    g.buildings.military.caffa = 3;
    delete g.vehicles.mp['vehicle-1'];
    const t = trial(g);
    expect(t.choice(ONE, 'go')).toMatchObject({ of: ['nogai-steppe'] });
    t.answer(ONE, 'go', 'nogai-steppe');
    expect(t.isOver).toBe(true);
    expect(t.g.vehicles.at['vehicle-1']).toBe('nogai-steppe');
    const foreign = market([{ at: 'caffa' }], { armies: { caffa: { [TWO]: { archer: 1 } } } });
    foreign.buildings.military.caffa = 3;
    delete foreign.vehicles.mp['vehicle-1'];
    expect(trial(foreign).isOver).toBe(true);
  });
  test('MU X-terrain-move: trade vehicles pay for the land they enter, and for rivers', () => {
    const t = trading([{ at: 'saraj' }], { options: { terrain: true } });
    goAlong(t, ONE, 'georgia');
    // Mountains, and the Terek.
    expect(t.question(ONE).facts).toMatchObject({ mp: 6 - 3 - 1 });
    expect(t.choice(ONE, 'go')).not.toMatchObject({ of: expect.arrayContaining(['trebisonda']) });
    const ship = trading([{ type: 'merchant-ship', at: 'western-black-sea' }], { options: { terrain: true } });
    goAlong(ship, ONE, 'caffa', 'western-black-sea');
    expect(ship.question(ONE).facts).toMatchObject({ mp: 4 });
  });
  test('MU 6-move: ships dock, cast off and trade where they are docked', () => {
    const t = trading([{ type: 'merchant-ship', at: 'caffa', cargo: ['salt'] }]);
    expect(t.choice(ONE, 'go')).not.toMatchObject({ of: expect.arrayContaining(['nogai-steppe']) });
    t.answer(ONE, 'buy', 1);
    goAlong(t, ONE, 'western-black-sea');
    expect(t.choice(ONE, 'buy')).toBeUndefined();
    expect(t.choice(ONE, 'sell')).toBeUndefined();
    // Salt was left behind in Caffa, where slaves are printed.
    expect(t.g.market).toEqual({ caffa: ['salt'] });
    expect(t.g.vehicles.mp['vehicle-1']).toBe(4);
  });
  test('MU 6-move: with logistics a caravan crosses the sea, but does not stop there', () => {
    const g = market([{ at: 'caffa', cargo: ['salt'] }]);
    g.effects.push({ type: 'across', vehicle: 'vehicle-1', until: 'movement' });
    const t = trial(g);
    t.answer(ONE, 'go', 'western-black-sea');
    expect(t.choice(ONE, 'done-trading')).toBeUndefined();
    t.answer(ONE, 'go', 'constantinople');
    expect(t.choice(ONE, 'done-trading')).toBeDefined();
    const weary = market([{ at: 'caffa' }]);
    weary.effects.push({ type: 'across', vehicle: 'vehicle-1', until: 'movement' });
    weary.vehicles.mp['vehicle-1'] = 1;
    expect(trial(weary).choice(ONE, 'go')).toMatchObject({ of: ['nogai-steppe'] });
  });
  test('MU card.11: a war wagon trades while it is a caravan, too', () => {
    const g = market([{ type: 'war-wagon', at: 'caffa' }]);
    expect(trial(market([{ type: 'war-wagon', at: 'caffa' }])).isOver).toBe(true);
    g.effects.push({ type: 'both-kinds', vehicle: 'vehicle-1', until: 'round' });
    expect(trial(g).choice(ONE, 'buy')).toMatchObject({ max: 2 });
  });
  test('MU card.11: aboard a galley at sea it neither must nor can go ashore by itself', () => {
    const aboard = (type: 'war-wagon' | 'caravan') => {
      const g = market([
        { type: 'galley', at: 'western-black-sea' },
        { type, at: 'western-black-sea' },
        { at: 'caffa' },
      ]);
      g.vehicles.carrier['vehicle-2'] = 'vehicle-1';
      return g;
    };
    const wagon = aboard('war-wagon');
    wagon.effects.push({ type: 'both-kinds', vehicle: 'vehicle-2', until: 'round' });
    // The other caravan is the only one that can do anything.
    expect(trial(wagon).question(ONE).facts).toMatchObject({ vehicle: 'vehicle-3' });
    // In the round after no galley can bring it ashore any more: it goes itself.
    const left = trial(aboard('caravan')).answer(ONE, 'trader', 'vehicle-2');
    expect(left.choice(ONE, 'done-trading')).toBeDefined();
    left.answer(ONE, 'go', 'constantinople');
    expect(left.g.vehicles.carrier).toEqual({});
    expect(faults(left.g)).toEqual([]);
  });
  test('MU 6-move-transfer: goods change from one vehicle to the other for nothing', () => {
    const t = trading([
      { at: 'tana', cargo: ['salt', 'wine'] },
      { at: 'tana', level: 2, cargo: ['salt', 'furs', 'cloth'] },
    ]);
    t.answer(ONE, 'trader', 'vehicle-1').answer(ONE, 'transfer', 'vehicle-2');
    expect(t.choice(ONE, 'carry')).toMatchObject({ min: 1, max: 2 });
    t.answer(ONE, 'carry', ['cloth:1']);
    expect(t.g.vehicles.cargo).toEqual({ 'vehicle-1': ['cloth'], 'vehicle-2': ['salt', 'salt', 'furs', 'wine'] });
    expect(t.g.vehicles.mp).toEqual({ 'vehicle-1': 6, 'vehicle-2': 7 });
  });
  test('MU window.move-step: forbidden in the last moment, the step costs nothing; it goes no further, but may trade', () => {
    const g = market([{ at: 'caffa' }]);
    g.cards.held[TWO] = ['realm-03'];
    g.armed[TWO] = { 'move-step': true };
    const t = trial(g);
    t.answer(ONE, 'go', 'nogai-steppe');
    expect(t.g.movement).toMatchObject({ player: ONE, at: 'caffa', to: 'nogai-steppe' });
    t.answer(TWO, 'use-card', 'realm-03').answer(TWO, 'name', 'nogai-steppe');
    expect(t.g.movement).toBeUndefined();
    expect(t.told).toContainEqual({
      type: 'trader-held-up',
      player: ONE,
      piece: 'caravan',
      vehicle: 'vehicle-1',
      at: 'caffa',
      to: 'nogai-steppe',
    });
    expect(t.g.vehicles.mp['vehicle-1']).toBe(6);
    expect(t.choice(ONE, 'go')).toBeUndefined();
    t.answer(ONE, 'buy', 1);
    expect(t.g.cash[ONE]).toBe(1500);
  });
  test('MU window.move-step: nobody goes into or out of a forbidden territory', () => {
    const g = market([{ at: 'nogai-steppe' }]);
    g.effects.push({ type: 'no-passage', at: 'caffa', until: 'round' });
    expect(trial(g).choice(ONE, 'go')).not.toMatchObject({ of: expect.arrayContaining(['caffa']) });
    const inside = market([{ at: 'caffa' }]);
    inside.effects.push({ type: 'no-passage', at: 'caffa', until: 'round' });
    const t = trial(inside);
    expect(t.choice(ONE, 'go')).toBeUndefined();
    expect(t.choice(ONE, 'buy')).toBeDefined();
  });
});

describe('MU 6-move-meet: armies on the way', () => {
  const army = { archer: 1 };
  test('MU 6-move-meet: barbarians destroy it with its load', () => {
    const t = trading([{ at: 'georgia', cargo: ['slaves'] }], { armies: { trebisonda: { barbarians: army } } });
    t.answer(ONE, 'go', 'trebisonda');
    expect(t.isOver).toBe(true);
    expect(t.g.vehicles.type).toEqual({});
    expect(t.told.map(({ type }) => type)).toContain('trader-plundered');
  });
  test('MU tech.edict: with an edict they let it pass, and let it trade', () => {
    const g = market([{ at: 'georgia', cargo: ['slaves'] }], { armies: { trebisonda: { barbarians: army } } });
    g.effects.push({ type: 'edict', at: 'trebisonda', player: ONE, until: 'round' });
    const t = trial(g);
    t.answer(ONE, 'go', 'trebisonda').answer(ONE, 'sell', ['slaves:1']);
    expect(t.g.cash[ONE]).toBe(1700);
  });
  test('MU tech.edict: whoever ends beside them is plundered; whoever goes on is not', () => {
    const table = () => {
      const g = market([{ at: 'georgia', cargo: ['slaves'] }], { armies: { trebisonda: { barbarians: army } } });
      g.effects.push({ type: 'edict', at: 'trebisonda', player: ONE, until: 'round' });
      return trial(g).answer(ONE, 'go', 'trebisonda');
    };
    const stayed = table().answer(ONE, 'done-trading');
    expect([stayed.g.vehicles.type, stayed.g.effects]).toEqual([{}, []]);
    const gone = table().answer(ONE, 'go', 'georgia').answer(ONE, 'done-trading');
    expect(gone.g.vehicles.at).toEqual({ 'vehicle-1': 'georgia' });
    // Under the eyes of an army of one's own nobody needs it.
    const guarded = table();
    guarded.g.armies.trebisonda = { barbarians: army, [ONE]: army };
    guarded.answer(ONE, 'done-trading');
    expect(guarded.g.vehicles.at).toEqual({ 'vehicle-1': 'trebisonda' });
  });
  test('MU 6-move-meet: no horde appears, and own armies let it pass', () => {
    const t = trading([{ at: 'saraj' }], { armies: { trebisonda: { [ONE]: army } } });
    goAlong(t, ONE, 'georgia', 'trebisonda').answer(ONE, 'done-trading');
    expect(t.g.armies).toEqual({ trebisonda: { [ONE]: army } });
    expect(t.g.vehicles.at['vehicle-1']).toBe('trebisonda');
  });
  test('MU 6-move-meet: an enemy takes it over or plunders it at half its price', () => {
    const what = { armies: { georgia: { [TWO]: army } }, wars: [[ONE, TWO, { from: 1 }]] as const };
    const table = () =>
      trading([{ level: 2, at: 'kuban', cargo: ['salt', 'wine'] }], { ...what, wars: [...what.wars] as never });
    const taken = table();
    taken.answer(ONE, 'go', 'georgia').answer(TWO, 'take-over');
    expect(taken.g.vehicles.owner).toEqual({ 'vehicle-1': TWO });
    expect(taken.g.vehicles.cargo).toEqual({ 'vehicle-1': ['salt', 'wine'] });
    expect(taken.g.vehicles.stopped).toEqual({ 'vehicle-1': true });
    const plundered = table();
    plundered.answer(ONE, 'go', 'georgia').answer(TWO, 'plunder');
    expect(plundered.g.cash[TWO]).toBe(1600 + 100 + 2 * 50);
    expect(plundered.g.vehicles.type).toEqual({});
    expect(plundered.g.feats[TWO]).toEqual([{ event: 'objectTakenOrPlundered', type: 'caravan' }]);
  });
  test('MU 6-move-meet: during a truce it passes', () => {
    const t = trading([{ at: 'saraj' }], {
      armies: { georgia: { [TWO]: army } },
      wars: [[ONE, TWO, { from: 1, truce: 1 }]],
    });
    t.answer(ONE, 'go', 'georgia');
    expect(t.choice(ONE, 'done-trading')).toBeDefined();
  });
  test('MU 6-move-meet: without a marker it can only be plundered', () => {
    const g = market([{ at: 'saraj' }], { armies: { georgia: { [TWO]: army } }, wars: [[ONE, TWO, { from: 1 }]] });
    for (let i = 0; i < 8; i++) {
      g.vehicles.type[`vehicle-${20 + i}`] = 'engine';
      g.vehicles.level[`vehicle-${20 + i}`] = 1;
      g.vehicles.owner[`vehicle-${20 + i}`] = TWO;
      g.vehicles.at[`vehicle-${20 + i}`] = 'thrace';
    }
    const t = trial(g);
    t.answer(ONE, 'go', 'georgia');
    expect(t.g.vehicles.type['vehicle-1']).toBeUndefined();
    expect(t.g.cash[TWO]).toBe(1650);
  });
  test('MU 6-move-meet: who is at peace is asked once for each vehicle; to plunder is a hostile act', () => {
    const t = trading([{ at: 'saraj' }], { armies: { georgia: { [TWO]: army }, erzurum: { [TWO]: army } } });
    t.answer(ONE, 'go', 'georgia');
    expect(t.question(TWO).prompt).toBe('plunder-trader');
    t.answer(TWO, 'let-pass');
    goAlong(t, ONE, 'erzurum', 'georgia');
    expect(t.question(ONE).prompt).toBe('trade-with');
    const other = trading([{ at: 'saraj' }], { armies: { georgia: { [TWO]: army } } });
    other.answer(ONE, 'go', 'georgia').answer(TWO, 'plunder');
    expect(other.question(TWO)).toMatchObject({ prompt: 'hostility', facts: { honour: -3 } });
    other.answer(TWO, 'go-through').answer(TWO, 'take-over');
    expect(other.g.honour[TWO]).toBe(7);
    expect(other.g.wars).toHaveProperty([`${ONE} ${TWO}`]);
    expect(other.g.vehicles.owner['vehicle-1']).toBe(TWO);
  });
  test('MU C-allied: under a treaty nobody is asked', () => {
    const t = trading([{ at: 'saraj' }], {
      armies: { georgia: { [TWO]: army } },
      treaties: [{ parties: [ONE, TWO], clauses: [{ type: 'non-aggression', between: [ONE, TWO] }] }],
    });
    t.answer(ONE, 'go', 'georgia');
    expect(t.question(ONE).prompt).toBe('trade-with');
  });
  test('MU 6-move-meet: at sea galleys with units count', () => {
    const t = trading([{ type: 'merchant-ship', at: 'caffa' }], {
      armies: { 'western-black-sea': { [TWO]: army } },
      wars: [[ONE, TWO, { from: 1 }]],
    });
    t.answer(ONE, 'go', 'western-black-sea');
    expect(t.question(TWO).prompt).toBe('seize-trader');
  });
  test('MU window.plunder: what is safe is left alone, with its vehicle; other cubes are plundered', () => {
    const g = market([{ level: 2, at: 'kuban', cargo: ['salt', 'wine', 'wine'] }], {
      armies: { georgia: { [TWO]: army } },
      wars: [[ONE, TWO, { from: 1 }]],
    });
    g.effects.push({ type: 'safe-cube', vehicle: 'vehicle-1', good: 'wine', count: 1, until: 'round' });
    const t = trial(g);
    t.answer(ONE, 'go', 'georgia');
    expect(t.g.vehicles.owner['vehicle-1']).toBe(ONE);
    expect(t.g.vehicles.cargo['vehicle-1']).toEqual(['wine']);
    expect(t.g.cash[TWO]).toBe(1700);
    const safe = market([{ at: 'saraj' }], {
      armies: { georgia: { [TWO]: army } },
      wars: [[ONE, TWO, { from: 1 }]],
    });
    safe.effects.push({ type: 'safe-vehicle', vehicle: 'vehicle-1', until: 'round' });
    expect(goAlong(trial(safe), ONE, 'georgia', 'trebisonda').g.vehicles.at['vehicle-1']).toBe('trebisonda');
  });
  test('MU card.55: unseen it passes; where it stops it is met', () => {
    const table = () => {
      const g = market([{ at: 'saraj' }], { armies: { georgia: { barbarians: army } } });
      g.effects.push({ type: 'unseen', vehicles: ['vehicle-1'], until: 'round' });
      return trial(g);
    };
    const passing = goAlong(table(), ONE, 'georgia', 'erzurum').answer(ONE, 'done-trading');
    expect(passing.g.vehicles.at['vehicle-1']).toBe('erzurum');
    const staying = goAlong(table(), ONE, 'georgia').answer(ONE, 'done-trading');
    expect(staying.g.vehicles.type).toEqual({});
  });
  test('MU X-blood: one token for every object plundered', () => {
    const t = trading([{ at: 'saraj', cargo: ['salt'] }], {
      options: { 'blood-tokens': true },
      armies: { georgia: { [TWO]: army } },
      wars: [[ONE, TWO, { from: 1 }]],
    });
    t.answer(ONE, 'go', 'georgia').answer(TWO, 'plunder');
    expect(t.g.blood).toEqual({ [ONE]: 2 });
  });
});

describe('MU 6-buy: buying', () => {
  test('MU 6-buy: the printed good, up to what it holds, for one point', () => {
    const t = trading([{ at: 'caffa' }]);
    expect(t.choice(ONE, 'buy')).toMatchObject({ min: 1, max: 2 });
    t.answer(ONE, 'buy', 2);
    expect(t.g.cash[ONE]).toBe(1400);
    expect(t.g.vehicles.mp['vehicle-1']).toBe(5);
    expect(t.g.vehicles.cargo['vehicle-1']).toEqual(['slaves', 'slaves']);
  });
  test('MU 6-buy: in Rome two of grain for 200', () => {
    const t = trading([{ at: 'rome', owner: ONE }], { realms: ['hungary', 'byzantium', 'mamluks'] });
    t.answer(ONE, 'buy', 2);
    expect(t.g.cash[ONE]).toBe(1400);
    expect(t.g.vehicles.cargo['vehicle-1']).toEqual(['grain', 'grain']);
  });
  test('MU 0-components-limits: no more than there is money, and than cubes are left', () => {
    const poor = market([{ at: 'caffa' }]);
    poor.cash[ONE] = 150;
    expect(trial(poor).choice(ONE, 'buy')).toMatchObject({ max: 1 });
    const scarce = market([{ level: 3, at: 'caffa' }]);
    scarce.market.kiev = Array(18).fill('slaves');
    expect(trial(scarce).choice(ONE, 'buy')).toMatchObject({ max: 2 });
  });
  test('MU 6-buy-where: not where others are at home, at war or barbarians under arms; own and free land is open', () => {
    const buys = (at: 'constantinople' | 'trebisonda' | 'caffa', armies = {}) =>
      trading([{ at }], { armies }).choice(ONE, 'buy') !== undefined;
    expect(buys('constantinople')).toBe(false);
    expect(buys('trebisonda')).toBe(true);
    expect(buys('trebisonda', { trebisonda: { barbarians: { archer: 1 } } })).toBe(false);
    expect(buys('caffa')).toBe(true);
    expect(buys('caffa', { caffa: { [ONE]: { archer: 1 }, [TWO]: { archer: 1 } } })).toBe(false);
    expect(buys('caffa', { caffa: { [ONE]: { archer: 1 }, barbarians: { archer: 1 } } })).toBe(false);
  });
  test('MU card.2: no trade where it is forbidden', () => {
    const g = market([{ at: 'caffa', cargo: ['salt'] }]);
    g.effects.push({ type: 'no-trade', at: 'caffa', until: 'round' });
    const t = trial(g);
    expect(t.choice(ONE, 'buy')).toBeUndefined();
    expect(t.choice(ONE, 'sell')).toBeUndefined();
    // What is left behind is not trade.
    t.answer(ONE, 'go', 'nogai-steppe');
    expect(t.g.market.caffa).toEqual(['salt']);
  });
  test('MU window.trade-action: who wants to be asked may forbid it, and nothing is spent', () => {
    const g = market([{ at: 'caffa' }]);
    g.cards.held[TWO] = ['realm-02'];
    g.armed[TWO] = { 'trade-action': ['caffa'] };
    const t = trial(g);
    t.answer(ONE, 'buy', 1);
    expect(t.g.trade).toEqual({ player: ONE, vehicle: 'vehicle-1', at: 'caffa', isSale: false, goods: ['slaves'] });
    t.answer(TWO, 'use-card', 'realm-02').answer(TWO, 'name', 'caffa');
    expect(t.g.cash[ONE]).toBe(1600);
    expect(t.g.vehicles.mp['vehicle-1']).toBe(6);
    expect(t.told.map(({ type }) => type)).toContain('trade-prevented');
    expect(t.choice(ONE, 'buy')).toBeUndefined();
  });
  test('MU window.trade-action: who does not is not asked', () => {
    const g = market([{ at: 'caffa' }]);
    g.cards.held[TWO] = ['realm-02'];
    const t = trial(g);
    t.answer(ONE, 'buy', 1);
    expect(t.g.cash[ONE]).toBe(1500);
  });
});

describe('MU clause.trade: in other lands', () => {
  const clause = (more: object = {}): Clause => ({ type: 'trade', grantor: TWO, grantee: ONE, ...more });
  const at = (clauses: Clause[], isSecret = false) => {
    const g = market([{ at: 'constantinople', cargo: ['slaves'] }], { treaties: [{ parties: [ONE, TWO], clauses }] });
    if (isSecret) g.treaties['treaty-1']!.isSecret = true;
    return g;
  };
  test('MU clause.trade: it opens the lands it names', () => {
    expect(trial(at([clause()])).choice(ONE, 'buy')).toMatchObject({ max: 1 });
    expect(trial(at([clause({ territories: ['nicaea'] })])).choice(ONE, 'buy')).toBeUndefined();
    expect(trial(at([{ ...clause(), grantor: ONE, grantee: TWO } as Clause])).choice(ONE, 'buy')).toBeUndefined();
  });
  test('MU C-treaty-pay: the fee is paid right after the action', () => {
    const t = trial(at([clause({ feePerSale: 50, feePerPurchase: 30 })]));
    t.answer(ONE, 'buy', 1);
    expect([t.g.cash[ONE], t.g.cash[TWO]]).toEqual([1470, 1630]);
    t.answer(ONE, 'sell', ['slaves:1']);
    expect([t.g.cash[ONE], t.g.cash[TWO]]).toEqual([1520, 1680]);
    expect(t.g.feats[ONE]).toEqual([{ event: 'sale', florin: 100, controller: TWO }]);
  });
  test('MU C-treaty-pay: whoever cannot pay it may not trade', () => {
    const poor = at([clause({ feePerPurchase: 30, feePerSale: 250 })]);
    poor.cash[ONE] = 120;
    const t = trial(poor);
    expect(t.choice(ONE, 'buy')).toBeUndefined();
    expect(t.choice(ONE, 'sell')).toBeUndefined();
  });
  test('MU C-treaty-pay: it may be paid out of what the market adds to the price, too', () => {
    const broke = (fee: number) => {
      const g = at([clause({ feePerSale: fee })]);
      g.vehicles.cargo['vehicle-1'] = ['slaves', 'wine'];
      g.market.constantinople = ['weapons', 'salt', 'furs'];
      g.cash[ONE] = 0;
      return g;
    };
    const t = trial(broke(160));
    expect(t.choice(ONE, 'sell')).toMatchObject({ min: 1, max: 2 });
    t.answer(ONE, 'sell', ['wine:1']);
    expect([t.g.cash[ONE], t.g.cash[TWO]]).toEqual([0, 1760]);
    expect(trial(broke(161)).choice(ONE, 'sell')).toMatchObject({ min: 2 });
  });
  test('MU C-treaty-pay: at the end of a route whatever is chosen pays it', () => {
    const g = at([clause({ feePerSale: 160 })]);
    g.vehicles.cargo['vehicle-1'] = ['slaves', 'wine'];
    g.market.constantinople = ['weapons', 'salt', 'furs'];
    g.cash[ONE] = 0;
    withRoute(g, ['caffa', 'saraj', 'trebisonda', 'constantinople'], ['caffa', 'saraj', 'trebisonda']);
    // One trade point in florins brings less than the market.
    expect(trial(g).choice(ONE, 'sell')).toMatchObject({ min: 2 });
  });
  test('MU clause.payment: for each sale or purchase, to whom it was promised', () => {
    const g = at([clause(), { type: 'payment', from: ONE, to: TWO, amount: 20, when: 'per-sale' }]);
    const t = trial(g);
    t.answer(ONE, 'sell', ['slaves:1']);
    expect([t.g.cash[ONE], t.g.cash[TWO]]).toEqual([1680, 1620]);
    const secret = trial(at([clause({ feePerSale: 50 })], true));
    secret.answer(ONE, 'sell', ['slaves:1']);
    expect(secret.g.cash[TWO]).toBe(1650);
    expect(secret.told.filter(({ type }) => type === 'paid')).toEqual([]);
    expect(secret.told.map(({ type }) => type)).toContain('paid-secretly');
  });
});

describe('MU 6-sell: selling and markets', () => {
  test('MU 6-sell: only what the territory does not have, several kinds at once', () => {
    const g = market([{ level: 3, at: 'saraj', cargo: ['salt', 'salt', 'slaves', 'spices', 'wine'] }]);
    g.market.saraj = ['slaves'];
    const t = trial(g);
    expect(t.choice(ONE, 'sell')).toMatchObject({ of: ['salt:1', 'salt:2', 'wine:1'], min: 1, max: 3 });
    t.answer(ONE, 'sell', ['salt:1', 'wine:1']);
    expect(t.g.cash[ONE]).toBe(1600 + 2 * (100 + 20));
    expect(t.g.vehicles.cargo['vehicle-1']).toEqual(['salt', 'slaves', 'spices']);
    expect(t.choice(ONE, 'place-cube')).toMatchObject({ of: ['salt', 'wine'] });
    t.answer(ONE, 'place-cube', 'wine');
    expect(t.g.market.saraj).toEqual(['slaves', 'wine']);
  });
  test('MU 6-place: what is carried may be placed instead of what was sold', () => {
    const t = trading([{ at: 'saraj', cargo: ['salt', 'wine'] }]);
    t.answer(ONE, 'sell', ['salt:1']);
    expect(t.choice(ONE, 'place-cube')).toMatchObject({ of: ['salt', 'wine'] });
    t.answer(ONE, 'place-cube', 'wine');
    // Leaving, it carries nothing that is not there.
    t.answer(ONE, 'go', 'tana');
    expect(t.g.market).toEqual({ saraj: ['wine'] });
  });
  test('MU 6-place: one cube on leaving, of a colour that is carried; none where all are there or none are left', () => {
    const t = trading([{ at: 'tana', cargo: ['salt', 'wine'] }]);
    goAlong(t, ONE, 'saraj', 'georgia').answer(ONE, 'place-cube', 'salt');
    expect(t.g.market).toEqual({ saraj: ['salt'] });
    const scarce = market([{ at: 'saraj', cargo: ['salt'] }]);
    scarce.market.kiev = Array(19).fill('salt');
    expect(trial(scarce).answer(ONE, 'go', 'tana').g.market.saraj).toBeUndefined();
    const empty = trading([{ at: 'saraj' }]).answer(ONE, 'go', 'tana');
    expect(empty.g.market).toEqual({});
  });
  test('MU 6-market: Caffa, Saraj, Trebisonda: no sale on the way, then 140 in a market of two', () => {
    const g = market([{ at: 'caffa' }]);
    g.market.saraj = ['slaves'];
    g.market.trebisonda = ['grain', 'cloth'];
    const t = trial(g);
    t.answer(ONE, 'buy', 1);
    goAlong(t, ONE, 'nogai-steppe', 'tana', 'saraj');
    expect(t.choice(ONE, 'sell')).toBeUndefined();
    goAlong(t, ONE, 'georgia', 'trebisonda');
    expect(t.g.market.saraj).toEqual(['slaves']);
    expect(t.g.vehicles.mp).toEqual({});
    expect(t.isOver).toBe(true);
    t.g.vehicles.mp['vehicle-1'] = 6;
    const next = trial(t.g);
    next.answer(ONE, 'sell', ['slaves:1']);
    expect(next.g.cash[ONE]).toBe(1500 + 140);
    expect(next.g.market.trebisonda).toEqual(['grain', 'slaves', 'cloth']);
  });
});

describe('MU A-windows-asked: whether somebody is asked says nothing of what he alone knows', () => {
  const isAsked = (g: MU): boolean => trial(g).asked.some(({ seat }) => seat === ONE);
  test('MU A-claims: whoever has no vehicle is not asked in the trade because he has reached an objective', () => {
    const g = market([], { armies: { caffa: { [ONE]: { 'captain-1': 2 } } } });
    g.cards.held[ONE] = ['realm-67'];
    expect(claimable(g, ONE)).toEqual(['realm-67']);
    expect([isAsked(g), trial(g).told]).toEqual([false, []]);
  });
  test('MU card.36: nor because he has enough to put on the card', () => {
    for (const cash of [0, 299, 300, 3000]) {
      const g = market([]);
      g.cards.held[ONE] = ['realm-36'];
      g.cash[ONE] = cash;
      expect(isAsked(g)).toBe(true);
    }
  });
  test('MU 6-buy: nor because he could pay for what lies where his vehicle cannot leave', () => {
    for (const cash of [0, 99, 100, 1000]) {
      const g = market([{ at: 'caffa' }]);
      g.effects.push({ type: 'no-passage', at: 'caffa', until: 'round' });
      g.cash[ONE] = cash;
      expect(isAsked(g)).toBe(true);
      expect(trial(g).choice(ONE, 'buy') !== undefined).toBe(cash >= 100);
    }
  });
});
