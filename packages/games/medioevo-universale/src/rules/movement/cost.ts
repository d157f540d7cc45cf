import { BUILDING, BY_LAND, components, isSea, MAP, terrainOf } from '../../catalog.js';
import type { AreaId, Player } from '../../ids.js';
import type { MU } from '../../state.js';
import { controls } from '../control.js';
import { wallsAt } from '../standing.js';

/** @rule MU 5-move-castle Out of a castle of one's own by land: without points, and units without transports. */
export const isFreeStep = (g: MU, player: Player, from: AreaId, to: AreaId): boolean =>
  !isSea(from) &&
  // Nothing less can count as a castle.
  (g.buildings.military[from] ?? 0) >= BUILDING.castle.level - 1 &&
  wallsAt(g, from, player) === BUILDING.castle.level &&
  BY_LAND.includes(MAP.borderOf(from, to)!) &&
  controls(g, player, from);

/** @rule MU 5-move-dock One point for each area, docking and casting off too. @rule MU X-terrain-move */
export const costOfStep = (g: MU, player: Player, from: AreaId, to: AreaId): number => {
  if (isFreeStep(g, player, from, to)) return 0;
  if (!g.options.terrain || isSea(to)) return 1;
  const { mp, river } = components.variants.terrain;
  return mp[terrainOf(to)] + (MAP.borderOf(from, to) === 'river' ? river : 0);
};
