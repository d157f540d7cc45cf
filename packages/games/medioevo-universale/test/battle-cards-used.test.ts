import { survivesStorage } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { takeVehicle } from '../src/deeds/spoils.js';
import { medioevoUniversale as game } from '../src/game.js';
import type { CardId, Player, TechnologyId } from '../src/ids.js';
import { fightersIn } from '../src/rules/battle/roster.js';
import type { MU } from '../src/state.js';
import { armyAt, fight, put, roundOf, told, until } from './fights.js';

const [one, two, three] = ['player-1', 'player-2', 'player-3'] as const;
/** Attack dice in plenty: D4, D6, D8, over and over. */
const ROLLS = Array.from({ length: 8 }, () => [1, 2, 3]).flat();
/** Somebody has these cards, or these technologies and the points for them. */
const holds =
  (player: Player, ...cards: CardId[]) =>
  (g: MU): void => {
    g.cards.held[player] = cards;
  };
const knows =
  (player: Player, technology: TechnologyId, red: number) =>
  (g: MU): void => {
    g.technologies[player] = [technology];
    g.points[player] = { red, blue: red };
  };

describe('MU K: cards in a battle', () => {
  test('MU card.4: three archers against one shoot all the same', () => {
    const t = fight({
      attacker: [one, { archer: 3 }],
      defender: [two, { archer: 1, cavalry: 2 }],
      dice: [1, 8, 8, 1, 2, 3, 1, 2, 3, ...ROLLS],
      with: holds(one, 'realm-04'),
    });
    until(t, 'window').answer(one, 'use-card', 'realm-04');
    expect(until(t) && told(t, 'archers-shot')[0]).toMatchObject({ dice: [1, 8, 8] });
  });
  test('MU card.5: two more for either side, by anybody; no points come of it', () => {
    const t = fight({
      attacker: [one, { cavalry: 1 }],
      defender: [two, { cavalry: 3 }],
      dice: [1, 2, 4, 1, 2, 4, ...ROLLS],
      with: holds(three, 'realm-05'),
    });
    until(t, 'window').answer(three, 'use-card', 'realm-05').answer(three, 'name', 'defender');
    until(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'defender' });
    expect(t.g.points).toEqual({});
    expect(t.g.cards.used).toEqual({ 'realm-05': true });
  });
  test('MU card.5: of a side that has only crews left nothing can be raised (M-95)', () => {
    const t = fight({
      attacker: [one, { cavalry: 2 }],
      defender: [two, { archer: 1 }],
      dice: [8, 1, 2, 3],
      with(g) {
        g.cards.held[two] = ['realm-05'];
        put(g, two, 'engine', 1);
      },
    });
    until(t, 'crew').answer(two, 'crew', ['archer:1']);
    until(t, 'window').answer(two, 'use-card', 'realm-05');
    expect(t.choice(two, 'name')).toMatchObject({ of: ['attacker'] });
  });
  test('MU A-windows-order: a jester cancels it, another jester the jester, and it works', () => {
    const t = fight({
      attacker: [one, { cavalry: 1 }],
      defender: [two, { cavalry: 3 }],
      dice: [1, 2, 5, 1, 2, 4, ...ROLLS],
      with: g => {
        g.cards.held[one] = ['realm-05'];
        g.cards.held[two] = ['realm-49'];
        g.cards.held[three] = ['realm-48'];
      },
    });
    until(t, 'window').answer(one, 'use-card', 'realm-05').answer(one, 'name', 'attacker');
    t.answer(two, 'use-card', 'realm-49').answer(three, 'use-card', 'realm-48');
    expect(t.g.battle?.sides.attacker.now.bonus).toBe(2);
    expect(t.g.cash[three]).toBe(1550);
    expect(Object.keys(t.g.cards.used).sort()).toEqual(['realm-05', 'realm-48', 'realm-49']);
  });
  test('MU card.7: as many shots more as half a D6 shows, never more than there are units', () => {
    const t = fight({
      attacker: [one, { cavalry: 2 }],
      defender: [two, { cavalry: 3 }],
      dice: [6, 1, 8, 1, 2, 3, 1, 2, 3, ...ROLLS],
      with: holds(one, 'realm-07'),
    });
    until(t, 'window').answer(one, 'use-card', 'realm-07');
    until(t);
    expect(told(t, 'archers-shot')[0]).toMatchObject({ dice: [1, 8] });
  });
  test('MU card.7: never more shots than units, also if one is lost before they shoot', () => {
    const t = fight({
      attacker: [one, { cavalry: 2 }],
      defender: [two, { 'heavy-infantry': 2 }],
      dice: [5, 1, 8, ...ROLLS],
      with(g) {
        g.cards.held[one] = ['realm-07'];
        g.cards.held[two] = ['realm-17'];
      },
    });
    until(t, 'window');
    while (t.asked[0].seat !== one) until(t.answer(two, 'pass'), 'window');
    until(t.answer(one, 'use-card', 'realm-07'), 'window').answer(two, 'use-card', 'realm-17');
    until(t.answer(two, 'name', 'cavalry'), 'reroll');
    expect(told(t, 'archers-shot')).toMatchObject([{ side: one, dice: [8] }]);
  });
  test('MU card.8: five archers take two off each die', () => {
    const t = fight({
      attacker: [one, { archer: 5 }],
      defender: [two, { cavalry: 3 }],
      dice: [5, 5, 6, 6, 8, 1, 2, 3, 1, 2, 3, ...ROLLS],
      with: holds(one, 'realm-08'),
    });
    until(t, 'window').answer(one, 'use-card', 'realm-08');
    expect(t.g.battle?.sides.attacker.now.archeryBonus).toBe(2);
  });
  test('MU card.9: dice of archers are thrown again', () => {
    const t = fight({
      attacker: [one, { archer: 2 }],
      defender: [two, { cavalry: 3 }],
      dice: [8, 1, 2, ...ROLLS],
      with: holds(one, 'realm-09'),
    });
    until(t, 'window').answer(one, 'use-card', 'realm-09').answer(one, 'name-some', ['die-1']);
    expect(t.g.battle?.sides.attacker.now.archery ?? []).toEqual([2, 1]);
  });
  test('MU card.10: a catapult with two to serve it throws four dice', () => {
    const t = fight({
      attacker: [one, { cavalry: 3 }],
      defender: [two, { cavalry: 3 }],
      dice: [8, 8, 8, 8, ...ROLLS],
      with: g => {
        put(g, one, 'engine', 1);
        g.cards.held[one] = ['realm-10'];
      },
    });
    until(t, 'crew').answer(one, 'crew', ['cavalry:1', 'cavalry:2']);
    until(t, 'window').answer(one, 'use-card', 'realm-10');
    until(t, 'reroll');
    expect(told(t, 'rolled').find(each => each.for === 'siege')).toMatchObject({ dice: [8, 8, 8, 8] });
  });
  test('MU card.16: a spy damages an engine; one of level I is gone', () => {
    const t = fight({
      attacker: [one, { cavalry: 1 }],
      defender: [two, { cavalry: 3 }],
      dice: [3, ...ROLLS],
      with: g => {
        put(g, two, 'war-wagon', 1);
        g.cards.held[one] = ['realm-16'];
      },
    });
    until(t, 'window').answer(one, 'use-card', 'realm-16').answer(one, 'name', 'vehicle-1');
    expect(t.g.vehicles.type).toEqual({});
  });
  test('MU card.16: a wagon that has lost a level goes only as far as that level does', () => {
    const t = fight({
      attacker: [one, { cavalry: 1 }],
      defender: [two, { cavalry: 3 }],
      dice: [3, ...ROLLS],
      with: g => {
        put(g, two, 'war-wagon', 3);
        g.vehicles.mp['vehicle-1'] = 8;
        g.cards.held[one] = ['realm-16'];
      },
    });
    until(t, 'window').answer(one, 'use-card', 'realm-16').answer(one, 'name', 'vehicle-1');
    expect([t.g.vehicles.level, t.g.vehicles.mp]).toEqual([{ 'vehicle-1': 2 }, { 'vehicle-1': 7 }]);
  });
  test('MU 5-siege-crew: whoever has served an engine stays absent for the battle round, even if a spy destroys it afterwards', () => {
    const crewed = () => {
      const t = fight({
        attacker: [one, { cavalry: 1 }],
        defender: [two, { cavalry: 1, 'light-infantry': 3 }],
        with: g => {
          put(g, two, 'engine', 1);
          g.cards.held[one] = ['realm-16'];
        },
      });
      until(t, 'crew').answer(two, 'crew', ['light-infantry:1', 'light-infantry:2', 'light-infantry:3']);
      return until(t, 'window');
    };
    const destroyed = (t: ReturnType<typeof crewed>, ...dice: number[]) => {
      t.g.chance.script = [...dice, ...ROLLS];
      until(t.answer(one, 'use-card', 'realm-16').answer(one, 'name', 'vehicle-1'), 'reroll');
      expect(t.g.vehicles.type).toEqual({});
      return fightersIn(t.g, 'defender').map(({ troop }) => troop);
    };
    // Before it has shot they have nothing to serve.
    expect(destroyed(crewed(), 3)).toHaveLength(4);
    const late = crewed();
    late.g.chance.script = [8, 8, 8];
    until(late.answer(one, 'pass'), 'window');
    expect(late.question(one).facts).toEqual({ window: 'ranged' });
    expect(destroyed(late, 3)).toEqual(['cavalry']);
  });
  test('MU card.16: a caravan that is a war wagon for a round is one to a spy, too; no other is', () => {
    const t = fight({
      attacker: [one, { cavalry: 2 }],
      defender: [two, { cavalry: 3 }],
      dice: [1, ...ROLLS],
      with(g) {
        g.cards.held[one] = ['realm-16'];
        put(g, two, 'caravan', 2);
        put(g, two, 'caravan', 1);
        g.effects.push({ type: 'both-kinds', vehicle: 'vehicle-1', until: 'round' });
      },
    });
    until(t, 'window').answer(one, 'use-card', 'realm-16');
    expect(t.choice(one, 'name')).toMatchObject({ of: ['vehicle-1'] });
    t.answer(one, 'name', 'vehicle-1');
    expect(t.g.vehicles.level).toEqual({ 'vehicle-1': 1, 'vehicle-2': 1 });
  });
  test('MU card.16: a wagon that trades for a round loses what it has no room for any more', () => {
    const t = fight({
      attacker: [one, { cavalry: 2 }],
      defender: [two, { cavalry: 3 }],
      dice: [1, ...ROLLS],
      with(g) {
        g.phase = 6;
        g.cards.held[one] = ['realm-16'];
        put(g, two, 'war-wagon', 2);
        g.vehicles.cargo['vehicle-1'] = ['weapons', 'salt', 'salt', 'wine'];
        g.effects.push({ type: 'both-kinds', vehicle: 'vehicle-1', until: 'round' });
      },
    });
    until(t, 'window').answer(one, 'use-card', 'realm-16').answer(one, 'name', 'vehicle-1');
    expect([t.g.vehicles.level['vehicle-1'], t.g.vehicles.cargo['vehicle-1']]).toEqual([1, ['weapons', 'salt']]);
    expect(told(t, 'cargo-lost')).toMatchObject([{ player: two, by: 'realm-16' }]);
  });
  test('MU card.17: on 1 to 3 a unit is destroyed, on 7 and 8 one of his own', () => {
    const won = fight({
      attacker: [one, { cavalry: 2 }],
      defender: [two, { cavalry: 3 }],
      dice: [1, ...ROLLS],
      with: holds(one, 'realm-17'),
    });
    until(won, 'window').answer(one, 'use-card', 'realm-17').answer(one, 'name', 'cavalry');
    expect(armyAt(won, two)).toEqual({ cavalry: 2 });
    const lost = fight({
      attacker: [one, { cavalry: 2, archer: 1 }],
      defender: [two, { cavalry: 3 }],
      dice: [7, ...ROLLS],
      with: holds(one, 'realm-17'),
    });
    until(lost, 'window').answer(one, 'use-card', 'realm-17').answer(one, 'name', 'cavalry');
    lost.answer(one, 'name', 'archer');
    expect(armyAt(lost, one)).toEqual({ cavalry: 2 });
    expect(armyAt(lost, two)).toEqual({ cavalry: 3 });
  });
  test('MU card.18: neutralised until the battle is over', () => {
    const t = fight({
      attacker: [one, { cavalry: 2 }],
      defender: [two, { cavalry: 3 }],
      dice: [2, ...ROLLS],
      with: holds(one, 'realm-18'),
    });
    until(t, 'window').answer(one, 'use-card', 'realm-18').answer(one, 'name', 'cavalry');
    expect(t.g.battle?.sides.defender.idle).toEqual({ cavalry: 1 });
  });
  test('MU card.18: a captain who is kept from it before captains speak counts no more against those of the other side', () => {
    const levels = (window: 'shots' | 'ranged') => {
      const t = fight({
        attacker: [one, { cavalry: 2, 'captain-1': 1 }],
        defender: [two, { cavalry: 3, 'captain-2': 1 }],
        dice: [2, ...ROLLS],
        with: holds(one, 'realm-18'),
      });
      until(t, 'window');
      while (t.question(one).facts?.window !== window) until(t.answer(one, 'pass'), 'window');
      t.answer(one, 'use-card', 'realm-18').answer(one, 'name', 'captain-2');
      until(t, 'captain');
      return t.question(one).facts?.levels;
    };
    expect([levels('shots'), levels('ranged')]).toEqual([1, 1]);
  });
  test('MU card.27: the first point on one unit is without effect', () => {
    const t = fight({
      attacker: [one, { archer: 1 }],
      defender: [two, { cavalry: 1 }],
      dice: [1, 1, 2, 3, 1, 2, 3, ...ROLLS],
      with: holds(two, 'realm-27'),
    });
    until(t, 'window').answer(two, 'use-card', 'realm-27');
    until(t, 'reroll');
    expect(armyAt(t, two)).toEqual({ cavalry: 1 });
  });
  test('MU card.28: what falls in this battle round may be bought back in the next round', () => {
    const t = fight({
      attacker: [one, { archer: 1 }],
      defender: [two, { archer: 0, 'light-infantry': 2 }],
      dice: [1, 1, 2, 3, 1, 2, 3, ...ROLLS],
      with: holds(two, 'realm-28'),
    });
    until(t, 'window').answer(two, 'use-card', 'realm-28');
    roundOf(t);
    expect(t.g.tended[two]).toMatchObject({ round: 2 });
  });
  test('MU card.29: whoever is killed by archers still fights in the melee', () => {
    const t = fight({
      attacker: [one, { archer: 1, cavalry: 1 }],
      defender: [two, { 'light-infantry': 2 }],
      dice: [1, 1, 2, 3, 1, 2, 3, ...ROLLS],
      with: holds(two, 'realm-29'),
    });
    until(t, 'window').answer(two, 'use-card', 'realm-29');
    until(t, 'sacrifice', 'reroll');
    expect(t.g.battle?.sides.defender.now.lateFallen).toEqual({ 'light-infantry': 1 });
  });
  test('MU card.39: one of those who fell is a prisoner', () => {
    const t = fight({
      attacker: [one, { archer: 1 }],
      defender: [two, { 'light-infantry': 2 }],
      dice: [1, 1, 2, 3, 1, 2, 3, ...ROLLS],
      with: holds(one, 'realm-39'),
    });
    until(t, 'window');
    // Whoever is led away is taken out of one account: no other may be the same object.
    expect(survivesStorage({ game, s: t.g })).toEqual([]);
    t.answer(one, 'use-card', 'realm-39').answer(one, 'name', 'light-infantry');
    expect(t.g.prisoners).toEqual({ [one]: { [two]: { 'light-infantry': 1 } } });
  });
  test('MU card.39: whoever is led away does not fight on with a surgeon', () => {
    const t = fight({
      attacker: [one, { archer: 2, cavalry: 1 }],
      defender: [two, { 'light-infantry': 3 }],
      dice: [1, 1, 1, 2, 3, 1, 2, 3, ...ROLLS],
      with: g => {
        holds(two, 'realm-29')(g);
        holds(one, 'realm-39')(g);
      },
    });
    until(t, 'window').answer(two, 'use-card', 'realm-29');
    until(t, 'window').answer(one, 'use-card', 'realm-39').answer(one, 'name', 'light-infantry');
    until(t, 'sacrifice', 'reroll');
    expect(t.g.prisoners).toEqual({ [one]: { [two]: { 'light-infantry': 1 } } });
    expect(t.g.battle?.sides.defender.now.lateFallen).toEqual({ 'light-infantry': 1 });
  });
  test('MU card.40: twice as many are enough to take prisoners', () => {
    const t = fight({
      attacker: [one, { cavalry: 4 }],
      defender: [two, { cavalry: 2 }],
      with: holds(one, 'realm-40'),
    });
    until(t, 'window').answer(one, 'use-card', 'realm-40');
    expect(t.g.battle?.sides.attacker.captureAt).toBe(2);
  });
  test('MU card.41: two off, in place of half', () => {
    const t = fight({
      attacker: [one, { cavalry: 2 }],
      defender: [two, { cavalry: 2 }],
      with: holds(one, 'realm-41'),
    });
    until(t, 'window').answer(one, 'use-card', 'realm-41');
    expect(t.g.battle?.sides.attacker.now.isCapturingLightly).toBe(true);
  });
  test('MU card.46: 5, 4, 2 becomes 4, 4, 2, a critical roll of 16', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 1, cavalry: 5 }],
      defender: [two, { 'light-infantry': 1, cavalry: 9 }],
      dice: [4, 5, 2, 1, 2, 3, ...ROLLS],
      with: holds(three, 'realm-46'),
    });
    until(t, 'window').answer(three, 'use-card', 'realm-46').answer(three, 'name', 'attacker-2');
    until(t);
    expect(told(t, 'melee-decided')[0]).toMatchObject({ winner: 'attacker' });
    expect(t.told.find(each => each.type === 'die-turned')).toMatchObject({ die: 'attacker-2', pips: 4 });
  });
  test('MU card.47: up to two off any die, never below 1', () => {
    const t = fight({
      attacker: [one, { archer: 1 }],
      defender: [two, { cavalry: 3 }],
      dice: [5, ...ROLLS],
      with: holds(one, 'realm-47'),
    });
    until(t, 'window').answer(one, 'use-card', 'realm-47').answer(one, 'name', 'die-1').answer(one, 'name-amount', 2);
    expect(t.told.find(each => each.type === 'die-turned')).toMatchObject({ pips: 3 });
  });
  test('MU card.52: an engine nobody serves throws one die', () => {
    const t = fight({
      attacker: [one, { cavalry: 1 }],
      defender: [two, { cavalry: 3 }],
      dice: [8, ...ROLLS],
      with: g => {
        put(g, one, 'engine', 1);
        g.cards.held[one] = ['realm-52'];
      },
    });
    until(t, 'window').answer(one, 'use-card', 'realm-52').answer(one, 'name', 'vehicle-1');
    until(t, 'reroll');
    expect(t.g.battle?.sides.attacker.extraCrew).toEqual({ 'vehicle-1': 1 });
  });
  test('MU card.67: in an army without a captain one unit counts as one, also among others', () => {
    const t = fight({
      attacker: [one, { archer: 1 }],
      defender: [two, { cavalry: 2 }],
      with: holds(three, 'realm-67'),
    });
    until(t, 'window').answer(three, 'use-card', 'realm-67').answer(three, 'name', 'attacker/archer');
    expect(t.g.battle?.sides.attacker.heroines).toEqual(['archer']);
  });
  test('MU card.68: a captain of level III cannot be raised', () => {
    const t = fight({
      attacker: [one, { 'captain-3': 1 }],
      defender: [two, { 'captain-1': 1 }],
      with: holds(three, 'realm-68'),
    });
    until(t, 'window').answer(three, 'use-card', 'realm-68');
    expect(t.choice(three, 'name')).toMatchObject({ of: ['defender'] });
    t.answer(three, 'name', 'defender');
    expect(t.g.battle?.sides.defender.raised).toBe(1);
  });
  test('MU card.14: who leads as a heroine is as loyal as any captain; her comrades are not', () => {
    const t = fight({
      attacker: [one, { archer: 1, cavalry: 1 }],
      defender: [two, { 'light-infantry': 2 }],
      with(g) {
        g.cards.held[two] = ['realm-14'];
        g.cards.held[three] = ['realm-67'];
      },
    });
    while (t.asked[0].seat !== three) until(t.answer(t.asked[0].seat as Player, 'pass'), 'window');
    t.answer(three, 'use-card', 'realm-67').answer(three, 'name', 'attacker/archer');
    until(t, 'window').answer(two, 'use-card', 'realm-14');
    expect(t.choice(two, 'name')).toMatchObject({ of: ['cavalry'] });
  });
  test('MU card.68: who leads as a heroine, or by appointment, is a captain and may be raised as well', () => {
    const t = fight({
      attacker: [one, { archer: 1 }],
      defender: [two, { cavalry: 2 }],
      with(g) {
        g.cards.held[three] = ['realm-67', 'realm-68'];
        g.effects.push({
          ...{ type: 'treated-as', at: 'bulgaria', side: two, troop: 'cavalry', as: 'captain', by: two },
          until: 'round',
        });
      },
    });
    until(t, 'window').answer(three, 'use-card', 'realm-67').answer(three, 'name', 'attacker/archer');
    t.answer(three, 'use-card', 'realm-68');
    expect(t.choice(three, 'name')).toMatchObject({ of: ['attacker', 'defender'] });
    t.answer(three, 'name', 'attacker');
    until(t, 'captain');
    expect(t.question(one).facts).toMatchObject({ levels: 1 });
  });
});

describe('MU T: technologies in a battle', () => {
  test('MU tech.appointment: anybody’s unit is treated as another type until the round ends', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 1 }],
      defender: [two, { cavalry: 2 }],
      with: knows(one, 'appointment', 1),
    });
    until(t, 'window').answer(one, 'use-technology', 'appointment');
    t.answer(one, 'name', 'attacker/light-infantry').answer(one, 'name', 'cavalry');
    expect(t.g.effects).toMatchObject([{ type: 'treated-as', troop: 'light-infantry', as: 'cavalry', until: 'round' }]);
    expect(t.g.points[one]).toEqual({ blue: 1 });
  });
  test('MU B-use: what somebody treats as another type is so in his own battles alone', () => {
    const counted = (by: Player) => {
      const t = fight({
        attacker: [two, { cavalry: 1 }],
        defender: ['barbarians', { 'captain-1': 1, 'light-infantry': 1 }],
        horde: [1, 2, 3],
        with: g => {
          const unit = { at: 'bulgaria', side: 'barbarians', troop: 'captain-1' } as const;
          g.effects.push({ type: 'treated-as', ...unit, as: 'light-infantry', by, until: 'round' });
        },
      });
      return fightersIn(t.g, 'defender').map(({ as }) => as);
    };
    expect(counted(two)).toEqual(['light-infantry', 'light-infantry']);
    expect(counted(one)).toEqual(['light-infantry', 'captain-1']);
  });
  test('MU B-use: a crew that also fights does so for him who has paid for it, not for whoever takes the engine', () => {
    const t = fight({
      attacker: [one, { cavalry: 1 }],
      defender: [two, { cavalry: 1 }],
      with: g => {
        put(g, one, 'engine', 1);
        put(g, one, 'engine', 1);
        for (const vehicle of ['vehicle-1', 'vehicle-2'] as const)
          g.effects.push({ type: 'crew-fights', vehicle, until: 'round' });
      },
    });
    takeVehicle(t.g, 'vehicle-1', two);
    expect(t.g.effects).toEqual([{ type: 'crew-fights', vehicle: 'vehicle-2', until: 'round' }]);
  });
  test('MU tech.appointment: a captain who is treated as infantry leads no more, and keeps nobody else from leading', () => {
    const led = (withTechnology: boolean) => {
      const t = fight({
        attacker: [one, { 'captain-2': 1, cavalry: 1 }],
        defender: [two, { 'captain-3': 1, cavalry: 1 }],
        dice: ROLLS,
        with: knows(one, 'appointment', 1),
      });
      until(t, 'window');
      if (!withTechnology) return until(t.answer(one, 'pass'), 'captain');
      t.answer(one, 'use-technology', 'appointment').answer(one, 'name', 'defender/captain-3');
      return until(t.answer(one, 'name', 'light-infantry'), 'captain');
    };
    expect(led(false).question(two)).toMatchObject({ prompt: 'captain', facts: { levels: 1 } });
    expect(led(true).question(one)).toMatchObject({ prompt: 'captain', facts: { levels: 2 } });
  });
  test('MU tech.appointment: a captain is a type like any other, and leads at once', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 2 }],
      defender: [two, { cavalry: 2 }],
      with: knows(one, 'appointment', 1),
    });
    until(t, 'window').answer(one, 'use-technology', 'appointment').answer(one, 'name', 'attacker/light-infantry');
    expect(t.choice(one, 'name')).toMatchObject({ of: ['archer', 'heavy-infantry', 'cavalry', 'captain'] });
    t.answer(one, 'name', 'captain');
    until(t, 'captain');
    expect(t.question(one).facts).toMatchObject({ levels: 1 });
  });
  test('MU tech.tactics: whoever wins chooses whom a point hits', () => {
    const t = fight({
      attacker: [one, { cavalry: 2 }],
      defender: [two, { archer: 1, cavalry: 2 }],
      dice: [8, 1, 2, 8, 1, 2, 3, ...ROLLS],
      with: knows(one, 'tactics', 2),
    });
    until(t, 'window');
    while (t.asked[0]?.prompt === 'window' && t.g.damage?.source !== 'result')
      t.answer(t.asked[0].seat as Player, 'pass');
    until(t, 'window');
    t.answer(one, 'use-technology', 'tactics').answer(one, 'name', 'archer');
    expect(t.g.damage?.chosen).toEqual({ archer: 1 });
  });
  test('MU tech.strategy: two red points for a hit without a roll', () => {
    const t = fight({
      attacker: [one, { cavalry: 1 }],
      defender: ['barbarians', { 'light-infantry': 2 }],
      horde: [1, 2, 3],
      with: knows(one, 'strategy', 4),
    });
    until(t, 'window').answer(one, 'use-technology', 'strategy').answer(one, 'use-technology', 'strategy');
    until(t);
    expect(t.isOver).toBe(true);
    expect(t.returned).toMatchObject({ how: 'destroyed', winner: 'attacker' });
  });
  test('MU tech.machine-building: three serve a catapult, and all four still fight', () => {
    const t = fight({
      attacker: [one, { cavalry: 4 }],
      defender: [two, { 'heavy-infantry': 6 }],
      dice: [8, 8, 8, ...ROLLS],
      with: g => {
        put(g, one, 'engine', 1);
        knows(one, 'machine-building', 1)(g);
      },
    });
    until(t, 'crew').answer(one, 'crew', ['cavalry:1', 'cavalry:2', 'cavalry:3']);
    until(t, 'window').answer(one, 'use-technology', 'machine-building').answer(one, 'name', 'vehicle-1');
    expect(t.g.effects).toMatchObject([{ type: 'crew-fights', vehicle: 'vehicle-1', until: 'round' }]);
  });
});
