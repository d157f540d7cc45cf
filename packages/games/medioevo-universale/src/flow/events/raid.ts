import { call, done, type Frame, type Procedure } from '@hegemon/kernel';
import { isSea } from '../../catalog.js';
import { destroyBuilding, removeMarker } from '../../deeds/buildings.js';
import { dropVehicle } from '../../deeds/vehicles.js';
import { tell } from '../../events.js';
import type { RaidCall } from '../../frames/barbarians.js';
import { beginWindow } from '../../frames/uses.js';
import { type AreaId, BARBARIANS, GOODS, type Good, type VehicleId } from '../../ids.js';
import { controllerBut, isRaidable, preyAt } from '../../rules/barbarians.js';
import { effectsOf, holdsForVehicle } from '../../rules/effects.js';
import { kindsAt } from '../../rules/standing.js';
import { craftOf, ownerOf, vehiclesAt, whereIs } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';

interface RaidFrame extends Frame<'begin' | 'plunder'>, RaidCall {
  proc: 'raid';
}

/** @rule MU card.50 @rule MU card.51 Cubes that nobody may touch, of those it carries. */
const safeCargo = (g: MU, id: VehicleId): Good[] => {
  const cargo = g.vehicles.cargo[id] ?? [];
  return GOODS.flatMap(good => {
    const safe = effectsOf(g, 'safe-cube')
      .filter(effect => effect.vehicle === id && effect.good === good)
      .reduce((sum, { count }) => sum + count, 0);
    return cargo.filter(each => each === good).slice(0, safe);
  });
};
/** What is safe needs something to be on: its carrier stays with it. */
const isSpared = (g: MU, id: VehicleId): boolean =>
  holdsForVehicle(g, 'safe-vehicle', id) ||
  safeCargo(g, id).length > 0 ||
  preyAt(g, whereIs(g, id)).some(other => g.vehicles.carrier[other] === id && isSpared(g, other));

const plunderVehicles = (g: MU, at: AreaId): void => {
  const spared = new Set(preyAt(g, at).filter(id => isSpared(g, id)));
  for (const id of preyAt(g, at)) {
    if (spared.has(id)) {
      const left = safeCargo(g, id);
      if (left.length > 0) g.vehicles.cargo[id] = left;
      else delete g.vehicles.cargo[id];
      continue;
    }
    tell(g, 'vehicle-destroyed', { vehicle: id, piece: craftOf(g, id), player: ownerOf(g, id), at });
    dropVehicle(g, id);
  }
};

const hasSpoils = (g: MU, at: AreaId): boolean =>
  preyAt(g, at).length > 0 || (!isSea(at) && (kindsAt(g, at).length > 0 || at in g.market || at in g.markers));

/** Whatever was still to come of their being left alone comes now. */
const forgetDeserted = (g: MU, at: AreaId): void => {
  const left = g.deserted?.filter(each => each.at !== at) ?? [];
  if (left.length > 0) g.deserted = left;
  else delete g.deserted;
};

/** @rule MU E-raid Barbarians alone in an area destroy whatever is there. */
export const raid: Procedure<MU, RaidFrame> = {
  name: 'raid',
  rule: 'MU E-raid',
  steps: {
    /** MU window.plunder The owners may save something. */
    begin(g, f) {
      const { at } = f;
      const owner = f.owner ?? g.deserted?.find(each => each.at === at)?.owner;
      if (owner) f.owner = owner;
      forgetDeserted(g, at);
      if (!isRaidable(g, at)) return done();
      const owners = g.order.filter(player => vehiclesAt(g, at, player).length > 0);
      return owners.length > 0 ? call(beginWindow('plunder', owners)) : undefined;
    },
    plunder(g, f) {
      const { at } = f;
      if (!isRaidable(g, at) || !hasSpoils(g, at)) return done();
      tell(g, 'raided', { at });
      plunderVehicles(g, at);
      if (!isSea(at)) {
        // Before his marker goes: whose buildings they were. MU 5-control-loss-destroyed Whoever held them by an army that is gone has markers as well.
        const owner = f.owner ?? controllerBut(g, at, BARBARIANS);
        for (const kind of kindsAt(g, at)) destroyBuilding(g, at, kind, owner);
        if (g.market[at]) {
          tell(g, 'market-emptied', { at, cubes: g.market[at].length });
          delete g.market[at];
        }
        removeMarker(g, at);
      }
      return done();
    },
  },
};
