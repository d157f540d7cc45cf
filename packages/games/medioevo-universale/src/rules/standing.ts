import { BUILDING, buildingOf, landNeighbours } from '../catalog.js';
import {
  BARBARIANS,
  BUILDING_KINDS,
  type BuildingKind,
  type BuildingType,
  type Player,
  type Side,
  type TerritoryId,
} from '../ids.js';
import type { MU } from '../state.js';
import { playersAt } from './armies.js';
import { controllerOf, lastHolderOf } from './control.js';
import { hasHigherWalls } from './effects.js';

/** In which column the damage of a kind of buildings lies. */
export const DAMAGE_COLUMN = {
  civil: 'civilDamage',
  military: 'militaryDamage',
  cathedral: 'cathedralDamage',
} as const satisfies Record<BuildingKind, keyof MU['buildings']>;

/** @rule MU 4-buildings-max The one building of this kind that stands there, if any. */
export const buildingAt = (g: MU, at: TerritoryId, kind: BuildingKind): BuildingType | undefined => {
  if (kind === 'cathedral') return g.buildings.cathedral[at] ? 'cathedral' : undefined;
  const level = g.buildings[kind][at];
  return level && buildingOf(kind, level);
};
export const kindsAt = (g: MU, at: TerritoryId): readonly BuildingKind[] =>
  BUILDING_KINDS.filter(kind => buildingAt(g, at, kind) !== undefined);

/** @rule MU 4-buildings-damage How many more points it can take until it falls; 0 if there is none. */
export const strengthLeft = (g: MU, at: TerritoryId, kind: BuildingKind): number => {
  const building = buildingAt(g, at, kind);
  return building ? BUILDING[building].points - (g.buildings[DAMAGE_COLUMN[kind]][at] ?? 0) : 0;
};

/** @rule MU card.26 The level of the military building, as it counts for a player in this round; 0 for none. */
export const wallsAt = (g: MU, at: TerritoryId, player: Player): number =>
  Math.min(3, (g.buildings.military[at] ?? 0) + (hasHigherWalls(g, player, at) ? 1 : 0));

/** Whose the buildings of a territory are: where armies face each other, his who held it before, as in a battle. */
const ownerAt = (g: MU, at: TerritoryId): Player | undefined =>
  controllerOf(g, at) ?? (playersAt(g, at).length > 0 ? lastHolderOf(g, at) : undefined);

/** @rule MU 5-control-loss Is there a military building of this player beside a marker, other than the one in `but`? */
const isSupported = (g: MU, player: Player, marker: TerritoryId, but?: TerritoryId): boolean =>
  landNeighbours(marker).some(
    beside => beside !== but && g.buildings.military[beside] !== undefined && ownerAt(g, beside) === player,
  );

/**
 * @rule MU 5-control-loss-destroyed Markers around a military building that only it supports; of its owner, if he is known. In land
 * that was nobody's they are still those of whoever has left it: of all but who holds it now.
 */
export const dependentMarkers = (g: MU, at: TerritoryId, owner?: Side): readonly TerritoryId[] => {
  const isMeant = (player: Player): boolean =>
    owner === BARBARIANS ? player !== controllerOf(g, at) : owner === undefined || player === owner;
  return landNeighbours(at).filter(beside => {
    const player = g.markers[beside];
    return player !== undefined && isMeant(player) && !isSupported(g, player, beside, at);
  });
};
