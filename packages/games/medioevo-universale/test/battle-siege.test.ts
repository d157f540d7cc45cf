import { describe, expect, test } from 'vitest';
import { armyAt, fight, put, roundOf, told, until } from './fights.js';

const [one, two] = ['player-1', 'player-2'] as const;

describe('MU 5-siege: engines', () => {
  test('MU 5-siege: the crew of the example fires, and counts as absent in the melee', () => {
    const t = fight({
      attacker: [one, { cavalry: 1, 'light-infantry': 2 }],
      defender: [two, { cavalry: 1, 'light-infantry': 2 }],
      dice: [1, 5, 1, 5, 6, 1, 2, 7],
      with: g => void put(g, one, 'engine', 1),
    });
    until(t, 'crew');
    expect(t.choice(one, 'crew')).toMatchObject({ of: ['light-infantry:1', 'light-infantry:2', 'cavalry:1'], max: 3 });
    t.answer(one, 'crew', ['cavalry:1', 'light-infantry:1']);
    expect(told(t, 'engine-fired')).toMatchObject([{ dice: [1, 5], hits: 1 }]);
    t.answer(two, 'assign', { 'light-infantry:1': 1, 'light-infantry:2': 1 });
    roundOf(t);
    // Six to six: the cavalry in the line strikes, that of the crew does not block it.
    expect(told(t, 'melee-decided')[0]).toMatchObject({ toAttacker: 2, toDefender: 0 });
    // MU 5-battle-damage Then one of the crew.
    expect(t.question(one)).toMatchObject({
      prompt: 'assign',
      facts: { source: 'result', forced: { 'light-infantry:1': 1 }, duties: { 'light-infantry:2': 'crew' } },
    });
    t.answer(one, 'assign', { 'light-infantry:2': 1 });
    expect(armyAt(t, one)).toEqual({ 'heavy-infantry': 1 });
    expect(armyAt(t, two)).toEqual({ 'heavy-infantry': 1 });
  });
  test('MU 5-siege-crew: up to three, one die each; a unit serves one engine', () => {
    const t = fight({
      attacker: [one, { archer: 4 }],
      defender: [two, { 'light-infantry': 9 }],
      dice: [8, 8, 8, 8, 1, 2, 3],
      with: g => {
        put(g, one, 'engine', 1);
        put(g, one, 'engine', 2);
      },
    });
    until(t, 'crew').answer(one, 'crew', ['archer:1', 'archer:2', 'archer:3']);
    expect(t.choice(one, 'crew')).toMatchObject({ of: ['archer:1'], min: 0 });
    t.answer(one, 'crew', ['archer:1']);
    expect(told(t, 'engine-fired').map(({ dice }) => dice)).toEqual([[8, 8, 8], [8]]);
    // MU 5-battle-nomelee Only crews are left: no roll, no losses.
    roundOf(t);
    expect(told(t, 'attack-rolled').map(({ side }) => side)).toEqual([two]);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { attack: 0, loss: 0 }, winner: 'defender' });
    t.answer(one, 'assign', { 'archer:1': 1, 'archer:2': 1 });
    expect(armyAt(t, one)).toEqual({ archer: 2 });
  });
  test('MU 5-siege-damage: two, three or four points for each hit, against units', () => {
    const lost = (level: 1 | 2 | 3): number => {
      const t = fight({
        attacker: [one, { archer: 2 }],
        defender: [two, { archer: 9 }],
        dice: [3, 1, 2, 3, 1, 2, 3],
        with: g => void put(g, one, 'engine', level),
      });
      until(t, 'crew').answer(one, 'crew', ['archer:1']);
      return 9 - (armyAt(t, two)?.archer ?? 0);
    };
    expect([lost(1), lost(2), lost(3)]).toEqual([2, 3, 4]);
  });
  test('MU 5-siege-shot: a building of the opponent is a target, if the engine can do anything to it', () => {
    const what = (level: 1 | 2, dice: readonly number[]) =>
      fight({
        attacker: [one, { archer: 4 }],
        defender: [two, { archer: 4 }],
        holder: two,
        dice,
        with: g => {
          put(g, one, 'engine', level);
          g.buildings.military.bulgaria = 1;
          g.buildings.militaryDamage.bulgaria = 1;
          g.buildings.civil.bulgaria = 1;
          g.markers.serbia = two;
        },
      });
    const t = what(2, [1, 2, 8, 1, 2, 3]);
    until(t).answer(two, 'shelter', ['archers']);
    until(t, 'crew').answer(one, 'crew', ['archer:1', 'archer:2', 'archer:3']);
    expect(t.choice(one, 'target')).toMatchObject({ of: ['units', 'civil', 'military'] });
    t.answer(one, 'target', 'military');
    // Two hits, one point each: the tower had two left.
    expect(t.g.buildings.military).toEqual({});
    // MU 5-control-loss-destroyed Its marker is gone with it.
    expect(t.g.markers).toEqual({});
    expect(t.g.feats[one]).toContainEqual({ event: 'buildingDestroyed', bySiege: true });
    const small = what(1, [8, 1, 2, 3]);
    until(small).answer(two, 'shelter', ['archers']);
    until(small, 'crew').answer(one, 'crew', ['archer:1']);
    expect(small.asked.map(({ prompt }) => prompt)).not.toContain('target');
  });
  test('MU card.52: an engine without a crew may come to a shot, and is aimed then', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { archer: 4 }],
      dice: [3, 1, 2, 3, 1, 2, 3],
      with: g => {
        put(g, one, 'engine', 1);
        g.cards.held[one] = ['realm-52'];
      },
    });
    until(t, 'window').answer(one, 'use-card', 'realm-52').answer(one, 'name', 'vehicle-1');
    expect(told(t, 'engine-fired')).toMatchObject([{ dice: [3], hits: 1 }]);
  });
  test('MU card.10: every one of a crew counts twice', () => {
    const t = fight({
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 4 }],
      dice: [8, 8, 8, 8, 1, 2, 3, 1, 2, 3],
      with: g => {
        put(g, one, 'engine', 1);
        g.cards.held[one] = ['realm-10'];
      },
    });
    until(t, 'crew').answer(one, 'crew', ['archer:1', 'archer:2']);
    t.answer(one, 'use-card', 'realm-10');
    expect(told(t, 'engine-fired')).toMatchObject([{ dice: [8, 8, 8, 8] }]);
  });
  test('MU tech.machine-building: the crew may fight as well', () => {
    const t = fight({
      attacker: [one, { archer: 4 }],
      defender: [two, { archer: 9 }],
      dice: [8, 8, 8, 1, 2, 8, 1, 2, 3],
      with: g => {
        const engine = put(g, one, 'engine', 1);
        g.effects.push({ type: 'crew-fights', vehicle: engine, until: 'round' });
      },
    });
    until(t, 'crew').answer(one, 'crew', ['archer:1', 'archer:2', 'archer:3']);
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'attacker', toDefender: 4 });
  });
});

describe('MU 5-protection: military buildings', () => {
  const tower = (against: string, more: Partial<Parameters<typeof fight>[0]> = {}) => {
    const t = fight({
      attacker: [one, { archer: 1, 'light-infantry': 3 }],
      defender: [two, { 'light-infantry': 4 }],
      holder: two,
      dice: [2, 1, 2, 8, 1, 2, 3],
      ...more,
      with: g => {
        g.buildings.military.bulgaria = 1;
        more.with?.(g);
      },
    });
    until(t);
    expect(t.question(two)).toMatchObject({ prompt: 'shelter', facts: { points: 1 } });
    return t.answer(two, 'shelter', [against]);
  };
  test('MU 5-protection: a tower keeps off one hit of archers', () => {
    const t = roundOf(tower('archers'));
    expect(told(t, 'damage-averted')).toEqual([expect.objectContaining({ side: two, kind: 'archers', points: 1 })]);
    expect(told(t, 'damage-taken')[0]).toMatchObject({ source: 'result', points: 4 });
  });
  test('MU 5-protection: or one point of the melee, but none of the loss value', () => {
    const t = roundOf(tower('melee'));
    expect(told(t, 'damage-taken').map(({ side, source, points }) => [side, source, points])).toEqual([
      [two, 'archers', 1],
      [two, 'result', 3],
    ]);
    expect(t.returned ?? t.asked[0]).toMatchObject({ prompt: 'assign', facts: { source: 'loss' } });
  });
  test('MU 5-protection: against engines it is of no use to anybody but the holder', () => {
    const t = fight({
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 3 }],
      holder: 'player-3',
      with: g => {
        g.buildings.military.bulgaria = 3;
      },
    });
    expect(until(t, 'reroll').asked[0].prompt).toBe('reroll');
    const sheltered = tower('siege', {
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 4 }],
      dice: [1, 1, 2, 3, 1, 2, 3],
      with: g => void put(g, one, 'engine', 1),
    });
    until(sheltered, 'crew').answer(one, 'crew', ['archer:1']);
    expect(armyAt(sheltered, two)).toEqual({ archer: 3 });
  });
  test('MU 5-protection: walls that were raised protect nobody who has lost the land since, and take nothing from who holds it', () => {
    const t = fight({
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 3 }],
      holder: two,
      with: g => {
        g.buildings.military.bulgaria = 1;
        g.effects.push({ type: 'higher-walls', at: 'bulgaria', player: one, until: 'round' });
      },
    });
    until(t);
    expect(t.question(two)).toMatchObject({ prompt: 'shelter', facts: { points: 1 } });
    expect(until(t.answer(two, 'shelter', ['melee'])).asked[0]?.prompt).not.toBe('shelter');
  });
  test('MU card.26 and card.12: walls may count higher, and protect against two kinds', () => {
    const t = fight({
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 4 }],
      holder: two,
      with: g => {
        g.effects.push({ type: 'higher-walls', at: 'bulgaria', player: two, until: 'round' });
        g.effects.push({ type: 'double-shelter', at: 'bulgaria', player: two, until: 'round' });
      },
    });
    expect(until(t).question(two).facts).toMatchObject({ points: 1 });
    expect(t.choice(two, 'shelter')).toMatchObject({ min: 2, max: 2 });
  });
});
