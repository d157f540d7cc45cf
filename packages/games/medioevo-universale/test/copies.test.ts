import { describe, expect, test } from 'vitest';
import { beginPayment, beginUse, beginWindow } from '../src/frames/uses.js';
import type { CardId, Player } from '../src/ids.js';
import { setsOf } from '../src/rules/sources.js';
import type { MU } from '../src/state.js';
import { arranged } from './arrange.js';
import { Trial } from './table.js';

const table = (held: Partial<Record<Player, CardId[]>>, phase: MU['phase'] = 4): MU => {
  const g = arranged();
  g.phase = phase;
  for (const [player, cards] of Object.entries(held)) g.cards.held[player as Player] = cards;
  return g;
};
const paying = (g: MU, points: object, florin = 0) =>
  new Trial(g, beginPayment('player-1', { points, florin }, 'military'));

describe('MU A-use: cards that pay', () => {
  test('MU card.57: two points of any two colours', () => {
    const t = paying(table({ 'player-1': ['realm-57'] }), { red: 1, green: 1 });
    t.answer('player-1', 'use-card', 'realm-57').answer('player-1', 'name', 'red').answer('player-1', 'name', 'green');
    expect(t.returned).toBe(true);
    expect(t.g.cash['player-1']).toBe(1600);
  });
  test('MU card.58: two points of one colour', () => {
    const t = paying(table({ 'player-1': ['realm-58'] }), { red: 1 });
    t.answer('player-1', 'use-card', 'realm-58').answer('player-1', 'name', 'red');
    expect(t.returned).toBe(true);
    expect(t.g.points['player-1']).toEqual({ red: 1 });
  });
  test("MU card.60: another's card gives twice its points, and its owner nothing", () => {
    const t = paying(table({ 'player-1': ['realm-60'], 'player-2': ['realm-33'] }), { green: 4 });
    t.answer('player-1', 'use-card', 'realm-60')
      .answer('player-1', 'name', 'realm-33')
      .answer('player-1', 'name', 'green');
    expect(t.returned).toBe(true);
    expect(t.g.cards.used).toEqual({ 'realm-60': true, 'realm-33': true });
    expect(t.g.cash['player-1']).toBe(1600);
  });
  test('MU card.59: in a payment only what is made for paying; the points alone are another card’s affair', () => {
    const t = paying(table({ 'player-1': ['realm-59'], 'player-2': ['realm-33', 'realm-58'] }), { green: 4 });
    t.answer('player-1', 'use-card', 'realm-59');
    expect(t.choice('player-1', 'name')).toMatchObject({ of: ['realm-58'] });
  });
  test('MU card.44: a bard gives the points of a card that has been used, which stays used', () => {
    const g = table({ 'player-1': ['realm-44'], 'player-2': ['realm-04'] });
    g.cards.used['realm-04'] = true;
    const t = paying(g, { red: 1 });
    t.answer('player-1', 'use-card', 'realm-44')
      .answer('player-1', 'name', 'realm-04')
      .answer('player-1', 'name', 'red');
    expect(t.returned).toBe(true);
    expect(t.g.cards.used).toEqual({ 'realm-44': true, 'realm-04': true });
  });
  test('MU card.45: the same for 50 F', () => {
    const g = table({ 'player-1': ['realm-45'], 'player-2': ['realm-04'] });
    g.cards.used['realm-04'] = true;
    const t = paying(g, { red: 1 });
    t.answer('player-1', 'use-card', 'realm-45')
      .answer('player-1', 'name', 'realm-04')
      .answer('player-1', 'name', 'red');
    expect(t.g.cash['player-1']).toBe(1550);
  });
  test('MU card.45: not on a bard, a jester or a princess', () => {
    const g = table({ 'player-1': ['realm-45'], 'player-2': ['realm-44', 'realm-49', 'realm-59'] });
    g.cards.used = { 'realm-44': true, 'realm-49': true, 'realm-59': true };
    const t = paying(g, { red: 1 });
    expect(t.returned).toBe(true);
    expect(t.g.cash['player-1']).toBe(1500);
  });
});

describe('MU T: what neighbours have', () => {
  test('MU tech.missionaries: a neighbour’s card gives its points and stays as it is, once a round', () => {
    const g = table({ 'player-2': ['realm-04'] });
    g.technologies['player-1'] = ['religion', 'monasticism', 'missionaries'];
    g.points['player-1'] = { violet: 1 };
    const t = paying(g, { red: 2 });
    // Monasticism makes the violet point do for a red one, so only one is missing.
    t.answer('player-1', 'use-technology', 'missionaries').answer('player-1', 'name', 'realm-04');
    t.answer('player-1', 'name', 'red');
    expect(t.g.cards.used).toEqual({});
    expect(t.g.copied['player-1']).toEqual(['realm-04']);
    expect(t.returned).toBe(true);
    expect(t.g.cash['player-1']).toBe(1500);
  });
});

describe('MU tech.temporal-power: whose it is', () => {
  test('MU tech.temporal-power: it is told of a neighbour who has it, not of somebody far away', () => {
    const g = arranged({ realms: ['holy-roman-empire', 'mamluks', 'hungary'], armies: {} });
    g.phase = 4;
    g.buildings.civil.cologne = 1;
    g.technologies['player-1'] = ['religion', 'monasticism', 'missionaries', 'temporal-power'];
    g.technologies['player-2'] = g.technologies['player-3'] = ['engineering'];
    g.points['player-1'] = { violet: 4 };
    const t = new Trial(g, beginUse('player-1', 'temporal-power', 'technology', 'own-turn'));
    t.answer('player-1', 'name', 'engineering').answer('player-1', 'name', 'civil@cologne');
    expect(t.g.buildings.civil.cologne).toBe(2);
    expect(t.told).toContainEqual({
      type: 'technology-used',
      player: 'player-1',
      technology: 'engineering',
      of: 'player-3',
    });
  });
});

describe('MU A-windows-tp: what helps to pay', () => {
  test('MU tech.missionaries: a neighbour’s card may also pay for temporal power, but not for the missionaries', () => {
    const g = table({ 'player-2': ['realm-33', 'realm-21'] });
    g.buildings.civil.constantinople = 1;
    g.technologies['player-1'] = ['religion', 'monasticism', 'missionaries', 'temporal-power'];
    g.technologies['player-2'] = ['engineering'];
    const t = new Trial(g, beginUse('player-1', 'temporal-power', 'technology', 'own-turn'));
    t.answer('player-1', 'name', 'engineering').answer('player-1', 'use-technology', 'missionaries');
    t.answer('player-1', 'name', 'realm-33').answer('player-1', 'name', 'green');
    // 100 F for the missionaries, which cannot pay for themselves; the two points of the card are enough for temporal power.
    expect([t.g.cash['player-1'], t.g.copied['player-1']]).toEqual([1500, ['realm-33']]);
    expect(t.question('player-1')).toMatchObject({ facts: { what: 'engineering' } });
  });
});

describe('MU tech.missionaries: a card that pays and has points', () => {
  const spying = (held: Partial<Record<Player, CardId[]>>) => {
    const g = table(held);
    g.technologies['player-1'] = ['religion', 'monasticism', 'missionaries'];
    g.points['player-1'] = { violet: 1 };
    return paying(g, { red: 4 })
      .answer('player-1', 'use-technology', 'missionaries')
      .answer('player-1', 'name', 'realm-60');
  };
  test('MU card.60: by missionaries its own points, or twice those of another', () => {
    const t = spying({ 'player-2': ['realm-60', 'realm-33'] });
    expect(t.choice('player-1', 'name')).toMatchObject({ of: ['ability', 'points'] });
    t.answer('player-1', 'name', 'points').answer('player-1', 'name', 'green');
    expect([t.g.cards.used, t.g.copied['player-1']]).toEqual([{}, ['realm-60']]);
    expect(t.g.points['player-1'] ?? { green: 1 }).toMatchObject({ green: 1 });
    // Where no other card has any, its own points are all there is.
    expect(spying({ 'player-2': ['realm-60'] }).choice('player-1', 'name')).toMatchObject({ of: ['points'] });
    const other = spying({ 'player-2': ['realm-60', 'realm-33'] });
    other.answer('player-1', 'name', 'ability').answer('player-1', 'name', 'realm-33');
    expect(other.g.uses.at(-1)).toMatchObject({ what: 'realm-60', as: 'ability' });
  });
});

describe('MU tech.missionaries: a card by which others are used', () => {
  const spying = (card: CardId, held: Partial<Record<Player, CardId[]>>, used: CardId[] = []) => {
    const g = table(held);
    for (const each of used) g.cards.used[each] = true;
    g.technologies['player-1'] = ['religion', 'monasticism', 'missionaries'];
    g.points['player-1'] = { violet: 1 };
    const t = paying(g, { green: 3 });
    return t.answer('player-1', 'use-technology', 'missionaries').answer('player-1', 'name', card);
  };
  test('MU card.44: by missionaries a bard’s ability, or his own points', () => {
    const held = { 'player-2': ['realm-44', 'realm-33'] } satisfies Partial<Record<Player, CardId[]>>;
    const t = spying('realm-44', held, ['realm-33']);
    expect(t.choice('player-1', 'name')).toMatchObject({ of: ['ability', 'points'] });
    t.answer('player-1', 'name', 'ability').answer('player-1', 'name', 'realm-33').answer('player-1', 'name', 'green');
    // The violet point has paid for the missionaries; two of three are there, and the bard lies as he lay.
    expect([t.g.points['player-1'], t.g.cards.used]).toEqual([{ green: 2 }, { 'realm-33': true }]);
    t.answer('player-1', 'pay');
    expect([t.returned, t.g.cash['player-1']]).toEqual([true, 1500]);
    const points = spying('realm-44', held, ['realm-33']).answer('player-1', 'name', 'points');
    points.answer('player-1', 'name', 'violet');
    expect(points.g.points['player-1']).toEqual({ violet: 1 });
    // Where nothing has been used, his own points are all there is.
    expect(spying('realm-44', held).choice('player-1', 'name')).toMatchObject({ of: ['points'] });
  });
  test('MU card.59: by missionaries a princess turns a pirate, and stays as she is', () => {
    const t = spying('realm-59', { 'player-2': ['realm-59', 'realm-58'] });
    expect(t.choice('player-1', 'name')).toMatchObject({ of: ['ability', 'points'] });
    t.answer('player-1', 'name', 'ability').answer('player-1', 'name', 'realm-58');
    t.answer('player-1', 'name', 'green');
    expect([t.g.points['player-1'], t.g.cards.used]).toEqual([{ green: 2 }, { 'realm-58': true }]);
  });
});

describe('MU window.card-used: what is used may be cancelled', () => {
  test('MU card.49: the effect is gone, the card stays used', () => {
    const g = table({ 'player-1': ['realm-04'], 'player-2': ['realm-49'] });
    const t = paying(g, { red: 1 });
    t.answer('player-1', 'turn-card', 'realm-04').answer('player-1', 'name', 'red');
    // Whoever is asked is told what could be cancelled, and whose it is.
    expect(t.question('player-2').facts).toEqual({ window: 'card-used', card: 'realm-04', of: 'player-1' });
    t.answer('player-2', 'use-card', 'realm-49');
    // The point never came; the money is there, and nothing is left to turn.
    expect(t.returned).toBe(true);
    expect(t.g.cash['player-1']).toBe(1500);
    expect(t.g.cards.used).toEqual({ 'realm-04': true, 'realm-49': true });
  });
  test('MU card.48: a jester cancels a jester for 50 F', () => {
    const g = table({ 'player-1': ['realm-04'], 'player-2': ['realm-49'], 'player-3': ['realm-48'] });
    const t = paying(g, { red: 1 });
    t.answer('player-1', 'turn-card', 'realm-04').answer('player-1', 'name', 'red');
    t.answer('player-2', 'use-card', 'realm-49').answer('player-3', 'use-card', 'realm-48');
    expect(t.g.cash['player-1']).toBe(1600);
    expect(t.g.cash['player-3']).toBe(1550);
    expect(t.g.cards.used).toEqual({ 'realm-04': true, 'realm-49': true, 'realm-48': true });
  });
  test('MU A-windows-asked: nor is anybody asked once the card is cancelled', () => {
    const g = table({ 'player-1': ['realm-04'], 'player-2': ['realm-49'], 'player-3': ['realm-48'] });
    const t = paying(g, { red: 1 });
    t.answer('player-1', 'turn-card', 'realm-04').answer('player-1', 'name', 'red');
    t.answer('player-2', 'use-card', 'realm-49');
    // The third may cancel the jester; if he does not, there is nothing left for his own.
    expect(t.question('player-3').facts).toEqual({ window: 'card-used', card: 'realm-49', of: 'player-2' });
    t.answer('player-3', 'pass');
    expect([t.isOver, t.g.cards.used]).toEqual([true, { 'realm-04': true, 'realm-49': true }]);
  });
  test('MU A-windows-asked: nobody is asked who has nothing to use', () => {
    const t = new Trial(table({ 'player-2': ['realm-49'] }), beginWindow('phase-start', ['player-1', 'player-2']));
    expect(t.isOver).toBe(true);
  });
});

describe('MU card.71: points for money', () => {
  test('MU card.71: 20 F for every point made', () => {
    const g = table({ 'player-1': ['realm-71', 'realm-33', 'realm-03'] });
    g.gears.held['player-1'] = { red: 1 };
    const t = new Trial(g, beginUse('player-1', 'realm-71', 'ability', 'own-turn'));
    t.answer('player-1', 'name-some', ['realm-33', 'realm-03', 'marker-red:1']);
    expect(t.returned).toBe(true);
    expect(t.g.cash['player-1']).toBe(1680);
    expect(t.g.gears.used['player-1']).toEqual({ red: 1 });
    expect(t.g.points).toEqual({});
  });
  test('MU card.71: a pirate makes two points, too; each card used for it may be cancelled', () => {
    const g = table({ 'player-1': ['realm-71', 'realm-57', 'realm-03'], 'player-2': ['realm-49'] });
    const t = new Trial(g, beginUse('player-1', 'realm-71', 'ability', 'own-turn'));
    t.answer('player-1', 'name-some', ['realm-57', 'realm-03']);
    const windows: unknown[] = [];
    while (t.asked[0]?.prompt === 'window') {
      windows.push(t.g.uses.at(-1)?.what);
      t.answer('player-2', ...((windows.length === 2 ? ['use-card', 'realm-49'] : ['pass']) as ['pass']));
    }
    expect(windows).toEqual(['realm-71', 'realm-57']);
    // The pirate was cancelled; it is turned all the same.
    expect([t.g.cash['player-1'], t.g.points]).toEqual([1620, {}]);
    expect(Object.keys(t.g.cards.used).sort()).toEqual(['realm-03', 'realm-49', 'realm-57', 'realm-71']);
  });
  test('MU card.72: pirates give the colours that are missing', () => {
    expect(setsOf(['marker-red:1', 'marker-blue:1', 'realm-57'], false)).toBe(1);
    expect(setsOf(['marker-red:1', 'marker-blue:1', 'realm-58'], false)).toBe(0);
    expect(setsOf(['marker-red:1', 'marker-blue:1', 'marker-green:1', 'realm-58'], false)).toBe(1);
    const g = table({ 'player-1': ['realm-72', 'realm-57'] });
    g.gears.held['player-1'] = { red: 1, blue: 1 };
    const t = new Trial(g, beginUse('player-1', 'realm-72', 'ability', 'own-turn'));
    t.answer('player-1', 'name-some', ['realm-57', 'marker-red:1', 'marker-blue:1']);
    expect([t.g.cash['player-1'], t.g.points]).toEqual([1700, {}]);
  });
  test('MU card.72: 100 F for four different colours', () => {
    expect(setsOf(['marker-red:1', 'marker-blue:1', 'marker-green:1'], false)).toBe(0);
    expect(setsOf(['marker-red:1', 'marker-blue:1', 'marker-green:1', 'realm-03'], false)).toBe(1);
    expect(setsOf(['marker-red:1', 'marker-red:2', 'marker-green:1', 'realm-03'], false)).toBe(0);
    expect(setsOf(['marker-red:1', 'marker-red:2', 'marker-green:1', 'realm-03'], true)).toBe(1);
    const g = table({ 'player-1': ['realm-72', 'realm-03'] });
    g.gears.held['player-1'] = { red: 1, blue: 1, green: 1 };
    const t = new Trial(g, beginUse('player-1', 'realm-72', 'ability', 'own-turn'));
    t.answer('player-1', 'name-some', ['realm-03', 'marker-red:1', 'marker-blue:1', 'marker-green:1']);
    expect(t.g.cash['player-1']).toBe(1700);
  });
});

describe('MU window.phase-7: what is copied may belong there', () => {
  /** Somebody has used the schemer, and the second player's two cards are turned. */
  const closing = (held: CardId[]): MU => {
    const g = table({ 'player-1': held, 'player-2': ['realm-13', 'realm-04'] }, 7);
    g.cards.used = { 'realm-13': true, 'realm-04': true };
    g.chance.script = [1];
    return g;
  };
  const window = (g: MU) => new Trial(g, beginWindow('phase-7', g.order));
  test('MU card.44: a bard lets the schemer be used once more', () => {
    const t = window(closing(['realm-44']));
    t.answer('player-1', 'use-card', 'realm-44').answer('player-1', 'name', 'realm-13');
    t.answer('player-1', 'keep-used', ['realm-04']);
    expect([t.g.keptUsed, t.g.cash['player-1']]).toEqual([{ 'realm-04': true }, 1500]);
  });
  test('MU card.59: a princess uses the schemer of somebody else, who then cannot', () => {
    const g = closing(['realm-59']);
    delete g.cards.used['realm-13'];
    const t = window(g).answer('player-1', 'use-card', 'realm-59').answer('player-1', 'name', 'realm-13');
    t.answer('player-1', 'name', 'orange').answer('player-1', 'keep-used', ['realm-04']);
    expect([t.g.keptUsed, t.g.cards.used['realm-13']]).toEqual([{ 'realm-04': true }, true]);
  });
  test('MU card.46: nor is the die of a schemer beyond the reach of an assassin', () => {
    const g = closing(['realm-46']);
    delete g.cards.used['realm-13'];
    g.cards.used['realm-05'] = true;
    g.cards.held['player-3'] = ['realm-05'];
    g.chance.script = [3];
    const t = window(g).answer('player-2', 'use-card', 'realm-13');
    t.answer('player-1', 'use-card', 'realm-46').answer('player-1', 'name', 'die-1');
    expect(t.question('player-2').facts).toMatchObject({ count: 1 });
  });
  test('MU tech.missionaries: so do missionaries, and a pirate may pay for them', () => {
    const g = closing(['realm-57']);
    g.technologies['player-1'] = ['religion', 'monasticism', 'missionaries'];
    const t = window(g).answer('player-1', 'use-technology', 'missionaries').answer('player-1', 'name', 'realm-13');
    t.answer('player-1', 'use-card', 'realm-57').answer('player-1', 'name', 'violet').answer('player-1', 'name', 'red');
    t.answer('player-1', 'keep-used', ['realm-04']);
    expect([t.g.keptUsed, t.g.cash['player-1']]).toEqual([{ 'realm-04': true }, 1500]);
  });
});
