import { describe, expect, test } from 'vitest';
import { beginDamage } from '../src/frames/battle.js';
import type { Player } from '../src/ids.js';
import { arranged } from './arrange.js';
import { armyAt, fight, put, roundOf, told, until } from './fights.js';
import { Trial } from './table.js';

const FOUR = ['byzantium', 'hungary', 'mamluks', 'holy-roman-empire'] as const;
const [one, two, three, four] = ['player-1', 'player-2', 'player-3', 'player-4'] as const satisfies Player[];

describe('MU 5-battle: a battle round', () => {
  test('MU 5-battle: the first of four against the last, by a critical roll', () => {
    const t = fight({
      realms: FOUR,
      attacker: [one, { 'light-infantry': 1 }],
      defender: [four, { 'light-infantry': 4 }],
      dice: [1, 5, 3, 1, 5, 1, 2, 4, 4, 2, 7],
    });
    until(t, 'reroll');
    expect(t.question(one).facts).toMatchObject({ dice: [1, 5, 3], attack: 5, loss: 1 });
    t.answer(one, 'reroll', ['d4', 'd8']);
    // MU 5-battle-6 The defender knows the result.
    until(t, 'reroll').answer(four, 'reroll', ['d4', 'd6', 'd8']);
    // MU 5-battle-superiority 21 points of difference.
    expect(t.question(one)).toMatchObject({ prompt: 'superiority', facts: { points: 1, loss: 1, damage: 1 } });
    t.answer(one, 'raise-damage', 0);
    expect(told(t, 'melee-decided')).toMatchObject([
      { attacker: { attack: 25, loss: 1 }, defender: { attack: 4, loss: 2 }, winner: 'attacker', toDefender: 1 },
    ]);
    expect(armyAt(t, one)).toEqual({ 'light-infantry': 1 });
    expect(armyAt(t, four)).toEqual({ 'light-infantry': 1 });
    expect(t.g.battle).toMatchObject({ round: 1, isBetweenRounds: true });
  });
  test('MU 5-battle-superiority: the damage may be raised instead', () => {
    const t = fight({
      realms: FOUR,
      attacker: [one, { 'light-infantry': 2 }],
      defender: [four, { 'light-infantry': 6 }],
      dice: [1, 5, 5, 4, 2, 7],
    });
    until(t).answer(one, 'raise-damage', 1);
    // Two by the result, one more, and two by the loss value.
    expect(armyAt(t, four)).toEqual({ 'light-infantry': 1 });
    expect(armyAt(t, one)).toEqual({ 'light-infantry': 1 });
  });
  test('MU 5-battle-superiority: where nothing can be spared the damage is raised without a question', () => {
    const t = fight({
      realms: FOUR,
      attacker: [one, { 'heavy-infantry': 2 }],
      defender: [four, { archer: 6 }],
      dice: [8, 8, 8, 8, 8, 8, 1, 5, 5, 4, 2, 7],
    });
    roundOf(t);
    expect(told(t, 'superiority-used')).toMatchObject([{ raised: 1, lowered: 0 }]);
    expect(armyAt(t, four)).toEqual({ archer: 1 });
  });
  test('MU 5-battle-critical: the product of equal dice, if it is higher; the lowest die is the loss value', () => {
    const facts = (dice: readonly number[]) => {
      const t = fight({ attacker: [one, { archer: 1 }], defender: [two, { archer: 1 }], dice });
      return until(t, 'reroll').question(one).facts;
    };
    expect(facts([3, 3, 3])).toMatchObject({ attack: 27, loss: 3 });
    expect(facts([4, 5, 5])).toMatchObject({ attack: 25, loss: 4 });
    expect(facts([2, 2, 5])).toMatchObject({ attack: 5, loss: 2 });
    expect(facts([4, 4, 8])).toMatchObject({ attack: 16, loss: 4 });
    expect(facts([1, 1, 6])).toMatchObject({ attack: 6, loss: 1 });
  });
  test('MU 5-battle-loss: both sides take their own, the attacker first', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 3, archer: 1 }],
      defender: [two, { 'light-infantry': 3, archer: 1 }],
      dice: [1, 4, 6, 2, 4, 7],
    });
    roundOf(t);
    expect(t.question(one)).toMatchObject({ prompt: 'assign', facts: { source: 'loss', points: 1 } });
    // MU 5-battle-10 Anybody may be hit by it.
    t.answer(one, 'assign', { 'archer:1': 1 });
    t.answer(two, 'assign', { 'archer:1': 1, 'light-infantry:1': 1 });
    expect(armyAt(t, one)).toEqual({ 'light-infantry': 3 });
    expect(armyAt(t, two)).toEqual({ 'light-infantry': 2 });
  });
  test('MU 5-battle-malus: by the place among those still in the game', () => {
    const attack = (players: readonly ('byzantium' | 'hungary' | 'mamluks' | 'holy-roman-empire')[], who: Player) => {
      const t = fight({
        realms: players,
        attacker: [who, { archer: 1 }],
        defender: [one, { archer: 2 }],
        dice: [1, 5, 8, 1, 4, 8],
      });
      roundOf(t);
      return told(t, 'melee-decided')[0].attacker;
    };
    expect(attack(FOUR, three)).toMatchObject({ attack: 6 });
    expect(attack(FOUR.slice(0, 3), three)).toMatchObject({ attack: 5 });
  });
  test('MU 5-battle-7: on a tie only cavalry strikes', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 3 }],
      defender: [two, { cavalry: 1, 'light-infantry': 1 }],
      dice: [1, 5, 6, 1, 5, 7],
    });
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ toAttacker: 2, toDefender: 0 });
    expect(told(t, 'melee-decided')[0]).not.toHaveProperty('winner');
    // MU 5-battle-8 is passed over; the loss value takes the last.
    expect(armyAt(t, one)).toBeUndefined();
  });
  test('MU 5-battle-8: never more than the units the winner has in the melee', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { archer: 9 }],
      dice: [1, 2, 8, 1, 2, 2],
    });
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'attacker', toDefender: 2 });
    expect(armyAt(t, two)).toEqual({ archer: 6 });
  });
  test('MU 5-battle-8: archers and captains are among them, crews are not', () => {
    const t = fight({
      attacker: [one, { archer: 1, 'captain-1': 1, 'light-infantry': 2 }],
      defender: [two, { archer: 9 }],
      // One shot, which misses; then both attack rolls.
      dice: [8, 1, 2, 8, 1, 2, 2],
      with: g => {
        put(g, one, 'engine', 1);
      },
    });
    until(t, 'crew').answer(one, 'crew', ['light-infantry:1']);
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'attacker', toDefender: 3 });
  });
  test('MU 5-battle-next: while both are there the attacker chooses; it ends when one is gone', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 2 }],
      defender: [two, { 'light-infantry': 2 }],
      dice: [1, 2, 4, 1, 2, 5, 1, 2, 8, 1, 2, 3],
    });
    roundOf(t);
    expect(t.question(one)).toMatchObject({ prompt: 'parley', facts: { round: 1, attackers: 1, defenders: 1 } });
    until(t);
    expect(t.returned).toEqual({ how: 'destroyed', rounds: 2 });
    expect(t.g.battle).toBeUndefined();
    expect(t.g.armies).toEqual({});
  });
  test('MU 5-battle-9: result and cavalry together, then the loss values', () => {
    const t = fight({
      attacker: [one, { cavalry: 1, 'heavy-infantry': 1 }],
      defender: [two, { 'heavy-infantry': 2 }],
      dice: [1, 3, 5, 1, 2, 5],
    });
    roundOf(t);
    expect(told(t, 'damage-taken')[0]).toMatchObject({ source: 'result', points: 3, side: two });
    expect(armyAt(t, two)).toEqual({ 'light-infantry': 1 });
    t.answer(one, 'assign', { 'heavy-infantry:1': 1 });
    expect(armyAt(t, one)).toEqual({ 'light-infantry': 1, cavalry: 1 });
    expect(t.returned).toEqual({ how: 'destroyed', winner: 'attacker', rounds: 1 });
  });
  test('MU 5-battle-simultaneous: whoever falls in a step still acts in it', () => {
    const engines = { [one]: 'vehicle-1', [two]: 'vehicle-2' } as const;
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { archer: 2 }],
      dice: [1, 8, 1, 8],
      with: g => {
        for (const player of [one, two]) put(g, player, 'engine', 1);
      },
    });
    for (const player of [one, two] as const) {
      expect(until(t, 'crew').question(player).facts).toMatchObject({ engine: engines[player] });
      t.answer(player, 'crew', ['archer:1', 'archer:2']);
    }
    expect(t.returned).toEqual({ how: 'destroyed', rounds: 1 });
    expect(t.g.armies).toEqual({});
  });
  test('MU 5-battle-1: engines, archers, melee and losses follow one another', () => {
    const t = fight({
      attacker: [one, { archer: 3, 'light-infantry': 2 }],
      defender: [two, { 'light-infantry': 9 }],
      dice: [1, 1, 8, 8, 1, 2, 8, 1, 2, 3],
      with: g => void put(g, one, 'engine', 1),
    });
    until(t, 'crew').answer(one, 'crew', ['light-infantry:1']);
    roundOf(t);
    expect(told(t, 'damage-taken').map(({ side, source, points }) => [side, source, points])).toEqual([
      [two, 'siege', 2],
      [two, 'archers', 1],
      [two, 'result', 4],
    ]);
    t.answer(one, 'assign', { 'archer:1': 1 });
    expect(told(t, 'damage-taken').at(-1)).toMatchObject({ side: two, source: 'loss', points: 1 });
  });
  test('MU 5-battle-2: archers and captains are looked at before anybody shoots; MU 5-battle-3 damage is applied at once', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { cavalry: 1, 'captain-1': 1 }],
      dice: [1, 2, 1, 2, 3, 1, 2, 3],
    });
    until(t, 'captain');
    expect(t.choice(two, 'captain')).toMatchObject({ of: ['adopt:archer', 'cancel:archer'] });
    t.answer(two, 'captain', 'cancel:archer');
    expect(told(t, 'archers-shot')).toMatchObject([{ dice: [1], hits: 1 }]);
    t.answer(two, 'assign', { 'captain-1:1': 1 });
    expect(armyAt(t, two)).toEqual({ cavalry: 1 });
  });
  test('MU 5-battle-3: the damage of archers is taken before the melee', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { cavalry: 1 }],
      dice: [1, 2, 1, 2, 3, 1, 2, 3],
    });
    until(t, 'reroll');
    expect(armyAt(t, two)).toEqual({ 'light-infantry': 1 });
  });
  test('MU 5-battle-5: any dice may be thrown once more, and the second result stands', () => {
    const t = fight({ attacker: [one, { archer: 2 }], defender: [two, { archer: 2 }], dice: [4, 6, 8, 1, 1, 2, 3] });
    until(t, 'reroll');
    expect(t.choice(one, 'reroll')).toMatchObject({ shape: 'subset', of: ['d4', 'd6', 'd8'], min: 0, max: 3 });
    t.answer(one, 'reroll', ['d6']);
    expect(t.g.battle?.sides.attacker.now.dice).toEqual([4, 1, 8]);
    // MU 5-battle-6 Then the defender does the same.
    expect(t.question(two).prompt).toBe('reroll');
  });
  test('MU 5-battle-6: the defender throws in his light infantry when he knows the other result', () => {
    const t = fight({
      attacker: [one, { cavalry: 2 }],
      defender: [two, { 'light-infantry': 2 }],
      dice: [1, 2, 8, 1, 2, 3],
    });
    until(t, 'sacrifice');
    expect(t.question(two).prompt).toBe('sacrifice');
    expect(t.g.battle?.sides.attacker.now.dice).toEqual([1, 2, 8]);
  });
  test('MU 5-battle-10: both take their own loss value, the attacker assigns first', () => {
    const t = fight({
      attacker: [one, { archer: 2, cavalry: 2 }],
      defender: [two, { archer: 2, cavalry: 2 }],
      dice: [2, 3, 5, 2, 3, 6],
    });
    roundOf(t);
    expect(t.question(one).facts).toMatchObject({ source: 'loss', points: 2 });
    t.answer(one, 'assign', { 'archer:1': 1, 'archer:2': 1 });
    expect(t.question(two).facts).toMatchObject({ source: 'loss', points: 2 });
  });
  test('MU 5-battle-damage: several points on one unit; what finds nobody is lost', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 9 }],
      defender: [two, { 'heavy-infantry': 1, cavalry: 1 }],
      dice: [1, 2, 5, 1, 2, 2],
    });
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ toDefender: 2 });
    t.answer(two, 'assign', { 'cavalry:1': 2 });
    expect(armyAt(t, two)).toEqual({ 'light-infantry': 1, 'heavy-infantry': 1 });
  });
  test('MU 5-battle-nomelee: whoever has nobody left before step 4 fights no melee', () => {
    const alone = fight({ attacker: [one, { archer: 3 }], defender: [two, { 'heavy-infantry': 1 }], dice: [1, 2, 3] });
    until(alone);
    expect(alone.returned).toEqual({ how: 'destroyed', winner: 'attacker', rounds: 1 });
    expect(told(alone, 'attack-rolled')).toHaveLength(0);
  });
  test('MU 5-control-markers: a battle takes away the control marker, whoever wins', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 2 }],
      defender: [two, { 'light-infantry': 2 }],
      markers: { bulgaria: two, serbia: two },
    });
    expect(t.g.markers).toEqual({ serbia: two });
  });
});

describe('MU 5-units: abilities', () => {
  test('MU 5-units: of two armies alike nobody has any use of what he is', () => {
    const army = { archer: 1, 'light-infantry': 1, 'heavy-infantry': 1, cavalry: 1 };
    const t = fight({ attacker: [one, army], defender: [two, army], dice: [1, 2, 5, 1, 2, 6] });
    roundOf(t);
    expect(t.g.battle?.sides.attacker.now.able).toEqual({ 'light-infantry': 0, 'heavy-infantry': 0, cavalry: 0 });
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { loss: 1 }, toAttacker: 0, toDefender: 0 });
  });
  test('MU 5-units-li: light infantry thrown in adds four each', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 2 }],
      defender: [two, { 'heavy-infantry': 3 }],
      dice: [1, 5, 7, 1, 2, 3],
    });
    until(t, 'sacrifice');
    expect(t.choice(one, 'sacrifice')).toMatchObject({ of: ['light-infantry:1', 'light-infantry:2'], min: 0, max: 2 });
    t.answer(one, 'sacrifice', ['light-infantry:2']);
    expect(armyAt(t, one)).toEqual({ 'light-infantry': 1 });
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { attack: 11 }, winner: 'attacker', toDefender: 1 });
  });
  test('MU 5-units-block: both have light infantry, and nobody throws in any', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 2 }],
      defender: [two, { 'light-infantry': 2 }],
      dice: [1, 5, 7, 1, 2, 3],
    });
    until(t, 'sacrifice', 'reroll');
    expect(t.asked[0].prompt).toBe('reroll');
  });
  test('MU 5-units-hi: heavy infantry lowers the own losses, even if it falls in the meantime', () => {
    const t = fight({
      attacker: [one, { 'heavy-infantry': 1 }],
      defender: [two, { archer: 1, cavalry: 1 }],
      dice: [8, 2, 4, 5, 1, 2, 8],
    });
    roundOf(t);
    // Beaten by one and by cavalry: all is lost; the others lose one by their own value.
    expect(armyAt(t, one)).toBeUndefined();
    expect(t.question(two)).toMatchObject({ facts: { source: 'loss', points: 1 } });
  });
  test('MU 5-units-ar: one die each; who is hit decides', () => {
    const t = fight({
      options: { 'archers-last': false },
      attacker: [one, { cavalry: 1 }],
      defender: [two, { archer: 1, 'heavy-infantry': 1, cavalry: 1 }],
      dice: [1, 1, 3, 3, 1, 4, 8],
    });
    roundOf(t);
    expect(told(t, 'archers-shot')).toMatchObject([{ side: two, dice: [1], hits: 1 }]);
    expect(armyAt(t, one)).toEqual({ 'heavy-infantry': 1 });
    expect(told(t, 'melee-decided')[0]).toMatchObject({
      attacker: { attack: 9, loss: 1 },
      defender: { attack: 7, loss: 1 },
      toAttacker: 0,
      toDefender: 1,
    });
    t.answer(two, 'assign', { 'archer:1': 1 });
    t.answer(two, 'assign', { 'heavy-infantry:1': 1 });
    expect(armyAt(t, one)).toEqual({ 'light-infantry': 1 });
    expect(armyAt(t, two)).toEqual({ 'light-infantry': 1, cavalry: 1 });
  });
  test('MU option.archersTakeResultDamageLast: usually archers stand behind those in the melee', () => {
    const what = {
      attacker: [one, { cavalry: 1 }],
      defender: [two, { archer: 1, 'heavy-infantry': 1, cavalry: 1 }],
      dice: [1, 1, 3, 3, 1, 4, 8],
    } as const;
    const t = roundOf(fight(what));
    expect(t.choice(two, 'assign')).toMatchObject({ total: 1, caps: { 'heavy-infantry:1': 2, 'cavalry:1': 3 } });
    expect(t.refusal(two, 'assign', { 'archer:1': 1 })).toBeDefined();
    t.answer(two, 'assign', { 'cavalry:1': 1 });
    // Of the loss value anybody may be hit.
    expect(t.choice(two, 'assign')).toMatchObject({
      caps: { 'archer:1': 1, 'heavy-infantry:1': 2, 'heavy-infantry:2': 2 },
    });
    const free = roundOf(fight({ ...what, options: { 'archers-last': false } }));
    expect(free.choice(two, 'assign')).toMatchObject({ caps: { 'archer:1': 1 } });
  });
  test('MU 5-units-cp: the captain of the example adopts an archer, or does something in the melee', () => {
    const what = {
      attacker: [one, { 'captain-1': 1, cavalry: 1 }],
      defender: [two, { 'light-infantry': 1, 'heavy-infantry': 1, cavalry: 1 }],
      dice: [3, 1, 2, 4],
    } as const;
    const t = until(fight(what), 'captain');
    // MU 5-battle-2 Of archers is spoken in step 2.
    expect(t.choice(one, 'captain')).toMatchObject({ of: ['adopt:archer'] });
    t.answer(one, 'captain', 'adopt:archer');
    t.answer(two, 'assign', { 'light-infantry:1': 1 });
    expect(armyAt(t, two)).toEqual({ 'heavy-infantry': 1, cavalry: 1 });
    const later = until(fight(what), 'captain').answer(one, 'enough');
    expect(later.choice(one, 'captain')).toMatchObject({
      of: [
        'adopt:light-infantry',
        'cancel:light-infantry',
        'adopt:heavy-infantry',
        'cancel:heavy-infantry',
        'adopt:cavalry',
        'allow:cavalry',
      ],
    });
  });
  test('MU 5-units-cp-adopt: whoever stands for light infantry blocks it, and may be thrown in', () => {
    const blocked = fight({
      attacker: [one, { 'light-infantry': 2 }],
      defender: [two, { 'captain-1': 1, cavalry: 2 }],
    });
    until(blocked, 'captain').answer(two, 'enough').answer(two, 'captain', 'adopt:light-infantry');
    until(blocked, 'sacrifice', 'reroll');
    expect(blocked.asked[0].prompt).toBe('reroll');
    const t = fight({
      attacker: [one, { 'captain-1': 1, cavalry: 2 }],
      defender: [two, { 'heavy-infantry': 2 }],
      dice: [1, 2, 5],
    });
    until(t, 'captain').answer(one, 'enough').answer(one, 'captain', 'adopt:light-infantry');
    until(t, 'sacrifice').answer(one, 'sacrifice', ['captain-1:1']);
    expect(armyAt(t, one)).toEqual({ cavalry: 2 });
  });
  test('MU 5-units-cp-cancel: one of them is of no use', () => {
    const t = fight({
      attacker: [one, { 'captain-2': 1, archer: 1 }],
      defender: [two, { 'heavy-infantry': 2 }],
      dice: [8, 1, 2, 5, 2, 4, 5],
    });
    until(t, 'captain').answer(one, 'enough').answer(one, 'captain', 'cancel:heavy-infantry');
    expect(t.g.battle?.sides.attacker.now.commands).toBe(1);
    t.answer(one, 'enough');
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ defender: { attack: 4, loss: 1 } });
  });
  test('MU 5-units-cp-allow: one may use what is blocked', () => {
    const t = fight({
      attacker: [one, { 'captain-1': 1, cavalry: 2 }],
      defender: [two, { cavalry: 1, 'light-infantry': 4 }],
      dice: [1, 2, 7, 1, 2, 5],
    });
    until(t, 'captain').answer(one, 'enough').answer(one, 'captain', 'allow:cavalry');
    roundOf(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'attacker', toDefender: 5 });
  });
  test('MU 5-units-cp-net: only the side with more levels commands, by the difference', () => {
    const t = fight({
      attacker: [one, { 'captain-1': 1, cavalry: 1 }],
      defender: [two, { 'captain-3': 1, cavalry: 1 }],
    });
    until(t, 'captain');
    expect(t.question(two)).toMatchObject({ prompt: 'captain', facts: { levels: 2 } });
    const even = fight({ attacker: [one, { 'captain-1': 1 }], defender: [two, { 'captain-1': 1 }] });
    until(even, 'captain', 'reroll');
    expect(even.asked[0].prompt).toBe('reroll');
  });
  test('MU 5-units-cp-net: whoever is left has his levels still, if one who has given an order falls', () => {
    const t = fight({
      attacker: [one, { 'captain-1': 2, cavalry: 1 }],
      defender: [two, { archer: 2, cavalry: 1 }],
      dice: [1],
    });
    until(t, 'captain').answer(one, 'captain', 'cancel:archer').answer(one, 'enough');
    expect(until(t).asked[0].prompt).toBe('assign');
    t.answer(one, 'assign', { 'captain-1:1': 1 });
    expect(until(t, 'captain').question(one)).toMatchObject({ prompt: 'captain', facts: { levels: 1 } });
    expect(t.choice(one, 'captain')).toMatchObject({ of: expect.arrayContaining(['allow:cavalry']) });
  });
  test('MU 5-units-damage: captains may be spared while archers stand behind them', () => {
    const t = fight({
      attacker: [one, { archer: 3 }],
      defender: [two, { 'light-infantry': 1, archer: 2, 'captain-1': 1 }],
      dice: [1, 2, 8, 1, 2, 7],
    });
    until(t, 'captain').answer(two, 'enough').answer(two, 'enough');
    roundOf(t);
    expect(t.question(two)).toMatchObject({ prompt: 'expose', facts: { points: 2 } });
    t.answer(two, 'expose', []);
    expect(armyAt(t, two)).toEqual({ archer: 1, 'captain-1': 1 });
  });
  test('MU 5-battle-4: abilities hold for the round, though units fall', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 4 }],
      defender: [two, { 'heavy-infantry': 2 }],
      dice: [1, 5, 8, 2, 3, 4],
    });
    roundOf(t);
    // Four points destroy both; their loss value of two was lowered by both before.
    expect(told(t, 'melee-decided')[0]).toMatchObject({ defender: { loss: 0 }, toDefender: 4 });
    expect(t.returned).toMatchObject({ winner: 'attacker' });
  });
});

describe('MU 5-battle-damage: damage by itself', () => {
  test('MU 5-battle-damage: outside a battle anybody may be hit; who fell is handed back', () => {
    const g = arranged({ armies: { thrace: { [one]: { archer: 1, 'heavy-infantry': 2 } } } });
    g.phase = 2;
    const t = new Trial(g, beginDamage({ at: 'thrace', side: one, source: 'event', points: 3 }));
    t.answer(one, 'assign', { 'archer:1': 1, 'heavy-infantry:1': 2 });
    expect(t.returned).toEqual({ archer: 1, 'light-infantry': 1 });
    expect(armyAt(t, one, 'thrace')).toEqual({ 'heavy-infantry': 1 });
    expect(t.g.damage).toBeUndefined();
    const none = new Trial(arranged(), beginDamage({ at: 'thrace', side: one, source: 'event', points: 3 }));
    expect(none.returned).toEqual({});
  });
  test('MU 5-units-hi: who is lost for want of a piece takes one point and no more, the others the rest', () => {
    const army = { 'light-infantry': 2, 'heavy-infantry': 1 };
    const g = arranged({ armies: { thrace: { [one]: army }, serbia: { [one]: { 'light-infantry': 18 } } } });
    g.phase = 2;
    const t = new Trial(g, beginDamage({ at: 'thrace', side: one, source: 'event', points: 2 }));
    t.answer(one, 'assign', { 'heavy-infantry:1': 2 });
    expect(t.returned).toEqual({ 'light-infantry': 1, 'heavy-infantry': 1 });
    expect(armyAt(t, one, 'thrace')).toEqual({ 'light-infantry': 1 });
    expect(told(t, 'damage-taken').map(({ points }) => points)).toEqual([1, 1]);
  });
});

describe('MU V-ingame: honour and feats of a battle', () => {
  test('MU V-ingame-army: a large army destroyed in one battle is worth a point', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 9 }],
      defender: [two, { 'light-infantry': 5 }],
      dice: [1, 2, 8, 1, 2, 2],
    });
    const before = t.g.honour[one];
    roundOf(t);
    expect(t.returned).toMatchObject({ how: 'destroyed', winner: 'attacker' });
    expect(t.g.honour[one]).toBe(before + 1);
    expect(t.g.feats[one]).toContainEqual({ event: 'largeArmyDefeated', units: 5 });
    expect(t.g.feats[one]).toContainEqual({
      event: 'battleWon',
      against: 'player',
      naval: false,
      enemyUnits: 5,
      ownLosses: 1,
    });
    expect(t.g.feats[one]?.filter(({ event }) => event === 'unitDefeated')).toHaveLength(5);
  });
  test('MU V-ingame-army: whoever has come before the first blow belongs to it', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 12 }],
      defender: [two, { 'light-infantry': 3 }],
      holder: two,
      horde: [1, 2, 8],
      // The hired archer misses; eight against four, less one for the turn order.
      dice: [8, 1, 2, 8, 1, 2, 2],
      with: g => {
        g.cards.held[two] = ['realm-65'];
      },
    });
    until(t, 'window').answer(two, 'use-card', 'realm-65').answer(two, 'name', 'bulgaria');
    const before = t.g.honour[one];
    until(t);
    expect(t.returned).toMatchObject({ how: 'destroyed', winner: 'attacker', rounds: 1 });
    expect(t.g.honour[one]).toBe(before + 1);
    expect(t.g.feats[one]).toContainEqual({ event: 'largeArmyDefeated', units: 6 });
    expect(t.g.feats[one]).toContainEqual(expect.objectContaining({ event: 'battleWon', enemyUnits: 6 }));
  });
  test('MU X-blood: tokens are spent on the attack value of one roll', () => {
    const t = fight({
      options: { 'blood-tokens': true },
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 3 }],
      dice: [1, 2, 4, 1, 2, 6],
      with: g => {
        g.blood = { [one]: 3, [two]: 1 };
      },
    });
    until(t, 'spend-blood');
    expect(t.choice(one, 'spend-blood')).toMatchObject({ min: 0, max: 3 });
    t.answer(one, 'spend-blood', 3).answer(two, 'spend-blood', 0);
    expect(t.g.blood).toEqual({ [two]: 1 });
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { attack: 7 }, defender: { attack: 5 } });
  });
});

describe('MU A-windows: who is asked in a battle', () => {
  const cards = (...held: [Player, 'realm-04' | 'realm-05' | 'realm-17' | 'realm-40' | 'realm-67' | 'realm-08'][]) => ({
    attacker: [two, { archer: 4 }],
    defender: [one, { cavalry: 4 }],
    with: (g: Parameters<typeof put>[0]) => {
      for (const [player, card] of held) g.cards.held[player] = [...g.cards.held[player], card];
    },
  });
  const order = (t: ReturnType<typeof fight>, window: string): string[] => {
    const asked: string[] = [];
    for (;;) {
      until(t, 'window');
      const [next] = t.asked;
      if (next?.prompt !== 'window') return asked;
      if (next.facts?.window === window) asked.push(next.seat);
      t.answer(next.seat as Player, 'pass');
    }
  };
  test('MU window.battle-start: before the first round; what is forbidden does not begin', () => {
    const t = fight({
      attacker: [two, { archer: 1 }],
      defender: [one, { archer: 1 }],
      markers: { bulgaria: one },
      with: g => {
        g.cards.held[three] = ['realm-01'];
      },
    });
    expect(t.question(three).facts).toMatchObject({ window: 'battle-start' });
    expect(t.g.battle).toMatchObject({ round: 0, isBetweenRounds: true });
    t.answer(three, 'use-card', 'realm-01').answer(three, 'name', 'bulgaria');
    expect(t.returned).toEqual({ how: 'broken-off', rounds: 0 });
    // MU card.1 No marker is lost, and everybody stays.
    expect(t.g.markers).toEqual({ bulgaria: one });
    expect(Object.keys(t.g.armies.bulgaria ?? {})).toHaveLength(2);
  });
  test('MU window.round-end: after step 10, while both are there; it may end the battle', () => {
    const t = fight({
      attacker: [two, { archer: 4 }],
      defender: [one, { archer: 4 }],
      dice: [1, 2, 3, 1, 2, 3],
      with: g => {
        g.cards.held[three] = ['realm-01'];
      },
    });
    until(t, 'window').answer(three, 'pass');
    until(t, 'window');
    expect(t.question(three).facts).toMatchObject({ window: 'round-end' });
    expect(t.g.battle).toMatchObject({ round: 1, isBetweenRounds: true });
    t.answer(three, 'use-card', 'realm-01').answer(three, 'name', 'bulgaria');
    expect(t.returned).toEqual({ how: 'broken-off', rounds: 1 });
  });
  test('MU window.damage: before it is assigned whoever takes it, and after it the other', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { cavalry: 1, 'light-infantry': 1 }],
      dice: [1, 8, 1, 2, 3, 1, 2, 3],
      with: g => {
        g.cards.held[one] = ['realm-39'];
        g.cards.held[two] = ['realm-27'];
      },
    });
    until(t, 'window');
    expect(t.question(two).facts).toMatchObject({ window: 'damage' });
    expect(t.g.damage).toMatchObject({ side: two, source: 'archers', points: 1 });
    t.answer(two, 'pass').answer(two, 'assign', { 'light-infantry:1': 1 });
    expect(t.question(one).facts).toMatchObject({ window: 'damage' });
    t.answer(one, 'use-card', 'realm-39').answer(one, 'name', 'light-infantry');
    expect(t.g.prisoners).toEqual({ [one]: { [two]: { 'light-infantry': 1 } } });
    expect(t.g.battle?.sides.defender).toMatchObject({ lost: 1, now: { felled: {}, casualties: {} } });
  });
  test('MU window.round-start: attacker, defender, the others', () => {
    const t = fight({ ...cards([three, 'realm-67'], [one, 'realm-40']), dice: [1] } as never);
    const first = until(t, 'window').asked[0];
    expect([first.seat, first.facts?.window]).toEqual([one, 'round-start']);
    t.answer(one, 'pass');
    expect(t.asked[0]).toMatchObject({ seat: three, facts: { window: 'round-start' } });
  });
  test('MU window.shots: both parties, before any die of the engines', () => {
    const t = fight({ ...cards([one, 'realm-17']), dice: [8, 8, 8, 8, 1, 2, 3, 1, 2, 3] } as never);
    expect(order(t, 'shots')).toEqual([one]);
  });
  test('MU window.ranged: the attacker before the defender', () => {
    const t = fight({ ...cards([one, 'realm-17'], [two, 'realm-04']), dice: [8, 8, 8, 8, 1, 2, 3, 1, 2, 3] } as never);
    expect(order(t, 'ranged')).toEqual([two, one]);
  });
  test('MU window.archery-rolled: after the dice of archers, before their damage', () => {
    const t = fight({ ...cards([two, 'realm-08']), dice: [4, 5, 6, 8, 1, 2, 3, 1, 2, 3] } as never);
    until(t, 'window');
    expect(t.question(two).facts).toMatchObject({ window: 'archery-rolled' });
    expect(t.g.battle?.sides.attacker.now.archery).toEqual([4, 5, 6, 8]);
    t.answer(two, 'use-card', 'realm-08');
    // Four archers: two off each die.
    expect(told(t, 'archers-shot')).toMatchObject([{ side: two, hits: 2 }]);
  });
  test('MU window.melee: when step 4 is done', () => {
    const t = fight({ ...cards([two, 'realm-04'], [one, 'realm-17']), dice: [8, 8, 8, 8, 1, 2, 3, 1, 2, 3] } as never);
    expect(order(t, 'melee')).toEqual([two, one]);
  });
  test('MU window.values: after both rolls; anybody may raise a value', () => {
    const t = fight({ ...cards([three, 'realm-05']), dice: [8, 8, 8, 8, 1, 2, 4, 1, 2, 4] } as never);
    until(t, 'window');
    expect(t.question(three).facts).toMatchObject({ window: 'values' });
    // The second of three has one off.
    expect(t.g.battle?.sides.attacker.now.attack).toBe(3);
    t.answer(three, 'use-card', 'realm-05').answer(three, 'name', 'attacker');
    expect(told(t, 'melee-decided')[0]).toMatchObject({ attacker: { attack: 5 }, winner: 'attacker' });
  });
});
