import { pick } from '@hegemon/kernel';
import { namedAs } from '../cards/ability.js';
import { ownSide } from '../cards/in-battle.js';
import { addEffect } from '../deeds/effects.js';
import type { Player, VehicleId } from '../ids.js';
import { holdsForVehicle } from '../rules/effects.js';
import type { MU } from '../state.js';
import type { Activities } from './activity.js';

const served = (g: MU, seat: Player): readonly VehicleId[] =>
  (Object.keys(ownSide(g, seat)?.now.crews ?? {}) as VehicleId[]).filter(id => !holdsForVehicle(g, 'crew-fights', id));

export const machineBuilding: Activities = {
  /** @rule MU tech.machine-building Whoever serves the engine also fights, until the round ends. */
  'machine-building': {
    rule: 'MU tech.machine-building',
    isUsable: (g, use) => served(g, use.seat).length > 0,
    names: [{ prompt: 'name-engine', offer: (g, use) => [pick('name', served(g, use.seat))] }],
    carryOut: (g, use) => addEffect(g, { type: 'crew-fights', vehicle: namedAs<VehicleId>(use), until: 'round' }),
  },
};
