import { describe, expect, test } from 'vitest';
import { placeBarbarians } from '../src/deeds/barbarians.js';
import { beginEntering } from '../src/frames/war.js';
import { controllerOf } from '../src/rules/control.js';
import { areAtWar } from '../src/rules/relations.js';
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

const wagons = [
  ['war-wagon', 1, BYZANTIUM, 'thrace'],
  ['war-wagon', 1, HUNGARY, 'buda'],
  ['war-wagon', 1, MAMLUKS, 'cairo'],
] as const;

describe('the phase of war', () => {
  test('MU 5-sequence: in turn order, until all have passed in one combat round; passing is not final', () => {
    const g = atWar({ vehicles: wagons });
    const t = warring(g);
    t.answer(BYZANTIUM, 'move', 'thrace')
      .answer(BYZANTIUM, 'take', [id(1)])
      .answer(BYZANTIUM, 'go', 'constantinople');
    t.answer(BYZANTIUM, 'halt').answer(HUNGARY, 'pass').answer(MAMLUKS, 'pass');
    // Byzantium has nothing left to move; the others are asked once more.
    t.answer(HUNGARY, 'move', 'buda')
      .answer(HUNGARY, 'take', [id(2)])
      .answer(HUNGARY, 'go', 'zagreb')
      .answer(HUNGARY, 'halt');
    t.answer(MAMLUKS, 'pass').answer(MAMLUKS, 'pass');
    expect(t.isOver).toBe(true);
    expect(toldOf(t, 'combat-round-began')).toHaveLength(3);
  });
  test('MU A-windows-asked: whether somebody who cannot move is asked says nothing of what he has in cash (MU card.36)', () => {
    for (const cash of [0, 1000]) {
      const g = atWar({});
      g.cards.held[BYZANTIUM] = ['realm-36'];
      g.cash[BYZANTIUM] = cash;
      expect(warring(g).question(BYZANTIUM).prompt).toBe('war-turn');
    }
  });
  test('MU 5-sequence: whoever can do nothing is passed over without being asked', () => {
    const t = warring(atWar({ armies: { thrace: { [BYZANTIUM]: LI } } }));
    expect(t.isOver).toBe(true);
    expect(toldOf(t, 'passed-in-war')).toEqual([]);
  });
  test('MU 5-sequence: a movement begun and left again is no turn', () => {
    const t = warring(atWar({ vehicles: [wagons[0]] }));
    t.answer(BYZANTIUM, 'move', 'thrace').answer(BYZANTIUM, 'refrain');
    expect(t.question(BYZANTIUM).prompt).toBe('war-turn');
    expect(offers(t, BYZANTIUM, 'pass')).toBe(true);
  });
  test('MU window.between-turns: all, beginning with the next seat, if they want to be asked', () => {
    const g = atWar({ vehicles: wagons });
    g.cards.held[HUNGARY] = ['realm-01'];
    g.cards.held[MAMLUKS] = ['realm-03'];
    g.armed[HUNGARY] = { 'between-turns': true };
    g.armed[MAMLUKS] = { 'between-turns': true };
    const t = warring(g).answer(BYZANTIUM, 'pass');
    expect(t.question(HUNGARY).facts).toEqual({ window: 'between-turns' });
    t.answer(HUNGARY, 'pass');
    expect(t.question(MAMLUKS).facts).toEqual({ window: 'between-turns' });
    t.answer(MAMLUKS, 'pass');
    expect(t.question(HUNGARY).prompt).toBe('war-turn');
  });
  test('MU C-treaty-leave: whoever has not left by the end of the phase has made war', () => {
    const g = atWar({ armies: { banat: { [BYZANTIUM]: LI, [HUNGARY]: LI } } });
    g.overstaying = [{ player: BYZANTIUM, host: HUNGARY, at: 'banat', until: 1 }];
    const t = warring(g);
    while (!t.isOver) t.answer(t.asked[0].seat as typeof BYZANTIUM, 'pass');
    expect(g.honour[BYZANTIUM]).toBe(7);
    expect(areAtWar(g, BYZANTIUM, HUNGARY)).toBe(true);
    expect(g.overstaying).toEqual([]);
    expect(toldOf(t, 'armies-face')).toHaveLength(1);
    const gone = atWar({});
    gone.overstaying = [{ player: BYZANTIUM, host: HUNGARY, at: 'banat', until: 1 }];
    warring(gone);
    expect([gone.honour[BYZANTIUM], gone.overstaying]).toEqual([10, []]);
  });
});

describe('MU C-treaty-leave: guests who stay', () => {
  const staying = (armies: Parameters<typeof atWar>[0] = {}) => {
    const g = atWar({ markers: { serbia: HUNGARY }, ...armies });
    g.overstaying = [{ player: BYZANTIUM, host: HUNGARY, at: 'serbia', until: 1 }];
    const t = warring(g);
    while (!t.isOver && t.asked[0].prompt === 'war-turn') t.answer(t.asked[0].seat as typeof BYZANTIUM, 'pass');
    return t;
  };
  test('MU C-treaty-leave: where nobody stands in his way, the land is taken over, its marker and its buildings', () => {
    const g = atWar({ armies: { serbia: { [BYZANTIUM]: LI } }, markers: { serbia: HUNGARY } });
    g.buildings.military.serbia = 1;
    g.overstaying = [{ player: BYZANTIUM, host: HUNGARY, at: 'serbia', until: 1 }];
    const t = warring(g);
    while (t.asked[0].prompt === 'war-turn') t.answer(t.asked[0].seat as typeof BYZANTIUM, 'pass');
    // MU 5-conquer: without a battle there is no honour, but what is there may be plundered.
    expect(toldOf(t, 'conquered')).toMatchObject([{ player: BYZANTIUM, at: 'serbia', from: HUNGARY, isWon: false }]);
    expect(t.question(BYZANTIUM).prompt).toBe('take-or-plunder');
    expect([t.g.markers, t.g.honour[BYZANTIUM]]).toEqual([{}, 7]);
  });
  test('MU 5-control-markers: where armies face each other the marker goes, too', () => {
    const t = staying({ armies: { serbia: { [BYZANTIUM]: LI, [HUNGARY]: LI } } });
    expect(toldOf(t, 'conquered')).toEqual([]);
    expect([toldOf(t, 'armies-face').length, t.g.markers]).toEqual([1, {}]);
  });
});

describe('MU E-raid: barbarians who are left alone', () => {
  const left = () => {
    const g = atWar({
      armies: { nicaea: { [BYZANTIUM]: LI, barbarians: LI } },
      vehicles: [
        ['war-wagon', 1, BYZANTIUM, 'nicaea'],
        ['caravan', 1, MAMLUKS, 'nicaea'],
      ],
    });
    g.buildings.civil.nicaea = 2;
    g.market.nicaea = ['salt'];
    g.effects.push({ type: 'no-fighting', at: 'nicaea', until: 'round' });
    return g;
  };
  test('MU E-raid: when the last army goes away, they plunder at once', () => {
    const t = moving(left(), BYZANTIUM, 'nicaea')
      .answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)])
      .answer(BYZANTIUM, 'go', 'constantinople');
    expect([t.g.buildings.civil, t.g.market, t.g.vehicles.at]).toEqual([{}, {}, { [id(1)]: 'constantinople' }]);
    expect(toldOf(t, 'raided')).toMatchObject([{ at: 'nicaea' }]);
    expect('deserted' in t.g).toBe(false);
  });
  test('MU 5-control-loss-destroyed: what they destroy was his who has left it, with its markers', () => {
    const g = left();
    g.armies.nicaea = { [HUNGARY]: LI, barbarians: LI };
    g.vehicles.owner[id(1)] = HUNGARY;
    g.lastControl.nicaea = HUNGARY;
    g.buildings.military.nicaea = 1;
    g.markers = { ankara: HUNGARY, paphlagonia: BYZANTIUM };
    g.wars['player-1 player-2'] = { from: 1 };
    moving(g, HUNGARY, 'nicaea')
      .answer(HUNGARY, 'take', ['light-infantry:1', id(1)])
      .answer(HUNGARY, 'go', 'smyrna');
    expect([g.buildings.military, g.markers]).toEqual([{}, { paphlagonia: BYZANTIUM }]);
  });
  test('MU E-raid: and when the last unit is given up; the owner of what is there is asked before', () => {
    const g = left();
    g.cards.held[MAMLUKS] = ['realm-51'];
    const t = warring(g).answer(BYZANTIUM, 'give-up').answer(BYZANTIUM, 'give-up-piece', 'light-infantry@nicaea');
    expect(t.question(MAMLUKS).facts).toEqual({ window: 'plunder' });
    t.answer(MAMLUKS, 'use-card', 'realm-51').answer(MAMLUKS, 'name', id(2));
    expect([t.g.buildings.civil, t.g.vehicles.at]).toEqual([{}, { [id(2)]: 'nicaea' }]);
    // What was spared is not plundered over and over.
    expect([t.question(BYZANTIUM).prompt, toldOf(t, 'raided').length]).toEqual(['war-turn', 1]);
  });
  test('MU E-raid: not while comrades or others are still there', () => {
    const g = left();
    g.armies.nicaea = { ...g.armies.nicaea, [HUNGARY]: LI };
    const t = moving(g, BYZANTIUM, 'nicaea')
      .answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)])
      .answer(BYZANTIUM, 'go', 'constantinople');
    expect([t.g.buildings.civil, toldOf(t, 'raided')]).toEqual([{ nicaea: 2 }, []]);
  });
});

describe('armies that face each other', () => {
  const facing = () =>
    atWar({
      armies: { serbia: { [BYZANTIUM]: { 'heavy-infantry': 3 }, [HUNGARY]: LI } },
      wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
    });
  test('MU 5-facing: they do not fight by themselves; in the own turn one may attack in place', () => {
    const g = facing();
    const t = warring(g, [1, 6, 8, 1, 2, 3]);
    expect(controllerOf(g, 'serbia')).toBeUndefined();
    expect(open(t, BYZANTIUM, 'assault')).toEqual(['serbia']);
    t.answer(BYZANTIUM, 'assault', 'serbia');
    fightOut(t);
    expect(controllerOf(g, 'serbia')).toBe(BYZANTIUM);
    expect(toldOf(t, 'conquered')).toMatchObject([{ at: 'serbia', isWon: true }]);
    expect(g.tired.serbia?.[BYZANTIUM]).toEqual(g.armies.serbia?.[BYZANTIUM]);
    expect(t.isOver).toBe(true);
  });
  test('MU 5-facing: not with a stop marker, not where it is forbidden; barbarians before anybody else', () => {
    const tired = facing();
    tired.tired.serbia = { [BYZANTIUM]: { 'heavy-infantry': 3 } };
    expect(open(warring(tired), HUNGARY, 'assault')).toEqual(['serbia']);
    const banned = facing();
    banned.effects.push({ type: 'no-fighting', at: 'serbia', until: 'round' });
    expect(warring(banned).isOver).toBe(true);
    const crowded = facing();
    crowded.armies.serbia = { ...crowded.armies.serbia, barbarians: LI };
    const t = warring(crowded).answer(BYZANTIUM, 'assault', 'serbia');
    expect(t.g.battle?.sides.defender.side).toBe('barbarians');
  });
  test('MU V-ingame-uprising: a garrison that has stood beside the rebels all the time takes nothing back from them', () => {
    const g = atWar({ armies: { thrace: { [BYZANTIUM]: { 'heavy-infantry': 3 } } } });
    g.effects.push({ type: 'no-fighting', at: 'thrace', until: 'round' });
    placeBarbarians(g, 'thrace', LI);
    expect(toldOf(new Trial(g, beginEntering({ at: 'thrace', side: 'barbarians' })), 'armies-face')).toHaveLength(1);
    g.effects = [];
    fightOut(warring(g, [1, 6, 8]).answer(BYZANTIUM, 'assault', 'thrace'));
    expect([controllerOf(g, 'thrace'), g.honour[BYZANTIUM]]).toEqual([BYZANTIUM, 10]);
    expect(g.feats[BYZANTIUM]).not.toContainEqual({ event: 'uprisingSuppressed' });
  });
  test('MU V-ingame-conquest: whoever attacks an intruder in his own land and loses all has lost the land to him', () => {
    const g = atWar({
      armies: { buda: { [HUNGARY]: LI, [BYZANTIUM]: { 'heavy-infantry': 3 } } },
      wars: [[BYZANTIUM, HUNGARY, { from: 1 }]],
    });
    g.lastControl.buda = HUNGARY;
    g.buildings.civil.buda = 2;
    g.order = [HUNGARY, BYZANTIUM, MAMLUKS];
    const t = warring(g, [1, 6, 2, 1, 6, 2, 1, 6, 2]).answer(HUNGARY, 'assault', 'buda');
    fightOut(t);
    expect(toldOf(t, 'conquered')).toMatchObject([{ player: BYZANTIUM, at: 'buda', from: HUNGARY, isWon: true }]);
    expect(t.question(BYZANTIUM)).toMatchObject({ prompt: 'take-or-plunder', facts: { object: 'civil' } });
    expect(g.honour[BYZANTIUM]).toBe(10 + 1 + 2);
    t.answer(BYZANTIUM, 'take-over');
    expect(controllerOf(g, 'buda')).toBe(BYZANTIUM);
  });
  test('MU V-ingame-conquest: nothing is conquered where somebody else still stands in the way', () => {
    const contested = atWar({
      armies: { buda: { [HUNGARY]: LI, [BYZANTIUM]: { 'heavy-infantry': 3 }, [MAMLUKS]: { 'heavy-infantry': 3 } } },
      wars: [
        [BYZANTIUM, HUNGARY, { from: 1 }],
        [MAMLUKS, HUNGARY, { from: 1 }],
      ],
    });
    contested.lastControl.buda = HUNGARY;
    contested.order = [HUNGARY, BYZANTIUM, MAMLUKS];
    const t = warring(contested, [1, 6, 2, 1, 6, 2, 1, 6, 2]).answer(HUNGARY, 'assault', 'buda');
    t.answer(HUNGARY, 'opponent', BYZANTIUM);
    fightOut(t);
    expect(contested.armies.buda?.[HUNGARY]).toBeUndefined();
    expect([toldOf(t, 'conquered'), contested.honour[BYZANTIUM]]).toEqual([[], 10]);
  });
  test('MU 5-facing: whoever is at peace is attacked by an act of war', () => {
    const g = atWar({ armies: { serbia: { [BYZANTIUM]: { 'heavy-infantry': 3 }, [HUNGARY]: LI } } });
    const t = warring(g).answer(BYZANTIUM, 'assault', 'serbia');
    expect(t.question(BYZANTIUM).prompt).toBe('hostility');
    t.answer(BYZANTIUM, 'refrain');
    expect(t.question(BYZANTIUM).prompt).toBe('war-turn');
  });
});
