import { components } from '../../../src/catalog.js';
import type { UnitType } from '../../../src/ids.js';

/** What the three dice of the round say of the horde. */
export interface Horde {
  /** Sides and pips. */
  readonly dice: readonly { readonly sides: number; readonly pips: number; readonly adds: boolean }[];
  readonly units: Readonly<Partial<Record<UnitType, number>>>;
  readonly attack: number;
  readonly loss: number;
}

/** As it is printed on the circle of war: which die adds what, the highest die strikes, equal ones are multiplied. */
export const hordeOf = (dice: readonly number[]): Horde => {
  const { base, dice: printed } = components.horde;
  const units: Partial<Record<UnitType, number>> = { ...base };
  const adding = printed.map(({ on }, i) => on.includes(dice[i]));
  printed.forEach(({ adds }, i) => {
    if (adding[i]) units[adds] = (units[adds] ?? 0) + 1;
  });
  const products = dice.map(die => die ** dice.filter(each => each === die).length);
  return {
    dice: printed.map(({ die }, i) => ({ sides: Number(die.slice(1)), pips: dice[i], adds: adding[i] })),
    units,
    attack: Math.max(...products, ...dice),
    loss: Math.min(...dice),
  };
};
