import { components, TECHNOLOGY } from '../../catalog.js';
import type { BuildingType, Player, TechnologyId, TerritoryId } from '../../ids.js';
import type { Purchase, Ware } from '../../purchases.js';
import type { MU } from '../../state.js';
import type { OwnTroop } from '../../troops.js';
import type { Cost } from '../../uses.js';
import { levelOf } from '../armies.js';
import { levelOfVehicle, typeOfVehicle } from '../vehicles.js';
import { buildable, costOfBuilding, repairable, sitesFor } from './buildings.js';
import { buyableTechnologies, mayBuyCard, priceOfCard } from './cards.js';
import { homeGarrisons, placesForUnits, placesForVehicle } from './places.js';
import {
  buyableUnits,
  captiveIn,
  costOfPromotion,
  costOfTroop,
  promotable,
  ransomable,
  ransomFor,
  recoverable,
  recoveryOf,
  redeployable,
} from './units.js';
import {
  buyableEngines,
  buyableTransports,
  costOfVehicle,
  levelIn,
  levelOfEngine,
  raisable,
  transportIn,
  vehicleIn,
} from './vehicles.js';

type Shelf = (g: MU, seat: Player) => readonly string[];
const SHELVES: Readonly<Record<Ware, Shelf>> = {
  'buy-technology': buyableTechnologies,
  build: buildable,
  repair: repairable,
  'buy-transport': buyableTransports,
  'buy-engine': buyableEngines,
  upgrade: raisable,
  'buy-unit': buyableUnits,
  'upgrade-captain': promotable,
  'buy-card': (g, seat) => (mayBuyCard(g, seat) ? ['card'] : []),
  ransom: ransomable,
  redeploy: redeployable,
  'buy-back': recoverable,
};

/** @rule MU 4 What a seat may have of a ware, and can pay for. */
export const onOffer = (g: MU, seat: Player, ware: Ware): readonly string[] => SHELVES[ware](g, seat);

/** Where it may stand; undefined where nothing is to be placed. */
export const placesFor = (g: MU, seat: Player, { ware, what }: Purchase): readonly TerritoryId[] | undefined => {
  switch (ware) {
    case 'build':
      return sitesFor(g, seat, what as BuildingType);
    case 'buy-transport':
      return placesForVehicle(g, seat, transportIn(what));
    case 'buy-engine':
      return placesForVehicle(g, seat, 'engine');
    case 'buy-unit':
      return placesForUnits(g, seat);
    case 'ransom':
    case 'redeploy':
    case 'buy-back':
      return homeGarrisons(g, seat);
    default:
      return undefined;
  }
};

/** Is it still to be had, just so? */
export const isOnOffer = (g: MU, seat: Player, purchase: Purchase): boolean =>
  onOffer(g, seat, purchase.ware).includes(purchase.what) &&
  (purchase.at === undefined || placesFor(g, seat, purchase)?.includes(purchase.at) === true);

const money = (florin: number): Cost => ({ points: {}, florin });
/** What it costs, design and price in one; undefined if it cannot be designed. */
export const costOf = (g: MU, seat: Player, { ware, what, at }: Purchase): Cost | undefined => {
  switch (ware) {
    case 'buy-technology':
      return money(TECHNOLOGY[what as TechnologyId].price);
    case 'build':
      return at && costOfBuilding(g, seat, what as BuildingType, at);
    case 'repair':
      return money(components.repairPerDamage);
    case 'buy-transport':
      return costOfVehicle(g, seat, transportIn(what), levelIn(what), 0);
    case 'buy-engine':
      return costOfVehicle(g, seat, 'engine', levelOfEngine(what), 0);
    case 'upgrade': {
      const id = vehicleIn(what);
      return costOfVehicle(g, seat, typeOfVehicle(g, id), levelIn(what), levelOfVehicle(g, id));
    }
    case 'buy-unit':
      return costOfTroop(g, seat, what as OwnTroop);
    case 'upgrade-captain':
      return costOfPromotion(
        g,
        seat,
        levelOf(what.slice(0, what.indexOf(':')) as OwnTroop) as 1 | 2 | 3,
        levelIn(what),
      );
    case 'buy-card':
      return money(priceOfCard(g, seat));
    case 'ransom':
      return money(ransomFor(captiveIn(what)));
    case 'redeploy':
      return money(0);
    case 'buy-back':
      return money(recoveryOf(what as OwnTroop));
  }
};
