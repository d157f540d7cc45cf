import { pick } from '@hegemon/kernel';
import { protect } from '../deeds/safety.js';
import { beginSafeguard } from '../frames/war.js';
import { exposedOf } from '../rules/safety.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';

export const diplomat: CardAbilities = {
  /** @rule MU card.50 As many as a D3 says. */
  'realm-50': {
    rule: 'MU card.50',
    isUsable: (g, use) => exposedOf(g, use.seat).length > 0,
    carryOut: (_, use) => beginSafeguard(use.seat),
  },
  /** @rule MU card.51 One. */
  'realm-51': {
    rule: 'MU card.51',
    isUsable: (g, use) => exposedOf(g, use.seat).length > 0,
    names: [{ prompt: 'name-object', offer: (g, use) => [pick('name', exposedOf(g, use.seat))] }],
    carryOut(g, use) {
      protect(g, use.seat, [namedAs<string>(use)]);
    },
  },
};
