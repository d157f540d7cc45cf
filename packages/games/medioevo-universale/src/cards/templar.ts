import { pick } from '@hegemon/kernel';
import { isSea } from '../catalog.js';
import { addUnits } from '../deeds/armies.js';
import { tell } from '../events.js';
import { beginLanding } from '../frames/war.js';
import type { Player, TerritoryId } from '../ids.js';
import { hasArmy, hasBarbarians, OWN_TROOPS, typeOf } from '../rules/armies.js';
import { homeOf } from '../rules/control.js';
import { territoriesInPlay } from '../rules/in-play.js';
import { holderFor, opposingAt } from '../rules/movement/halt.js';
import { hasTruce } from '../rules/relations.js';
import { unitsLeft } from '../rules/supply.js';
import type { MU } from '../state.js';
import type { OwnTroop } from '../troops.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';
import { stanceOf } from './in-battle.js';

/** Not a captain; only what is in the supply. */
const recruits = (g: MU, player: Player): readonly OwnTroop[] =>
  OWN_TROOPS.filter(troop => typeOf(troop) !== 'captain' && unitsLeft(g, player, typeOf(troop)) > 0);

/** Outside the own start realm, whoever stands there; but not among those with whom a truce holds. */
const landings = (g: MU, player: Player): readonly TerritoryId[] =>
  territoriesInPlay(g).filter(at => {
    if (homeOf(g, at) === player || g.battle?.at === at) return false;
    const holder = holderFor(g, player, at, hasArmy(g, at, player));
    // Before the first roll nobody knows who would resist.
    if (holder === undefined && g.horde === undefined && !hasBarbarians(g, at)) return false;
    if (holder !== undefined && holder !== player && hasTruce(g, player, holder)) return false;
    return opposingAt(g, player, at, holder).every(other => !hasTruce(g, player, other));
  });

/** In whatever battle there is on land; only a truce forbids it. */
const mayJoin = (g: MU, player: Player): boolean => {
  const { battle } = g;
  if (!battle || isSea(battle.at)) return false;
  return stanceOf(g, player) !== undefined || battle.holder === undefined || !hasTruce(g, player, battle.holder);
};

export const templar: CardAbilities = {
  /** @rule MU card.34 A unit appears abroad, with all that comes of it. */
  'realm-34': {
    rule: 'MU card.34',
    // MU E-dice Whoever lands may meet barbarians, and these have dice only from the first horde on.
    isUsable: (g, use) => g.horde !== undefined && recruits(g, use.seat).length > 0 && landings(g, use.seat).length > 0,
    names: [
      { prompt: 'name-territory', offer: (g, use) => [pick('name', landings(g, use.seat))] },
      { prompt: 'name-unit', offer: (g, use) => [pick('name', recruits(g, use.seat))] },
    ],
    carryOut: (_, use) =>
      beginLanding({
        player: use.seat,
        at: namedAs<TerritoryId>(use, 0),
        army: { [namedAs<OwnTroop>(use, 1)]: 1 },
      }),
  },
  /** @rule MU card.35 A unit joins a battle; whoever is no party of it forms an army of his own there. */
  'realm-35': {
    rule: 'MU card.35',
    isUsable: (g, use) => mayJoin(g, use.seat) && recruits(g, use.seat).length > 0,
    names: [{ prompt: 'name-unit', offer: (g, use) => [pick('name', recruits(g, use.seat))] }],
    carryOut(g, use) {
      if (!g.battle) return;
      const [at, troop] = [g.battle.at as TerritoryId, namedAs<OwnTroop>(use)];
      if (!stanceOf(g, use.seat)) return beginLanding({ player: use.seat, at, army: { [troop]: 1 } });
      addUnits(g, at, use.seat, { [troop]: 1 });
      tell(g, 'unit-landed', { player: use.seat, at, troop });
    },
  },
};
