import { asking, button, call, done, type Frame, go, type Procedure, subset } from '@hegemon/kernel';
import { removeMarker } from '../../deeds/buildings.js';
import { replaceMarker } from '../../deeds/control.js';
import { plunderBuilding, plunderCubes, plunderVehicle, takeBuilding, takeVehicle } from '../../deeds/spoils.js';
import { beginWindow } from '../../frames/uses.js';
import type { SpoilsCall } from '../../frames/war.js';
import { BARBARIANS, type BuildingKind, type TerritoryId, type VehicleId } from '../../ids.js';
import { orphanedMarkers, plunderOfBuilding, plunderOfVehicle, replaceableMarkers } from '../../rules/conquest.js';
import { type Cube, cubesOf } from '../../rules/cubes.js';
import { canTakeBuilding, canTakeVehicle, isThere, objectsOf, type Spoil } from '../../rules/spoils.js';
import { controlMarkersLeft } from '../../rules/supply.js';
import type { MU } from '../../state.js';

interface SpoilsFrame extends Frame<'begin' | 'next' | 'decide' | 'markers' | 'cubes' | 'close'>, SpoilsCall {
  proc: 'spoils';
  open: Spoil[];
  /** Vehicles that were taken over, with their load. */
  taken: VehicleId[];
  /** Ships that are to be plundered once it is settled what becomes of what they carry: it would swim. */
  doomed?: VehicleId[];
}
const ask = asking<MU, SpoilsFrame>();

const isVehicle = (spoil: Spoil): spoil is VehicleId => spoil.startsWith('vehicle-');
const canTake = (g: MU, { at, victor }: SpoilsFrame, spoil: Spoil): boolean =>
  isVehicle(spoil) ? canTakeVehicle(g, spoil, victor) : canTakeBuilding(g, at as TerritoryId, victor);
const priceOf = (g: MU, { at }: SpoilsFrame, spoil: Spoil): number =>
  isVehicle(spoil) ? plunderOfVehicle(g, spoil) : plunderOfBuilding(g, at as TerritoryId, spoil as BuildingKind);

const isCarrying = (g: MU, f: SpoilsFrame, ship: VehicleId): boolean =>
  f.open.some(spoil => isVehicle(spoil) && g.vehicles.carrier[spoil] === ship);
const plunderDoomed = (g: MU, f: SpoilsFrame): void => {
  const { doomed = [] } = f;
  for (const ship of doomed) if (!isCarrying(g, f, ship)) plunderVehicle(g, ship, f.victor);
  const left = doomed.filter(ship => g.vehicles.type[ship] !== undefined);
  if (left.length > 0) f.doomed = left;
  else delete f.doomed;
};

/** @rule MU 5-conquer Each object of the defeated: taken over or plundered. */
export const spoils: Procedure<MU, SpoilsFrame> = {
  name: 'spoils',
  rule: 'MU 5-conquer',
  steps: {
    /** MU window.plunder The owner may save something. */
    begin(g, f) {
      f.open = [...objectsOf(g, f)];
      f.taken = [];
      if (f.open.length === 0 && cubesOf(g, f, []).length === 0) return done();
      if (f.loser === BARBARIANS) return;
      return call(beginWindow('plunder', [f.loser]));
    },
    next(g, f) {
      while (f.open.length > 0 && !isThere(g, f, f.open[0])) f.open.shift();
      plunderDoomed(g, f);
      return f.open.length > 0 ? undefined : go('cubes');
    },
    decide: ask({
      rule: 'MU 5-conquer',
      prompt: 'take-or-plunder',
      seats: (_, f) => [f.victor],
      offer: (g, f) => [...(canTake(g, f, f.open[0]) ? [button('take-over')] : []), button('plunder')],
      facts: (g, f) => ({ object: f.open[0], at: f.at, from: f.loser, florin: priceOf(g, f, f.open[0]) }),
      take: {
        'take-over'(g, f) {
          const spoil = f.open.shift()!;
          if (isVehicle(spoil)) {
            takeVehicle(g, spoil, f.victor);
            f.taken.push(spoil);
            return go('next');
          }
          takeBuilding(g, f.at as TerritoryId, spoil, f.victor, f.loser);
          return go(spoil === 'military' ? 'markers' : 'next');
        },
        plunder(g, f) {
          const spoil = f.open.shift()!;
          if (isVehicle(spoil) && isCarrying(g, f, spoil)) f.doomed = [...(f.doomed ?? []), spoil];
          else if (isVehicle(spoil)) plunderVehicle(g, spoil, f.victor);
          else plunderBuilding(g, f.at as TerritoryId, spoil, f.victor, f.loser);
          return go('next');
        },
      },
    }),
    /** MU 5-control-loss-takeover */
    markers: ask({
      rule: 'MU 5-control-loss-takeover',
      prompt: 'replace-markers',
      seats: (g, f) => (orphanedMarkers(g, f.at as TerritoryId, f.loser).length > 0 ? [f.victor] : []),
      offer(g, f) {
        const open = replaceableMarkers(g, f.at as TerritoryId, f.loser);
        return [subset('replace-markers', open, 0, Math.min(open.length, controlMarkersLeft(g, f.victor)))];
      },
      take: {
        'replace-markers'(g, f, chosen) {
          for (const at of orphanedMarkers(g, f.at as TerritoryId, f.loser)) {
            removeMarker(g, at);
            if (chosen.includes(at)) replaceMarker(g, at, f.victor);
          }
          return go('next');
        },
      },
    }),
    cubes: ask({
      rule: 'MU 5-conquer-plunder',
      prompt: 'plunder-cubes',
      seats: (g, f) => (f.open.length === 0 && cubesOf(g, f, f.taken).length > 0 ? [f.victor] : []),
      offer: (g, f) => [subset('plunder-cubes', cubesOf(g, f, f.taken))],
      facts: (_, f) => ({ at: f.at, from: f.loser }),
      take: {
        'plunder-cubes'(g, f, chosen) {
          plunderCubes(g, f.at, chosen as readonly Cube[], f.victor, f.loser);
          return go('close');
        },
      },
    }),
    close: (_, f) => (f.open.length > 0 ? go('next') : done()),
  },
};
