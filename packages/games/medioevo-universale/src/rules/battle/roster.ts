import { type BattleSide, STANCES, type Stance } from '../../battle.js';
import { isSea } from '../../catalog.js';
import type { AreaId, Side, VehicleId } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Army, OwnTroop, Troop } from '../../troops.js';
import { armyOf, levelOf, TROOPS, typeOf } from '../armies.js';
import { effectsOf, holdsForVehicle } from '../effects.js';
import type { Token } from '../tokens.js';
import { typeOfVehicle, vehiclesAt } from '../vehicles.js';
import { armyIn, boutOf, sideIn, stanceAt, whereIn } from './parties.js';

/**
 * One unit, and where it stands. State keeps counts; a question has to tell apart those between whom there is a difference:
 * crews, those who take no part, and at sea the galley they are aboard.
 */
export interface Post {
  readonly token: Token;
  readonly troop: Troop;
  readonly duty: 'line' | 'heroine' | 'idle' | 'crew';
  readonly engine?: VehicleId;
  readonly galley?: VehicleId;
}
interface Slot {
  duty: Post['duty'];
  engine?: VehicleId;
  galley?: VehicleId;
}

export const galleysAt = (g: MU, at: AreaId, side: Side): readonly VehicleId[] =>
  vehiclesAt(g, at, side).filter(id => typeOfVehicle(g, id) === 'galley');

/** Units of one troop, galley by galley; on land they are all together. */
const groupsOf = (g: MU, at: AreaId, side: Side, troop: Troop, count: number): readonly Slot[][] => {
  if (!isSea(at)) return [Array.from({ length: count }, (): Slot => ({ duty: 'line' }))];
  let ashore = count;
  const groups = vehiclesAt(g, at, side).map(galley => {
    const berths = Math.min(ashore, g.vehicles.aboard[galley]?.[troop] ?? 0);
    ashore -= berths;
    return Array.from({ length: berths }, (): Slot => ({ duty: 'line', galley }));
  });
  // Those of barbarians need no place of their own.
  return [...groups, Array.from({ length: ashore }, (): Slot => ({ duty: 'line' }))];
};

/** Gives a duty to so many of those who have none, from the end of the list. */
const detail = (slots: readonly Slot[], count: number, what: Partial<Slot>): void => {
  const free = slots.filter(({ duty }) => duty === 'line');
  for (const slot of free.slice(Math.max(0, free.length - count))) Object.assign(slot, what);
};

const assignDuties = (g: MU, fight: BattleSide, troop: Troop, groups: readonly Slot[][]): void => {
  for (const [engine, crew] of Object.entries(fight.now.crews) as [VehicleId, Army][]) {
    const carrier = g.vehicles.carrier[engine];
    const there = carrier === undefined ? groups.flat() : groups.flat().filter(({ galley }) => galley === carrier);
    detail(there, crew[troop] ?? 0, { duty: 'crew', engine });
  }
  detail(groups.flat(), fight.idle[troop] ?? 0, { duty: 'idle' });
  detail(groups.flat(), fight.heroines.filter(each => each === troop).length, { duty: 'heroine' });
};

/** All units of a side in an area, by token. */
export const rosterOf = (g: MU, at: AreaId, side: Side): readonly Post[] => {
  const stance = stanceAt(g, at, side);
  const army = stance ? armyIn(g, stance) : armyOf(g, at, side);
  return TROOPS.flatMap(troop => {
    const count = army[troop] ?? 0;
    if (count === 0) return [];
    const groups = groupsOf(g, at, side, troop, count);
    if (stance) assignDuties(g, sideIn(g, stance), troop, groups);
    return groups.flat().map((slot, i): Post => ({ token: `${troop}:${i + 1}`, troop, ...slot }));
  });
};
export const rosterIn = (g: MU, stance: Stance): readonly Post[] =>
  rosterOf(g, whereIn(g, stance), sideIn(g, stance).side);

/** Tokens between which nobody could tell a difference have the same. */
export const kindOfPost = ({ troop, duty, engine, galley }: Post): string => [troop, duty, engine, galley].join(' ');

/** @rule MU 5-siege-crew Crews are as good as absent; @rule MU tech.machine-building unless theirs may fight as well. */
export const isInLine = (g: MU, { duty, engine }: Post): boolean => {
  if (duty === 'crew') return engine !== undefined && holdsForVehicle(g, 'crew-fights', engine);
  return duty !== 'idle';
};

/** Somebody who fights, and what he counts as. */
export interface FightingMan {
  readonly token: Token;
  readonly troop: Troop;
  readonly as: OwnTroop;
  /** @rule MU card.29 Dead already. */
  readonly isLate?: true;
}
const plainOf = (troop: Troop): OwnTroop =>
  typeOf(troop) === 'captain' ? (`captain-${levelOf(troop)}` as OwnTroop) : (typeOf(troop) as OwnTroop);

/** @rule MU card.29 Their tokens follow those of the living. */
const lateIn = (g: MU, stance: Stance): readonly FightingMan[] => {
  const { lateFallen } = boutOf(g, stance);
  const living = armyIn(g, stance);
  return TROOPS.flatMap(troop =>
    Array.from({ length: lateFallen[troop] ?? 0 }, (_, i): FightingMan => {
      const token: Token = `${troop}:${(living[troop] ?? 0) + i + 1}`;
      return { token, troop, as: plainOf(troop), isLate: true };
    }),
  );
};

/** Everybody who fights in the melee; @rule MU card.67 @rule MU tech.appointment as what he counts. */
export const fightersIn = (g: MU, stance: Stance): readonly FightingMan[] => {
  const living = rosterIn(g, stance).filter(post => isInLine(g, post));
  const men = [
    ...living.map(({ token, troop, duty }) => ({
      token,
      troop,
      as: duty === 'heroine' ? ('captain-1' as const) : plainOf(troop),
      isPlain: duty !== 'heroine',
    })),
    ...lateIn(g, stance).map(man => ({ ...man, isPlain: true })),
  ];
  for (const effect of effectsOf(g, 'treated-as')) {
    if (effect.at !== whereIn(g, stance) || effect.side !== sideIn(g, stance).side) continue;
    // MU B-use It works for him alone who uses it: in the battles of others nobody treats anybody so.
    if (!STANCES.some(each => sideIn(g, each).side === effect.by)) continue;
    const man = men.find(each => each.troop === effect.troop && each.isPlain);
    if (!man) continue;
    man.as = effect.as === 'captain' ? 'captain-1' : effect.as;
    man.isPlain = false;
  }
  return men.map(({ isPlain: _, ...man }) => man);
};
