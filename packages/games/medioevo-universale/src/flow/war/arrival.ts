import { done, type Frame, go, type Next } from '@hegemon/kernel';
import type { Battle } from '../../battle.js';
import { isSea, MAP } from '../../catalog.js';
import { placeHorde } from '../../deeds/barbarians.js';
import { dropInvadedMarker } from '../../deeds/buildings.js';
import { haltForce } from '../../deeds/movement.js';
import { tell } from '../../events.js';
import type { ConquestCall, EnteringCall } from '../../frames/war.js';
import { type AreaId, BARBARIANS, type Player, type Side, type TerritoryId, type VehicleId } from '../../ids.js';
import { armyOf, hasArmy, hasBarbarians, playersAt } from '../../rules/armies.js';
import { holdsAt } from '../../rules/effects.js';
import { foesAt, haltOf, holderFor, opposingAt } from '../../rules/movement/halt.js';
import { mayFight } from '../../rules/relations.js';
import { firstPlayer } from '../../rules/seating.js';
import { vehiclesAt } from '../../rules/vehicles.js';
import type { MU } from '../../state.js';
import type { Army } from '../../troops.js';

/** The steps of entering an area. */
type Step =
  | 'begin'
  | 'halt'
  | 'foes'
  | 'choose'
  | 'hostile'
  | 'answered'
  | 'fight'
  | 'fought'
  | 'lost'
  | 'raid'
  | 'retreated'
  | 'withdrawn'
  | 'freed'
  | 'settle'
  | 'conqueror'
  | 'conquer'
  | 'spoils'
  | 'close';
export interface EnteringFrame extends Frame<Step>, EnteringCall {
  proc: 'entering';
  /** Who held the area before. */
  holder?: Player;
  /** @rule MU E-resistance A barbarian army was there already: no other comes. */
  hadBarbarians?: true;
  /** Whose armies were there when it came. */
  present?: Player[];
  /** Whom it has fought, or let alone. */
  settled: Side[];
  /** Whose objects are there for the taking. */
  defeated: Side[];
  foe?: Side;
  isWon?: true;
  conqueror?: Player;
  /** What was where before a battle, for whoever retreats. */
  before?: { garrisons: Partial<Record<AreaId, Army>>; vehicles: VehicleId[] };
  retreatTo?: AreaId;
  /** A battle elsewhere that has not begun yet: it waits until this one is over. */
  suspended?: Battle;
}
export const isLand = (at: AreaId): at is TerritoryId => !isSea(at);
/** @rule MU card.1 */
export const isBanned = (g: MU, at: AreaId): boolean => holdsAt(g, 'no-fighting', at);

/** @rule MU 5-multi Whom it must still fight, and whom it may. */
export const foesOf = (g: MU, f: EnteringFrame): { must: readonly Side[]; may: readonly Player[] } => {
  const isOpen = (side: Side): boolean => !f.settled.includes(side) && hasArmy(g, f.at, side);
  const named = (f.against ?? []).filter(isOpen);
  if (f.isInPlace) return { must: named, may: [] };
  if (f.side === BARBARIANS) return { must: playersAt(g, f.at).filter(isOpen), may: [] };
  const { must, may } = foesAt(g, f.side, f.at, f.holder);
  const all = [...must, ...named.filter(side => !must.includes(side))].filter(isOpen);
  return { must: all, may: may.filter(side => isOpen(side) && !named.includes(side)) };
};

/** @rule MU 5-multi-allies Somebody who came while it was fought there, and has whoever is left against him. */
export const latecomerTo = (g: MU, { at, side, present, settled }: EnteringFrame): Player | undefined => {
  if (present === undefined || isBanned(g, at)) return undefined;
  const isLate = (player: Player): boolean => ![side, ...present, ...settled].includes(player);
  const mustFight = (player: Player): boolean => foesAt(g, player, at, holderFor(g, player, at, false)).must.length > 0;
  return playersAt(g, at).find(player => isLate(player) && mustFight(player));
};
export const chooserOf = (g: MU, f: EnteringFrame): Player =>
  f.side === BARBARIANS ? (f.seat ?? firstPlayer(g)) : f.side;

export const facing = (g: MU, f: EnteringFrame): Next<Step> => {
  const sides = [...(hasBarbarians(g, f.at) ? [BARBARIANS] : []), ...playersAt(g, f.at)] as Side[];
  dropInvadedMarker(g, f.at, f.side);
  if (sides.length > 1) tell(g, 'armies-face', { at: f.at, sides });
  return done(true);
};

/** Barbarians: they fight whoever is there, and otherwise plunder. */
export const comeAsBarbarians = (g: MU, f: EnteringFrame): Next<Step> => {
  if (playersAt(g, f.at).length === 0) return go('settle');
  if (isBanned(g, f.at)) return facing(g, f);
  return go('foes');
};

/** @rule MU 5-move-halt */
export const comeAsPlayer = (g: MU, f: EnteringFrame, player: Player): Next<Step> => {
  const { at } = f;
  const halt = f.isInPlace ? 'army' : haltOf(g, player, at, f.wasThere === true);
  if (halt === undefined && (f.against ?? []).length === 0) return done(true);
  haltForce(g, player, at);
  // MU tech.nation-state If those who were there have been sent away, nobody else rises.
  if (halt === 'horde' && !f.hadBarbarians && isLand(at)) placeHorde(g, at);
  if (isBanned(g, at) && (hasBarbarians(g, at) || playersAt(g, at).length > 1)) return facing(g, f);
  return go('foes');
};

/**
 * @rule MU V-ingame-conquest Whoever is attacked in the attacker's own land, and is alone there after the battle, has conquered it
 * (M-91).
 */
export const fallsTo = (g: MU, { at, side, foe, holder }: EnteringFrame): ConquestCall | undefined => {
  if (!isLand(at) || side === BARBARIANS || side !== holder || foe === undefined || foe === BARBARIANS)
    return undefined;
  if (hasBarbarians(g, at) || hasArmy(g, at, side) || !hasArmy(g, at, foe)) return undefined;
  if (!mayFight(g, foe, side) || opposingAt(g, foe, at, side).length > 0) return undefined;
  return { at, player: foe, from: side, isWon: true };
};

export const noteBefore = (g: MU, f: EnteringFrame): void => {
  if (f.side === BARBARIANS) return;
  const garrisons: Partial<Record<AreaId, Army>> = {};
  for (const near of MAP.neighbours(f.at))
    if (hasArmy(g, near, f.side)) garrisons[near] = { ...armyOf(g, near, f.side) };
  f.before = { garrisons, vehicles: [...vehiclesAt(g, f.at, f.side)] };
};

/**
 * @rule MU C-support Where an ally under treaty stands beside the victor, the beneficiary says whose it is to be. @rule MU C-war-hostile
 * Not his who could not take it from its holder without an act of war (M-93).
 */
export const alliesIn = (g: MU, f: EnteringFrame): { beneficiary: Player; choices: Player[] } | undefined => {
  const { at, side, holder } = f;
  for (const { supporter, beneficiary } of g.supports) {
    const other = supporter === side ? beneficiary : beneficiary === side ? supporter : undefined;
    if (other && hasArmy(g, at, other) && (holder === undefined || mayFight(g, other, holder)))
      return { beneficiary, choices: [beneficiary, supporter] };
  }
  return undefined;
};
