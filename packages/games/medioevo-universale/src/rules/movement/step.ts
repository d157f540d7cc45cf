import { BY_LAND, isSea, MAP } from '../../catalog.js';
import type { AreaId, Player, VehicleId } from '../../ids.js';
import type { Group } from '../../movement.js';
import type { MU } from '../../state.js';
import { armyOf, hasBarbarians, playersAt, sizeOf } from '../armies.js';
import { lastHolderOf } from '../control.js';
import { effectsOf, holdsAt, isUnseen } from '../effects.js';
import { hasLimits, hasTruce, isGuestOf, mayFight, mayMarchInto, mostGuests } from '../relations.js';
import { isShip, mpOf, typeOfVehicle, vehiclesAt } from '../vehicles.js';
import { costOfStep, isFreeStep } from './cost.js';
import { haltOf, haltsAt, holderFor, opposingAt } from './halt.js';
import { type Gait, gaitOf, isAtHome, roomOf } from './vehicles.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** @rule MU 5-move-complete How each of a group makes a step; undefined if one of them cannot make it at all. */
export const gaitsOf = (g: MU, group: Group, to: AreaId): ReadonlyMap<VehicleId, Gait> | undefined => {
  const border = MAP.borderOf(group.at, to);
  if (border === undefined) return undefined;
  const gaits = new Map<VehicleId, Gait>();
  for (const id of group.vehicles) {
    const gait = gaitOf(g, id, group.at, border, group.vehicles);
    if (gait === undefined) return undefined;
    gaits.set(id, gait);
  }
  return gaits;
};

/** @rule MU 5-move-load Units and whatever galleys carry take one place each. @rule MU 5-move-castle Who walks for free needs none. */
const isLoadable = (
  g: MU,
  player: Player,
  group: Group,
  to: AreaId,
  gaits: ReadonlyMap<VehicleId, Gait>,
  extra: number,
): boolean => {
  const units = sizeOf(group.army);
  if (units > 0 && (isFreeStep(g, player, group.at, to) || isOnFoot(g, player, group, to, extra))) return true;
  const movers = group.vehicles.filter(id => gaits.get(id) !== 'is-carried');
  const carried = group.vehicles.length - movers.length;
  const hold = sum(movers.filter(id => isShip(typeOfVehicle(g, id))).map(id => roomOf(g, id)));
  const wagons = sum(movers.filter(id => !isShip(typeOfVehicle(g, id))).map(id => roomOf(g, id)));
  return carried <= hold && units <= hold - carried + wagons;
};

/** @rule MU tech.cartography A unit that has points itself goes without transport, by land. */
const isOnFoot = (g: MU, player: Player, { at, vehicles }: Group, to: AreaId, extra: number): boolean =>
  extra > 0 &&
  vehicles.length === 0 &&
  BY_LAND.includes(MAP.borderOf(at, to)!) &&
  costOfStep(g, player, at, to) <= extra;

/** @rule MU 5-move-load Whoever stays behind at sea must still find room on what stays. */
const isNobodyStranded = (g: MU, player: Player, { at, army, vehicles }: Group): boolean => {
  if (!isSea(at)) return true;
  const staying = vehiclesAt(g, at, player).filter(id => !vehicles.includes(id));
  const ships = staying.filter(id => typeOfVehicle(g, id) === 'galley');
  const load = staying.filter(id => !isShip(typeOfVehicle(g, id)));
  return sizeOf(armyOf(g, at, player)) - sizeOf(army) + load.length <= sum(ships.map(id => roomOf(g, id)));
};

/** @rule MU 5-move-mp Has everyone who goes by himself the points? @rule MU 5-move-castle A free step needs none. */
const canPay = (g: MU, gaits: ReadonlyMap<VehicleId, Gait>, cost: number, extra: number): boolean =>
  [...gaits].every(([id, gait]) => gait !== 'goes' || mpOf(g, id) + extra >= cost);

/** @rule MU 5-move-unmanned @rule MU C-war-truce May it be there at the end of the step? Hostile or not is another matter. */
const isOpenTo = (
  g: MU,
  player: Player,
  group: Group,
  to: AreaId,
  wasThere = playersAt(g, to).includes(player),
): boolean => {
  const holder = holderFor(g, player, to, wasThere);
  if (isSea(to) || holder === undefined || holder === player) return true;
  if (sizeOf(group.army) === 0) return mayMarchInto(g, player, holder, to);
  return !hasTruce(g, player, holder);
};

/** @rule MU clause.right-of-way Would there be more of his units in the lands of his host than were agreed on? Whoever wants that breaks the treaty first. */
export const isTooMany = (g: MU, player: Player, group: Group, to: AreaId): boolean => {
  if (!hasLimits(g)) return false;
  const holder =
    isSea(to) || sizeOf(group.army) === 0 ? undefined : holderFor(g, player, to, playersAt(g, to).includes(player));
  if (isSea(to) || holder === undefined || holder === player || !isGuestOf(g, player, holder, to)) return false;
  const most = mostGuests(g, holder, player, to);
  if (most === Number.POSITIVE_INFINITY) return false;
  const there = (Object.keys(g.armies) as AreaId[])
    .filter(at => !isSea(at) && lastHolderOf(g, at) === holder)
    .map(at => sizeOf(armyOf(g, at, player)) - (at === group.at ? sizeOf(group.army) : 0));
  return sum(there) + sizeOf(group.army) > most;
};

/** Are comrades with it who were there before? */
export const hasCompany = (g: MU, player: Player, { at, army }: Group): boolean =>
  sizeOf(armyOf(g, at, player)) > sizeOf(army);
/** May it stay where it stands? */
export const mayEndAt = (g: MU, player: Player, group: Group): boolean =>
  isOpenTo(g, player, group, group.at, hasCompany(g, player, group));

/** @rule MU card.55 @rule MU card.56 Does nobody react while it only passes? Whoever rides along must find room. */
const isUnseenGroup = (g: MU, group: Group, to: AreaId): boolean => {
  const gaits = gaitsOf(g, group, to);
  if (!gaits || group.vehicles.length === 0) return false;
  const movers = group.vehicles.filter(id => gaits.get(id) !== 'is-carried');
  return movers.every(id => isUnseen(g, id)) && sizeOf(group.army) <= sum(movers.map(id => roomOf(g, id)));
};
/** @rule MU tech.edict */
export const hasEdictAt = (g: MU, player: Player, at: AreaId): boolean =>
  effectsOf(g, 'edict').some(effect => effect.at === at && effect.player === player) && !hasBarbarians(g, at);

/** @rule MU tech.logistics @rule MU card.53 Is one of them out of its element? What lies on a galley is not. */
export const isAstray = (g: MU, { at, vehicles }: Group): boolean =>
  vehicles.some(id => !isAtHome(g, id, at) && g.vehicles.carrier[id] === undefined);
/** The same, for the end of a step. */
const goesAstray = (g: MU, player: Player, group: Group, to: AreaId, gaits: ReadonlyMap<VehicleId, Gait>): boolean =>
  group.vehicles.some(id => gaits.get(id) === 'goes' && !isAtHome(g, id, to)) || swims(g, player, group, to, gaits);
/** @rule MU card.53 What follows a galley needs no place on the way, but one to stay at sea (M-87). */
const swims = (
  g: MU,
  player: Player,
  { army, vehicles }: Group,
  to: AreaId,
  gaits: ReadonlyMap<VehicleId, Gait>,
): boolean => {
  const following = vehicles.filter(id => gaits.get(id) === 'follows');
  if (!isSea(to) || following.length === 0) return false;
  const all = [...vehicles, ...vehiclesAt(g, to, player).filter(id => !vehicles.includes(id))];
  const galleys = all.filter(id => typeOfVehicle(g, id) === 'galley');
  const load = all.filter(id => !isShip(typeOfVehicle(g, id)));
  return sizeOf(armyOf(g, to, player)) + sizeOf(army) + load.length > sum(galleys.map(id => roomOf(g, id)));
};

/** What a step is worth: an end like any other, or only a place to pass through. */
export type Stay = 'ends' | 'passes';
interface Step {
  readonly stay: readonly Stay[];
  readonly cost: number;
}

/** One step, if it can be made; whether there is a way on from there is not looked at. `extra` points are added for once. */
const stepTo = (g: MU, player: Player, group: Group, to: AreaId, extra: number): Step | undefined => {
  if (!g.inPlay[to] || holdsAt(g, 'no-passage', group.at) || holdsAt(g, 'no-passage', to)) return undefined;
  const gaits = gaitsOf(g, group, to);
  if (!gaits) return undefined;
  const cost = costOfStep(g, player, group.at, to);
  if (!canPay(g, gaits, cost, extra) || !isLoadable(g, player, group, to, gaits, extra)) return undefined;
  if (isTooMany(g, player, group, to)) return undefined;
  const [isUnseenThere, isAstrayThere] = [isUnseenGroup(g, group, to), goesAstray(g, player, group, to, gaits)];
  const isManned = sizeOf(group.army) > 0;
  const isOpen = isOpenTo(g, player, group, to);
  const isByEdict = isManned && isPassedByEdict(g, player, to);
  const stay: Stay[] = [];
  if (isOpen && !isAstrayThere && !isByEdict) stay.push('ends');
  // MU card.55 Where nobody would react, it is a step like any other.
  const isHidden = isUnseenThere && (!isOpen || isHeldUp(g, player, group, to) || isPreyAt(g, player, group, to));
  // MU tech.logistics Where it would have to halt, it could not come back into its element.
  if (isHidden || isByEdict || (isAstrayThere && isOpen && !isHeldUp(g, player, group, to))) stay.push('passes');
  return stay.length > 0 ? { stay, cost } : undefined;
};
const isPassedByEdict = (g: MU, player: Player, to: AreaId): boolean =>
  hasEdictAt(g, player, to) && haltOf(g, player, to, playersAt(g, to).includes(player)) === 'horde';
const isHeldUp = (g: MU, player: Player, group: Group, to: AreaId): boolean =>
  sizeOf(group.army) > 0 && haltsAt(g, player, to);

const isPreyAt = (g: MU, player: Player, group: Group, to: AreaId): boolean =>
  sizeOf(group.army) === 0 && (hasBarbarians(g, to) || captorsAt(g, player, to).length > 0);

/** Once it is there, the same group has so much less. */
const moved = (g: MU, player: Player, group: Group, to: AreaId, cost: number): MU => {
  const gaits = gaitsOf(g, group, to)!;
  const at = { ...g.vehicles.at };
  const mp = { ...g.vehicles.mp };
  const carrier = { ...g.vehicles.carrier };
  for (const id of group.vehicles) {
    at[id] = to;
    if (gaits.get(id) === 'goes') mp[id] = (mp[id] ?? 0) - cost;
    if (gaits.get(id) === 'is-carried' && isSea(to)) carrier[id] = group.vehicles.find(ship => ship !== id)!;
    else delete carrier[id];
  }
  const shift = (area: AreaId, army: Group['army']) => ({ ...g.armies[area], [player]: army });
  const armies = sizeOf(group.army) > 0 ? { ...g.armies, [to]: shift(to, group.army) } : g.armies;
  return { ...g, armies, vehicles: { ...g.vehicles, at, mp, carrier } };
};

/** Is there a way from where it would only pass to where it may end? No area is looked at twice for the same price or more. */
const hasWayOut = (g: MU, player: Player, group: Group, seen: Map<AreaId, number>, spent: number): boolean =>
  MAP.neighbours(group.at).some(to => {
    const step = stepTo(g, player, group, to, 0);
    if (!step) return false;
    if (step.stay.includes('ends')) return true;
    const total = spent + step.cost;
    if ((seen.get(to) ?? Number.POSITIVE_INFINITY) <= total) return false;
    seen.set(to, total);
    return hasWayOut(moved(g, player, group, to, step.cost), player, { ...group, at: to }, seen, total);
  });

/**
 * How a group may make a step: `ends` like any other, with all that comes of it; `passes` if nobody is to react, and then it goes on.
 * Undefined if it cannot be made.
 */
export const wayOf = (g: MU, player: Player, group: Group, to: AreaId, extra = 0): Stay | undefined => {
  if (sizeOf(group.army) === 0 && group.vehicles.length === 0) return undefined;
  const step = stepTo(g, player, group, to, extra);
  if (!step || !isNobodyStranded(g, player, group)) return undefined;
  if (!step.stay.includes('passes')) return 'ends';
  const there = moved(g, player, group, to, step.cost - extra);
  if (hasWayOut(there, player, { ...group, at: to }, new Map([[to, 0]]), 0)) return 'passes';
  return step.stay.includes('ends') ? 'ends' : undefined;
};
export const waysOf = (g: MU, player: Player, group: Group, extra = 0): readonly AreaId[] =>
  MAP.neighbours(group.at).filter(to => wayOf(g, player, group, to, extra) !== undefined);

/**
 * @rule MU 5-move-unmanned Whose army empty vehicles would fall to there; barbarians destroy them. @rule MU C-war-hostile In peace
 * nobody has them for nothing: who wants them lays hands on them in his own turn (M-88).
 */
export const captorsAt = (g: MU, player: Player, at: AreaId): readonly Player[] =>
  opposingAt(g, player, at, holderFor(g, player, at, false)).filter(other => mayFight(g, player, other));
