import { isSea, MAP } from '../../catalog.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import type { MU } from '../../state.js';
import { hasArmy, hasBarbarians } from '../armies.js';
import { holdsAt } from '../effects.js';
import { costOfStep } from '../movement/cost.js';
import { holderFor, opposingAt } from '../movement/halt.js';
import { isTooMany } from '../movement/step.js';
import { gaitOf, isAtHome, militaryAt, roomOf } from '../movement/vehicles.js';
import { hasTruce, isGuestOf } from '../relations.js';
import { isShip, isStopped, typeOfVehicle } from '../vehicles.js';
import { battleOf, playerIn, unitsIn } from './parties.js';

/** What goes along with a retreating army: by itself, or as load of its galleys. */
interface Train {
  readonly going: readonly VehicleId[];
  readonly carried: readonly VehicleId[];
  /** How many units it carries. */
  readonly room: number;
}

/** @rule MU 5-retreat All transports that can make the step; engines go along, on galleys as far as there is room. */
export const trainFor = (g: MU, player: Player, from: AreaId, to: AreaId, units: number): Train => {
  const border = MAP.borderOf(from, to)!;
  const all = militaryAt(g, from, player).filter(id => !isStopped(g, id));
  const gait = (id: VehicleId) => gaitOf(g, id, from, border, all);
  // MU tech.logistics It may have to stay there, so that nothing goes out of its element by itself (M-17).
  const isAstrayThere = (id: VehicleId): boolean => gait(id) === 'goes' && !isAtHome(g, id, to);
  // MU card.53 At sea what follows must find a place, too.
  const isLoad = (id: VehicleId): boolean =>
    gait(id) === 'is-carried' || (isSea(to) && (gait(id) === 'follows' || isAstrayThere(id)));
  const going = all.filter(id => gait(id) !== undefined && !isLoad(id) && !isAstrayThere(id));
  const total = (ids: readonly VehicleId[]): number => ids.reduce((sum, id) => sum + roomOf(g, id), 0);
  const ships = going.filter(id => isShip(typeOfVehicle(g, id)));
  const wagons = going.filter(id => !isShip(typeOfVehicle(g, id)));
  // Whoever is in a wagon needs no place on a ship.
  const spare = Math.max(0, total(ships) - Math.max(0, units - total(wagons)));
  const carried = all.filter(isLoad).slice(0, spare);
  return { going, carried, room: total(going) };
};

/** @rule MU 5-retreat-step May so many of an army go there? @rule MU card.3 @rule MU C-war-truce @rule MU clause.right-of-way */
const isOpenTo = (g: MU, player: Player, to: AreaId, units: number): boolean => {
  if (!g.inPlay[to] || holdsAt(g, 'no-passage', to) || hasBarbarians(g, to)) return false;
  const holder = holderFor(g, player, to, hasArmy(g, to, player));
  if (opposingAt(g, player, to, holder).length > 0) return false;
  // M-51 Of which kind they are does not matter.
  const group = { at: battleOf(g).at, army: { 'light-infantry': units }, vehicles: [] };
  if (isTooMany(g, player, group, to)) return false;
  if (isSea(to) || holder === undefined || holder === player) return true;
  return isGuestOf(g, player, holder, to) || !hasTruce(g, player, holder);
};

/** @rule MU 5-retreat-announce The attacker's ways out, if so many units are to go; nobody but a player retreats. */
const retreatsFor = (g: MU, units: number): readonly AreaId[] => {
  const { at } = battleOf(g);
  const player = playerIn(g, 'attacker');
  if (player === undefined || holdsAt(g, 'no-passage', at)) return [];
  return MAP.neighbours(at).filter(
    to => isOpenTo(g, player, to, Math.max(1, units)) && trainFor(g, player, at, to, units).room >= Math.max(1, units),
  );
};
/** Before anybody has fallen, transports for one are enough to try. */
export const mayAnnounceRetreat = (g: MU): boolean => retreatsFor(g, 1).length > 0;
export const retreatsNow = (g: MU): readonly AreaId[] => retreatsFor(g, unitsIn(g, 'attacker'));
/** @rule MU 5-retreat-loss */
export const retreatCost = (g: MU, player: Player, to: AreaId): number => costOfStep(g, player, battleOf(g).at, to);
