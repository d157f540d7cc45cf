import { pick } from '@hegemon/kernel';
import { addEffect } from '../deeds/effects.js';
import type { Player, VehicleId } from '../ids.js';
import { holdsForVehicle } from '../rules/effects.js';
import { vehiclesOf } from '../rules/ownership.js';
import { typeOfVehicle } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';

const wagons = (g: MU, player: Player): readonly VehicleId[] =>
  vehiclesOf(g, player).filter(
    id => ['caravan', 'war-wagon'].includes(typeOfVehicle(g, id)) && !holdsForVehicle(g, 'both-kinds', id),
  );

export const wagon: CardAbilities = {
  /** @rule MU card.11 Caravan and war wagon at once, with one store of points. */
  'realm-11': {
    rule: 'MU card.11',
    isUsable: (g, use) => wagons(g, use.seat).length > 0,
    names: [{ prompt: 'name-wagon', offer: (g, use) => [pick('name', wagons(g, use.seat))] }],
    carryOut(g, use) {
      addEffect(g, { type: 'both-kinds', vehicle: namedAs<VehicleId>(use), until: 'round' });
    },
  },
};
