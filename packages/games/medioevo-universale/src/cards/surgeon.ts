import type { CardAbilities } from './abilities.js';
import { ownSide } from './in-battle.js';

export const surgeon: CardAbilities = {
  /** @rule MU card.27 The first point assigned to one of his units has no effect; in events too. */
  'realm-27': {
    rule: 'MU card.27',
    isUsable: (g, use) => g.damage?.side === use.seat && g.damage.fallen === undefined && g.damage.points > 0,
    carryOut(g) {
      if (g.damage) g.damage.ignored++;
    },
  },
  /** @rule MU card.28 What he loses in this battle round he may buy back in the next round for half. */
  'realm-28': {
    rule: 'MU card.28',
    isUsable(g, use) {
      const own = ownSide(g, use.seat);
      return g.damage?.side === use.seat && own !== undefined && own.now.isTended === undefined;
    },
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (own) own.now.isTended = true;
    },
  },
  /** @rule MU card.29 Whoever is killed by engines or archers in this battle round still fights in the melee. */
  'realm-29': {
    rule: 'MU card.29',
    isUsable: (g, use) =>
      g.damage?.side === use.seat &&
      g.damage.fallen === undefined &&
      (g.damage.source === 'siege' || g.damage.source === 'archers') &&
      ownSide(g, use.seat)?.now.fallsLate === undefined,
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (own) own.now.fallsLate = true;
    },
  },
};
