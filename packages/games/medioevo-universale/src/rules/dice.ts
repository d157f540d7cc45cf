import { components } from '../catalog.js';
import type { Dice } from '../fighting.js';

export const SIDES: Dice = [4, 6, 8];

/**
 * @rule MU 5-battle-5 @rule MU 5-battle-critical The highest die; or the product of equal ones, if that is more.
 */
export const attackValue = (dice: Dice): number => Math.max(...dice, ...dice.map(die => productOfEquals(dice, die)));

const productOfEquals = (dice: Dice, die: number): number => {
  const equal = dice.filter(each => each === die);
  return equal.length > 1 ? die ** equal.length : 0;
};

/** @rule MU 5-battle-loss */
export const lossValue = (dice: Dice): number => Math.min(...dice);

/** @rule MU 5-battle-malus By the place in the turn order, among those still in the game. */
export const malus = (players: number, place: number): number => components.turnOrderMalus[players][place];

/** @rule MU 5-battle-superiority For every 20 points of difference, before the cap. */
export const superiority = (difference: number): number => Math.floor(difference / 20);

/** @rule MU 5-retreat-announce @rule MU 5-capture-declare Half of it, rounded up. */
export const halved = (value: number): number => Math.ceil(value / 2);

/** "D3" is a D6 in pairs. */
export const ofThree = (die: number): number => Math.ceil(die / 2);
