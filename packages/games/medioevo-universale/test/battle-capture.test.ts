import { describe, expect, test } from 'vitest';
import { beginEntering } from '../src/frames/war.js';
import { sizeOf } from '../src/rules/armies.js';
import type { Army } from '../src/troops.js';
import { armyAt, fight, put, roundOf, told, until } from './fights.js';
import { Trial } from './table.js';
import { atWar, id, moving, open } from './warfare.js';

const [one, two] = ['player-1', 'player-2'] as const;

describe('MU 5-capture: prisoners', () => {
  test('MU 5-capture: two against one, with the card counted before the value is halved', () => {
    const t = fight({
      attacker: [one, { 'heavy-infantry': 2 }],
      defender: [two, { 'heavy-infantry': 1, archer: 0 }],
      dice: [1, 5, 7, 2, 3, 4],
      with: g => {
        g.armies.bulgaria = { [one]: { 'heavy-infantry': 2 }, [two]: { 'light-infantry': 1 } };
        g.cards.held[one] = ['realm-05'];
      },
    });
    until(t, 'declare-capture');
    expect(t.question(one).facts).toMatchObject({ isPenalised: true });
    t.answer(one, 'capture');
    // MU 5-capture-declare No retreat in the same round.
    until(t, 'announce-retreat', 'window');
    t.answer(one, 'use-card', 'realm-05').answer(one, 'name', 'attacker');
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { attack: 5 }, defender: { attack: 3 } });
    expect(t.g.prisoners).toEqual({ [one]: { [two]: { 'light-infantry': 1 } } });
    expect(t.g.feats[one]).toContainEqual({ event: 'unitsCaptured', count: 1 });
    expect(t.returned).toMatchObject({ how: 'destroyed', winner: 'attacker' });
  });
  test('MU 5-capture-declare: three times as many have no penalty', () => {
    const t = fight({
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 1 }],
      dice: [1, 5, 7, 2, 3, 4],
    });
    until(t, 'declare-capture');
    expect(t.question(one).facts).toMatchObject({ isPenalised: false });
    roundOf(t.answer(one, 'capture'));
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { attack: 7 } });
    expect(t.g.prisoners).toEqual({ [one]: { [two]: { archer: 1 } } });
  });
  test('MU 5-capture-win: those destroyed by arms are captured in the form they had, those by their own losses are not', () => {
    const t = fight({
      attacker: [one, { cavalry: 4 }],
      defender: [two, { 'heavy-infantry': 1, 'light-infantry': 1 }],
      dice: [8, 2, 3, 8, 2, 2, 7],
      with: g => {
        g.armies.bulgaria = { [one]: { 'light-infantry': 6 }, [two]: { 'heavy-infantry': 1, archer: 1 } };
      },
    });
    until(t, 'declare-capture').answer(one, 'capture');
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'attacker', toDefender: 2 });
    expect(t.g.prisoners).toEqual({ [one]: { [two]: { 'light-infantry': 1 } } });
    expect(armyAt(t, two)).toBeUndefined();
  });
  test('MU 5-capture-win: whoever loses or ties captures nobody', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { archer: 1 }],
      dice: [1, 5, 6, 2, 3, 8],
    });
    until(t, 'declare-capture').answer(one, 'capture');
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'defender' });
    expect(t.g.prisoners).toEqual({});
  });
  test('MU 5-capture-freed: if the captor falls to his own losses the prisoners have won', () => {
    const t = fight({
      attacker: [one, { archer: 1 }],
      defender: [two, { 'light-infantry': 1 }],
      dice: [8, 2, 5, 7, 1, 2, 4],
    });
    until(t, 'declare-capture').answer(one, 'capture');
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'attacker' });
    expect(t.g.prisoners).toEqual({});
    expect(armyAt(t, two)).toEqual({ 'light-infantry': 1 });
    expect(t.returned).toEqual({ how: 'destroyed', winner: 'defender', rounds: 1 });
    expect(told(t, 'prisoners-freed')).toHaveLength(1);
    // MU objective.thisRound Nobody was beaten but the captor.
    expect(t.g.feats[one]?.some(({ event }) => event === 'unitDefeated')).not.toBe(true);
    expect(t.g.feats[two]).toContainEqual({ event: 'unitDefeated', type: 'archer', owner: 'player' });
  });
  test('MU 5-capture-freed: whoever had moved before does not move again, whatever he has become', () => {
    const g = atWar({
      armies: { macedonia: { [one]: { 'heavy-infantry': 1 } }, serbia: { [two]: { 'light-infantry': 2 } } },
      wars: [[one, two, { from: 1 }]],
      vehicles: [
        ['war-wagon', 1, one, 'macedonia'],
        ['war-wagon', 1, one, 'macedonia'],
      ],
    });
    const t = moving(g, one, 'macedonia', [1, 1, 2, 2, 2, 8]);
    t.answer(one, 'take', ['heavy-infantry:1', id(1)]).answer(one, 'go', 'serbia');
    until(t, 'declare-capture').answer(one, 'no-quarter').answer(two, 'capture');
    expect(told(until(t), 'prisoners-freed')).toHaveLength(1);
    expect([g.armies.serbia, g.tired.serbia]).toEqual([{ [one]: { 'light-infantry': 1 } }, g.armies.serbia]);
    // A wagon that comes for him may not take him along.
    const fetching = moving(g, one, 'macedonia')
      .answer(one, 'take', [id(2)])
      .answer(one, 'go', 'serbia');
    expect(open(fetching.answer(one, 'regroup'), one, 'take')).toEqual([id(2)]);
  });
  test('MU 5-capture-freed: a defender who was tired is, and one who was not is not', () => {
    const freed = (tired: Army) => {
      const t = fight({
        attacker: [one, { archer: 1 }],
        defender: [two, { 'light-infantry': 1 }],
        dice: [8, 2, 5, 7, 1, 2, 4],
        with: g => {
          if (sizeOf(tired) > 0) g.tired.bulgaria = { [two]: tired };
        },
      });
      roundOf(until(t, 'declare-capture').answer(one, 'capture'));
      expect(armyAt(t, two)).toEqual({ 'light-infantry': 1 });
      return t.g.tired;
    };
    expect(freed({ 'light-infantry': 1 })).toEqual({ bulgaria: { [two]: { 'light-infantry': 1 } } });
    expect(freed({})).toEqual({});
  });
  test('MU 5-capture: barbarians go to their supply, but count as captured', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 6 }],
      defender: ['barbarians', { 'light-infantry': 2 }],
      horde: [1, 1, 1],
      dice: [1, 5, 7],
    });
    until(t, 'declare-capture').answer(one, 'capture');
    roundOf(t);
    expect(t.g.prisoners).toEqual({});
    expect(t.g.feats[one]).toContainEqual({ event: 'unitsCaptured', count: 2 });
  });
  test('MU card.51: a safe unit is removed instead', () => {
    const t = fight({
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 1 }],
      dice: [1, 5, 7, 2, 3, 4],
      with: g => {
        g.effects.push({ type: 'safe-unit', at: 'bulgaria', player: two, troop: 'archer', count: 1, until: 'round' });
      },
    });
    until(t, 'declare-capture').answer(one, 'capture');
    roundOf(t);
    expect(t.g.prisoners).toEqual({});
    expect(armyAt(t, two)).toBeUndefined();
  });
  test('MU card.40: twice as many may be enough; MU card.41: or it costs only two', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { archer: 1 }],
      with: g => {
        g.cards.held[one] = ['realm-40'];
      },
    });
    until(t, 'window').answer(one, 'use-card', 'realm-40');
    expect(until(t, 'declare-capture').question(one).facts).toMatchObject({ isPenalised: false });
    const lightly = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { archer: 2 }],
      dice: [1, 5, 8, 2, 3, 4],
      with: g => {
        g.cards.held[one] = ['realm-41'];
      },
    });
    until(lightly, 'window').answer(one, 'use-card', 'realm-41');
    until(lightly, 'declare-capture').answer(one, 'capture');
    roundOf(lightly);
    expect(told(lightly, 'melee-decided')[0]).toMatchObject({ attacker: { attack: 6 } });
  });
});

describe('MU 5-surrender', () => {
  const facing = () =>
    fight({ attacker: [one, { archer: 5, 'hired-archer': 1 }], defender: [two, { cavalry: 5 }], markers: {} });
  test('MU 5-surrender: whoever gives up sets all units aside; the other has won', () => {
    const t = facing();
    expect(t.question(one).prompt).toBe('parley');
    t.answer(one, 'offer-surrender').answer(two, 'accept-surrender');
    expect(t.returned).toEqual({ how: 'surrender', winner: 'defender', rounds: 0 });
    expect(t.g.aside.fresh).toEqual({ [one]: { archer: 5 } });
    expect(armyAt(t, one)).toBeUndefined();
    expect(t.g.feats[two]).toContainEqual(expect.objectContaining({ event: 'battleWon', enemyUnits: 6 }));
    // MU V-ingame-army Who surrenders is neither destroyed nor captured.
    expect(t.g.feats[two]?.map(({ event }) => event)).not.toContain('largeArmyDefeated');
  });
  test('MU 5-surrender: it may be demanded, and refused; each side speaks once in a pause', () => {
    const t = facing();
    t.answer(one, 'demand-surrender').answer(two, 'refuse-surrender');
    expect(t.question(two).prompt).toBe('parley');
    t.answer(two, 'demand-surrender').answer(one, 'accept-surrender');
    expect(t.returned).toMatchObject({ how: 'surrender', winner: 'defender' });
  });
  test('MU 5-surrender: barbarians never do', () => {
    const t = fight({
      attacker: [one, { archer: 5 }],
      defender: ['barbarians', { 'light-infantry': 1 }],
      horde: [1, 2, 3],
      dice: [8, 8, 8, 8, 8],
    });
    expect(t.question(one).prompt).toBe('declare-capture');
  });
});

describe('MU C-war-truce: a battle that is broken off', () => {
  test('MU C-war-truce: what is agreed between two rounds ends it; both stay', () => {
    const t = fight({ attacker: [one, { archer: 4 }], defender: [two, { archer: 4 }], dice: [1, 2, 3, 1, 2, 4] });
    roundOf(t);
    expect(t.g.battle?.isBetweenRounds).toBe(true);
    t.g.wars = { 'player-1 player-2': { from: 1, truce: t.g.round } };
    t.answer(one, 'fight-on');
    expect(t.returned).toEqual({ how: 'broken-off', rounds: 1 });
    expect(Object.keys(t.g.armies.bulgaria ?? {})).toHaveLength(2);
  });
  test('MU 5-capture-freed: when their army has retreated, they win what it has left, or follow it over the sea', () => {
    const SEA = 'western-black-sea';
    /** Five archers retreat from one, who captures one of them and falls to his own losses. */
    const left = (at: 'bulgaria' | typeof SEA, to: string, more: readonly number[]) => {
      const g = atWar({
        wars: [[one, two, { from: 1 }]],
        armies: { [at]: { [one]: { archer: 5 }, [two]: { archer: 1 } } },
      });
      put(g, one, at === SEA ? 'galley' : 'war-wagon', 2, at, ...(at === SEA ? [{ archer: 5 }] : []));
      if (at === SEA) put(g, two, 'galley', 3, at, { archer: 1 });
      else g.lastControl[at] = two;
      const t = new Trial(g, beginEntering({ at, side: one }), [1, 2, 3, 1, 6, 8, ...more]);
      until(t, 'declare-capture').answer(one, 'no-quarter').answer(two, 'capture');
      until(t, 'announce-retreat').answer(one, 'retreat');
      until(t).answer(one, 'retreat-to', to);
      return until(t);
    };
    const ashore = left('bulgaria', 'thrace', []);
    expect(ashore.g.armies).toEqual({ bulgaria: { [one]: { archer: 1 } }, thrace: { [one]: { archer: 2 } } });
    expect(told(ashore, 'battle-ended')).toMatchObject([{ how: 'retreat', winner: 'attacker' }]);
    expect(told(ashore, 'conquered')).toMatchObject([{ player: one, at: 'bulgaria', from: two, isWon: true }]);
    expect(ashore.g.tired.bulgaria).toEqual({ [one]: { archer: 1 } });
    const afloat = left(SEA, 'eastern-black-sea', [8]);
    expect(afloat.g.armies).toEqual({ 'eastern-black-sea': { [one]: { archer: 3 } } });
    expect(afloat.g.vehicles.aboard).toEqual({ 'vehicle-1': { archer: 3 } });
    expect(told(afloat, 'battle-ended')).toMatchObject([{ how: 'retreat' }]);
  });
});
