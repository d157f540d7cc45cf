import { isSea } from '../catalog.js';
import { BARBARIANS, type Good, type VehicleId } from '../ids.js';
import type { MU } from '../state.js';
import type { Prey } from './spoils.js';
import { isSafe, looseCubes } from './trade/meeting.js';
import { vehiclesAt } from './vehicles.js';

/** A cube that may be plundered: `salt:1@market`, `salt:2@vehicle-3`. */
export type Cube = `${Good}:${number}@${'market' | VehicleId}`;
const cubes = (goods: readonly Good[], where: 'market' | VehicleId): readonly Cube[] =>
  goods.map((good, i): Cube => `${good}:${goods.slice(0, i + 1).filter(each => each === good).length}@${where}`);

export const goodOf = (cube: Cube): Good => cube.slice(0, cube.indexOf(':')) as Good;
export const placeOf = (cube: Cube): 'market' | VehicleId => cube.slice(cube.indexOf('@') + 1) as 'market' | VehicleId;

/**
 * @rule MU 5-conquer Cubes of the defeated: those in the market of a conquered territory, the loads of what was taken over, and
 * whatever lies unprotected on a vehicle that itself is safe.
 */
export const cubesOf = (g: MU, prey: Prey, taken: readonly VehicleId[]): readonly Cube[] => {
  const { at, loser, isConquest, only } = prey;
  const safe =
    loser === BARBARIANS ? [] : vehiclesAt(g, at, loser).filter(id => isSafe(g, id) && (!only || only.includes(id)));
  return [
    ...(isConquest && !isSea(at) ? cubes(g.market[at] ?? [], 'market') : []),
    ...taken.flatMap(id => cubes(g.vehicles.cargo[id] ?? [], id)),
    ...safe.flatMap(id => cubes(looseCubes(g, id), id)),
  ];
};
