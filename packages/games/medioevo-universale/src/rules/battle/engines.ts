import { otherStance, type Stance } from '../../battle.js';
import { components } from '../../catalog.js';
import { BUILDING_KINDS, type BuildingKind, type TerritoryId, type VehicleId } from '../../ids.js';
import type { MU } from '../../state.js';
import { sizeOf } from '../armies.js';
import type { Token } from '../tokens.js';
import { levelOfVehicle, typeOfVehicle, vehiclesAt } from '../vehicles.js';
import { battleOf, boutOf, isNaval, playerIn, sideIn } from './parties.js';
import { rosterIn } from './roster.js';

export const CREW_MAX = components.siegeEngines.crewMax;
const HIT_ON = components.siegeEngines.hitOn;

/** @rule MU 5-siege Barbarians have none, and serve none. At sea only those that are aboard a galley. */
export const enginesIn = (g: MU, stance: Stance): readonly VehicleId[] => {
  const player = playerIn(g, stance);
  if (player === undefined) return [];
  return vehiclesAt(g, battleOf(g).at, player).filter(
    id => typeOfVehicle(g, id) === 'engine' && (!isNaval(g) || g.vehicles.carrier[id] !== undefined),
  );
};

const rawShots = (g: MU, stance: Stance, id: VehicleId): number => {
  const { now, extraCrew } = sideIn(g, stance);
  // MU card.10, MU card.52
  return sizeOf(now.crews[id] ?? {}) * (now.isDoublyCrewed ? 2 : 1) + (extraCrew[id] ?? 0);
};

/** @rule MU 5-naval-siege What a galley may still use beside these, in levels. */
const isWithinGalley = (g: MU, id: VehicleId, others: readonly VehicleId[]): boolean => {
  const galley = g.vehicles.carrier[id];
  if (!isNaval(g) || galley === undefined) return true;
  const used = others.filter(each => each !== id && g.vehicles.carrier[each] === galley);
  return [...used, id].reduce((sum, each) => sum + levelOfVehicle(g, each), 0) <= levelOfVehicle(g, galley);
};
const crewedIn = (g: MU, stance: Stance): readonly VehicleId[] =>
  enginesIn(g, stance).filter(id => sizeOf(boutOf(g, stance).crews[id] ?? {}) > 0);

/** @rule MU 5-siege-crew Who may serve an engine: whoever takes part and serves no other; at sea those of the galley it is on. */
export const crewFor = (g: MU, stance: Stance, id: VehicleId): readonly Token[] => {
  if (!isWithinGalley(g, id, crewedIn(g, stance))) return [];
  const galley = isNaval(g) ? g.vehicles.carrier[id] : undefined;
  return rosterIn(g, stance)
    .filter(post => (post.duty === 'line' || post.duty === 'heroine') && (!galley || post.galley === galley))
    .map(({ token }) => token);
};

/** Those that will shoot, and how often; who has a crew goes before who has none. */
export const shotsIn = (g: MU, stance: Stance): readonly (readonly [VehicleId, number])[] => {
  const crewed = crewedIn(g, stance);
  const firing: VehicleId[] = [];
  for (const id of [...crewed, ...enginesIn(g, stance).filter(each => !crewed.includes(each))])
    if (rawShots(g, stance, id) > 0 && isWithinGalley(g, id, firing)) firing.push(id);
  return firing.map(id => [id, rawShots(g, stance, id)]);
};

const figuresOf = (g: MU, id: VehicleId) =>
  components.siegeEngines.types.find(({ level }) => level === levelOfVehicle(g, id))!;
/** @rule MU 5-siege-damage */
export const damagePerHit = (g: MU, id: VehicleId, target: 'units' | BuildingKind): number =>
  target === 'units' ? figuresOf(g, id).unitDamage : figuresOf(g, id).buildingDamage;

/** @rule MU 5-siege-shot Units, or a building of the opponent that the engine could do anything to. */
export const targetsOf = (g: MU, stance: Stance, id: VehicleId): readonly ('units' | BuildingKind)[] => {
  const { at, holder } = battleOf(g);
  const isTheirs = holder !== undefined && sideIn(g, otherStance(stance)).side === holder;
  if (isNaval(g) || !isTheirs) return ['units'];
  const standing = BUILDING_KINDS.filter(
    kind => g.buildings[kind][at as TerritoryId] !== undefined && damagePerHit(g, id, kind) > 0,
  );
  return ['units', ...standing];
};

/** How many of these dice hit; @rule MU card.8 so much is taken from each. */
export const hitsAmong = (dice: readonly number[], less = 0): number =>
  dice.filter(die => die - less <= Math.max(...HIT_ON)).length;
