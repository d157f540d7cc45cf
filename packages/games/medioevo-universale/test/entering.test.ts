import { describe, expect, test } from 'vitest';
import { stow } from '../src/deeds/ships.js';
import { newVehicle } from '../src/deeds/vehicles.js';
import { type EnteringFrame, noteBefore } from '../src/flow/war/arrival.js';
import { beginEntering, beginLanding } from '../src/frames/war.js';
import type { Side } from '../src/ids.js';
import { controllerOf } from '../src/rules/control.js';
import { haltOf } from '../src/rules/movement/halt.js';
import type { War } from '../src/state.js';
import type { Clause } from '../src/treaties.js';
import type { Army } from '../src/troops.js';
import { Trial } from './table.js';
import { atWar, BYZANTIUM, fightOut, HUNGARY, id, LI, MAMLUKS, moving, offers, open, toldOf } from './warfare.js';

const HI3 = { 'heavy-infantry': 3 };
const HI3_TOKENS = ['heavy-infantry:1', 'heavy-infantry:2', 'heavy-infantry:3'];
const WAR: readonly [typeof BYZANTIUM, typeof HUNGARY, War][] = [[BYZANTIUM, HUNGARY, { from: 1 }]];
const rightOfWay = {
  parties: [BYZANTIUM, HUNGARY],
  clauses: [{ type: 'right-of-way', grantor: HUNGARY, grantee: BYZANTIUM } as const],
};
/** Three heavy infantry with a wagon, on their way from one area into another. */
const marching = (
  from: 'thrace' | 'serbia' | 'wallachia',
  to: string,
  what: Parameters<typeof atWar>[0] = {},
  dice?: readonly number[],
) => {
  const g = atWar({
    ...what,
    armies: { [from]: { [BYZANTIUM]: HI3 }, ...what.armies },
    vehicles: [['war-wagon', 1, BYZANTIUM, from], ...(what.vehicles ?? [])],
  });
  const t = moving(g, BYZANTIUM, from, dice).answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
  return { g, t: t.answer(BYZANTIUM, 'go', to) };
};

describe('what makes a force halt', () => {
  test('MU 5-move-halt: who stood beside it before is noted, and does not change with the armies (house 2)', () => {
    const g = atWar({ armies: { thrace: { [BYZANTIUM]: HI3 } } });
    const f = beginEntering({ at: 'bulgaria', side: BYZANTIUM }) as EnteringFrame;
    noteBefore(g, f);
    expect(f.before?.garrisons).toEqual({ thrace: HI3 });
    expect(f.before?.garrisons.thrace).not.toBe(g.armies.thrace?.[BYZANTIUM]);
  });
  test('MU 5-move-halt-horde: in land that is nobody’s the horde rises and fights', () => {
    const { g, t } = marching('thrace', 'bulgaria', {}, [4, 6, 8, 4, 6, 8]);
    expect(toldOf(t, 'barbarians-appeared')).toEqual([{ type: 'barbarians-appeared', at: 'bulgaria', army: LI }]);
    expect(g.vehicles.mp[id(1)]).toBeUndefined();
    fightOut(t);
    expect(g.armies.bulgaria?.barbarians).toBeUndefined();
    expect(controllerOf(g, 'bulgaria')).toBe(BYZANTIUM);
    expect(t.returned).toBe(true);
    expect(g.vehicles.stopped).toEqual({ [id(1)]: true });
  });
  test('MU E-resistance: a barbarian army that is there already fights alone, and without a piece left nobody rises', () => {
    const there = marching('thrace', 'bulgaria', { armies: { bulgaria: { barbarians: { archer: 2 } } } });
    expect(toldOf(there.t, 'barbarians-appeared')).toEqual([]);
    expect(there.g.battle?.sides.defender).toMatchObject({ side: 'barbarians', began: 2 });
    const empty = atWar({
      armies: { thrace: { [BYZANTIUM]: HI3 } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
    });
    empty.armies.rome = { barbarians: { 'light-infantry': 50 } };
    const t = moving(empty, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'go', 'bulgaria');
    expect(t.isOver).toBe(true);
    expect(controllerOf(empty, 'bulgaria')).toBe(BYZANTIUM);
    expect(toldOf(t, 'conquered')).toMatchObject([{ isWon: false }]);
  });
  test('MU 5-move-halt-army: where an opposing army stands the movement ends and battle begins', () => {
    const { g, t } = marching('serbia', 'banat', { armies: { banat: { [HUNGARY]: LI } }, wars: WAR });
    expect(toldOf(t, 'battle-began')).toEqual([
      { type: 'battle-began', at: 'banat', attacker: BYZANTIUM, defender: HUNGARY },
    ]);
    expect(g.vehicles.mp[id(1)]).toBeUndefined();
  });
  test('MU 5-move-halt-takeover: undefended land is taken without a fight and without honour', () => {
    const { g, t } = marching('serbia', 'banat', { wars: WAR });
    expect(t.isOver).toBe(true);
    expect(controllerOf(g, 'banat')).toBe(BYZANTIUM);
    expect(g.honour[BYZANTIUM]).toBe(10);
    expect(g.tired.banat).toEqual({ [BYZANTIUM]: HI3 });
  });
  test('MU 5-move-halt: neither own land nor a right of way nor friends make it halt', () => {
    const own = marching('thrace', 'constantinople');
    expect(open(own.t, BYZANTIUM, 'go')).toContain('nicaea');
    const guest = marching('serbia', 'banat', { armies: { banat: { [HUNGARY]: LI } }, treaties: [rightOfWay] });
    expect(open(guest.t, BYZANTIUM, 'go')).toContain('buda');
    expect(controllerOf(guest.g, 'banat')).toBe(HUNGARY);
    expect(haltOf(guest.g, BYZANTIUM, 'kronstadt', false)).toBeUndefined();
    expect(haltOf(guest.g, MAMLUKS, 'banat', false)).toBe('army');
  });
  test('MU 5-move-halt-takeover: the army of a friend who is a guest there hides nothing', () => {
    const isLet: Clause = { type: 'right-of-way', grantor: HUNGARY, grantee: MAMLUKS };
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: HI3 }, banat: { [MAMLUKS]: LI } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      wars: WAR,
      treaties: [{ parties: [HUNGARY, MAMLUKS], clauses: [isLet] }],
    });
    g.supports = [{ treaty: 'treaty-2', clause: 0, supporter: BYZANTIUM, beneficiary: MAMLUKS, minUnits: 1, round: 1 }];
    expect(haltOf(g, BYZANTIUM, 'banat', false)).toBe('takeover');
    const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'go', 'banat').answer(BYZANTIUM, 'enough');
    expect(toldOf(t, 'conquered')).toMatchObject([{ player: BYZANTIUM, from: HUNGARY, isWon: false }]);
    expect(controllerOf(g, 'banat')).toBe(BYZANTIUM);
  });
  test('MU C-war-hostile: an invasion in peace is confirmed before the step, and can be taken back', () => {
    const { g, t } = marching('serbia', 'banat');
    expect(t.question(BYZANTIUM)).toMatchObject({ prompt: 'hostility', facts: { against: [HUNGARY], honour: -3 } });
    expect(g.armies.serbia).toEqual({ [BYZANTIUM]: HI3 });
    t.answer(BYZANTIUM, 'refrain');
    expect(g.armies.serbia).toEqual({ [BYZANTIUM]: HI3 });
    expect(g.honour[BYZANTIUM]).toBe(10);
    t.answer(BYZANTIUM, 'go', 'banat').answer(BYZANTIUM, 'go-through');
    expect(g.honour[BYZANTIUM]).toBe(7);
    expect(controllerOf(g, 'banat')).toBe(BYZANTIUM);
  });
  test('MU clause.stationing: who may raise troops there may stay, but marches in only by right of way', () => {
    const stationing = { type: 'stationing', grantor: HUNGARY, grantee: BYZANTIUM } as const;
    const treaties = [{ parties: [BYZANTIUM, HUNGARY], clauses: [stationing] }];
    const { g, t } = marching('serbia', 'banat', { treaties });
    expect(t.question(BYZANTIUM)).toMatchObject({ prompt: 'hostility', facts: { against: [HUNGARY], honour: -5 } });
    t.answer(BYZANTIUM, 'go-through');
    expect([controllerOf(g, 'banat'), g.honour[BYZANTIUM]]).toEqual([BYZANTIUM, 5]);
    // Whoever was raised there is a guest, and goes home whenever he likes; his empty wagon does not come for him.
    const raised = atWar({
      armies: { banat: { [BYZANTIUM]: LI } },
      vehicles: [
        ['war-wagon', 1, BYZANTIUM, 'banat'],
        ['war-wagon', 1, BYZANTIUM, 'serbia'],
      ],
      treaties,
    });
    expect(controllerOf(raised, 'banat')).toBe(HUNGARY);
    const empty = moving(structuredClone(raised), BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [id(2)]);
    expect(open(empty, BYZANTIUM, 'go')).not.toContain('banat');
    const home = moving(raised, BYZANTIUM, 'banat').answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]);
    expect(home.question(BYZANTIUM).facts).toMatchObject({ hostile: expect.not.arrayContaining(['serbia']) });
    // A limit on those who march in holds for him as for anybody.
    const few = { type: 'right-of-way', grantor: HUNGARY, grantee: BYZANTIUM, maxUnits: 2 } as const;
    const both = atWar({
      armies: { serbia: { [BYZANTIUM]: HI3 } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      treaties: [{ parties: [BYZANTIUM, HUNGARY], clauses: [stationing, few] }],
    });
    const limited = moving(both, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    expect(open(limited, BYZANTIUM, 'go')).not.toContain('banat');
    // By card a unit out of the supply appears there as one that was bought.
    const landed = new Trial(
      atWar({ treaties }),
      beginLanding({ player: BYZANTIUM, at: 'banat', army: { cavalry: 1 } }),
    );
    expect([landed.isOver, controllerOf(landed.g, 'banat')]).toEqual([true, HUNGARY]);
  });
  test('MU C-war-truce: into the land of a partner nobody goes', () => {
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: HI3 } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      wars: [[BYZANTIUM, HUNGARY, { from: 1, truce: 1 }]],
    });
    const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    expect(open(t, BYZANTIUM, 'go')).not.toContain('banat');
    expect(open(t, BYZANTIUM, 'go')).toContain('macedonia');
  });
  test('MU card.1: where fighting is forbidden the armies only face each other', () => {
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: HI3 }, banat: { [HUNGARY]: LI } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      wars: WAR,
      markers: { banat: HUNGARY },
    });
    g.effects.push({ type: 'no-fighting', at: 'banat', until: 'round' });
    const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'go', 'banat');
    expect(t.isOver).toBe(true);
    expect(toldOf(t, 'armies-face')).toHaveLength(1);
    expect(controllerOf(g, 'banat')).toBeUndefined();
    // MU 5-control-markers Invaded, even without a battle.
    expect(g.markers).toEqual({});
    expect(g.tired.banat).toEqual({ [BYZANTIUM]: HI3 });
  });
});

describe('at sea', () => {
  const sailing = (what: Parameters<typeof atWar>[0] = {}) => {
    const g = atWar({
      ...what,
      armies: { constantinople: { [BYZANTIUM]: HI3 }, 'sea-of-marmara': { [HUNGARY]: LI } },
      vehicles: [
        ['galley', 1, BYZANTIUM, 'constantinople'],
        ['galley', 1, HUNGARY, 'sea-of-marmara'],
      ],
    });
    stow(g, 'sea-of-marmara', HUNGARY);
    return { g, t: moving(g, BYZANTIUM, 'constantinople').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]) };
  };
  test('MU 5-move-halt: in peace galleys pass each other, unless one declares an attack', () => {
    const { g, t } = sailing();
    expect(open(t, BYZANTIUM, 'attack')).toEqual(['sea-of-marmara']);
    t.answer(BYZANTIUM, 'go', 'sea-of-marmara');
    expect(g.battle).toBeUndefined();
    expect(offers(t, BYZANTIUM, 'go')).toBe(true);
    const other = sailing();
    other.t.answer(BYZANTIUM, 'attack', 'sea-of-marmara').answer(BYZANTIUM, 'go-through');
    expect(other.g.honour[BYZANTIUM]).toBe(7);
    expect(other.g.battle).toMatchObject({ at: 'sea-of-marmara' });
  });
  test('MU 5-move-halt-army: at war they fight; barbarian galleys always do', () => {
    const { g, t } = sailing({ wars: WAR });
    t.answer(BYZANTIUM, 'go', 'sea-of-marmara');
    expect(g.battle?.sides.defender.side).toBe(HUNGARY);
    const raiders = atWar({ armies: { 'sea-of-marmara': { barbarians: LI } } });
    expect(haltOf(raiders, BYZANTIUM, 'sea-of-marmara', false)).toBe('army');
  });
});

describe('several parties', () => {
  const crowd = (wars: readonly [typeof BYZANTIUM, typeof HUNGARY | typeof MAMLUKS, War][]) =>
    marching('serbia', 'banat', {
      armies: { banat: { barbarians: LI, [HUNGARY]: LI, [MAMLUKS]: LI } },
      wars: wars.map(([a, b, war]) => [a, b, war]),
    });
  test('MU 5-multi: barbarians first, then in the order of one’s choice, each battle by itself', () => {
    const { g, t } = crowd([
      [BYZANTIUM, HUNGARY, { from: 1 }],
      [BYZANTIUM, MAMLUKS, { from: 1 }],
    ]);
    expect(g.battle?.sides.defender.side).toBe('barbarians');
    g.chance.script = [1, 6, 8, 1, 6, 8];
    fightOut(t);
    expect(t.question(BYZANTIUM).prompt).toBe('fight-whom');
    expect(open(t, BYZANTIUM, 'opponent')).toEqual([HUNGARY, MAMLUKS]);
    t.answer(BYZANTIUM, 'opponent', MAMLUKS);
    expect(g.battle?.sides.defender.side).toBe(MAMLUKS);
  });
  test('MU 5-multi-allies: whoever is at peace and does not hold the land is attacked only if one wants to', () => {
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: HI3 }, banat: { [MAMLUKS]: LI } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      wars: WAR,
      treaties: [
        {
          parties: [HUNGARY, MAMLUKS],
          clauses: [{ type: 'right-of-way', grantor: HUNGARY, grantee: MAMLUKS }],
        },
      ],
    });
    const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'go', 'banat');
    expect(open(t, BYZANTIUM, 'opponent')).toEqual([MAMLUKS]);
    t.answer(BYZANTIUM, 'enough');
    expect(g.honour[BYZANTIUM]).toBe(10);
    expect(controllerOf(g, 'banat')).toBeUndefined();
    expect(toldOf(t, 'armies-face')).toHaveLength(1);
  });
  test('MU 5-multi-allies: whoever has come during a battle fights whoever is left of it', () => {
    const joined = (what: Parameters<typeof atWar>[0], to: string, dice: readonly number[]) => {
      const g = atWar({ vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']], ...what });
      g.horde = { dice: [1, 5, 7] };
      g.cards.held[MAMLUKS] = ['realm-35'];
      const t = moving(g, BYZANTIUM, 'serbia', dice).answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]);
      t.answer(BYZANTIUM, 'go', to).answer(MAMLUKS, 'use-card', 'realm-35').answer(MAMLUKS, 'name', 'cavalry');
      return { g, t };
    };
    const { g, t } = joined({ armies: { serbia: { [BYZANTIUM]: LI } } }, 'bulgaria', [1, 1, 2, 1, 6, 6]);
    fightOut(t);
    expect(toldOf(t, 'battle-began').map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [BYZANTIUM, 'barbarians'],
      [MAMLUKS, 'barbarians'],
    ]);
    expect([g.armies.bulgaria, controllerOf(g, 'bulgaria')]).toEqual([{ [MAMLUKS]: { cavalry: 1 } }, MAMLUKS]);
    const land = { armies: { serbia: { [BYZANTIUM]: LI }, banat: { [HUNGARY]: HI3 } }, wars: WAR };
    const invaded = joined(land, 'banat', [1, 1, 2, 4, 6, 8]);
    fightOut(invaded.t.answer(MAMLUKS, 'go-through')).answer(HUNGARY, 'plunder');
    expect(toldOf(invaded.t, 'battle-began')).toMatchObject([{ attacker: BYZANTIUM }, { attacker: MAMLUKS }]);
  });
  test('MU tech.influence: whoever is won over before the first round begins was not beaten', () => {
    const won = (window: 'battle-start' | 'round-start') => {
      const g = atWar({ armies: { acre: { [MAMLUKS]: LI }, antakya: { [MAMLUKS]: LI, barbarians: LI } } });
      g.technologies[MAMLUKS] = ['influence'];
      g.points[MAMLUKS] = { orange: 2 };
      const t = new Trial(g, beginEntering({ at: 'antakya', side: MAMLUKS }));
      while (t.question(MAMLUKS).facts?.window !== window) t.answer(MAMLUKS, 'pass');
      t.answer(MAMLUKS, 'use-technology', 'influence').answer(MAMLUKS, 'name', 'antakya');
      t.answer(MAMLUKS, 'name', 'light-infantry');
      return [toldOf(t, 'conquered')[0]?.isWon, g.honour[MAMLUKS], g.feats[MAMLUKS]];
    };
    expect(won('battle-start')).toEqual([false, 10, undefined]);
    expect(won('round-start')).toEqual([false, 10, undefined]);
  });
});

describe('who conquers', () => {
  test('MU C-support: where an army under orders stands beside the victor, the beneficiary chooses', () => {
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: HI3 }, banat: { [HUNGARY]: LI, [MAMLUKS]: LI } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      wars: [
        [BYZANTIUM, HUNGARY, { from: 1 }],
        [MAMLUKS, HUNGARY, { from: 1 }],
      ],
    });
    g.supports = [
      { treaty: 'treaty-1', clause: 0, supporter: MAMLUKS, beneficiary: BYZANTIUM, minUnits: 1, units: [], round: 1 },
    ];
    const t = moving(g, BYZANTIUM, 'serbia', [1, 6, 8, 1, 2, 3]).answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    fightOut(t.answer(BYZANTIUM, 'go', 'banat'));
    while (t.asked[0]?.prompt === 'fight-whom') t.answer(BYZANTIUM, 'enough');
    expect(open(t, BYZANTIUM, 'conqueror')).toEqual([BYZANTIUM, MAMLUKS]);
    t.answer(BYZANTIUM, 'conqueror', MAMLUKS);
    expect(toldOf(t, 'conquered')).toMatchObject([{ player: MAMLUKS, at: 'banat' }]);
  });
  test('MU C-war-hostile: nobody is given what he could only take by an act of war', () => {
    const isLet: Clause = { type: 'right-of-way', grantor: HUNGARY, grantee: MAMLUKS };
    const { g, t } = marching(
      'serbia',
      'banat',
      {
        armies: { banat: { [HUNGARY]: LI, [MAMLUKS]: LI } },
        wars: WAR,
        treaties: [
          { parties: [HUNGARY, MAMLUKS], clauses: [isLet] },
          {
            parties: [BYZANTIUM, MAMLUKS],
            clauses: [{ type: 'attack', supporter: MAMLUKS, beneficiary: BYZANTIUM, minUnits: 1 }],
          },
        ],
      },
      [1, 6, 8, 1, 2, 3],
    );
    g.supports = [{ treaty: 'treaty-2', clause: 0, supporter: MAMLUKS, beneficiary: BYZANTIUM, minUnits: 1, round: 1 }];
    fightOut(t);
    while (t.asked[0]?.prompt === 'fight-whom') t.answer(BYZANTIUM, 'enough');
    expect(t.isOver).toBe(true);
    expect(toldOf(t, 'conquered')).toMatchObject([{ player: BYZANTIUM, from: HUNGARY }]);
    expect(Object.keys(g.treaties)).toContain('treaty-1');
  });
});

describe('what comes of a battle', () => {
  test('MU 5-nowinner: where all fall, a start territory returns and other land is barbarian; objects stay', () => {
    const lonely = (to: 'bulgaria' | 'banat', what: Parameters<typeof atWar>[0], dice: readonly number[]) => {
      const g = atWar({
        ...what,
        armies: { serbia: { [BYZANTIUM]: LI }, ...what?.armies },
        vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      });
      const t = moving(g, BYZANTIUM, 'serbia', dice).answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]);
      fightOut(t.answer(BYZANTIUM, 'go', to));
      expect(t.isOver).toBe(true);
      expect(g.armies[to]).toBeUndefined();
      expect([g.vehicles.owner[id(1)], g.vehicles.at[id(1)]]).toEqual([BYZANTIUM, to]);
      return g;
    };
    const wild = lonely('bulgaria', {}, [1, 6, 8]);
    expect([controllerOf(wild, 'bulgaria'), wild.honour[BYZANTIUM]]).toEqual([undefined, 9]);
    const settled = lonely('banat', { armies: { banat: { [HUNGARY]: LI } }, wars: WAR }, [1, 6, 8, 1, 2, 3]);
    expect(controllerOf(settled, 'banat')).toBe(HUNGARY);
  });
  test('MU 5-conquer-defender: what a destroyed attacker leaves falls to whoever beat him', () => {
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: LI }, banat: { [HUNGARY]: { 'heavy-infantry': 3 } } },
      vehicles: [['war-wagon', 2, BYZANTIUM, 'serbia']],
      wars: WAR,
    });
    const t = moving(g, BYZANTIUM, 'serbia', [1, 1, 1, 3, 5, 8]).answer(BYZANTIUM, 'take', ['light-infantry:1', id(1)]);
    fightOut(t.answer(BYZANTIUM, 'go', 'banat'));
    expect(t.question(HUNGARY)).toMatchObject({ prompt: 'take-or-plunder', facts: { object: id(1), florin: 100 } });
    t.answer(HUNGARY, 'take-over');
    expect(g.vehicles.owner[id(1)]).toBe(HUNGARY);
    expect(g.vehicles.stopped[id(1)]).toBe(true);
    expect(t.isOver).toBe(true);
  });
  test('MU 5-retreat-after: after a retreat the army may go on with a wagon that waits there', () => {
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: HI3 }, banat: { [HUNGARY]: { 'heavy-infantry': 4 } } },
      vehicles: [
        ['war-wagon', 1, BYZANTIUM, 'serbia'],
        ['war-wagon', 1, BYZANTIUM, 'serbia'],
      ],
      wars: WAR,
    });
    g.markers.serbia = BYZANTIUM;
    const t = moving(g, BYZANTIUM, 'serbia', [1, 6, 8, 1, 3, 5]);
    const promptNow = (): string | undefined => t.asked[0]?.prompt;
    t.answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]).answer(BYZANTIUM, 'go', 'banat');
    while (promptNow() !== 'announce-retreat') {
      const { seat, choices } = t.asked[0];
      t.answer(seat as typeof BYZANTIUM, choices.some(c => c.kind === 'no-quarter') ? 'no-quarter' : choices[0].kind);
    }
    t.answer(BYZANTIUM, 'retreat');
    while (promptNow() !== 'retreat-to') {
      const { seat, choices } = t.asked[0];
      const [first] = choices;
      if (first.shape === 'subset') t.answer(seat as typeof BYZANTIUM, first.kind, []);
      else if (first.shape === 'allot')
        t.answer(seat as typeof BYZANTIUM, first.kind, { [Object.keys(first.caps)[0]]: first.total });
      else t.answer(seat as typeof BYZANTIUM, first.kind);
    }
    t.answer(BYZANTIUM, 'retreat-to', 'serbia');
    fightOut(t);
    expect(g.armies.banat).toMatchObject({ [HUNGARY]: expect.anything() });
    expect(t.question(BYZANTIUM).prompt).toBe('move-on');
    t.answer(BYZANTIUM, 'regroup');
    const tokens = open(t, BYZANTIUM, 'take');
    expect(tokens).toContain(id(2));
    t.answer(
      BYZANTIUM,
      'take',
      tokens.filter(each => each !== id(1)),
    ).answer(BYZANTIUM, 'go', 'macedonia');
    t.answer(BYZANTIUM, 'halt');
    expect(Object.keys(g.armies.macedonia ?? {})).toEqual([BYZANTIUM]);
    expect(g.vehicles.stopped).toEqual({ [id(1)]: true, [id(2)]: true });
    expect(g.tired.macedonia).toEqual(g.armies.macedonia);
  });
});

describe('barbarians who come', () => {
  const coming = (g: ReturnType<typeof atWar>, at: 'thrace' | 'rome', dice?: readonly number[]) =>
    new Trial(g, beginEntering({ at, side: 'barbarians' as Side }), dice);
  test('MU E-raid: alone they plunder, and a marker is gone', () => {
    const g = atWar({ armies: { rome: { barbarians: LI } }, markers: { rome: HUNGARY } });
    g.buildings.civil.rome = 2;
    const t = coming(g, 'rome');
    expect(t.returned).toBe(true);
    expect([g.buildings.civil.rome, g.markers.rome]).toEqual([undefined, undefined]);
  });
  test('MU 2-barbarians-attack: they fight whoever is there, in the order the first player names', () => {
    const g = atWar({ armies: { thrace: { barbarians: LI, [HUNGARY]: LI, [MAMLUKS]: LI } } });
    g.phase = 2;
    const t = coming(g, 'thrace');
    expect(t.question(BYZANTIUM).prompt).toBe('fight-whom');
    t.answer(BYZANTIUM, 'opponent', MAMLUKS);
    expect(g.battle?.sides).toMatchObject({ attacker: { side: 'barbarians' }, defender: { side: MAMLUKS } });
  });
  test('MU window.entered: the mover, then who controls the land, then the others', () => {
    const g = atWar({
      armies: { serbia: { [BYZANTIUM]: HI3 } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
      wars: WAR,
    });
    g.cards.held = { [BYZANTIUM]: ['realm-06'], [HUNGARY]: ['realm-24'], [MAMLUKS]: ['realm-01'] } as never;
    const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [...HI3_TOKENS, id(1)]);
    t.answer(BYZANTIUM, 'go', 'banat');
    const asked: string[] = [];
    while (t.asked[0]?.prompt === 'window') {
      expect(t.asked[0].facts).toMatchObject({ window: 'entered' });
      asked.push(t.asked[0].seat);
      t.answer(t.asked[0].seat as typeof BYZANTIUM, 'pass');
    }
    expect(asked).toEqual([BYZANTIUM, HUNGARY, MAMLUKS]);
  });
  test('MU E-move: a galley of barbarians that nobody is left to win is taken off the map', () => {
    const SEA = 'western-black-sea';
    const met = (mine: Army, dice: readonly number[]) => {
      const g = atWar({
        armies: { [SEA]: { [BYZANTIUM]: mine, barbarians: LI } },
        vehicles: [['galley', 1, BYZANTIUM, SEA]],
      });
      newVehicle(g, 'galley', 1, 'barbarians', SEA);
      stow(g, SEA, BYZANTIUM);
      return new Trial(g, beginEntering({ at: SEA, side: BYZANTIUM }), dice);
    };
    // Neither is left, and both galleys stay afloat.
    const t = fightOut(met({ archer: 1 }, [8, 1, 2, 3, 8, 8]));
    expect(t.g.armies).toEqual({});
    expect(t.g.vehicles.owner).toEqual({ [id(1)]: BYZANTIUM });
    // MU 5-naval-sink Whoever is left takes it over.
    const won = fightOut(met({ archer: 2 }, [1, 8, 8]));
    won.answer(BYZANTIUM, 'take-over');
    expect(won.g.vehicles.owner).toEqual({ [id(1)]: BYZANTIUM, [id(2)]: BYZANTIUM });
  });
});
