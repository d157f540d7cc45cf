import { addEffect } from '../deeds/effects.js';
import type { TerritoryId } from '../ids.js';
import { effectsOf } from '../rules/effects.js';
import { wallsAt } from '../rules/standing.js';
import type { CardAbilities } from './abilities.js';
import { ownSide } from './in-battle.js';

export const scholar: CardAbilities = {
  /** @rule MU card.10 Every one of a crew counts twice. */
  'realm-10': {
    rule: 'MU card.10',
    isUsable(g, use) {
      const now = ownSide(g, use.seat)?.now;
      return now !== undefined && !now.isDoublyCrewed && Object.keys(now.crews).length > 0;
    },
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (own) own.now.isDoublyCrewed = true;
    },
  },
  /** @rule MU card.12 His building there protects against two kinds of attack, for this round. */
  'realm-12': {
    rule: 'MU card.12',
    isUsable(g, use) {
      const at = g.battle?.at as TerritoryId | undefined;
      if (at === undefined || g.battle?.holder !== use.seat || ownSide(g, use.seat) === undefined) return false;
      return (
        wallsAt(g, at, use.seat) > 0 &&
        !effectsOf(g, 'double-shelter').some(each => each.at === at && each.player === use.seat)
      );
    },
    carryOut: (g, use) =>
      addEffect(g, { type: 'double-shelter', at: g.battle!.at as TerritoryId, player: use.seat, until: 'round' }),
  },
};
