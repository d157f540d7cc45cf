import { type BattleSide, STANCES, type Stance } from '../../battle.js';
import { isSea } from '../../catalog.js';
import type { AreaId, Side, VehicleId } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Named, OwnTroop, Troop } from '../../troops.js';
import { armyOf, levelOf, sizeOf, TROOPS, typeOf } from '../armies.js';
import { effectsOf, holdsForVehicle } from '../effects.js';
import { type Token, tokenOf } from '../tokens.js';
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
  readonly engine: VehicleId | undefined;
  readonly galley: VehicleId | undefined;
}
/** While duties are given out. The roster is asked for at nearly every step of a battle, hence plain loops over one kind of object. */
type Slot = { -readonly [K in keyof Post]: Post[K] };

export const galleysAt = (g: MU, at: AreaId, side: Side): readonly VehicleId[] =>
  vehiclesAt(g, at, side).filter(id => typeOfVehicle(g, id) === 'galley');

const enlist = (into: Slot[], troop: Troop, count: number, galley?: VehicleId): void => {
  for (let i = 0; i < count; i++)
    into.push({ token: tokenOf(troop, into.length + 1), troop, duty: 'line', engine: undefined, galley });
};
/** @rule MU 5-retreat-after Whoever has retreated is aboard what went along; whoever waited there is elsewhere. */
const berthsAt = (g: MU, at: AreaId, side: Side): readonly VehicleId[] => {
  const all = vehiclesAt(g, at, side);
  const train = g.battle?.train ?? [];
  return train.length === 0 ? all : [...all.filter(id => train.includes(id)), ...all.filter(id => !train.includes(id))];
};
/** Units of one troop, galley by galley; on land they are all together. */
const slotsOf = (g: MU, at: AreaId, side: Side, troop: Troop, count: number): readonly Slot[] => {
  const slots: Slot[] = [];
  if (isSea(at))
    for (const galley of berthsAt(g, at, side))
      enlist(slots, troop, Math.min(count - slots.length, g.vehicles.aboard[galley]?.[troop] ?? 0), galley);
  // Those of barbarians need no place of their own.
  enlist(slots, troop, count - slots.length);
  return slots;
};

/** Gives a duty to so many of those who have none, from the end of the list; if a galley is named, of those aboard it. */
const detail = (
  slots: readonly Slot[],
  count: number,
  duty: Slot['duty'],
  engine?: VehicleId,
  galley?: VehicleId,
): void => {
  for (let i = slots.length - 1, open = count; i >= 0 && open > 0; i--) {
    const slot = slots[i];
    if (slot.duty !== 'line' || (galley !== undefined && slot.galley !== galley)) continue;
    slot.duty = duty;
    slot.engine = engine;
    open--;
  }
};

const assignDuties = (g: MU, { now, idle, heroines }: BattleSide, troop: Troop, slots: readonly Slot[]): void => {
  for (const each in now.crews) {
    const engine = each as VehicleId;
    detail(slots, now.crews[engine]?.[troop] ?? 0, 'crew', engine, g.vehicles.carrier[engine]);
  }
  detail(slots, idle[troop] ?? 0, 'idle');
  for (const heroine of heroines) if (heroine === troop) detail(slots, 1, 'heroine');
};

/** All units of a side in an area, by token. */
export const rosterOf = (g: MU, at: AreaId, side: Side): readonly Post[] => {
  const stance = stanceAt(g, at, side);
  const army = stance ? armyIn(g, stance) : armyOf(g, at, side);
  const posts: Post[] = [];
  for (const troop of TROOPS) {
    const count = army[troop] ?? 0;
    if (count === 0) continue;
    const slots = slotsOf(g, at, side, troop, count);
    if (stance) assignDuties(g, sideIn(g, stance), troop, slots);
    for (const slot of slots) posts.push(slot);
  }
  return posts;
};
export const rosterIn = (g: MU, stance: Stance): readonly Post[] =>
  rosterOf(g, whereIn(g, stance), sideIn(g, stance).side);

type Placed = Pick<Post, 'troop' | 'engine' | 'galley'>;
const fullName = ({ troop, engine, galley }: Placed): Named => {
  const where = engine ?? galley;
  return where === undefined ? troop : `${troop}@${where}`;
};
/** By the troop alone, as long as all of it are called the same. */
export const namesOf = (posts: readonly Placed[]): readonly Named[] => {
  const names = new Map<Troop, Set<Named>>();
  for (const post of posts) names.set(post.troop, (names.get(post.troop) ?? new Set()).add(fullName(post)));
  return [...names].flatMap(([troop, those]) => (those.size > 1 ? [...those] : [troop]));
};
/** Those who are called so, crews last. */
export const calledSo = (posts: readonly Post[], name: Named): readonly Post[] => {
  const exactly = posts.filter(post => fullName(post) === name);
  if (exactly.length > 0) return exactly;
  const alike = posts.filter(({ troop }) => troop === name);
  return [...alike.filter(({ engine }) => !engine), ...alike.filter(({ engine }) => engine)];
};

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
}
interface Man extends FightingMan {
  as: OwnTroop;
  /** He counts as what he is. */
  isPlain: boolean;
}
const PLAIN = new Map(
  TROOPS.map((troop): [Troop, OwnTroop] => [
    troop,
    typeOf(troop) === 'captain' ? (`captain-${levelOf(troop)}` as OwnTroop) : (typeOf(troop) as OwnTroop),
  ]),
);
const plainMan = (token: Token, troop: Troop): Man => ({ token, troop, as: PLAIN.get(troop)!, isPlain: true });

/** @rule MU card.29 The dead of this round who fight on. Their tokens follow those of the living. */
const addLate = (g: MU, stance: Stance, men: Man[]): void => {
  const { lateFallen } = boutOf(g, stance);
  if (sizeOf(lateFallen) === 0) return;
  const living = armyIn(g, stance);
  for (const troop of TROOPS)
    for (let i = 1; i <= (lateFallen[troop] ?? 0); i++)
      men.push(plainMan(tokenOf(troop, (living[troop] ?? 0) + i), troop));
};

/** Everybody who fights in the melee; @rule MU card.67 @rule MU tech.appointment as what he counts. */
export const fightersIn = (g: MU, stance: Stance): readonly FightingMan[] => {
  const men: Man[] = [];
  for (const post of rosterIn(g, stance)) {
    if (!isInLine(g, post)) continue;
    const man = plainMan(post.token, post.troop);
    men.push(man);
    if (post.duty !== 'heroine') continue;
    man.as = 'captain-1';
    man.isPlain = false;
  }
  addLate(g, stance, men);
  for (const effect of effectsOf(g, 'treated-as')) {
    if (effect.at !== whereIn(g, stance) || effect.side !== sideIn(g, stance).side) continue;
    // MU B-use It works for him alone who uses it: in the battles of others nobody treats anybody so.
    if (!STANCES.some(each => sideIn(g, each).side === effect.by)) continue;
    const man = men.find(each => each.troop === effect.troop && each.isPlain);
    if (!man) continue;
    man.as = effect.as === 'captain' ? 'captain-1' : effect.as;
    man.isPlain = false;
  }
  return men;
};
