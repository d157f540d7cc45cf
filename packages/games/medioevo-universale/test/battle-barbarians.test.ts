import { describe, expect, test } from 'vitest';
import { CARD } from '../src/catalog.js';
import { isReached } from '../src/rules/objectives/register.js';
import { armyAt, fight, roundOf, told, until } from './fights.js';
import type { Trial } from './table.js';

const [one, two] = ['player-1', 'player-2'] as const;
const B = 'barbarians';

describe('MU E: barbarians in battle', () => {
  test('MU E-combat: the first battle of the example', () => {
    const t = fight({
      attacker: [one, { cavalry: 1, 'light-infantry': 1 }],
      defender: [B, { 'light-infantry': 2 }],
      horde: [2, 4, 7],
      dice: [1, 4, 8],
    });
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({
      attacker: { attack: 8, loss: 1 },
      defender: { attack: 7, loss: 2 },
      toDefender: 3,
    });
    t.answer(one, 'assign', { 'cavalry:1': 1 });
    expect(armyAt(t, one)).toEqual({ 'light-infantry': 1, 'heavy-infantry': 1 });
    expect(t.returned).toEqual({ how: 'destroyed', winner: 'attacker', rounds: 1 });
    expect(t.g.feats[one]).toContainEqual(expect.objectContaining({ event: 'battleWon', against: 'barbarians' }));
  });
  test('MU E-combat-li: the second one: they throw in one, and die of their losses', () => {
    const t = fight({
      attacker: [one, { cavalry: 1, 'heavy-infantry': 2 }],
      defender: [B, { 'light-infantry': 2 }],
      horde: [2, 4, 7],
      dice: [2, 5, 8],
    });
    roundOf(t);
    expect(told(t, 'light-infantry-sacrificed')).toMatchObject([{ side: B, units: 1 }]);
    expect(told(t, 'melee-decided')[0]).toMatchObject({
      attacker: { attack: 8, loss: 0 },
      defender: { attack: 11, loss: 2 },
      toAttacker: 1,
    });
    t.answer(one, 'assign', { 'cavalry:1': 1 });
    expect(armyAt(t, one)).toEqual({ 'heavy-infantry': 3 });
    expect(t.returned).toMatchObject({ winner: 'attacker' });
  });
  test('MU E-combat-li: not where they are as many, nor where it is blocked', () => {
    const asked = (own: Parameters<typeof fight>[0]['attacker'][1]) => {
      const t = fight({
        attacker: [one, own],
        defender: [B, { 'light-infantry': 4 }],
        horde: [2, 4, 7],
        dice: [1, 2, 4],
      });
      roundOf(t);
      return told(t, 'light-infantry-sacrificed').map(({ units }) => units);
    };
    expect(asked({ 'heavy-infantry': 5 })).toEqual([2]);
    expect(asked({ 'heavy-infantry': 4 })).toEqual([]);
    expect(asked({ 'light-infantry': 5 })).toEqual([]);
  });
  test('MU E-dice: they fight with the dice of the circle of war; other dice are thrown by their opponent', () => {
    const t = fight({
      attacker: [B, { 'light-infantry': 1, archer: 1, 'captain-1': 1 }],
      defender: [two, { 'heavy-infantry': 3 }],
      horde: [3, 3, 3],
      dice: [1, 8, 1, 2, 4],
    });
    // MU E-combat The captain shoots, too.
    roundOf(t);
    expect(told(t, 'captain-ordered')).toMatchObject([{ side: B, order: 'adopt:archer' }]);
    expect(told(t, 'rolled')).toMatchObject([{ player: two, for: 'archers', dice: [1, 8] }]);
    expect(told(t, 'attack-rolled')[0]).toMatchObject({ side: B, dice: [3, 3, 3] });
    // Critical, and no malus.
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { attack: 27, loss: 3 } });
    // They spare themselves first.
    expect(told(t, 'superiority-used')).toMatchObject([{ side: B, raised: 0, lowered: 1 }]);
    expect(t.question(two)).toMatchObject({ prompt: 'assign', facts: { points: 3 } });
  });
  test('MU E-combat: if the enemy has archers their captain lets one shoot', () => {
    const t = fight({
      attacker: [B, { 'light-infantry': 2, archer: 1, 'captain-1': 1 }],
      defender: [two, { archer: 3 }],
      horde: [1, 2, 3],
      dice: [8, 1, 2, 3],
    });
    roundOf(t);
    expect(told(t, 'captain-ordered')).toMatchObject([{ order: 'allow:archer' }]);
  });
  test('MU 5-battle-damage: barbarians lose light infantry, archers, captains, whatever hits them', () => {
    const t = fight({
      attacker: [one, { archer: 4 }],
      defender: [B, { 'light-infantry': 2, 'captain-1': 1 }],
      horde: [1, 2, 3],
      dice: [1, 1, 8, 8, 1, 2, 8],
    });
    // Their captain can neither shoot nor let anybody shoot.
    roundOf(t);
    expect(told(t, 'damage-taken').filter(({ side }) => side === B)[0]).toMatchObject({
      fallen: { 'light-infantry': 2 },
    });
  });
  test('MU card.66: lent units fight as barbarians, with their own abilities and steps', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 6 }],
      defender: [B, { 'light-infantry': 1, 'lent-cavalry': 1 }],
      horde: [1, 2, 8],
      dice: [1, 2, 4],
      with: g => {
        g.lent = [{ owner: two, at: 'bulgaria', home: 'buda', army: { cavalry: 1 } }];
      },
    });
    roundOf(t);
    // Two in the line, and two by cavalry; then one each.
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'defender', toAttacker: 4 });
    expect(armyAt(t, B)).toEqual({ 'lent-cavalry': 1 });
    t.g.chance.script = [1, 2, 4];
    until(t);
    // Hit once by their loss value.
    expect(armyAt(t, B)).toEqual({ 'lent-heavy-infantry': 1 });
    expect(t.g.lent).toMatchObject([{ army: { 'heavy-infantry': 1 } }]);
  });
  describe('MU card.65: whose units hired barbarians are', () => {
    const MISSED = [8, 8, 8, 8];
    const won = (t: Trial) => t.g.feats[one]?.find(({ event }) => event === 'battleWon');
    test('MU objective.thisRound: a hired captain is none of another player (MU card.17)', () => {
      const t = fight({ attacker: [one, { archer: 3 }], defender: [two, { 'hired-captain': 1 }], dice: [1, 1, 1] });
      expect(until(t).isOver).toBe(true);
      expect(t.g.feats[one]).toContainEqual({ event: 'unitDefeated', type: 'captain', owner: 'barbarians' });
      expect(isReached(t.g, one, CARD['realm-17'].objective.condition)).toBe(false);
    });
    test('MU objective.thisRound: hired ones who fall are no losses of the own (MU card.27)', () => {
      const t = fight({
        attacker: [one, { archer: 4, 'hired-light-infantry': 1 }],
        defender: [two, { 'light-infantry': 3 }],
        dice: [...MISSED, 4, 6, 1, 1, 1, 1],
      });
      until(t, 'assign').answer(one, 'assign', { 'hired-light-infantry:1': 1 });
      expect([until(t).isOver, armyAt(t, one)]).toEqual([true, { archer: 4 }]);
      expect(won(t)).toMatchObject({ enemyUnits: 3, ownLosses: 0 });
      expect(isReached(t.g, one, CARD['realm-27'].objective.condition)).toBe(true);
    });
    test('MU objective.thisRound: nor are those who are thrown in', () => {
      const t = fight({ attacker: [one, { archer: 4, 'hired-light-infantry': 1 }], defender: [two, { archer: 4 }] });
      until(t, 'sacrifice').answer(one, 'sacrifice', ['hired-light-infantry:1']);
      expect(t.g.battle?.sides.attacker).toMatchObject({ lost: 1, lostHired: 1 });
    });
    test('MU 5-capture-freed: a hired one who is free again was not beaten', () => {
      const t = fight({
        attacker: [one, { archer: 1 }],
        defender: [two, { 'hired-light-infantry': 1 }],
        dice: [8, 2, 5, 7, 1, 2, 4],
      });
      roundOf(until(t, 'declare-capture').answer(one, 'capture'));
      expect([armyAt(t, two), t.g.feats[one]]).toEqual([{ 'hired-light-infantry': 1 }, []]);
      expect(t.g.feats[two]).toContainEqual(expect.objectContaining({ event: 'battleWon', ownLosses: 0 }));
    });
  });
  test('MU V-ingame-barbarians: an army destroyed by barbarians costs a point, and all others know', () => {
    const t = fight({
      attacker: [B, { 'light-infantry': 5 }],
      defender: [two, { archer: 1 }],
      horde: [1, 2, 8],
      dice: [8, 1, 2, 4],
    });
    const before = t.g.honour[two];
    roundOf(t);
    expect(t.returned).toMatchObject({ how: 'destroyed', winner: 'attacker' });
    expect(t.g.honour[two]).toBe(before - 1);
    expect(t.g.feats[one]).toContainEqual({ event: 'barbarianVictory' });
    expect(t.g.feats[two]).not.toContainEqual({ event: 'barbarianVictory' });
  });
  test('MU V-ingame-barbarians: also if they destroy each other, and a large army counts all the same', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 5 }],
      defender: [B, { 'light-infantry': 5 }],
      horde: [3, 2, 4],
      dice: [4, 6, 8],
      with: g => {
        g.armies.bulgaria = { [one]: { 'light-infantry': 4 }, barbarians: { 'light-infantry': 6 } };
      },
    });
    const before = t.g.honour[one];
    roundOf(t);
    expect(t.returned).toEqual({ how: 'destroyed', rounds: 1 });
    expect(t.g.honour[one]).toBe(before);
    expect(told(t, 'honour-changed').map(({ for: why, by }) => [why, by])).toEqual([
      ['lost-to-barbarians', -1],
      ['large-army-defeated', 1],
    ]);
  });
});
