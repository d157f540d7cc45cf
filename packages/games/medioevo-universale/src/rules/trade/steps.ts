import { BY_LAND, type Crossing, isCoastal, isSea, MAP } from '../../catalog.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import type { MU } from '../../state.js';
import { holdsAt, holdsForVehicle } from '../effects.js';
import { costOfStep } from '../movement/cost.js';
import { isAtHome } from '../movement/vehicles.js';
import { isStopped, mpOf, ownerOf, whereIs } from '../vehicles.js';
import { kindOf } from './cargo.js';

/** @rule MU 5-move-dock Aboard a galley that could still bring it ashore. */
const isLoad = (g: MU, id: VehicleId): boolean =>
  g.vehicles.carrier[id] !== undefined && holdsForVehicle(g, 'both-kinds', id);
/** @rule MU tech.logistics Through the other element only with it; back into the own one always. */
export const isPassable = (g: MU, id: VehicleId, from: AreaId, border: Crossing): boolean => {
  const isByLand = BY_LAND.includes(border);
  if (kindOf(g, id) === 'merchant-ship')
    return !isByLand || holdsForVehicle(g, 'across', id) || !(isSea(from) || isCoastal(from));
  return isByLand || holdsForVehicle(g, 'across', id) || (isSea(from) && border === 'coast' && !isLoad(g, id));
};

const nextTo = (g: MU, id: VehicleId, from: AreaId): readonly AreaId[] =>
  MAP.neighbours(from).filter(
    to => g.inPlay[to] && !holdsAt(g, 'no-passage', to) && isPassable(g, id, from, MAP.borderOf(from, to)!),
  );

/** @rule MU tech.logistics It must end in its own element: nobody sets out who could not come back. */
const canComeHome = (g: MU, id: VehicleId, player: Player, at: AreaId, mp: number): boolean =>
  isAtHome(g, id, at) ||
  nextTo(g, id, at).some(to => {
    const cost = costOfStep(g, player, at, to);
    // A free step out of a castle is no way through a foreign element.
    return cost > 0 && cost <= mp && canComeHome(g, id, player, to, mp - cost);
  });

/** @rule MU 6-move Where a trade vehicle may go next. @rule MU card.3 @rule MU tech.cartography `extra` points make it go even if it was stopped. */
export const stepsOf = (g: MU, id: VehicleId, extra = 0): readonly AreaId[] => {
  const from = whereIs(g, id);
  if ((isStopped(g, id) && extra === 0) || holdsAt(g, 'no-passage', from)) return [];
  const player = ownerOf(g, id) as Player;
  const mp = mpOf(g, id) + extra;
  return nextTo(g, id, from).filter(to => {
    const cost = costOfStep(g, player, from, to);
    return cost <= mp && canComeHome(g, id, player, to, mp - cost);
  });
};
