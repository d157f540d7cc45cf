import { leavesOf } from '@hegemon/kernel';
import { isGeneral, isMilitia, provinceOfMilitia, UNITS, type UnitKind } from '../../catalog.js';
import type { BattleFrame } from '../../flow/battle.js';
import {
  type ArmyId,
  type Colour,
  type GeneralId,
  isProvince,
  isRival,
  isSea,
  isTribe,
  NEUTRAL,
  type ProvinceId,
  type RegionId,
  type RomanArmyId,
  TRIBES,
} from '../../ids.js';
import { isCapitalFree, militiaWith, regionOf } from '../../rules/armies.js';
import { barbarianForce, hasActiveBarbarians, isBarbarianArmy, rivalsAt } from '../../rules/barbarians.js';
import { hitModifiers, modifiedHits, stepsOf } from '../../rules/combat.js';
import { targetsOf } from '../../rules/military.js';
import type { ToC } from '../../state.js';

/** @rule ToC 8.1.roll Hits to be expected of one unit, bonus dice included. Rough: auguries and figures are left out. */
const hitsOf = (kind: UnitKind): number => (UNITS[kind].dice * (7 - UNITS[kind].hitsOn) * 1.2) / 6;
const LEGION = hitsOf('legion');
const REDUCED = hitsOf('reduced-legion');
const MILITIA = hitsOf('militia');
const BARBARIAN = hitsOf('barbarian');
const LEADER = hitsOf('leader');
const RIVAL = hitsOf('rival');

/** What an army can do, times what it can bear: a rough measure, for an order in which to try. */
const mightOf = (g: ToC, army: ArmyId, region: RegionId): number => {
  if (isRival(army)) return 2 * RIVAL;
  if (isTribe(army)) {
    const { active, inactive, leaders } = barbarianForce(g, army, region);
    const count = active + inactive;
    return (count * BARBARIAN + leaders.length * LEADER) * (1 + count + leaders.length);
  }
  if (!isGeneral(army)) return 2 * MILITIA;
  const full = g.armies.legions[army] ?? 0;
  const reduced = g.armies.reduced[army] ?? 0;
  const foederati = g.armies.foederati[army]?.length ?? 0;
  const militia = militiaWith(g, army) ? 1 : 0;
  const hits = full * LEGION + reduced * REDUCED + foederati * BARBARIAN + militia * MILITIA;
  return hits * (1 + 2 * full + reduced + foederati + militia);
};

const oddsAgainst = (g: ToC, army: RomanArmyId, foe: ArmyId, region: RegionId): number =>
  mightOf(g, army, region) / Math.max(0.1, mightOf(g, foe, region));
const rateOdds = (odds: number): number => (odds > 2 ? 20 : odds > 1.2 ? 10 : odds > 0.8 ? 2 : 0.1);

export const rateAttack = (g: ToC, _seat: Colour, army: string, foe: string): number => {
  const region = regionOf(g, army as RomanArmyId);
  return region === undefined ? 1 : rateOdds(oddsAgainst(g, army as RomanArmyId, foe as ArmyId, region));
};

/** A battle is as good as the best of its targets. */
export const rateBattle = (g: ToC, seat: Colour, army: RomanArmyId): number => {
  let best = 0;
  for (const foe of targetsOf(g, seat, army)) best = Math.max(best, rateAttack(g, seat, army, foe));
  return best;
};

/** Is somebody there who does harm, and whom this army could beat? */
const prey = (g: ToC, army: GeneralId, region: RegionId): number => {
  let best = 0;
  for (const tribe of TRIBES) {
    if (isBarbarianArmy(g, tribe, region)) best = Math.max(best, rateOdds(oddsAgainst(g, army, tribe, region)));
  }
  for (const rival of rivalsAt(g, region)) best = Math.max(best, rateOdds(oddsAgainst(g, army, rival, region)));
  return best;
};

/** Where an army would do some good. */
export const rateRegion = (g: ToC, seat: Colour, army: string, to: string): number => {
  if (!isGeneral(army)) return 1;
  const region = to as RegionId;
  if (isSea(region)) return 0.3;
  const hunt = prey(g, army, region);
  if (!isProvince(region)) return 0.3 * hunt;
  const ruler = g.provinces.governor[region];
  if (ruler === seat) return hasActiveBarbarians(g, region) ? 1 + hunt : 0.5;
  const isOpen = isCapitalFree(g, seat, region);
  const lure = ruler && ruler !== NEUTRAL ? 2 : 0.5;
  return 0.4 * hunt + (isOpen ? lure : 0.2);
};

/** An army that guards a province in danger stays; others may look around. */
export const rateMove = (g: ToC, seat: Colour, army: GeneralId): number => {
  const region = g.armies.at[army];
  if (region === undefined) return 0.1;
  if (isSea(region)) return 20;
  if (!isProvince(region)) return 1;
  // Whoever could fight here should not walk away from it.
  if (prey(g, army, region) > 5) return 0.3;
  return g.provinces.governor[region] === seat ? 1 : 0.6;
};

export const homeOf = (g: ToC, army: string): ProvinceId | undefined => {
  const region = isMilitia(army) ? provinceOfMilitia(army) : isGeneral(army) ? g.armies.at[army] : undefined;
  return region !== undefined && isProvince(region) ? region : undefined;
};

/** @rule ToC 8.1.hits @rule ToC 8.2.winner Whether the attacker wins the battle under way with the dice as they lie. */
export const isWonAsItLies = (g: ToC): boolean => {
  const f = battleIn(g);
  if (!f) return false;
  const { attacker, defender, region, rolled } = f;
  const ours = modifiedHits(rolled.attacker, hitModifiers(g, defender, region, true));
  const theirs = modifiedHits(rolled.defender, hitModifiers(g, attacker, region, false));
  if (theirs >= stepsOf(g, attacker, region)) return false;
  return ours >= stepsOf(g, defender, region) || ours > theirs;
};
const battleIn = (g: ToC): BattleFrame | undefined => {
  for (const stack of leavesOf(g.flow)) {
    const f = stack[stack.length - 1];
    if (f?.proc === 'battle') return f as BattleFrame;
  }
  return undefined;
};
