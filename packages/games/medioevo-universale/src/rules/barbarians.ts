import type { Frame } from '@hegemon/kernel';
import { components, isSea, MAP, TERRITORY } from '../catalog.js';
import {
  type AreaId,
  BARBARIANS,
  type Player,
  type Side,
  type TerritoryId,
  type UnitType,
  type VehicleId,
} from '../ids.js';
import type { MU } from '../state.js';
import type { Army, OwnTroop } from '../troops.js';
import { armyOf, hasArmy, hasBarbarians, playersAt, sizeOf } from './armies.js';
import { controllerAmong, controllerOf, homeOf } from './control.js';
import { holdsAt } from './effects.js';
import { territoriesInPlay } from './in-play.js';
import { isGuestOf } from './relations.js';
import { barbarianMarkersLeft, transportsLeft, unitsLeft } from './supply.js';
import { ownerOf, vehiclesAt } from './vehicles.js';

/** Barbarians have no others; their captains are of level I. */
const BARBARIAN_TYPES = ['light-infantry', 'archer', 'captain'] as const satisfies readonly UnitType[];
export type BarbarianType = (typeof BARBARIAN_TYPES)[number];
/** A fresh unit of a type as a piece: captains begin at level I. */
export const recruitOf = (type: UnitType): OwnTroop => (type === 'captain' ? 'captain-1' : type);

/** @rule MU 2-horde What the dice of the round make of the horde. */
export const hordeFrom = (dice: readonly number[]): Army => {
  const { base, dice: table } = components.horde;
  const horde: Army = {};
  const add = (type: UnitType, count: number): void => {
    horde[recruitOf(type)] = (horde[recruitOf(type)] ?? 0) + count;
  };
  for (const [type, count] of Object.entries(base) as [UnitType, number][]) add(type, count);
  table.forEach(({ on, adds }, i) => {
    if (on.includes(dice[i])) add(adds, 1);
  });
  return horde;
};

/** @rule MU E-resistance The horde of the round, as far as the supply reaches; before the first roll there is none. */
export const hordeAtHand = (g: MU): Army => {
  const pattern = g.horde ? hordeFrom(g.horde.dice) : {};
  const found: Army = {};
  for (const type of BARBARIAN_TYPES) {
    const troop = recruitOf(type);
    const count = Math.min(pattern[troop] ?? 0, unitsLeft(g, BARBARIANS, type));
    if (count > 0) found[troop] = count;
  }
  return found;
};

/** Who would control a territory if this side had no army there: who controlled it until they came. */
export const controllerBut = (g: MU, at: TerritoryId, side: Side): Player | undefined => {
  const { [side]: _, ...others } = g.armies[at] ?? {};
  return controllerAmong(g, at, others);
};

/** Where units have just come in, or an uprising has broken out: what the windows `entered` and `uprising-placed` are about. */
export interface Arrival {
  readonly at: AreaId;
  readonly side: Side;
  /** Who held the area until then. */
  readonly holder?: Player;
}
const isEntering = (f: Frame): f is Frame & Arrival => f.proc === 'entering' && 'at' in f && 'side' in f;
const isUprising = (f: Frame): f is Frame & { at: TerritoryId; player: Player } => f.proc === 'uprisings' && 'at' in f;
export const arrivalOf = (g: MU): Arrival | undefined => {
  // One may lie above the other: whoever comes in last is meant.
  const found = g.flow.findLast(f => isEntering(f) || isUprising(f));
  if (!found) return undefined;
  if (isUprising(found)) return { at: found.at, side: BARBARIANS, holder: found.player };
  return isEntering(found) ? found : undefined;
};

/** @rule MU 5-control-start Who held the area until this side came in, as long as nobody has settled what comes of it. */
export const heldBefore = (g: MU, at: AreaId, side: Side): Player | undefined =>
  g.flow.filter(isEntering).findLast(arrival => arrival.at === at && arrival.side === side)?.holder;

/** Has this side come in, and nobody has settled yet what comes of it? */
export const isComingIn = (g: MU, at: AreaId, side: Side): boolean =>
  g.flow.some(f => isEntering(f) && f.at === at && f.side === side);

/** @rule MU card.24 The territory of this player into which an opponent has just come, or in which there is an uprising. */
export const invadedLandOf = (g: MU, player: Player): TerritoryId | undefined => {
  const arrival = arrivalOf(g);
  if (!arrival || arrival.holder !== player || arrival.side === player || isSea(arrival.at)) return undefined;
  const { at, side } = arrival;
  // Whoever was sent away meanwhile threatens nobody.
  if (!hasArmy(g, at, side)) return undefined;
  return side !== BARBARIANS && isGuestOf(g, side, player, at) ? undefined : at;
};

/** @rule MU 0-terms No armies, engines, transports or buildings of anybody. */
const isEmpty = (g: MU, at: TerritoryId): boolean =>
  g.armies[at] === undefined &&
  vehiclesAt(g, at).length === 0 &&
  g.buildings.civil[at] === undefined &&
  g.buildings.military[at] === undefined &&
  g.buildings.cathedral[at] === undefined;

/** @rule MU 2-barbarians-place Where a barbarian unit may appear: with others, or where they are at home. */
const openLands = (g: MU): readonly TerritoryId[] => {
  const lands = territoriesInPlay(g);
  const owned = new Map(lands.map(at => [at, controllerOf(g, at)]));
  const homes = lands.filter(at => TERRITORY[at].barbarianSymbol);
  const isHeld = homes.every(at => owned.get(at) !== undefined);
  return lands.filter(at => {
    if (hasBarbarians(g, at)) return true;
    if (owned.get(at) !== undefined) return false;
    return TERRITORY[at].barbarianSymbol || (isHeld && homeOf(g, at) === undefined && isEmpty(g, at));
  });
};

/** @rule MU 2-barbarians-type How many units an army must have already. */
const NEEDED: Readonly<Record<BarbarianType, number>> = {
  'light-infantry': 0,
  archer: components.horde.archerNeedsUnits,
  captain: components.horde.captainNeedsUnits,
};
export const recruitable = (g: MU): Readonly<Record<BarbarianType, readonly TerritoryId[]>> => {
  const lands = openLands(g);
  const fit = (type: BarbarianType): readonly TerritoryId[] =>
    unitsLeft(g, BARBARIANS, type) > 0 ? lands.filter(at => sizeOf(armyOf(g, at, BARBARIANS)) >= NEEDED[type]) : [];
  return { 'light-infantry': fit('light-infantry'), archer: fit('archer'), captain: fit('captain') };
};

/** @rule MU 2-barbarians-sea They need a galley and a marker, unless comrades sail there already or the whole army brings its own. */
const maySail = (g: MU, from: AreaId, to: AreaId, isWhole = true): boolean =>
  !isSea(to) ||
  hasBarbarians(g, to) ||
  (isWhole && isSea(from)) ||
  (transportsLeft(g, 'galley') > 0 && barbarianMarkersLeft(g) > 0);

/** Where barbarians may go from an area. @rule MU card.3 Nobody goes where a bishop has forbidden it. */
export const barbarianWays = (g: MU, from: AreaId, isWhole = true): readonly AreaId[] =>
  holdsAt(g, 'no-passage', from)
    ? []
    : MAP.neighbours(from).filter(to => g.inPlay[to] && !holdsAt(g, 'no-passage', to) && maySail(g, from, to, isWhole));

export const barbarianAreas = (g: MU): readonly AreaId[] =>
  (Object.keys(g.armies) as AreaId[]).filter(at => hasBarbarians(g, at));

/** @rule MU 2-barbarians-move Which armies the first player may move: none beside others' units, none in his own lands. */
export const movableBarbarians = (g: MU, first: Player): readonly AreaId[] =>
  barbarianAreas(g).filter(
    at =>
      playersAt(g, at).every(player => player === first) &&
      (isSea(at) || controllerBut(g, at, BARBARIANS) !== first) &&
      barbarianWays(g, at).length > 0,
  );

/** @rule MU 2-barbarians-attack Armies left facing barbarians by a battle that was forbidden or broken off. */
export const facingBarbarians = (g: MU): readonly AreaId[] =>
  barbarianAreas(g).filter(at => playersAt(g, at).length > 0 && !holdsAt(g, 'no-fighting', at));

/** @rule MU E-raid Vehicles of players, whoever they are. */
export const preyAt = (g: MU, at: AreaId): readonly VehicleId[] =>
  vehiclesAt(g, at).filter(id => ownerOf(g, id) !== BARBARIANS);
/** @rule MU E-raid */
export const isRaidable = (g: MU, at: AreaId): boolean => hasBarbarians(g, at) && playersAt(g, at).length === 0;
