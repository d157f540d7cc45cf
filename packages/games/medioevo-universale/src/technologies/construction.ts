import { pick } from '@hegemon/kernel';
import { namedAs } from '../cards/ability.js';
import { isSea } from '../catalog.js';
import { raiseBuilding, raiseVehicle } from '../deeds/purchases.js';
import { beginMarkers } from '../frames/economy.js';
import type { Level, Player, VehicleId } from '../ids.js';
import { controls } from '../rules/control.js';
import { vehiclesOf } from '../rules/ownership.js';
import { type BuildingId, buildingsOf, kindIn, nextLevel, placeIn } from '../rules/purchases/buildings.js';
import { isGarrison } from '../rules/purchases/places.js';
import { canRaise } from '../rules/purchases/vehicles.js';
import { levelOfVehicle, typeOfVehicle, whereIs } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { Activities } from './activity.js';

/** The top level has no other above it. */
const above = (g: MU, id: VehicleId): Level | undefined => {
  const level = levelOfVehicle(g, id);
  return level < 3 ? ((level + 1) as Level) : undefined;
};

const raisableEngines = (g: MU, seat: Player): readonly VehicleId[] =>
  vehiclesOf(g, seat).filter(id => {
    const [at, to] = [whereIs(g, id), above(g, id)];
    if (typeOfVehicle(g, id) !== 'engine' || isSea(at) || to === undefined || g.battle?.at === at) return false;
    return controls(g, seat, at) && isGarrison(g, at) && canRaise(g, seat, id, to);
  });

/** Control rules out opposing armies; what is left is a battle going on there. */
const raisableBuildings = (g: MU, seat: Player): readonly BuildingId[] =>
  buildingsOf(g, seat).filter(
    id => g.battle?.at !== placeIn(id) && nextLevel(g, seat, kindIn(id), placeIn(id)) !== undefined,
  );

const raisable = (g: MU, seat: Player): readonly (BuildingId | VehicleId)[] => [
  ...raisableBuildings(g, seat),
  ...raisableEngines(g, seat),
];

/** @rule MU T Masonry, architecture and mathematics are designs: they are asked for where something is bought. */
export const construction: Activities = {
  /** @rule MU tech.engineering One level up, at no other cost. */
  engineering: {
    rule: 'MU tech.engineering',
    isUsable: (g, use) => raisable(g, use.seat).length > 0,
    names: [{ prompt: 'name-construction', offer: (g, use) => [pick('name', raisable(g, use.seat))] }],
    carryOut(g, use) {
      const named = namedAs<BuildingId | VehicleId>(use);
      if (!named.includes('@')) {
        const to = above(g, named as VehicleId);
        if (to) raiseVehicle(g, use.seat, named as VehicleId, to);
        return;
      }
      const at = placeIn(named);
      const higher = nextLevel(g, use.seat, kindIn(named), at);
      const markers = higher ? raiseBuilding(g, use.seat, higher, at) : 0;
      return markers > 0 ? beginMarkers(use.seat, at, markers) : undefined;
    },
  },
};
