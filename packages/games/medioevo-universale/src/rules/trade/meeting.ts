import type { Good, Player, VehicleId } from '../../ids.js';
import { GOODS } from '../../ids.js';
import type { MU } from '../../state.js';
import { hasArmy, hasBarbarians } from '../armies.js';
import { effectsOf, holdsForVehicle } from '../effects.js';
import { hasTruce, letsTradePass, mayFight } from '../relations.js';
import { othersFrom } from '../seating.js';
import { ownerOf, whereIs } from '../vehicles.js';
import { cargoOf, lessGoods } from './cargo.js';
import { hasEdict } from './places.js';

/** @rule MU card.50 @rule MU card.51 Cubes of its load that nobody may touch. */
const safeCubes = (g: MU, id: VehicleId): readonly Good[] => {
  const cargo = cargoOf(g, id);
  return GOODS.flatMap(good => {
    const safe = effectsOf(g, 'safe-cube').filter(effect => effect.vehicle === id && effect.good === good);
    const count = safe.reduce((sum, effect) => sum + effect.count, 0);
    return cargo.filter(each => each === good).slice(0, count);
  });
};
/** What of its load may be plundered. */
export const looseCubes = (g: MU, id: VehicleId): readonly Good[] => lessGoods(cargoOf(g, id), safeCubes(g, id));
/** What is safe needs something to be on: its vehicle is left alone with it. */
export const isSafe = (g: MU, id: VehicleId): boolean =>
  holdsForVehicle(g, 'safe-vehicle', id) || safeCubes(g, id).length > 0;
/** Is there anything to be had from it? */
export const isPrey = (g: MU, id: VehicleId): boolean => !isSafe(g, id) || looseCubes(g, id).length > 0;

/** @rule MU 6-move-meet What an army means to a trade vehicle that has come to it. */
export const attitudeTo = (g: MU, army: Player, trader: Player): 'passes' | 'plunders' | 'decides' => {
  if (letsTradePass(g, army, trader) || hasTruce(g, army, trader)) return 'passes';
  return mayFight(g, army, trader) ? 'plunders' : 'decides';
};

/** @rule MU 6-move-meet Whose armies do not simply let it pass, in turn order after its owner. Its owner's army guards it. */
export const facedBy = (g: MU, id: VehicleId): readonly Player[] => {
  const [at, trader] = [whereIs(g, id), ownerOf(g, id) as Player];
  if (hasArmy(g, at, trader)) return [];
  return othersFrom(g, trader).filter(army => hasArmy(g, at, army) && attitudeTo(g, army, trader) !== 'passes');
};
/** @rule MU tech.edict Beside barbarians who leave it alone only while it is on its way. */
export const isUnderEdict = (g: MU, id: VehicleId): boolean => {
  const [at, trader] = [whereIs(g, id), ownerOf(g, id) as Player];
  return hasBarbarians(g, at) && !hasArmy(g, at, trader) && hasEdict(g, trader, at);
};
export const isFacedByBarbarians = (g: MU, id: VehicleId): boolean => {
  const [at, trader] = [whereIs(g, id), ownerOf(g, id) as Player];
  return hasBarbarians(g, at) && !hasArmy(g, at, trader) && !hasEdict(g, trader, at);
};
