import { pick } from '@hegemon/kernel';
import { joined } from '../deeds/armies.js';
import { noteFeat } from '../deeds/feats.js';
import { tell } from '../events.js';
import { isHired, isLent, TROOPS } from '../rules/armies.js';
import { isPlayer } from '../rules/pieces.js';
import type { MU } from '../state.js';
import type { Troop } from '../troops.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';
import { foeSide, ownSide } from './in-battle.js';

/** Those of the opponent who fell just now. */
const fallen = (g: MU, use: Use): readonly Troop[] => {
  const army = g.damage?.side === foeSide(g, use.seat)?.side ? g.damage?.fallen : undefined;
  return army ? TROOPS.filter(troop => (army[troop] ?? 0) > 0) : [];
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
      g.damage.fallen = { ...g.damage.fallen, [troop]: (g.damage.fallen[troop] ?? 0) - 1 };
      if (isPlayer(owner) && !isHired(troop) && !isLent(troop)) {
        const held = (g.prisoners[use.seat] ??= {});
        held[owner] = joined(held[owner] ?? {}, { [troop]: 1 });
      }
      noteFeat(g, use.seat, { event: 'unitsCaptured', count: 1 });
      tell(g, 'captured', { player: use.seat, of: owner, army: { [troop]: 1 } });
    },
  },
  /** @rule MU card.40 Twice as many are enough, in this battle. */
  'realm-40': {
    rule: 'MU card.40',
    isUsable: (g, use) => ownSide(g, use.seat)?.captureAt === 3,
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (own) own.captureAt = 2;
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
