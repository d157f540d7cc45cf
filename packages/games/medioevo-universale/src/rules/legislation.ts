import { isSea, landNeighbours } from '../catalog.js';
import { type AreaId, BARBARIANS, type Player, type TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import type { Troop } from '../troops.js';
import type { Use } from '../uses.js';
import { armyOf, isLent, sizeOf, TROOPS } from './armies.js';
import { arrivalOf, barbarianAreas, barbarianWays } from './barbarians.js';
import { controllerOf, homeOf } from './control.js';
import { holdsAt } from './effects.js';
import { territoriesInPlay } from './in-play.js';
import { turncoats } from './turncoats.js';

const isFought = (g: MU, at: AreaId): boolean => g.battle?.at === at;
const barbarianLands = (g: MU): readonly TerritoryId[] =>
  barbarianAreas(g).filter((at): at is TerritoryId => !isSea(at) && !isFought(g, at));

/** @rule MU tech.laws Uprisings at home: the one that has just broken out, or any in the own turn. */
export const rebelLands = (g: MU, { seat, window }: Use): readonly TerritoryId[] => {
  const placed = window === 'uprising-placed' ? arrivalOf(g)?.at : undefined;
  return barbarianLands(g).filter(
    at => homeOf(g, at) === seat && (window !== 'uprising-placed' || at === placed) && !holdsAt(g, 'no-passage', at),
  );
};
/** @rule MU tech.laws Beside the start realm, not under the own control, and without any army. */
export const lawlessLands = (g: MU, player: Player): readonly TerritoryId[] =>
  territoriesInPlay(g).filter(
    at =>
      homeOf(g, at) !== player &&
      g.armies[at] === undefined &&
      landNeighbours(at).some(beside => g.inPlay[beside] && homeOf(g, beside) === player) &&
      controllerOf(g, at) !== player &&
      !holdsAt(g, 'no-passage', at),
  );

/** @rule MU tech.nation-state Those who have joined the barbarians for a round are none. */
export const movableUnits = (g: MU, at: AreaId): readonly Troop[] => {
  const army = armyOf(g, at, BARBARIANS);
  return TROOPS.filter(troop => (army[troop] ?? 0) > 0 && !isLent(troop));
};
/** @rule MU tech.nation-state To sea only with a galley of their own, unless the last one takes the army's along. */
export const stateWays = (g: MU, from: AreaId): readonly AreaId[] =>
  barbarianWays(g, from, sizeOf(armyOf(g, from, BARBARIANS)) === 1);
export const stateAreas = (g: MU): readonly AreaId[] =>
  barbarianAreas(g).filter(at => !isFought(g, at) && movableUnits(g, at).length > 0 && stateWays(g, at).length > 0);

/** @rule MU tech.influence For whom the player has a piece left. */
export const convertibleAt = (g: MU, player: Player, at: TerritoryId): readonly Troop[] =>
  turncoats(g, at, BARBARIANS, player).filter(troop => !isLent(troop));

const isParty = (g: MU, player: Player): boolean =>
  g.battle?.sides.attacker.side === player || g.battle?.sides.defender.side === player;

/**
 * @rule MU tech.influence Barbarians beside a territory of the player. In the own turn anywhere; when somebody comes in, there; in a
 * battle, only where he himself is fighting.
 */
export const convertible = (g: MU, { seat, window }: Use): readonly TerritoryId[] => {
  const isMeant = (at: AreaId): boolean => {
    if (window === 'own-turn') return !isFought(g, at);
    return window === 'entered' ? arrivalOf(g)?.at === at && !isFought(g, at) : isFought(g, at) && isParty(g, seat);
  };
  return barbarianAreas(g).filter(
    (at): at is TerritoryId =>
      !isSea(at) &&
      isMeant(at) &&
      landNeighbours(at).some(beside => g.inPlay[beside] && controllerOf(g, beside) === seat) &&
      convertibleAt(g, seat, at).length > 0,
  );
};
