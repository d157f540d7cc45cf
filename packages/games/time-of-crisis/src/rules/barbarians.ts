import { TRIBE_OF } from '../catalog.js';
import {
  isTribe,
  LEADERS,
  type LeaderId,
  type ProvinceId,
  type RegionId,
  RIVALS,
  type RivalId,
  TRIBES,
  type TribeId,
} from '../ids.js';
import type { ToC } from '../state.js';

export const countActive = (g: ToC, tribe: TribeId, region: RegionId): number =>
  g.barbarians.active[tribe][region] ?? 0;
export const countInactive = (g: ToC, tribe: TribeId, region: RegionId): number =>
  g.barbarians.inactive[tribe][region] ?? 0;

/** The tribe's leaders in a region, Ardashir before Shapur I. */
export const leadersAt = (g: ToC, tribe: TribeId, region: RegionId): LeaderId[] =>
  LEADERS.filter(leader => g.leaders.at[leader] === region && TRIBE_OF[leader] === tribe);

/** @rule ToC 9.placement Leaders and inactive ones count; Foederati and other tribes do not. */
export const countBarbarians = (g: ToC, tribe: TribeId, region: RegionId): number =>
  countActive(g, tribe, region) + countInactive(g, tribe, region) + leadersAt(g, tribe, region).length;

/** @rule ToC 9.invasion-check Active markers in the homeland, leaders included. */
export const countReady = (g: ToC, tribe: TribeId): number =>
  countActive(g, tribe, tribe) + leadersAt(g, tribe, tribe).length;

/** @rule ToC FAQ.leaders A lone leader is an active barbarian too. Foederati are none. */
export const hasActiveBarbarians = (g: ToC, province: ProvinceId): boolean =>
  TRIBES.some(
    tribe =>
      countActive(g, tribe, province) > 0 ||
      leadersAt(g, tribe, province).some(leader => g.leaders.inactive[leader] !== true),
  );
export const rivalsAt = (g: ToC, region: RegionId): RivalId[] => RIVALS.filter(rival => g.rivals[rival] === region);
export const anyRival = (g: ToC): boolean => RIVALS.some(rival => g.rivals[rival] !== undefined);

/** @rule ToC 4.army @rule ToC FAQ.homelands In a homeland inactive barbarians are no part of the army; in a province they are. */
export const barbarianForce = (
  g: ToC,
  tribe: TribeId,
  region: RegionId,
): { active: number; inactive: number; leaders: LeaderId[] } => ({
  active: countActive(g, tribe, region),
  inactive: isTribe(region) ? 0 : countInactive(g, tribe, region),
  leaders: leadersAt(g, tribe, region),
});
export const isBarbarianArmy = (g: ToC, tribe: TribeId, region: RegionId): boolean => {
  const { active, inactive, leaders } = barbarianForce(g, tribe, region);
  return active + inactive + leaders.length > 0;
};
