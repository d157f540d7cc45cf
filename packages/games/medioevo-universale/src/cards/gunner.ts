import { pick } from '@hegemon/kernel';
import { figureOf } from '../catalog.js';
import type { Player, VehicleId } from '../ids.js';
import { typeOfVehicle, vehiclesAt } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';
import { ownSide } from './in-battle.js';

const enginesOf = (g: MU, seat: Player): readonly VehicleId[] =>
  g.battle ? vehiclesAt(g, g.battle.at, seat).filter(id => typeOfVehicle(g, id) === 'engine') : [];

export const gunner: CardAbilities = {
  /** @rule MU card.52 One more of a crew, in every round of this battle; even where there is none. */
  'realm-52': {
    rule: 'MU card.52',
    isUsable: (g, use) => ownSide(g, use.seat) !== undefined && enginesOf(g, use.seat).length > 0,
    names: [{ prompt: 'name-engine', offer: (g, use) => [pick('name', enginesOf(g, use.seat))] }],
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      const engine = namedAs<VehicleId>(use);
      if (own) own.extraCrew[engine] = (own.extraCrew[engine] ?? 0) + figureOf('realm-52', 'count');
    },
  },
};
