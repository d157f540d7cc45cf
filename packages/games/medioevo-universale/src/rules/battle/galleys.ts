import { otherStance, type Stance } from '../../battle.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import { BARBARIANS } from '../../ids.js';
import type { MU } from '../../state.js';
import { sizeOf } from '../armies.js';
import { roomOf } from '../movement/vehicles.js';
import type { Token } from '../tokens.js';
import { allVehicles, levelOfVehicle, ownerOf, vehiclesAt } from '../vehicles.js';
import { battleOf, isNaval, sideIn, unitsIn } from './parties.js';
import { galleysAt, rosterOf } from './roster.js';

/** What a galley carries: a unit, an engine or a wagon. */
export type Freight = Token | VehicleId;

/** Those in the sea area itself: what lies docked is in a territory. */
const galleysIn = (g: MU, stance: Stance): readonly VehicleId[] =>
  isNaval(g) ? galleysAt(g, battleOf(g).at, sideIn(g, stance).side) : [];

/** @rule MU 5-naval-bonus */
export const navalBonus = (g: MU, stance: Stance): number => {
  const levels = (each: Stance): number => galleysIn(g, each).reduce((sum, id) => sum + levelOfVehicle(g, id), 0);
  return Math.max(0, levels(stance) - levels(otherStance(stance)));
};

/** @rule MU 5-naval-sink Barbarians have one galley for all of them. */
export const mannedIn = (g: MU, stance: Stance): VehicleId[] =>
  galleysIn(g, stance).filter(id =>
    ownerOf(g, id) === BARBARIANS ? unitsIn(g, stance) > 0 : g.vehicles.aboard[id] !== undefined,
  );

/** Free places; wagons and engines take one each, as units do. */
export const roomAboard = (g: MU, galley: VehicleId): number => {
  const carried = allVehicles(g).filter(id => g.vehicles.carrier[id] === galley).length;
  return roomOf(g, galley) - sizeOf(g.vehicles.aboard[galley] ?? {}) - carried;
};

/** Everything that lies on galleys, units and vehicles, and on which. */
export const aboardAt = (g: MU, at: AreaId, player: Player): readonly (readonly [Freight, VehicleId])[] => {
  const found: [Freight, VehicleId][] = [];
  for (const { token, galley } of rosterOf(g, at, player)) if (galley !== undefined) found.push([token, galley]);
  for (const id of vehiclesAt(g, at, player)) {
    const galley = g.vehicles.carrier[id];
    if (galley !== undefined) found.push([id, galley]);
  }
  return found;
};

/** @rule MU 5-naval What may change the galley between two battle rounds, and to which. @rule MU 5-move-load Engines and wagons as well. */
export const berthsFor = (
  g: MU,
  at: AreaId,
  player: Player,
): Readonly<Partial<Record<Freight, readonly VehicleId[]>>> => {
  const open = galleysAt(g, at, player).filter(id => roomAboard(g, id) > 0);
  const berths: Partial<Record<Freight, readonly VehicleId[]>> = {};
  for (const [freight, galley] of aboardAt(g, at, player)) {
    const others = open.filter(id => id !== galley);
    if (others.length > 0) berths[freight] = others;
  }
  return berths;
};
