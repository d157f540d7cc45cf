import { describe, expect, test } from 'vitest';
import {
  type Assignment,
  barbariansHit,
  enduranceOf,
  hitsOf,
  type Man,
  onlyWay,
  outcomesOf,
  tollBeside,
  tollOf,
} from '../src/rules/damage.js';
import { armyFrom, type Token, tokensOf, troopOf } from '../src/rules/tokens.js';
import type { Army } from '../src/troops.js';

const plenty = () => 20;
const none = () => 0;

/** As they stand when a result is assigned. */
const men = (army: Army, isAtSea = false): Man[] =>
  tokensOf(army).map(token => {
    const troop = troopOf(token);
    const place = troop === 'archer' ? 'last' : troop.startsWith('captain') ? 'any' : 'first';
    return { token, room: hitsOf(troop, isAtSea), place };
  });
const hit = (army: Army, assignment: Assignment, isAtSea: boolean, supply: (troop: string) => number) => {
  const outcomes = outcomesOf(tokensOf(army), assignment, isAtSea, supply);
  return {
    turned: outcomes.flatMap(({ to }) => (to ? [to] : [])),
    fallen: outcomes.flatMap(({ fell }) => (fell ? [fell] : [])),
  };
};

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
      turned: ['light-infantry'],
      fallen: ['light-infantry'],
    });
  });
  test('MU 5-units-cv: cavalry becomes heavy, then light infantry', () => {
    expect(hit({ cavalry: 1 }, { 'cavalry:1': 1 }, false, plenty).turned).toEqual(['heavy-infantry']);
    expect(hit({ cavalry: 1 }, { 'cavalry:1': 2 }, false, plenty).turned).toEqual(['light-infantry']);
    expect(hit({ cavalry: 1 }, { 'cavalry:1': 3 }, false, plenty)).toEqual({ turned: [], fallen: ['light-infantry'] });
  });
  test('MU 5-units-hi: without a piece for what it would become a unit becomes the next one, or is lost', () => {
    const noHeavy = (type: string): number => (type === 'heavy-infantry' ? 0 : 5);
    expect(hit({ cavalry: 1 }, { 'cavalry:1': 1 }, false, noHeavy).turned).toEqual(['light-infantry']);
    expect(hit({ 'heavy-infantry': 1 }, { 'heavy-infantry:1': 1 }, false, none)).toEqual({
      turned: [],
      fallen: ['heavy-infantry'],
    });
    // The light infantry that falls makes room for what comes down to it.
    const both = { 'light-infantry': 1, 'heavy-infantry': 1 };
    expect(hit(both, { 'light-infantry:1': 1, 'heavy-infantry:1': 1 }, false, none).turned).toEqual(['light-infantry']);
  });
  test('MU 5-units-cv: point by point: what a missing piece has made light infantry at once falls with the second', () => {
    const noHeavy = (type: string): number => (type === 'heavy-infantry' ? 0 : 5);
    const lost = { turned: [], fallen: ['light-infantry'] };
    expect(hit({ cavalry: 1 }, { 'cavalry:1': 2 }, false, noHeavy)).toEqual(lost);
    expect([hitsOf('cavalry', false, noHeavy), hitsOf('heavy-infantry', false, none)]).toEqual([2, 1]);
    // Whoever stands in the army may fall first, and makes room.
    expect(enduranceOf({ 'heavy-infantry': 2 }, false, none)).toBe(2);
    expect(enduranceOf({ 'heavy-infantry': 1, 'light-infantry': 1 }, false, none)).toBe(3);
  });
  test('MU 5-naval-damage: at sea everybody dies of one point, as what he is', () => {
    expect(hit({ cavalry: 1, 'heavy-infantry': 1 }, { 'cavalry:1': 1 }, true, plenty)).toEqual({
      turned: [],
      fallen: ['cavalry'],
    });
  });
  test('MU 5-battle-damage: the result hits those in the melee first', () => {
    const army = { archer: 1, 'heavy-infantry': 1, cavalry: 1 };
    expect(tollOf(men(army), 1)).toEqual({ forced: {}, points: 1, caps: { 'heavy-infantry:1': 2, 'cavalry:1': 3 } });
    expect(tollOf(men(army), 5)).toEqual({
      forced: { 'heavy-infantry:1': 2, 'cavalry:1': 3 },
      points: 0,
      caps: { 'archer:1': 1 },
    });
    expect(tollOf(men(army), 9)).toEqual({
      forced: { 'archer:1': 1, 'heavy-infantry:1': 2, 'cavalry:1': 3 },
      points: 0,
      caps: {},
    });
    const free = men(army).map((man): Man => ({ ...man, place: 'any' }));
    expect(tollOf(free, 1).caps).toHaveProperty('archer:1');
  });
  test('MU 5-battle-damage: captains may be chosen at any time, but need not be', () => {
    const army = { 'light-infantry': 1, archer: 2, 'captain-1': 1 };
    expect(tollOf(men(army), 2).exposable).toEqual({ of: ['captain-1:1'], min: 0, max: 1 });
    // Whoever spares the captain loses an archer, after the light infantry.
    expect(tollBeside(men(army), 2, [])).toEqual({
      forced: { 'light-infantry:1': 1 },
      points: 1,
      caps: { 'archer:1': 1, 'archer:2': 1 },
    });
    expect(tollBeside(men(army), 2, ['captain-1:1'])).toMatchObject({
      forced: { 'light-infantry:1': 1, 'captain-1:1': 1 },
      points: 0,
    });
    expect(tollOf(men(army), 4)).toMatchObject({ points: 0, caps: {} });
  });
  test('MU 5-battle-damage: where all are alike there is nothing to ask', () => {
    const caps = (army: Army): Assignment => tollOf(men(army), 1).caps;
    expect(onlyWay(caps({ 'light-infantry': 3 }), 2)).toEqual({ 'light-infantry:1': 1, 'light-infantry:2': 1 });
    expect(onlyWay(caps({ 'heavy-infantry': 2 }), 2)).toBeUndefined();
    expect(onlyWay(caps({ 'heavy-infantry': 2 }), 3)).toEqual({ 'heavy-infantry:1': 2, 'heavy-infantry:2': 1 });
  });
  test('MU E-combat: barbarians lose light infantry, then archers, then captains', () => {
    const horde = men({ 'light-infantry': 2, archer: 1, 'captain-1': 1 });
    const hits = (points: number): readonly Token[] => Object.keys(barbariansHit(horde, points)) as Token[];
    expect(hits(3)).toEqual(['light-infantry:1', 'light-infantry:2', 'archer:1']);
    expect(hits(9)).toHaveLength(4);
  });
  test('MU card.66: those who joined barbarians are hit before archers, and keep their own steps', () => {
    const horde = men({ 'light-infantry': 1, archer: 1, 'lent-cavalry': 1 });
    expect(barbariansHit(horde, 3)).toEqual({ 'light-infantry:1': 1, 'lent-cavalry:1': 2 });
    expect(hit({ 'lent-cavalry': 1 }, { 'lent-cavalry:1': 2 }, false, plenty).turned).toEqual(['lent-light-infantry']);
  });
});
