import {
  gainTechnology,
  placeUnit,
  placeVehicle,
  raiseBuilding,
  raiseCaptain,
  raiseVehicle,
  releasePrisoner,
  repairBuilding,
  takeFromAside,
  takeFromTended,
} from '../../deeds/purchases.js';
import type { BuildingType, Level, Player, TechnologyId, TerritoryId } from '../../ids.js';
import type { Purchase } from '../../purchases.js';
import { levelOf } from '../../rules/armies.js';
import { kindIn, placeIn } from '../../rules/purchases/buildings.js';
import { captiveIn, captorIn } from '../../rules/purchases/units.js';
import { levelIn, levelOfEngine, transportIn, vehicleIn } from '../../rules/purchases/vehicles.js';
import type { MU } from '../../state.js';
import type { OwnTroop } from '../../troops.js';

/** @rule MU card.32 @rule MU card.33 A discount is for one building. */
const useDiscounts = (g: MU, seat: Player): void => {
  g.effects = g.effects.filter(effect => effect.type !== 'discount' || effect.player !== seat);
};

/** Paid for, and handed over. Hands back how many control markers come with it; cards are drawn by the caller. */
export const deliver = (g: MU, seat: Player, { ware, what, at }: Purchase): number => {
  const there = at as TerritoryId;
  switch (ware) {
    case 'buy-technology':
      gainTechnology(g, seat, what as TechnologyId);
      break;
    case 'build':
      useDiscounts(g, seat);
      return raiseBuilding(g, seat, what as BuildingType, there);
    case 'repair':
      repairBuilding(g, seat, kindIn(what), placeIn(what));
      break;
    case 'buy-transport':
      placeVehicle(g, seat, transportIn(what), levelIn(what), there);
      break;
    case 'buy-engine':
      placeVehicle(g, seat, 'engine', levelOfEngine(what), there);
      break;
    case 'upgrade':
      raiseVehicle(g, seat, vehicleIn(what), levelIn(what));
      break;
    case 'buy-unit':
      placeUnit(g, seat, what as OwnTroop, there, { how: 'bought' });
      break;
    case 'upgrade-captain': {
      const from = levelOf(what.slice(0, what.indexOf(':')) as OwnTroop) as Level;
      raiseCaptain(g, seat, from, levelIn(what), placeIn(what));
      break;
    }
    case 'buy-card':
      break;
    case 'ransom':
      releasePrisoner(g, captorIn(what), seat, captiveIn(what));
      placeUnit(g, seat, captiveIn(what), there, { how: 'ransomed', from: captorIn(what) });
      break;
    case 'redeploy':
      takeFromAside(g, seat, what as OwnTroop);
      placeUnit(g, seat, what as OwnTroop, there, { how: 'redeployed' });
      break;
    case 'buy-back':
      takeFromTended(g, seat, what as OwnTroop);
      placeUnit(g, seat, what as OwnTroop, there, { how: 'recovered' });
      break;
  }
  return 0;
};
