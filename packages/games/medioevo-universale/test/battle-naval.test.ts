import { describe, expect, test } from 'vitest';
import { faults } from '../src/invariants.js';
import type { Army } from '../src/troops.js';
import { armyAt, fight, put, roundOf, told, until } from './fights.js';

const [one, two] = ['player-1', 'player-2'] as const;
const SEA = 'western-black-sea';

/** Galleys by level and load, vehicle-1 onwards; the armies are what is aboard. */
const atSea = (
  own: readonly (readonly [1 | 2 | 3, Army])[],
  other: readonly (readonly [1 | 2 | 3, Army])[],
  more: Partial<Parameters<typeof fight>[0]> = {},
) => {
  const sum = (ships: typeof own): Army => {
    const army: Record<string, number> = {};
    for (const [, load] of ships)
      for (const [troop, count] of Object.entries(load)) army[troop] = (army[troop] ?? 0) + count;
    return army;
  };
  return fight({
    at: SEA,
    attacker: [one, sum(own)],
    defender: [two, sum(other)],
    ...more,
    with: g => {
      for (const [level, load] of own) put(g, one, 'galley', level, SEA, load);
      for (const [level, load] of other) put(g, two, 'galley', level, SEA, load);
      more.with?.(g);
    },
  });
};

describe('MU 5-naval: battles at sea', () => {
  test('MU 5-naval-bonus: three galleys I against two galleys II', () => {
    const t = atSea(
      [
        [1, { archer: 1 }],
        [1, { archer: 1 }],
        [1, {}],
      ],
      [
        [2, { archer: 2 }],
        [2, { archer: 1 }],
      ],
      { dice: [1, 2, 4, 1, 2, 5], with: g => void put(g, two, 'galley', 3, 'bulgaria') },
    );
    roundOf(t);
    // Five, one off for the second of three, one more by the galleys; those docked do not count.
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { attack: 4 }, defender: { attack: 5 } });
  });
  test('MU 5-naval-abilities: only archers and light infantry are of use', () => {
    const t = atSea([[3, { cavalry: 2, 'heavy-infantry': 2, 'captain-1': 1 }]], [[3, { archer: 4 }]], {
      dice: [8, 8, 8, 8, 2, 4, 8, 1, 2, 5],
    });
    until(t, 'captain');
    expect(t.choice(one, 'captain')).toMatchObject({ of: ['adopt:archer', 'cancel:archer'] });
    t.answer(one, 'enough');
    // MU 5-units-cp Also by captains.
    expect(t.choice(one, 'captain')).toMatchObject({ of: ['adopt:light-infantry'] });
    t.answer(one, 'enough');
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { loss: 2 }, toDefender: 4 });
  });
  test('MU 5-naval-damage: heavy infantry and cavalry die of one point; the owner says aboard which galley', () => {
    const t = atSea(
      [
        [1, { cavalry: 1 }],
        [1, { cavalry: 2 }],
      ],
      [[2, { archer: 9 }]],
      { dice: [8, 8, 8, 8, 8, 8, 8, 8, 8, 1, 2, 5, 1, 2, 6] },
    );
    roundOf(t);
    expect(t.question(one)).toMatchObject({
      prompt: 'assign',
      facts: { aboard: { 'cavalry:1': 'vehicle-1', 'cavalry:2': 'vehicle-2', 'cavalry:3': 'vehicle-2' } },
    });
    t.answer(one, 'assign', { 'cavalry:3': 1 });
    expect(t.g.vehicles.aboard).toMatchObject({ 'vehicle-1': { cavalry: 1 }, 'vehicle-2': { cavalry: 1 } });
    expect(armyAt(t, one, SEA)).toEqual({ cavalry: 2 });
  });
  test('MU 5-naval-sink: a galley that has lost its last unit may sink, with all it carries', () => {
    const lost = (die: number) => {
      const t = atSea([[1, { archer: 1 }]], [[1, { archer: 4 }]], {
        dice: [1, 2, 4, 1, 2, 8, die],
        with: g => void put(g, one, 'engine', 1, SEA, undefined, 'vehicle-1'),
      });
      roundOf(until(t, 'crew'));
      return t;
    };
    const sunk = lost(3);
    expect(sunk.returned).toMatchObject({ how: 'destroyed', winner: 'defender' });
    expect(Object.keys(sunk.g.vehicles.type)).toEqual(['vehicle-2']);
    expect(told(sunk, 'galley-sank')).toMatchObject([{ vehicle: 'vehicle-1', with: ['vehicle-3'] }]);
    const afloat = lost(4);
    expect(Object.keys(afloat.g.vehicles.type)).toEqual(['vehicle-1', 'vehicle-2', 'vehicle-3']);
    expect(afloat.g.vehicles.aboard).toEqual({ 'vehicle-2': { archer: 3 } });
    expect(afloat.g.feats[two]).toContainEqual(expect.objectContaining({ event: 'battleWon', naval: true }));
  });
  test('MU 5-naval-sink: whoever retreats ashore has lost nobody by landing', () => {
    const landed = (dice: readonly number[]) => {
      const t = atSea(
        [
          [1, { archer: 3 }],
          [1, { archer: 1 }],
        ],
        [[2, { archer: 6 }]],
        { dice },
      );
      until(t, 'announce-retreat').answer(one, 'retreat');
      return roundOf(t);
    };
    const t = landed([1, 4, 7, 1, 2, 5]);
    t.answer(one, 'retreat-to', 'bulgaria');
    expect(armyAt(t, one, 'bulgaria')).toEqual({ archer: 2 });
    expect(t.g.vehicles.at).toMatchObject({ 'vehicle-1': 'bulgaria', 'vehicle-2': 'bulgaria' });
    expect(told(t, 'rolled')).toEqual([]);
    // A galley whose last unit fell before may still sink.
    const emptied = landed([1, 4, 7, 1, 2, 6, 1]);
    emptied.answer(one, 'assign', { 'archer:4': 1 }).answer(one, 'retreat-to', 'bulgaria');
    expect(told(emptied, 'galley-sank')).toMatchObject([{ vehicle: 'vehicle-2' }]);
    expect(armyAt(emptied, one, 'bulgaria')).toEqual({ archer: 1 });
  });
  test('MU 5-retreat-step: what finds no place on the ships that go stays on those that do not', () => {
    const t = atSea(
      [
        [1, { archer: 2 }],
        [1, { archer: 1 }],
      ],
      [[2, { archer: 6 }]],
      {
        dice: [1, 4, 7, 1, 2, 5],
        with: g => {
          put(g, one, 'engine', 1, SEA, undefined, 'vehicle-1');
          g.vehicles.stopped['vehicle-2'] = true;
        },
      },
    );
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t).answer(one, 'retreat-to', 'eastern-black-sea');
    expect(t.g.vehicles.at).toMatchObject({ 'vehicle-1': 'eastern-black-sea', 'vehicle-2': SEA, 'vehicle-4': SEA });
    expect(t.g.vehicles.carrier).toEqual({ 'vehicle-4': 'vehicle-2' });
    expect(faults(t.g)).toEqual([]);
  });
  test('MU 5-retreat-after: whoever waits at sea is on other galleys than those who come back and are lost', () => {
    const there = 'eastern-black-sea';
    const t = atSea(
      [
        [1, { archer: 1 }],
        [2, { archer: 1 }],
      ],
      [[2, { archer: 6 }]],
      {
        dice: [1, 4, 7, 1, 2, 5, 1],
        with: g => {
          g.vehicles.at['vehicle-1'] = there;
          g.armies = {
            ...g.armies,
            [SEA]: { ...g.armies[SEA], [one]: { archer: 1 } },
            [there]: { [one]: { archer: 1 } },
          };
        },
      },
    );
    until(t, 'announce-retreat').answer(one, 'retreat');
    roundOf(t).answer(one, 'retreat-to', there);
    expect(told(t, 'galley-sank')).toMatchObject([{ vehicle: 'vehicle-2' }]);
    expect([armyAt(t, one, there), t.g.vehicles.aboard['vehicle-1']]).toEqual([{ archer: 1 }, { archer: 1 }]);
  });
  test('MU 5-naval-siege: as many levels of engines as the galley has, against units alone', () => {
    const served = (galley: 1 | 2 | 3, engines: readonly (1 | 2 | 3)[]) => {
      const t = atSea([[galley, { archer: 3 }]], [[1, { archer: 3 }]], {
        with: g => {
          for (const level of engines) put(g, one, 'engine', level, SEA, undefined, 'vehicle-1');
        },
      });
      const crewed: unknown[] = [];
      for (let i = 0; until(t, 'crew').asked[0]?.prompt === 'crew' && i < 9; i++) {
        crewed.push(t.question(one).facts?.level);
        t.answer(one, 'crew', ['archer:1']);
        if (t.g.battle === undefined || Object.keys(t.g.battle.sides.attacker.now.crews).length <= i) break;
      }
      return crewed;
    };
    expect(served(2, [1, 1, 1])).toEqual([1, 1]);
    expect(served(2, [2, 1])).toEqual([2]);
    expect(served(3, [2, 1, 1])).toEqual([2, 1]);
    expect(served(3, [3, 1])).toEqual([3]);
    expect(served(1, [2])).toEqual([]);
  });
  test('MU 5-naval: between two rounds units may change the galley', () => {
    const t = atSea(
      [
        [1, { archer: 3 }],
        [1, { archer: 1 }],
      ],
      [[2, { archer: 6 }]],
      { dice: [1, 2, 4, 1, 2, 5] },
    );
    roundOf(t);
    // One by the loss value, off either of them.
    t.answer(one, 'assign', { 'archer:1': 1 });
    expect(t.question(one).prompt).toBe('reload');
    t.answer(one, 'reload', 'archer:3');
    expect(t.g.vehicles.aboard).toMatchObject({ 'vehicle-1': { archer: 3 } });
    expect(t.g.vehicles.aboard).not.toHaveProperty('vehicle-2');
  });
  test('MU 5-naval: before the first round, too, who is aboard which is up to the owner', () => {
    const t = atSea(
      [
        [1, { archer: 2 }],
        [1, { archer: 1 }],
      ],
      [[2, { archer: 6 }]],
    );
    expect(t.question(one)).toMatchObject({ prompt: 'reload', facts: { at: SEA } });
    t.answer(one, 'reload', 'archer:1');
    expect(t.g.vehicles.aboard).toMatchObject({ 'vehicle-1': { archer: 1 }, 'vehicle-2': { archer: 2 } });
    // Whoever has one galley has nothing to choose.
    t.answer(one, 'enough');
    expect(t.question(one).prompt).toBe('parley');
  });
  test('MU 5-move-load: engines and wagons change the galley as units do, where there is room', () => {
    const t = atSea(
      [
        [1, { archer: 1 }],
        [1, { archer: 1 }],
      ],
      [[2, { archer: 6 }]],
      {
        with: g => {
          for (const type of ['engine', 'engine'] as const) put(g, one, type, 1, SEA, undefined, 'vehicle-1');
          put(g, one, 'war-wagon', 1, SEA, undefined, 'vehicle-2');
        },
      },
    );
    expect(t.question(one).facts?.aboard).toEqual({
      ...{ 'archer:1': 'vehicle-1', 'archer:2': 'vehicle-2' },
      ...{ 'vehicle-4': 'vehicle-1', 'vehicle-5': 'vehicle-1', 'vehicle-6': 'vehicle-2' },
    });
    // The first galley is full: what lies on the other stays there for now.
    expect(t.choice(one, 'reload')).toMatchObject({ of: ['archer:1', 'vehicle-4', 'vehicle-5'] });
    // With one galley open there is nothing more to ask.
    t.answer(one, 'reload', 'vehicle-5');
    expect(t.g.vehicles.carrier).toMatchObject({ 'vehicle-4': 'vehicle-1', 'vehicle-5': 'vehicle-2' });
    expect(told(t, 'vehicle-reloaded')).toMatchObject([{ vehicle: 'vehicle-5', from: 'vehicle-1', to: 'vehicle-2' }]);
    expect(t.choice(one, 'reload')).toMatchObject({ of: ['archer:2', 'vehicle-5', 'vehicle-6'] });
    expect(faults(t.g)).toEqual([]);
    // MU 5-naval-siege Each galley uses its own.
    until(t.answer(one, 'enough'), 'crew');
    t.answer(one, 'crew', ['archer:1']);
    expect(t.question(one)).toMatchObject({ prompt: 'crew', facts: { engine: 'vehicle-5' } });
    expect(t.choice(one, 'crew')).toMatchObject({ of: ['archer:2'] });
  });
  test('MU 5-naval: there is an end to changing the galley', () => {
    const t = atSea(
      [
        [1, { archer: 1 }],
        [1, {}],
      ],
      [[1, { archer: 1 }]],
      { with: g => void put(g, one, 'engine', 1, SEA, undefined, 'vehicle-1') },
    );
    t.answer(one, 'reload', 'vehicle-4').answer(one, 'reload', 'vehicle-4');
    expect([t.g.vehicles.carrier, t.question(one).prompt]).toEqual([{ 'vehicle-4': 'vehicle-1' }, 'parley']);
  });
  test('MU 5-naval: hostile galleys of barbarians; theirs may sink, too', () => {
    const t = fight({
      at: SEA,
      attacker: [one, { archer: 5 }],
      defender: ['barbarians', { 'light-infantry': 1 }],
      horde: [1, 2, 3],
      dice: [1, 8, 8, 8, 8, 2],
      with: g => {
        put(g, one, 'galley', 2, SEA, { archer: 5 });
        put(g, 'barbarians', 'galley', 1, SEA);
      },
    });
    until(t);
    expect(told(t, 'rolled').at(-1)).toMatchObject({ player: one, for: 'sinking' });
    expect(Object.keys(t.g.vehicles.type)).toEqual(['vehicle-1']);
    expect(t.returned).toMatchObject({ winner: 'attacker' });
  });
});
