import { pick } from '@hegemon/kernel';
import { isSea } from '../catalog.js';
import { addUnits } from '../deeds/armies.js';
import { tell } from '../events.js';
import { beginLanding } from '../frames/war.js';
import type { Player, TerritoryId } from '../ids.js';
import { hasArmy, hasBarbarians, OWN_TROOPS, typeOf } from '../rules/armies.js';
import { homeOf } from '../rules/control.js';
import { territoriesInPlay } from '../rules/in-play.js';
import { areAlliesAt } from '../rules/movement/cartography.js';
import { holderFor, opposingAt } from '../rules/movement/halt.js';
import { hasTruce, isGuestOf } from '../rules/relations.js';
import { unitsLeft } from '../rules/supply.js';
import type { MU } from '../state.js';
import type { OwnTroop } from '../troops.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';
import { stanceOf } from './in-battle.js';

/** Not a captain; only what is in the supply. */
const recruits = (g: MU, player: Player): readonly OwnTroop[] =>
  OWN_TROOPS.filter(troop => typeOf(troop) !== 'captain' && unitsLeft(g, player, typeOf(troop)) > 0);

/** Outside the own start realm, where no opposing army stands. */
const landings = (g: MU, player: Player): readonly TerritoryId[] =>
  territoriesInPlay(g).filter(at => {
    if (homeOf(g, at) === player || hasBarbarians(g, at) || g.battle?.at === at) return false;
    const holder = holderFor(g, player, at, hasArmy(g, at, player));
    // Before the first roll nobody knows who would resist.
    if (holder === undefined && g.horde === undefined) return false;
    if (holder !== undefined && holder !== player && hasTruce(g, player, holder)) return false;
    return opposingAt(g, player, at, holder).length === 0;
  });

/** Is he one of the parties, or may he be there by treaty? */
const mayJoin = (g: MU, player: Player): boolean => {
  const { battle } = g;
  if (!battle || isSea(battle.at)) return false;
  if (stanceOf(g, player)) return true;
  const { at, holder, sides } = battle;
  const hosts = [holder, sides.attacker.side, sides.defender.side];
  return hosts.some(
    host =>
      host !== undefined &&
      host !== 'barbarians' &&
      host !== player &&
      ((host === holder && isGuestOf(g, player, host, at as TerritoryId)) || areAlliesAt(g, player, host, at)),
  );
};

export const templar: CardAbilities = {
  /** @rule MU card.34 A unit appears abroad, with all that comes of it. */
  'realm-34': {
    rule: 'MU card.34',
    isUsable: (g, use) => recruits(g, use.seat).length > 0 && landings(g, use.seat).length > 0,
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
      const [at, troop] = [g.battle.at, namedAs<OwnTroop>(use)];
      addUnits(g, at, use.seat, { [troop]: 1 });
      tell(g, 'unit-landed', { player: use.seat, at, troop });
    },
  },
};
