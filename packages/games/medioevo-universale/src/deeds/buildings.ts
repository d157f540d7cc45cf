import { isSea } from '../catalog.js';
import { tell } from '../events.js';
import { type AreaId, BARBARIANS, type BuildingKind, type Player, type Side, type TerritoryId } from '../ids.js';
import { hasArmy } from '../rules/armies.js';
import { controllerBut } from '../rules/barbarians.js';
import { lastHolderOf } from '../rules/control.js';
import { isGuestOf } from '../rules/relations.js';
import { buildingAt, DAMAGE_COLUMN, dependentMarkers, strengthLeft } from '../rules/standing.js';
import type { MU } from '../state.js';
import { seize } from './control.js';

/** @rule MU 5-control-markers Back to its owner. @rule MU 5-control-loss If his army is there the land is still his, by the army from now on. */
export const removeMarker = (g: MU, at: TerritoryId): void => {
  const player = g.markers[at];
  if (player === undefined) return;
  if (hasArmy(g, at, player) && lastHolderOf(g, at) === player) seize(g, at, player);
  delete g.markers[at];
  tell(g, 'marker-removed', { player, at });
};

/** @rule MU 5-control-markers An army that has no right to be there has come, even where it must not fight. */
export const dropInvadedMarker = (g: MU, at: AreaId, side: Side): void => {
  if (isSea(at)) return;
  const owner = g.markers[at];
  if (owner === undefined || owner === side) return;
  if (side === BARBARIANS || !isGuestOf(g, side, owner, at)) removeMarker(g, at);
};

/**
 * @rule MU 4-buildings-damage Back to the supply. @rule MU 5-control-loss-destroyed Its owner takes back the markers that nothing
 * else supports. Whoever has just conquered the territory must say whose it was, or that it was nobody's; otherwise it belongs to
 * whoever controls it.
 */
export const destroyBuilding = (g: MU, at: TerritoryId, kind: BuildingKind, owner?: Side): void => {
  const building = buildingAt(g, at, kind);
  if (building === undefined) return;
  const loser = owner ?? controllerBut(g, at, BARBARIANS);
  const freed = kind === 'military' ? dependentMarkers(g, at, loser) : [];
  delete g.buildings[kind][at];
  delete g.buildings[DAMAGE_COLUMN[kind]][at];
  tell(g, 'building-destroyed', { at, building, ...(loser && loser !== BARBARIANS && { player: loser }) });
  for (const marker of freed) removeMarker(g, marker);
};

/** @rule MU 4-buildings-damage Says whether it fell; what it cannot take is lost. In a battle it must be said whose it is. */
export const damageBuilding = (g: MU, at: TerritoryId, kind: BuildingKind, points: number, owner?: Player): boolean => {
  const building = buildingAt(g, at, kind);
  if (building === undefined || points <= 0) return false;
  const taken = Math.min(points, strengthLeft(g, at, kind));
  const damage = g.buildings[DAMAGE_COLUMN[kind]];
  damage[at] = (damage[at] ?? 0) + taken;
  tell(g, 'building-damaged', { at, building, points: taken });
  if (strengthLeft(g, at, kind) > 0) return false;
  destroyBuilding(g, at, kind, owner);
  return true;
};
