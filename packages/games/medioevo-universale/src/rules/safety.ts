import type { AreaId, Good, Player, VehicleId } from '../ids.js';
import type { MU } from '../state.js';
import type { Army, Troop } from '../troops.js';
import { armyOf, hasArmy } from './armies.js';
import { effectsOf, holdsForVehicle } from './effects.js';
import { vehiclesOf } from './ownership.js';
import { type Token, tokensOf, troopOf } from './tokens.js';
import { looseCubes } from './trade/meeting.js';

/** @rule MU card.50 @rule MU 5-remove Something that can be saved: `vehicle-3`, `archer:1@rome`, `salt:2@vehicle-3`. */
export type Exposed = string;
export type ExposedRead = { vehicle: VehicleId } | { troop: Troop; at: AreaId } | { good: Good; vehicle: VehicleId };

export const readExposed = (what: Exposed): ExposedRead => {
  const i = what.indexOf('@');
  if (i < 0) return { vehicle: what as VehicleId };
  const [token, where] = [what.slice(0, i), what.slice(i + 1)];
  if (!where.startsWith('vehicle-')) return { troop: troopOf(token as Token), at: where as AreaId };
  return { good: token.slice(0, token.indexOf(':')) as Good, vehicle: where as VehicleId };
};

/** Units there that are not safe yet. */
const unsafeUnits = (g: MU, at: AreaId, player: Player): Army => {
  const army = { ...armyOf(g, at, player) };
  for (const effect of effectsOf(g, 'safe-unit')) {
    if (effect.at !== at || effect.player !== player) continue;
    const left = (army[effect.troop] ?? 0) - effect.count;
    if (left > 0) army[effect.troop] = left;
    else delete army[effect.troop];
  }
  return army;
};

/** Whatever of a player's units, vehicles and cubes on vehicles is not safe yet. */
export const exposedOf = (g: MU, player: Player): readonly Exposed[] => {
  const own = vehiclesOf(g, player);
  const areas = (Object.keys(g.armies) as AreaId[]).filter(at => hasArmy(g, at, player));
  return [
    ...own.filter(id => !holdsForVehicle(g, 'safe-vehicle', id)),
    ...areas.flatMap(at => tokensOf(unsafeUnits(g, at, player)).map((token): Exposed => `${token}@${at}`)),
    ...own.flatMap(id => {
      const cubes = looseCubes(g, id);
      return cubes.map(
        (good, i): Exposed => `${good}:${cubes.slice(0, i + 1).filter(each => each === good).length}@${id}`,
      );
    }),
  ];
};
