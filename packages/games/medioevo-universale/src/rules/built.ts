import { BUILDING_KINDS, type BuildingType, type TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import { buildingAt } from './standing.js';

/** @rule MU 4-buildings-max All that stands in a territory. */
export const builtAt = (g: MU, at: TerritoryId): readonly BuildingType[] =>
  BUILDING_KINDS.flatMap(kind => buildingAt(g, at, kind) ?? []);
