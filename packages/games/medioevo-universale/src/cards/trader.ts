import { addEffect } from '../deeds/effects.js';
import { beginRearranging } from '../frames/trade.js';
import { holdsForPlayer } from '../rules/effects.js';
import { isServed } from '../rules/routes.js';
import type { CardAbilities } from './abilities.js';

export const trader: CardAbilities = {
  /** @rule MU card.30 The route waits for another vehicle until the round is over. */
  'realm-30': {
    rule: 'MU card.30',
    isUsable: (g, { seat }) =>
      g.routes[seat] !== undefined && !isServed(g, seat) && !holdsForPlayer(g, 'route-kept', seat),
    carryOut: (g, use) => addEffect(g, { type: 'route-kept', player: use.seat, until: 'round' }),
  },
  /** @rule MU card.31 */
  'realm-31': {
    rule: 'MU card.31',
    isUsable: (g, use) => g.routes[use.seat] !== undefined,
    carryOut: (_, use) => beginRearranging(use.seat),
  },
};
