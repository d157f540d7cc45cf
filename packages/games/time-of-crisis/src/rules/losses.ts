import { isGeneral, provinceOfMilitia } from '../catalog.js';
import { type ArmyId, isRival, isTribe, type LossId, type RegionId, type RivalId } from '../ids.js';
import type { ToC } from '../state.js';
import { foederatiOf, militiaWith } from './armies.js';
import { barbarianForce } from './barbarians.js';

export type Loss = LossId | 'militia' | RivalId;
/** The next hit falls on this, or somebody has to choose among these. */
export type NextLoss = { readonly forced: Loss } | { readonly among: readonly LossId[] };

/**
 * @rule ToC 8.1.assign-own @rule ToC 8.1.assign-barbarians Where the next of `wounds` hits falls; a choice is left
 * only where the outcome can differ. Undefined: nothing is left to hit.
 */
export const nextLoss = (g: ToC, army: ArmyId, region: RegionId, wounds: number): NextLoss | undefined => {
  if (isRival(army)) return g.rivals[army] === undefined ? undefined : { forced: army };
  if (isTribe(army)) {
    const { active, inactive, leaders } = barbarianForce(g, army, region);
    const kinds: LossId[] = [...leaders];
    if (active > 0) kinds.push('active');
    if (inactive > 0) kinds.push('inactive');
    return chosenFrom(kinds, wounds >= active + inactive + leaders.length);
  }
  if (!isGeneral(army)) return g.provinces.militia[provinceOfMilitia(army)!] ? { forced: 'militia' } : undefined;
  if (militiaWith(g, army)) return { forced: 'militia' };
  const foederati = foederatiOf(g, army);
  if (foederati.length > 0) return chosenFrom([...new Set(foederati)], wounds >= foederati.length);
  return nextLegion(g.armies.legions[army] ?? 0, g.armies.reduced[army] ?? 0, wounds);
};

const chosenFrom = (kinds: readonly LossId[], allFall: boolean): NextLoss | undefined => {
  if (kinds.length === 0) return undefined;
  return kinds.length === 1 || allFall ? { forced: kinds[0] } : { among: kinds };
};

/** Among legions the only question is how many full ones are turned; the rest of the hits remove reduced ones. */
const nextLegion = (full: number, reduced: number, wounds: number): NextLoss | undefined => {
  if (full + reduced === 0) return undefined;
  const most = Math.min(full, wounds);
  const fewest = Math.min(most, Math.max(0, Math.ceil((wounds - reduced) / 2)));
  if (most > fewest)
    return full > 0 && reduced > 0
      ? { among: ['legion', 'reduced-legion'] }
      : { forced: full > 0 ? 'legion' : 'reduced-legion' };
  return { forced: full > 0 && most > 0 ? 'legion' : 'reduced-legion' };
};
