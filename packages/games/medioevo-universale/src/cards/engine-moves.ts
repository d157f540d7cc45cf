import { pick } from '@hegemon/kernel';
import { addEffect } from '../deeds/effects.js';
import type { Player, VehicleId } from '../ids.js';
import { holdsForVehicle } from '../rules/effects.js';
import { isMilitary } from '../rules/movement/vehicles.js';
import { vehiclesOf } from '../rules/ownership.js';
import { isStopped, typeOfVehicle, whereIs } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';

/** Those that have not moved this round. */
const fresh = (g: MU, player: Player): readonly VehicleId[] =>
  vehiclesOf(g, player).filter(id => isMilitary(g, id) && !isStopped(g, id) && !g.movement?.vehicles.includes(id));
const isEngine = (g: MU, id: VehicleId): boolean => typeOfVehicle(g, id) === 'engine';

const leadersFor = (g: MU, player: Player, engine: VehicleId): readonly VehicleId[] =>
  fresh(g, player).filter(id => !isEngine(g, id) && whereIs(g, id) === whereIs(g, engine));
const followers = (g: MU, player: Player): readonly VehicleId[] =>
  fresh(g, player).filter(
    id => isEngine(g, id) && !holdsForVehicle(g, 'follows', id) && leadersFor(g, player, id).length > 0,
  );
const carriers = (g: MU, player: Player): readonly VehicleId[] =>
  vehiclesOf(g, player).filter(id => isEngine(g, id) && !isStopped(g, id) && !holdsForVehicle(g, 'carries', id));

export const engineMoves: CardAbilities = {
  /** @rule MU card.53 An engine goes wherever a transport goes, and as far. */
  'realm-53': {
    rule: 'MU card.53',
    isUsable: (g, use) => followers(g, use.seat).length > 0,
    names: [
      { prompt: 'name-engine', offer: (g, use) => [pick('name', followers(g, use.seat))] },
      {
        prompt: 'name-leader',
        offer: (g, use) => [pick('name', leadersFor(g, use.seat, namedAs<VehicleId>(use)))],
      },
    ],
    carryOut(g, use) {
      const [vehicle, leader] = [namedAs<VehicleId>(use, 0), namedAs<VehicleId>(use, 1)];
      addEffect(g, { type: 'follows', vehicle, leader, until: 'movement' });
      const group = g.movement?.group;
      if (group?.vehicles.includes(leader) && !group.vehicles.includes(vehicle)) group.vehicles.push(vehicle);
    },
  },
  /** @rule MU card.54 An engine carries units like a wagon. */
  'realm-54': {
    rule: 'MU card.54',
    isUsable: (g, use) => carriers(g, use.seat).length > 0,
    names: [{ prompt: 'name-engine', offer: (g, use) => [pick('name', carriers(g, use.seat))] }],
    carryOut(g, use) {
      addEffect(g, { type: 'carries', vehicle: namedAs<VehicleId>(use), until: 'round' });
    },
  },
};
