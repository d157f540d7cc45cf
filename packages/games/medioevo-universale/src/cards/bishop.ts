import { pick } from '@hegemon/kernel';
import { addEffect } from '../deeds/effects.js';
import { tell } from '../events.js';
import type { CardId, TerritoryId } from '../ids.js';
import { bannable } from '../rules/bans.js';
import type { CardAbilities } from './abilities.js';
import { type Ability, namedAs } from './ability.js';

/** Names a territory in which something is forbidden until the round is over. */
const forbidding = (rule: string, ban: 'no-fighting' | 'no-trade' | 'no-passage'): Ability => ({
  rule,
  isUsable: (g, use) => bannable(g, use.what as CardId, ban).length > 0,
  names: [{ prompt: 'name-banned', offer: (g, use) => [pick('name', bannable(g, use.what as CardId, ban))] }],
  carryOut(g, use) {
    const at = namedAs<TerritoryId>(use);
    addEffect(g, { type: ban, at, until: 'round' });
    const card = use.what as CardId;
    g.bans[card] = [...(g.bans[card] ?? []), { at, round: g.round }];
    // A battle that is being fought ends after its round, one that has only been announced does not begin.
    if (ban === 'no-fighting' && g.battle?.at === at) g.battle.isBrokenOff = true;
    tell(g, 'territory-banned', { player: use.seat, at, ban });
  },
});

/** @rule MU card.1 @rule MU card.2 @rule MU card.3 */
export const bishop: CardAbilities = {
  'realm-01': forbidding('MU card.1', 'no-fighting'),
  'realm-02': forbidding('MU card.2', 'no-trade'),
  'realm-03': forbidding('MU card.3', 'no-passage'),
};
