import type { Fighter, Order } from '../fighting.js';
import type { Army, Troop } from '../troops.js';
import { countOf, levelOf } from './armies.js';

/** @rule MU 5-naval-abilities */
const AT_SEA: readonly Fighter[] = ['archer', 'light-infantry'];

/** One side of a battle round: who fights, as what he counts, and what its captains do. */
export interface Rank {
  readonly army: Army;
  readonly orders: readonly Order[];
  /** @rule MU card.4 Blocked only by at least as many. */
  readonly standsFast?: boolean;
  /** @rule MU card.7 Others who shoot, too: they are no archers to anybody else. */
  readonly extraArchers?: number;
}

const ordered = ({ orders }: Rank, order: Order): number => orders.filter(each => each === order).length;

/** @rule MU 5-units-cp-adopt With those captains who stand for the type, for using as for blocking. */
export const countWithAdopted = (rank: Rank, type: Fighter): number =>
  countOf(rank.army, type) + ordered(rank, `adopt:${type}`);

/** @rule MU 5-units @rule MU 5-units-block One of the type is enough to block it. */
const isBlocked = (own: Rank, other: Rank, type: Fighter): boolean => {
  const theirs = countWithAdopted(other, type);
  return theirs > 0 && (!own.standsFast || theirs >= countWithAdopted(own, type));
};
/** All who could use an ability if nobody kept them from it. */
const usersOf = (rank: Rank, type: Fighter): number =>
  countWithAdopted(rank, type) + (type === 'archer' ? (rank.extraArchers ?? 0) : 0);

/**
 * @rule MU 5-units-block How many of a side may use the ability of a type: all of them if the other side has none of the type,
 * otherwise those a captain allows to (@rule MU 5-units-cp-allow); @rule MU 5-units-cp-cancel less those the other's captains keep from it.
 */
export const ableOf = (own: Rank, other: Rank, type: Fighter, isAtSea = false): number => {
  if (isAtSea && !AT_SEA.includes(type)) return 0;
  const users = usersOf(own, type);
  const able = isBlocked(own, other, type) ? Math.min(users, ordered(own, `allow:${type}`)) : users;
  return Math.max(0, able - ordered(other, `cancel:${type}`));
};

/** @rule MU card.68 With the levels that were added, no captain above the third. */
export const levelsOf = (army: Army, raised = 0): number => {
  let levels = 0;
  for (const troop in army) levels += levelOf(troop as Troop) * (army[troop as Troop] ?? 0);
  return levels + Math.min(raised, 3 * countOf(army, 'captain') - levels);
};

/** @rule MU 5-units-cp-net Where both have captains, only the higher side commands, as often as its levels are more. */
export const commandsOf = (own: number, other: number): number => Math.max(0, own - other);

/**
 * What a level may be used for when a type is checked. Only what is of any use is offered: to stand for a type is, unless both
 * sides have it already; to allow somebody who is blocked, to cancel somebody who is able.
 */
export const ordersFor = (own: Rank, other: Rank, type: Fighter, isAtSea = false): readonly Order[] => {
  if (isAtSea && !AT_SEA.includes(type)) return [];
  const orders: Order[] = [`adopt:${type}`];
  const isFree = ordered(own, `allow:${type}`) < usersOf(own, type);
  if (isBlocked(own, other, type) && isFree) orders.push(`allow:${type}`);
  if (ableOf(other, own, type, isAtSea) > 0) orders.push(`cancel:${type}`);
  return orders;
};

/**
 * @rule MU E-combat A captain of the barbarians is an archer if that is any use; if the enemy has archers, he lets one shoot
 * all the same; otherwise he does nothing.
 */
export const barbarianOrders = (own: Rank, other: Rank, commands: number): readonly Order[] => {
  if (!isBlocked(own, other, 'archer')) return Array<Order>(commands).fill('adopt:archer');
  return Array<Order>(Math.min(commands, usersOf(own, 'archer'))).fill('allow:archer');
};

/** @rule MU E-combat-li How many light infantry barbarians throw in before the dice. */
export const barbarianSacrifice = (light: number, ownUnits: number, enemyUnits: number, isBlocked: boolean): number => {
  if (isBlocked || ownUnits >= enemyUnits || light < 2) return 0;
  return light >= 4 ? 2 : 1;
};
