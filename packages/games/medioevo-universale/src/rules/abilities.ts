import type { Fighter, Order } from '../fighting.js';
import type { Army } from '../troops.js';
import { countOf, levelOf, TROOPS } from './armies.js';

/** @rule MU 5-naval-abilities */
export const AT_SEA: readonly Fighter[] = ['archer', 'light-infantry'];

export type Deed = 'adopt' | 'allow' | 'cancel';
export const deedOf = (order: Order): Deed => order.slice(0, order.indexOf(':')) as Deed;
export const fighterOf = (order: Order): Fighter => order.slice(order.indexOf(':') + 1) as Fighter;

/** One side of a battle round: who fights, without the crews, and what its captains do. */
export interface Rank {
  readonly army: Army;
  readonly orders: readonly Order[];
}

const ordered = ({ orders }: Rank, order: Order): number => orders.filter(each => each === order).length;

/** @rule MU 5-units-cp-adopt With those captains who stand for the type, for using as for blocking. */
export const countWithAdopted = (rank: Rank, type: Fighter): number =>
  countOf(rank.army, type) + ordered(rank, `adopt:${type}`);

/**
 * @rule MU 5-units-block How many of a side may use the ability of a type: all of them if the other side has none of the type,
 * otherwise those a captain allows to; @rule MU 5-units-cp-cancel less those the other's captains keep from it.
 */
export const ableOf = (own: Rank, other: Rank, type: Fighter, isAtSea = false): number => {
  if (isAtSea && !AT_SEA.includes(type)) return 0;
  const count = countWithAdopted(own, type);
  const isBlocked = countWithAdopted(other, type) > 0;
  const able = isBlocked ? Math.min(count, ordered(own, `allow:${type}`)) : count;
  return Math.max(0, able - ordered(other, `cancel:${type}`));
};

const levelsOf = (army: Army): number => TROOPS.reduce((sum, troop) => sum + levelOf(troop) * (army[troop] ?? 0), 0);

/** @rule MU 5-units-cp-net Where both have captains, only the higher side commands, as often as its levels are more. */
export const commandsOf = (own: Army, other: Army): number => Math.max(0, levelsOf(own) - levelsOf(other));

/**
 * What a level may be used for when a type is checked. Only what changes something is offered: to adopt a type that is not at
 * hand or is blocked by nobody, to allow somebody who is blocked, to cancel somebody who is able.
 */
export const ordersFor = (own: Rank, other: Rank, type: Fighter, isAtSea = false): readonly Order[] => {
  if (isAtSea && !AT_SEA.includes(type)) return [];
  const orders: Order[] = [`adopt:${type}`];
  const isBlocked = countWithAdopted(other, type) > 0;
  if (isBlocked && countWithAdopted(own, type) > ordered(own, `allow:${type}`)) orders.push(`allow:${type}`);
  if (ableOf(other, own, type, isAtSea) > 0) orders.push(`cancel:${type}`);
  return orders;
};

/**
 * @rule MU E-combat A captain of the barbarians is an archer if that is any use; if the enemy has archers, he lets one shoot
 * all the same; otherwise he does nothing.
 */
export const barbarianOrders = (own: Army, other: Rank): readonly Order[] => {
  const commands = commandsOf(own, other.army);
  if (countWithAdopted(other, 'archer') === 0) return Array<Order>(commands).fill('adopt:archer');
  return Array<Order>(Math.min(commands, countOf(own, 'archer'))).fill('allow:archer');
};

/** @rule MU E-combat-li How many light infantry barbarians throw in before the dice. */
export const barbarianSacrifice = (own: Army, ownUnits: number, enemyUnits: number, isBlocked: boolean): number => {
  const light = countOf(own, 'light-infantry');
  if (isBlocked || ownUnits >= enemyUnits || light < 2) return 0;
  return light >= 4 ? 2 : 1;
};
