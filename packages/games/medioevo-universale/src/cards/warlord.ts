import { pick } from '@hegemon/kernel';
import { STANCES, type Stance } from '../battle.js';
import { figureOf } from '../catalog.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';
import { ownSide } from './in-battle.js';

const rolledIn = (g: MU): readonly Stance[] => STANCES.filter(stance => g.battle?.sides[stance].now.dice !== undefined);

export const warlord: CardAbilities = {
  /** @rule MU card.4 Blocked only by at least as many of a type. */
  'realm-04': {
    rule: 'MU card.4',
    isUsable: (g, use) => ownSide(g, use.seat)?.now.standsFast === undefined,
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (own) own.now.standsFast = true;
    },
  },
  /** @rule MU card.5 Also by somebody who takes no part. Who has not rolled has no value that could be raised (M-95). */
  'realm-05': {
    rule: 'MU card.5',
    isUsable: g => g.battle !== undefined,
    names: [{ prompt: 'name-side', offer: g => [pick('name', rolledIn(g))] }],
    carryOut(g, use) {
      if (g.battle) g.battle.sides[namedAs<Stance>(use)].now.bonus += figureOf('realm-05', 'amount');
    },
  },
};
