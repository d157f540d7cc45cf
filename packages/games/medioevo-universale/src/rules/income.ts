import { components } from '../catalog.js';
import type { Level } from '../ids.js';

/** A controlled territory, as far as taxes go. */
export interface Taxed {
  /** The level of its civil building. */
  readonly civil?: Level | undefined;
  readonly marketFactor: number;
}

const EQUIVALENTS: Readonly<Record<Level, number>> = {
  1: components.income.civilBuildingTerritoryEquivalents.village,
  2: components.income.civilBuildingTerritoryEquivalents.town,
  3: components.income.civilBuildingTerritoryEquivalents['great-city'],
};

/** @rule MU 3-income @rule MU 3-income-city */
export const incomeFrom = (territories: readonly Taxed[], rate: number): number => {
  let [base, fromCities] = [0, 0];
  for (const { civil, marketFactor } of territories) {
    base += 1 + (civil === undefined ? 0 : EQUIVALENTS[civil]);
    if (civil === 3) fromCities += marketFactor * components.income.greatCityMarketFactor;
  }
  return base * rate + fromCities;
};

/** @rule MU 2-uprisings-count One for each step of the scale above what is permitted. */
export const uprisingsFor = (rate: number, permitted: number): number =>
  Math.max(0, (rate - permitted) / components.taxRates.step);
