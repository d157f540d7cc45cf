import { describe, expect, test } from 'vitest';
import { CARD, PRODUCERS, REALM } from '../src/catalog.js';
import type { Condition } from '../src/data.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import type { Feat } from '../src/feats.js';
import { beginClaims } from '../src/frames/rounds.js';
import { beginClaim } from '../src/frames/uses.js';
import {
  type AreaId,
  CARDS,
  type CardId,
  COLOURS,
  GOODS,
  type Level,
  type Player,
  type Realm,
  SEATS,
  type TechnologyId,
  type TerritoryId,
  type VehicleType,
} from '../src/ids.js';
import { isReached, OBJECTIVE_TEST } from '../src/rules/objectives/register.js';
import { claimable } from '../src/rules/objectives.js';
import { gearsLeft } from '../src/rules/supply.js';
import type { MU } from '../src/state.js';
import type { Clause } from '../src/treaties.js';
import type { Army } from '../src/troops.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';

const [A, B, C, D] = SEATS;
const FOUR: readonly Realm[] = ['byzantium', 'hungary', 'mamluks', 'holy-roman-empire'];
const card = (number: number): CardId => CARDS[number - 1];
const conditionOf = (number: number): Condition => CARD[card(number)].objective.condition;
/** Byzantium is player 1, Hungary 2, the Mamluks 3. Has player 1 reached the objective of this card? */
const reached = (g: MU, number: number, player: Player = A): boolean => isReached(g, player, conditionOf(number));
const bare = (): MU => arranged({ armies: {} });
const alone = (at: AreaId, army: Army): MU => arranged({ armies: { [at]: { [A]: army } } });
const vehicle = (g: MU, type: VehicleType, level: Level, at: AreaId, owner: Player = A) =>
  newVehicle(g, type, level, owner, at);
const holding = (...at: TerritoryId[]): MU =>
  arranged({ armies: {}, markers: Object.fromEntries(at.map(id => [id, A])) });

describe('MU A-objective: all cards', () => {
  test('MU A-objective: every condition is one that can be tested, with figures that are read', () => {
    const check = (condition: Condition): void => {
      const known = OBJECTIVE_TEST[condition.test];
      expect(known, condition.test).toBeDefined();
      for (const figure of Object.keys(condition)) if (figure !== 'test') expect(known.figures).toContain(figure);
      for (const part of condition.of ?? []) check(part);
    };
    for (const id of CARDS) check(CARD[id].objective.condition);
  });
  test('MU A-objective: every test is asked for by some card', () => {
    const used = new Set<string>();
    const note = ({ test: name, of }: Condition): void => {
      used.add(name);
      of?.forEach(note);
    };
    for (const id of CARDS) note(CARD[id].objective.condition);
    expect([...used].sort()).toEqual(Object.keys(OBJECTIVE_TEST).sort());
    expect(Object.keys(OBJECTIVE_TEST)).toHaveLength(37);
  });
  test('MU A-objective: on the bare table hardly anything is reached, and nothing fails', () => {
    const g = bare();
    expect(CARDS.filter(id => isReached(g, A, CARD[id].objective.condition))).toEqual([]);
  });
});

describe('buildings', () => {
  test('MU objective.buildings: of a type, of a kind from a level up, outside the start realm', () => {
    const g = holding('rome', 'venice');
    Object.assign(g.buildings.cathedral, { thrace: true });
    expect(reached(g, 1)).toBe(false);
    g.buildings.cathedral.rome = true;
    expect([reached(g, 1), reached(g, 3)]).toEqual([true, false]);
    g.buildings.cathedral.venice = true;
    expect(reached(g, 3)).toBe(true);
    g.buildings.civil = { nicaea: 2, constantinople: 3, thessalonica: 1 };
    expect(reached(g, 42)).toBe(false);
    g.buildings.civil.thessalonica = 2;
    expect(reached(g, 42)).toBe(true);
    // What somebody else controls is not one's own.
    g.armies.thessalonica = { [B]: { archer: 1 } };
    expect(reached(g, 42)).toBe(false);
    g.buildings.military = { thrace: 1, macedonia: 1, smyrna: 2, buda: 3 };
    expect(reached(g, 26)).toBe(false);
    g.buildings.military.rome = 1;
    expect(reached(g, 26)).toBe(true);
  });
  test('MU objective.buildingLevels: the sum of a kind', () => {
    const g = bare();
    g.buildings.civil = { nicaea: 3, constantinople: 3 };
    g.buildings.military = { thrace: 3 };
    expect(reached(g, 43)).toBe(false);
    g.buildings.civil.thessalonica = 1;
    expect(reached(g, 43)).toBe(true);
  });
  test('MU objective.buildingsInOneTerritory: all of them in the same', () => {
    const g = bare();
    g.buildings.civil = { nicaea: 3 };
    g.buildings.military = { constantinople: 3 };
    expect(reached(g, 32)).toBe(false);
    g.buildings.military = { nicaea: 3 };
    expect([reached(g, 32), reached(g, 33)]).toEqual([true, false]);
    g.buildings.cathedral.nicaea = true;
    expect(reached(g, 33)).toBe(true);
  });
  test('MU objective.chain: four in a row with military buildings, a castle among them', () => {
    const g = holding('bulgaria', 'serbia');
    g.buildings.military = { thessalonica: 1, thrace: 1, constantinople: 1 };
    g.buildings.military.macedonia = 3;
    expect(reached(g, 6)).toBe(true);
    // Without the castle, with a gap, or with one of them lost.
    g.buildings.military.macedonia = 2;
    expect(reached(g, 6)).toBe(false);
    g.buildings.military = { macedonia: 3, thessalonica: 1, constantinople: 1, paphlagonia: 1 };
    expect(reached(g, 6)).toBe(false);
    g.buildings.military = { thessalonica: 1, thrace: 1, constantinople: 1, macedonia: 3 };
    g.armies.thrace = { [B]: { archer: 1 } };
    expect(reached(g, 6)).toBe(false);
  });
  test('MU A-objective: the book’s example: when the castle stands, a red marker is taken and the card goes under the deck', () => {
    const g = bare();
    g.phase = 4;
    g.cards.held[A] = [card(6)];
    g.decks.cards = g.decks.cards.filter(id => id !== card(6));
    g.buildings.military = { thessalonica: 1, thrace: 1, constantinople: 1, macedonia: 3 };
    expect(claimable(g, A)).toEqual([card(6)]);
    const t = new Trial(g, beginClaim(A, card(6)));
    // Red is the only colour on it.
    expect([t.isOver, t.returned]).toEqual([true, true]);
    expect(t.g.gears.held[A]).toEqual({ red: 1 });
    expect(t.g.cards.held[A]).toEqual([]);
    expect(t.g.decks.cards.at(-1)).toBe(card(6));
    expect(t.told).toEqual([{ type: 'objective-claimed', player: A, card: card(6), colour: 'red' }]);
  });
});

describe('land', () => {
  test('MU objective.controlPlaces: some of those named, the own start realm left out', () => {
    expect(reached(holding('rome'), 2)).toBe(true);
    expect(reached(holding('venice'), 2)).toBe(false);
    // Jerusalem is home to the Mamluks, and so is Damietta.
    expect(reached(bare(), 2, C)).toBe(false);
    const g = holding('acre');
    expect(reached(g, 34)).toBe(false);
    g.markers.cyprus = A;
    expect(reached(g, 34)).toBe(true);
    g.markers = { acre: C };
    expect(reached(g, 34, C)).toBe(false);
  });
  test('MU objective.controlTerritories: counted with all filters', () => {
    const g = holding('bulgaria', 'serbia', 'bosnia', 'epirus');
    expect(reached(g, 23)).toBe(false);
    g.markers.athens = A;
    expect(reached(g, 23)).toBe(true);
    g.armies.buda = { [A]: { archer: 1 } };
    expect(reached(g, 14)).toBe(false);
    g.armies.zagreb = { [A]: { archer: 1 } };
    expect(reached(g, 14)).toBe(true);
    // A realm nobody plays any more is no foreign start realm.
    g.order = [A, C];
    expect(reached(g, 14)).toBe(false);
    // The own ports do not count.
    expect(reached(holding('rome', 'athens', 'venice'), 58)).toBe(true);
    expect(reached(holding('rome', 'athens', 'serbia'), 58)).toBe(false);
  });
  test('MU objective.anyOf: one of several is enough', () => {
    // Four inhabited territories abroad in place of Rome or Jerusalem.
    expect(reached(holding('venice', 'candia', 'konya', 'antakya'), 2)).toBe(true);
    expect(reached(holding('venice', 'candia', 'konya', 'athens'), 2)).toBe(false);
    const any: Condition = {
      test: 'anyOf',
      of: [
        { test: 'loans', max: 0 },
        { test: 'realmCards', count: 9 },
      ],
    };
    expect(isReached(bare(), A, any)).toBe(true);
    const none: Condition = {
      test: 'anyOf',
      of: [
        { test: 'captains', count: 1 },
        { test: 'realmCards', count: 9 },
      ],
    };
    expect(isReached(bare(), A, none)).toBe(false);
  });
  test('MU objective.allOf: all at once', () => {
    const g = bare();
    g.cash[A] = 3000;
    expect(reached(g, 36)).toBe(true);
    g.loans.open[A] = 1;
    expect(reached(g, 36)).toBe(false);
  });
  test('MU objective.marketFactor: cubes in controlled territories', () => {
    const g = bare();
    g.market = { nicaea: ['salt', 'furs', 'grain'], constantinople: ['salt', 'furs', 'grain'] };
    expect([reached(g, 21), reached(g, 63)]).toEqual([false, true]);
    g.market.nicaea = ['salt', 'furs', 'grain', 'wine'];
    g.armies.constantinople = { barbarians: { archer: 1 } };
    expect([reached(g, 21), reached(g, 63)]).toEqual([true, false]);
  });
  test('MU objective.goodsControlled: different goods, printed abroad', () => {
    const g = bare();
    const abroad = GOODS.flatMap(good => {
      const at = PRODUCERS[good].find(id => g.inPlay[id] && !REALM.byzantium.territories.includes(id));
      return at ? [at] : [];
    });
    for (const at of abroad.slice(0, 2)) g.markers[at] = A;
    expect(reached(g, 69)).toBe(false);
    g.markers[abroad[2]] = A;
    expect(reached(g, 69)).toBe(true);
  });
  test('MU objective.sameGoodControlled: three that produce the same', () => {
    const g = arranged({ armies: {} });
    const good = GOODS.find(each => PRODUCERS[each].filter(at => g.inPlay[at]).length >= 3)!;
    const [one, two, three] = PRODUCERS[good].filter(at => g.inPlay[at]);
    for (const at of [one, two]) g.armies[at] = { [A]: { archer: 1 } };
    delete g.armies[three];
    g.markers[three] = B;
    const before = reached(g, 72);
    g.markers[three] = A;
    expect([before, reached(g, 72)]).toEqual([false, true]);
  });
  test('MU objective.controlMarkers: on the map', () => {
    const five: TerritoryId[] = ['bulgaria', 'serbia', 'bosnia', 'epirus', 'athens'];
    expect(reached(holding(...five), 70)).toBe(true);
    expect(reached(holding(...five.slice(1)), 70)).toBe(false);
  });
  test('MU objective.barbariansInForeignStartRealms: in those of two others', () => {
    const horde = { barbarians: { archer: 1 } };
    expect(reached(arranged({ armies: { buda: horde, cairo: horde } }), 15)).toBe(true);
    expect(reached(arranged({ armies: { buda: horde, zagreb: horde, thrace: horde } }), 15)).toBe(false);
  });
});

describe('pieces', () => {
  test('MU objective.armiesInTerritories: in different territories, not at sea', () => {
    const lands: AreaId[] = ['thrace', 'macedonia', 'nicaea', 'smyrna', 'paphlagonia'];
    const army = { [A]: { archer: 1 } };
    const g = arranged({ armies: Object.fromEntries([...lands, 'northern-aegean'].map(at => [at, army])) });
    expect(reached(g, 25)).toBe(false);
    g.armies.constantinople = army;
    expect(reached(g, 25)).toBe(true);
  });
  test('MU objective.unitsTotal: of a type, or all of them', () => {
    const g = arranged({ armies: { thrace: { [A]: { archer: 4 } }, nicaea: { [A]: { archer: 3, cavalry: 1 } } } });
    expect([reached(g, 8), reached(g, 28)]).toEqual([false, false]);
    g.armies['northern-aegean'] = { [A]: { archer: 1, 'light-infantry': 3 } };
    expect([reached(g, 8), reached(g, 28)]).toEqual([true, true]);
  });
  test('MU objective.unitsInOneTerritory: together, and hired barbarians are not one’s own', () => {
    expect(reached(alone('thrace', { archer: 5, cavalry: 5 }), 4)).toBe(true);
    expect(reached(alone('thrace', { archer: 5, cavalry: 4, 'hired-archer': 3 }), 4)).toBe(false);
    expect(reached(alone('thrace', { archer: 5 }), 7)).toBe(true);
    expect(reached(alone('thrace', { archer: 4, cavalry: 4 }), 7)).toBe(false);
  });
  test('MU objective.unitTypesInOneTerritory: all five', () => {
    const four = { archer: 1, 'light-infantry': 1, 'heavy-infantry': 1, cavalry: 1 };
    expect(reached(alone('thrace', four), 29)).toBe(false);
    expect(reached(alone('thrace', { ...four, 'captain-2': 1 }), 29)).toBe(true);
  });
  test('MU objective.captains: so many, or from a level up', () => {
    expect([67, 68].map(number => reached(alone('thrace', { 'captain-1': 2 }), number))).toEqual([true, false]);
    expect([67, 68].map(number => reached(alone('thrace', { 'captain-3': 1 }), number))).toEqual([false, true]);
    expect(reached(alone('thrace', { 'captain-1': 1, 'hired-captain': 1 }), 67)).toBe(false);
  });
  test('MU objective.siegeEngines: from a level up', () => {
    const g = bare();
    vehicle(g, 'engine', 2, 'thrace');
    vehicle(g, 'engine', 1, 'thrace');
    expect([reached(g, 10), reached(g, 52)]).toEqual([false, false]);
    vehicle(g, 'engine', 3, 'nicaea');
    expect([reached(g, 10), reached(g, 52)]).toEqual([true, true]);
  });
  test('MU objective.transports: engines are none', () => {
    const g = bare();
    vehicle(g, 'engine', 3, 'thrace');
    vehicle(g, 'caravan', 2, 'thrace');
    expect(reached(g, 56)).toBe(false);
    vehicle(g, 'caravan', 3, 'thrace');
    expect(reached(g, 56)).toBe(true);
  });
  test('MU objective.siegeEnginesInOneArea: in one territory, or at sea together', () => {
    const g = bare();
    for (const at of ['thrace', 'thrace', 'nicaea'] as const) vehicle(g, 'engine', 1, at);
    expect(reached(g, 53)).toBe(false);
    for (let i = 0; i < 3; i++) vehicle(g, 'engine', 1, 'northern-aegean');
    expect(reached(g, 53)).toBe(true);
  });
  test('MU objective.transportLevels: the sum of all', () => {
    const g = bare();
    for (const level of [3, 3, 1] as const) vehicle(g, 'galley', level, 'smyrna');
    vehicle(g, 'engine', 3, 'smyrna');
    expect(reached(g, 11)).toBe(false);
    vehicle(g, 'caravan', 1, 'smyrna');
    expect(reached(g, 11)).toBe(true);
  });
  test('MU objective.transportDistance: a military one, in a territory far from home', () => {
    const g = bare();
    vehicle(g, 'caravan', 1, 'damascus');
    vehicle(g, 'war-wagon', 1, 'bulgaria');
    vehicle(g, 'galley', 1, 'balearic-sea');
    expect(reached(g, 55)).toBe(false);
    vehicle(g, 'war-wagon', 1, 'upper-egypt');
    expect(reached(g, 55)).toBe(true);
  });
  test('MU objective.cargoColours: on one vehicle', () => {
    const g = bare();
    const [one, two] = [vehicle(g, 'caravan', 3, 'nicaea'), vehicle(g, 'caravan', 3, 'nicaea')];
    g.vehicles.cargo = { [one]: ['salt', 'salt', 'furs', 'grain'], [two]: ['wine'] };
    expect(reached(g, 19)).toBe(false);
    g.vehicles.cargo[one] = ['salt', 'furs', 'grain', 'wine'];
    expect(reached(g, 19)).toBe(true);
  });
});

describe('knowledge, money and cards', () => {
  const knowing = (...technologies: TechnologyId[]): MU => {
    const g = bare();
    g.technologies[A] = technologies;
    return g;
  };
  test('MU objective.technologyLevels: the sum of all', () => {
    const nine: TechnologyId[] = ['carpentry', 'logistics', 'machine-building', 'trade', 'market'];
    expect(reached(knowing(...nine), 60)).toBe(false);
    expect(reached(knowing(...nine, 'edict'), 60)).toBe(true);
  });
  test('MU objective.branchesAtLevel: so high in so many', () => {
    const one: TechnologyId[] = ['carpentry', 'logistics', 'machine-building'];
    const two: TechnologyId[] = ['trade', 'market', 'procurement'];
    expect([reached(knowing(...one), 12), reached(knowing(...one, ...two), 12)]).toEqual([false, true]);
    expect([reached(knowing(...one), 61), reached(knowing(...one, 'cartography'), 61)]).toEqual([false, true]);
    const five: TechnologyId[] = ['carpentry', 'trade', 'edict', 'military', 'masonry'];
    expect([reached(knowing(...five), 62), reached(knowing(...five, 'religion'), 62)]).toEqual([false, true]);
  });
  test('MU objective.treasury: in cash, without what is owed where the card says so', () => {
    const g = bare();
    g.cash[A] = 2500;
    g.deposit[A] = 300;
    expect([reached(g, 20), reached(g, 36)]).toEqual([true, false]);
    g.loans.open[A] = 1;
    expect(reached(g, 20)).toBe(false);
    g.cash[A] = 3000;
    expect(reached(g, 20)).toBe(true);
  });
  test('MU objective.loans: no more than so many', () => {
    const none: Condition = { test: 'loans', max: 0 };
    const g = bare();
    expect(isReached(g, A, none)).toBe(true);
    g.loans.open[A] = 1;
    expect(isReached(g, A, none)).toBe(false);
  });
  test('MU objective.foreignLoans: three among three, four among more', () => {
    const g = bare();
    g.loans.open = { [A]: 5, [B]: 1, [C]: 1 };
    expect(reached(g, 37)).toBe(false);
    g.loans.open[C] = 2;
    expect(reached(g, 37)).toBe(true);
    const four = arranged({ realms: FOUR, armies: {} });
    four.loans.open = { [B]: 1, [C]: 2 };
    expect(reached(four, 37)).toBe(false);
    four.loans.open[D] = 1;
    expect(reached(four, 37)).toBe(true);
  });
  test('MU objective.realmCards: this one included', () => {
    const g = bare();
    g.cards.held[A] = CARDS.slice(0, 5);
    g.cards.used[CARDS[0]] = true;
    expect([reached(g, 13), reached(g, 49)]).toEqual([true, false]);
    g.cards.held[A] = CARDS.slice(0, 4);
    expect(reached(g, 13)).toBe(false);
  });
  test('MU objective.realmCardColours: printed on all of one’s cards', () => {
    const g = bare();
    // Blue or yellow, red, violet or orange: five colours.
    g.cards.held[A] = [card(48), card(4), card(3)];
    expect(reached(g, 48)).toBe(true);
    g.cards.held[A] = [card(48), card(4), card(5)];
    expect(reached(g, 48)).toBe(false);
  });
  test('MU objective.objectiveMarkers: so many, or of so many colours', () => {
    const g = bare();
    g.gears.held[A] = { red: 3, blue: 1 };
    expect([reached(g, 71), reached(g, 45)]).toEqual([true, false]);
    g.gears.held[A] = { red: 1, blue: 1, green: 1 };
    expect([reached(g, 71), reached(g, 45)]).toEqual([false, true]);
  });
  test('MU objective.prisoners: so many, or of so many players', () => {
    const g = bare();
    g.prisoners[A] = { [B]: { archer: 2, cavalry: 1 } };
    g.prisoners[B] = { [A]: { archer: 1 }, [C]: { archer: 1 } };
    expect([reached(g, 39), reached(g, 41)]).toEqual([true, false]);
    g.prisoners[A] = { [B]: { archer: 1 }, [C]: { archer: 1 } };
    expect([reached(g, 39), reached(g, 41)]).toEqual([false, true]);
  });
});

describe('war and peace', () => {
  const pact = (...between: Player[]): Clause => ({ type: 'non-aggression', between });
  const signed = (realms: readonly Realm[], treaties: readonly { parties: Player[]; clauses: Clause[] }[]): MU => {
    const g = arranged({ realms, armies: {}, round: 2, treaties });
    g.round = 4;
    return g;
  };
  test('MU objective.treaties: with so many players, old enough, with the clauses asked for', () => {
    const two = [
      { parties: [A, B], clauses: [pact(A, B)] },
      { parties: [A, C], clauses: [{ type: 'defence', supporter: C, beneficiary: A, minUnits: 3 } as const] },
    ];
    const three = ['byzantium', 'hungary', 'mamluks'] as const;
    // Two are enough among three, not among four.
    expect([reached(signed(three, two), 50), reached(signed(FOUR, two), 50)]).toEqual([true, false]);
    expect(reached(signed(FOUR, [...two, { parties: [A, D], clauses: [] }]), 50)).toBe(true);
    expect(reached(signed(three, two), 51)).toBe(true);
    const young = signed(three, two);
    young.round = 3;
    expect([reached(young, 50), reached(young, 51)]).toEqual([false, false]);
    const other = [two[0], { parties: [A, C], clauses: [{ type: 'trade', grantor: A, grantee: C } as const] }];
    expect([reached(signed(three, other), 50), reached(signed(three, other), 51)]).toEqual([true, false]);
    // A pact of the others in the same treaty does not bind him.
    const among = [two[0], { parties: [A, B, C], clauses: [pact(B, C)] }];
    expect(reached(signed(three, among), 51)).toBe(false);
  });
  test('MU objective.treatiesWithNeighbours: with all who border on one, and there must be enough of them', () => {
    const treaties = [{ parties: [A, B], clauses: [] }];
    const g = signed(['byzantium', 'hungary', 'mamluks'], treaties);
    expect(reached(g, 59)).toBe(false);
    // Hungary comes to the border: one is enough among three.
    g.armies.bulgaria = { [B]: { archer: 1 } };
    expect(reached(g, 59)).toBe(true);
    g.round = 2;
    expect(reached(g, 59)).toBe(false);
    g.round = 4;
    // So do the Mamluks, without a treaty.
    g.armies.konya = { [C]: { archer: 1 } };
    g.armies.ankara = { [C]: { archer: 1 } };
    expect(reached(g, 59)).toBe(false);
  });
  test('MU objective.atWar: with so many, or with nobody', () => {
    const g = arranged({ armies: { buda: { [A]: { archer: 1 } } }, wars: [[A, B, { from: 9 }]] });
    expect([reached(g, 18), isReached(g, A, { test: 'atWar', max: 0 })]).toEqual([false, false]);
    g.wars['player-1 player-3'] = { from: 1 };
    expect(reached(g, 18)).toBe(true);
    expect(isReached(g, A, { test: 'atWar', max: 0 })).toBe(false);
    expect(isReached(bare(), A, { test: 'atWar', max: 0 })).toBe(true);
  });
});

describe('MU objective.thisRound: what was done', () => {
  const done = (...feats: Feat[]): MU => {
    const g = bare();
    g.feats[A] = feats;
    return g;
  };
  const won = (what: Partial<Extract<Feat, { event: 'battleWon' }>> = {}): Feat => ({
    event: 'battleWon',
    against: 'player',
    naval: false,
    enemyUnits: 3,
    ownLosses: 0,
    ...what,
  });
  const CASES: readonly (readonly [number, string, readonly Feat[], readonly Feat[]])[] = [
    [5, 'a large army', [{ event: 'largeArmyDefeated', units: 5 }], []],
    [9, 'two battles against players', [won(), won()], [won(), won({ against: 'barbarians' })]],
    [27, 'a battle without losses', [won()], [won({ ownLosses: 1 }), won({ enemyUnits: 2 })]],
    [35, 'a sea battle', [won({ naval: true })], [won()]],
    [65, 'three against barbarians', Array(3).fill(won({ against: 'barbarians' })), Array(3).fill(won())],
    [
      16,
      'transports and engines of others',
      [
        { event: 'objectTakenOrPlundered', type: 'engine' },
        { event: 'objectTakenOrPlundered', type: 'caravan' },
      ],
      [
        { event: 'objectTakenOrPlundered', type: 'engine' },
        { event: 'objectTakenOrPlundered', type: 'building' },
        { event: 'objectTakenOrPlundered', type: 'goods' },
      ],
    ],
    [
      57,
      'a ship',
      [{ event: 'objectTakenOrPlundered', type: 'galley' }],
      [{ event: 'objectTakenOrPlundered', type: 'caravan' }],
    ],
    [
      17,
      'a captain of a player, or two of barbarians',
      [{ event: 'unitDefeated', type: 'captain', owner: 'player' }],
      [
        { event: 'unitDefeated', type: 'captain', owner: 'barbarians' },
        { event: 'unitDefeated', type: 'archer', owner: 'player' },
      ],
    ],
    [24, 'an uprising suppressed', [{ event: 'uprisingSuppressed' }], [won()]],
    [
      30,
      'a long route',
      [{ event: 'routeCompleted', stages: 6, vehicle: 'caravan' }],
      [{ event: 'routeCompleted', stages: 4, vehicle: 'caravan' }],
    ],
    [
      64,
      'a route by land',
      [{ event: 'routeCompleted', stages: 4, vehicle: 'caravan' }],
      [{ event: 'routeCompleted', stages: 8, vehicle: 'merchant-ship' }],
    ],
    [
      31,
      'sales of 600 Florin',
      [
        { event: 'sale', florin: 400 },
        { event: 'sale', florin: 200, controller: B },
      ],
      [{ event: 'sale', florin: 599 }],
    ],
    [
      44,
      'sales in the lands of two others',
      [
        { event: 'sale', florin: 1, controller: B },
        { event: 'sale', florin: 1, controller: C },
      ],
      [
        { event: 'sale', florin: 1, controller: B },
        { event: 'sale', florin: 1, controller: B },
        { event: 'sale', florin: 1, controller: A },
        { event: 'sale', florin: 1 },
      ],
    ],
    [
      38,
      'a loan of an earlier round repaid',
      [{ event: 'loanRepaid', takenEarlier: true }],
      [{ event: 'loanRepaid', takenEarlier: false }],
    ],
    [
      40,
      'three units captured',
      [
        { event: 'unitsCaptured', count: 1 },
        { event: 'unitsCaptured', count: 2 },
      ],
      [{ event: 'unitsCaptured', count: 2 }],
    ],
    [
      46,
      'an inhabited territory taken from a player',
      [{ event: 'conquest', at: 'buda', inhabited: true, fromPlayer: true }],
      [
        { event: 'conquest', at: 'rome', inhabited: true, fromPlayer: false },
        { event: 'conquest', at: 'banat', inhabited: false, fromPlayer: true },
      ],
    ],
    [
      47,
      'three territories conquered',
      (['rome', 'buda', 'banat'] as const).map(at => ({ event: 'conquest', at, inhabited: true, fromPlayer: true })),
      (['rome', 'buda'] as const).map(at => ({ event: 'conquest', at, inhabited: true, fromPlayer: true })),
    ],
    [
      54,
      'a building shot down',
      [{ event: 'buildingDestroyed', bySiege: true }],
      [{ event: 'buildingDestroyed', bySiege: false }],
    ],
    [66, 'barbarians who beat another', [{ event: 'barbarianVictory' }], []],
  ];
  test.each(CASES)('MU objective.thisRound: card %i, %s', (number, _, enough, tooLittle) => {
    expect(reached(done(...enough), number)).toBe(true);
    expect(reached(done(...tooLittle), number)).toBe(false);
    // What others have done does not count.
    const g = bare();
    g.feats[B] = [...enough];
    expect(reached(g, number)).toBe(false);
  });
  test('MU objective.thisRound: among more than three more is asked for', () => {
    const g = arranged({ realms: FOUR, armies: {} });
    g.feats[A] = [{ event: 'barbarianVictory' }];
    expect(reached(g, 66)).toBe(false);
    g.feats[A] = [{ event: 'barbarianVictory' }, { event: 'barbarianVictory' }];
    expect(reached(g, 66)).toBe(true);
  });
});

describe('MU A-claims: claiming', () => {
  /** Player 1 has five cards, the Schemer among them; the others have one each. */
  const table = (): MU => {
    const g = bare();
    g.phase = 4;
    g.cards.held[A] = [13, 21, 30, 31, 5].map(card);
    g.cards.held[B] = [card(1)];
    g.cards.held[C] = [card(6)];
    return g;
  };
  test('MU A-objective: only a ready card', () => {
    const g = table();
    expect(claimable(g, A)).toEqual([card(13)]);
    g.cards.used[card(13)] = true;
    expect(claimable(g, A)).toEqual([]);
  });
  test('MU A-objective: of several colours one is chosen, without colours any', () => {
    const g = table();
    g.cards.held[A] = [card(30), card(49), ...CARDS.slice(50, 55)];
    g.feats[A] = [{ event: 'routeCompleted', stages: 8, vehicle: 'caravan' }];
    const t = new Trial(g, beginClaim(A, card(30)));
    expect(t.choice(A, 'take-marker')).toMatchObject({ of: ['blue', 'yellow'] });
    t.answer(A, 'take-marker', 'blue');
    expect(t.g.gears.held[A]).toEqual({ blue: 1 });
    const jester = new Trial(t.g, beginClaim(A, card(49)));
    expect(jester.choice(A, 'take-marker')).toMatchObject({ of: COLOURS });
  });
  test('MU A-objective: without a marker of a fitting colour nothing can be claimed, and the card stays', () => {
    const g = table();
    g.gears.held[B] = { orange: 8 };
    expect(claimable(g, A)).toEqual([]);
    const t = new Trial(g, beginClaim(A, card(13)));
    expect([t.returned, t.g.cards.held[A].includes(card(13))]).toEqual([false, true]);
    expect(t.told).toEqual([{ type: 'claim-lapsed', player: A, card: card(13) }]);
  });
  test('MU card.36: what lies on the card is lost with it', () => {
    const g = bare();
    g.phase = 3;
    g.cash[A] = 3000;
    g.cards.held[A] = [card(36)];
    g.deposit[A] = 300;
    const t = new Trial(g, beginClaim(A, card(36)));
    expect(t.g.deposit).toEqual({});
  });
  test('MU A-claims: everybody with a ready card answers, face down; then they are shown in turn order', () => {
    const g = table();
    g.buildings.cathedral = { buda: true, zagreb: true };
    g.order = [B, C, A];
    const t = new Trial(g, beginClaims());
    expect(t.asked.map(({ seat }) => seat)).toEqual([B, C, A]);
    // Who can claim nothing is asked as well.
    expect(t.question(C).choices).toEqual([{ kind: 'pass', shape: 'button' }]);
    t.answer(A, 'claim', card(13)).answer(C, 'pass');
    expect(t.told).toEqual([]);
    t.answer(B, 'claim', card(1));
    expect(t.told.map(({ player }) => player)).toEqual([B, A]);
    // Whoever has claimed may claim again; player 2 has no card left.
    expect(t.asked.map(({ seat }) => seat)).toEqual([A]);
    t.answer(A, 'pass');
    expect(t.isOver).toBe(true);
  });
  test('MU A-claims: nobody is asked whose cards are all turned', () => {
    const g = table();
    g.cards.used[card(1)] = true;
    const t = new Trial(g, beginClaims());
    expect(t.asked.map(({ seat }) => seat)).toEqual([A, C]);
  });
  test('MU A-claims: nor for whose cards no marker is left, which everybody sees', () => {
    const g = table();
    // Card 6 gives a red one alone.
    for (let n = gearsLeft(g, 'red'); n > 0; n--) g.gears.held[B] = { red: (g.gears.held[B]?.red ?? 0) + 1 };
    expect(new Trial(g, beginClaims()).asked.map(({ seat }) => seat)).toEqual([A, B]);
  });
  test('MU A-claims: the first in turn order gets the last marker', () => {
    const g = table();
    g.cards.held[B] = [14, 15, 16, 17, 18].map(card);
    g.gears.held[C] = { orange: 7 };
    g.armies.buda = { barbarians: { archer: 1 } };
    g.armies.cairo = { barbarians: { archer: 1 } };
    g.armies.thrace = { barbarians: { archer: 1 } };
    const t = new Trial(g, beginClaims());
    t.answer(A, 'claim', card(13)).answer(B, 'claim', card(15)).answer(C, 'pass');
    expect(t.told.map(({ type, player }) => [type, player])).toEqual([
      ['objective-claimed', A],
      ['claim-lapsed', B],
    ]);
    expect(t.g.cards.held[B]).toContain(card(15));
  });
  test('MU A-claims: not any more when the game is scored', () => {
    const g = table();
    g.isScoring = true;
    expect(claimable(g, A)).toEqual([]);
  });
});
