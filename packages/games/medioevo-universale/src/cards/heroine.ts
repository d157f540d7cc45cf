import { pick } from '@hegemon/kernel';
import { STANCES, type Stance } from '../battle.js';
import { countOf, levelOf, typeOf } from '../rules/armies.js';
import { fightersIn } from '../rules/battle/roster.js';
import type { MU } from '../state.js';
import type { Troop } from '../troops.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';
import { armyIn, troopsOf } from './in-battle.js';

/** A unit of either side: `attacker/archer`. */
type Standing = `${Stance}/${Troop}`;
const heroines = (g: MU): readonly Standing[] =>
  STANCES.flatMap(stance => {
    const side = g.battle?.sides[stance];
    if (!side || countOf(armyIn(g, side), 'captain') > 0 || side.heroines.length > 0) return [];
    return troopsOf(g, side).map((troop): Standing => `${stance}/${troop}`);
  });
const HIGHEST = 3;
/** Sides with a captain who is not at the top yet; @rule MU card.67 @rule MU tech.appointment whoever leads for a while is one, too. */
const risers = (g: MU): readonly Stance[] =>
  STANCES.filter(stance => {
    const side = g.battle?.sides[stance];
    if (!side) return false;
    const captains = fightersIn(g, stance).filter(({ as }) => typeOf(as) === 'captain');
    return captains.reduce((room, { as }) => room + HIGHEST - levelOf(as), 0) > side.raised;
  });

export const heroine: CardAbilities = {
  /** @rule MU card.67 In an army without a captain one unit is one of level I; also among barbarians. */
  'realm-67': {
    rule: 'MU card.67',
    isUsable: g => heroines(g).length > 0,
    names: [{ prompt: 'name-heroine', offer: g => [pick('name', heroines(g))] }],
    carryOut(g, use) {
      const [stance, troop] = namedAs<Standing>(use).split('/') as [Stance, Troop];
      g.battle?.sides[stance].heroines.push(troop);
    },
  },
  /** @rule MU card.68 A level more, at most III. */
  'realm-68': {
    rule: 'MU card.68',
    isUsable: g => risers(g).length > 0,
    names: [{ prompt: 'name-side', offer: g => [pick('name', risers(g))] }],
    carryOut(g, use) {
      if (g.battle) g.battle.sides[namedAs<Stance>(use)].raised++;
    },
  },
};
