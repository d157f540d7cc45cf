import { describe, expect, test } from 'vitest';
import { faults } from '../src/invariants.js';
import { armyAt, fight, put, roundOf, told, until } from './fights.js';

const [one, two, three] = ['player-1', 'player-2', 'player-3'] as const;

/** Blue's heavy infantry in Bulgaria, with a wagon. */
const withdrawing = (more: Partial<Parameters<typeof fight>[0]> = {}) =>
  fight({
    attacker: [one, { 'heavy-infantry': 1 }],
    defender: [two, { 'light-infantry': 2 }],
    dice: [1, 4, 7, 1, 2, 5],
    ...more,
    with: g => {
      put(g, one, 'war-wagon', 1);
      more.with?.(g);
    },
  });

describe('MU 5-retreat: the attacker withdraws', () => {
  test('MU 5-retreat: the example: half the attack value, the step added to the losses', () => {
    const t = withdrawing();
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t);
    // MU 5-retreat-announce 3.5 is 4.
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { attack: 4, loss: 0 }, defender: { attack: 4 } });
    expect(told(t, 'melee-decided')[0]).not.toHaveProperty('winner');
    // MU 5-retreat-step
    expect(t.choice(one, 'retreat-to')).toMatchObject({ of: expect.arrayContaining(['thrace']) });
    t.answer(one, 'retreat-to', 'thrace');
    // MU 5-retreat-loss One by the dice, one for the step, one less by heavy infantry.
    expect(told(t, 'damage-taken')).toMatchObject([
      { side: one, source: 'loss', points: 1, at: 'thrace' },
      { side: two, source: 'loss', points: 1 },
    ]);
    expect(armyAt(t, one, 'thrace')).toEqual({ 'light-infantry': 1 });
    expect(armyAt(t, one)).toBeUndefined();
    expect(armyAt(t, two)).toEqual({ 'light-infantry': 1 });
    expect(t.g.vehicles.at['vehicle-1']).toBe('thrace');
    // MU 5-retreat-after The caller knows where it went on from.
    expect(t.returned).toEqual({ how: 'retreat', winner: 'defender', retreatTo: 'thrace', rounds: 1 });
    expect(t.g.battle).toBeUndefined();
  });
  test('MU 5-retreat-announce: nobody retreats without transports, nor the defender', () => {
    const t = fight({ attacker: [one, { archer: 2 }], defender: [two, { archer: 2 }], dice: [1, 2, 3] });
    expect(until(t, 'announce-retreat', 'reroll').asked[0].prompt).toBe('reroll');
    const other = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { archer: 2 }],
      dice: [1, 2, 3],
      with: g => void put(g, two, 'war-wagon', 3),
    });
    expect(until(other, 'announce-retreat', 'reroll').asked[0].prompt).toBe('reroll');
  });
  test('MU 5-retreat-step: transports must carry all who are left, and no opposing army may be there', () => {
    const t = withdrawing({ attacker: [one, { archer: 5 }], defender: [two, { archer: 9 }], dice: [1, 2, 4, 1, 2, 4] });
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t);
    // One by the result, four are too many for a wagon: the battle goes on.
    expect(told(t, 'retreated')).toHaveLength(0);
    expect(t.g.battle).toMatchObject({ round: 1, isBetweenRounds: true });
    const beset = withdrawing({
      with: g => {
        g.armies.thrace = { barbarians: { archer: 1 } };
        g.armies.macedonia = { [two]: { archer: 1 } };
      },
    });
    until(beset, 'announce-retreat').answer(one, 'retreat');
    roundOf(beset);
    const { of } = beset.choice(one, 'retreat-to') as unknown as { of: string[] };
    expect(of).not.toContain('thrace');
    expect(of).not.toContain('macedonia');
    expect(of.length).toBeGreaterThan(0);
  });
  test('MU 5-retreat-step: it is not necessary to go', () => {
    const t = withdrawing();
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t).answer(one, 'stay');
    expect(t.g.battle).toMatchObject({ round: 1, isBetweenRounds: true });
    expect(armyAt(t, one)).toEqual({ 'heavy-infantry': 1 });
  });
  test('MU 5-retreat-after: whoever waits in the area of the retreat takes no part in its losses', () => {
    const t = withdrawing({
      with: g => {
        g.armies.thrace = { [one]: { cavalry: 1, 'light-infantry': 1 } };
      },
    });
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t).answer(one, 'retreat-to', 'thrace');
    // Only the heavy infantry could be hit: nobody was asked.
    expect(armyAt(t, one, 'thrace')).toEqual({ cavalry: 1, 'light-infantry': 2 });
    expect(t.returned).toMatchObject({ how: 'retreat', retreatTo: 'thrace' });
  });
  test('MU 5-retreat: siege engines go along', () => {
    const t = withdrawing({ with: g => void put(g, one, 'engine', 2) });
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t).answer(one, 'retreat-to', 'thrace');
    expect(t.g.vehicles.at).toEqual({ 'vehicle-1': 'thrace', 'vehicle-2': 'thrace' });
  });
  test('MU 5-retreat: by galleys that lie docked, with whatever they can take', () => {
    const t = fight({
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 9 }],
      dice: [1, 2, 4, 1, 2, 5],
      with: g => {
        put(g, one, 'galley', 1);
        put(g, one, 'engine', 1);
      },
    });
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t);
    expect(t.choice(one, 'retreat-to')).toMatchObject({ of: ['western-black-sea'] });
    t.answer(one, 'retreat-to', 'western-black-sea');
    expect(t.g.vehicles.carrier).toEqual({ 'vehicle-2': 'vehicle-1' });
    // The result has taken two, the losses take the last: nobody is left aboard.
    expect(armyAt(t, one, 'western-black-sea')).toBeUndefined();
    expect(t.returned).toMatchObject({ how: 'destroyed', winner: 'defender' });
  });
  test('MU tech.logistics: nobody withdraws into the other element, where he would have to stay; on a galley a wagon goes', () => {
    const SEA = 'western-black-sea';
    const crossing = (level?: 1 | 2) => {
      const t = withdrawing({
        with: g => {
          g.effects.push({ type: 'across', vehicle: 'vehicle-1', until: 'movement' });
          if (level) put(g, one, 'galley', level);
        },
      });
      until(t, 'announce-retreat').answer(one, 'retreat');
      roundOf(t);
      return t;
    };
    expect((crossing().choice(one, 'retreat-to') as unknown as { of: string[] }).of).not.toContain(SEA);
    const t = crossing(1).answer(one, 'retreat-to', SEA);
    expect([t.g.vehicles.at['vehicle-1'], t.g.vehicles.carrier['vehicle-1']]).toEqual([SEA, 'vehicle-2']);
    expect(faults({ ...t.g, effects: [] })).toEqual([]);
  });
  test('MU 5-retreat-loss: the terrain counts, if it is played with', () => {
    const t = withdrawing({ options: { terrain: true } });
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t);
    expect(Object.values((t.question(one).facts?.costs ?? {}) as Record<string, number>).some(cost => cost > 1)).toBe(
      true,
    );
  });
  test('MU 5-retreat-loss: whoever has only crews left pays for the way as well', () => {
    const t = withdrawing({
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 3 }],
      dice: [8, 8, 8, 8, 8, 8, 1, 1, 2],
      with: g => void put(g, one, 'engine', 1),
    });
    until(t, 'crew').answer(one, 'crew', ['archer:1', 'archer:2', 'archer:3']);
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t).answer(one, 'retreat-to', 'thrace');
    // Two, less one as the second of three, hits a crew; no dice of its own, but the step.
    expect(told(t, 'damage-taken')).toMatchObject([
      { side: one, source: 'result', points: 1 },
      { side: one, source: 'loss', points: 1, at: 'thrace' },
      { side: two, source: 'loss', points: 1 },
    ]);
    expect(armyAt(t, one, 'thrace')).toEqual({ archer: 1 });
  });
  test('MU 5-retreat-loss: points that are left are spent on the step', () => {
    const t = withdrawing({
      with: g => {
        put(g, one, 'engine', 1);
        // It was there before, and has attacked where it stood.
        g.vehicles.mp['vehicle-1'] = 6;
      },
    });
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t).answer(one, 'retreat-to', 'thrace');
    expect(t.g.vehicles.mp).toEqual({ 'vehicle-1': 5 });
  });
  test('MU V-ingame-barbarians: a retreat from barbarians costs a point', () => {
    const t = fight({
      attacker: [one, { 'heavy-infantry': 2 }],
      defender: ['barbarians', { 'light-infantry': 4 }],
      horde: [1, 2, 3],
      dice: [1, 2, 7],
      with: g => void put(g, one, 'war-wagon', 1),
    });
    const before = t.g.honour[one];
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t).answer(one, 'retreat-to', 'thrace');
    expect(t.returned).toMatchObject({ how: 'retreat', winner: 'defender', retreatTo: 'thrace' });
    expect(t.g.honour[one]).toBe(before - 1);
    expect(t.g.feats[three]).toContainEqual({ event: 'barbarianVictory' });
  });
});
