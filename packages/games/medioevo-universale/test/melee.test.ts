import { describe, expect, test } from 'vitest';
import { malus } from '../src/rules/dice.js';
import { attackOf, type Effort, lossOf, verdictOf } from '../src/rules/melee.js';

const effort = (dice: Effort['dice'], more: Partial<Effort> = {}): Effort => ({
  ...{ dice, malus: 0, sacrificed: 0, naval: 0, extra: 0, isHalved: false, hasRolled: true },
  ...more,
});
const line = (attack: number, units: number, ableCavalry = 0) => ({ attack, units, ableCavalry });

describe('the melee', () => {
  test('MU 5-battle: the first of four against the last, by a critical roll', () => {
    const blue = effort([1, 5, 5], { malus: malus(4, 0) });
    const yellow = effort([4, 2, 7], { malus: malus(4, 3) });
    expect([attackOf(blue), lossOf(blue, 0)]).toEqual([25, 1]);
    expect([attackOf(yellow), lossOf(yellow, 0)]).toEqual([4, 2]);
    // One unit caps the difference of 21; it is overwhelming once.
    expect(verdictOf(line(25, 1), line(4, 3))).toEqual({
      winner: 'attacker',
      toAttacker: 0,
      toDefender: 1,
      superiority: 1,
    });
  });
  test('MU 5-units-li: each light infantry thrown in adds four', () => {
    expect(attackOf(effort([1, 5, 7], { sacrificed: 1 }))).toBe(11);
    expect(attackOf(effort([1, 5, 7], { sacrificed: 2 }))).toBe(15);
  });
  test('MU 5-units-cv: cavalry adds two to the damage, and is not capped', () => {
    expect(verdictOf(line(5, 2, 1), line(4, 2))).toMatchObject({ winner: 'attacker', toDefender: 3 });
  });
  test('MU 5-battle-7: on a tie nobody wins, and only cavalry strikes', () => {
    expect(verdictOf(line(6, 1), line(6, 1, 1))).toEqual({ toAttacker: 2, toDefender: 0, superiority: 0 });
  });
  test('MU 5-units-hi: heavy infantry lowers the own loss value, not below nothing', () => {
    expect([lossOf(effort([2, 5, 8]), 1), lossOf(effort([2, 5, 8]), 4)]).toEqual([1, 0]);
  });
  test('MU 5-retreat-loss: half the attack value; the step is added to the losses, then heavy infantry counts', () => {
    const blue = effort([1, 4, 7], { isHalved: true });
    expect([attackOf(blue), lossOf(blue, 1, 1)]).toEqual([4, 1]);
    expect(verdictOf(line(4, 1), line(4, 2))).not.toHaveProperty('winner');
  });
  test('MU 5-capture-declare: the card counts before the value is halved', () => {
    expect(attackOf(effort([1, 5, 7], { extra: 2, isHalved: true }))).toBe(5);
  });
  test('MU E-combat-li: the horde of the example wins by one, and dies of its own losses', () => {
    const horde = effort([2, 4, 7], { sacrificed: 1 });
    expect([attackOf(horde), lossOf(horde, 0)]).toEqual([11, 2]);
    expect(verdictOf(line(8, 3, 1), line(11, 1))).toEqual({
      winner: 'defender',
      toAttacker: 1,
      toDefender: 0,
      superiority: 0,
    });
  });
  test('MU card.41: prisoners at two off in place of half', () => {
    expect(attackOf(effort([1, 5, 7], { isLessened: true }))).toBe(5);
    expect(attackOf(effort([1, 1, 1], { isLessened: true }))).toBe(0);
  });
  test('MU 5-battle-nomelee: who has only crews left has neither attack nor losses; nothing falls below 0', () => {
    const crews = effort([4, 6, 8], { hasRolled: false });
    expect([attackOf(crews), lossOf(crews, 0)]).toEqual([0, 0]);
    expect(attackOf(effort([1, 2, 1], { malus: -3 }))).toBe(0);
  });
});
