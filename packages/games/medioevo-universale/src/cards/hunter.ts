import { pick, subset } from '@hegemon/kernel';
import { addEffect } from '../deeds/effects.js';
import type { AreaId, Player, VehicleId } from '../ids.js';
import { holdsForVehicle, isUnseen } from '../rules/effects.js';
import { isMilitary } from '../rules/movement/vehicles.js';
import { vehiclesOf } from '../rules/ownership.js';
import { isStopped, isTrader, typeOfVehicle, whereIs } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';

/** Transports at the start of a movement: of war in phase 5, of trade in phase 6. */
const stealthy = (g: MU, player: Player): readonly VehicleId[] =>
  vehiclesOf(g, player).filter(id => {
    const type = typeOfVehicle(g, id);
    const isMeant =
      g.phase === 5 ? isMilitary(g, id) && type !== 'engine' : isTrader(type) || holdsForVehicle(g, 'both-kinds', id);
    return isMeant && !isStopped(g, id) && !g.movement?.vehicles.includes(id) && !isUnseen(g, id);
  });
const areas = (g: MU, player: Player): readonly AreaId[] => [...new Set(stealthy(g, player).map(id => whereIs(g, id)))];

export const hunter: CardAbilities = {
  /** @rule MU card.55 Nobody reacts to one transport and its load, as long as it only passes. */
  'realm-55': {
    rule: 'MU card.55',
    isUsable: (g, use) => stealthy(g, use.seat).length > 0,
    names: [{ prompt: 'name-transport', offer: (g, use) => [pick('name', stealthy(g, use.seat))] }],
    carryOut(g, use) {
      addEffect(g, { type: 'unseen', vehicles: [namedAs<VehicleId>(use)], until: 'round' });
    },
  },
  /** @rule MU card.56 Nor to any number of them that begin together. */
  'realm-56': {
    rule: 'MU card.56',
    isUsable: (g, use) => stealthy(g, use.seat).length > 0,
    names: [
      { prompt: 'name-area', offer: (g, use) => [pick('name', areas(g, use.seat))] },
      {
        prompt: 'name-transports',
        offer: (g, use) => [
          subset(
            'name-some',
            stealthy(g, use.seat).filter(id => whereIs(g, id) === namedAs<AreaId>(use)),
            1,
          ),
        ],
      },
    ],
    carryOut(g, use) {
      addEffect(g, { type: 'unseen', vehicles: [...namedAs<readonly VehicleId[]>(use, 1)], until: 'round' });
    },
  },
};
