import { figureOf } from '../catalog.js';
import { addEffect } from '../deeds/effects.js';
import { couldBuild } from '../rules/purchases/buildings.js';
import type { CardAbilities } from './abilities.js';
import type { Ability } from './ability.js';

/** For the next building of this turn, new or upgraded; points are not reduced. */
const cheaper = (rule: string, by: { florin: number; percent: number }): Ability => ({
  rule,
  isUsable: (g, use) => couldBuild(g, use.seat),
  carryOut: (g, use) => addEffect(g, { type: 'discount', until: 'turn', player: use.seat, ...by }),
});

/** @rule MU card.32 @rule MU card.33 */
export const architect: CardAbilities = {
  'realm-32': cheaper('MU card.32', { florin: figureOf('realm-32', 'amount'), percent: 0 }),
  'realm-33': cheaper('MU card.33', { florin: 0, percent: figureOf('realm-33', 'percent') }),
};
