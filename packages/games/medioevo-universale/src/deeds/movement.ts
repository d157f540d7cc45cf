import { isSea } from '../catalog.js';
import { tell } from '../events.js';
import type { AreaId, Player, VehicleId } from '../ids.js';
import type { Group } from '../movement.js';
import { armyOf, sizeOf } from '../rules/armies.js';
import { holdsForVehicle } from '../rules/effects.js';
import { costOfStep } from '../rules/movement/cost.js';
import { gaitsOf } from '../rules/movement/step.js';
import { byTroop, common, lessOf, sumOf } from '../rules/movement/units.js';
import { craftsOf, isShip, mpOf, ownerOf, typeOfVehicle } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';
import { addUnits, removeUnits } from './armies.js';
import { takeMarksAlong } from './effects.js';
import { reachStage } from './routes.js';
import { embark, stow, unload } from './ships.js';
import { spendMp, stopVehicle } from './vehicles.js';

const setTired = (g: MU, at: AreaId, player: Player, army: Army): void => {
  const there = { ...g.tired[at] };
  if (sizeOf(army) > 0) there[player] = army;
  else delete there[player];
  if (Object.keys(there).length > 0) g.tired[at] = there;
  else delete g.tired[at];
};

/** From one area into the next; so many of them bear a stop marker before, and so many after. */
const shiftUnits = (g: MU, player: Player, from: AreaId, to: AreaId, army: Army, before: Army, after: Army): void => {
  if (sizeOf(army) === 0) return;
  const left = lessOf(g.tired[from]?.[player] ?? {}, before);
  takeMarksAlong(g, player, from, to, army);
  removeUnits(g, from, player, army);
  setTired(g, from, player, left);
  addUnits(g, to, player, army);
  setTired(g, to, player, sumOf(g.tired[to]?.[player] ?? {}, after));
};

/** Vehicles pay their points, are carried or follow; at sea everything finds its place aboard. */
const shiftVehicles = (g: MU, player: Player, group: Group, to: AreaId, extra: number): void => {
  const cost = costOfStep(g, player, group.at, to);
  const gaits = gaitsOf(g, group, to);
  const ships = group.vehicles.filter(id => isShip(typeOfVehicle(g, id)));
  const carried = group.vehicles.filter(id => ships.length > 0 && isSea(to) && gaits?.get(id) === 'is-carried');
  for (const id of group.vehicles) {
    const gait = gaits?.get(id);
    if (gait === 'goes') spendMp(g, id, Math.min(mpOf(g, id), Math.max(0, cost - extra)));
    g.vehicles.at[id] = to;
    delete g.vehicles.aboard[id];
    if (!carried.includes(id)) delete g.vehicles.carrier[id];
    // MU card.11 A caravan that goes to war is one all the same.
    reachStage(g, player, id, to);
  }
  embark(g, ships, carried);
  if (!isSea(to)) unload(g, group.vehicles);
};

const settle = (g: MU, player: Player, from: AreaId, to: AreaId): void => {
  stow(g, from, player);
  stow(g, to, player);
};

const tellMoved = (g: MU, player: Player, { at, army, vehicles }: Group, to: AreaId): void =>
  tell(g, 'force-moved', {
    player,
    from: at,
    to,
    army: { ...army } as Record<string, number>,
    vehicles: [...vehicles],
    pieces: craftsOf(g, vehicles),
  });

/**
 * @rule MU 5-move-complete One step of a force. Whoever goes is of the force from now on, and bears a stop marker for the time after;
 * units of the force that do not go along where others go are left behind.
 */
export const moveForce = (g: MU, group: Group, to: AreaId): void => {
  const { movement } = g;
  if (!movement) throw new Error('there is no movement');
  const { player } = movement;
  const { at, army } = group;
  if (sizeOf(army) > 0) {
    const before = movement.at === at ? common(movement.army, army) : {};
    shiftUnits(g, player, at, to, army, before, army);
    movement.at = to;
    movement.army = { ...army };
  }
  shiftVehicles(g, player, group, to, 0);
  for (const id of group.vehicles) if (!movement.vehicles.includes(id)) movement.vehicles.push(id);
  settle(g, player, at, to);
  tellMoved(g, player, group, to);
  movement.group = { at: to, army: { ...army }, vehicles: [...group.vehicles] };
};

/** @rule MU tech.cartography One step beside all order: stop markers stay as they are, the tired go first, and `extra` points are given. */
export const moveAside = (g: MU, player: Player, group: Group, to: AreaId, extra: number): void => {
  const tired = common(g.tired[group.at]?.[player] ?? {}, group.army);
  shiftUnits(g, player, group.at, to, group.army, tired, tired);
  shiftVehicles(g, player, group, to, extra);
  settle(g, player, group.at, to);
  tellMoved(g, player, group, to);
  const { movement } = g;
  if (movement?.player === player && movement.at === group.at)
    movement.army = common(movement.army, armyOf(g, movement.at, player));
};

/** @rule MU 5-move-halt All remaining points are lost at once. */
export const loseMp = (g: MU, group: Group): void => {
  for (const id of group.vehicles) if (g.vehicles.at[id] === group.at) delete g.vehicles.mp[id];
};

/** @rule MU 5-facing They attack where they stand: it counts as a movement. */
export const tireArmy = (g: MU, at: AreaId, player: Player): void =>
  setTired(g, at, player, { ...armyOf(g, at, player) });

/**
 * @rule MU 5-move-complete Stop markers for everything that moved or carried. @rule MU card.11 What is a caravan as well keeps its
 * points for the trade.
 */
export const endMovement = (g: MU): void => {
  const { movement } = g;
  if (!movement) return;
  const { player, at } = movement;
  // Whoever has retreated came there without a marker.
  const marked = byTroop(g.tired[at]?.[player] ?? {}, movement.army, Math.max);
  setTired(g, at, player, common(marked, armyOf(g, at, player)));
  for (const id of movement.vehicles) {
    if (g.vehicles.type[id] === undefined || ownerOf(g, id) !== player) continue;
    if (holdsForVehicle(g, 'both-kinds', id)) g.vehicles.stopped[id] = true;
    else stopVehicle(g, id);
  }
  delete g.movement;
  tell(g, 'movement-ended', { player });
};

/** @rule MU 5-move-halt The force has come where it must halt; others of the player may come somewhere as well. */
export const haltForce = (g: MU, player: Player, at: AreaId): void => {
  const { movement } = g;
  if (movement?.player !== player || movement.at !== at) return;
  movement.hasHalted = true;
  loseMp(g, { at, army: {}, vehicles: movement.vehicles });
  tell(g, 'halted', { player, at });
};

/** @rule MU 5-retreat-after The army has gone back one area, and the movement goes on from there; its garrison is none of the force. */
export const comeBack = (
  g: MU,
  player: Player,
  at: AreaId,
  to: AreaId,
  garrison: Army,
  vehicles: readonly VehicleId[],
): void => {
  stow(g, at, player);
  stow(g, to, player);
  const { movement } = g;
  if (movement?.player !== player || movement.at !== at) return;
  const army = lessOf(armyOf(g, to, player), garrison);
  const along = vehicles.filter(id => g.vehicles.at[id] === to);
  for (const id of along) if (!movement.vehicles.includes(id)) movement.vehicles.push(id);
  setTired(g, to, player, common(sumOf(g.tired[to]?.[player] ?? {}, army), armyOf(g, to, player)));
  movement.at = to;
  movement.army = army;
  movement.group = { at: to, army: { ...army }, vehicles: along.filter(id => !g.vehicles.stopped[id]) };
  delete movement.hasHalted;
};
