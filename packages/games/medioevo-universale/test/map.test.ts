import { describe, expect, test } from 'vitest';
import rawCards from '../data/cards.json' with { type: 'json' };
import rawComponents from '../data/components.json' with { type: 'json' };
import rawMap from '../data/map.json' with { type: 'json' };
import { BY_LAND, isInhabited, landNeighbours, MAP, PRODUCERS, REALM } from '../src/catalog.js';
import { faultsOfData } from '../src/data-check.js';
import { type AreaId, GOODS, REALMS, type Realm, TERRITORIES } from '../src/ids.js';
import { areasInPlay, areNeighbouring } from '../src/rules/in-play.js';
import { connectedSets, hasConnectedCompletion, isConnectedSet, nextRealms } from '../src/rules/realms.js';

const everywhere = () => true;

describe('the data', () => {
  const raw = () => structuredClone({ map: rawMap, cards: rawCards, components: rawComponents });
  test('MU 0-components-limits: what is in the box is found in order', () => {
    expect(faultsOfData(raw())).toEqual([]);
  });
  test.each<[string, (data: ReturnType<typeof raw>) => void, string]>([
    ['MU 0-terms: a territory that is missing', ({ map }) => map.territories.pop(), 'lacks'],
    ['MU 0-terms-adjacent: a border drawn twice', ({ map }) => map.borders.push(map.borders[0]), 'twice'],
    [
      'MU 0-terms-adjacent: seas of which only one knows the other',
      ({ map }) => map.seas[0].adjacentSeas.pop(),
      'is not beside',
    ],
    ['MU 0-realms: a realm of six territories', ({ map }) => map.realms[0].territories.pop(), 'should be 7'],
    ['MU 6-buy: goods nobody knows', ({ map }) => (map.territories[0].inhabited!.good = 'silver'), "unknown 'silver'"],
    ['MU 4-transports-where: a port inland', ({ map }) => (map.seas[0].adjacentTerritories = []), 'without a coast'],
    ['MU 2-event: an event with two symbols', ({ cards }) => cards.eventCards[0].symbols.pop(), 'not three'],
    ['MU A-windows: a card for no window', ({ cards }) => cards.realmCards[0].timing.push('dawn'), "unknown 'dawn'"],
    [
      'MU 5-battle-malus: a row of the wrong length',
      ({ components }) => components.turnOrderMalus['4'].pop(),
      'has 3 places',
    ],
  ])('%s is told', (_, spoil, problem) => {
    const data = raw();
    spoil(data);
    const faults = faultsOfData(data);
    expect(faults.map(each => each.problem).join('; ')).toContain(problem);
    for (const { path, rule } of faults) expect(`${path} ${rule}`).toMatch(/^\S+ MU \S+$/);
  });
});

describe('the map', () => {
  test('MU 0-terms-adjacent: by border, by river, at the coast and across the Dardanelles', () => {
    expect(MAP.borderOf('constantinople', 'nicaea')).toBe('strait');
    expect(landNeighbours('constantinople')).toContain('nicaea');
    for (const id of TERRITORIES) {
      for (const other of landNeighbours(id)) expect(landNeighbours(other)).toContain(id);
    }
    expect(MAP.distance('caffa', 'saraj', id => MAP.kindOf(id) === 'territory')).toBe(3);
    expect(MAP.distance('saraj', 'trebisonda', id => MAP.kindOf(id) === 'territory')).toBe(2);
  });
  test('MU 0-terms-neighbouring: up to two areas in between, sea or land: Rome and Panormus', () => {
    expect(areNeighbouring('rome', 'panormus', everywhere)).toBe(true);
    expect(areNeighbouring('rome', 'rome', everywhere)).toBe(false);
    expect(areNeighbouring('rome', 'saraj', everywhere)).toBe(false);
    for (const next of MAP.neighbours('rome')) expect(areNeighbouring('rome', next, everywhere)).toBe(true);
  });
  test('MU 5-move-dardanelles: no other strait is crossed on foot', () => {
    const straits = TERRITORIES.flatMap(id => MAP.neighbours(id, ['strait']).map(other => `${id} ${other}`));
    expect(straits).toEqual(['constantinople nicaea', 'nicaea constantinople']);
    expect(BY_LAND).not.toContain('coast');
  });
  test('MU 6-buy: eight goods, each inhabited place produces one', () => {
    expect(TERRITORIES.filter(isInhabited)).toHaveLength(36);
    expect(GOODS.flatMap(good => PRODUCERS[good])).toHaveLength(36);
  });
});

describe('realms', () => {
  test('MU 0-realms-connected: sets that hang together', () => {
    expect(isConnectedSet(['holy-roman-empire', 'hungary', 'byzantium'])).toBe(true);
    expect(isConnectedSet(['holy-roman-empire', 'byzantium', 'mamluks'])).toBe(false);
    expect(isConnectedSet(['mamluks', 'byzantium', 'golden-horde'])).toBe(true);
    expect(isConnectedSet(['novgorod', 'holy-roman-empire', 'hungary'])).toBe(true);
    expect(isConnectedSet(REALMS)).toBe(true);
  });
  test('MU 0-realms-assign: every later choice lies beside an earlier one', () => {
    expect(nextRealms([])).toEqual(REALMS);
    expect(nextRealms(['holy-roman-empire'])).toEqual(['hungary']);
    expect([...nextRealms(['byzantium'])].sort()).toEqual(['golden-horde', 'hungary', 'mamluks']);
  });
  test('MU 0-realms-connected: every way of choosing on leads to a set that hangs together', () => {
    for (const count of [3, 4, 5, 6]) {
      for (const set of connectedSets(count)) {
        expect(isConnectedSet(set)).toBe(true);
        expect(hasConnectedCompletion(set.slice(0, 2), count)).toBe(true);
      }
    }
    expect(connectedSets(6)).toEqual([REALMS]);
    expect(hasConnectedCompletion(['holy-roman-empire', 'mamluks'], 3)).toBe(false);
    expect(hasConnectedCompletion(['holy-roman-empire', 'mamluks'], 4)).toBe(true);
  });
});

describe('fewer than six players', () => {
  const CASES: readonly [readonly Realm[], territories: number, inhabited: number, seas: number][] = [
    [['byzantium', 'mamluks', 'hungary'], 86, 25, 21],
    [['byzantium', 'hungary', 'golden-horde'], 88, 25, 21],
    [['hungary', 'holy-roman-empire', 'novgorod'], 81, 23, 22],
    [['byzantium', 'mamluks', 'hungary', 'holy-roman-empire'], 95, 29, 24],
    [REALMS, 123, 36, 27],
  ];
  test.each(CASES)('MU 0-reduced-map: %j play on a part of the map', (realms, territories, inhabited, seas) => {
    const inPlay = areasInPlay(realms);
    expect(inPlay.territories).toHaveLength(territories);
    expect(inPlay.territories.filter(isInhabited)).toHaveLength(inhabited);
    expect(inPlay.seas).toHaveLength(seas);
  });
  test('MU 0-reduced-map: every realm in play lies in it whole, and no sea is cut off', () => {
    for (const set of [3, 4, 5].flatMap(connectedSets)) {
      const { territories, seas } = areasInPlay(set);
      for (const realm of set) expect(territories).toEqual(expect.arrayContaining([...REALM[realm].territories]));
      const isIn = (id: AreaId): boolean => (seas as readonly AreaId[]).includes(id);
      for (const sea of seas)
        for (const other of seas) {
          const whole = MAP.distance(sea, other, id => MAP.kindOf(id) === 'sea');
          if (whole !== undefined) expect(MAP.distance(sea, other, isIn)).toBe(whole);
        }
    }
  });
});
