import { pick } from '@hegemon/kernel';
import { addEffect } from '../deeds/effects.js';
import { tell } from '../events.js';
import { beginShielding } from '../frames/barbarians.js';
import type { TerritoryId } from '../ids.js';
import { unshieldedLands } from '../rules/bans.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';

/** In the first round there is no event. */
const isOfUse = (g: MU): boolean => g.round > 1 && unshieldedLands(g).length > 0;

export const plagueDoctor: CardAbilities = {
  /** @rule MU card.42 One to three territories, chosen after the roll. */
  'realm-42': { rule: 'MU card.42', isUsable: isOfUse, carryOut: (_, use) => beginShielding(use.seat) },
  /** @rule MU card.43 */
  'realm-43': {
    rule: 'MU card.43',
    isUsable: isOfUse,
    names: [{ prompt: 'name-shielded', offer: g => [pick('name', unshieldedLands(g))] }],
    carryOut(g, use) {
      const at = namedAs<TerritoryId>(use);
      addEffect(g, { type: 'event-shield', at, until: 'round' });
      tell(g, 'territory-shielded', { player: use.seat, at });
    },
  },
};
