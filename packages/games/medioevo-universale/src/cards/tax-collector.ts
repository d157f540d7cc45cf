import { figureOf, isSea } from '../catalog.js';
import { receive } from '../deeds/money.js';
import type { CardId, Player } from '../ids.js';
import { controls } from '../rules/control.js';
import { cargoOf, isTradeVehicle } from '../rules/trade/cargo.js';
import { allVehicles, ownerOf, whereIs } from '../rules/vehicles.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import type { Ability } from './ability.js';

/** Cubes of others on trade vehicles in one's own territories. */
const foreignCubes = (g: MU, player: Player): number =>
  allVehicles(g).reduce((sum, id) => {
    const at = whereIs(g, id);
    const isMeant = ownerOf(g, id) !== player && isTradeVehicle(g, id) && !isSea(at) && controls(g, player, at);
    return sum + (isMeant ? cargoOf(g, id).length : 0);
  }, 0);

const toll = (rule: string, card: CardId): Ability => ({
  rule,
  isUsable: (g, use) => foreignCubes(g, use.seat) > 0,
  carryOut: (g, use) => receive(g, use.seat, foreignCubes(g, use.seat) * figureOf(card, 'amount'), 'card'),
});

export const taxCollector: CardAbilities = {
  /** @rule MU card.22 */
  'realm-22': toll('MU card.22', 'realm-22'),
  /** @rule MU card.23 */
  'realm-23': toll('MU card.23', 'realm-23'),
};
