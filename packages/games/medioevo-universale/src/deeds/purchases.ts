import { BUILDING, TECHNOLOGY } from '../catalog.js';
import type { HonourFor } from '../data.js';
import { tell } from '../events.js';
import type {
  BuildingKind,
  BuildingType,
  CardId,
  Level,
  Player,
  TechnologyId,
  TerritoryId,
  VehicleId,
  VehicleType,
} from '../ids.js';
import { homeOf } from '../rules/control.js';
import { damageAt } from '../rules/purchases/buildings.js';
import { buildingAt, DAMAGE_COLUMN } from '../rules/standing.js';
import { craftOf, fullMp, isStopped, typeOfVehicle, whereIs } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army, OwnTroop } from '../troops.js';
import { addUnits, joined, removeUnits, units, without } from './armies.js';
import { noteBuilder } from './control.js';
import { gainHonour } from './honour.js';
import { newVehicle } from './vehicles.js';

/** @rule MU 4-tech */
export const gainTechnology = (g: MU, player: Player, technology: TechnologyId): void => {
  g.technologies[player] = [...g.technologies[player], technology];
  g.branches[player] = [...(g.branches[player] ?? []), TECHNOLOGY[technology].colour];
  tell(g, 'technology-bought', { player, technology });
};

const HONOURED: Readonly<Partial<Record<BuildingType, HonourFor>>> = {
  'great-city': 'great-city-built',
  castle: 'castle-built',
  cathedral: 'cathedral-built',
};

/**
 * @rule MU 4-buildings-build @rule MU 4-buildings-upgrade It stands there, in place of a lower one; damage stays. @rule MU V-ingame-built
 * Hands back how many control markers come with it. @rule MU 5-control-gain
 */
export const raiseBuilding = (g: MU, player: Player, building: BuildingType, at: TerritoryId): number => {
  const { kind, level, controlMarkers } = BUILDING[building];
  const instead = buildingAt(g, at, kind);
  if (kind === 'cathedral') g.buildings.cathedral[at] = true;
  else g.buildings[kind][at] = level;
  if (homeOf(g, at) !== player) g.builders[at] = player;
  tell(g, 'built', { player, building, at, ...(instead && { instead }) });
  const honour = HONOURED[building];
  if (honour) gainHonour(g, player, honour);
  return controlMarkers - (instead ? BUILDING[instead].controlMarkers : 0);
};

/** @rule MU 4-repair One damage marker is taken away. */
export const repairBuilding = (g: MU, player: Player, kind: BuildingKind, at: TerritoryId): void => {
  const left = damageAt(g, kind, at) - 1;
  if (left > 0) g.buildings[DAMAGE_COLUMN[kind]][at] = left;
  else delete g.buildings[DAMAGE_COLUMN[kind]][at];
  tell(g, 'repaired', { player, kind, at, left });
};

/** @rule MU 4-transports @rule MU 4-siege */
export const placeVehicle = (g: MU, player: Player, type: VehicleType, level: Level, at: TerritoryId): void => {
  const vehicle = newVehicle(g, type, level, player, at);
  tell(g, 'vehicle-bought', { player, vehicle, piece: craftOf(g, vehicle), level, at });
};

/** A higher level; a transport that has not moved yet goes as far as its new level lets it. */
export const raiseVehicle = (g: MU, player: Player, vehicle: VehicleId, level: Level): void => {
  const type = typeOfVehicle(g, vehicle);
  g.vehicles.level[vehicle] = level;
  if (type !== 'engine' && !isStopped(g, vehicle)) g.vehicles.mp[vehicle] = fullMp(type, level);
  tell(g, 'vehicle-raised', { player, vehicle, piece: craftOf(g, vehicle), level, at: whereIs(g, vehicle) });
};

type Arrival = { how: 'bought' | 'ransomed' | 'redeployed' | 'recovered'; from?: Player };
/** @rule MU 4-units-limit Whoever comes onto the map so counts. */
export const placeUnit = (g: MU, player: Player, troop: OwnTroop, at: TerritoryId, arrival: Arrival): void => {
  addUnits(g, at, player, units(troop));
  g.bought.units[player] = (g.bought.units[player] ?? 0) + 1;
  tell(g, 'unit-placed', { player, troop, at, ...arrival });
};
/** @rule MU 4-units-captain */
export const raiseCaptain = (g: MU, player: Player, from: Level, to: Level, at: TerritoryId): void => {
  // In this order: an army that is gone for a moment would lose what it holds.
  addUnits(g, at, player, units(`captain-${to}`));
  removeUnits(g, at, player, units(`captain-${from}`));
  tell(g, 'captain-raised', { player, from, to, at });
};

/** @rule MU 4-ransom */
export const releasePrisoner = (g: MU, captor: Player, owner: Player, troop: OwnTroop): void => {
  const held = { ...g.prisoners[captor] };
  const left = without(held[owner] ?? {}, units(troop));
  if (Object.keys(left).length > 0) held[owner] = left;
  else delete held[owner];
  if (Object.keys(held).length > 0) g.prisoners[captor] = held;
  else delete g.prisoners[captor];
};
/** @rule MU 4-redeploy */
export const takeFromAside = (g: MU, player: Player, troop: OwnTroop): void => {
  const left = without(g.aside.units[player] ?? {}, units(troop));
  if (Object.keys(left).length > 0) g.aside.units[player] = left;
  else delete g.aside.units[player];
};
/** @rule MU card.28 For the next round; those of the round before may still be waiting for the purchases of this one. */
export const noteTended = (g: MU, player: Player, army: Army): void => {
  const before = g.tended[player];
  const round = g.round + 1;
  if (before?.round === g.round) g.tended[player] = { ...before, later: joined(before.later ?? {}, army) };
  else g.tended[player] = { round, army: joined(before?.round === round ? before.army : {}, army) };
};
/** @rule MU card.28 */
export const takeFromTended = (g: MU, player: Player, troop: OwnTroop): void => {
  const tended = g.tended[player];
  if (!tended) return;
  const army = without(tended.army, units(troop));
  if (Object.keys(army).length > 0) g.tended[player] = { ...tended, army };
  else forgetTended(g, player);
};
/** @rule MU card.28 Their round is over, or all of them are back: who was lost after them comes next. */
export const forgetTended = (g: MU, player: Player): void => {
  const { round = 0, later } = g.tended[player] ?? {};
  if (later) g.tended[player] = { round: round + 1, army: later };
  else delete g.tended[player];
};

/** @rule MU 4-cards-draw The one that is kept lies open; the others go under the deck as they were drawn, unseen. */
export const keepCard = (g: MU, player: Player, card: CardId, drawn: readonly CardId[]): void => {
  g.cards.held[player] = [...g.cards.held[player], card];
  g.decks.cards.push(...drawn.filter(each => each !== card));
  tell(g, 'card-bought', { player, card });
};

/** @rule MU 5-control-gain */
export const placeMarker = (g: MU, player: Player, at: TerritoryId): void => {
  g.markers[at] = player;
  noteBuilder(g, at, player);
  tell(g, 'marker-placed', { player, at });
};
