import { BUILDING, components, isInhabited, JERUSALEM, ROME } from '../catalog.js';
import type { BuildingKind, Player, Side, TerritoryId, VehicleId } from '../ids.js';
import type { MU } from '../state.js';
import { hasArmy } from './armies.js';
import { builtAt } from './built.js';
import { homeOf } from './control.js';
import { buildingAt, dependentMarkers } from './standing.js';
import { levelOfVehicle, priceOfVehicle, typeOfVehicle } from './vehicles.js';

/** @rule MU V-ingame-levels A cathedral counts as III. */
const levelsAt = (g: MU, at: TerritoryId): number =>
  builtAt(g, at).reduce((sum, building) => sum + BUILDING[building].level, 0);

/** @rule MU V-ingame-levels Nobody is honoured for what he has left himself and nobody has had since (M-60); `from`: who held it. */
export const honouredLevels = (g: MU, player: Player, at: TerritoryId, from?: Player): number =>
  from === undefined && g.builders[at] === player ? 0 : levelsAt(g, at);

/** @rule MU V-ingame-conquest @rule MU V-ingame-once Does its conquest give honour? Never to whom it belongs by birth. */
export const isWorthConquering = (g: MU, player: Player, at: TerritoryId): boolean =>
  isInhabited(at) && !g.conquered[at] && homeOf(g, at) !== player;
/** @rule MU V-ingame-holy The first conquest in the game. */
export const isHolyPrize = (g: MU, at: TerritoryId): boolean => (at === ROME || at === JERUSALEM) && !g.holy[at];

/** @rule MU 5-conquer-plunder Half the price, whatever the damage. */
const half = (price: number): number => (price * components.plunderPercent) / 100;
export const plunderOfBuilding = (g: MU, at: TerritoryId, kind: BuildingKind): number => {
  const building = buildingAt(g, at, kind);
  return building ? half(BUILDING[building].price) : 0;
};
export const plunderOfVehicle = (g: MU, id: VehicleId): number =>
  half(priceOfVehicle(typeOfVehicle(g, id), levelOfVehicle(g, id)));

/** @rule MU 5-control-loss-takeover Markers around a military building that nothing else of its former owner supports. */
export const orphanedMarkers = (g: MU, at: TerritoryId, loser: Side): readonly TerritoryId[] =>
  dependentMarkers(g, at, loser);
/** In place of which of them the new owner may put his own: not where an army of the loser stands. */
export const replaceableMarkers = (g: MU, at: TerritoryId, loser: Side): readonly TerritoryId[] =>
  orphanedMarkers(g, at, loser).filter(marker => !hasArmy(g, marker, g.markers[marker]!));
