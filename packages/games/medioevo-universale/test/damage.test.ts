import { describe, expect, test } from 'vitest';
import { anybody, barbariansHit, enduranceOf, hit, standsInMelee, tollOf } from '../src/rules/damage.js';
import { armyFrom, tokensOf } from '../src/rules/tokens.js';

const plenty = () => 20;
const none = () => 0;

describe('damage', () => {
  test('MU 5-units-damage: an army by its tokens, and back', () => {
    const army = { archer: 1, 'heavy-infantry': 2, 'captain-2': 1 } as const;
    expect(tokensOf(army)).toEqual(['archer:1', 'heavy-infantry:1', 'heavy-infantry:2', 'captain-2:1']);
    expect(armyFrom(tokensOf(army))).toEqual(army);
  });
  test('MU 5-units-damage: one point for archers, light infantry and captains, two for heavy infantry, three for cavalry', () => {
    expect(enduranceOf({ archer: 1, 'light-infantry': 1, 'captain-3': 1 }, false)).toBe(3);
    expect(enduranceOf({ 'heavy-infantry': 1, cavalry: 1 }, false)).toBe(5);
  });
  test('MU 5-units-cv: three points cost one heavy infantry and turn the other into light', () => {
    const army = { 'heavy-infantry': 2 };
    expect(hit(army, { 'heavy-infantry:1': 2, 'heavy-infantry:2': 1 }, false, plenty)).toEqual({
      left: { 'light-infantry': 1 },
      fallen: { 'light-infantry': 1 },
    });
  });
  test('MU 5-units-cv: cavalry becomes heavy, then light infantry', () => {
    expect(hit({ cavalry: 1 }, { 'cavalry:1': 1 }, false, plenty).left).toEqual({ 'heavy-infantry': 1 });
    expect(hit({ cavalry: 1 }, { 'cavalry:1': 2 }, false, plenty).left).toEqual({ 'light-infantry': 1 });
    expect(hit({ cavalry: 1 }, { 'cavalry:1': 3 }, false, plenty)).toEqual({
      left: {},
      fallen: { 'light-infantry': 1 },
    });
  });
  test('MU 5-units-hi: without a piece for what it would become a unit becomes the next one, or is lost', () => {
    const noHeavy = (type: string): number => (type === 'heavy-infantry' ? 0 : 5);
    expect(hit({ cavalry: 1 }, { 'cavalry:1': 1 }, false, noHeavy).left).toEqual({ 'light-infantry': 1 });
    expect(hit({ 'heavy-infantry': 1 }, { 'heavy-infantry:1': 1 }, false, none)).toEqual({
      left: {},
      fallen: { 'heavy-infantry': 1 },
    });
    // The light infantry that falls makes room for what comes down to it.
    expect(
      hit({ 'light-infantry': 1, 'heavy-infantry': 1 }, { 'light-infantry:1': 1, 'heavy-infantry:1': 1 }, false, none)
        .left,
    ).toEqual({ 'light-infantry': 1 });
  });
  test('MU 5-naval-damage: at sea everybody dies of one point, as what he is', () => {
    expect(hit({ cavalry: 1, 'heavy-infantry': 1 }, { 'cavalry:1': 1 }, true, plenty)).toEqual({
      left: { 'heavy-infantry': 1 },
      fallen: { cavalry: 1 },
    });
  });
  test('MU 5-battle-damage: the result hits those in the melee first', () => {
    const army = { archer: 1, 'heavy-infantry': 1, cavalry: 1 };
    const toll = tollOf(army, 1, false, standsInMelee);
    expect(toll).toEqual({ forced: {}, points: 1, caps: { 'heavy-infantry:1': 2, 'cavalry:1': 3 } });
    expect(tollOf(army, 5, false, standsInMelee)).toEqual({
      forced: { 'heavy-infantry:1': 2, 'cavalry:1': 3 },
      points: 0,
      caps: { 'archer:1': 1 },
    });
    expect(tollOf(army, 9, false, standsInMelee)).toEqual({
      forced: { 'archer:1': 1, 'heavy-infantry:1': 2, 'cavalry:1': 3 },
      points: 0,
      caps: {},
    });
    expect(tollOf(army, 1, false, anybody).caps).toHaveProperty('archer:1');
  });
  test('MU E-combat: barbarians lose light infantry, then archers, then captains', () => {
    const horde = { 'light-infantry': 2, archer: 1, 'captain-1': 1 };
    expect(barbariansHit(horde, 3)).toEqual({
      left: { 'captain-1': 1 },
      fallen: { 'light-infantry': 2, archer: 1 },
    });
    expect(barbariansHit(horde, 9).left).toEqual({});
  });
});
