import { describe, expect, test } from 'vitest';
import { damageBuilding, destroyBuilding } from '../src/deeds/buildings.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { beginArming } from '../src/flow/events/arming.js';
import { beginRaid } from '../src/frames/barbarians.js';
import { beginEntering } from '../src/frames/war.js';
import { type AreaId, type Side, TERRITORIES, type TerritoryId } from '../src/ids.js';
import { controllerOf } from '../src/rules/control.js';
import type { MU } from '../src/state.js';
import { type Arrangement, arranged } from './arrange.js';
import { Trial } from './table.js';
import { fightOut, toldOf } from './warfare.js';

const LIGHT = { 'light-infantry': 1 } as const;
/** Round 2, Hungary first: it arms the barbarians. */
const table = (what: Arrangement = {}): MU => {
  const g = arranged({ round: 2, ...what });
  g.phase = 2;
  g.order = ['player-2', 'player-1', 'player-3'];
  g.horde = { dice: [4, 5, 6] };
  return g;
};
const arming = (g: MU): Trial => new Trial(g, beginArming());
const areasFor = (t: Trial, kind: string): readonly string[] => {
  const choice = t.choice('player-2', kind);
  return choice && 'of' in choice ? choice.of : [];
};

describe('MU 2-barbarians: arming the barbarians', () => {
  test('MU 2-barbarians: the first player adds one in Trebisonda and moves both two areas, to attack Yellow', () => {
    const g = table({
      armies: {
        trebisonda: { barbarians: LIGHT },
        paphlagonia: { 'player-1': { 'light-infantry': 2, cavalry: 2 } },
      },
    });
    const t = arming(g).answer('player-2', 'place-light-infantry', 'trebisonda');
    t.answer('player-2', 'move-barbarians', 'trebisonda').answer('player-2', 'go', 'sivas');
    expect(t.g.armies.sivas?.barbarians).toEqual({ 'light-infantry': 2 });
    expect(t.question('player-2').facts).toMatchObject({ points: 1 });
    t.answer('player-2', 'move-barbarians', 'sivas').answer('player-2', 'go', 'paphlagonia');
    expect(t.g.battle).toMatchObject({
      at: 'paphlagonia',
      sides: { attacker: { side: 'barbarians' }, defender: { side: 'player-1' } },
    });
  });
  test('MU 2-barbarians: up to three points, one after the other; or none', () => {
    const t = arming(table());
    for (let i = 0; i < 3; i++) t.answer('player-2', 'place-light-infantry', 'wallachia');
    expect(t.isOver).toBe(true);
    expect(t.g.armies.wallachia?.barbarians).toEqual({ 'light-infantry': 4 });
    expect(arming(table()).answer('player-2', 'pass').isOver).toBe(true);
  });
  test('MU 2-barbarians-place: with other barbarians, or in a territory with their symbol that nobody owns', () => {
    const t = arming(table({ armies: { serbia: { barbarians: LIGHT }, dalmatia: { 'player-1': { archer: 1 } } } }));
    const lands = areasFor(t, 'place-light-infantry');
    expect(lands).toContain('serbia');
    expect(lands).toContain('wallachia');
    // Yellow holds Dalmatia; Athens has no symbol.
    expect(lands).not.toContain('dalmatia');
    expect(lands).not.toContain('athens');
    expect(areasFor(t, 'place-archer')).toEqual([]);
  });
  test('MU 2-barbarians-place: if all such territories are in players’ hands, any empty one outside of all start realms', () => {
    const g = table({ armies: {} });
    for (const at of TERRITORIES) if (g.inPlay[at]) g.markers[at] = 'player-1';
    delete g.markers.athens;
    delete g.markers.morea;
    newVehicle(g, 'caravan', 1, 'player-3', 'morea');
    delete g.markers.cairo;
    expect(areasFor(arming(g), 'place-light-infantry')).toEqual(['athens']);
  });
  test('MU 2-barbarians-place: the piece must be in the supply', () => {
    const g = table({ armies: { galicia: { barbarians: { 'light-infantry': 40 } } } });
    const t = arming(g);
    expect(t.choice('player-2', 'place-light-infantry')).toBeUndefined();
    expect(areasFor(t, 'place-archer')).toEqual(['galicia']);
  });
  test('MU 2-barbarians-type: archers join two units, captains four', () => {
    const g = table({
      armies: {
        ankara: { barbarians: { 'light-infantry': 1 } },
        epirus: { barbarians: { 'light-infantry': 2 } },
        bosnia: { barbarians: { 'light-infantry': 3, archer: 1 } },
      },
    });
    const t = arming(g);
    expect(areasFor(t, 'place-archer')).toEqual(['bosnia', 'epirus']);
    expect(areasFor(t, 'place-captain')).toEqual(['bosnia']);
    t.answer('player-2', 'place-captain', 'bosnia');
    expect(t.g.armies.bosnia?.barbarians).toEqual({ 'light-infantry': 3, archer: 1, 'captain-1': 1 });
  });
  test('MU 2-barbarians-move: not where another player has units, not in what the first player would control', () => {
    const g = table({
      armies: {
        ankara: { barbarians: LIGHT, 'player-1': { archer: 1 } },
        epirus: { barbarians: LIGHT, 'player-2': { archer: 1 } },
        buda: { barbarians: LIGHT },
        nicaea: { barbarians: LIGHT },
        serbia: { barbarians: LIGHT },
      },
      markers: { serbia: 'player-2' },
    });
    g.effects = [
      { type: 'no-fighting', at: 'ankara', until: 'round' },
      { type: 'no-fighting', at: 'epirus', until: 'round' },
    ];
    expect(areasFor(arming(g), 'move-barbarians')).toEqual(['nicaea']);
  });
  test('MU E-move: all units of an area go together and merge with those they meet', () => {
    const g = table({
      armies: { ankara: { barbarians: { 'light-infantry': 2, archer: 1 } }, konya: { barbarians: LIGHT } },
    });
    const t = arming(g).answer('player-2', 'move-barbarians', 'ankara').answer('player-2', 'go', 'konya');
    expect(t.g.armies).toEqual({ konya: { barbarians: { 'light-infantry': 3, archer: 1 } } });
  });
  test('MU E: barbarian armies in different territories are separate, and no territory is theirs', () => {
    const g = table({ armies: { ankara: { barbarians: LIGHT }, konya: { barbarians: LIGHT } } });
    expect(controllerOf(g, 'ankara')).toBeUndefined();
    const t = arming(g).answer('player-2', 'move-barbarians', 'ankara').answer('player-2', 'go', 'sivas');
    expect(t.g.armies.konya).toEqual({ barbarians: LIGHT });
    expect(controllerOf(t.g, 'sivas')).toBeUndefined();
    expect(controllerOf(t.g, 'ankara')).toBeUndefined();
  });
  test('MU 2-barbarians-move: whoever has joined them for the round goes along', () => {
    const g = table({ armies: { ankara: { barbarians: { ...LIGHT, 'lent-cavalry': 1 } } } });
    g.lent = [{ owner: 'player-3', at: 'ankara', home: 'cairo', army: { cavalry: 1 } }];
    const t = arming(g).answer('player-2', 'move-barbarians', 'ankara').answer('player-2', 'go', 'konya');
    expect(t.g.lent[0].at).toBe('konya');
  });
  test('MU 2-barbarians-sea: a galley with a barbarian marker carries them, and is gone when they land', () => {
    const t = arming(table({ armies: { epirus: { barbarians: { 'light-infantry': 5 } } } }));
    t.answer('player-2', 'move-barbarians', 'epirus').answer('player-2', 'go', 'ionian-sea');
    expect(t.g.vehicles.owner).toEqual({ 'vehicle-1': 'barbarians' });
    expect(t.g.vehicles.type['vehicle-1']).toBe('galley');
    expect(t.g.vehicles.level['vehicle-1']).toBe(1);
    t.answer('player-2', 'move-barbarians', 'ionian-sea').answer('player-2', 'go', 'southern-aegean');
    expect(t.g.vehicles.at).toEqual({ 'vehicle-1': 'southern-aegean' });
    t.answer('player-2', 'move-barbarians', 'southern-aegean').answer('player-2', 'go', 'morea');
    expect(t.g.vehicles.at).toEqual({});
    expect(t.g.armies.morea?.barbarians).toEqual({ 'light-infantry': 5 });
  });
  test('MU 2-barbarians-sea: without a galley or a marker they stay ashore, unless comrades sail there', () => {
    const g = table({
      armies: { epirus: { barbarians: LIGHT }, 'ionian-sea': { barbarians: LIGHT } },
    });
    newVehicle(g, 'galley', 1, 'barbarians', 'ionian-sea');
    for (const sea of ['libyan-sea', 'levantine-sea', 'cilician-sea'] as const) {
      newVehicle(g, 'galley', 1, 'barbarians', sea);
      g.armies[sea] = { barbarians: LIGHT };
    }
    const t = arming(g).answer('player-2', 'move-barbarians', 'epirus');
    const ways = areasFor(t, 'go');
    expect(ways).toContain('ionian-sea');
    expect(ways).not.toContain('southern-adriatic');
    t.answer('player-2', 'go', 'ionian-sea');
    expect(t.g.armies['ionian-sea']?.barbarians).toEqual({ 'light-infantry': 2 });
    expect(Object.values(t.g.vehicles.at).filter(at => at === 'ionian-sea')).toHaveLength(1);
  });
  test('MU 2-barbarians-sea: two armies that meet at sea need one galley', () => {
    const g = table({ armies: { 'ionian-sea': { barbarians: LIGHT }, 'libyan-sea': { barbarians: LIGHT } } });
    newVehicle(g, 'galley', 1, 'barbarians', 'ionian-sea');
    newVehicle(g, 'galley', 1, 'barbarians', 'libyan-sea');
    const t = arming(g).answer('player-2', 'move-barbarians', 'libyan-sea').answer('player-2', 'go', 'ionian-sea');
    expect(t.g.vehicles.at).toEqual({ 'vehicle-1': 'ionian-sea' });
  });
  test('MU 2-barbarians-attack: entering an area without units they raid it, and end control there', () => {
    const g = table({ armies: { ankara: { barbarians: LIGHT } } });
    g.buildings.military.nicaea = 2;
    newVehicle(g, 'caravan', 1, 'player-3', 'nicaea');
    const t = arming(g).answer('player-2', 'move-barbarians', 'ankara').answer('player-2', 'go', 'nicaea');
    expect(t.g.buildings.military).toEqual({});
    expect(t.g.vehicles.at).toEqual({});
    expect(controllerOf(t.g, 'nicaea')).toBeUndefined();
  });
  test('MU 2-barbarians-attack: after the points, those left facing an army attack it; not where fighting is forbidden', () => {
    const g = table({
      armies: {
        ankara: { barbarians: LIGHT, 'player-1': { cavalry: 2 } },
        konya: { barbarians: LIGHT, 'player-1': { cavalry: 2 } },
      },
    });
    g.effects = [{ type: 'no-fighting', at: 'konya', until: 'round' }];
    const t = arming(g).answer('player-2', 'pass');
    expect(t.g.battle).toMatchObject({ at: 'ankara', sides: { attacker: { side: 'barbarians' } } });
  });
  test('MU 2-barbarians-attack: the first player chooses where they attack first', () => {
    const g = table({
      armies: {
        ankara: { barbarians: LIGHT, 'player-1': { cavalry: 2 } },
        konya: { barbarians: LIGHT, 'player-3': { cavalry: 2 } },
      },
    });
    const t = arming(g).answer('player-2', 'pass');
    expect(t.question('player-2').prompt).toBe('barbarians-attack');
    t.answer('player-2', 'attack', 'konya');
    expect(t.g.battle).toMatchObject({ at: 'konya' });
  });
});

describe('MU E-resistance', () => {
  const entering = (g: MU, side: Side, at: AreaId): Trial => new Trial(g, beginEntering({ at, side }));
  test('MU E-resistance: Blue enters with cavalry and light infantry, the horde is two light infantry: both appear and defend', () => {
    const g = table({ armies: { ankara: { 'player-1': { cavalry: 1, 'light-infantry': 1 } } } });
    g.horde = { dice: [2, 4, 7] };
    const t = entering(g, 'player-1', 'ankara');
    expect(t.g.armies.ankara?.barbarians).toEqual({ 'light-infantry': 2 });
    expect(t.g.battle).toMatchObject({
      at: 'ankara',
      sides: { attacker: { side: 'player-1' }, defender: { side: 'barbarians' } },
    });
  });
  test('MU E-resistance: where a barbarian army stands already, only that one fights', () => {
    const g = table({ armies: { ankara: { barbarians: { archer: 1 }, 'player-1': { cavalry: 1 } } } });
    expect(entering(g, 'player-1', 'ankara').g.armies.ankara?.barbarians).toEqual({ archer: 1 });
  });
  test('MU E-resistance: without a piece left nobody comes, and the territory is taken without a fight', () => {
    const g = table({
      armies: {
        galicia: { barbarians: { 'light-infantry': 40 } },
        ankara: { 'player-1': { cavalry: 1 } },
      },
    });
    const honour = g.honour['player-1'];
    const t = entering(g, 'player-1', 'ankara');
    expect(t.isOver).toBe(true);
    expect(controllerOf(t.g, 'ankara')).toBe('player-1');
    expect(t.g.honour['player-1']).toBe(honour);
  });
});

describe('MU E-raid', () => {
  const raid = (g: MU, at: TerritoryId | 'ionian-sea'): Trial => new Trial(g, beginRaid(at));
  test('MU E-raid: transports, engines, buildings and all goods are gone, whoever owned them', () => {
    const g = table({ armies: { thrace: { barbarians: LIGHT } }, markers: { thrace: 'player-1' } });
    g.buildings = { ...g.buildings, civil: { thrace: 1 }, military: { thrace: 3 }, cathedral: { thrace: true } };
    g.buildings.civilDamage.thrace = 1;
    g.market.thrace = ['salt', 'wine'];
    const caravan = newVehicle(g, 'caravan', 1, 'player-3', 'thrace');
    g.vehicles.cargo[caravan] = ['furs'];
    newVehicle(g, 'engine', 1, 'player-1', 'thrace');
    const t = raid(g, 'thrace');
    expect(t.g.vehicles.at).toEqual({});
    expect(t.g.vehicles.cargo).toEqual({});
    expect(t.g.buildings).toEqual({
      civil: {},
      military: {},
      cathedral: {},
      civilDamage: {},
      militaryDamage: {},
      cathedralDamage: {},
    });
    expect(t.g.market).toEqual({});
    expect(t.g.markers).toEqual({});
    expect(t.told.map(({ type }) => type)).toContain('raided');
  });
  test('MU E-raid: only if they are alone', () => {
    const g = table({ armies: { thrace: { barbarians: LIGHT, 'player-1': { archer: 1 } } } });
    g.buildings.civil.thrace = 1;
    expect(raid(g, 'thrace').g.buildings.civil.thrace).toBe(1);
  });
  test('MU E-raid: at sea unmanned galleys and merchant ships, with what they carry; not their own galley', () => {
    const g = table({ armies: { 'ionian-sea': { barbarians: LIGHT } } });
    const own = newVehicle(g, 'galley', 1, 'barbarians', 'ionian-sea');
    const galley = newVehicle(g, 'galley', 2, 'player-1', 'ionian-sea');
    const wagon = newVehicle(g, 'war-wagon', 1, 'player-1', 'ionian-sea');
    g.vehicles.carrier[wagon] = galley;
    newVehicle(g, 'merchant-ship', 1, 'player-3', 'ionian-sea');
    const t = raid(g, 'ionian-sea');
    expect(t.g.vehicles.at).toEqual({ [own]: 'ionian-sea' });
    expect(t.g.vehicles.carrier).toEqual({});
  });
  test('MU E-raid: what a diplomat protects stays; the rest of its load is lost', () => {
    const g = table({ armies: { thrace: { barbarians: LIGHT } } });
    const safe = newVehicle(g, 'caravan', 1, 'player-3', 'thrace');
    const laden = newVehicle(g, 'caravan', 2, 'player-1', 'thrace');
    newVehicle(g, 'war-wagon', 1, 'player-1', 'thrace');
    g.vehicles.cargo[safe] = ['furs'];
    g.vehicles.cargo[laden] = ['furs', 'furs', 'wine'];
    g.effects = [
      { type: 'safe-vehicle', vehicle: safe, until: 'round' },
      { type: 'safe-cube', vehicle: laden, good: 'furs', count: 1, until: 'round' },
    ];
    const t = raid(g, 'thrace');
    expect(t.g.vehicles.at).toEqual({ [safe]: 'thrace', [laden]: 'thrace' });
    expect(t.g.vehicles.cargo).toEqual({ [laden]: ['furs'] });
  });
  test('MU E-raid: the owner of what would be lost is asked before', () => {
    const g = table({ armies: { thrace: { barbarians: LIGHT } } });
    const wagon = newVehicle(g, 'war-wagon', 1, 'player-1', 'thrace');
    g.cards.held['player-1'] = ['realm-51'];
    g.cards.held['player-3'] = ['realm-50'];
    const t = raid(g, 'thrace');
    expect(t.asked).toHaveLength(1);
    expect(t.question('player-1').facts).toEqual({ window: 'plunder' });
    expect(t.g.vehicles.at).toEqual({ [wagon]: 'thrace' });
  });
  test('MU 5-control-markers: a marker is removed when barbarians come in', () => {
    const g = table({ armies: { bulgaria: { barbarians: LIGHT } }, markers: { bulgaria: 'player-1' } });
    const t = raid(g, 'bulgaria');
    expect(t.g.markers).toEqual({});
    expect(t.told).toContainEqual({ type: 'marker-removed', player: 'player-1', at: 'bulgaria' });
  });
  test('MU E-raid: a destroyed tower takes its markers with it, too', () => {
    const g = table({ armies: { thrace: { barbarians: LIGHT } }, markers: { bulgaria: 'player-1' } });
    g.buildings.military.thrace = 1;
    expect(raid(g, 'thrace').g.markers).toEqual({});
  });
});

describe('MU E-raid: in land that was conquered', () => {
  test('MU 5-control-loss-destroyed: its tower was his whose army barbarians have beaten there, and so were its markers', () => {
    const beaten = (armies: Arrangement['armies']) => {
      const markers = { bulgaria: 'player-2', constantinople: 'player-1' } as const;
      const g = table({ armies: { ...armies }, markers });
      g.buildings.military.thrace = 1;
      const t = new Trial(g, beginEntering({ at: 'thrace', side: 'barbarians' }), [1, 1, 1]);
      fightOut(t);
      expect([toldOf(t, 'raided').length, g.buildings.military]).toEqual([1, {}]);
      return [toldOf(t, 'building-destroyed')[0], g.markers];
    };
    const tower = { type: 'building-destroyed', at: 'thrace', building: 'tower' };
    const many = { 'light-infantry': 9 };
    expect(beaten({ thrace: { 'player-2': LIGHT, barbarians: many } })).toEqual([
      { ...tower, player: 'player-2' },
      { constantinople: 'player-1' },
    ]);
    expect(beaten({ thrace: { barbarians: many } })).toEqual([
      { ...tower, player: 'player-1' },
      { bulgaria: 'player-2' },
    ]);
  });
});

describe('buildings that fall', () => {
  test('MU 4-buildings-damage: as many points as it has destroy it; what is more is lost', () => {
    const g = table({ armies: {} });
    g.buildings.military.thrace = 1;
    expect(damageBuilding(g, 'thrace', 'military', 2)).toBe(false);
    expect(g.buildings.militaryDamage).toEqual({ thrace: 2 });
    expect(damageBuilding(g, 'thrace', 'military', 5)).toBe(true);
    expect(g.buildings.military).toEqual({});
    expect(g.buildings.militaryDamage).toEqual({});
    expect(damageBuilding(g, 'thrace', 'military', 1)).toBe(false);
  });
  test('MU 5-control-loss-destroyed: markers go back that no other military building of the owner supports', () => {
    const g = table({ armies: {}, markers: { bulgaria: 'player-1', athens: 'player-1', epirus: 'player-1' } });
    g.buildings.military = { thrace: 1, macedonia: 1, thessalonica: 2 };
    destroyBuilding(g, 'thrace', 'military');
    // Bulgaria lies beside Macedonia as well.
    expect(g.markers).toEqual({ bulgaria: 'player-1', athens: 'player-1', epirus: 'player-1' });
    destroyBuilding(g, 'thessalonica', 'military');
    expect(g.markers).toEqual({ bulgaria: 'player-1', epirus: 'player-1' });
    destroyBuilding(g, 'macedonia', 'military');
    expect(g.markers).toEqual({});
  });
  test('MU 5-control-loss-destroyed: only its owner’s; whoever has conquered the land says whose it was', () => {
    const g = table({
      armies: { thrace: { 'player-2': { cavalry: 1 } } },
      markers: { bulgaria: 'player-2' },
    });
    g.buildings.military = { thrace: 1 };
    destroyBuilding(g, 'thrace', 'military', 'player-1');
    expect(g.markers).toEqual({ bulgaria: 'player-2' });
  });
  test('MU 5-control-loss-destroyed: civil buildings and cathedrals have no markers', () => {
    const g = table({ armies: {}, markers: { bulgaria: 'player-1' } });
    g.buildings.civil = { thrace: 1 };
    destroyBuilding(g, 'thrace', 'civil');
    expect(g.markers).toEqual({ bulgaria: 'player-1' });
  });
});
