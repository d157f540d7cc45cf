import { describe, expect, test } from 'vitest';
import { removeUnits, turnUnit } from '../src/deeds/armies.js';
import { moveBarbarians } from '../src/deeds/barbarians.js';
import { dropMarks } from '../src/deeds/effects.js';
import { stow } from '../src/deeds/ships.js';
import { beginBattle } from '../src/frames/battle.js';
import { beginWindow } from '../src/frames/uses.js';
import { beginSpoils } from '../src/frames/war.js';
import type { TerritoryId } from '../src/ids.js';
import { faults } from '../src/invariants.js';
import { armyOf } from '../src/rules/armies.js';
import { controllerOf } from '../src/rules/control.js';
import { roomOf } from '../src/rules/movement/vehicles.js';
import type { MU } from '../src/state.js';
import { usableCards, usableTechnologies } from '../src/uses/usable.js';
import { Trial } from './table.js';
import {
  atWar,
  BYZANTIUM,
  fightOut,
  HUNGARY,
  id,
  LI,
  MAMLUKS,
  moving,
  offers,
  open,
  toldOf,
  warring,
} from './warfare.js';

const HI3 = { 'heavy-infantry': 3 };
const HI3_TOKENS = ['heavy-infantry:1', 'heavy-infantry:2', 'heavy-infantry:3'];
const WAR = [[BYZANTIUM, HUNGARY, { from: 1 }]] as const;
const atWarWithHungary = (what: Parameters<typeof atWar>[0]) =>
  atWar({ ...what, wars: WAR.map(([a, b, war]) => [a, b, { ...war }]) });
const holding = (g: MU, ...cards: readonly string[]): MU => {
  g.cards.held[BYZANTIUM] = cards as never;
  return g;
};
const knowing = (g: MU, technology: string): MU => {
  g.technologies[BYZANTIUM] = [technology] as never;
  return g;
};

describe('advance and wagons', () => {
  test('MU card.6: half of those who have come goes on one step, before the rest is dealt with', () => {
    const g = holding(
      atWarWithHungary({
        armies: { serbia: { [BYZANTIUM]: HI3 } },
        vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      }),
      'realm-06',
    );
    const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'go', 'banat').answer(BYZANTIUM, 'use-card', 'realm-06');
    expect(t.choice(BYZANTIUM, 'name-some')).toMatchObject({ min: 2, max: 2 });
    t.answer(BYZANTIUM, 'name-some', ['heavy-infantry:1', 'heavy-infantry:2']).answer(BYZANTIUM, 'name-some', [id(1)]);
    t.answer(BYZANTIUM, 'name', 'buda');
    expect(t.isOver).toBe(true);
    expect([controllerOf(g, 'banat'), controllerOf(g, 'buda')]).toEqual([BYZANTIUM, BYZANTIUM]);
    expect(g.armies).toEqual({
      banat: { [BYZANTIUM]: { 'heavy-infantry': 1 } },
      buda: { [BYZANTIUM]: { 'heavy-infantry': 2 } },
    });
    // What is behind is taken after what lies ahead, and all of them have moved enough.
    expect(toldOf(t, 'conquered').map(({ at }) => at)).toEqual(['buda', 'banat']);
    expect(g.vehicles.stopped).toEqual({ [id(1)]: true });
    expect(g.tired).toEqual(g.armies);
  });
  test('MU card.6: the half keeps all the points it has left, those who stay none', () => {
    const g = holding(
      atWarWithHungary({
        armies: { serbia: { [BYZANTIUM]: { 'heavy-infantry': 2 } }, macedonia: { [BYZANTIUM]: LI } },
        vehicles: [
          ['war-wagon', 1, BYZANTIUM, 'serbia'],
          ['war-wagon', 1, BYZANTIUM, 'serbia'],
        ],
      }),
      'realm-06',
    );
    const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [...HI3_TOKENS.slice(0, 2), id(1), id(2)]);
    t.answer(BYZANTIUM, 'go', 'banat').answer(BYZANTIUM, 'use-card', 'realm-06');
    t.answer(BYZANTIUM, 'name-some', ['heavy-infantry:1']).answer(BYZANTIUM, 'name-some', [id(1)]);
    // Back where comrades are, nothing makes it halt.
    g.armies.serbia = { [BYZANTIUM]: LI };
    t.answer(BYZANTIUM, 'name', 'serbia');
    expect([g.vehicles.mp[id(1)], g.vehicles.mp[id(2)]]).toEqual([4, undefined]);
    t.answer(BYZANTIUM, 'go', 'macedonia');
    expect([g.vehicles.at[id(1)], g.vehicles.mp[id(1)], controllerOf(g, 'banat')]).toEqual(['macedonia', 3, BYZANTIUM]);
  });
  test('MU card.6: it is of use as well if the half needs some of the vehicles, and others can go no further', () => {
    const wagon = ['war-wagon', 1, BYZANTIUM, 'serbia'] as const;
    const count = 2 * roomOf(atWarWithHungary({ vehicles: [[...wagon]] }), id(1)) + 1;
    const g = holding(
      atWarWithHungary({
        armies: { serbia: { [BYZANTIUM]: { 'heavy-infantry': count } } },
        vehicles: [[...wagon], [...wagon], [...wagon]],
      }),
      'realm-06',
    );
    const all = Array.from({ length: count }, (_, i) => `heavy-infantry:${i + 1}`);
    const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [...all, id(1), id(2), id(3)]);
    // It has come far already.
    g.vehicles.mp[id(3)] = 1;
    t.answer(BYZANTIUM, 'go', 'banat').answer(BYZANTIUM, 'use-card', 'realm-06');
    t.answer(BYZANTIUM, 'name-some', all.slice(0, (count + 1) / 2)).answer(BYZANTIUM, 'name-some', [id(1), id(2)]);
    t.answer(BYZANTIUM, 'name', 'buda');
    expect([controllerOf(g, 'banat'), controllerOf(g, 'buda')]).toEqual([BYZANTIUM, BYZANTIUM]);
  });
  test('MU card.6: a single unit goes on and leaves nothing; in nobody’s land it is of no use', () => {
    const g = holding(
      atWarWithHungary({ armies: { serbia: { [BYZANTIUM]: LI } }, vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']] }),
      'realm-06',
    );
    const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]);
    t.answer(BYZANTIUM, 'go', 'banat').answer(BYZANTIUM, 'use-card', 'realm-06');
    t.answer(BYZANTIUM, 'name-some', ['light-infantry:1'])
      .answer(BYZANTIUM, 'name-some', [id(1)])
      .answer(BYZANTIUM, 'name', 'buda');
    expect([controllerOf(g, 'banat'), controllerOf(g, 'buda')]).toEqual([HUNGARY, BYZANTIUM]);
    const wild = holding(
      atWar({ armies: { serbia: { [BYZANTIUM]: LI } }, vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']] }),
      'realm-06',
    );
    const plain = moving(wild, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]);
    plain.answer(BYZANTIUM, 'go', 'bulgaria');
    expect(plain.asked.some(({ prompt }) => prompt === 'window')).toBe(false);
  });
  test('MU card.11: a caravan carries units, and keeps the points it has not spent for the trade', () => {
    const g = holding(
      atWar({ armies: { thrace: { [BYZANTIUM]: HI3 } }, vehicles: [['caravan', 1, BYZANTIUM, 'thrace']] }),
      'realm-11',
    );
    const t = warring(g);
    expect(open(t, BYZANTIUM, 'move')).toEqual([]);
    t.answer(BYZANTIUM, 'use-card', 'realm-11').answer(BYZANTIUM, 'name', id(1));
    t.answer(BYZANTIUM, 'move', 'thrace').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'go', 'constantinople').answer(BYZANTIUM, 'halt');
    expect(g.armies.constantinople).toEqual({ [BYZANTIUM]: HI3 });
    expect(t.isOver).toBe(true);
    expect([g.vehicles.mp[id(1)], g.vehicles.stopped[id(1)]]).toEqual([5, undefined]);
  });
});

describe('trade vehicles at war', () => {
  test('MU 6-route-stage: a stage is reached whenever its vehicle comes there, also as a war wagon', () => {
    const g = atWar({ armies: { thrace: { [BYZANTIUM]: LI } }, vehicles: [['caravan', 1, BYZANTIUM, 'thrace']] });
    g.effects.push({ type: 'both-kinds', vehicle: id(1), until: 'round' });
    const stages: TerritoryId[] = ['constantinople', 'nicaea', 'konya', 'antakya'];
    g.routes[BYZANTIUM] = { vehicle: id(1), start: 'athens', stages, established: [], kind: 'caravan' };
    const t = moving(g, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]);
    t.answer(BYZANTIUM, 'go', 'constantinople').answer(BYZANTIUM, 'go', 'nicaea').answer(BYZANTIUM, 'halt');
    expect(g.routes[BYZANTIUM]?.established).toEqual(['constantinople', 'nicaea']);
  });
});

describe('templars', () => {
  const placing = (g: MU) => {
    g.phase = 4;
    return new Trial(g, beginWindow('phase-start', [BYZANTIUM])).answer(BYZANTIUM, 'use-card', 'realm-34');
  };
  test('MU card.34: a unit out of the supply abroad; in barbarian land it fights the horde as attacker', () => {
    const g = holding(atWar({ armies: { rome: { barbarians: LI } } }), 'realm-34');
    const t = placing(g);
    const lands = open(t, BYZANTIUM, 'name');
    expect(lands).not.toContain('thrace');
    // Where an army stands it will be fought.
    expect(lands).toContain('rome');
    t.answer(BYZANTIUM, 'name', 'bulgaria');
    expect(open(t, BYZANTIUM, 'name')).toEqual(['archer', 'cavalry', 'heavy-infantry', 'light-infantry']);
    t.answer(BYZANTIUM, 'name', 'cavalry');
    expect(g.battle).toMatchObject({
      at: 'bulgaria',
      sides: { attacker: { side: BYZANTIUM }, defender: { side: 'barbarians' } },
    });
  });
  test('MU card.34: in another’s land it is an act of war, and takes it over', () => {
    const g = holding(atWar(), 'realm-34');
    const t = placing(g).answer(BYZANTIUM, 'name', 'banat').answer(BYZANTIUM, 'name', 'archer');
    expect(t.question(BYZANTIUM).prompt).toBe('hostility');
    t.answer(BYZANTIUM, 'go-through');
    expect([controllerOf(g, 'banat'), g.honour[BYZANTIUM]]).toEqual([BYZANTIUM, 7]);
  });
  test('MU card.34: an army that is there is fought, in peace by an act of war', () => {
    const g = holding(atWar({ armies: { banat: { [HUNGARY]: LI } } }), 'realm-34');
    const t = placing(g).answer(BYZANTIUM, 'name', 'banat').answer(BYZANTIUM, 'name', 'archer');
    t.answer(BYZANTIUM, 'go-through');
    expect(g.battle).toMatchObject({
      at: 'banat',
      sides: { attacker: { side: BYZANTIUM }, defender: { side: HUNGARY } },
    });
    expect(g.honour[BYZANTIUM]).toBe(7);
    const resting = holding(
      atWar({ armies: { banat: { [HUNGARY]: LI } }, wars: [[BYZANTIUM, HUNGARY, { from: 1, truce: 1 }]] }),
      'realm-34',
    );
    expect(open(placing(resting), BYZANTIUM, 'name')).not.toContain('banat');
  });
  test('MU card.34: not before the first horde, since barbarians have no dice until then (M-59)', () => {
    const g = holding(atWar(), 'realm-34');
    g.phase = 4;
    expect(usableCards(g, BYZANTIUM, 'phase-start')).toEqual(['realm-34']);
    delete g.horde;
    expect(usableCards(g, BYZANTIUM, 'phase-start')).toEqual([]);
  });
  test('MU card.35: a unit joins the battle of a party; strangers come by an act of war, or by treaty', () => {
    const g = holding(atWarWithHungary({ armies: { banat: { [HUNGARY]: LI, [BYZANTIUM]: LI } } }), 'realm-35');
    g.cards.held[MAMLUKS] = ['realm-50'];
    const t = new Trial(g, beginBattle({ at: 'banat', attacker: BYZANTIUM, defender: HUNGARY, holder: HUNGARY }));
    t.answer(BYZANTIUM, 'use-card', 'realm-35').answer(BYZANTIUM, 'name', 'cavalry');
    expect(armyOf(g, 'banat', BYZANTIUM)).toEqual({ 'light-infantry': 1, cavalry: 1 });
    const stranger = atWarWithHungary({ armies: { banat: { [HUNGARY]: LI, [BYZANTIUM]: LI } } });
    const joining = (g: MU) => {
      g.cards.held[MAMLUKS] = ['realm-35'];
      return new Trial(g, beginBattle({ at: 'banat', attacker: BYZANTIUM, defender: HUNGARY, holder: HUNGARY }))
        .answer(MAMLUKS, 'use-card', 'realm-35')
        .answer(MAMLUKS, 'name', 'archer');
    };
    const u = joining(stranger);
    expect(u.question(MAMLUKS)).toMatchObject({ prompt: 'hostility', facts: { against: [HUNGARY] } });
    u.answer(MAMLUKS, 'go-through');
    expect([armyOf(stranger, 'banat', MAMLUKS), stranger.honour[MAMLUKS]]).toEqual([{ archer: 1 }, 7]);
    expect(stranger.battle?.sides).toMatchObject({ attacker: { side: BYZANTIUM }, defender: { side: HUNGARY } });
    const guest = atWarWithHungary({
      armies: { banat: { [HUNGARY]: LI, [BYZANTIUM]: LI } },
      treaties: [
        {
          parties: [HUNGARY, MAMLUKS],
          clauses: [{ type: 'right-of-way', grantor: HUNGARY, grantee: MAMLUKS }],
        },
      ],
    });
    joining(guest);
    expect([armyOf(guest, 'banat', MAMLUKS), guest.honour[MAMLUKS]]).toEqual([{ archer: 1 }, 10]);
  });
});

describe('diplomats', () => {
  test('MU card.51: one object is safe from being taken or plundered until the round is over', () => {
    const g = atWar({
      armies: { banat: { [HUNGARY]: LI } },
      vehicles: [
        ['war-wagon', 1, BYZANTIUM, 'banat'],
        ['caravan', 1, BYZANTIUM, 'banat'],
      ],
    });
    g.vehicles.cargo[id(2)] = ['salt', 'salt'];
    holding(g, 'realm-51');
    const t = new Trial(g, beginSpoils({ at: 'banat', victor: HUNGARY, loser: BYZANTIUM, isConquest: false }));
    t.answer(BYZANTIUM, 'use-card', 'realm-51');
    expect(open(t, BYZANTIUM, 'name')).toEqual([`salt:1@${id(2)}`, `salt:2@${id(2)}`, id(1), id(2)]);
    t.answer(BYZANTIUM, 'name', id(1)).answer(HUNGARY, 'plunder');
    expect(t.isOver).toBe(true);
    expect([g.vehicles.owner[id(1)], g.vehicles.type[id(2)]]).toEqual([BYZANTIUM, undefined]);
    expect(g.cash[HUNGARY]).toBe(1600 + 50 + 100);
  });
  test('MU card.50: as many as the D3 says, chosen after the roll', () => {
    const g = atWar({ armies: { thrace: { [BYZANTIUM]: LI } }, vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']] });
    holding(g, 'realm-50');
    g.phase = 4;
    const t = new Trial(g, beginWindow('phase-start', [BYZANTIUM]), [3]);
    t.answer(BYZANTIUM, 'use-card', 'realm-50');
    expect(t.choice(BYZANTIUM, 'safeguard')).toMatchObject({ min: 1, max: 2 });
    t.answer(BYZANTIUM, 'safeguard', [id(1), 'light-infantry:1@thrace']);
    expect(g.effects).toEqual([
      { type: 'safe-vehicle', vehicle: id(1), until: 'round' },
      { type: 'safe-unit', player: BYZANTIUM, troop: 'light-infantry', at: 'thrace', count: 1, until: 'round' },
    ]);
  });
});

describe('what holds for a unit goes with it', () => {
  const marked = (armies: NonNullable<Parameters<typeof atWar>[0]>['armies']) => {
    const g = atWar({ armies, vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']] });
    g.effects = [
      { type: 'safe-unit', player: BYZANTIUM, troop: 'cavalry', at: 'thrace', count: 1, until: 'round' },
      {
        type: 'treated-as',
        side: BYZANTIUM,
        troop: 'cavalry',
        at: 'thrace',
        as: 'archer',
        by: BYZANTIUM,
        until: 'round',
      },
    ];
    return g;
  };
  const places = (g: MU) => g.effects.map(effect => ('at' in effect ? effect.at : undefined));
  test('MU card.51: a unit that is safe stays so wherever it goes; of several the marked one goes first', () => {
    const g = marked({ thrace: { [BYZANTIUM]: { cavalry: 2 } } });
    const t = moving(g, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', ['cavalry:1', id(1)]);
    t.answer(BYZANTIUM, 'go', 'constantinople');
    expect(places(g)).toEqual(['constantinople', 'constantinople']);
    t.answer(BYZANTIUM, 'go', 'nicaea');
    expect(places(g)).toEqual(['nicaea', 'nicaea']);
  });
  test('MU tech.appointment: others of the kind who stay behind, or another side’s, have nothing of it', () => {
    const g = marked({ thrace: { [BYZANTIUM]: { cavalry: 1, archer: 1 } } });
    moving(g, BYZANTIUM, 'thrace')
      .answer(BYZANTIUM, 'take', ['archer:1', id(1)])
      .answer(BYZANTIUM, 'go', 'constantinople');
    expect(places(g)).toEqual(['thrace', 'thrace']);
    moveBarbarians(g, 'thrace', 'bulgaria', {});
    expect(places(g)).toEqual(['thrace', 'thrace']);
  });
  test('MU 5-units-damage: whoever becomes a lesser unit is still the same; whoever has fallen is nobody', () => {
    const g = marked({ thrace: { [BYZANTIUM]: { cavalry: 1 } } });
    turnUnit(g, 'thrace', BYZANTIUM, 'cavalry', 'heavy-infantry');
    expect(g.effects.map(effect => 'troop' in effect && effect.troop)).toEqual(['heavy-infantry', 'heavy-infantry']);
    removeUnits(g, 'thrace', BYZANTIUM, { 'heavy-infantry': 1 });
    dropMarks(g, 'thrace', BYZANTIUM);
    expect(g.effects).toEqual([]);
  });
  test('MU tech.appointment: an army of barbarians takes it along', () => {
    const g = atWar({ armies: { bulgaria: { barbarians: LI } } });
    g.effects = [
      {
        ...{ type: 'treated-as', side: 'barbarians', troop: 'light-infantry', as: 'archer', by: BYZANTIUM },
        ...{ at: 'bulgaria', until: 'round' },
      },
    ];
    moveBarbarians(g, 'bulgaria', 'serbia');
    expect(places(g)).toEqual(['serbia']);
  });
});

describe('engines', () => {
  test('MU card.53: an engine follows a wagon III as far as it goes, and at sea needs no place', () => {
    const g = holding(
      atWar({
        vehicles: [
          ['war-wagon', 3, BYZANTIUM, 'thrace'],
          ['engine', 1, BYZANTIUM, 'thrace'],
        ],
      }),
      'realm-53',
    );
    const t = warring(g).answer(BYZANTIUM, 'use-card', 'realm-53');
    t.answer(BYZANTIUM, 'name', id(2)).answer(BYZANTIUM, 'name', id(1));
    t.answer(BYZANTIUM, 'move', 'thrace');
    expect(open(t, BYZANTIUM, 'take')).toEqual([id(1)]);
    t.answer(BYZANTIUM, 'take', [id(1)]);
    for (let i = 0; i < 4; i++) t.answer(BYZANTIUM, 'go', 'constantinople').answer(BYZANTIUM, 'go', 'thrace');
    expect([g.vehicles.at[id(2)], g.vehicles.stopped[id(2)]]).toEqual(['thrace', true]);
    expect(g.effects).toEqual([]);
    const fleet = holding(
      atWar({
        armies: { constantinople: { [BYZANTIUM]: HI3 } },
        vehicles: [
          ['galley', 1, BYZANTIUM, 'constantinople'],
          ['engine', 1, BYZANTIUM, 'constantinople'],
        ],
      }),
      'realm-53',
    );
    fleet.effects.push({ type: 'follows', vehicle: id(2), leader: id(1), until: 'movement' });
    moving(fleet, BYZANTIUM, 'constantinople')
      .answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)])
      .answer(BYZANTIUM, 'go', 'northern-aegean');
    expect([fleet.vehicles.at[id(2)], fleet.vehicles.carrier]).toEqual(['northern-aegean', {}]);
  });
  test('MU card.53: an engine that has followed to sea stays there only on a galley with a place left', () => {
    const sailing = (units: number) => {
      const g = atWar({
        armies: { constantinople: { [BYZANTIUM]: { 'heavy-infantry': units } } },
        vehicles: [
          ['galley', 1, BYZANTIUM, 'constantinople'],
          ['engine', 1, BYZANTIUM, 'constantinople'],
        ],
      });
      g.effects.push({ type: 'follows', vehicle: id(2), leader: id(1), until: 'movement' });
      const t = moving(g, BYZANTIUM, 'constantinople').answer(BYZANTIUM, 'take', [
        ...HI3_TOKENS.slice(0, units),
        id(1),
      ]);
      return t.answer(BYZANTIUM, 'go', 'northern-aegean');
    };
    const full = sailing(3);
    expect(offers(full, BYZANTIUM, 'halt')).toBe(false);
    full.answer(BYZANTIUM, 'go', 'thrace').answer(BYZANTIUM, 'halt');
    expect([full.g.vehicles.at[id(2)], full.g.armies.thrace]).toEqual(['thrace', { [BYZANTIUM]: HI3 }]);
    const roomy = sailing(2);
    expect(roomy.g.vehicles.carrier).toEqual({ [id(2)]: id(1) });
    expect(faults(roomy.answer(BYZANTIUM, 'halt').g)).toEqual([]);
  });
  test('MU card.54: an engine carries three units with its own points', () => {
    const g = holding(
      atWar({ armies: { thrace: { [BYZANTIUM]: HI3 } }, vehicles: [['engine', 1, BYZANTIUM, 'thrace']] }),
      'realm-54',
    );
    const t = warring(g).answer(BYZANTIUM, 'use-card', 'realm-54').answer(BYZANTIUM, 'name', id(1));
    t.answer(BYZANTIUM, 'move', 'thrace').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'go', 'constantinople');
    expect(g.armies.constantinople).toEqual({ [BYZANTIUM]: HI3 });
    expect(g.vehicles.mp[id(1)]).toBe(3);
  });
});

describe('hunters', () => {
  const sneaking = (what: Parameters<typeof atWar>[0] = {}) => {
    const g = atWar({
      ...what,
      armies: { thrace: { [BYZANTIUM]: HI3 }, ...what?.armies },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
    });
    g.effects.push({ type: 'unseen', vehicles: [id(1)], until: 'round' });
    return { g, t: moving(g, BYZANTIUM, 'thrace', [1, 6, 8]).answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]) };
  };
  test('MU card.55: what only passes provokes nobody; where it ends all is as ever', () => {
    const { g, t } = sneaking({ armies: { bulgaria: { barbarians: LI } } });
    t.answer(BYZANTIUM, 'go', 'bulgaria');
    expect(g.battle).toBeUndefined();
    t.answer(BYZANTIUM, 'go', 'serbia');
    expect(toldOf(t, 'barbarians-appeared')).toEqual([]);
    fightOut(t.answer(BYZANTIUM, 'halt'));
    expect(toldOf(t, 'barbarians-appeared')).toHaveLength(1);
    expect(controllerOf(g, 'serbia')).toBe(BYZANTIUM);
    expect(controllerOf(g, 'bulgaria')).toBeUndefined();
  });
  test('MU card.55: no hostile act on the way, but to stay is one; who refrains must go on', () => {
    const { g, t } = sneaking();
    t.answer(BYZANTIUM, 'go', 'bulgaria').answer(BYZANTIUM, 'go', 'serbia').answer(BYZANTIUM, 'go', 'banat');
    expect(g.honour[BYZANTIUM]).toBe(10);
    t.answer(BYZANTIUM, 'halt').answer(BYZANTIUM, 'refrain');
    expect(offers(t, BYZANTIUM, 'halt')).toBe(false);
    t.answer(BYZANTIUM, 'go', 'serbia');
    expect(offers(t, BYZANTIUM, 'halt')).toBe(true);
  });
  test('MU clause.stationing: who may only raise troops there passes unseen like anybody, and comes by no other way', () => {
    const clauses = [{ type: 'stationing', grantor: HUNGARY, grantee: BYZANTIUM } as const];
    const what = { markers: { bulgaria: HUNGARY }, treaties: [{ parties: [BYZANTIUM, HUNGARY], clauses }] };
    const { g, t } = sneaking(what);
    t.answer(BYZANTIUM, 'go', 'bulgaria').answer(BYZANTIUM, 'go', 'thrace').answer(BYZANTIUM, 'halt');
    expect([g.honour[BYZANTIUM], g.markers.bulgaria]).toEqual([10, HUNGARY]);
    // MU tech.logistics A ship would have to halt on land.
    const sailor = atWar({
      armies: { epirus: { [BYZANTIUM]: LI } },
      vehicles: [['galley', 1, BYZANTIUM, 'epirus']],
      ...what,
      markers: { serbia: HUNGARY },
    });
    sailor.effects.push({ type: 'across', vehicle: id(1), until: 'movement' });
    const ways = (trial: Trial) => open(trial, BYZANTIUM, 'go');
    const all = ['light-infantry:1', id(1)];
    expect(ways(moving(sailor, BYZANTIUM, 'epirus').answer(BYZANTIUM, 'take', all))).not.toContain('serbia');
    sailor.treaties['treaty-1']!.clauses.push({ type: 'right-of-way', grantor: HUNGARY, grantee: BYZANTIUM });
    expect(ways(moving(sailor, BYZANTIUM, 'epirus').answer(BYZANTIUM, 'take', all))).toContain('serbia');
  });
  test('MU card.55: it is named at the start of a movement, and not through a closed territory', () => {
    const g = holding(
      atWar({
        vehicles: [
          ['war-wagon', 1, BYZANTIUM, 'thrace'],
          ['engine', 1, BYZANTIUM, 'thrace'],
        ],
      }),
      'realm-55',
    );
    const t = warring(g).answer(BYZANTIUM, 'use-card', 'realm-55');
    t.answer(BYZANTIUM, 'name', id(1));
    expect(g.effects).toEqual([{ type: 'unseen', vehicles: [id(1)], until: 'round' }]);
    const { g: closed } = sneaking();
    closed.effects.push({ type: 'no-passage', at: 'bulgaria', until: 'round' });
    const again = moving(closed, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    expect(open(again, BYZANTIUM, 'go')).not.toContain('bulgaria');
  });
  test('MU card.56: any transports that begin together', () => {
    const g = holding(
      atWar({
        vehicles: [
          ['war-wagon', 1, BYZANTIUM, 'thrace'],
          ['war-wagon', 2, BYZANTIUM, 'thrace'],
          ['galley', 1, BYZANTIUM, 'nicaea'],
        ],
      }),
      'realm-56',
    );
    const t = warring(g).answer(BYZANTIUM, 'use-card', 'realm-56').answer(BYZANTIUM, 'name', 'thrace');
    t.answer(BYZANTIUM, 'name-some', [id(1), id(2)]);
    expect(g.effects).toEqual([{ type: 'unseen', vehicles: [id(1), id(2)], until: 'round' }]);
  });
});

describe('marauders', () => {
  test('MU card.65: a horde for 100 F joins the own army where one is master', () => {
    const g = holding(
      atWar({ armies: { thrace: { [BYZANTIUM]: LI }, rome: { barbarians: LI, [BYZANTIUM]: LI } } }),
      'realm-65',
    );
    g.horde = { dice: [1, 1, 1] };
    g.phase = 4;
    const t = new Trial(g, beginWindow('phase-start', [BYZANTIUM])).answer(BYZANTIUM, 'use-card', 'realm-65');
    t.answer(BYZANTIUM, 'name', 'thrace');
    expect(armyOf(g, 'thrace', BYZANTIUM)).toEqual({
      'light-infantry': 1,
      'hired-light-infantry': 2,
      'hired-archer': 1,
      'hired-captain': 1,
    });
    expect(g.cash[BYZANTIUM]).toBe(1500);
  });
  test('MU card.66: up to three units fight as barbarians, never against their own', () => {
    const g = holding(
      atWar({
        armies: {
          thrace: { [BYZANTIUM]: { cavalry: 2 } },
          nicaea: { [BYZANTIUM]: { archer: 2 } },
          bulgaria: { barbarians: LI },
          rome: { barbarians: LI, [BYZANTIUM]: LI },
        },
      }),
      'realm-66',
    );
    g.phase = 4;
    const t = new Trial(g, beginWindow('phase-start', [BYZANTIUM])).answer(BYZANTIUM, 'use-card', 'realm-66');
    expect(open(t, BYZANTIUM, 'name')).toEqual(['bulgaria']);
    t.answer(BYZANTIUM, 'name', 'bulgaria');
    expect(t.choice(BYZANTIUM, 'name-some')).toMatchObject({ min: 1, max: 3 });
    t.answer(BYZANTIUM, 'name-some', ['cavalry:1@thrace', 'cavalry:2@thrace', 'archer:1@nicaea']);
    expect(g.armies.bulgaria).toEqual({ barbarians: { 'light-infantry': 1, 'lent-cavalry': 2, 'lent-archer': 1 } });
    expect(g.lent).toEqual([
      { owner: BYZANTIUM, at: 'bulgaria', home: 'thrace', army: { cavalry: 2 } },
      { owner: BYZANTIUM, at: 'bulgaria', home: 'nicaea', army: { archer: 1 } },
    ]);
    expect([g.armies.thrace, g.armies.nicaea]).toEqual([undefined, { [BYZANTIUM]: { archer: 1 } }]);
  });
  test('MU card.66: nobody joins them out of or into a territory that a bishop has closed (MU card.3)', () => {
    const recruiting = (...closed: TerritoryId[]): Trial => {
      const armies = {
        thrace: { [BYZANTIUM]: { cavalry: 2 } },
        nicaea: { [BYZANTIUM]: { archer: 2 } },
        bulgaria: { barbarians: LI },
        serbia: { barbarians: LI },
      };
      const g = holding(atWar({ armies }), 'realm-66');
      g.phase = 4;
      for (const at of closed) g.effects.push({ type: 'no-passage', at, until: 'round' });
      return new Trial(g, beginWindow('phase-start', [BYZANTIUM]));
    };
    const t = recruiting('thrace', 'bulgaria').answer(BYZANTIUM, 'use-card', 'realm-66');
    expect(open(t, BYZANTIUM, 'name')).toEqual(['serbia']);
    t.answer(BYZANTIUM, 'name', 'serbia');
    expect(t.choice(BYZANTIUM, 'name-some')).toMatchObject({ of: ['archer:1@nicaea', 'archer:2@nicaea'] });
    expect([recruiting('thrace', 'nicaea').isOver, recruiting('bulgaria', 'serbia').isOver]).toEqual([true, true]);
  });
  test('MU card.66: whoever joins barbarians on the way is of the force no more', () => {
    const g = holding(
      atWar({
        armies: { thrace: { [BYZANTIUM]: HI3 }, bulgaria: { barbarians: LI } },
        vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
      }),
      'realm-66',
    );
    const t = moving(g, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'go', 'thessalonica').answer(BYZANTIUM, 'use-card', 'realm-66');
    t.answer(BYZANTIUM, 'name', 'bulgaria');
    t.answer(BYZANTIUM, 'name-some', ['heavy-infantry:1@thessalonica', 'heavy-infantry:2@thessalonica']);
    expect(t.question(BYZANTIUM).facts).toMatchObject({ units: 1 });
    t.answer(BYZANTIUM, 'go', 'macedonia').answer(BYZANTIUM, 'halt');
    expect(g.armies).toEqual({
      bulgaria: { barbarians: { 'light-infantry': 1, 'lent-heavy-infantry': 2 } },
      macedonia: { [BYZANTIUM]: { 'heavy-infantry': 1 } },
    });
    expect(g.tired).toEqual({ macedonia: { [BYZANTIUM]: { 'heavy-infantry': 1 } } });
  });
});

describe('bishops on the way', () => {
  test('MU card.1: named as somebody comes in, nobody fights; but whose land was invaded has lost his marker', () => {
    const g = atWarWithHungary({
      armies: { thrace: { [BYZANTIUM]: LI }, bulgaria: { [HUNGARY]: LI } },
      markers: { bulgaria: HUNGARY },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
    });
    g.cards.held[HUNGARY] = ['realm-01'];
    const t = moving(g, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]);
    t.answer(BYZANTIUM, 'go', 'bulgaria').answer(HUNGARY, 'use-card', 'realm-01').answer(HUNGARY, 'name', 'bulgaria');
    expect([t.isOver, toldOf(t, 'battle-began'), toldOf(t, 'armies-face').length]).toEqual([true, [], 1]);
    expect([g.markers, controllerOf(g, 'bulgaria')]).toEqual([{}, undefined]);
  });
});

describe('technologies of movement', () => {
  test('MU tech.logistics: a wagon through the sea for one point of blue; it must come ashore again', () => {
    const g = knowing(
      atWar({
        armies: { constantinople: { [BYZANTIUM]: HI3 } },
        vehicles: [['war-wagon', 1, BYZANTIUM, 'constantinople']],
      }),
      'logistics',
    );
    const t = warring(g);
    t.answer(BYZANTIUM, 'use-technology', 'logistics');
    t.answer(BYZANTIUM, 'name', id(1));
    expect(g.cash[BYZANTIUM]).toBe(1500);
    t.answer(BYZANTIUM, 'move', 'constantinople').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'go', 'northern-aegean');
    expect(g.vehicles.aboard[id(1)]).toEqual(HI3);
    expect([offers(t, BYZANTIUM, 'halt'), offers(t, BYZANTIUM, 'regroup')]).toEqual([false, false]);
    t.answer(BYZANTIUM, 'go', 'smyrna').answer(BYZANTIUM, 'halt');
    expect([g.armies.smyrna, g.vehicles.aboard, g.effects]).toEqual([{ [BYZANTIUM]: HI3 }, {}, []]);
  });
  test('MU tech.logistics: nobody sets out who could not come back, or would have to halt', () => {
    const g = atWarWithHungary({
      armies: { constantinople: { [BYZANTIUM]: LI }, 'sea-of-marmara': { [HUNGARY]: LI } },
      vehicles: [
        ['war-wagon', 1, BYZANTIUM, 'constantinople'],
        ['galley', 1, HUNGARY, 'sea-of-marmara'],
      ],
    });
    stow(g, 'sea-of-marmara', HUNGARY);
    g.effects.push({ type: 'across', vehicle: id(1), until: 'movement' });
    const ways = () =>
      open(
        moving(g, BYZANTIUM, 'constantinople').answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]),
        BYZANTIUM,
        'go',
      );
    expect(ways()).toEqual(['nicaea', 'northern-aegean', 'thrace', 'western-black-sea']);
    g.vehicles.mp[id(1)] = 1;
    expect(ways()).toEqual(['nicaea', 'thrace']);
  });
  test('MU tech.cartography: one step despite a stop marker; a unit goes without transport', () => {
    const g = knowing(
      atWar({ armies: { thrace: { [BYZANTIUM]: { cavalry: 1 } } }, vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']] }),
      'cartography',
    );
    g.tired.thrace = { [BYZANTIUM]: { cavalry: 1 } };
    g.vehicles.stopped[id(1)] = true;
    delete g.vehicles.mp[id(1)];
    const t = warring(g).answer(BYZANTIUM, 'use-technology', 'cartography');
    expect(open(t, BYZANTIUM, 'name')).toEqual(['cavalry@thrace', id(1)]);
    t.answer(BYZANTIUM, 'name', 'cavalry@thrace').answer(BYZANTIUM, 'name', 'constantinople');
    expect(g.armies.constantinople).toEqual({ [BYZANTIUM]: { cavalry: 1 } });
    expect(g.tired.constantinople).toEqual({ [BYZANTIUM]: { cavalry: 1 } });
    expect(g.cash[BYZANTIUM]).toBe(1400);
    t.answer(BYZANTIUM, 'use-technology', 'cartography').answer(BYZANTIUM, 'name', id(1));
    t.answer(BYZANTIUM, 'name', 'constantinople');
    expect([g.vehicles.at[id(1)], g.vehicles.mp[id(1)], g.vehicles.stopped[id(1)]]).toEqual([
      'constantinople',
      undefined,
      true,
    ]);
  });
  test('MU tech.cartography: after a won battle the wagon goes on, with its load and all that comes of it', () => {
    const g = knowing(
      atWar({ armies: { bulgaria: { [BYZANTIUM]: HI3 } }, vehicles: [['war-wagon', 1, BYZANTIUM, 'bulgaria']] }),
      'cartography',
    );
    g.tired.bulgaria = { [BYZANTIUM]: HI3 };
    g.vehicles.stopped[id(1)] = true;
    const t = warring(g).answer(BYZANTIUM, 'use-technology', 'cartography').answer(BYZANTIUM, 'name', id(1));
    t.answer(BYZANTIUM, 'name-some', HI3_TOKENS).answer(BYZANTIUM, 'name', 'serbia');
    t.whileAsked('window', 'pass');
    expect(g.battle).toMatchObject({ at: 'serbia', sides: { defender: { side: 'barbarians' } } });
  });
  test('MU tech.cartography: in others’ turns only to friends or where nothing comes of it', () => {
    const g = atWar({
      armies: { banat: { [HUNGARY]: LI, [MAMLUKS]: LI }, serbia: { [BYZANTIUM]: { cavalry: 1 } } },
      treaties: [
        {
          parties: [BYZANTIUM, HUNGARY],
          clauses: [{ type: 'defence', supporter: BYZANTIUM, beneficiary: HUNGARY, minUnits: 1 }],
        },
      ],
      wars: [[HUNGARY, MAMLUKS, { from: 1 }]],
    });
    knowing(g, 'cartography');
    const t = new Trial(g, beginBattle({ at: 'banat', attacker: MAMLUKS, defender: HUNGARY, holder: HUNGARY }));
    t.answer(BYZANTIUM, 'use-technology', 'cartography').answer(BYZANTIUM, 'name', 'cavalry@serbia');
    expect(open(t, BYZANTIUM, 'name')).toEqual(['banat', 'macedonia']);
    t.answer(BYZANTIUM, 'name', 'banat');
    expect(Object.keys(g.armies.banat ?? {}).sort()).toEqual([BYZANTIUM, HUNGARY, MAMLUKS]);
    expect(g.battle?.sides).toMatchObject({ attacker: { side: MAMLUKS }, defender: { side: HUNGARY } });
  });
  test('MU tech.edict: one barbarian territory is crossed in peace, the next is not, and nobody stays', () => {
    const g = knowing(
      atWar({
        armies: { thrace: { [BYZANTIUM]: HI3 }, wallachia: { barbarians: LI } },
        vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
      }),
      'edict',
    );
    const t = moving(g, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'use-technology', 'edict');
    t.answer(BYZANTIUM, 'name', 'bulgaria');
    expect(g.effects).toEqual([{ type: 'edict', at: 'bulgaria', player: BYZANTIUM, until: 'movement' }]);
    t.answer(BYZANTIUM, 'go', 'bulgaria');
    expect(toldOf(t, 'barbarians-appeared')).toEqual([]);
    expect(offers(t, BYZANTIUM, 'halt')).toBe(false);
    // Not where an army of theirs stands.
    expect(usableTechnologies(g, BYZANTIUM, 'own-turn')).toEqual(['edict']);
    t.answer(BYZANTIUM, 'go', 'serbia');
    expect(toldOf(t, 'barbarians-appeared')).toMatchObject([{ at: 'serbia' }]);
  });
  test('MU tech.edict: what the force has lost on the way is not reckoned with any more', () => {
    const g = knowing(
      atWar({
        armies: { thrace: { [BYZANTIUM]: HI3 }, thessalonica: { barbarians: LI } },
        vehicles: [
          ['war-wagon', 1, BYZANTIUM, 'thrace'],
          ['engine', 1, BYZANTIUM, 'thrace'],
        ],
      }),
      'edict',
    );
    g.technologies[BYZANTIUM] = ['edict', 'cartography'];
    g.points[BYZANTIUM] = { blue: 2, orange: 1 };
    const t = moving(g, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1), id(2)]);
    // Alone among barbarians the engine is destroyed.
    t.answer(BYZANTIUM, 'use-technology', 'cartography').answer(BYZANTIUM, 'name', id(2));
    t.answer(BYZANTIUM, 'name', 'thessalonica');
    expect(g.vehicles.type[id(2)]).toBeUndefined();
    expect(usableTechnologies(g, BYZANTIUM, 'own-turn')).toContain('edict');
    t.answer(BYZANTIUM, 'use-technology', 'edict').answer(BYZANTIUM, 'name', 'bulgaria');
    expect(g.effects).toMatchObject([{ type: 'edict', at: 'bulgaria' }]);
  });
});
