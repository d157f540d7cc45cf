import { components, isInhabited, isSea, terrainOf } from '../catalog.js';
import type { AreaId, Player } from '../ids.js';
import type { MU } from '../state.js';
import type { Army } from '../troops.js';
import { armyOf, isHired, sizeOf, TROOPS } from './armies.js';
import { territoriesOf } from './control.js';
import { effectsOf } from './effects.js';
import { incomeFrom } from './income.js';
import { vehiclesOf } from './ownership.js';

/** @rule MU card.65 Hired barbarians cost nothing. */
const paidIn = (army: Army): number =>
  TROOPS.reduce((sum, troop) => sum + (isHired(troop) ? 0 : (army[troop] ?? 0)), 0);

/** @rule MU 3-upkeep @rule MU X-terrain-upkeep What one unit costs there. */
export const unitUpkeep = (g: MU, at: AreaId): number => {
  if (!g.options.terrain) return components.upkeep.perUnit;
  const { unitUpkeep: by } = components.variants.terrain;
  if (isSea(at)) return by.sea;
  if (isInhabited(at)) return by.inhabited;
  const terrain = terrainOf(at);
  return terrain === 'mountain' || terrain === 'desert' ? by[`uninhabited-${terrain}`] : by['uninhabited-other'];
};

const lentBy = (g: MU, player: Player) => g.lent.filter(({ owner }) => owner === player);
/** @rule MU 3-upkeep For every own unit, transport and engine on the map. */
export const upkeepOf = (g: MU, player: Player): number => {
  const areas = Object.keys(g.armies) as AreaId[];
  const forArmies = areas.reduce((sum, at) => sum + paidIn(armyOf(g, at, player)) * unitUpkeep(g, at), 0);
  // MU card.66 Who fights among barbarians is still his.
  const forUnits = lentBy(g, player).reduce((sum, { at, army }) => sum + sizeOf(army) * unitUpkeep(g, at), forArmies);
  const { perTransport, perSiegeEngine } = components.upkeep;
  return vehiclesOf(g, player).reduce(
    (sum, id) => sum + (g.vehicles.type[id] === 'engine' ? perSiegeEngine : perTransport),
    forUnits,
  );
};

/** @rule MU D-interest Taken in this round, and not repaid in it: whoever does both owes what he owed before (M-10). */
const isNew = ({ loans }: MU, player: Player): boolean => loans.taken[player] === true && !loans.repaid[player];
/** @rule MU D-interest A loan costs nothing in the round in which it was taken, nor if it was repaid before the phase. */
export const chargedLoans = (g: MU, player: Player): number =>
  g.loans.charged?.[player] ?? Math.max(0, (g.loans.open[player] ?? 0) - (isNew(g, player) ? 1 : 0));
/** @rule MU 3-interest @rule MU card.38 What is due in this phase, and has not been settled yet. */
export const interestDue = (g: MU, player: Player): number => {
  if (g.loans.settled?.[player]) return 0;
  const less = effectsOf(g, 'less-interest').filter(effect => effect.player === player);
  const due = chargedLoans(g, player) * components.loans.interestPerLoan;
  return Math.max(
    0,
    less.reduce((sum, { florin }) => sum - florin, due),
  );
};

/** @rule MU 3-income-destitute Neither units on the map nor territories. */
export const isDestitute = (g: MU, player: Player): boolean =>
  territoriesOf(g, player).length === 0 &&
  lentBy(g, player).length === 0 &&
  !Object.values(g.armies).some(there => there?.[player] !== undefined);

/** @rule MU 3-income @rule MU 3-income-city @rule MU 3-control What a rate brings in. */
export const incomeOf = (g: MU, player: Player, rate: number): number => {
  if (isDestitute(g, player)) return components.income.destitute;
  const taxed = territoriesOf(g, player).map(at => ({
    civil: g.buildings.civil[at],
    marketFactor: g.market[at]?.length ?? 0,
  }));
  return incomeFrom(taxed, rate);
};
