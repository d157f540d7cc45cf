import { describe, expect, test } from 'vitest';
import type { Level } from '../src/ids.js';
import { canStart, takeable } from '../src/rules/movement/choices.js';
import { costOfStep } from '../src/rules/movement/cost.js';
import { wayOf, waysOf } from '../src/rules/movement/step.js';
import { roomOf } from '../src/rules/movement/vehicles.js';
import { fullMp } from '../src/rules/vehicles.js';
import { atWar, BYZANTIUM, HUNGARY, id, LI, MAMLUKS, moving, offers, open, type Piece, toldOf } from './warfare.js';

const THREE = { 'light-infantry': 3 };
const THREE_TOKENS = ['light-infantry:1', 'light-infantry:2', 'light-infantry:3'];

describe('a completed movement', () => {
  test('MU 5-move-complete: by wagon to a waiting galley, the wagon back, then the galley: all one movement', () => {
    const g = atWar({
      armies: { thrace: { [BYZANTIUM]: THREE } },
      vehicles: [
        ['war-wagon', 1, BYZANTIUM, 'thrace'],
        ['galley', 1, BYZANTIUM, 'constantinople'],
      ],
    });
    const t = moving(g, BYZANTIUM, 'thrace');
    t.answer(BYZANTIUM, 'take', [...THREE_TOKENS, id(1)]).answer(BYZANTIUM, 'go', 'constantinople');
    expect(g.vehicles.mp[id(1)]).toBe(5);
    t.answer(BYZANTIUM, 'regroup').answer(BYZANTIUM, 'take', [id(1)]);
    t.answer(BYZANTIUM, 'go', 'thrace');
    expect(g.armies.constantinople).toEqual({ [BYZANTIUM]: THREE });
    t.answer(BYZANTIUM, 'regroup').answer(BYZANTIUM, 'from', 'constantinople');
    t.answer(BYZANTIUM, 'take', [...THREE_TOKENS, id(2)]).answer(BYZANTIUM, 'go', 'sea-of-marmara');
    expect(g.vehicles.aboard[id(2)]).toEqual(THREE);
    expect([g.vehicles.mp[id(1)], g.vehicles.mp[id(2)]]).toEqual([4, 5]);
    t.answer(BYZANTIUM, 'halt');
    expect(t.returned).toBe(true);
    expect(g.vehicles.stopped).toEqual({ [id(1)]: true, [id(2)]: true });
    expect(g.tired).toEqual({ 'sea-of-marmara': { [BYZANTIUM]: THREE } });
    expect(g.movement).toBeUndefined();
  });
  test('MU 5-move-complete: who is left behind has a stop marker, who is picked up goes along', () => {
    const g = atWar({
      armies: { thrace: { [BYZANTIUM]: { archer: 2 } }, constantinople: { [BYZANTIUM]: { cavalry: 1 } } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']],
    });
    const t = moving(g, BYZANTIUM, 'thrace');
    t.answer(BYZANTIUM, 'take', ['archer:1', 'archer:2', id(1)]).answer(BYZANTIUM, 'go', 'constantinople');
    t.answer(BYZANTIUM, 'regroup');
    expect(takeable(g, BYZANTIUM, 'constantinople')).toEqual(['archer:1', 'archer:2', 'cavalry:1', id(1)]);
    t.answer(BYZANTIUM, 'take', ['archer:1', 'cavalry:1', id(1)]).answer(BYZANTIUM, 'go', 'nicaea');
    expect(g.armies).toEqual({
      constantinople: { [BYZANTIUM]: { archer: 1 } },
      nicaea: { [BYZANTIUM]: { archer: 1, cavalry: 1 } },
    });
    t.answer(BYZANTIUM, 'halt');
    expect(g.tired.constantinople).toEqual({ [BYZANTIUM]: { archer: 1 } });
    expect(g.tired.nicaea).toEqual({ [BYZANTIUM]: { archer: 1, cavalry: 1 } });
    expect(takeable(g, BYZANTIUM, 'constantinople')).toEqual([]);
  });
  test('MU 5-move-complete: a movement of no steps is taken back, and nothing is stopped', () => {
    const g = atWar({ vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']] });
    const t = moving(g, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', [id(1)]);
    expect(offers(t, BYZANTIUM, 'halt')).toBe(false);
    t.answer(BYZANTIUM, 'refrain');
    expect(t.returned).toBe(false);
    expect(g.vehicles.stopped).toEqual({});
  });
  test('MU 5-move: it ends by itself when nothing can go on', () => {
    const g = atWar({ vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']] });
    g.vehicles.mp[id(1)] = 1;
    const t = moving(g, BYZANTIUM, 'thrace')
      .answer(BYZANTIUM, 'take', [id(1)])
      .answer(BYZANTIUM, 'go', 'constantinople');
    expect(t.returned).toBe(true);
    expect(g.vehicles.stopped).toEqual({ [id(1)]: true });
  });
});

describe('points and places', () => {
  test('MU 5-move-table: capacity 3, 6, 9 and 6, 7, 8 points; an engine has 4 points and carries nothing', () => {
    const g = atWar({
      vehicles: [
        ['war-wagon', 2, BYZANTIUM, 'thrace'],
        ['galley', 3, BYZANTIUM, 'constantinople'],
        ['engine', 1, BYZANTIUM, 'thrace'],
      ],
    });
    expect([1, 2, 3].map(n => roomOf(g, id(n)))).toEqual([6, 9, 0]);
    expect([fullMp('war-wagon', 1), fullMp('galley', 2), fullMp('war-wagon', 3), fullMp('engine', 3)]).toEqual([
      6, 7, 8, 4,
    ]);
  });
  test('MU 5-move-mp: units move only as cargo; each vehicle pays for itself', () => {
    const g = atWar({
      armies: { thrace: { [BYZANTIUM]: { archer: 4 } } },
      vehicles: [
        ['war-wagon', 1, BYZANTIUM, 'thrace'],
        ['engine', 1, BYZANTIUM, 'thrace'],
      ],
    });
    const group = (archer: number, vehicles: readonly number[]) => ({
      at: 'thrace' as const,
      army: { archer },
      vehicles: vehicles.map(id),
    });
    expect(waysOf(g, BYZANTIUM, group(1, []))).toEqual([]);
    expect(waysOf(g, BYZANTIUM, group(1, [2]))).toEqual([]);
    expect(waysOf(g, BYZANTIUM, group(4, [1]))).toEqual([]);
    expect([...waysOf(g, BYZANTIUM, group(3, [1, 2]))].sort()).toEqual(['bulgaria', 'constantinople', 'thessalonica']);
    const t = moving(g, BYZANTIUM, 'thrace');
    t.answer(BYZANTIUM, 'take', ['archer:1', id(1), id(2)]).answer(BYZANTIUM, 'go', 'constantinople');
    expect([g.vehicles.mp[id(1)], g.vehicles.mp[id(2)]]).toEqual([5, 3]);
    delete g.vehicles.mp[id(2)];
    expect(wayOf(g, BYZANTIUM, { at: 'constantinople', army: {}, vehicles: [id(1), id(2)] }, 'thrace')).toBeUndefined();
  });
  test('MU 5-move-load: who is asked whom to take along is told how many the transports hold', () => {
    const g = atWar({
      armies: { thrace: { [BYZANTIUM]: THREE } },
      vehicles: [
        ['war-wagon', 2, BYZANTIUM, 'thrace'],
        ['engine', 1, BYZANTIUM, 'thrace'],
      ],
    });
    expect(moving(g, BYZANTIUM, 'thrace').question(BYZANTIUM).facts).toEqual({ at: 'thrace', room: { [id(1)]: 6 } });
  });
  test('MU 5-move-load: a galley II with a wagon, a catapult and 3 units uses 5 of 6 places', () => {
    const g = atWar({
      armies: { constantinople: { [BYZANTIUM]: { archer: 5 } } },
      vehicles: [
        ['galley', 2, BYZANTIUM, 'constantinople'],
        ['war-wagon', 1, BYZANTIUM, 'constantinople'],
        ['engine', 1, BYZANTIUM, 'constantinople'],
      ],
    });
    const aboard = (archer: number) => ({
      at: 'constantinople' as const,
      army: { archer },
      vehicles: [id(1), id(2), id(3)],
    });
    expect(wayOf(g, BYZANTIUM, aboard(3), 'northern-aegean')).toBe('ends');
    expect(wayOf(g, BYZANTIUM, aboard(4), 'northern-aegean')).toBe('ends');
    expect(wayOf(g, BYZANTIUM, aboard(5), 'northern-aegean')).toBeUndefined();
    const t = moving(g, BYZANTIUM, 'constantinople');
    t.answer(BYZANTIUM, 'take', ['archer:1', 'archer:2', 'archer:3', id(1), id(2), id(3)]);
    t.answer(BYZANTIUM, 'go', 'northern-aegean');
    expect(g.vehicles.carrier).toEqual({ [id(2)]: id(1), [id(3)]: id(1) });
    // Only the galley pays; what it carries has its points still.
    expect([1, 2, 3].map(n => g.vehicles.mp[id(n)])).toEqual([6, 6, 4]);
    expect(g.armies['northern-aegean']).toEqual({ [BYZANTIUM]: { archer: 3 } });
    t.answer(BYZANTIUM, 'go', 'smyrna');
    expect(g.vehicles.carrier).toEqual({});
    expect(g.vehicles.aboard).toEqual({});
  });
  test('MU 5-naval-siege: engines go aboard the galleys that can use them, and stay on them', () => {
    const sailing = (galleys: readonly Level[], engines: readonly Level[]) => {
      const g = atWar({
        armies: { constantinople: { [BYZANTIUM]: { archer: 1 } } },
        vehicles: [
          ...galleys.map((level): Piece => ['galley', level, BYZANTIUM, 'constantinople']),
          ...engines.map((level): Piece => ['engine', level, BYZANTIUM, 'constantinople']),
        ],
      });
      const all = [...galleys, ...engines].map((_, i) => id(i + 1));
      const t = moving(g, BYZANTIUM, 'constantinople').answer(BYZANTIUM, 'take', ['archer:1', ...all]);
      return t.answer(BYZANTIUM, 'go', 'northern-aegean');
    };
    expect(sailing([1, 1], [1, 1]).g.vehicles.carrier).toEqual({ [id(3)]: id(1), [id(4)]: id(2) });
    expect(sailing([1, 3], [3]).g.vehicles.carrier).toEqual({ [id(3)]: id(2) });
    expect(sailing([3, 1], [1, 3]).g.vehicles.carrier).toEqual({ [id(3)]: id(2), [id(4)]: id(1) });
    // What none can use goes where there is room.
    expect(sailing([1], [1, 1]).g.vehicles.carrier).toEqual({ [id(2)]: id(1), [id(3)]: id(1) });
    // MU 5-move-load The owner has changed it: so it stays on the way.
    const t = sailing([1, 1], [1, 1]);
    t.g.vehicles.carrier = { [id(3)]: id(2), [id(4)]: id(1) };
    t.answer(BYZANTIUM, 'go', 'southern-aegean');
    expect(t.g.vehicles.carrier).toEqual({ [id(3)]: id(2), [id(4)]: id(1) });
  });
  test('MU 5-move-load: nobody stays behind at sea without a place, and ships change their load there', () => {
    const g = atWar({
      armies: { 'northern-aegean': { [BYZANTIUM]: { archer: 4 } } },
      vehicles: [
        ['galley', 1, BYZANTIUM, 'northern-aegean'],
        ['galley', 1, BYZANTIUM, 'northern-aegean'],
      ],
    });
    const leaving = (archer: number) => ({ at: 'northern-aegean' as const, army: { archer }, vehicles: [id(1)] });
    expect([0, 1, 3].map(archer => wayOf(g, BYZANTIUM, leaving(archer), 'southern-aegean'))).toEqual([
      undefined,
      'ends',
      'ends',
    ]);
    const t = moving(g, BYZANTIUM, 'northern-aegean');
    t.answer(BYZANTIUM, 'take', ['archer:1', id(1)]).answer(BYZANTIUM, 'go', 'southern-aegean');
    expect(g.vehicles.aboard).toEqual({ [id(1)]: { archer: 1 }, [id(2)]: { archer: 3 } });
  });
  test('MU 5-move-dock: docking and casting off cost a point each, port or not', () => {
    const g = atWar({ vehicles: [['galley', 1, BYZANTIUM, 'thrace']] });
    const t = moving(g, BYZANTIUM, 'thrace').answer(BYZANTIUM, 'take', [id(1)]);
    expect(open(t, BYZANTIUM, 'go')).toEqual(['northern-aegean']);
    t.answer(BYZANTIUM, 'go', 'northern-aegean').answer(BYZANTIUM, 'go', 'nicaea');
    expect(g.vehicles.mp[id(1)]).toBe(4);
    expect([
      costOfStep(g, BYZANTIUM, 'thrace', 'northern-aegean'),
      costOfStep(g, BYZANTIUM, 'northern-aegean', 'thrace'),
    ]).toEqual([1, 1]);
  });
  test('MU 5-move-castle: out of an own castle for nothing and without transport, not back', () => {
    const g = atWar({ armies: { thrace: { [BYZANTIUM]: THREE } }, vehicles: [['engine', 1, BYZANTIUM, 'thrace']] });
    g.buildings.military.thrace = 2;
    expect(waysOf(g, BYZANTIUM, { at: 'thrace', army: THREE, vehicles: [] })).toEqual([]);
    g.buildings.military.thrace = 3;
    delete g.vehicles.mp[id(1)];
    expect([...waysOf(g, BYZANTIUM, { at: 'thrace', army: THREE, vehicles: [id(1)] })].sort()).toEqual([
      'bulgaria',
      'constantinople',
      'thessalonica',
    ]);
    expect(costOfStep(g, BYZANTIUM, 'constantinople', 'thrace')).toBe(1);
    // A stop marker holds them all the same; and the castle must be one's own.
    g.vehicles.stopped[id(1)] = true;
    expect(takeable(g, BYZANTIUM, 'thrace')).not.toContain(id(1));
    expect(costOfStep(g, HUNGARY, 'thrace', 'bulgaria')).toBe(1);
  });
  test('MU 5-move-castle: between two castles nobody walks to and fro for ever', () => {
    const g = atWar({ armies: { thrace: { [BYZANTIUM]: THREE } } });
    g.buildings.military.thrace = 3;
    g.buildings.military.constantinople = 3;
    const t = moving(g, BYZANTIUM, 'thrace');
    t.answer(BYZANTIUM, 'take', THREE_TOKENS);
    for (let i = 0; i < 6; i++) t.answer(BYZANTIUM, 'go', 'constantinople').answer(BYZANTIUM, 'go', 'thrace');
    expect(open(t, BYZANTIUM, 'go')).toEqual([]);
    t.answer(BYZANTIUM, 'halt');
    expect(t.g.armies.thrace?.[BYZANTIUM]).toEqual(THREE);
  });
  test('MU 5-move-dardanelles: crossed like any border by whoever goes by land', () => {
    const g = atWar({
      armies: { constantinople: { [BYZANTIUM]: LI } },
      vehicles: [['war-wagon', 1, BYZANTIUM, 'constantinople']],
    });
    const army = { at: 'constantinople' as const, army: LI };
    expect(wayOf(g, BYZANTIUM, { ...army, vehicles: [id(1)] }, 'nicaea')).toBe('ends');
    expect(wayOf(g, BYZANTIUM, { ...army, vehicles: [] }, 'nicaea')).toBeUndefined();
  });
  test('MU X-terrain-move: mountains 3, hills and forest 2, a river 1 more; the sea 1, castles free', () => {
    const g = atWar({ options: { terrain: true } });
    expect(costOfStep(g, BYZANTIUM, 'thessalonica', 'macedonia')).toBe(4);
    expect(costOfStep(g, BYZANTIUM, 'macedonia', 'bulgaria')).toBe(2);
    expect(costOfStep(g, BYZANTIUM, 'nicaea', 'paphlagonia')).toBe(2);
    expect(costOfStep(g, MAMLUKS, 'cairo', 'upper-egypt')).toBe(2);
    expect(costOfStep(g, BYZANTIUM, 'thrace', 'constantinople')).toBe(1);
    expect(costOfStep(g, BYZANTIUM, 'northern-aegean', 'smyrna')).toBe(2);
    expect(costOfStep(g, BYZANTIUM, 'smyrna', 'northern-aegean')).toBe(1);
    g.buildings.military.thessalonica = 3;
    expect(costOfStep(g, BYZANTIUM, 'thessalonica', 'macedonia')).toBe(0);
  });
  test('MU X-terrain: without the variant every area costs one point; with it, too few points forbid the step', () => {
    const plain = atWar();
    expect(costOfStep(plain, BYZANTIUM, 'thessalonica', 'macedonia')).toBe(1);
    const g = atWar({ options: { terrain: true }, vehicles: [['war-wagon', 1, BYZANTIUM, 'thessalonica']] });
    g.vehicles.mp[id(1)] = 3;
    const group = { at: 'thessalonica' as const, army: {}, vehicles: [id(1)] };
    expect(waysOf(g, BYZANTIUM, group)).not.toContain('macedonia');
    expect(waysOf(g, BYZANTIUM, group)).toContain('thrace');
  });
});

describe('empty vehicles', () => {
  test('MU 5-move-unmanned: no horde and no conquest; into foreign land only by right', () => {
    const g = atWar({
      vehicles: [
        ['war-wagon', 1, HUNGARY, 'banat'],
        ['war-wagon', 1, BYZANTIUM, 'macedonia'],
      ],
    });
    const t = moving(g, HUNGARY, 'banat')
      .answer(HUNGARY, 'take', [id(1)])
      .answer(HUNGARY, 'go', 'serbia');
    expect(g.armies).toEqual({});
    expect(open(t, HUNGARY, 'go')).not.toContain('macedonia');
    expect(open(t, HUNGARY, 'go')).toContain('bulgaria');
    const treaty = {
      parties: [BYZANTIUM, HUNGARY],
      clauses: [{ type: 'right-of-way', grantor: BYZANTIUM, grantee: HUNGARY } as const],
    };
    const friend = atWar({ vehicles: [['war-wagon', 1, HUNGARY, 'serbia']], treaties: [treaty] });
    expect(wayOf(friend, HUNGARY, { at: 'serbia', army: {}, vehicles: [id(1)] }, 'macedonia')).toBe('ends');
  });
  test('MU 5-move-unmanned: where an opposing army stands they fall to its owner; barbarians destroy them', () => {
    const wars = [[BYZANTIUM, HUNGARY, { from: 1 }]] as const;
    const g = atWar({
      armies: { bulgaria: { barbarians: LI }, 'western-black-sea': { [HUNGARY]: LI } },
      vehicles: [
        ['war-wagon', 1, BYZANTIUM, 'thrace'],
        ['galley', 1, HUNGARY, 'western-black-sea'],
        ['galley', 2, BYZANTIUM, 'constantinople'],
      ],
      wars: [...wars].map(([a, b, war]) => [a, b, war]),
    });
    moving(g, BYZANTIUM, 'thrace')
      .answer(BYZANTIUM, 'take', [id(1)])
      .answer(BYZANTIUM, 'go', 'bulgaria');
    expect(g.vehicles.type[id(1)]).toBeUndefined();
    const t = moving(g, BYZANTIUM, 'constantinople').answer(BYZANTIUM, 'take', [id(3)]);
    t.answer(BYZANTIUM, 'go', 'western-black-sea').answer(HUNGARY, 'take-over');
    expect(g.vehicles.owner[id(3)]).toBe(HUNGARY);
    expect(t.isOver).toBe(true);
  });
  test('MU 5-move-unmanned: only an enemy has them for nothing; in peace it would be an act of war', () => {
    const entering = (...wars: NonNullable<Parameters<typeof atWar>[0]>['wars'] & object) => {
      const g = atWar({
        armies: { banat: { [HUNGARY]: LI, [MAMLUKS]: LI } },
        vehicles: [['war-wagon', 1, BYZANTIUM, 'serbia']],
        wars: [[HUNGARY, MAMLUKS, { from: 1 }], ...wars],
      });
      const t = moving(g, BYZANTIUM, 'serbia').answer(BYZANTIUM, 'take', [id(1)]);
      return t.answer(BYZANTIUM, 'go', 'banat');
    };
    expect(entering().asked.map(({ seat }) => seat)).toEqual([BYZANTIUM]);
    expect(entering([BYZANTIUM, MAMLUKS, { from: 2, by: MAMLUKS }]).asked.map(({ seat }) => seat)).toEqual([BYZANTIUM]);
    expect(entering([BYZANTIUM, MAMLUKS, { from: 1 }]).asked).toMatchObject([
      { seat: MAMLUKS, prompt: 'take-or-plunder' },
    ]);
  });
});

describe('who goes at all', () => {
  test('MU 5-sequence: what nobody can move is not offered', () => {
    const g = atWar({ armies: { thrace: { [BYZANTIUM]: LI } } });
    expect(canStart(g, BYZANTIUM, 'thrace')).toBe(false);
    g.buildings.military.thrace = 3;
    expect(canStart(g, BYZANTIUM, 'thrace')).toBe(true);
    g.tired.thrace = { [BYZANTIUM]: LI };
    expect(canStart(g, BYZANTIUM, 'thrace')).toBe(false);
  });
  test('MU card.3: a closed territory is neither entered nor left, and a movement held up ends', () => {
    const g = atWar({ vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']] });
    g.cards.held[HUNGARY] = ['realm-03'];
    g.armed[HUNGARY] = { 'move-step': true };
    const t = moving(g, BYZANTIUM, 'thrace')
      .answer(BYZANTIUM, 'take', [id(1)])
      .answer(BYZANTIUM, 'go', 'constantinople');
    t.answer(HUNGARY, 'use-card', 'realm-03').answer(HUNGARY, 'name', 'constantinople');
    expect(g.vehicles.at[id(1)]).toBe('thrace');
    expect(g.vehicles.mp[id(1)]).toBe(6);
    expect(toldOf(t, 'way-barred')).toHaveLength(1);
    expect(t.isOver).toBe(true);
    expect(wayOf(g, BYZANTIUM, { at: 'thrace', army: {}, vehicles: [id(1)] }, 'constantinople')).toBeUndefined();
  });
  test('MU window.move-step: all but the mover are asked, and only those who want to be', () => {
    const g = atWar({ vehicles: [['war-wagon', 1, BYZANTIUM, 'thrace']] });
    for (const player of [BYZANTIUM, HUNGARY, MAMLUKS]) g.cards.held[player] = [];
    g.cards.held[HUNGARY] = ['realm-03'];
    const t = moving(g, BYZANTIUM, 'thrace')
      .answer(BYZANTIUM, 'take', [id(1)])
      .answer(BYZANTIUM, 'go', 'constantinople');
    expect(g.vehicles.at[id(1)]).toBe('constantinople');
    g.armed[HUNGARY] = { 'move-step': true };
    t.answer(BYZANTIUM, 'go', 'nicaea');
    expect(t.question(HUNGARY).prompt).toBe('window');
    t.answer(HUNGARY, 'pass');
    expect(g.vehicles.at[id(1)]).toBe('nicaea');
  });
});
