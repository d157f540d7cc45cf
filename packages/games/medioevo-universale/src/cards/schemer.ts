import { pick } from '@hegemon/kernel';
import { figureOf } from '../catalog.js';
import { placeHorde } from '../deeds/barbarians.js';
import { changeSides } from '../deeds/turncoats.js';
import { beginIntrigue } from '../frames/barbarians.js';
import { beginEntering } from '../frames/war.js';
import { BARBARIANS, type Player, type TerritoryId } from '../ids.js';
import { sizeOf, typeOf } from '../rules/armies.js';
import { hordeAtHand } from '../rules/barbarians.js';
import { keepableCards } from '../rules/cards-kept.js';
import { neighbouringLands } from '../rules/neighbouring-lands.js';
import { turncoats } from '../rules/turncoats.js';
import type { MU } from '../state.js';
import type { Troop } from '../troops.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';
import { armyIn, foeSide } from './in-battle.js';

/** @rule MU card.14 Only before the first attack roll of the battle; captains are loyal, and so is @rule MU card.67 whoever leads for a while. */
const bribable = (g: MU, player: Player): readonly Troop[] => {
  const foe = foeSide(g, player);
  if (!g.battle || g.battle.round > 1 || !foe) return [];
  const army = armyIn(g, foe);
  const isFollower = (troop: Troop): boolean =>
    typeOf(troop) !== 'captain' && (army[troop] ?? 0) > foe.heroines.filter(each => each === troop).length;
  return turncoats(g, g.battle.at, foe.side, player).filter(isFollower);
};

export const schemer: CardAbilities = {
  /** @rule MU card.13 */
  'realm-13': {
    rule: 'MU card.13',
    price: figureOf('realm-13', 'cost'),
    isUsable: g => keepableCards(g).length > 0,
    carryOut: (_, use) => beginIntrigue(use.seat),
  },
  /** @rule MU card.14 */
  'realm-14': {
    rule: 'MU card.14',
    price: figureOf('realm-14', 'cost'),
    isUsable: (g, use) => bribable(g, use.seat).length > 0,
    names: [{ prompt: 'name-turncoat', offer: (g, use) => [pick('name', bribable(g, use.seat))] }],
    carryOut(g, use) {
      const foe = foeSide(g, use.seat);
      if (g.battle && foe) changeSides(g, g.battle.at, foe.side, use.seat, namedAs<Troop>(use));
    },
  },
  /** @rule MU card.15 Nobody's hostile act: barbarians attack, or raid. */
  'realm-15': {
    rule: 'MU card.15',
    price: figureOf('realm-15', 'cost'),
    isUsable: (g, use) => sizeOf(hordeAtHand(g)) > 0 && neighbouringLands(g, use.seat).length > 0,
    names: [{ prompt: 'name-invaded', offer: (g, use) => [pick('name', neighbouringLands(g, use.seat))] }],
    carryOut(g, use) {
      const at = namedAs<TerritoryId>(use);
      placeHorde(g, at);
      return beginEntering({ at, side: BARBARIANS });
    },
  },
};
