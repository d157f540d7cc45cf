import { describe, expect, test } from 'vitest';
import { units } from '../src/deeds/armies.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginTaxes } from '../src/frames/economy.js';
import { beginGiveUp } from '../src/frames/uses.js';
import { territoriesOf } from '../src/rules/control.js';
import { incomeOf, unitUpkeep, upkeepOf } from '../src/rules/upkeep.js';
import type { MU } from '../src/state.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';

const [ANN, BOB, CAT] = ['player-1', 'player-2', 'player-3'] as const;

const table = (what: Arrangement = {}): MU => {
  const g = arranged({ armies: {}, round: 2, ...what });
  g.phase = 3;
  for (const player of g.seats) g.cash[player] = 100;
  return g;
};
const taxed = (g: MU, rate = '30'): Trial => {
  const t = new Trial(g, beginTaxes());
  for (const seat of [...g.order]) t.answer(seat, 'tax-rate', rate);
  return t;
};

describe('MU 3: income', () => {
  test('MU 3-rate: all set their rates at once, and nobody sees one before the last is set', () => {
    const t = new Trial(table(), beginTaxes());
    expect(t.asked.map(({ seat }) => seat)).toEqual([ANN, BOB, CAT]);
    expect(t.choice(ANN, 'tax-rate')).toMatchObject({ of: ['10', '20', '30', '40', '50', '60'] });
    t.answer(BOB, 'tax-rate', '60').answer(ANN, 'tax-rate', '10');
    expect([t.g.taxRate, t.told]).toEqual([{}, []]);
    t.answer(CAT, 'tax-rate', '20');
    expect(t.g.taxRate).toEqual({ [ANN]: 10, [BOB]: 60, [CAT]: 20 });
    expect(t.told.filter(({ type }) => type === 'tax-set')).toHaveLength(3);
  });
  test('MU 3-income: seven territories and a village at 30 bring 240 F', () => {
    const g = table();
    g.buildings.civil.constantinople = 1;
    const t = taxed(g);
    expect([t.g.cash[ANN], t.g.cash[BOB]]).toEqual([100 + 240, 100 + 210]);
    expect(t.told).toContainEqual({ type: 'received', player: ANN, florin: 240, for: 'tax' });
    expect(t.isOver).toBe(true);
  });
  test('MU 3-income-city: nine territories, a town and a great city with three cubes at 40 bring 620 F', () => {
    const g = table({ markers: { bulgaria: ANN, athens: ANN } });
    g.buildings.civil = { thessalonica: 2, constantinople: 3 };
    g.market = { constantinople: ['salt', 'wine', 'furs'], thessalonica: ['salt'] };
    expect(incomeOf(g, ANN, 40)).toBe(620);
  });
  test('MU 3-control: where barbarians or a stranger stand, nothing comes in; a guest does no harm', () => {
    const g = table({
      armies: {
        thrace: { barbarians: units('light-infantry') },
        smyrna: { [BOB]: units('archer') },
        nicaea: { [CAT]: units('archer') },
      },
      treaties: [{ parties: [ANN, CAT], clauses: [{ type: 'right-of-way', grantor: ANN, grantee: CAT }] }],
    });
    expect(incomeOf(g, ANN, 10)).toBe(50);
    expect(incomeOf(g, BOB, 10)).toBe(80);
  });
  test('MU 3-income-destitute: who has neither units nor territories receives 200 F', () => {
    const g = table();
    for (const at of [
      'constantinople',
      'thrace',
      'thessalonica',
      'macedonia',
      'nicaea',
      'smyrna',
      'paphlagonia',
    ] as const)
      g.markers[at] = BOB;
    const t = taxed(g, '60');
    expect(t.g.cash[ANN]).toBe(300);
    expect(t.told).toContainEqual({ type: 'received', player: ANN, florin: 200, for: 'destitute' });
    g.prisoners[BOB] = { [ANN]: units('archer') };
    expect(incomeOf(g, ANN, 60)).toBe(200);
    g.armies.rome = { [ANN]: units('archer') };
    expect(incomeOf(g, ANN, 60)).toBe(60);
  });
  test('MU 5-elimination: whoever has lost everything in war stays in the game, with 200 F', () => {
    const g = table({ realms: ['byzantium', 'hungary', 'mamluks'] });
    for (const at of Object.keys(g.inPlay)) if (incomeOf(g, ANN, 10) !== 200) g.markers[at as 'rome'] = BOB;
    const t = taxed(g);
    expect(t.g.order).toContain(ANN);
    expect(t.g.cash[ANN]).toBe(300);
  });
  test('MU 3: nobody who owes nothing is asked, and treaties are paid at the end', () => {
    expect(taxed(table()).isOver).toBe(true);
  });
});

describe('MU A-windows-asked: who is asked', () => {
  test('MU card.36: whether somebody who owes nothing is asked says nothing of what he has in cash', () => {
    for (const cash of [0, 1000]) {
      const g = table({ armies: {} });
      g.cards.held[ANN] = ['realm-36'];
      // Barbarians hold whatever was his: he has 200 F from the supply, and what he had.
      g.armies = Object.fromEntries(territoriesOf(g, ANN).map(at => [at, { barbarians: { archer: 1 } }]));
      g.cash[ANN] = cash;
      expect(taxed(g).question(ANN).prompt).toBe('pay-dues');
    }
  });
});

describe('MU 3-upkeep', () => {
  const host = (): MU => {
    const g = table({
      armies: {
        thrace: { [ANN]: { 'light-infantry': 2, 'heavy-infantry': 1, archer: 1, cavalry: 1, 'captain-2': 1 } },
      },
    });
    newVehicle(g, 'engine', 3, ANN, 'constantinople');
    newVehicle(g, 'war-wagon', 1, ANN, 'thrace');
    newVehicle(g, 'war-wagon', 3, ANN, 'thrace');
    newVehicle(g, 'galley', 2, ANN, 'constantinople');
    return g;
  };
  test('MU 3-upkeep: six units, a bombard, two war wagons and a galley cost 200 F', () => {
    const g = host();
    expect(upkeepOf(g, ANN)).toBe(200);
    const t = taxed(g);
    expect(t.question(ANN)).toMatchObject({ prompt: 'pay-dues', facts: { interest: 0, upkeep: 200 } });
    t.answer(ANN, 'pay');
    expect(t.isOver).toBe(true);
    expect(t.g.cash[ANN]).toBe(100 + 210 - 200);
  });
  test('MU 3-giveup: whoever cannot pay and thinks better of giving up again and again must name a piece', () => {
    const g = table({ armies: { thrace: { [ANN]: { archer: 10, 'light-infantry': 20 } } } });
    g.loans.taken[ANN] = true;
    const t = taxed(g, '10');
    while (t.choice(ANN, 'give-up')) t.answer(ANN, 'give-up').answer(ANN, 'enough');
    expect(t.question(ANN)).toMatchObject({ prompt: 'pay-dues', facts: { upkeep: 600 } });
    expect(t.choice(ANN, 'give-up-piece')).toMatchObject({ of: ['archer@thrace', 'light-infantry@thrace'] });
    expect(t.choice(ANN, 'pay')).toBeUndefined();
    t.answer(ANN, 'give-up-piece', 'archer@thrace');
    expect([t.question(ANN).facts?.upkeep, t.choice(ANN, 'give-up') !== undefined]).toEqual([580, true]);
  });
  test('MU 3-upkeep: hired barbarians cost nothing, nor do prisoners', () => {
    const g = table({ armies: { thrace: { [ANN]: { 'hired-archer': 2, archer: 1 } } } });
    g.prisoners[ANN] = { [BOB]: units('cavalry', 2) };
    expect(upkeepOf(g, ANN)).toBe(20);
  });
  test('MU 3-upkeep: whoever fights among barbarians is paid by his owner, who may give him up', () => {
    const g = table({ armies: { thrace: { [ANN]: { archer: 1 } }, bulgaria: { barbarians: { archer: 1 } } } });
    g.armies.bulgaria = { barbarians: { archer: 1, 'lent-cavalry': 2, 'lent-archer': 1 } };
    g.lent = [
      { owner: ANN, at: 'bulgaria', home: 'thrace', army: { cavalry: 2 } },
      { owner: BOB, at: 'bulgaria', home: 'buda', army: { archer: 1 } },
    ];
    const t = taxed(g);
    expect(t.question(ANN).facts).toMatchObject({ upkeep: 60 });
    t.answer(ANN, 'give-up');
    expect(t.choice(ANN, 'give-up-piece')).toMatchObject({ of: ['archer@thrace', 'lent-cavalry@bulgaria'] });
    t.answer(ANN, 'give-up-piece', 'lent-cavalry@bulgaria').answer(ANN, 'enough');
    expect(t.question(ANN).facts).toMatchObject({ upkeep: 40 });
    expect(t.g.armies.bulgaria).toEqual({ barbarians: { archer: 1, 'lent-cavalry': 1, 'lent-archer': 1 } });
    expect(t.g.lent).toMatchObject([{ army: { cavalry: 1 } }, { army: { archer: 1 } }]);
  });
  test('MU 3-giveup: pieces given up cost nothing; a transport takes its goods with it', () => {
    const g = host();
    g.vehicles.type['vehicle-4'] = 'merchant-ship';
    g.vehicles.cargo['vehicle-4'] = ['salt'];
    const t = taxed(g);
    t.answer(ANN, 'give-up')
      .answer(ANN, 'give-up-piece', 'vehicle-4')
      .answer(ANN, 'give-up-piece', 'light-infantry@thrace');
    t.answer(ANN, 'enough');
    expect(t.question(ANN).facts).toMatchObject({ upkeep: 160 });
    t.answer(ANN, 'pay');
    expect(t.g.vehicles.cargo).toEqual({});
    expect(t.g.armies.thrace?.[ANN]?.['light-infantry']).toBe(1);
    expect(t.g.cash[ANN]).toBe(150);
  });
  test('MU 3-upkeep: who cannot pay and cannot borrow must give up enough', () => {
    const g = table({
      armies: { rome: { [ANN]: units('archer', 10) }, naples: { [ANN]: units('light-infantry', 20) } },
    });
    g.loans.taken[ANN] = true;
    g.loans.open[ANN] = 1;
    const t = taxed(g, '10');
    expect(t.question(ANN).facts).toMatchObject({ interest: 0, upkeep: 600 });
    expect(t.question(ANN).choices.map(({ kind }) => kind)).toEqual(['give-up']);
    t.answer(ANN, 'give-up');
    for (let i = 0; i < 21; i++) t.answer(ANN, 'give-up-piece', i < 20 ? 'light-infantry@naples' : 'archer@rome');
    t.answer(ANN, 'enough');
    expect(t.question(ANN).facts).toMatchObject({ upkeep: 180 });
    t.answer(ANN, 'pay');
    expect(t.g.armies).toEqual({ rome: { [ANN]: units('archer', 9) } });
  });
  test('MU X-terrain-upkeep: inhabited 10, mountains 30, desert 40, other land and sea 20; vehicles 20', () => {
    const g = table({ options: { terrain: true } });
    expect([
      unitUpkeep(g, 'constantinople'),
      unitUpkeep(g, 'trebisonda'),
      unitUpkeep(g, 'macedonia'),
      unitUpkeep(g, 'sinai'),
      unitUpkeep(g, 'thrace'),
      unitUpkeep(g, 'sea-of-marmara'),
    ]).toEqual([10, 10, 30, 40, 20, 20]);
    g.armies = { sinai: { [ANN]: units('archer', 2) }, constantinople: { [ANN]: units('cavalry') } };
    newVehicle(g, 'war-wagon', 1, ANN, 'sinai');
    expect(upkeepOf(g, ANN)).toBe(110);
    expect(upkeepOf({ ...g, options: { players: 3 } }, ANN)).toBe(80);
  });
});

describe('MU 5-remove: taking pieces off the board', () => {
  test('MU 5-remove: units, vehicles and cubes, at sea the units before their galley', () => {
    const g = table({
      armies: { thrace: { [ANN]: { archer: 1, 'hired-archer': 1 } }, 'sea-of-marmara': { [ANN]: units('cavalry', 2) } },
    });
    newVehicle(g, 'galley', 1, ANN, 'sea-of-marmara');
    g.vehicles.aboard['vehicle-1'] = units('cavalry', 2);
    newVehicle(g, 'caravan', 1, ANN, 'thrace');
    g.vehicles.cargo['vehicle-2'] = ['salt', 'salt'];
    newVehicle(g, 'caravan', 1, BOB, 'buda');
    const t = new Trial(g, beginGiveUp(ANN));
    expect(t.choice(ANN, 'give-up-piece')).toMatchObject({
      of: ['archer@thrace', 'cavalry@vehicle-1', 'vehicle-2', 'salt@vehicle-2'],
    });
    t.answer(ANN, 'give-up-piece', 'salt@vehicle-2').answer(ANN, 'give-up-piece', 'cavalry@vehicle-1');
    expect([t.g.vehicles.cargo, t.g.vehicles.aboard]).toEqual([
      { 'vehicle-2': ['salt'] },
      { 'vehicle-1': units('cavalry') },
    ]);
    t.answer(ANN, 'give-up-piece', 'cavalry@vehicle-1').answer(ANN, 'give-up-piece', 'vehicle-1').answer(ANN, 'enough');
    expect(Object.keys(t.g.vehicles.type)).toEqual(['vehicle-2', 'vehicle-3']);
    expect(t.g.armies['sea-of-marmara']).toBeUndefined();
    expect(t.told.filter(({ type }) => type === 'given-up').map(({ what }) => what)).toEqual([
      'salt',
      'cavalry',
      'cavalry',
      'vehicle-1',
    ]);
  });
  test('MU 5-remove: a force on its way is never bigger than what is left of it', () => {
    const g = table({ armies: { thrace: { [ANN]: units('archer', 2) } } });
    newVehicle(g, 'war-wagon', 1, ANN, 'thrace');
    g.phase = 5;
    const force = { at: 'thrace' as const, army: units('archer', 2), vehicles: ['vehicle-1' as const] };
    g.movement = { player: ANN, start: 'thrace', ...force, group: { ...force } };
    const t = new Trial(g, beginGiveUp(ANN));
    t.answer(ANN, 'give-up-piece', 'archer@thrace').answer(ANN, 'give-up-piece', 'vehicle-1').answer(ANN, 'enough');
    expect(t.g.movement).toMatchObject({
      army: units('archer'),
      vehicles: [],
      group: { army: units('archer'), vehicles: [] },
    });
  });
});
