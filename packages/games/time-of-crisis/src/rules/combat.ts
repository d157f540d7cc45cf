import { isGeneral, provinceOfMilitia, UNITS, type UnitKind } from '../catalog.js';
import { type ArmyId, isRival, isTribe, type RegionId } from '../ids.js';
import type { ToC } from '../state.js';
import { foederatiOf, hasCastra, militiaWith } from './armies.js';
import { barbarianForce, leadersAt } from './barbarians.js';

/** One die to be thrown, and the lowest pip that hits. */
export interface CombatDie {
  readonly kind: UnitKind;
  readonly hitsOn: number;
}

/** @rule ToC event.bad-auguries @rule ToC event.good-auguries @rule ToC FAQ.auguries Player units only, Foederati too. */
const auguries = (g: ToC): number =>
  g.events.lasting === 'bad-auguries' ? 1 : g.events.lasting === 'good-auguries' ? -1 : 0;

/**
 * @rule ToC 8.1.roll @rule ToC 2.units The dice of an army, in the order in which they are thrown:
 * full legions, reduced legions, militia, barbarians, leaders, rival emperor.
 */
export const diceOf = (g: ToC, army: ArmyId, region: RegionId): CombatDie[] => {
  const dice: CombatDie[] = [];
  const add = (kind: UnitKind, count: number, shift: number): void => {
    const { dice: each, hitsOn } = UNITS[kind];
    for (let i = 0; i < count * each; i++) dice.push({ kind, hitsOn: hitsOn + shift });
  };
  if (isTribe(army)) {
    const { active, inactive, leaders } = barbarianForce(g, army, region);
    add('barbarian', active + inactive, 0);
    // ToC event.cniva: his own two dice hit on 3 or more.
    for (const leader of leaders) add('leader', 1, leader === 'cniva' ? -1 : 0);
  } else if (isRival(army)) add('rival', 1, 0);
  else {
    const shift = auguries(g);
    if (isGeneral(army)) {
      add('legion', g.armies.legions[army] ?? 0, shift);
      add('reduced-legion', g.armies.reduced[army] ?? 0, shift);
      add('militia', militiaWith(g, army) ? 1 : 0, shift);
      add('barbarian', foederatiOf(g, army).length, shift);
    } else add('militia', 1, shift);
  }
  return dice;
};

/** A natural six always hits and earns a bonus die; no other pip does, whatever the auguries. */
export const isHit = (die: CombatDie, pips: number): boolean => pips === 6 || pips >= die.hitsOn;

/**
 * @rule ToC 8.1.hits @rule ToC event.plague-of-cyprian @rule ToC card.castra @rule ToC event.shapur-i
 * Each modifier of the hits scored against `foe`, with the rule it comes from.
 */
export const hitModifiers = (
  g: ToC,
  foe: ArmyId,
  region: RegionId,
  foeDefends: boolean,
): { rule: string; by: number }[] => {
  const modifiers: { rule: string; by: number }[] = [];
  if (g.events.lasting === 'plague-of-cyprian') modifiers.push({ rule: 'ToC event.plague-of-cyprian', by: 1 });
  if (foeDefends && !isTribe(foe) && !isRival(foe) && hasCastra(g, foe))
    modifiers.push({ rule: 'ToC card.castra', by: -1 });
  if (isTribe(foe) && leadersAt(g, foe, region).includes('shapur-i')) {
    modifiers.push({ rule: 'ToC event.shapur-i', by: -1 });
  }
  return modifiers;
};
/** Never below none in the end. */
export const modifiedHits = (rolled: number, modifiers: readonly { by: number }[]): number =>
  Math.max(
    0,
    modifiers.reduce((sum, { by }) => sum + by, rolled),
  );

/** @rule ToC 8.1.losses How many hits the army can take before nothing is left. */
export const stepsOf = (g: ToC, army: ArmyId, region: RegionId): number => {
  if (isRival(army)) return g.rivals[army] === undefined ? 0 : 1;
  if (isTribe(army)) {
    const { active, inactive, leaders } = barbarianForce(g, army, region);
    return active + inactive + leaders.length;
  }
  if (!isGeneral(army)) return g.provinces.militia[provinceOfMilitia(army)!] ? 1 : 0;
  const legions = 2 * (g.armies.legions[army] ?? 0) + (g.armies.reduced[army] ?? 0);
  return legions + foederatiOf(g, army).length + (militiaWith(g, army) ? 1 : 0);
};
