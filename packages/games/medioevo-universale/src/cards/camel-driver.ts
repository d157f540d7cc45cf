import { addEffect } from '../deeds/effects.js';
import type { Player, TerritoryId, VehicleId } from '../ids.js';
import { holdsForPlayer } from '../rules/effects.js';
import { isAtEnd, routeOf } from '../rules/routes.js';
import { anyWay } from '../rules/trade/cubes.js';
import { marketFactor } from '../rules/trade/market.js';
import { saleable } from '../rules/trade/prices.js';
import { whereIs } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { cubeMoving } from './cube-moving.js';

/** @rule MU card.64 The next sale would complete the route, in a market. */
const isAboutToEnd = (g: MU, player: Player): boolean => {
  const vehicle: VehicleId | undefined = routeOf(g, player)?.vehicle;
  if (!vehicle || !isAtEnd(g, player, vehicle)) return false;
  return saleable(g, vehicle).length > 0 && marketFactor(g, whereIs(g, vehicle) as TerritoryId) > 0;
};

export const camelDriver: CardAbilities = {
  /** @rule MU card.63 */
  'realm-63': cubeMoving('MU card.63', anyWay),
  /** @rule MU card.64 */
  'realm-64': {
    rule: 'MU card.64',
    isUsable: (g, use) => !holdsForPlayer(g, 'both-bonuses', use.seat) && isAboutToEnd(g, use.seat),
    carryOut: (g, use) => addEffect(g, { type: 'both-bonuses', player: use.seat, until: 'turn' }),
  },
};
