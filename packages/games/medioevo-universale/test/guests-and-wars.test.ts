import { describe, expect, test } from 'vitest';
import { addUnits } from '../src/deeds/armies.js';
import { endBattle } from '../src/deeds/battle-end.js';
import { eliminate } from '../src/deeds/elimination.js';
import { breakTreaty } from '../src/deeds/treaties.js';
import { declareWar, makePeace, makeTruce, openHostilities } from '../src/deeds/wars.js';
import { beginFinal } from '../src/frames/rounds.js';
import { beginWar } from '../src/frames/war.js';
import type { Player } from '../src/ids.js';
import { retreatsNow } from '../src/rules/battle/retreat.js';
import { controllerOf } from '../src/rules/control.js';
import { areAtWar, isGuestOf, mayFight } from '../src/rules/relations.js';
import type { MU } from '../src/state.js';
import type { Clause, Support } from '../src/treaties.js';
import type { Arrangement } from './arrange.js';
import { fight, put, roundOf, until } from './fights.js';
import { game, Trial } from './table.js';
import { BYZANTIUM as A, atWar, HUNGARY as B, MAMLUKS as C, fightOut, id, LI, moving, toldOf } from './warfare.js';

const pact = (...clauses: Clause[]) => ({ parties: [A, B], clauses });
const rightOfWay: Clause = { type: 'right-of-way', grantor: B, grantee: A };
const defence: Clause = { type: 'defence', supporter: A, beneficiary: B, minUnits: 1 };
const support: Support = { treaty: 'treaty-1', clause: 0, supporter: A, beneficiary: B, minUnits: 1, round: 1 };

/** Everybody passes until the phase of war is over, or something else is asked. */
const passed = (g: MU): Trial => {
  const t = new Trial(g, beginWar());
  while (t.asked[0]?.prompt === 'war-turn') t.answer(t.asked[0].seat as Player, 'pass');
  return t;
};
const inPhase = (g: MU, phase: MU['phase'], round = g.round): MU => Object.assign(g, { phase, round });
const offerPeace = (t: Trial): Trial =>
  t.answer(B, 'offer-peace', A).answer(A, 'look-at-proposal', 'proposal-12.1').answer(A, 'accept-proposal');

/** A comes out of Serbia into Banat, which is B's by birth, and B has something to answer with. */
const invading = (what: Arrangement & { card?: 'realm-24' | 'realm-25' } = {}, dice?: readonly number[]) => {
  const { card, armies, ...rest } = what;
  const g = atWar({
    wars: [[A, B, { from: 1 }]],
    armies: { serbia: { [A]: { 'heavy-infantry': 3 } }, buda: { [B]: LI }, ...armies },
    vehicles: [['war-wagon', 1, A, 'serbia']],
    ...rest,
  });
  if (card) {
    g.cards.held[B] = [card];
    g.armed[B] = { entered: true };
  }
  const all = ['heavy-infantry:1', 'heavy-infantry:2', 'heavy-infantry:3', id(1)];
  return moving(g, A, 'serbia', dice).answer(A, 'take', all).answer(A, 'go', 'banat');
};

describe('MU 5-control: who has only just come has not taken it yet', () => {
  const relieved = (card: 'realm-24' | 'realm-25'): Trial => {
    const t = invading({ card }).answer(B, 'use-card', card);
    if (card === 'realm-24') return t.answer(B, 'name', 'cavalry');
    t.answer(B, 'muster', 'buda').answer(B, 'go', 'banat');
    return t.whileAsked('relief-from', 'pass');
  };
  for (const card of ['realm-24', 'realm-25'] as const)
    test(`MU card.${card.slice(-2)}: whom the militia defends is the holder still, and no guest in his own land`, () => {
      const { g } = relieved(card);
      expect(g.battle).toMatchObject({ at: 'banat', round: 0, holder: B });
      makePeace(g, A, B);
      expect(g.overstaying).toEqual([{ player: A, host: B, at: 'banat', until: 2 }]);
      expect(controllerOf(g, 'banat')).toBe(B);
    });
  test('MU card.24: also where it was held by a marker, which a battle takes away', () => {
    const t = new Trial(
      atWar({ wars: [[A, B, { from: 1 }]], armies: { serbia: { [A]: LI } }, markers: { serbia: B } }),
    );
    const { g } = t;
    g.flow.push({ proc: 'entering', step: 'halt', at: 'serbia', side: A, holder: B } as never);
    addUnits(g, 'serbia', B, LI);
    delete g.markers.serbia;
    makePeace(g, A, B);
    expect(g.overstaying).toMatchObject([{ player: A, host: B, at: 'serbia' }]);
  });
  test('MU 5-control-test: whoever has conquered it is the holder for all who come later', () => {
    const t = invading();
    expect(toldOf(t, 'conquered')).toMatchObject([{ player: A, at: 'banat' }]);
    addUnits(t.g, 'banat', B, LI);
    makePeace(t.g, A, B);
    expect(t.g.overstaying).toMatchObject([{ player: B, host: A, at: 'banat' }]);
  });
  test('MU C-war-peace: made before the land was taken, it is not taken any more', () => {
    const t = offerPeace(invading({ card: 'realm-24' })).answer(B, 'pass');
    expect(toldOf(t, 'conquered')).toEqual([]);
    expect(controllerOf(t.g, 'banat')).toBe(B);
    expect(t.g.overstaying).toMatchObject([{ player: A, host: B, at: 'banat', until: 2 }]);
  });
});

describe('MU C-war-peace: made while an army comes in', () => {
  test('MU C-war-peace: nobody must fight the army of whom he has made peace with', () => {
    const t = offerPeace(invading({ card: 'realm-24', armies: { banat: { [B]: LI } } })).answer(B, 'pass');
    expect(t.question(A).choices.map(({ kind }) => kind)).toEqual(['opponent', 'enough']);
    t.answer(A, 'enough');
    expect([toldOf(t, 'battle-began'), t.g.honour[A], controllerOf(t.g, 'banat')]).toEqual([[], 10, B]);
  });
});

describe('MU C-treaty-leave: until the end of the next phase 5', () => {
  const guest = (): MU => {
    const g = atWar({ armies: { buda: { [A]: LI } }, treaties: [pact(rightOfWay)] });
    return Object.assign(g, { lastControl: {} });
  };
  for (const [phase, last] of [
    [4, 1],
    [5, 2],
    [6, 2],
  ] as const)
    test(`MU C-treaty-leave: a right that ends in phase ${phase} of round 1`, () => {
      const g = inPhase(guest(), phase);
      breakTreaty(g, 'treaty-1', B);
      expect(g.overstaying).toEqual([{ player: A, host: B, at: 'buda', until: last }]);
    });
  test('MU C-war-peace: a peace between two battle rounds traps nobody', () => {
    const t = invading({ armies: { banat: { [B]: { 'light-infantry': 6 } } } }, Array(40).fill(2));
    until(t, 'parley');
    while (t.g.battle && (t.g.battle.round < 1 || !t.g.battle.isBetweenRounds)) roundOf(t);
    makePeace(t.g, A, B);
    fightOut(t);
    expect(t.g.armies.banat).toMatchObject({ [A]: expect.anything(), [B]: expect.anything() });
    expect(passed(t.g).g.honour[A]).toBe(10);
    expect(areAtWar(t.g, A, B)).toBe(false);
    // He has the whole next round for it, but no more.
    expect(passed(inPhase(t.g, 5, 2)).g.honour[A]).toBe(7);
    expect(areAtWar(t.g, A, B)).toBe(true);
  });
  test('MU 7-last: no phase 5 comes any more, so nothing follows, and the land counts for its host', () => {
    const g = guest();
    breakTreaty(g, 'treaty-1', B);
    const t = passed(g);
    expect([t.g.honour[A], areAtWar(t.g, A, B), controllerOf(t.g, 'buda')]).toEqual([10, false, B]);
    const end = new Trial(inPhase(t.g, 7), beginFinal());
    expect(toldOf(end, 'guest-overstayed')).toEqual([]);
    expect(controllerOf(end.g, 'buda')).toBe(B);
  });
});

describe('MU C-support: when it ends, so does the right to stay', () => {
  const supporting = (what: Arrangement = {}): MU => {
    const g = atWar({
      wars: [[B, C, { from: 1, by: C }]],
      treaties: [pact(defence)],
      armies: { buda: { [A]: LI }, cairo: { [C]: LI } },
      ...what,
    });
    g.supports = [{ ...support }];
    return g;
  };
  test('MU C-support: whoever breaks the treaty must go home, and has taken nothing', () => {
    const g = supporting();
    expect(controllerOf(g, 'buda')).toBe(B);
    const t = new Trial(g).answer(A, 'break-treaty', 'treaty-1');
    expect([t.g.supports, t.g.honour[A]]).toEqual([[], 8]);
    expect(t.g.overstaying).toEqual([{ player: A, host: B, at: 'buda', until: 2 }]);
    expect(controllerOf(t.g, 'buda')).toBe(B);
  });
  test('MU D-bankrupt-out: it ends with the war, also if the enemy has left the game', () => {
    const g = inPhase(supporting(), 3);
    eliminate(g, C);
    expect(g.supports).toEqual([]);
    expect(g.overstaying).toEqual([{ player: A, host: B, at: 'buda', until: 1 }]);
  });
  test('MU D-bankrupt-out: not if there is another war for which it is due', () => {
    const realms = ['byzantium', 'hungary', 'mamluks', 'golden-horde'] as const;
    const both: Arrangement['wars'] = [
      [B, C, { from: 1, by: C }],
      [B, 'player-4', { from: 1, by: 'player-4' }],
    ];
    const g = supporting({ realms, wars: both });
    eliminate(g, C);
    expect([g.supports.length, g.overstaying]).toEqual([1, []]);
  });
});

describe('MU C-allied: who helps under a pact is a guest while the battle lasts', () => {
  const helped = (banat: NonNullable<Arrangement['armies']>['banat']): MU => {
    const g = atWar({ wars: [[B, C, { from: 1, by: C }]], treaties: [pact(defence)], armies: { banat: banat! } });
    g.battle = fight({ at: 'banat', attacker: [C, LI], defender: [B, LI] }).g.battle!;
    return g;
  };
  test('MU tech.cartography: then he must go, and the land is still its owner’s', () => {
    const g = helped({ [B]: LI, [A]: { cavalry: 1 } });
    expect(isGuestOf(g, A, B, 'banat')).toBe(true);
    endBattle(g);
    expect(g.overstaying).toEqual([{ player: A, host: B, at: 'banat', until: 2 }]);
    expect(controllerOf(g, 'banat')).toBe(B);
  });
  test('MU C-allied: whoever may be there anyway need not', () => {
    const g = helped({ [B]: LI, [A]: { cavalry: 1 } });
    g.treaties['treaty-2'] = { ...pact(rightOfWay), isSecret: false, signed: 1 };
    endBattle(g);
    expect(g.overstaying).toEqual([]);
  });
  test('MU C-treaty-leave: where the host has lost the land meanwhile, nobody offends him by staying', () => {
    const g = helped({ [C]: LI, [A]: { cavalry: 1 } });
    endBattle(g);
    expect(g.overstaying).toHaveLength(1);
    g.lastControl.banat = C;
    const t = passed(inPhase(g, 5, 2));
    expect([t.g.honour[A], areAtWar(t.g, A, B), t.g.overstaying]).toEqual([10, false, []]);
  });
});

describe('MU C-war-declare: guests in the lands of whom war is declared on', () => {
  const visiting = (what: Arrangement = {}): MU =>
    inPhase(
      atWar({
        armies: { buda: { [A]: LI }, zagreb: { [A]: LI } },
        markers: { zagreb: B },
        treaties: [pact(rightOfWay)],
        ...what,
      }),
      2,
    );
  test('MU C-war-declare: they take nothing before it may be fought', () => {
    const g = visiting();
    declareWar(g, A, B);
    expect([controllerOf(g, 'buda'), controllerOf(g, 'zagreb'), g.honour[A]]).toEqual([B, B, 8]);
    passed(inPhase(g, 5));
    expect([controllerOf(g, 'buda'), controllerOf(g, 'zagreb'), g.honour[A]]).toEqual([B, B, 8]);
    expect(mayFight(g, A, B)).toBe(false);
  });
  test('MU C-treaty-leave: then they take it over like any who have stayed too long, and the war was declared', () => {
    const g = visiting();
    declareWar(g, A, B);
    const t = passed(inPhase(g, 5, 2));
    expect(toldOf(t, 'conquered')).toMatchObject([
      { player: A, at: 'buda', from: B },
      { player: A, at: 'zagreb', from: B },
    ]);
    expect([t.g.markers, t.g.honour[A], controllerOf(t.g, 'buda')]).toEqual([{}, 8, A]);
  });
  test('MU C-war-declare: it buys no time for who had to leave before', () => {
    const g = visiting({ treaties: [] });
    g.overstaying = [{ player: A, host: B, at: 'buda', until: 1 }];
    declareWar(g, A, B);
    expect(passed(inPhase(g, 5)).g.honour[A]).toBe(7);
  });
  test('MU C-war-declare: if it is answered at once, the same round decides', () => {
    const g = visiting();
    declareWar(g, A, B);
    openHostilities(g, B, A);
    const t = passed(inPhase(g, 5));
    expect([toldOf(t, 'conquered').length, t.g.honour[A], t.g.honour[B]]).toEqual([2, 8, 10]);
  });
  test('MU C-war-truce: while it holds, nobody takes anything', () => {
    const g = visiting();
    declareWar(g, A, B);
    inPhase(g, 5, 2);
    makeTruce(g, A, B);
    const t = passed(g);
    expect([toldOf(t, 'conquered'), t.g.honour[A], controllerOf(t.g, 'buda')]).toEqual([[], 8, B]);
    expect(toldOf(passed(inPhase(t.g, 5, 3)), 'conquered')).toHaveLength(2);
  });
  test('MU C-war-peace: made before, everybody has the usual time to leave, once', () => {
    const g = visiting();
    declareWar(g, A, B);
    makePeace(inPhase(g, 5, 2), A, B);
    expect(g.overstaying).toEqual([
      { player: A, host: B, at: 'buda', until: 3 },
      { player: A, host: B, at: 'zagreb', until: 3 },
    ]);
  });
  test('MU C-war-hostile: an attack without declaration gives no land away either; the end of the phase does', () => {
    const g = inPhase(visiting(), 5);
    openHostilities(g, A, B);
    expect([controllerOf(g, 'buda'), g.honour[A]]).toEqual([B, 5]);
    expect(toldOf(passed(g), 'conquered')).toHaveLength(2);
  });
  test('MU C-treaty-leave: the first who stays opens the war, and all others of the two are settled with him', () => {
    const g = inPhase(visiting({ treaties: [] }), 5);
    g.overstaying = [
      { player: A, host: B, at: 'buda', until: 1 },
      { player: A, host: B, at: 'zagreb', until: 1 },
    ];
    const t = passed(g);
    expect(toldOf(t, 'conquered').map(({ at }) => at)).toEqual(['buda', 'zagreb']);
    expect([t.g.markers, t.g.overstaying, t.g.honour[A]]).toEqual([{}, [], 7]);
  });
});

describe('retreats', () => {
  test('MU 5-nowinner: where nobody is left, nobody takes what the retreating left behind', () => {
    const retreating = (left: number): Trial => {
      const g = atWar({
        wars: [[A, B, { from: 1 }]],
        armies: { serbia: { [A]: { 'heavy-infantry': 1 } }, banat: { [B]: { 'light-infantry': 2 } } },
        vehicles: [
          ['war-wagon', 1, A, 'serbia'],
          ['engine', 1, A, 'banat'],
        ],
      });
      // What is stopped does not go along.
      g.vehicles.stopped[id(2)] = true;
      const t = moving(g, A, 'serbia', [1, 4, 7, 1, 2, 5]).answer(A, 'take', ['heavy-infantry:1', id(1)]);
      until(t.answer(A, 'go', 'banat'), 'announce-retreat').answer(A, 'retreat');
      until(t, 'retreat-to');
      g.armies.banat![B] = { 'light-infantry': left };
      return t.answer(A, 'retreat-to', 'serbia');
    };
    // One falls by the loss value of this round: somebody is left, or nobody.
    expect(retreating(2).question(B).prompt).toBe('take-or-plunder');
    const none = retreating(1);
    expect(none.g.armies.banat).toBeUndefined();
    expect(none.asked.map(({ prompt }) => prompt)).not.toContain('take-or-plunder');
    expect([none.g.vehicles.owner[id(2)], controllerOf(none.g, 'banat')]).toEqual([A, B]);
  });
  test('MU clause.right-of-way: no more units retreat into the lands of a host than may be there', () => {
    const limited = (archer: number, elsewhere: Arrangement['armies'] = {}) => {
      const t = fight({
        at: 'serbia',
        attacker: [A, { archer }],
        defender: [C, { archer: 1 }],
        treaties: [pact({ ...rightOfWay, maxUnits: 1 } as Clause)],
        with: g => {
          put(g, A, 'war-wagon', 1, 'serbia');
          Object.assign(g.armies, elsewhere);
        },
      });
      return retreatsNow(t.g);
    };
    expect(limited(3)).not.toContain('banat');
    expect(limited(3)).toContain('macedonia');
    expect(limited(1)).toContain('banat');
    expect(limited(1, { zagreb: { [A]: LI } })).not.toContain('banat');
  });
});

describe('MU clause.right-of-way: a guest by a secret treaty', () => {
  const FAR = { banat: { [A]: { cavalry: 2 } }, buda: { [B]: LI } };
  const guest = (armies: Arrangement['armies'] = FAR): MU => {
    const g = atWar({
      armies,
      treaties: [pact(rightOfWay, { type: 'payment', from: A, to: B, amount: 7, when: 'each-round' })],
    });
    g.treaties['treaty-1'] = { ...g.treaties['treaty-1']!, isSecret: true, lastRound: 9 };
    return g;
  };
  const imagined = (g: MU, by: Player): MU => game.imagine(g, by, '55'.repeat(16));

  test('MU 5-control-test: the land stays his host’s also for who knows nothing of the treaty', () => {
    const g = guest();
    expect(controllerOf(g, 'banat')).toBe(B);
    for (const seat of [A, B, C]) expect(controllerOf(imagined(g, seat), 'banat')).toBe(B);
  });
  test('MU 5-control-test: so it does beside an army of his host', () => {
    const g = guest({ banat: { [A]: LI, [B]: LI } });
    expect(controllerOf(imagined(g, C), 'banat')).toBe(B);
  });
  test('MU C-treaty: no more of it is known than what is seen: that he may be there', () => {
    const known = Object.values(imagined(guest(), C).treaties);
    expect(known).toMatchObject([{ clauses: [{ ...rightOfWay, territories: ['banat'] }] }]);
    expect(known[0]).not.toHaveProperty('lastRound');
    expect(imagined(guest(), A).treaties).toEqual(guest().treaties);
  });
  test('MU C-support: that one helps by it is seen, with how much and with which units is not (M-73)', () => {
    const g = guest();
    g.supports = [{ ...support, minUnits: 4, units: [{ at: 'banat', army: LI }] }];
    expect(imagined(g, C).supports).toEqual([{ ...support, minUnits: 1, units: [] }]);
    expect(imagined(g, A).supports).toEqual(g.supports);
  });
  test('MU C-treaty: where nobody stands by it nothing is known of it', () => {
    expect(imagined(guest({ serbia: { [A]: LI }, buda: { [B]: LI } }), C).treaties).toEqual({});
  });
});
