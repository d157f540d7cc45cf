import { describe, expect, test } from 'vitest';
import { forgetTended } from '../src/deeds/purchases.js';
import { fightersIn } from '../src/rules/battle/roster.js';
import { recoverable } from '../src/rules/purchases/units.js';
import { armyAt, fight, put, roundOf, told, until } from './fights.js';

const [one, two] = ['player-1', 'player-2'] as const;

/** What cards and technologies put on the table is heeded, whoever put it there. */
describe('MU 5-units: what others have changed', () => {
  test('MU card.18: who is kept from it neither fights nor blocks, but can be hit', () => {
    const t = fight({
      attacker: [one, { cavalry: 1 }],
      defender: [two, { cavalry: 1, 'light-infantry': 1 }],
      dice: [1, 2, 5, 1, 2, 4],
    });
    t.g.battle!.sides.defender.idle = { cavalry: 1 };
    roundOf(t);
    // One by the result, two by cavalry that nobody blocks.
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'attacker', toDefender: 3 });
    expect(t.question(two).facts).toMatchObject({ duties: { 'cavalry:1': 'idle' } });
    t.answer(two, 'assign', { 'cavalry:1': 3 });
    expect(armyAt(t, two)).toBeUndefined();
  });
  test('MU card.67: a heroine counts as a captain, and has lost her own ability', () => {
    const t = fight({ attacker: [one, { archer: 1 }], defender: [two, { cavalry: 2 }], dice: [1, 2, 3, 1, 2, 3] });
    t.g.battle!.sides.attacker.heroines = ['archer'];
    until(t, 'captain');
    expect(t.question(one).facts).toMatchObject({ levels: 1 });
    t.answer(one, 'enough');
    expect(told(t, 'archers-shot')).toHaveLength(0);
  });
  test('MU card.68: a captain may be raised', () => {
    const t = fight({ attacker: [one, { 'captain-2': 1 }], defender: [two, { cavalry: 2 }] });
    t.g.battle!.sides.attacker.raised = 1;
    expect(until(t, 'captain').question(one).facts).toMatchObject({ levels: 3 });
  });
  test('MU tech.appointment: own light infantry acts as cavalry, their captain as light infantry', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 2 }],
      defender: ['barbarians', { 'captain-1': 1, 'light-infantry': 3 }],
      horde: [1, 2, 4],
      dice: [1, 2, 5],
      with: g => {
        g.effects.push({
          ...{ type: 'treated-as', at: 'bulgaria', side: one, troop: 'light-infantry', as: 'cavalry', by: one },
          until: 'round',
        } as never);
        g.effects.push({
          ...{ type: 'treated-as', at: 'bulgaria', side: 'barbarians', troop: 'captain-1', as: 'light-infantry' },
          ...{ by: one, until: 'round' },
        } as never);
      },
    });
    roundOf(t);
    expect(told(t, 'captain-ordered')).toHaveLength(0);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'attacker', toDefender: 3 });
  });
  test('MU tech.strategy: sure hits count as those of archers; both gone, no melee', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 1 }],
      defender: ['barbarians', { 'light-infantry': 2 }],
      horde: [1, 2, 3],
      with: g => {
        g.technologies[one] = ['military', 'appointment', 'tactics', 'strategy'];
        g.points[one] = { red: 4 };
      },
    });
    until(t, 'window');
    for (let i = 0; i < 2; i++) {
      while (t.question(one).facts?.window !== 'ranged') t.answer(one, 'pass');
      t.answer(one, 'use-technology', 'strategy');
    }
    until(t);
    expect(t.returned).toMatchObject({ how: 'destroyed', winner: 'attacker' });
    expect(told(t, 'attack-rolled')).toHaveLength(0);
  });
  test('MU tech.tactics: the winner chooses the victims, whoever stands in front', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 2 }],
      defender: [two, { 'heavy-infantry': 2, archer: 1, 'captain-1': 1 }],
      dice: [8, 8, 1, 2, 8, 1, 2, 3],
      with: g => {
        g.technologies[one] = ['military', 'appointment', 'tactics'];
        g.points[one] = { red: 2 };
      },
    });
    until(t, 'captain', 'window');
    for (;;) {
      const [next] = t.asked;
      if (next.prompt === 'captain') t.answer(two, 'captain', 'adopt:archer');
      else if (next.prompt === 'window' && next.facts?.window === 'damage') break;
      else if (next.prompt === 'window') t.answer(one, 'pass');
      else until(t, 'captain', 'window');
    }
    t.answer(one, 'use-technology', 'tactics').answer(one, 'name', 'captain-1');
    t.answer(one, 'use-technology', 'tactics').answer(one, 'name', 'archer');
    expect(armyAt(t, two)).toEqual({ 'heavy-infantry': 2 });
  });
  test('MU tech.tactics: at sea it is chosen aboard which galley somebody is hit', () => {
    const t = fight({
      at: 'northern-aegean',
      attacker: [one, { 'heavy-infantry': 1 }],
      defender: [two, { 'light-infantry': 3 }],
      dice: [1, 2, 8, 3, 1, 2, 8, 8],
      with: g => {
        put(g, one, 'galley', 1, 'northern-aegean', { 'heavy-infantry': 1 });
        put(g, two, 'galley', 1, 'northern-aegean', { 'light-infantry': 2 });
        put(g, two, 'galley', 1, 'northern-aegean', { 'light-infantry': 1 });
        g.technologies[one] = ['tactics'];
        g.points[one] = { red: 1 };
      },
    });
    until(t, 'window').answer(one, 'use-technology', 'tactics');
    expect(t.choice(one, 'name')).toMatchObject({ of: ['light-infantry@vehicle-2', 'light-infantry@vehicle-3'] });
    t.answer(one, 'name', 'light-infantry@vehicle-3');
    // The loss value takes another one.
    expect(t.g.vehicles.aboard).toEqual({ 'vehicle-2': { 'light-infantry': 1 } });
  });
  test('MU card.27: a point that is ignored counts as assigned', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { cavalry: 2 }],
      dice: [1, 1, 1, 2, 3, 1, 2, 3],
      with: g => {
        g.cards.held[two] = ['realm-27'];
      },
    });
    until(t, 'window').answer(two, 'use-card', 'realm-27');
    // One of the two points is left, and both are alike.
    expect(armyAt(t, two)).toEqual({ 'heavy-infantry': 1, cavalry: 1 });
  });
  test('MU card.29: who is shot still fights, blocks and counts, and is gone at the end', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { 'light-infantry': 2 }],
      dice: [1, 2, 1, 2, 3, 1, 2, 8],
      with: g => {
        g.cards.held[two] = ['realm-29'];
      },
    });
    until(t, 'window').answer(two, 'use-card', 'realm-29');
    expect(armyAt(t, two)).toBeUndefined();
    roundOf(t);
    // Two of them count, though they are dead: both archers fall.
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'defender', toAttacker: 2 });
    expect(t.returned).toEqual({ how: 'destroyed', rounds: 1 });
  });
  test('MU card.28: what was lost in the round may be bought back in the next one', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { 'light-infantry': 5 }],
      dice: [1, 2, 1, 2, 3, 2, 2, 3],
      with: g => {
        g.cards.held[two] = ['realm-28'];
      },
    });
    until(t, 'window').answer(two, 'use-card', 'realm-28');
    roundOf(t);
    // Two shot, and two by their own value.
    expect(t.g.tended).toEqual({ [two]: { round: 2, army: { 'light-infantry': 4 } } });
  });
  test('MU card.28: used again before the purchases, it takes nobody from whom the round before has left', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { 'light-infantry': 5 }],
      dice: [1, 2, 1, 2, 3, 2, 2, 3],
      with: g => {
        g.cards.held[two] = ['realm-28'];
        g.tended = { [two]: { round: 1, army: { cavalry: 2 } } };
      },
    });
    until(t, 'window').answer(two, 'use-card', 'realm-28');
    roundOf(t);
    expect(recoverable(t.g, two)).toEqual(['cavalry']);
    forgetTended(t.g, two);
    expect(recoverable(t.g, two)).toEqual([]);
    t.g.round = 2;
    expect(recoverable(t.g, two)).toEqual(['light-infantry']);
  });
  test('MU card.17, MU card.18: one of a crew may be meant while comrades of his kind stand in the line', () => {
    for (const card of ['realm-17', 'realm-18'] as const) {
      const t = fight({
        attacker: [one, { 'light-infantry': 3 }],
        defender: [two, { cavalry: 3 }],
        dice: [1, 1, 2, 3, 1, 2, 3],
        with: g => {
          put(g, one, 'engine', 1);
          g.cards.held[two] = [card];
        },
      });
      until(t, 'crew').answer(one, 'crew', ['light-infantry:1']).answer(two, 'use-card', card);
      expect(t.choice(two, 'name')).toMatchObject({ of: ['light-infantry', 'light-infantry@vehicle-1'] });
      t.answer(two, 'name', 'light-infantry@vehicle-1');
      expect(told(t, 'engine-fired')).toEqual([]);
      expect(t.g.battle?.sides.attacker.now.crews).toEqual({});
      expect(fightersIn(t.g, 'attacker')).toHaveLength(2);
    }
  });
  test('MU card.17: at sea it is said aboard which galley; also of the own unit that pays for it', () => {
    const t = fight({
      at: 'northern-aegean',
      attacker: [one, { archer: 2 }],
      defender: [two, { 'light-infantry': 3 }],
      dice: [8, 8, 8, 1, 2, 3, 1, 2, 3],
      with: g => {
        put(g, one, 'galley', 1, 'northern-aegean', { archer: 1 });
        put(g, one, 'galley', 1, 'northern-aegean', { archer: 1 });
        put(g, two, 'galley', 1, 'northern-aegean', { 'light-infantry': 3 });
        g.cards.held[one] = ['realm-17'];
      },
    });
    until(t, 'window').answer(one, 'use-card', 'realm-17').answer(one, 'name', 'light-infantry');
    t.answer(one, 'name', 'archer@vehicle-2');
    expect(t.g.vehicles.aboard).toEqual({ 'vehicle-1': { archer: 1 }, 'vehicle-3': { 'light-infantry': 3 } });
  });
  test('MU 5-siege-crew: whoever a spy has taken serves no more', () => {
    const t = fight({
      attacker: [one, { archer: 1, 'light-infantry': 2 }],
      defender: [two, { cavalry: 3 }],
      dice: [1, 1, 2, 3, 1, 2, 3],
      with: g => {
        put(g, one, 'engine', 1);
        g.cards.held[two] = ['realm-17'];
      },
    });
    until(t, 'crew').answer(one, 'crew', ['archer:1']);
    t.answer(two, 'use-card', 'realm-17').answer(two, 'name', 'archer');
    // The die of the spy, and none of the engine.
    expect(told(t, 'engine-fired')).toHaveLength(0);
    expect(t.g.battle?.sides.attacker.now.crews).toEqual({});
  });
});
