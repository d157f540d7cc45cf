import { pick } from '@hegemon/kernel';
import { figureOf } from '../catalog.js';
import { units, without } from '../deeds/armies.js';
import { capturable, imprison } from '../deeds/captives.js';
import { TROOPS } from '../rules/armies.js';
import type { MU } from '../state.js';
import type { Troop } from '../troops.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';
import { foeSide, ownSide } from './in-battle.js';

/** Those of the opponent who fell just now. */
const fallen = (g: MU, use: Use): readonly Troop[] => {
  const { damage } = g;
  if (!damage?.fallen || damage.side !== foeSide(g, use.seat)?.side) return [];
  const army = capturable(g, damage.at, damage.side, damage.fallen);
  return TROOPS.filter(troop => (army[troop] ?? 0) > 0);
};

export const jailer: CardAbilities = {
  /** @rule MU card.39 Captured instead of removed; a barbarian goes to the supply and counts as captured. */
  'realm-39': {
    rule: 'MU card.39',
    isUsable: (g, use) => fallen(g, use).length > 0,
    names: [{ prompt: 'name-prisoner', offer: (g, use) => [pick('name', fallen(g, use))] }],
    carryOut(g, use) {
      const troop = namedAs<Troop>(use);
      const owner = g.damage?.side;
      if (!g.damage?.fallen || owner === undefined) return;
      g.damage.fallen = without(g.damage.fallen, units(troop));
      imprison(g, use.seat, owner, units(troop));
    },
  },
  /** @rule MU card.40 Twice as many are enough, in this battle. */
  'realm-40': {
    rule: 'MU card.40',
    isUsable: (g, use) => ownSide(g, use.seat)?.captureAt === 3,
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (own) own.captureAt = figureOf('realm-40', 'ratio') as 2;
    },
  },
  /** @rule MU card.41 Two off, in place of half. */
  'realm-41': {
    rule: 'MU card.41',
    isUsable: (g, use) => ownSide(g, use.seat)?.now.isCapturingLightly === undefined,
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (own) own.now.isCapturingLightly = true;
    },
  },
};
