import { describe, expect, test } from 'vitest';
import { placeMarker, raiseBuilding } from '../src/deeds/purchases.js';
import { stow } from '../src/deeds/ships.js';
import { beginConquest, beginHandsOn, beginSpoils } from '../src/frames/war.js';
import type { Good, Side } from '../src/ids.js';
import { faults } from '../src/invariants.js';
import { controllerOf } from '../src/rules/control.js';
import type { MU } from '../src/state.js';
import type { Army } from '../src/troops.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';
import { atWar, BYZANTIUM, fightOut, HUNGARY, id, LI, MAMLUKS, moving, open, toldOf, warring } from './warfare.js';

const conquering = (
  g: MU,
  at: 'buda' | 'banat' | 'rome' | 'thrace' | 'jerusalem',
  from?: typeof HUNGARY | typeof MAMLUKS,
) => new Trial(g, beginConquest({ at, player: BYZANTIUM, ...(from && { from }), isWon: true }));
const taking = (t: Trial, ...how: readonly ('take-over' | 'plunder')[]) => {
  for (const each of how) t.answer(BYZANTIUM, each);
  return t;
};

describe('MU 5-conquer: what lies in nobody’s land', () => {
  test('MU 5-conquer: cubes and buildings that nobody holds are taken over or plundered like any others', () => {
    const g = arranged({ armies: { rome: { 'player-1': { cavalry: 1 } } } });
    g.inPlay = { ...g.inPlay, rome: true };
    g.phase = 5;
    g.market.rome = ['salt', 'furs'];
    g.buildings.military.rome = 1;
    const t = new Trial(g, beginConquest({ at: 'rome', player: 'player-1', isWon: true }));
    expect(t.question('player-1')).toMatchObject({
      prompt: 'take-or-plunder',
      facts: { object: 'military', florin: 50 },
    });
    t.answer('player-1', 'plunder').answer('player-1', 'plunder-cubes', ['salt:1@market']);
    expect([t.g.cash['player-1'], t.g.market, t.g.buildings.military]).toEqual([1700, { rome: ['furs'] }, {}]);
    // MU objective.thisRound: it was no other player's.
    expect(t.g.feats['player-1']?.some(({ event }) => event === 'objectTakenOrPlundered')).not.toBe(true);
  });
});

describe('honour', () => {
  test('MU V-ingame-conquest: one point for inhabited land after a battle, none for other land', () => {
    const g = atWar({ armies: { buda: { [BYZANTIUM]: LI }, banat: { [BYZANTIUM]: LI } } });
    conquering(g, 'buda', HUNGARY);
    conquering(g, 'banat', HUNGARY);
    expect(g.honour[BYZANTIUM]).toBe(11);
    expect(g.feats[BYZANTIUM]).toEqual([
      { event: 'conquest', at: 'buda', inhabited: true, fromPlayer: true },
      { event: 'conquest', at: 'banat', inhabited: false, fromPlayer: true },
    ]);
  });
  test('MU V-ingame-levels: a great city and a castle: 1 + 3 + 3, counted before anything is plundered', () => {
    const g = atWar({ armies: { buda: { [BYZANTIUM]: LI } } });
    g.buildings.civil.buda = 3;
    g.buildings.military.buda = 3;
    const t = conquering(g, 'buda', HUNGARY);
    expect(g.honour[BYZANTIUM]).toBe(17);
    taking(t, 'plunder', 'plunder');
    expect(g.honour[BYZANTIUM]).toBe(17);
    const holy = atWar({ armies: { buda: { [BYZANTIUM]: LI } } });
    holy.buildings.cathedral.buda = true;
    conquering(holy, 'buda', HUNGARY);
    expect(holy.honour[BYZANTIUM]).toBe(14);
  });
  test('MU V-ingame-levels: nobody is honoured for buildings he has left himself, others are', () => {
    const g = atWar({ armies: { rome: { [BYZANTIUM]: LI } } });
    g.holy.rome = true;
    raiseBuilding(g, BYZANTIUM, 'village', 'rome');
    raiseBuilding(g, BYZANTIUM, 'town', 'rome');
    taking(conquering(g, 'rome'), 'take-over');
    expect(g.honour[BYZANTIUM]).toBe(11);
    g.conquered = {};
    g.armies.rome = { [HUNGARY]: { ...LI } };
    const before = g.honour[HUNGARY];
    new Trial(g, beginConquest({ at: 'rome', player: HUNGARY, isWon: true })).answer(HUNGARY, 'take-over');
    expect(g.honour[HUNGARY]).toBe(before + 1 + 2);
    g.conquered = {};
    g.armies.rome = { [BYZANTIUM]: { ...LI } };
    taking(conquering(g, 'rome', HUNGARY), 'plunder');
    expect(g.honour[BYZANTIUM]).toBe(11 + 1 + 2);
    expect(g.builders).toEqual({});
  });
  test('MU V-ingame-levels: what has fallen to somebody else since is his, whoever took it over before', () => {
    const g = atWar({ armies: { buda: { [BYZANTIUM]: LI } } });
    g.buildings.civil.buda = 3;
    taking(conquering(g, 'buda', HUNGARY), 'take-over');
    expect(g.honour[BYZANTIUM]).toBe(10 + 1 + 3);
    // He leaves, and it is Hungary's again without a fight; the next round he comes back.
    g.conquered = {};
    conquering(g, 'buda', HUNGARY);
    expect(g.honour[BYZANTIUM]).toBe(14 + 1 + 3);
  });
  test('MU V-ingame-levels: whoever puts a marker where somebody has left a town has it', () => {
    const g = atWar({ armies: {} });
    g.holy.rome = true;
    raiseBuilding(g, BYZANTIUM, 'town', 'rome');
    placeMarker(g, HUNGARY, 'rome');
    delete g.markers.rome;
    g.armies.rome = { [BYZANTIUM]: { ...LI } };
    conquering(g, 'rome');
    expect(g.honour[BYZANTIUM]).toBe(10 + 1 + 2);
  });
  test('MU V-ingame-holy: two more for the first conquest of Rome or Jerusalem in the game', () => {
    const g = atWar({ armies: { rome: { [BYZANTIUM]: LI }, jerusalem: { [BYZANTIUM]: LI } } });
    conquering(g, 'rome');
    expect(g.honour[BYZANTIUM]).toBe(13);
    g.conquered = {};
    conquering(g, 'rome');
    expect(g.honour[BYZANTIUM]).toBe(14);
    conquering(g, 'jerusalem', MAMLUKS);
    expect(g.honour[BYZANTIUM]).toBe(17);
  });
  test('MU V-ingame-once: each territory once a round, and never for one’s own start realm', () => {
    const g = atWar({ armies: { buda: { [BYZANTIUM]: LI } } });
    conquering(g, 'buda', HUNGARY);
    conquering(g, 'buda', HUNGARY);
    expect(g.honour[BYZANTIUM]).toBe(11);
    new Trial(g, beginConquest({ at: 'constantinople', player: BYZANTIUM, from: HUNGARY, isWon: true }));
    expect(g.honour[BYZANTIUM]).toBe(11);
  });
  test('MU V-ingame-uprising: whoever takes back what barbarians had occupied', () => {
    const g = atWar({
      armies: { thrace: { barbarians: LI }, constantinople: { [BYZANTIUM]: { 'heavy-infantry': 3 } } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'constantinople']],
    });
    const t = moving(g, BYZANTIUM, 'constantinople', [1, 6, 8]);
    t.answer(BYZANTIUM, 'take', ['heavy-infantry:1', 'heavy-infantry:2', 'heavy-infantry:3', id(1)]);
    fightOut(t.answer(BYZANTIUM, 'go', 'thrace'));
    expect(g.honour[BYZANTIUM]).toBe(11);
    expect(g.feats[BYZANTIUM]).toContainEqual({ event: 'uprisingSuppressed' });
  });
  test('MU V-ingame-uprising: nothing for land that barbarians had not taken from its conqueror yet', () => {
    const g = atWar({
      armies: {
        thrace: { [HUNGARY]: { archer: 1 }, barbarians: LI },
        constantinople: { [BYZANTIUM]: { cavalry: 9 } },
      },
      wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
      vehicles: [['war-wagon', 3, BYZANTIUM, 'constantinople']],
    });
    g.lastControl.thrace = HUNGARY;
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => `cavalry:${n}`);
    const t = moving(g, BYZANTIUM, 'constantinople').answer(BYZANTIUM, 'take', [...all, id(1)]);
    fightOut(t.answer(BYZANTIUM, 'go', 'thrace'));
    expect(toldOf(t, 'battle-ended')).toHaveLength(2);
    expect([controllerOf(g, 'thrace'), g.honour[BYZANTIUM]]).toEqual([BYZANTIUM, 10]);
    expect(g.feats[BYZANTIUM]).not.toContainEqual({ event: 'uprisingSuppressed' });
  });
  test('MU V-ingame-uprising: also where some of them were won over before', () => {
    const g = atWar({
      armies: {
        thrace: { barbarians: { 'light-infantry': 2 } },
        constantinople: { [BYZANTIUM]: { 'heavy-infantry': 3 } },
      },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'constantinople']],
    });
    g.technologies[BYZANTIUM] = ['influence'];
    g.points[BYZANTIUM] = { orange: 2 };
    const t = warring(g, [1, 6, 8])
      .answer(BYZANTIUM, 'use-technology', 'influence')
      .answer(BYZANTIUM, 'name', 'thrace');
    t.answer(BYZANTIUM, 'name', 'light-infantry').answer(BYZANTIUM, 'move', 'constantinople');
    expect(g.armies.thrace).toEqual({ barbarians: LI, [BYZANTIUM]: LI });
    t.answer(BYZANTIUM, 'take', ['heavy-infantry:1', 'heavy-infantry:2', 'heavy-infantry:3', id(1)]);
    fightOut(t.answer(BYZANTIUM, 'go', 'thrace').whileAsked('window', 'pass'));
    expect([controllerOf(g, 'thrace'), g.honour[BYZANTIUM]]).toEqual([BYZANTIUM, 11]);
  });
  test('MU 5-conquer: taken without a battle there is no honour', () => {
    const g = atWar({ armies: { buda: { [BYZANTIUM]: LI } } });
    new Trial(g, beginConquest({ at: 'buda', player: BYZANTIUM, from: HUNGARY, isWon: false }));
    expect(g.honour[BYZANTIUM]).toBe(10);
    expect(g.feats).toEqual({});
  });
});

describe('objects', () => {
  test('MU 5-conquer-plunder: village and cathedral plundered for half, a caravan kept with its load', () => {
    const g = atWar({ armies: { buda: { [BYZANTIUM]: LI } }, vehicles: [['caravan', 2, HUNGARY, 'buda']] });
    g.buildings.civil.buda = 1;
    g.buildings.cathedral.buda = true;
    g.vehicles.cargo[id(1)] = ['salt'];
    const t = conquering(g, 'buda', HUNGARY);
    expect(t.question(BYZANTIUM)).toMatchObject({ facts: { object: 'civil', florin: 50 } });
    taking(t, 'plunder', 'plunder', 'take-over').answer(BYZANTIUM, 'plunder-cubes', []);
    expect(g.cash[BYZANTIUM]).toBe(1600 + 50 + 150);
    expect(g.buildings).toMatchObject({ civil: {}, cathedral: {} });
    expect([g.vehicles.owner[id(1)], g.vehicles.cargo[id(1)], g.vehicles.stopped[id(1)]]).toEqual([
      BYZANTIUM,
      ['salt'],
      true,
    ]);
  });
  test('MU 5-conquer-plunder: cubes bring 50 each, of a load as of a market; what is not plundered stays', () => {
    const g = atWar({ armies: { buda: { [BYZANTIUM]: LI } }, vehicles: [['caravan', 2, HUNGARY, 'buda']] });
    g.market.buda = ['furs', 'grain'];
    g.vehicles.cargo[id(1)] = ['salt', 'salt'];
    const t = taking(conquering(g, 'buda', HUNGARY), 'take-over');
    expect(open(t, BYZANTIUM, 'plunder-cubes')).toEqual([
      'furs:1@market',
      'grain:1@market',
      `salt:1@${id(1)}`,
      `salt:2@${id(1)}`,
    ]);
    t.answer(BYZANTIUM, 'plunder-cubes', ['furs:1@market', `salt:2@${id(1)}`]);
    expect(g.cash[BYZANTIUM]).toBe(1700);
    expect([g.market.buda, g.vehicles.cargo[id(1)]]).toEqual([['grain'], ['salt']]);
  });
  test('MU 5-conquer: without a fitting ownership marker it must be plundered', () => {
    const g = atWar({
      armies: { buda: { [BYZANTIUM]: LI } },
      vehicles: [
        ['engine', 3, HUNGARY, 'buda'],
        ...([1, 2, 3, 4] as const).map(() => ['engine', 3, BYZANTIUM, 'thrace'] as const),
      ],
    });
    const t = conquering(g, 'buda', HUNGARY);
    expect(t.isOver).toBe(true);
    expect(g.vehicles.type[id(1)]).toBeUndefined();
    expect(g.cash[BYZANTIUM]).toBe(1750);
    expect(g.feats[BYZANTIUM]).toContainEqual({ event: 'objectTakenOrPlundered', type: 'engine' });
  });
  test('MU 5-conquer-objects: those of uninvolved players stay theirs', () => {
    const g = atWar({ armies: { buda: { [BYZANTIUM]: LI } }, vehicles: [['caravan', 1, MAMLUKS, 'buda']] });
    expect(conquering(g, 'buda', HUNGARY).isOver).toBe(true);
    expect(g.vehicles.owner[id(1)]).toBe(MAMLUKS);
  });
  test('MU 5-conquer-objects: an army lays hands on what nobody guards; in peace it is an act of war', () => {
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: LI } },
      vehicles: [['caravan', 1, HUNGARY, 'serbia']],
    });
    const t = warring(g);
    expect(open(t, BYZANTIUM, 'seize')).toEqual([id(1)]);
    t.answer(BYZANTIUM, 'seize', id(1)).answer(BYZANTIUM, 'go-through').answer(BYZANTIUM, 'take-over');
    expect([g.vehicles.owner[id(1)], g.honour[BYZANTIUM]]).toEqual([BYZANTIUM, 7]);
    const guarded = atWar({
      armies: { serbia: { [BYZANTIUM]: LI, [HUNGARY]: LI } },
      vehicles: [['caravan', 1, HUNGARY, 'serbia']],
    });
    expect(open(warring(guarded), BYZANTIUM, 'seize')).toEqual([]);
    const declined = atWar({ armies: { serbia: { [BYZANTIUM]: LI } }, vehicles: [['caravan', 1, HUNGARY, 'serbia']] });
    const no = new Trial(declined, beginHandsOn({ player: BYZANTIUM, vehicle: id(1) })).answer(BYZANTIUM, 'refrain');
    expect([no.returned, declined.vehicles.owner[id(1)]]).toEqual([false, HUNGARY]);
  });
  test('MU 5-conquer-objects: what is safe is not laid hands on; what lies unprotected beside it is, or nothing was done', () => {
    const laden = (...goods: Good[]) => {
      const g = atWar({
        armies: { serbia: { [BYZANTIUM]: LI } },
        vehicles: [['caravan', 1, HUNGARY, 'serbia']],
        wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
      });
      g.vehicles.cargo[id(1)] = goods;
      g.effects.push({ type: 'safe-cube', vehicle: id(1), good: 'wine', count: 1, until: 'round' });
      return g;
    };
    expect(warring(laden('wine')).isOver).toBe(true);
    // The cube it was safe with is gone: so is its safety.
    expect(open(warring(laden()), BYZANTIUM, 'seize')).toEqual([id(1)]);
    const t = warring(laden('salt', 'wine'));
    t.answer(BYZANTIUM, 'seize', id(1)).answer(BYZANTIUM, 'plunder-cubes', [`salt:1@${id(1)}`]);
    expect([t.g.vehicles.owner[id(1)], t.g.vehicles.cargo[id(1)]]).toEqual([HUNGARY, ['wine']]);
    expect(open(t, BYZANTIUM, 'seize')).toEqual([]);
    // Whoever takes nothing may think better of it only so often.
    const idle = warring(laden('salt', 'wine'));
    for (let i = 0; i < 12; i++) idle.answer(BYZANTIUM, 'seize', id(1)).answer(BYZANTIUM, 'plunder-cubes', []);
    expect(open(idle, BYZANTIUM, 'seize')).toEqual([]);
  });
  test('MU 5-conquer-objects: a ship at sea is seized with all it carries, and nothing swims meanwhile', () => {
    const SEA = 'northern-aegean';
    const seizing = () => {
      const g = atWar({
        armies: { [SEA]: { [BYZANTIUM]: LI } },
        vehicles: [
          ['galley', 1, BYZANTIUM, SEA],
          ['galley', 1, HUNGARY, SEA],
          ['engine', 1, HUNGARY, SEA],
        ],
        wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
      });
      g.vehicles.carrier[id(3)] = id(2);
      stow(g, SEA, BYZANTIUM);
      return new Trial(g, beginHandsOn({ player: BYZANTIUM, vehicle: id(2) }));
    };
    const t = seizing().answer(BYZANTIUM, 'plunder');
    expect(t.question(BYZANTIUM).facts).toMatchObject({ object: id(3) });
    expect(faults(t.g)).toEqual([]);
    t.answer(BYZANTIUM, 'take-over');
    expect(t.isOver).toBe(true);
    expect(t.g.vehicles.owner).toEqual({ [id(1)]: BYZANTIUM, [id(3)]: BYZANTIUM });
    expect(t.g.vehicles.carrier).toEqual({ [id(3)]: id(1) });
    const both = taking(seizing(), 'take-over', 'take-over');
    expect(both.g.vehicles.carrier).toEqual({ [id(3)]: id(2) });
    expect(both.g.vehicles.owner[id(3)]).toBe(BYZANTIUM);
    const none = taking(seizing(), 'plunder', 'plunder');
    expect(Object.keys(none.g.vehicles.owner)).toEqual([id(1)]);
    expect(none.g.cash[BYZANTIUM]).toBe(1700);
  });
  test('MU card.11: a caravan that has gone to sea as a war wagon is taken aboard by whoever takes it', () => {
    const SEA = 'northern-aegean';
    const seizing = (prey: 2 | 3) => {
      const g = atWar({
        armies: { [SEA]: { [BYZANTIUM]: LI } },
        vehicles: [
          ['galley', 1, BYZANTIUM, SEA],
          ['galley', 1, HUNGARY, SEA],
          ['caravan', 1, HUNGARY, SEA],
        ],
        wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
      });
      g.vehicles.carrier[id(3)] = id(2);
      g.effects.push({ type: 'both-kinds', vehicle: id(3), until: 'round' });
      stow(g, SEA, BYZANTIUM);
      return new Trial(g, beginHandsOn({ player: BYZANTIUM, vehicle: id(prey) }));
    };
    for (const t of [taking(seizing(2), 'plunder', 'take-over'), taking(seizing(3), 'take-over')]) {
      expect(faults(t.g)).toEqual([]);
      expect([t.g.vehicles.owner[id(3)], t.g.vehicles.carrier[id(3)]]).toEqual([BYZANTIUM, id(1)]);
    }
  });
  test('MU 5-conquer-plunder: goods on a war wagon that trades for a round are plundered with it', () => {
    const g = atWar({ armies: { buda: { [BYZANTIUM]: LI } }, vehicles: [['war-wagon', 1, HUNGARY, 'buda']] });
    g.phase = 6;
    g.vehicles.cargo[id(1)] = ['salt', 'wine'];
    g.effects.push({ type: 'both-kinds', vehicle: id(1), until: 'round' });
    taking(conquering(g, 'buda', HUNGARY), 'plunder');
    expect([g.vehicles.type[id(1)], g.cash[BYZANTIUM]]).toEqual([undefined, 1600 + 50 + 2 * 50]);
  });
  test('MU window.plunder: the owner may save something before', () => {
    const g = atWar({ armies: { buda: { [BYZANTIUM]: LI } }, vehicles: [['war-wagon', 2, HUNGARY, 'buda']] });
    g.cards.held[HUNGARY] = ['realm-51'];
    const t = conquering(g, 'buda', HUNGARY);
    expect(t.question(HUNGARY).facts).toMatchObject({ window: 'plunder' });
    t.answer(HUNGARY, 'use-card', 'realm-51').answer(HUNGARY, 'name', id(1));
    expect(t.isOver).toBe(true);
    expect(g.vehicles.owner[id(1)]).toBe(HUNGARY);
  });
  test('MU X-blood: one token for each plundered object and each start territory, as long as there are any', () => {
    const g = atWar({
      options: { 'blood-tokens': true },
      armies: { buda: { [BYZANTIUM]: LI } },
      vehicles: [['war-wagon', 1, HUNGARY, 'buda']],
    });
    g.buildings.civil.buda = 1;
    taking(conquering(g, 'buda', HUNGARY), 'plunder', 'take-over');
    expect(g.blood).toEqual({ [HUNGARY]: 2 });
    const plain = atWar({ armies: { buda: { [BYZANTIUM]: LI } } });
    conquering(plain, 'buda', HUNGARY);
    expect(plain.blood).toEqual({});
  });
  test('MU 5-conquer-objects: at sea galleys without units, with what they carry', () => {
    const g = atWar({
      armies: { 'ionian-sea': { [BYZANTIUM]: LI } },
      vehicles: [
        ['galley', 1, BYZANTIUM, 'ionian-sea'],
        ['galley', 1, HUNGARY, 'ionian-sea'],
        ['engine', 1, HUNGARY, 'ionian-sea'],
      ],
    });
    g.vehicles.aboard[id(1)] = LI;
    g.vehicles.carrier[id(3)] = id(2);
    const t = new Trial(g, beginSpoils({ at: 'ionian-sea', victor: BYZANTIUM, loser: HUNGARY, isConquest: false }));
    taking(t, 'plunder', 'take-over');
    expect(g.vehicles.carrier).toEqual({ [id(3)]: id(1) });
    expect(g.vehicles.owner[id(3)]).toBe(BYZANTIUM);
  });
});

describe('control', () => {
  test('MU 5-control: a territory outside the start realm is lost with the last army', () => {
    const g = arranged({ armies: { rome: { [BYZANTIUM]: LI } } });
    expect(controllerOf(g, 'rome')).toBe(BYZANTIUM);
    delete g.armies.rome;
    expect(controllerOf(g, 'rome')).toBeUndefined();
    g.markers.rome = BYZANTIUM;
    expect(controllerOf(g, 'rome')).toBe(BYZANTIUM);
  });
  test('MU 5-control-markers: a battle removes them, even if their owner wins', () => {
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: LI }, bosnia: { [HUNGARY]: { 'heavy-infantry': 3 } } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      markers: { bosnia: HUNGARY },
      wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
    });
    const t = moving(g, BYZANTIUM, 'serbia', [1, 1, 1, 3, 5, 8]).answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]);
    fightOut(t.answer(BYZANTIUM, 'go', 'bosnia'));
    expect(g.markers).toEqual({});
    expect(controllerOf(g, 'bosnia')).toBe(HUNGARY);
  });
  test('MU 5-control-loss-conquest: the marker of another goes back to him', () => {
    const g = atWar({ armies: { bosnia: { [BYZANTIUM]: LI } }, markers: { bosnia: HUNGARY } });
    new Trial(g, beginConquest({ at: 'bosnia', player: BYZANTIUM, from: HUNGARY, isWon: false }));
    expect(g.markers).toEqual({});
    expect(controllerOf(g, 'bosnia')).toBe(BYZANTIUM);
  });
  test('MU 5-control-loss-takeover: with the building come its markers, unless another building supports them', () => {
    const g = atWar({ armies: { banat: { [BYZANTIUM]: LI } }, markers: { serbia: HUNGARY, wallachia: HUNGARY } });
    g.buildings.military.banat = 1;
    g.buildings.military.kronstadt = 1;
    const t = taking(conquering(g, 'banat', HUNGARY), 'take-over');
    expect(open(t, BYZANTIUM, 'replace-markers')).toEqual(['serbia']);
    t.answer(BYZANTIUM, 'replace-markers', ['serbia']);
    expect(g.markers).toEqual({ serbia: BYZANTIUM, wallachia: HUNGARY });
    expect(g.buildings.military.banat).toBe(1);
  });
  test('MU 5-control-loss-takeover: a building where its owner is faced by an enemy supports its markers still', () => {
    const taken = (kronstadt: Partial<Record<Side, Army>>) => {
      const g = atWar({
        armies: { banat: { [BYZANTIUM]: LI }, kronstadt },
        markers: { serbia: HUNGARY, wallachia: HUNGARY },
        wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
      });
      g.buildings.military.banat = 1;
      g.buildings.military.kronstadt = 1;
      return open(taking(conquering(g, 'banat', HUNGARY), 'take-over'), BYZANTIUM, 'replace-markers');
    };
    expect(taken({ [HUNGARY]: LI, [BYZANTIUM]: LI })).toEqual(['serbia']);
    expect(taken({ [HUNGARY]: LI, barbarians: LI })).toEqual(['serbia']);
    // Where one of them is alone it is no longer his.
    expect(taken({ [BYZANTIUM]: LI })).toEqual(['serbia', 'wallachia']);
    expect(taken({ barbarians: LI })).toEqual(['serbia', 'wallachia']);
  });
  test('MU 5-control-loss-takeover: what is not replaced is removed, and nobody stands under an army', () => {
    const g = atWar({
      armies: { banat: { [BYZANTIUM]: LI }, serbia: { [HUNGARY]: LI } },
      markers: { serbia: HUNGARY, wallachia: HUNGARY },
    });
    g.buildings.military.banat = 1;
    const t = taking(conquering(g, 'banat', HUNGARY), 'take-over');
    expect(open(t, BYZANTIUM, 'replace-markers')).toEqual(['wallachia']);
    t.answer(BYZANTIUM, 'replace-markers', []);
    expect(g.markers).toEqual({});
    expect(controllerOf(g, 'serbia')).toBe(HUNGARY);
  });
  test('MU 5-control-loss-takeover: a building that its owner has left still has its markers', () => {
    const markers = { serbia: HUNGARY, wallachia: BYZANTIUM } as const;
    const g = atWar({ armies: { bulgaria: { [BYZANTIUM]: LI } }, markers });
    g.buildings.military.bulgaria = 1;
    const abandoned = () => new Trial(g, beginConquest({ at: 'bulgaria', player: BYZANTIUM, isWon: true }));
    const t = taking(abandoned(), 'take-over');
    expect(open(t, BYZANTIUM, 'replace-markers')).toEqual(['serbia']);
    t.answer(BYZANTIUM, 'replace-markers', []);
    expect(g.markers).toEqual({ wallachia: BYZANTIUM });
    // MU 5-control-loss-destroyed Plundered, it frees the same ones, and none of the victor's.
    g.markers = { ...markers };
    expect(toldOf(taking(abandoned(), 'plunder'), 'building-destroyed')[0]).not.toHaveProperty('player');
    expect(g.markers).toEqual({ wallachia: BYZANTIUM });
  });
  test('MU 5-control-loss: plundering a military building frees the markers it alone supports', () => {
    const g = atWar({ armies: { banat: { [BYZANTIUM]: LI } }, markers: { serbia: HUNGARY } });
    g.buildings.military.banat = 1;
    const t = taking(conquering(g, 'banat', HUNGARY), 'plunder');
    expect(g.markers).toEqual({});
    expect(toldOf(t, 'building-plundered')).toHaveLength(1);
  });
  test('MU 5-control-test: a host who leaves land that is not his by birth loses it to his guest', () => {
    const treaties = [
      {
        parties: [BYZANTIUM, HUNGARY],
        clauses: [{ type: 'right-of-way', grantor: HUNGARY, grantee: BYZANTIUM } as const],
      },
    ];
    const g = atWar({
      armies: { serbia: { [HUNGARY]: LI }, macedonia: { [BYZANTIUM]: LI } },
      vehicles: [
        ['war-wagon', 1, BYZANTIUM, 'macedonia'],
        ['war-wagon', 1, HUNGARY, 'serbia'],
      ],
      treaties,
    });
    moving(g, BYZANTIUM, 'macedonia')
      .answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)])
      .answer(BYZANTIUM, 'go', 'serbia')
      .answer(BYZANTIUM, 'halt');
    expect(controllerOf(g, 'serbia')).toBe(HUNGARY);
    moving(g, HUNGARY, 'serbia')
      .answer(HUNGARY, 'take', ['light-infantry:1', id(2)])
      .answer(HUNGARY, 'go', 'banat')
      .answer(HUNGARY, 'halt');
    expect(controllerOf(g, 'serbia')).toBe(BYZANTIUM);
  });
});
