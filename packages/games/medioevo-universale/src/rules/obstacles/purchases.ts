import type { Arg, Obstacle } from '@hegemon/kernel';
import { BUILDING, lowerThan, TECHNOLOGY } from '../../catalog.js';
import {
  type BuildingType,
  ENGINES,
  type EngineType,
  type Level,
  type Player,
  type TechnologyId,
  TRANSPORTS,
  type VehicleType,
} from '../../ids.js';
import type { Ware } from '../../purchases.js';
import type { MU } from '../../state.js';
import type { OwnTroop } from '../../troops.js';
import type { Cost } from '../../uses.js';
import { levelOf, OWN_TROOPS, typeOf } from '../armies.js';
import { territoriesOf } from '../control.js';
import { hasMarkerFor } from '../ownership.js';
import { canStand, costOfBuilding } from '../purchases/buildings.js';
import { priceOfCard } from '../purchases/cards.js';
import { CARPENTRY, MATHEMATICS, MILITARY_SCIENCE, surchargeFor } from '../purchases/design.js';
import { canAfford, leastPriceOf } from '../purchases/means.js';
import { homeGarrisons, placesForUnits, placesForVehicle } from '../purchases/places.js';
import { type Captive, captiveIn, captorIn, costOfTroop, ransomFor, unitsToCome } from '../purchases/units.js';
import { costOfVehicle, levelIn, levelOfEngine, transportIn } from '../purchases/vehicles.js';
import { buildingsLeft, enginesLeft, flagsLeft, transportsLeft, unitsLeft } from '../supply.js';
import { no } from './codes.js';

const tooDear = (g: MU, seat: Player, rule: string, cost: Cost | undefined): Obstacle | undefined =>
  cost && !canAfford(g, seat, cost)
    ? no(rule, 'too-dear', { florin: leastPriceOf(g, seat, cost), cash: g.cash[seat] })
    : undefined;
const unknown = (g: MU, seat: Player, rule: string, technology: TechnologyId): Obstacle | undefined =>
  surchargeFor(g, seat, technology) ? undefined : no(rule, 'needs-technology', { technology });

/** @rule MU 4-tech */
const whyNotTechnology = (g: MU, seat: Player, what: TechnologyId): Obstacle | undefined => {
  const rule = 'MU 4-tech';
  const { price, colour } = TECHNOLOGY[what];
  if (g.technologies[seat].includes(what)) return no(rule, 'technology-owned', { technology: what });
  const lower = lowerThan(what).find(each => !g.technologies[seat].includes(each));
  if (lower) return no(rule, 'lower-level-first', { technology: lower });
  if (g.branches[seat]?.includes(colour)) return no(rule, 'one-per-branch', { colour });
  return tooDear(g, seat, rule, { points: {}, florin: price });
};

/** @rule MU 4-units */
const whyNotUnit = (g: MU, seat: Player, what: OwnTroop): Obstacle | undefined => {
  const isCaptain = typeOf(what) === 'captain';
  if (unitsToCome(g, seat) <= 0) return no('MU 4-units-limit', 'unit-limit');
  const untaught = isCaptain ? unknown(g, seat, 'MU 4-units-captain', MILITARY_SCIENCE) : undefined;
  if (untaught) return untaught;
  const isFlagless = isCaptain && flagsLeft(g, levelOf(what) as Level) <= 0;
  if (isFlagless || unitsLeft(g, seat, typeOf(what)) <= 0) return no('MU 0-components-limits', 'none-left');
  if (placesForUnits(g, seat).length === 0) return no('MU 4-units-where', 'no-place');
  return tooDear(g, seat, 'MU 4-units', costOfTroop(g, seat, what));
};

/** @rule MU 4-buildings */
const whyNotBuilding = (g: MU, seat: Player, what: BuildingType): Obstacle | undefined => {
  const rule = 'MU 4-buildings-build';
  const untaught = unknown(g, seat, rule, BUILDING[what].technology);
  if (untaught) return untaught;
  if (buildingsLeft(g, what) <= 0) return no('MU 0-components-limits', 'none-left');
  const sites = territoriesOf(g, seat).filter(at => canStand(g, seat, what, at));
  if (sites.length === 0) return no(rule, 'no-place');
  const dear = sites.map(at => tooDear(g, seat, rule, costOfBuilding(g, seat, what, at)));
  return dear.every(each => each !== undefined) ? dear[0] : undefined;
};

/** @rule MU 4-transports @rule MU 4-siege @rule MU 4-markers */
const whyNotVehicle = (g: MU, seat: Player, type: VehicleType, level: Level): Obstacle | undefined => {
  const rule = type === 'engine' ? 'MU 4-siege' : 'MU 4-transports';
  const untaught = unknown(g, seat, rule, type === 'engine' ? MATHEMATICS : CARPENTRY);
  if (untaught) return untaught;
  const left = type === 'engine' ? enginesLeft(g, level) : transportsLeft(g, type);
  if (left <= 0) return no('MU 0-components-limits', 'none-left');
  if (!hasMarkerFor(g, seat, level)) return no('MU 4-markers', 'no-marker', { level });
  if (placesForVehicle(g, seat, type).length === 0) return no('MU 4-transports-where', 'no-place');
  return tooDear(g, seat, rule, costOfVehicle(g, seat, type, level, 0));
};

/** @rule MU 4-cards-buy */
const whyNotCard = (g: MU, seat: Player): Obstacle | undefined => {
  if (g.bought.card[seat]) return no('MU 4-cards-buy', 'card-bought');
  if (g.decks.cards.length === 0) return no('MU 4-cards', 'none-left');
  return tooDear(g, seat, 'MU 4-cards-buy', { points: {}, florin: priceOfCard(g, seat) });
};
/** @rule MU 4-ransom @rule MU 4-redeploy Who comes back counts as well, and needs a place. */
const whyNotBack = (g: MU, seat: Player): Obstacle | undefined => {
  if (unitsToCome(g, seat) <= 0) return no('MU 4-units-limit', 'unit-limit');
  return homeGarrisons(g, seat).length === 0 ? no('MU 4-redeploy', 'no-place') : undefined;
};
/** @rule MU 4-ransom Only what he is really held for: of others there is no price. */
const whyNotRansom = (g: MU, seat: Player, what: Captive): Obstacle | undefined => {
  const troop = captiveIn(what);
  const isHeld = (g.prisoners[captorIn(what)]?.[seat]?.[troop] ?? 0) > 0;
  return isHeld ? tooDear(g, seat, 'MU 4-ransom', { points: {}, florin: ransomFor(troop) }) : undefined;
};

const isTransport = (what: string): boolean =>
  (TRANSPORTS as readonly string[]).includes(transportIn(what)) && [1, 2, 3].includes(levelIn(what));

/** @rule MU 4 Why something cannot be had. */
export const whyNotBuy = (g: MU, seat: Player, ware: Ware, arg: Arg): Obstacle | undefined => {
  if (ware === 'buy-card') return whyNotCard(g, seat);
  if (typeof arg !== 'string') return undefined;
  switch (ware) {
    case 'buy-technology':
      return Object.hasOwn(TECHNOLOGY, arg) ? whyNotTechnology(g, seat, arg as TechnologyId) : undefined;
    case 'build':
      return Object.hasOwn(BUILDING, arg) ? whyNotBuilding(g, seat, arg as BuildingType) : undefined;
    case 'buy-transport':
      return isTransport(arg) ? whyNotVehicle(g, seat, transportIn(arg), levelIn(arg)) : undefined;
    case 'buy-engine':
      return ENGINES.includes(arg as EngineType) ? whyNotVehicle(g, seat, 'engine', levelOfEngine(arg)) : undefined;
    case 'buy-unit':
      return (OWN_TROOPS as readonly string[]).includes(arg) ? whyNotUnit(g, seat, arg as OwnTroop) : undefined;
    case 'ransom':
      return whyNotBack(g, seat) ?? whyNotRansom(g, seat, arg as Captive);
    case 'redeploy':
    case 'buy-back':
      return whyNotBack(g, seat);
    default:
      return undefined;
  }
};
